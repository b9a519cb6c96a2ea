// NAP-CRD.1: Maneuver cards as the referee reads them from the lines of the law.
import { CARD_LINES } from './card-lines.ts';
import type { Die, Kind } from './units.ts';

export interface Card {
  readonly id: string;
  readonly copies: number;
  readonly lead: number;
  readonly type: 'action' | 'attack' | 'reaction' | 'tactic';
  readonly on: readonly Kind[];
  /** Attack types for which it gives a die, and the die. */
  readonly bonus: readonly { readonly kind: Kind; readonly die: Die }[];
}

const KINDS: { readonly [code: string]: readonly Kind[] } = {
  M: ['melee'],
  Rg: ['ranged'],
  Mg: ['magic'],
  Any: ['melee', 'ranged', 'magic'],
};
const TYPES: { readonly [word: string]: Card['type'] } = {
  Action: 'action',
  Attack: 'attack',
  Reaction: 'reaction',
};

function cardIn(line: string): Card {
  const [id = '', copies, lead, words = '', bonus = ''] = line.split('|').map((cell) => cell.trim());
  const [type = '', on = ''] = words.split(' On: ');
  return {
    id,
    copies: Number(copies),
    lead: Number(lead),
    type: TYPES[type] ?? 'action',
    on: on === '' ? [] : on.split(', ').flatMap((code) => KINDS[code] ?? []),
    bonus: bonus.split(', ').flatMap((each) => {
      const [code = '', die = 'W'] = each.split(':');
      return (KINDS[code] ?? []).map((kind) => ({ kind, die: die as Die }));
    }),
  };
}

/** NAP-CMP.7 */
const DECOY: Card = { id: 'decoy', copies: 0, lead: 0, type: 'tactic', on: [], bonus: [] };

const CARDS = new Map<string, Card>([
  ['decoy', DECOY],
  ...CARD_LINES.trim()
    .split('\n')
    .map((line): [string, Card] => [line.slice(0, 3), cardIn(line)]),
]);

export function cardOf(id: string): Card {
  const card = CARDS.get(id);
  if (card === undefined) throw new Error(`no card ${id} in the law`);
  return card;
}

const LETTER: { readonly [faction: string]: string } = { france: 'F', russia: 'R', abyss: 'A' };

/** The thirty cards of a faction, each as often as it is printed, in order. */
export const deckOf = (faction: string): string[] =>
  [...CARDS.values()]
    .filter(({ id }) => id !== 'decoy' && id.startsWith(LETTER[faction] ?? '?'))
    .flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
