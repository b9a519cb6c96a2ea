import { type Draw, type DrawSource, sameJson, startFrom, startMatch } from '@grognard/kernel';
import { mustSubmit, pick, randomChoice } from '../fork.ts';
import type { AnyMatch } from '../game.ts';
import { parting } from '../json.ts';
import type { Check } from './check.ts';
import { heard, seen, viewers } from './seen.ts';

/** The same dice, but for one. */
const except = (source: DrawSource, at: number, value: number): DrawSource => ({
  draw: (index, sides, purpose) =>
    index === at ? Math.min(value, sides) : source.draw(index, sides, purpose),
});

/**
 * Two matches that differ in one die: whoever sees no difference on the table must hear none in the log. A die that
 * changed nothing at all is no secret; everybody may have watched it miss.
 */
function compare(one: AnyMatch, other: AnyMatch, draw: Draw): string | null {
  if (sameJson(one.state, other.state)) return null;
  for (const viewer of viewers(one)) {
    if (parting(seen(one, viewer), seen(other, viewer)) !== null) continue;
    const log = parting(heard(one, viewer), heard(other, viewer));
    if (log !== null) return `${viewer} hears how "${draw.purpose}" fell: ${log}`;
  }
  return null;
}

/** A die whose result only some may know is kept out of everybody else's log. */
export const secretDraws: Check = {
  name: 'secret draws: a die that shows nowhere on a table is not heard of there either',
  every: 10,
  run({ match, random }) {
    const isOpening = match.journal.length === 0 && match.start === null;
    const choice = isOpening ? undefined : randomChoice(match, random);
    const played = (source: DrawSource): AnyMatch => {
      if (isOpening) return startMatch(match.module, match.options, source);
      const table = startFrom(match.module, match.state, match.options, source);
      if (choice !== undefined) mustSubmit(table, choice);
      return table;
    };
    const one = played(match.source);
    const last = one.journal.at(-1);
    const draws = isOpening ? one.opening.draws : last !== undefined && 'draws' in last ? last.draws : [];
    const draw = pick(draws, random);
    if (draw === undefined) return null;
    const at = one.state.draws - draws.length + draws.indexOf(draw);
    return compare(one, played(except(match.source, at, (draw.value % draw.sides) + 1)), draw);
  },
};
