/** What is left of somebody who is gone, in the games of others. */
export const DEPARTED = { id: 'departed', name: 'A departed general' } as const;
