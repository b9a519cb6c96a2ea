const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const;

/** Strength as it is reckoned with: '4½', '2¼'; other shares with two places. */
export function strengthInWords(share: number): string {
  const whole = Math.floor(share);
  const fraction = EIGHTHS[(share - whole) * 8];
  if (fraction === undefined) return `${Math.round(share * 100) / 100}`;
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`;
}
