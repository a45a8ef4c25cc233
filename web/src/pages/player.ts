/** What a player's device, or the screen of the town square, loads beside the table's script. */

export { default as PlayerPage } from '../player/PlayerPage.svelte'
export { default as TownSquare } from '../player/TownSquare.svelte'
