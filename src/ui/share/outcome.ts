/** What became of a text that was to be shared. `unavailable`: it has to be shown, to be copied by hand. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'unavailable';
