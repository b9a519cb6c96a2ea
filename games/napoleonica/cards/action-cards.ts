// NAP-DEK.1 to NAP-DEK.3: what Action cards do, part by part.
import { FULL } from '../activation/grants.ts';
import type { CardId } from '../data/words.ts';
import type { Grant } from '../state.ts';
import type { PickWhat } from '../vocabulary.ts';

export type Part =
  | { readonly do: 'draw'; readonly count: number }
  /** F01: an Order of any colour. */
  | { readonly do: 'take' }
  | { readonly do: 'points'; readonly count: number }
  /** `must`: it does not say "up to" (NAP-GEN.10). */
  | { readonly do: 'relief'; readonly count: number; readonly must?: true }
  /** F04: every unit in a Commander's Aura. */
  | { readonly do: 'auraRelief' }
  | {
      readonly do: 'pick';
      readonly what: PickWhat;
      readonly count: number;
      /** Among those named before. */
      readonly again?: true;
      readonly grant?: Grant;
      readonly blank?: true;
    }
  | { readonly do: 'scorch' }
  /** A03: points for Corruption. */
  | { readonly do: 'rebirth' }
  | { readonly do: 'choose'; readonly options: { readonly [name: string]: Part } };

const grant = (card: CardId, facts: Partial<Grant> = {}): Grant => ({ ...FULL, card, ...facts });
const fight = { rest: false, meleeOnly: true } as const;
const shoot = { rest: false, move: false } as const;
const go = { rest: false, attack: false } as const;

export const ACTION_CARDS: { readonly [card: CardId]: readonly Part[] } = {
  F01: [{ do: 'choose', options: { take: { do: 'take' }, draw: { do: 'draw', count: 2 } } }],
  F03: [
    { do: 'pick', what: 'gather', count: 3 },
    { do: 'pick', what: 'lead', count: 3, again: true, grant: grant('F03', fight), blank: true },
  ],
  F04: [{ do: 'auraRelief' }, { do: 'draw', count: 1 }],
  F05: [{ do: 'pick', what: 'activate', count: 2, grant: grant('F05', shoot) }],
  F06: [{ do: 'pick', what: 'march', count: 3 }],
  F07: [
    { do: 'pick', what: 'command', count: 1, grant: grant('F07', { movement: 1, die: 'O' }), blank: true },
  ],
  F15: [
    { do: 'points', count: 3 },
    { do: 'relief', count: 1, must: true },
  ],
  R01: [{ do: 'choose', options: { draw: { do: 'draw', count: 2 }, relief: { do: 'relief', count: 2 } } }],
  R03: [{ do: 'pick', what: 'activate', count: 2, grant: grant('R03', { ...fight, die: 'W' }), blank: true }],
  R04: [{ do: 'scorch' }, { do: 'draw', count: 1 }],
  R05: [{ do: 'pick', what: 'command', count: 1, grant: grant('R05', { movement: 2 }) }],
  R06: [{ do: 'pick', what: 'command', count: 1, grant: grant('R06', { ...shoot, die: 'S' }) }],
  R07: [{ do: 'pick', what: 'tire', count: 2 }],
  R08: [{ do: 'points', count: 3 }],
  R13: [{ do: 'pick', what: 'strike', count: 1 }],
  R14: [{ do: 'pick', what: 'march', count: 3 }],
  R15: [
    { do: 'pick', what: 'process', count: 3 },
    { do: 'pick', what: 'activate', count: 1, again: true, grant: grant('R15', go) },
  ],
  A01: [{ do: 'pick', what: 'tithe', count: 1 }],
  A03: [{ do: 'rebirth' }],
  A04: [{ do: 'pick', what: 'activate', count: 2, grant: grant('A04', fight), blank: true }],
  A05: [{ do: 'pick', what: 'command', count: 1, grant: grant('A05', { movement: 1 }) }],
  A06: [{ do: 'pick', what: 'command', count: 1, grant: grant('A06', shoot) }],
  A07: [{ do: 'pick', what: 'whisper', count: 1 }],
  A13: [{ do: 'pick', what: 'gate', count: 1 }],
};

export const partsOf = (card: CardId): readonly Part[] => ACTION_CARDS[card] ?? [];
