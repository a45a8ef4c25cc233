/**
 * Keeps the screen lit while a page is looked at from afar, where the browser lets it: over plain http it does not, and
 * the device's own setting has to do. Returns how to stop.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let stopped = false

  async function take() {
    if (stopped || document.visibilityState !== 'visible') return
    try {
      lock = await navigator.wakeLock?.request('screen')
      if (stopped) await lock?.release()
    } catch {
      // A low battery may refuse.
    }
  }

  void take()
  document.addEventListener('visibilitychange', take)
  return () => {
    stopped = true
    document.removeEventListener('visibilitychange', take)
    void lock?.release()
  }
}
