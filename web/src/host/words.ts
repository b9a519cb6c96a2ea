/** Why a part of the page was given up, in the middle of a sentence. */
export const reasons = { late: 'it did not answer in time' } as const;
