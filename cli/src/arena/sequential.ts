import { type Hypotheses, logLikelihood, verdictOf } from '@grognard/ai';
import { type Given, textValue } from '../values.ts';
import { WrongUse } from '../wrong-use.ts';
import { type Bout, type BoutResult, NOTHING_PLAYED, together } from './bout.ts';
import { partsOf } from './until.ts';

const HYPOTHESES = /^(-?\d{1,4}),(-?\d{1,4})$/;

/** As in 0,30: is `a` stronger by 30 Elo, or not stronger at all? */
export function hypothesesIn(given: Given): Hypotheses | null {
  const text = textValue(given, 'sprt');
  if (text === undefined) return null;
  const [, elo0, elo1] = HYPOTHESES.exec(text) ?? [];
  const hypotheses = { elo0: Number(elo0), elo1: Number(elo1) };
  if (hypotheses.elo0 < hypotheses.elo1) return hypotheses;
  throw new WrongUse(`--sprt is two differences in Elo as in 0,30, not ${JSON.stringify(text)}.`);
}

/** Games played between two looks at the evidence and the clock. */
const AT_A_TIME = 8;

export interface Sequential extends BoutResult {
  readonly games: number;
}

/** Plays until the evidence is enough for one of the two, the time is up, or the bout is over. */
export async function untilDecided(
  bout: Bout,
  hypotheses: Hypotheses | null,
  isUp: () => boolean,
  fight: (part: Bout) => Promise<BoutResult>,
): Promise<Sequential> {
  const isOpen = ({ pairs }: BoutResult): boolean =>
    hypotheses === null || verdictOf(pairs, hypotheses) === 'open';
  let result = NOTHING_PLAYED;
  let games = 0;
  for (const part of partsOf(bout, AT_A_TIME)) {
    if (games > 0 && (isUp() || !isOpen(result))) break;
    result = together(result, await fight(part));
    games += part.games;
  }
  return { ...result, games };
}

/** What was decided, in a sentence. */
export function decision({ pairs }: BoutResult, hypotheses: Hypotheses): string {
  const { elo0, elo1 } = hypotheses;
  const ratio = logLikelihood(pairs, hypotheses).toFixed(2);
  const said = {
    stronger: `stronger: ${elo1} Elo fits better than ${elo0}`,
    'not stronger': `not stronger: ${elo0} Elo fits better than ${elo1}`,
    open: `not decided between ${elo0} and ${elo1} Elo`,
  };
  return `${said[verdictOf(pairs, hypotheses)]} (log likelihood ratio ${ratio}; pairs worth 0, ½, 1, 1½, 2: ${pairs.join(', ')})`;
}
