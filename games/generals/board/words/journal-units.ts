// What units do and what becomes of them; alike units that share a fate share a line.
import type { LogLine } from '@grognard/desk';
import { aboutUnits, line } from '@grognard/desk/journal/log-lines.ts';
import { grouped } from '@grognard/desk/lists/grouped.ts';
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

function toldOf(event: Event): Told | null {
  switch (event.type) {
    case 'unitMoved':
      return event.how === 'road'
        ? ['marches by road', 'march by road', fromTo(event)]
        : ['moves', 'move', fromTo(event)];
    case 'moveCancelled':
      return ['is stopped', 'are stopped', ` on the way${fromTo(event)}`];
    case 'unitRetreated':
      return ['retreats', 'retreat', fromTo(event)];
    case 'unitWithdrew':
      return ['withdraws', 'withdraw', ` to *${sectorName(event.to)}*`];
    case 'unitAdvanced':
      return ['advances', 'advance', fromTo(event, 'into')];
    case 'unitReturned':
      return ['goes back', 'go back', ` to *${sectorName(event.to)}*`];
    case 'unitSheltered':
      return ['withdraws', 'withdraw', ` into the building in *${event.sector}*`];
    case 'unitLeftBuilding':
      return ['leaves', 'leave', ` the building in *${event.sector}*`];
    case 'unitRallied':
      return ['*rallies*', '*rally*', ` in ${sectorName(event.at)}`];
    case 'unitDisbanded':
      return ['goes home', 'go home'];
    case 'unitSpent':
      return ['is spent', 'are spent'];
    case 'unitRouted':
      return ['*routed*', '*routed*', ` in ${sectorName(event.at)}`];
    case 'unitRemoved':
      return ['struck down', 'struck down', ` in ${sectorName(event.at)}`];
    case 'unitCaptured':
      return ['*captured*', '*captured*'];
    case 'unitDestroyed':
      return ['*destroyed*', '*destroyed*'];
    case 'unitFled':
      return ['flees', 'flee', ` from ${sectorName(event.from)}`];
    default:
      return null;
  }
}

/** Other events show the arm. */
const SYMBOL: { readonly [type in Event['type']]?: string } = {
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
  const told = toldOf(event);
  const [first] = units;
  if (told === null || first === undefined) return null;
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
