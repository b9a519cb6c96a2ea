// The dice of the worked examples. What is added is named here; sums and results follow from the cards and the rules.
import { unitCard } from '../../data/unit-cards.ts';
import type { Player, UnitCardId } from '../../vocabulary.ts';
import type { modifierNames } from '../../words/modifiers.ts';

export interface BookRoll {
  /** Whose die it is. */
  readonly side: Player;
  readonly card: UnitCardId;
  readonly of: 'fire' | 'melee' | 'morale';
  readonly die: number;
  readonly needs: number;
  readonly added: { readonly [name in keyof typeof modifierNames]?: number };
}

type Told = Omit<BookRoll, 'needs' | 'added'> & Partial<BookRoll>;
const rolled = (told: Told): BookRoll => ({ needs: 6, added: {}, ...told });

/** SAG-10.3, 12.3: one hit, or two and a test. */
export const shots = {
  hit: rolled({ side: 'A', card: 'FR-LINE', of: 'fire', die: 4 }),
  twice: rolled({ side: 'A', card: 'FR-LINE', of: 'fire', die: 6 }),
  stays: rolled({ side: 'B', card: 'PR-LINE', of: 'morale', die: 3 }),
} as const;

/** SAG-14.3, 14.6: Cavalry against Cavalry. */
export const charge = {
  counter: rolled({ side: 'B', card: 'PR-DRAG', of: 'morale', die: 3, needs: 7 }),
  attacker: rolled({
    side: 'A',
    card: 'FR-CUIR',
    of: 'melee',
    die: 3,
    added: { charge: 1, impact: 1 },
  }),
  defender: rolled({ side: 'B', card: 'PR-DRAG', of: 'melee', die: 2, added: { charge: 1 } }),
  stays: rolled({ side: 'B', card: 'PR-DRAG', of: 'morale', die: 2 }),
} as const;

/** SAG-11.11, SAG-R23: Woods are won and the Formation is kept. */
export const wood = {
  attacker: rolled({ side: 'A', card: 'FR-LINE', of: 'melee', die: 5, added: { line: -1 } }),
  defender: rolled({ side: 'B', card: 'AL-HANL', of: 'melee', die: 4 }),
} as const;

/** SAG-R08, 12.4, 12.8: the published Morale test, and one that fails. */
export const tests = {
  second: rolled({ side: 'A', card: 'FR-LINE', of: 'morale', die: 4 }),
  third: rolled({ side: 'A', card: 'FR-LINE', of: 'morale', die: 3, needs: 7 }),
} as const;

/** SAG-18.9, 18.11: Hussars among the guns. */
export const raid = {
  attacker: rolled({
    side: 'B',
    card: 'PR-HUSS',
    of: 'melee',
    die: 3,
    added: { charge: 1, outflank: 1 },
  }),
  gun: rolled({ side: 'A', card: 'FR-FART', of: 'fire', die: 4, added: { surprised: -1 } }),
} as const;

export const scoreOf = ({ card, of }: BookRoll): number => unitCard(card)[of];

export const totalOf = (roll: BookRoll): number =>
  Object.values(roll.added).reduce((sum, value) => sum + value, roll.die + scoreOf(roll));
