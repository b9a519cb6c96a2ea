// NLC-T1 to NLC-T12, typed off the law.

/** NLC-T8, rows 1 to 24, rolls 2 to 12. */
const FIRE = [
  '00000000111',
  '00000001112',
  '00000011122',
  '00000111222',
  '00000112222',
  '00001112223',
  '00001112234',
  '00001122334',
  '00011122334',
  '00011223345',
  '00011223445',
  '00111223445',
  '00112233446',
  '00112233456',
  '00112234456',
  '01112334556',
  '01122334557',
  '01122344567',
  '01123344567',
  '01123345568',
  '01223445568',
  '01223445678',
  '01233445679',
  '11233455679',
] as const;
const MOST_ROWS = 24;

/** NLC-7.1g: above 24 the table is asked again for the rest, with the same roll. */
export function hitsOf(strength: number, roll: number): number {
  if (strength <= 0) return 0;
  const row = FIRE[Math.min(strength, MOST_ROWS) - 1] ?? '';
  return Number(row[roll - 2]) + hitsOf(strength - MOST_ROWS, roll);
}

/** NLC-7.4e: 1 becomes 0, else round as usual. */
export const halvedHits = (hits: number): number => (hits === 1 ? 0 : Math.floor((hits + 1) / 2));

/** NLC-T5: percent against those who attack into it. */
export const IN_HEX = {
  clear: { assault: 0, bombard: 0, charge: 0, foot: 2, horse: 2 },
  town: { assault: 25, bombard: 75, charge: 50, foot: 2, horse: 2 },
  chateau: { assault: 50, bombard: 0, charge: 0, foot: 4, horse: 4 },
  woods: { assault: 50, bombard: 50, charge: 75, foot: 4, horse: 8 },
  impassable: { assault: 0, bombard: 0, charge: 0, foot: 0, horse: 0 },
} as const;
export const ACROSS = {
  stream: { assault: 25, charge: 25 },
  crest: { assault: 25 },
  bridge: { assault: 50 },
} as const;

/** NLC-T1: up to which roll it is a Bad Move, and nothing. */
const LOCAL = [
  { bad: 7, none: 11 },
  { bad: 6, none: 10 },
  { bad: 5, none: 9 },
  { bad: 3, none: 7 },
  { bad: 2, none: 5 },
] as const;

export function localDecision(rating: number, roll: number): 'bad' | 'none' | 'acts' {
  const row = LOCAL[Math.max(0, Math.min(4, rating))] ?? LOCAL[0];
  const counted = Math.min(12, roll);
  return counted <= row.bad ? 'bad' : counted <= row.none ? 'none' : 'acts';
}

/** NLC-T3, columns -1 to 10: what it takes to comply at once, next turn, with a die. */
const COMPLIANCE = {
  C: [12, 11, 11, 10, 10, 9, 9, 8, 8, 7, 6, 6],
  '1T': [9, 9, 9, 8, 7, 7, 6, 5, 4, 4, 3, 2],
  R4: [7, 6, 6, 6, 5, 4, 3, 2, 2, 2, 2, 99],
} as const;

export type Compliance = 'C' | '1T' | 'R4' | 'R5' | 'I';

export function complianceOf(column: number, roll: number, isDemoralized: boolean): Compliance {
  const place = column + 1;
  const result = (['C', '1T', 'R4'] as const).find((each) => roll >= (COMPLIANCE[each][place] ?? 99)) ?? 'I';
  if (!isDemoralized || result === 'I') return result;
  return ({ C: '1T', '1T': 'R4', R4: 'R5' } as const)[result];
}

/** NLC-T12 */
export const visibility = (sky: { readonly night: boolean; readonly rain: boolean }): number =>
  sky.night ? 1 : sky.rain ? 4 : 8;
