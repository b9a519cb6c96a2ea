// Moments that no recorded game holds: battles are played at random until one comes up, and it is opened like a file from a disk.
import { laterCampaigns } from '@grognard/games/later-campaigns/module.ts';
import type { View } from '@grognard/games/later-campaigns/view.ts';
import {
  type AnyMatch,
  legal,
  outcomeOf,
  pending,
  randomOf,
  type Seat,
  simulationSource,
  startMatch,
  submit,
  viewOf,
  writeGameFile,
} from '@grognard/kernel';
import { pick } from '@grognard/testkit/fork.ts';
import { parsedOptions } from '@grognard/testkit/random-play.ts';
import { openFile } from './moments.ts';
import { playersAt } from './players.ts';
import type { Visit } from './visit.ts';

interface Wanted {
  readonly scenario: string;
  /** The only seat that is asked; the visitor sits there. */
  readonly seat: Seat;
  /** Words of the question. */
  readonly asked: string;
  isWanted(view: View): boolean;
  /** Done wherever it can be; else anything. */
  readonly liking: readonly string[];
}

const MOST_BATTLES = 60;
const MOST_DECISIONS = 4000;

function playUntil(wanted: Wanted, seed: number): AnyMatch | null {
  const { scenario, seat, liking } = wanted;
  const match = startMatch(
    laterCampaigns,
    parsedOptions(laterCampaigns, { scenario }),
    simulationSource(seed),
  );
  const random = randomOf(simulationSource(seed + MOST_BATTLES));
  for (let i = 0; i < MOST_DECISIONS && outcomeOf(match) === null; i += 1) {
    const questions = pending(match);
    // The visitor last, so that nobody else is asked beside him.
    const asked = questions.find((question) => question.seat !== seat) ?? questions[0];
    if (asked === undefined) return null;
    if (asked.seat === seat && asked.prompt.includes(wanted.asked) && wanted.isWanted(viewOf(match, seat)))
      return match;
    const choices = legal(match, asked.seat);
    const liked = choices.filter(({ type }) => liking.includes(type));
    const chosen = pick(liked.length > 0 ? liked : choices, random);
    if (chosen !== undefined) submit(match, asked.seat, chosen);
  }
  return null;
}

/** Sits down there, against a machine. */
export async function openSearched(visit: Visit, wanted: Wanted): Promise<void> {
  for (let seed = 1; seed <= MOST_BATTLES; seed += 1) {
    const match = playUntil(wanted, seed);
    if (match === null) continue;
    const players = playersAt(['french', 'allied'], wanted.seat, 'AI Conscript');
    const proof = { commitment: '0'.repeat(64), contributions: [], created: '2026-11-17T08:00:00.000Z' };
    return openFile(visit, writeGameFile(match, { players, ...proof }));
  }
  throw new Error(`In none of ${MOST_BATTLES} battles does this come up.`);
}
