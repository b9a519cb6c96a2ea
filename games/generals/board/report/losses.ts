import type { Losses } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import { armyOf, sideOf } from '../../field/units.ts';
import { ARM_NAME } from '../../names.ts';
import type { Options } from '../../options.ts';
import { ARMS, type Arm, SIDES, type Side } from '../../vocabulary.ts';
import { ARM_SYMBOL, armOf } from '../words/names.ts';
import { fateNames, reportWords } from '../words/sentences-report.ts';

const FATES = [
  { fate: 'unitRouted', name: fateNames.unitRouted, rule: 'GEN-14.1' },
  { fate: 'unitCaptured', name: fateNames.unitCaptured, rule: 'GEN-16.3' },
  { fate: 'unitDestroyed', name: fateNames.unitDestroyed, rule: 'GEN-14.5' },
  { fate: 'unitRallied', name: fateNames.unitRallied, rule: 'GEN-15.1' },
] as const;
type Fate = (typeof FATES)[number]['fate'];

/** Routed, captured, destroyed and rallied, side by side. */
export function lossesOf(events: readonly Event[], options: Options): Losses {
  /** How often something befell the units of a side, of one arm or of all. */
  const count = (fate: Fate, side: Side, arm: Arm | null): number =>
    events.filter(
      (event) =>
        event.type === fate && sideOf(event.unit) === side && (arm === null || armOf(event.unit) === arm),
    ).length;
  return {
    of: tell(reportWords.ofUnits),
    hurt: tell(reportWords.routed),
    lost: tell(reportWords.captured),
    rows: ARMS.map((arm) => ({
      name: ARM_NAME[arm],
      symbol: ARM_SYMBOL[arm],
      bySeat: SIDES.map((side) => {
        const hurt = count('unitRouted', side, arm);
        const lost = count('unitCaptured', side, arm);
        return { hurt, lost, of: armyOf(options, side)[arm], figure: String(hurt) };
      }),
    })),
    totals: FATES.map(({ fate, name, rule }) => ({
      name,
      rule,
      bySeat: SIDES.map((side) => count(fate, side, null)),
    })),
  };
}
