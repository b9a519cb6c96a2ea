/** '+2', '−1'; what is said of zero depends on where it stands. */
export const signed = (value: number, zero = '±0'): string =>
  value > 0 ? `+${value}` : value < 0 ? `−${-value}` : zero;

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
