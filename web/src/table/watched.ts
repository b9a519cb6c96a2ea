/** Where the browser keeps how far battles have been watched. */
export const WATCHED = 'grognard-watched';

/** Whether this one has been, by a glance: the code that reads it comes only then. */
export const isWatched = (id: string): boolean => localStorage.getItem(WATCHED)?.includes(id) === true;
