/** What looking through scripts loads beside the table's script. */

export { default as LibraryPage } from '../library/LibraryPage.svelte'
