/** What the Storyteller's device loads beside the table's script. */

export { default as StorytellerPage } from '../storyteller/StorytellerPage.svelte'
