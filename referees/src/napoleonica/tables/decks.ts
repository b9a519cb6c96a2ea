// NAP-RDK.1, NAP-EDK.1: the Reinforcement and the Escalation deck, and NAP-DIC.1: the dice.
import type { Die } from './units.ts';

export type Face = 'crit' | 'hit' | 'retreat' | 'miss';
const FACE: { readonly [letter: string]: Face } = { '*': 'crit', H: 'hit', '<': 'retreat', '-': 'miss' };
const FACES: { readonly [die in Die]: string } = {
  W: 'H<<---',
  Y: '*H<---',
  O: '*HH<--',
  T: '*HH<<-',
  S: '**HH<-',
  K: '**HHH<',
};
/** NAP-GEN.6: a die shows the face with the number drawn. */
export const faceOf = (die: Die, value: number): Face => FACE[FACES[die][value - 1] ?? '-'] ?? 'miss';

export interface ReinforcementCard {
  readonly copies: number;
  readonly points: number;
  readonly only: 'infantry' | 'cavalry' | 'line3' | null;
  readonly draw: number;
  readonly colour: boolean;
  /** Fatigue taken off: from so many units, in an Aura or not, all of it or one. */
  readonly relief: { readonly count: number; readonly among: 'own' | 'aura'; readonly all: boolean } | null;
}

const card = (copies: number, rest: Partial<ReinforcementCard>): ReinforcementCard => ({
  copies,
  points: 0,
  only: null,
  draw: 0,
  colour: false,
  relief: null,
  ...rest,
});

export const REINFORCEMENTS: { readonly [id: string]: ReinforcementCard } = {
  RC01: card(4, { points: 2 }),
  RC02: card(3, { points: 3 }),
  RC03: card(2, { points: 4, only: 'infantry' }),
  RC04: card(2, { points: 4, only: 'cavalry' }),
  RC05: card(2, { points: 4, only: 'line3' }),
  RC06: card(3, { draw: 1 }),
  RC07: card(1, { colour: true }),
  RC08: card(2, { relief: { count: 3, among: 'aura', all: false } }),
  RC09: card(1, { relief: { count: 1, among: 'own', all: true } }),
  RC10: card(2, { points: 1, relief: { count: 1, among: 'own', all: false } }),
  RC11: card(1, { points: 1, draw: 1 }),
  RC12: card(1, { draw: 2 }),
};

export interface EscalationSide {
  readonly orders: number;
  readonly cards: number;
  readonly effect: 'lull' | 'heroism' | 'fog' | null;
}
const side = (orders: number, cards: number, effect: EscalationSide['effect'] = null): EscalationSide => ({
  orders,
  cards,
  effect,
});

export const ESCALATIONS: {
  readonly [id: string]: { readonly A: EscalationSide; readonly B: EscalationSide };
} = {
  E1: { A: side(5, 2), B: side(6, 1) },
  E2: { A: side(4, 3), B: side(6, 2) },
  E3: { A: side(5, 2), B: side(7, 1) },
  E4: { A: side(6, 2), B: side(8, 1) },
  E5: { A: side(4, 2, 'lull'), B: side(5, 3) },
  E6: { A: side(6, 1), B: side(7, 2, 'heroism') },
  E7: { A: side(5, 3, 'fog'), B: side(6, 1) },
  E8: { A: side(5, 1), B: side(8, 2) },
};
