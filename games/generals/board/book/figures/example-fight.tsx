// The fight of the worked example, three times: lined up, after the fire, in the melee. book.test.ts plays it.
import { signed } from '@grognard/desk/words/numbers.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import {
  COLUMN_MODIFIERS,
  type Column,
  type CombatStep,
  type Role,
  SPENT,
} from '../../../tables/modifiers.ts';
import { figureNames } from '../words/figures.ts';
import { plain } from './faces.ts';
import { FrontFigure, type Rolled, type Space } from './front-figure.tsx';

const foot = plain('white', 'I');
const horse = plain('white', 'C');
const enemy = plain('black', 'I');
const square = { ...enemy, square: true };
const tired = { ...enemy, spent: true };
const fallen = { ...foot, routed: true };
const fallenEnemy = { ...enemy, routed: true };

interface Roll {
  readonly step: CombatStep;
  readonly die: Rolled['die'];
  readonly by: Role;
  readonly at: Column;
  readonly isSpent?: true;
  readonly isUnopposed?: true;
  /** The unit that rolled is hit in this step. */
  readonly isHit?: true;
}

/** GEN-13.9: what a die comes to. */
function rolled({ step, die, by, at, isSpent, isUnopposed, isHit }: Roll): Rolled {
  const column = (name: Column): number => COLUMN_MODIFIERS[by][name]?.[step] ?? 0;
  const added = column(at) + (isUnopposed === true ? column('none') : 0) + (isSpent === true ? SPENT : 0);
  const total = Math.min(6, Math.max(1, die + added));
  return { die, added: signed(added), total, isHit: isHit === true };
}

const LINED_UP: readonly Space[] = [
  { black: { unit: square }, white: { unit: foot } },
  { black: { unit: enemy }, white: { unit: foot } },
  { black: { unit: tired }, white: { unit: foot } },
  { black: null, white: { unit: horse } },
];

export const AFTER_FIRE: readonly Space[] = [
  {
    black: { unit: square, rolled: rolled({ step: 'ranged', die: 6, by: 'sq', at: 'attI', isHit: true }) },
    white: { unit: foot, rolled: rolled({ step: 'ranged', die: 6, by: 'attI', at: 'sq' }) },
  },
  {
    black: { unit: enemy, rolled: rolled({ step: 'ranged', die: 5, by: 'pasI', at: 'attI' }) },
    white: { unit: foot, rolled: rolled({ step: 'ranged', die: 5, by: 'attI', at: 'pasI', isHit: true }) },
  },
  {
    black: { unit: tired, rolled: rolled({ step: 'ranged', die: 4, by: 'pasI', at: 'attI', isSpent: true }) },
    white: { unit: foot, rolled: rolled({ step: 'ranged', die: 2, by: 'attI', at: 'pasI' }) },
  },
  { black: null, white: { unit: horse } },
];

export const IN_MELEE: readonly Space[] = [
  {
    black: { unit: enemy, rolled: rolled({ step: 'melee', die: 5, by: 'pasI', at: 'attI', isHit: true }) },
    white: { unit: foot, rolled: rolled({ step: 'melee', die: 6, by: 'attI', at: 'pasI' }) },
  },
  {
    black: {
      unit: tired,
      rolled: rolled({ step: 'melee', die: 3, by: 'pasI', at: 'attI', isSpent: true, isHit: true }),
    },
    white: { unit: foot, rolled: rolled({ step: 'melee', die: 4, by: 'attI', at: 'pasI' }) },
  },
  {
    black: { unit: fallenEnemy },
    white: {
      unit: horse,
      rolled: rolled({ step: 'melee', die: 1, by: 'attC', at: 'pasI', isUnopposed: true }),
    },
  },
  { black: null, white: { unit: fallen } },
];

export const LinedUp = () => <FrontFigure label={tell(figureNames.linedUp)} spaces={LINED_UP} />;
export const Fire = () => <FrontFigure label={tell(figureNames.fire)} spaces={AFTER_FIRE} />;
export const Melee = () => <FrontFigure label={tell(figureNames.melee)} spaces={IN_MELEE} />;
