// Strength lost by arm and side, and what went with it.
import type { Loss, Losses } from '@grognard/desk';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { lossFigure, totalsOf } from '@grognard/desk/report/losses.ts';
import { sum } from '@grognard/desk/report/rolls.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Theatre, UnitSheet } from '../../data/theatre.ts';
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import { ARMS, type Arm, SIDES, type Side } from '../../vocabulary.ts';
import { reportWords } from './words.ts';

const SYMBOL: { readonly [arm in Arm]: SymbolName } = {
  inf: 'arm-infantry',
  cav: 'arm-cavalry',
  art: 'arm-foot-artillery',
};
const NAME = {
  inf: reportWords.infantry,
  cav: reportWords.cavalry,
  art: reportWords.artillery,
} as const;

interface Fielded extends UnitSheet {
  /** Steps lost; all of them: it is gone. */
  readonly gone: number;
}

/** Units that were on the map at some time, as they are in the end. */
function fieldedIn({ units, stacks }: View, theatre: Theatre): readonly Fielded[] {
  const standing = new Map(stacks.flatMap((stack) => stack.units.map(({ unit, lost }) => [unit, lost])));
  return theatre.units.flatMap((sheet, id) => {
    const status = units.find(({ unit }) => unit === id)?.status;
    if (status === 'eliminated' || status === 'destroyed') return [{ ...sheet, gone: sheet.steps.length }];
    const gone = standing.get(id);
    return gone === undefined ? [] : [{ ...sheet, gone }];
  });
}

const full = ({ steps }: UnitSheet): number => steps[0] ?? 0;
const isGone = ({ gone, steps }: Fielded): boolean => gone >= steps.length;

function lossOf(units: readonly Fielded[]): Loss {
  const standing = units.filter((unit) => !isGone(unit));
  const hurt = sum(standing.map((unit) => full(unit) - (unit.steps[unit.gone] ?? 0)));
  const lost = sum(units.filter(isGone).map(full));
  return { hurt, lost, of: sum(units.map(full)), figure: lossFigure(hurt, lost) };
}

export function lossesOf(events: readonly Event[], view: View, theatre: Theatre): Losses {
  const fielded = fieldedIn(view, theatre);
  const isOf = (unit: number, side: Side): boolean => theatre.units[unit]?.side === side;
  const count = (happened: (event: Event, side: Side) => boolean) => (side: Side) =>
    events.filter((event) => happened(event, side)).length;
  const total = totalsOf(SIDES);
  return {
    of: tell(reportWords.lossesOf),
    hurt: tell(reportWords.hurt),
    lost: tell(reportWords.lost),
    rows: ARMS.map((arm) => ({
      name: tell(NAME[arm]),
      symbol: SYMBOL[arm],
      bySeat: SIDES.map((side) => lossOf(fielded.filter((unit) => unit.arm === arm && unit.side === side))),
    })).filter(({ bySeat }) => bySeat.some(({ of }) => of > 0)),
    totals: [
      total(
        tell(reportWords.steps),
        'NLC-7.2',
        // A unit that goes loses its last one: as the hours count them, and the summaries.
        count(
          (event, side) =>
            (event.type === 'stepLost' || event.type === 'unitEliminated') && isOf(event.unit, side),
        ),
      ),
      total(
        tell(reportWords.units),
        'NLC-6.1b',
        count((event, side) => event.type === 'unitEliminated' && isOf(event.unit, side)),
      ),
      total(
        tell(reportWords.retreats),
        'NLC-7.4a',
        count((event, side) => event.type === 'unitsMoved' && event.how === 'retreat' && event.side === side),
      ),
      total(
        tell(reportWords.charges),
        'NLC-7.7a',
        count((event, side) => event.type === 'chargeDeclared' && event.side === side),
      ),
      total(
        tell(reportWords.leaders),
        'NLC-11.2a',
        count((event, side) => event.type === 'leaderLost' && theatre.leaders[event.leader]?.side === side),
      ),
    ],
  };
}
