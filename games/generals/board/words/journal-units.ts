// What units do and what becomes of them; alike units that share a fate share a line.
import type { LogLine, Phrase } from '@grognard/desk';
import { aboutUnits, line } from '@grognard/desk/journal/log-lines.ts';
import { grouped } from '@grognard/desk/lists/grouped.ts';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { type ByType, byType } from '@grognard/desk/words/by-type.ts';
import { say } from '@grognard/desk/words/say.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event, EventOf, Move } from '../../events.ts';
import { sideOf } from '../../field/units.ts';
import { SIDE_NAME } from '../../names.ts';
import { SIDES, type UnitId } from '../../vocabulary.ts';
import { ARM_SYMBOL, armOf, countOf } from './names.ts';
import { fates, reveals } from './sentences-journal.ts';

/** Alike units that share a fate. */
interface Who {
  readonly side: string;
  readonly units: string;
  readonly count: number;
}

/** The side is named before: its reserve is just the reserve. */
const placeName = (place: string): string => (place === 'rw' || place === 'rb' ? tell(fates.reserve) : place);

const way = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  from: placeName(from),
  to: placeName(to),
});

const FATES: Partial<ByType<Event, Who, readonly Phrase[]>> = {
  unitMoved: (event, who) =>
    event.how === 'road'
      ? say(fates.byRoad, { ...who, ...way(event) })
      : say(fates.moved, { ...who, ...way(event) }),
  moveCancelled: (event, who) => say(fates.stopped, { ...who, ...way(event) }),
  unitRetreated: (event, who) => say(fates.retreated, { ...who, ...way(event) }),
  unitWithdrew: ({ to }, who) => say(fates.withdrew, { ...who, to: placeName(to) }),
  unitAdvanced: (event, who) => say(fates.advanced, { ...who, ...way(event) }),
  unitReturned: ({ to }, who) => say(fates.returned, { ...who, to: placeName(to) }),
  unitSheltered: ({ sector }, who) => say(fates.sheltered, { ...who, sector }),
  unitLeftBuilding: ({ sector }, who) => say(fates.leftBuilding, { ...who, sector }),
  unitRallied: ({ at }, who) => say(fates.rallied, { ...who, at: placeName(at) }),
  unitDisbanded: (_, who) => say(fates.disbanded, who),
  unitSpent: (_, who) => say(fates.spent, who),
  unitRouted: ({ at }, who) => say(fates.routed, { ...who, at: placeName(at) }),
  unitRemoved: ({ at }, who) => say(fates.removed, { ...who, at: placeName(at) }),
  unitCaptured: (_, who) => say(fates.captured, who),
  unitDestroyed: (_, who) => say(fates.destroyed, who),
  unitFled: ({ from }, who) => say(fates.fled, { ...who, from: placeName(from) }),
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

/** 'White: 3 Infantry a1 → a2.' */
export function unitLine(event: Event, units: readonly UnitId[]): LogLine | null {
  const [first] = units;
  if (first === undefined) return null;
  const arm = armOf(first);
  const who = { side: SIDE_NAME[sideOf(first)], units: countOf(units.length, arm), count: units.length };
  const text = byType(FATES, event, who);
  if (text === undefined) return null;
  return line(SYMBOL[event.type] ?? ARM_SYMBOL[arm], event.rule, text, {
    about: aboutUnits(...units),
    isKey: KEY_EVENTS.has(event.type),
  });
}

/** Attacks that look alike as one: '3 Infantry attack a1 → a2'. */
function attacksInWords(attacks: readonly Move[]): string {
  const groups = grouped(attacks, ({ unit, from, to }) => `${armOf(unit)}${from}${to}`);
  return groups
    .map((group) => {
      const [{ unit, from, to }] = group;
      const count = group.length;
      const units = countOf(count, armOf(unit));
      return tell(reveals.attack, { units, count, from: placeName(from), to: placeName(to) });
    })
    .join(', ');
}

/** GEN-21.1: who attacks, and who stays; a move is told when it is made, or stopped. */
export function revealLines({ moves, rule }: EventOf<'activationsRevealed'>): readonly LogLine[] {
  if (moves.length === 0) return [line('ui-eye', rule, [tell(reveals.nobody)])];
  return SIDES.flatMap((side) => {
    const own = moves.filter(({ unit }) => sideOf(unit) === side);
    const name = { side: SIDE_NAME[side] };
    if (own.length === 0) return [line('ui-eye', rule, say(reveals.stays, name))];
    const attacks = own.filter(({ kind }) => kind === 'attack');
    if (attacks.length === 0) return [];
    const text = say(reveals.goes, { ...name, attacks: attacksInWords(attacks) });
    return [line('ui-eye', rule, text, { about: aboutUnits(...attacks.map(({ unit }) => unit)) })];
  });
}
