// Two worlds by action: a seat does one secret thing in one world and another in the other, and nobody else may notice before it
// comes to light.
import {
  type Action,
  type AnySecrets,
  legal,
  pending,
  type Random,
  type Seat,
  sameJson,
  submit,
  type Viewer,
} from '@grognard/kernel';
import { heard, others, seen } from './checks/seen.ts';
import { fork, mustSubmit, pick } from './fork.ts';
import type { AnyMatch } from './game.ts';
import { parting } from './json.ts';

export type Kind = AnySecrets['kinds'][number];

/** Two actions of one seat of which everybody else knows the same; null: none at all. */
export interface Pair {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly one: Action;
  readonly other: Action | null;
}

/** Nothing at all is done in one of so many pairs. */
const NONE_IN = 5;
/** Entries both worlds go on together after the two actions. */
const STEPS_TOGETHER = 4;

type Groups = ReadonlyMap<Kind, ReadonlyMap<string, readonly Action[]>>;

/** The secret kinds open to a seat, each with groups of actions of which others know the same. */
export function groupsOf(match: AnyMatch, seat: Seat, { kinds }: AnySecrets): Groups {
  const groups = new Map<Kind, Map<string, Action[]>>();
  for (const action of legal(match, seat))
    for (const kind of kinds) {
      const known = kind.known(match.state, seat, action);
      if (known === null) continue;
      const key = JSON.stringify(known);
      const alike = groups.get(kind) ?? new Map<string, Action[]>();
      groups.set(kind, alike);
      const group = alike.get(key);
      if (group === undefined) alike.set(key, [action]);
      else group.push(action);
    }
  return groups;
}

export function pairOf(
  kind: Kind,
  seat: Seat,
  groups: Iterable<readonly Action[]>,
  random: Random,
): Pair | null {
  const mayBeNone = kind.isUnnoticed === true;
  const open = [...groups].filter(({ length }) => length > 1 || mayBeNone);
  const group = pick(open, random) ?? [];
  const one = pick(group, random);
  if (one === undefined) return null;
  const isNone = mayBeNone && random.die(NONE_IN, 'TEST-8 none') === 1;
  const rest = isNone ? [] : group.filter((action) => action !== one);
  const other = pick(rest, random) ?? null;
  return other === null && !mayBeNone ? null : { kind, seat, one, other };
}

/** An action of which the game has not said who may know it. */
export const undeclared = (match: AnyMatch, seat: Seat, { kinds, open }: AnySecrets): Action | undefined =>
  legal(match, seat).find(
    (action) =>
      !open.includes(action.type) && kinds.every(({ known }) => known(match.state, seat, action) === null),
  );

const hasShown = ({ memory: { play } }: AnyMatch, viewer: Viewer): boolean =>
  play.revealedTo === 'everybody' || play.revealedTo.includes(viewer) || play.outcome !== null;

/** What a viewer could tell the two worlds apart by; null: nothing. */
function telling(one: AnyMatch, other: AnyMatch, viewer: Viewer): string | null {
  const sight = parting(seen(one, viewer), seen(other, viewer));
  if (sight !== null) return `${viewer} sees it: ${sight}`;
  const log = parting(heard(one, viewer), heard(other, viewer));
  return log === null ? null : `${viewer} hears it: ${log}`;
}

/** Somebody who is asked in both worlds and something that may be done in both. */
function sharedChoice(one: AnyMatch, other: AnyMatch, random: Random): readonly [Seat, Action] | null {
  const seat = pick(pending(one), random)?.seat;
  if (seat === undefined || !pending(other).some((decision) => decision.seat === seat)) return null;
  const there = legal(other, seat);
  const both = legal(one, seat).filter((action) => there.some((its) => sameJson(its, action)));
  const action = pick(both, random);
  return action === undefined ? null : [seat, action];
}

/** What tells the worlds apart for those who watch, and who is left to watch: to whom nothing has come to light. */
function compared(
  here: AnyMatch,
  there: AnyMatch,
  watching: readonly Viewer[],
): { readonly told: string | null; readonly left: readonly Viewer[] } {
  const left: Viewer[] = [];
  for (const viewer of watching) {
    const [isHere, isThere] = [hasShown(here, viewer), hasShown(there, viewer)];
    if (isHere !== isThere) return { told: `${viewer} is shown something in one of them only`, left };
    if (isHere) continue;
    const told = telling(here, there, viewer);
    if (told !== null) return { told, left };
    left.push(viewer);
  }
  return { told: null, left };
}

/** Tries a pair on forks; null where nobody could tell, else who could and by what. */
export function toldApart(match: AnyMatch, { kind, seat, one, other }: Pair, random: Random): string | null {
  const [here, there] = [fork(match), fork(match)];
  mustSubmit(here, { seat, action: one });
  if (other !== null) mustSubmit(there, { seat, action: other });
  let watching: readonly Viewer[] = others(match, seat).filter(
    (viewer) => kind.mayTell?.(match.state, seat, viewer) !== true,
  );
  let made = `${seat} ${JSON.stringify(one)} or ${other === null ? 'nothing' : JSON.stringify(other)}`;
  for (let step = 0; ; step += 1) {
    const { told, left } = compared(here, there, watching);
    if (told !== null) return `${made}: ${told}`;
    watching = left;
    const goesOn = kind.isBrief !== true && step < STEPS_TOGETHER && watching.length > 0;
    const choice = goesOn ? sharedChoice(here, there, random) : null;
    if (choice === null) return null;
    const [next, action] = choice;
    made += `, then ${next} ${JSON.stringify(action)}`;
    if (!submit(here, next, action).ok || !submit(there, next, action).ok)
      return `${made}, which is legal and was not accepted`;
  }
}

/** Every kind of secret at one moment, tried so often: how many pairs there were, and what told them apart. */
export function triedAt(
  match: AnyMatch,
  secrets: AnySecrets,
  random: Random,
  times = 20,
): { readonly kinds: readonly string[]; readonly told: readonly string[] } {
  const [kinds, told]: [string[], string[]] = [[], []];
  for (const { seat } of pending(match))
    for (const [kind, groups] of groupsOf(match, seat, secrets))
      for (let each = 0; each < times; each += 1) {
        const pair = pairOf(kind, seat, groups.values(), random);
        if (pair === null) break;
        kinds.push(kind.name);
        const found = toldApart(match, pair, random);
        if (found !== null) told.push(found);
      }
  return { kinds: [...new Set(kinds)], told };
}
