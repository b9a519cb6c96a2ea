// Moments of a recorded game as text one can read: who did what since the last one, what happened, who is asked by which rule, what
// is offered or refused and why, what changed in the position and in what each seat sees, and how a seat imagines the rest. A rule
// that answers otherwise than it did shows here, though nobody wrote a test for that answer.
import type { AnyGame, AnyMatch } from '../game.ts';
import { Changes, Imagined, lookAt } from './changes.ts';
import { asked, deedOf, done, happened, OF_GAMES, Offered } from './columns.ts';
import type { Hear, Watch } from './golden.ts';
import { chosen, usualOpening } from './opening.ts';

/** A moment is told every so many entries, and how often in between the position, and what is offered, is looked at. */
export interface MomentPace {
  readonly tellEvery: number;
  readonly lookEvery: number;
  readonly offersEvery: number;
}

export function momentsOf(
  game: AnyGame,
  { tellEvery, lookEvery, offersEvery }: MomentPace,
  hear: Hear,
): Watch {
  const offered = new Offered();
  const imagined = new Imagined(game);
  let changes: Changes | null = null;
  let last = -1;
  let lastAsked = '';
  let options: readonly string[] = [];

  const begin = (match: AnyMatch): Changes => {
    const usual = usualOpening(game);
    options = [chosen(match, usual)];
    changes = new Changes(lookAt(usual));
    return changes;
  };

  const askedAnew = (match: AnyMatch): readonly string[] => {
    const now = asked(match, OF_GAMES);
    const isTheSame = now.join() === lastAsked;
    lastAsked = now.join();
    return isTheSame ? [] : now;
  };

  const tell = (match: AnyMatch, n: number, seen: Changes): void => {
    hear({
      name: String(n),
      title: done(match.journal.slice(Math.max(last, 0), n).map(deedOf)),
      lines: [
        ...options,
        ...happened(match.memory.events.slice(last + 1, n + 1).flat(), OF_GAMES),
        ...askedAnew(match),
        ...offered.lines(OF_GAMES),
        ...seen.lines(OF_GAMES),
        ...imagined.lines(),
      ],
    });
    options = [];
    last = n;
  };

  const visit = (match: AnyMatch, n: number, isLast = false): void => {
    const seen = changes ?? begin(match);
    if (n % offersEvery === 0 || n % tellEvery === 0 || isLast) offered.look(match);
    if (n % lookEvery === 0 || isLast) {
      seen.look(match);
      imagined.look(match, n);
    }
    if (n % tellEvery === 0 || isLast) tell(match, n, seen);
  };
  return {
    visit: (match, n) => visit(match, n),
    end(match) {
      if (match.journal.length > last) visit(match, match.journal.length, true);
    },
  };
}
