import { type AnyGame, type AnyMatch, isUndo, readGameFile, type Seat, wholeGame } from '@grognard/kernel';
import { type Command, JSON_FLAG } from '../command.ts';
import { allGames, EXIT, say, sayJson } from '../context.ts';
import { progress } from '../progress.ts';
import { decisionsIn } from '../puzzles/decisions.ts';
import { allPlans, DEEP, lossOf, weighed } from '../puzzles/weighing.ts';
import { isOn, readText, wholeNumber } from '../values.ts';
import { WrongUse } from '../wrong-use.ts';

interface Blunder {
  readonly n: number;
  readonly seat: Seat;
  readonly loss: number;
}

/** What the seat then did, up to its commit or the next thing somebody else was asked. */
function answerOf(match: AnyMatch, n: number, seat: Seat) {
  const struck = new Set(match.journal.flatMap((entry) => (isUndo(entry) ? entry.strikes : [])));
  const actions = [];
  for (const entry of match.journal.slice(n)) {
    if (isUndo(entry) || entry.seat !== seat || struck.has(entry.n)) continue;
    actions.push(entry.action);
    if (roleOf(match, entry.action.type) === 'commit') break;
  }
  return actions;
}

const roleOf = ({ module }: AnyMatch, type: string) =>
  Object.values(module.procedures)
    .flatMap(({ actions }) => actions)
    .find((rule) => rule.type === type)?.role;

function blundersIn(module: AnyGame, match: AnyMatch, least: number, onEntry: (n: number) => void) {
  let weighedUp = 0;
  const blunders: Blunder[] = [];
  for (const { at, seat } of decisionsIn(match)) {
    const n = at.journal.length;
    onEntry(n);
    const answer = answerOf(match, n, seat);
    const asked = { module, match: at, seat };
    const known = allPlans(asked);
    if (known.length === 0) continue;
    const plans = weighed(asked, DEEP, [...known, answer]);
    weighedUp += 1;
    const loss = lossOf(plans, [answer]);
    if (loss >= least) blunders.push({ n, seat, loss });
  }
  return { decisions: weighedUp, blunders };
}

export const blunders: Command = {
  usage: 'blunders <file>',
  about: 'Find the decisions of a recorded game that a deep search judges to have thrown away chances',
  flags: [
    { flag: '--least <percent>', about: 'How much of 100 a blunder throws away', fallback: 10 },
    JSON_FLAG,
  ],
  examples: ['blunders fixtures/generals/marengo.grognard'],
  async run(context, [file = ''], given) {
    const read = readGameFile(readText(file), await allGames(context));
    if (!read.ok) throw new WrongUse(`${file}: ${read.error.message}`);
    const { match } = read.value;
    const least = wholeNumber(given, 'least', { least: 1, most: 100 }) / 100;
    const bar = progress(context, 'entries', match.journal.length);
    const found = blundersIn(wholeGame(match.module), match, least, bar.reach);
    bar.stop();
    const per100 = (100 * found.blunders.length) / Math.max(1, found.decisions);
    if (isOn(given, 'json')) sayJson(context, { file, ...found, per100 });
    else {
      for (const { n, seat, loss } of found.blunders)
        say(context, `after entry ${n}, ${seat}: ${Math.round(loss * 100)} of 100 thrown away`);
      say(context, `${per100.toFixed(1)} blunders per 100 of ${found.decisions} decisions weighed`);
    }
    return EXIT.held;
  },
};
