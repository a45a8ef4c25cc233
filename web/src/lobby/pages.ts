/** The pages of a table before its game, loaded together. */

export { default as LobbyPage } from './LobbyPage.svelte'
export { default as WaitingPage } from './WaitingPage.svelte'
