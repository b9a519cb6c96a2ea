/** The time as text, for the dates of saved games. */
export type Clock = () => string;
export const systemClock: Clock = () => new Date().toISOString();
