// A moment of a game, and another that one seat cannot tell from it: made up out of what that seat sees.
import type { Title } from '@grognard/games/registry';
import {
  type Action,
  hasLearnt,
  type Json,
  legal,
  outcomeOf,
  pending,
  type Random,
  randomOf,
  type Seat,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '@grognard/kernel';
import { seen } from '@grognard/testkit/checks/seen.ts';
import { fork, forkWith, patientChoice, pick } from '@grognard/testkit/fork.ts';
import type { AnyMatch } from '@grognard/testkit/game.ts';

export interface World {
  readonly position: Json;
  /** What others do meanwhile that the watcher may not notice. */
  readonly unseen: readonly { readonly seat: Seat; readonly action: Action }[];
}

export interface Worlds {
  readonly game: string;
  readonly options: Json;
  readonly seats: readonly Seat[];
  readonly watcher: Seat;
  readonly pair: readonly [World, World];
  /** What the watcher does in both, before anything comes to light. */
  readonly steps: readonly Action[];
}

const earliest = 20;
const latest = 300;
const mostUnseen = 3;
const mostSteps = 4;

function playSome(match: AnyMatch, decisions: number, random: Random): void {
  for (let n = 0; n < decisions && outcomeOf(match) === null; n += 1) {
    const seat = pick(pending(match), random)?.seat;
    if (seat !== undefined) submit(match, seat, patientChoice(match, seat, random));
  }
}

/** A battle at some moment; null where it was over too soon. One that never lasts so long is looked at on its way. */
function someMoment(begin: () => AnyMatch, random: Random): AnyMatch | null {
  const match = begin();
  playSome(match, earliest + random.die(latest, 'TEST-1 moment'), random);
  if (outcomeOf(match) === null) return match;
  const length = match.journal.length;
  if (length > earliest) return null;
  const again = begin();
  playSome(again, random.die(length, 'TEST-1 moment') - 1, random);
  return outcomeOf(again) === null ? again : null;
}

/** Choices of the others that the watcher learns nothing of. */
function unseenIn(match: AnyMatch, watcher: Seat, random: Random): World['unseen'] {
  const done: { seat: Seat; action: Action }[] = [];
  const table = fork(match);
  for (let n = 0; n < mostUnseen; n += 1) {
    const seat = pick(
      pending(table).filter((decision) => decision.seat !== watcher),
      random,
    )?.seat;
    const action = seat === undefined ? undefined : pick(legal(table, seat), random);
    if (seat === undefined || action === undefined) break;
    const tried = fork(table);
    const sight = (): string => JSON.stringify(seen(tried, watcher));
    const [before, reply] = [sight(), submit(tried, seat, action)];
    if (!reply.ok || hasLearnt(tried, reply.n, watcher) || sight() !== before) continue;
    submit(table, seat, action);
    done.push({ seat, action });
  }
  return done;
}

function stepsIn(real: AnyMatch, other: AnyMatch, watcher: Seat, random: Random): readonly Action[] {
  const steps: Action[] = [];
  while (steps.length < mostSteps && pending(real).some(({ seat }) => seat === watcher)) {
    const action = pick(legal(real, watcher), random);
    if (action === undefined) break;
    const [here, there] = [submit(real, watcher, action), submit(other, watcher, action)];
    if (!here.ok || !there.ok) break;
    // What comes to light in either is no secret any more.
    if (hasLearnt(real, here.n, watcher) || hasLearnt(other, there.n, watcher)) break;
    // What others could answer at once is theirs to tell.
    if ([real, other].some(({ journal }) => journal.at(-1)?.seat !== watcher)) break;
    if ([here, there].some((reply) => 'barrier' in reply && reply.barrier)) break;
    steps.push(action);
  }
  return steps;
}

/** Two worlds of a title, other ones for every seed; null where the battle was over too soon. */
export async function worldsOf({ meta, load }: Title, seed: number): Promise<Worlds | null> {
  const module = await load();
  const random = randomOf(simulationSource(seed * 2 + 1));
  const options = module.parseOptions({});
  if (!options.ok) return null;
  const match = someMoment(() => startMatch(module, options.value, simulationSource(seed * 2)), random);
  const watcher = match === null ? undefined : pick(match.seats, random);
  if (match === null || watcher === undefined) return null;
  const imagined = module.determinize(viewOf(match, watcher), watcher, random);
  const other = forkWith(match, imagined);
  // Whether others know a card of one's own too, one does not see: who looks on could tell such worlds apart, and rightly.
  if (JSON.stringify(viewOf(match, 'spectator')) !== JSON.stringify(viewOf(other, 'spectator'))) return null;
  return {
    game: meta.id,
    options: (module.optionsIn?.(match.state) ?? match.options) as Json,
    seats: match.seats,
    watcher,
    pair: [
      { position: module.position(match.state), unseen: [] },
      { position: module.position(imagined), unseen: unseenIn(other, watcher, random) },
    ],
    steps: stepsIn(fork(match), forkWith(match, imagined), watcher, random),
  };
}
