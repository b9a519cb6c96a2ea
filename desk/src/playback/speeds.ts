export const SPEEDS = ['slow', 'normal', 'quick', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What the length of a beat is multiplied by. Off: nothing is waited for. */
export const PACE: { readonly [speed in Speed]: number } = { slow: 1.7, normal: 1, quick: 0.4, off: 0 };
