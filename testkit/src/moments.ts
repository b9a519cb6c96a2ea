// Moments of a recorded game, a line each: what happened since the last one, who is asked by which rule, what is offered or
// refused and why, what each seat sees, what is kept of the position, and how a seat imagines the rest. A rule that answers otherwise than it did shows here, though nobody wrote a test
// for that answer. Sentences are left out, for they may be worded anew; what they say of the position is not.
import { offers, pending, randomOf, simulationSource, viewOf } from '@grognard/kernel';
import { digest } from './digest.ts';
import type { AnyGame, AnyMatch } from './game.ts';
import type { Hear, Watch } from './kept-file.ts';

/** What a seat may point at, with the rules against it and the facts they are told with. */
export const offered = (match: AnyMatch, seat: string): unknown =>
  offers(match, seat).map(({ action, target, refusal, role }) => [
    action,
    target,
    refusal?.rule,
    refusal?.with,
    role,
  ]);

/** Who is asked by which rule, and the facts of the question. */
export const askedNow = (match: AnyMatch): unknown =>
  pending(match).map(({ seat, rule, with: facts }) => [seat, rule, facts]);

/** What everybody sees, and who only watches. */
export const seen = (match: AnyMatch): unknown =>
  [...match.seats, 'spectator'].map((viewer) => viewOf(match, viewer));

type Mind = Pick<AnyGame, 'determinize'>;

/** What each seat takes for possible of what it does not see, by chances that are the same every time. */
export const imagined = (mind: Mind, match: AnyMatch, n: number): unknown =>
  match.seats.map((seat) => mind.determinize(viewOf(match, seat), seat, randomOf(simulationSource(n))));

/** A line every so many entries, and how often in between what is offered is looked at. */
export interface MomentPace {
  readonly lineEvery: number;
  readonly offersEvery: number;
}

export function momentsOf(
  mind: Mind,
  { lineEvery, offersEvery }: MomentPace,
  hear: Hear = () => undefined,
): Watch {
  const lines: string[] = ['entry happened asked offered seen kept imagined'];
  let last = 0;
  let since: unknown[] = [];
  const visit = (match: AnyMatch, n: number): void => {
    const asked = pending(match);
    if (n % offersEvery === 0) since.push(asked.map(({ seat }) => offered(match, seat)));
    if (n % lineEvery !== 0) return;
    const happened = digest(match.memory.events.slice(last, n + 1));
    const whom = digest(askedNow(match));
    const what = digest(since);
    const kept = digest(match.module.position(match.state));
    const line = `${n} ${happened} ${whom} ${what} ${digest(seen(match))} ${kept} ${digest(imagined(mind, match, n))}`;
    hear(line, lines.length);
    lines.push(line);
    last = n + 1;
    since = [];
  };
  return { visit, told: () => `${lines.join('\n')}\n` };
}
