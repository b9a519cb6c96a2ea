// What units do and what becomes of them; alike units that share a fate share a line.
import type { LogLine } from '@grognard/desk';
import { aboutUnits, line } from '@grognard/desk/journal/log-lines.ts';
import { grouped } from '@grognard/desk/lists/grouped.ts';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { type ByType, byType } from '@grognard/desk/words/by-type.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import { say } from '@grognard/desk/words/say.ts';
import type { Event, EventOf, Move } from '../../events.ts';
import { sideOf } from '../../field/units.ts';
import { SIDE_NAME } from '../../names.ts';
import { SIDES, type UnitId } from '../../vocabulary.ts';
import { ARM_SYMBOL, armOf, countOf, sectorName } from './names.ts';

/** The verb for one unit, the verb for several, and the rest of the sentence. */
type Told = readonly [one: string, several: string, rest?: string];

const fromTo = ({ from, to }: { readonly from: string; readonly to: string }, preposition = 'to'): string =>
  ` from ${sectorName(from)} ${preposition} *${sectorName(to)}*`;

const FATES: Partial<ByType<Event, null, Told>> = {
  unitMoved: (event) =>
    event.how === 'road'
      ? ['marches by road', 'march by road', fromTo(event)]
      : ['moves', 'move', fromTo(event)],
  moveCancelled: (event) => ['is stopped', 'are stopped', ` on the way${fromTo(event)}`],
  unitRetreated: (event) => ['retreats', 'retreat', fromTo(event)],
  unitWithdrew: ({ to }) => ['withdraws', 'withdraw', ` to *${sectorName(to)}*`],
  unitAdvanced: (event) => ['advances', 'advance', fromTo(event, 'into')],
  unitReturned: ({ to }) => ['goes back', 'go back', ` to *${sectorName(to)}*`],
  unitSheltered: ({ sector }) => ['withdraws', 'withdraw', ` into the building in *${sector}*`],
  unitLeftBuilding: ({ sector }) => ['leaves', 'leave', ` the building in *${sector}*`],
  unitRallied: ({ at }) => ['*rallies*', '*rally*', ` in ${sectorName(at)}`],
  unitDisbanded: () => ['goes home', 'go home'],
  unitSpent: () => ['is spent', 'are spent'],
  unitRouted: ({ at }) => ['*routed*', '*routed*', ` in ${sectorName(at)}`],
  unitRemoved: ({ at }) => ['struck down', 'struck down', ` in ${sectorName(at)}`],
  unitCaptured: () => ['*captured*', '*captured*'],
  unitDestroyed: () => ['*destroyed*', '*destroyed*'],
  unitFled: ({ from }) => ['flees', 'flee', ` from ${sectorName(from)}`],
};

/** Other events show the arm. */
const SYMBOL: { readonly [type in Event['type']]?: SymbolName } = {
  unitSpent: 'mk-fatigue',
  unitRouted: 'mk-casualty',
  unitRemoved: 'mk-casualty',
  unitDestroyed: 'mk-casualty',
  unitCaptured: 'mk-activation',
  unitFled: 'mk-disarray',
};

const KEY_EVENTS: ReadonlySet<Event['type']> = new Set([
  'unitAdvanced',
  'unitRouted',
  'unitCaptured',
  'unitDestroyed',
]);

/** 'White: three Infantry move from a1 to a2.' */
export function unitLine(event: Event, units: readonly UnitId[]): LogLine | null {
  const told = byType(FATES, event, null);
  const [first] = units;
  if (told === undefined || first === undefined) return null;
  const [one, several, rest = ''] = told;
  const who = `${SIDE_NAME[sideOf(first)]}: ${countOf(units.length, armOf(first))}`;
  const text = `${who} ${units.length === 1 ? one : several}${rest}.`;
  return line(SYMBOL[event.type] ?? ARM_SYMBOL[armOf(first)], event.rule, say(text), {
    about: aboutUnits(...units),
    isKey: KEY_EVENTS.has(event.type),
  });
}

/** Moves that look alike as one sentence each: 'three Infantry move a1 → a2'. */
function movesInWords(moves: readonly Move[]): string {
  const groups = grouped(moves, ({ unit, from, to, kind }) => `${armOf(unit)}${from}${to}${kind}`);
  return listed(
    groups.map((group) => {
      const [{ unit, from, to, kind }] = group;
      const verb = group.length === 1 ? `${kind}s` : kind;
      return `${countOf(group.length, armOf(unit))} ${verb} ${sectorName(from)} → ${sectorName(to)}`;
    }),
  );
}

/** GEN-21.1: what each side has set in motion. */
export function revealLines({ moves, rule }: EventOf<'activationsRevealed'>): readonly LogLine[] {
  if (moves.length === 0) return [line('ui-eye', rule, ['Both sides hold still.'])];
  return SIDES.map((side) => {
    const own = moves.filter(({ unit }) => sideOf(unit) === side);
    const text = own.length === 0 ? 'nobody is sent' : movesInWords(own);
    return line('ui-eye', rule, say(`*${SIDE_NAME[side]}*: ${text}.`), {
      about: aboutUnits(...own.map(({ unit }) => unit)),
    });
  });
}
