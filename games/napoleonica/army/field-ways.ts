// NAP-ARM.2 to NAP-ARM.5: every way to put an army together out of a muster, as far as its rules can tell two of them apart.
import { detachment } from '../data/detachments.ts';
import { unitCard } from '../data/units.ts';
import { armOf, type DetachmentId } from '../data/words.ts';
import { enlistedIn, type FieldDraft, type FieldedUnit, type FieldTerms } from './field-draft.ts';
import { type MusterId, mustered, type Notebook } from './notebook.ts';
import { isCommander, pointsOf, starsAllowed, starsOf } from './points.ts';

const ARMS = ['infantry', 'cavalry', 'artillery'] as const;
type Bearing = (typeof ARMS)[number];
/** By arm. */
type Counts = readonly [number, number, number];

/** An army as its rules see it, and the unit that was added last. */
interface Way {
  readonly points: number;
  readonly stars: number;
  readonly isLed: boolean;
  readonly guns: number;
  /** Units that may be given a detachment. */
  readonly bare: Counts;
  readonly added: MusterId | null;
  readonly before: Way | null;
}

/** NAP-ARM.5, NAP-SOL.20: where a detachment of an arm goes; null: nowhere. */
function placeOf({ faction, muster }: Notebook, id: MusterId): Bearing | null {
  const card = unitCard(mustered({ muster }, id).type);
  const arm = armOf(card.branch);
  return card.faction === faction ? (ARMS.find((each) => each === arm) ?? null) : null;
}

const oneMore = (counts: Counts, arm: Bearing | null): Counts =>
  arm === null ? counts : (counts.map((n, i) => (ARMS[i] === arm ? n + 1 : n)) as unknown as Counts);

function begin(notebook: Notebook, draft: FieldDraft): Way {
  const units = enlistedIn(notebook, draft);
  const open = draft.units.filter((each) => each.detachment === null);
  return {
    points: pointsOf(units),
    stars: starsOf(units),
    isLed: units.some(isCommander),
    guns: units.filter(({ unit }) => unitCard(unit).branch === 'artillery').length,
    bare: open.reduce<Counts>((bare, { unit }) => oneMore(bare, placeOf(notebook, unit)), [0, 0, 0]),
    added: null,
    before: null,
  };
}

function add(notebook: Notebook, way: Way, id: MusterId): Way {
  const { cost, unique, branch } = unitCard(mustered(notebook, id).type);
  return {
    points: way.points + cost,
    stars: way.stars + (unique ? 1 : 0),
    isLed: way.isLed || branch === 'commander',
    guns: way.guns + (branch === 'artillery' ? 1 : 0),
    bare: oneMore(way.bare, placeOf(notebook, id)),
    added: id,
    before: way,
  };
}

/** Numbers below so many fit beside each other in one. */
const ROOM = 256;

function keyOf({ points, stars, isLed, guns, bare }: Way, perGun: number, isBare: boolean): number {
  const counted = [stars, isLed ? 1 : 0, perGun === 0 ? 0 : guns];
  let key = points;
  for (const n of isBare ? counted : [...counted, ...bare]) key = key * ROOM + Math.min(n, ROOM - 1);
  return key;
}

/** Dearer units first: of ways that come to the same the one with the dearer units is kept. */
function waysFrom(notebook: Notebook, draft: FieldDraft, terms: FieldTerms, isBare: boolean): readonly Way[] {
  const { limit, perGun } = terms;
  const isPaid = ({ guns }: Way): boolean => perGun * guns <= notebook.treasury;
  const start = begin(notebook, draft);
  const ways = new Map([[keyOf(start, perGun, isBare), start]]);
  const costOf = (id: MusterId): number => unitCard(mustered(notebook, id).type).cost;
  const ids = [...notebook.muster.keys()].filter(
    (id) => !mustered(notebook, id).broken && !draft.units.some(({ unit }) => unit === id),
  );
  for (const id of ids.toSorted((a, b) => costOf(b) - costOf(a)))
    for (const way of [...ways.values()]) {
      const next = add(notebook, way, id);
      const key = keyOf(next, perGun, isBare);
      if (next.points <= limit && isPaid(next) && !ways.has(key)) ways.set(key, next);
    }
  return [...ways.values()].filter(isPaid);
}

