/** What a table with a committee loads besides the rest. */
export { default as Committee } from './Committee.svelte';
export { default as Strip } from './CommitteeBar.svelte';
