// A general's idea for one round, from which a whole sheet follows.
import type { Random } from '@grognard/kernel';
import type { BattleSector } from '../vocabulary.ts';
import { type Aim, pickAim } from './aims.ts';

export interface Style {
  /** Where most orders go. */
  readonly main: BattleSector | null;
  readonly mass: number;
  readonly second: BattleSector | null;
  /** Units that stay in every threatened sector the effort draws from. */
  readonly garrison: number;
  readonly guns: boolean;
  /** Orders kept back to rally (GEN-6.10). */
  readonly save: number;
}

const SECOND_MASS = 3;
export const secondMass = (style: Style): number => Math.min(SECOND_MASS, style.mass);

/** An idea that came without much thought: likely places, any strength. `pairs` is what saved orders could rally. */
export const quickStyle = (aims: readonly Aim[], pairs: number, random: Random): Style => ({
  main: pickAim(aims, random),
  mass: 1 + random.die(7, 'AI mass'),
  second: random.die(2, 'AI second effort') === 1 ? pickAim(aims, random) : null,
  garrison: random.die(3, 'AI garrison') - 1,
  guns: random.die(10, 'AI guns') > 1,
  save: Math.min(pairs, random.die(4, 'AI saved orders') - 1),
});

const MASSES = [5, 8, 3] as const;
const GARRISONS = [1, 2, 0] as const;

/** Ideas worth comparing, likely places first, each with several strengths, garrisons and numbers of saved orders. */
export function* styles(aims: readonly Aim[], pairs: number, random: Random): Generator<Style> {
  const saves = pairs === 0 ? [0] : pairs === 1 ? [0, 1] : [Math.min(pairs, 3), 0, 1];
  for (let turn = 0; turn < MASSES.length; turn += 1) {
    for (const [rank, aim] of aims.entries()) {
      yield {
        main: aim.sector,
        mass: MASSES[turn] ?? 5,
        second: rank === 0 ? pickAim(aims, random) : (aims[0]?.sector ?? null),
        garrison: GARRISONS[(turn + rank) % GARRISONS.length] ?? 1,
        guns: true,
        save: saves[(turn + rank) % saves.length] ?? 0,
      };
    }
  }
  yield { main: null, mass: 0, second: null, garrison: 2, guns: true, save: Math.min(pairs, 4) };
  for (;;) yield quickStyle(aims, pairs, random);
}
