// NAP-ARM.7: small changes that put one fault of an army right. The rules judge each of them: the fault is gone afterwards
// and no other has come.
import type { Refusal } from '@grognard/kernel';
import { DETACHMENTS, detachment } from '../data/detachments.ts';
import type { Enlisted, Roster } from '../data/rosters.ts';
import { UNITS, unitCard } from '../data/units.ts';
import { armOf, type DetachmentId, type UnitTypeId } from '../data/words.ts';
import { costOf, isCommander, pointsOf } from './points.ts';
import { goesWith, rosterFaults } from './roster-rules.ts';

/** From what changes least to what changes most. */
const KINDS = ['detach', 'attach', 'replace', 'enlist', 'dismiss', 'dismissAll'] as const;
type MendKind = (typeof KINDS)[number];

export interface Mend {
  readonly kind: MendKind;
  /** Who goes, who comes, what is taken off or given: by id, in the order they are told. */
  readonly what: readonly (UnitTypeId | DetachmentId)[];
  readonly units: readonly Enlisted[];
}

type Change = Omit<Mend, 'units'> & { units(): readonly Enlisted[] };

const plain = (unit: UnitTypeId): Enlisted => ({ unit, detachment: null });

function* dismissals({ faction, units }: Roster): Generator<Change> {
  for (const [place, { unit }] of units.entries())
    yield { kind: 'dismiss', what: [unit], units: () => units.toSpliced(place, 1) };
  for (const type of new Set(units.map(({ unit }) => unit)))
    if (unitCard(type).faction !== faction)
      yield { kind: 'dismissAll', what: [type], units: () => units.filter(({ unit }) => unit !== type) };
}

/** When one is not enough. */
function* doubleDismissals(units: readonly Enlisted[]): Generator<Change> {
  for (const [first, { unit: one }] of units.entries())
    for (const [second, { unit: other }] of units.entries())
      if (second > first)
        yield {
          kind: 'dismiss',
          what: [one, other],
          units: () => units.toSpliced(second, 1).toSpliced(first, 1),
        };
}

/** A unit of the same arm instead. */
function* replacements({ faction, units }: Roster): Generator<Change> {
  const open = UNITS.filter((card) => card.faction === faction && !card.unique);
  for (const [place, { unit }] of units.entries())
    for (const { id, branch } of open)
      if (id !== unit && armOf(branch) === armOf(unitCard(unit).branch))
        yield { kind: 'replace', what: [unit, id], units: () => units.with(place, plain(id)) };
}

function* enlistments({ faction, units }: Roster): Generator<Change> {
  for (const card of UNITS)
    if (card.faction === faction && !card.unique)
      yield { kind: 'enlist', what: [card.id], units: () => [...units, plain(card.id)] };
}

function* detachmentChanges({ faction, units }: Roster): Generator<Change> {
  for (const [place, { unit, detachment: id }] of units.entries()) {
    if (id !== null) yield { kind: 'detach', what: [id], units: () => units.with(place, plain(unit)) };
    else
      for (const { id: given, factions } of DETACHMENTS)
        if (factions.includes(faction) && goesWith(given, unit))
          yield {
            kind: 'attach',
            what: [given, unit],
            units: () => units.with(place, { unit, detachment: given }),
          };
  }
  for (const { id, copies } of DETACHMENTS)
    yield { kind: 'detach', what: [id], units: () => kept(units, id, copies) };
}

/** Only so many of a detachment, the first of them. */
function kept(units: readonly Enlisted[], id: DetachmentId, copies: number): readonly Enlisted[] {
  let left = copies;
  return units.map((each) => (each.detachment !== id || left-- > 0 ? each : plain(each.unit)));
}

/** What a fault is about, whatever its numbers are. */
const keyOf = ({ rule, text, with: facts }: Refusal): string =>
  [rule, text, facts?.['unit'] ?? '', facts?.['detachment'] ?? ''].join(' ');

/** When nothing puts it right at once: the dearest unit that can be spared goes, and one looks again. */
function* dearest(units: readonly Enlisted[]): Generator<Change> {
  const costs = units.map((each) => (isCommander(each) ? 0 : costOf(each)));
  const place = costs.indexOf(Math.max(...costs));
  const unit = units[place]?.unit;
  if (unit !== undefined) yield { kind: 'dismiss', what: [unit], units: () => units.toSpliced(place, 1) };
}

const MOST_OFFERED = 3;
const MOST_OF_A_KIND = 2;

/** The mends that change the least, the nearest first. */
export function mendsFor(roster: Roster, fault: Refusal, limit: number): readonly Mend[] {
  const { faction, units } = roster;
  const before = new Set(rosterFaults(roster, limit).map(keyOf));
  const points = pointsOf(units);
  const helps = (after: readonly Enlisted[]): boolean => {
    const faults = rosterFaults({ faction, units: after }, limit).map(keyOf);
    return after.length > 0 && !faults.includes(keyOf(fault)) && faults.every((key) => before.has(key));
  };
  const made = (changes: Iterable<Change>): readonly Mend[] =>
    [...changes].map((change) => ({ ...change, units: change.units() }));
  const far = (mend: Mend): number => Math.abs(pointsOf(mend.units) - points);
  const thatHelp = (changes: Iterable<Change>): readonly Mend[] =>
    made(changes)
      .filter((mend) => helps(mend.units))
      .toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || far(a) - far(b));
  const single = thatHelp([
    ...dismissals(roster),
    ...replacements(roster),
    ...enlistments(roster),
    ...detachmentChanges(roster),
  ]);
  const double = single.length > 0 ? single : thatHelp(doubleDismissals(units));
  const all = double.length > 0 ? double : made(dearest(units));
  return all
    .filter((mend, i) => all.findIndex((each) => isSame(each, mend)) === i)
    .filter(
      (mend, i, told) => told.slice(0, i).filter(({ kind }) => kind === mend.kind).length < MOST_OF_A_KIND,
    )
    .slice(0, MOST_OFFERED);
}

const isSame = (a: Mend, b: Mend): boolean => a.kind === b.kind && a.what.join() === b.what.join();

/** 'Fusiliers', 'Gun Captain' */
export const nameInMend = (id: UnitTypeId | DetachmentId): string =>
  DETACHMENTS.some((each) => each.id === id) ? detachment(id).name : unitCard(id).name;
