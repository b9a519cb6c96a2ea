// Whether two editions of a title play a battle alike: the same choices, and what is asked, allowed, rolled, told and seen
// after each. What is empty is left out of the comparison, as in a mark: a new option that nobody chose changes nothing.
import {
  type Action,
  fieldOf,
  goBackAs,
  isUndo,
  type JournalEntry,
  type Json,
  legal,
  markAt,
  markOf,
  outcomeOf,
  pending,
  type Random,
  type Reply,
  type Seat,
  sameJson,
  submit,
  submitForced,
  undoAs,
  viewOf,
} from '@grognard/kernel';
import { patientChoice, pick } from './fork.ts';
import type { AnyMatch } from './game.ts';

/** Where two editions part. */
export interface Parting {
  /** The entry that came out differently; 0: the opening. */
  readonly n: number;
  /** The rule that was at work, as far as it can be told. */
  readonly rule: string | null;
  readonly what: string;
}

/** A recorded battle is not played like that by either; a scene may be about what is refused. */
export const BOTH_REFUSE = 'both refuse what is recorded';

/** One entry of a battle to be played by both; null: it ends here. */
export type NextEntry = (match: AnyMatch) => JournalEntry<Action> | null;

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));
const marks = (value: unknown): string => markOf(asJson(value));

type AnyReply = Reply<Action, unknown>;

function played(match: AnyMatch, entry: JournalEntry<Action>): AnyReply {
  const { seat } = entry;
  if (isUndo(entry)) return (entry.agreed ? goBackAs : undoAs)(match, seat, entry.strikes);
  return (entry.forced ? submitForced : submit)(match, seat, entry.action);
}

const asked = (match: AnyMatch): unknown =>
  pending(match).map(({ seat, rule, window }) => [seat, rule, window?.id ?? null]);

/** In no particular order: which choices there are counts, not which is named first. */
const choices = (match: AnyMatch): readonly string[] =>
  pending(match)
    .flatMap(({ seat }) => legal(match, seat).map((action) => `${seat} ${marks(action)}`))
    .sort();

const seen = (match: AnyMatch): readonly string[] =>
  [...match.seats, 'spectator'].map((viewer) => marks(viewOf(match, viewer)));

/** What is the same by both, from the cheapest to the dearest. `isThorough`: what may be done and is seen as well. */
const comparisons = (isThorough: boolean): readonly (readonly [string, (match: AnyMatch) => unknown])[] => [
  ['it leads to another position', ({ module, state }) => markAt(module, state)],
  ['somebody else is asked, or something else', asked],
  ['it ends otherwise', (match) => outcomeOf(match)?.winners ?? null],
  ...(isThorough
    ? ([
        ['other choices are open', choices],
        ['somebody sees something else', seen],
      ] as const)
    : []),
];

/** What differs between two matches that stand at the same entry. */
function difference(one: AnyMatch, other: AnyMatch, isThorough: boolean): string | null {
  for (const [what, of] of comparisons(isThorough)) if (!sameJson(of(one), of(other))) return what;
  return null;
}

/** The rule of the action, by the procedure it was done in. */
function ruleOf(match: AnyMatch, entry: JournalEntry<Action>): string | null {
  const frame = match.state.frames.at(-1);
  if (isUndo(entry) || frame === undefined) return null;
  const procedure = match.module.procedures[frame.proc];
  const rule = procedure?.actions.find(({ type }) => type === entry.action.type)?.rule;
  return rule ?? procedure?.rule ?? null;
}

/** Many an event names the rule it follows from. */
function ruleNamedBy(event: unknown): string | null {
  const rule = fieldOf(event, 'rule');
  return typeof rule === 'string' ? rule : null;
}

/** The same choice by both; how its outcome differs. */
function choice(one: AnyMatch, other: AnyMatch, entry: JournalEntry<Action>): Omit<Parting, 'n'> | null {
  const rule = ruleOf(one, entry);
  const [here, there] = [played(one, entry), played(other, entry)];
  const refused = [here, there].find((reply) => !reply.ok);
  if (refused !== undefined && here.ok !== there.ok)
    return {
      rule: 'refusal' in refused ? refused.refusal.rule : rule,
      what: 'one refuses what the other allows',
    };
  if (!here.ok || !there.ok) return { rule, what: BOTH_REFUSE };
  const rolled = (reply: typeof here): unknown => (isUndo(reply.entry) ? [] : reply.entry.draws);
  if (!sameJson(rolled(here), rolled(there))) return { rule, what: 'other dice are rolled' };
  const told = here.events.findIndex((event, i) => marks(event) !== marks(there.events[i]));
  if (told < 0 && here.events.length === there.events.length) return null;
  return { rule: ruleNamedBy(here.events[told]) ?? rule, what: 'something else is told' };
}

/** How often what may be done and is seen is looked at, too. */
const THOROUGH_EVERY = 4;

/** Plays both on with the same choices until they part, or the battle ends; null: they never part. */
export function parting(one: AnyMatch, other: AnyMatch, next: NextEntry): Parting | null {
  const first = difference(one, other, true);
  if (first !== null) return { n: 0, rule: null, what: first };
  for (let entry = next(one); entry !== null; entry = next(one)) {
    const n = one.journal.length + 1;
    const found = choice(one, other, entry);
    if (found !== null) return { n, ...found };
    const what = difference(one, other, n % THOROUGH_EVERY === 0);
    if (what !== null) return { n, rule: ruleOf(one, entry), what };
  }
  return null;
}

/** At random, at most so many. */
export function atRandomUpTo(decisions: number, random: Random): NextEntry {
  let left = decisions;
  return (match) => {
    left -= 1;
    const seat: Seat | undefined =
      left < 0 || outcomeOf(match) !== null ? undefined : pick(pending(match), random)?.seat;
    if (seat === undefined) return null;
    return { n: 0, seat, action: patientChoice(match, seat, random), draws: [], barrier: false };
  };
}

/** As it was recorded. */
export function asRecorded(journal: readonly JournalEntry<Action>[]): NextEntry {
  let at = 0;
  return () => journal[at++] ?? null;
}
