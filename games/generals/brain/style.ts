// A general's idea for one round, from which a whole sheet follows.
import type { Random } from '@grognard/kernel';
import type { BattleSector } from '../vocabulary.ts';
import { type Aim, pickAim } from './aims.ts';
import { chance } from './chance.ts';
import { TEMPER } from './temper.ts';

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
  /** Units brought up from the reserve at most with the orders left over. */
  readonly feed: number;
  /** Units a careful general wants in his command sector. */
  readonly guard: number;
}

const EVERYBODY = 20;
const GUARDS = [0, 2, 0, 1] as const;
/** What he sees to when he takes his time. */
export const GUARD = 2;

export const secondMass = (style: Style): number => Math.min(TEMPER.secondMass, style.mass);

const FEEDS = [EVERYBODY, EVERYBODY, 2] as const;
const pickGuard = (random: Random): number => GUARDS[random.die(GUARDS.length, 'AI guard') - 1] ?? GUARD;

const savedBy = (pairs: number, random: Random): number => {
  let saved = 0;
  for (let n = 0; n < pairs; n += 1) if (chance(random, TEMPER.save)) saved += 1;
  return saved;
};

/** An idea that came without much thought: likely places, any strength. `pairs` is what saved orders could rally. */
export const quickStyle = (aims: readonly Aim[], pairs: number, random: Random, careful: boolean): Style => ({
  main: pickAim(aims, random),
  mass: TEMPER.massLeast - 1 + random.die(TEMPER.massMost - TEMPER.massLeast + 1, 'AI mass'),
  second: chance(random, TEMPER.second) ? pickAim(aims, random) : null,
  garrison: Number(chance(random, TEMPER.garrison)) + Number(chance(random, TEMPER.garrison)),
  guns: chance(random, TEMPER.guns),
  save: savedBy(pairs, random),
  feed: EVERYBODY,
  guard: careful ? pickGuard(random) : 0,
});

const MASSES = [5, 8, 3] as const;
const GARRISONS = [1, 2, 0] as const;

/** Ideas worth comparing, likely places first, each with several strengths, garrisons and numbers of saved orders. */
export function* styles(
  aims: readonly Aim[],
  pairs: number,
  random: Random,
  careful: boolean,
): Generator<Style> {
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
        feed: careful ? (FEEDS[(turn + rank) % FEEDS.length] ?? EVERYBODY) : EVERYBODY,
        guard: GUARD,
      };
    }
  }
  yield {
    main: null,
    mass: 0,
    second: null,
    garrison: 2,
    guns: true,
    save: Math.min(pairs, 4),
    feed: EVERYBODY,
    guard: GUARD,
  };
  for (;;) yield { ...quickStyle(aims, pairs, random, careful), guard: GUARD };
}
