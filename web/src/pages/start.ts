/** What is loaded beside the table's script before a game, and to look at one again. */

export { default as JoinPage } from '../lobby/JoinPage.svelte'
export { default as LobbyPage } from '../lobby/LobbyPage.svelte'
export { default as WaitingPage } from '../lobby/WaitingPage.svelte'
export { default as ReplayPage } from '../replay/ReplayPage.svelte'
export { default as StartPage } from '../start/StartPage.svelte'
