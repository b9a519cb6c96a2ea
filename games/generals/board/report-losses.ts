import type { Losses } from '@grognard/web/report/report-data.ts';
import type { Event } from '../events.ts';
import { armyOf, sideOf } from '../field/units.ts';
import { ARM_NAME } from '../names.ts';
import type { Options } from '../options.ts';
import { ARMS, type Arm, SIDES, type Side } from '../vocabulary.ts';
import { ARM_SYMBOL, armOf } from './names.ts';

type Fate = 'unitRouted' | 'unitCaptured' | 'unitRallied' | 'unitDestroyed';

/** How often something befell the units of a side, of one arm or of all. */
const counted =
  (events: readonly Event[]) =>
  (fate: Fate, side: Side, arm: Arm | null = null): number =>
    events.filter(
      (event) =>
        event.type === fate && sideOf(event.unit) === side && (arm === null || armOf(event.unit) === arm),
    ).length;

/** Routed, captured, destroyed and rallied, side by side. */
export function lossesOf(events: readonly Event[], options: Options): Losses {
  const count = counted(events);
  const total = (name: string, rule: string, fate: Fate) => ({
    name,
    rule,
    bySeat: SIDES.map((side) => count(fate, side)),
  });
  return {
    of: 'of thirty units each',
    hurt: 'routed',
    lost: 'captured',
    rows: ARMS.map((arm) => ({
      name: ARM_NAME[arm],
      symbol: ARM_SYMBOL[arm],
      bySeat: SIDES.map((side) => {
        const hurt = count('unitRouted', side, arm);
        const lost = count('unitCaptured', side, arm);
        return { hurt, lost, of: armyOf(options, side)[arm], figure: String(hurt) };
      }),
    })),
    totals: [
      total('Routed', 'GEN-14.1', 'unitRouted'),
      total('Captured', 'GEN-16.3', 'unitCaptured'),
      total('Destroyed', 'GEN-14.5', 'unitDestroyed'),
      total('Rallied', 'GEN-15.1', 'unitRallied'),
    ],
  };
}