/** Detachments of each arm that are taken along, and what they cost. */
interface Escort {
  readonly cost: number;
  readonly taken: readonly DetachmentId[];
}

/** Every sum that detachments can add where so many units of each arm have none, the most first. */
function escortsOf(free: readonly DetachmentId[], bare: Counts): readonly Escort[] {
  let escorts = new Map<string, Escort & { readonly used: Counts }>([
    ['0', { cost: 0, taken: [], used: [0, 0, 0] }],
  ]);
  for (const id of free) {
    const next = new Map(escorts);
    for (const { cost, taken, used } of escorts.values()) {
      const more = oneMore(used, detachment(id).arm);
      const fits = more.every((n, i) => n <= (bare[i] ?? 0));
      const key = `${cost + detachment(id).cost} ${more.join()}`;
      if (fits && !next.has(key))
        next.set(key, { cost: cost + detachment(id).cost, taken: [...taken, id], used: more });
    }
    escorts = next;
  }
  return [...escorts.values()].toSorted((a, b) => b.cost - a.cost);
}

const unitsOf = (way: Way): readonly MusterId[] =>
  way.before === null || way.added === null ? [] : [...unitsOf(way.before), way.added];

/** The draft with these units, Commanders first, and with these detachments where they go. */
function filled(
  notebook: Notebook,
  draft: FieldDraft,
  added: readonly MusterId[],
  taken: readonly DetachmentId[],
): FieldDraft {
  const isChief = (id: MusterId): boolean => isCommander({ unit: mustered(notebook, id).type });
  const chiefsFirst = [...added.filter(isChief), ...added.filter((id) => !isChief(id))];
  const left = [...taken];
  const units = [...draft.units, ...chiefsFirst.map((unit): FieldedUnit => ({ unit, detachment: null }))];
  return {
    ...draft,
    units: units.map((each) => {
      const at = left.findIndex((id) => detachment(id).arm === placeOf(notebook, each.unit));
      if (each.detachment !== null || at < 0) return each;
      return { ...each, detachment: left.splice(at, 1)[0] ?? null };
    }),
  };
}

const isLegal = ({ stars }: Way, points: number): boolean => stars <= starsAllowed(points);

/** Detachments that are with no unit of the draft. */
function freeDetachments({ detachments }: Notebook, { units }: FieldDraft): readonly DetachmentId[] {
  const free = [...detachments];
  for (const { detachment: id } of units) if (id !== null) free.splice(free.indexOf(id), 1);
  return free;
}

/** Of all legal armies that hold what the draft holds, one that costs most; detachments are taken where it needs them. */
export function largestArmy(
  notebook: Notebook,
  draft: FieldDraft,
  terms: FieldTerms,
  isLed: boolean,
): FieldDraft | null {
  const led = (way: Way): boolean => way.isLed || !isLed;
  const bare = waysFrom(notebook, draft, terms, true).filter((way) => led(way) && isLegal(way, way.points));
  const [most] = bare.toSorted((a, b) => b.points - a.points);
  if (most !== undefined) return filled(notebook, draft, unitsOf(most), []);
  const free = freeDetachments(notebook, draft);
  if (free.length === 0) return null;
  const escorts = new Map<string, readonly Escort[]>();
  for (const way of waysFrom(notebook, draft, terms, false).filter(led)) {
    const key = way.bare.join();
    const known = escorts.get(key) ?? escortsOf(free, way.bare);
    escorts.set(key, known);
    const escort = known.find(({ cost }) => way.points + cost <= terms.limit);
    if (escort !== undefined && isLegal(way, way.points + escort.cost))
      return filled(notebook, draft, unitsOf(way), escort.taken);
  }
  return null;
}
