// Whether this browser has ever played on a server: only then is the server asked for games without being told to.
const KEY = 'grognard-been-far';

export const hasBeenFar = (): boolean => localStorage.getItem(KEY) !== null;
export const rememberBeingFar = (): void => localStorage.setItem(KEY, 'yes');
