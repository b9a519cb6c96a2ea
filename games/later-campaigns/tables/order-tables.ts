// NLC-T1 to NLC-T4: what becomes of orders.
/** NLC-T1: the highest roll that is a Bad Move, and the lowest by which the leader acts; between them nothing happens. */
const LOCAL_DECISION: readonly { readonly bad: number; readonly acts: number }[] = [
  { bad: 7, acts: 12 },
  { bad: 6, acts: 11 },
  { bad: 5, acts: 10 },
  { bad: 3, acts: 8 },
  { bad: 2, acts: 6 },
];
const BEST_LOCAL_RATING = 4;
const HIGHEST_ROLL = 12;

export type LocalDecision = 'bad' | 'none' | 'acts';

/** NLC-12.11c, NLC-T1: Reserve adds 1 to the roll; 13 counts as 12. */
export function localDecision(rating: number, roll: number, isOnReserve: boolean): LocalDecision {
  const row = LOCAL_DECISION[Math.max(0, Math.min(BEST_LOCAL_RATING, rating))];
  if (row === undefined) return 'none';
  const total = Math.min(HIGHEST_ROLL, roll + (isOnReserve ? 1 : 0));
  if (total <= row.bad) return 'bad';
  return total >= row.acts ? 'acts' : 'none';
}

/** NLC-T2: columns to the right. */
export const COMPLIANCE_SHIFTS = {
  recipientOnReserve: 1,
  attackOrProbe: -2,
  faceToFace: 1,
  divisionalOrderOrCavalryCorps: 1,
  generalRetreat: 1,
  commandConfusion: -1,
  directCommandAftermath: -1,
} as const;

export const LOWEST_COLUMN = -1;
export const HIGHEST_COLUMN = 10;

/** NLC-T3, from column -1: the roll that is needed for each result; null: never. */
const COMPLIANCE: { readonly [result in 'C' | '1T' | 'R4']: readonly (number | null)[] } = {
  R4: [7, 6, 6, 6, 5, 4, 3, 2, 2, 2, 2, null],
  '1T': [9, 9, 9, 8, 7, 7, 6, 5, 4, 4, 3, 2],
  C: [12, 11, 11, 10, 10, 9, 9, 8, 8, 7, 6, 6],
};

export type Compliance = 'C' | '1T' | 'R4' | 'R5' | 'I';

/** NLC-12.7a: the column of the compliance table. */
export const complianceColumn = (ratings: number, shifts: number): number =>
  Math.max(LOWEST_COLUMN, Math.min(HIGHEST_COLUMN, ratings + shifts));

/** NLC-12.7b: the best result whose number is reached. */
export function compliance(column: number, roll: number): Compliance {
  for (const result of ['C', '1T', 'R4'] as const) {
    const needed = COMPLIANCE[result][column - LOWEST_COLUMN] ?? null;
    if (needed !== null && roll >= needed) return result;
  }
  return 'I';
}

const WORSE: { readonly [result in Compliance]: Compliance } = {
  C: '1T',
  '1T': 'R4',
  R4: 'R5',
  R5: 'R5',
  I: 'I',
};

/** NLC-15.3: a demoralized formation reads one result worse. */
export const demoralizedCompliance = (result: Compliance): Compliance => WORSE[result];

/** NLC-T4; undemoralized formations on Defend and Delay never check. */
export const CONFIDENCE = {
  attackTypeUndemoralized: 3,
  attackTypeDemoralized: 0,
  objectiveHeldOnAttack: 1,
  defendTypeDemoralized: 2,
} as const;
