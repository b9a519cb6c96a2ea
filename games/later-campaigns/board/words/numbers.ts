/** Half-points as people count them: 5 are '2½'. */
export function pointsInWords(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return `${whole}`;
  return whole === 0 ? '½' : `${whole}½`;
}
