// Moments of the recorded games under fixtures/, as files somebody could have exported: what a test or a picture needs is
// opened there instead of being played towards.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { told } from '@grognard/desk/words/tell.ts';
import { titleOf } from '@grognard/games/registry';
import {
  type GameFile,
  matchAt,
  onlyAnswer,
  positionsFrom,
  readGameFile,
  type Seat,
  unhex,
  writeGameFile,
} from '@grognard/kernel';
import { type Opponent, playersAt } from './players.ts';
import { choose } from './steps.ts';
import { lift, stops, targets } from './table.ts';
import type { Visit } from './visit.ts';

export interface Moment {
  /** Where it is looked for first, below fixtures/: 'generals/marengo'. */
  readonly recording: string;
  /** The only seat that is asked; the visitor sits there. */
  readonly seat: Seat;
  /** Words of the question. */
  readonly asked: string;
  /** Not before this entry. */
  readonly from?: number;
}

const FIXTURES = join(import.meta.dirname, '../fixtures');
const read = new Map<string, Promise<GameFile>>();

async function play(recording: string): Promise<GameFile> {
  const text = readFileSync(join(FIXTURES, `${recording}.grognard`), 'utf8');
  const module = await titleOf(recording.split('/')[0] ?? '')?.load();
  const file = readGameFile(text, module === undefined ? [] : [module]);
  if (!file.ok) throw new Error(`${recording}: ${file.error.path}: ${file.error.message}`);
  return file.value;
}

function played(recording: string): Promise<GameFile> {
  const known = read.get(recording) ?? play(recording);
  read.set(recording, known);
  return known;
}

const seatsIn = ({ header }: GameFile): readonly Seat[] => Object.keys(header.players);

/** A whole recorded game, as if the visitor had played its first seat. */
export async function finishedGame(recording: string): Promise<string> {
  const file = await played(recording);
  const { commitment, contributions, created } = file.header;
  const secret = unhex(file.footer.secrets[0] ?? '');
  const seats = seatsIn(file);
  return writeGameFile(file.match, {
    players: playersAt(seats, seats[0], 'AI Conscript'),
    commitment,
    contributions,
    created,
    ...(secret === null ? {} : { secret: new Uint8Array(secret) }),
  });
}

/** The first position of a recorded game in which this seat alone is asked this, and has something to choose. */
function positionIn({ match }: GameFile, { seat, asked, from = 0 }: Moment) {
  let n = from - 1;
  for (const { pending } of positionsFrom(match, from)) {
    n += 1;
    const [question, other] = pending;
    if (other !== undefined || question?.seat !== seat || !question.prompt.includes(asked)) continue;
    const then = matchAt(match, n);
    // The table would answer it before anybody sees it.
    if (onlyAnswer(then, seat, true) === null) return { then, question };
  }
  return null;
}

/** That recording, then the others of its game: games are recorded anew when rules change, and go another way. */
function recordingsLike(recording: string): readonly string[] {
  const [game = ''] = recording.split('/');
  const all = readdirSync(join(FIXTURES, game)).filter((name) => name.endsWith('.grognard'));
  return [...new Set([recording, ...all.map((name) => `${game}/${name.replace('.grognard', '')}`)])];
}

/** The recorded game as it stood then, exported by somebody who sits at that seat; and the question with its facts. */
async function fileAt(
  moment: Moment,
  opponent: Opponent,
): Promise<{ readonly text: string; readonly question: string }> {
  const { recording, seat, asked } = moment;
  for (const each of recordingsLike(recording)) {
    const file = await played(each);
    const found = positionIn(file, moment);
    if (found === null) continue;
    const { then, question } = found;
    const players = playersAt(seatsIn(file), seat, opponent);
    const { commitment, contributions, created } = file.header;
    const text = writeGameFile(then, { players, commitment, contributions, created });
    return { text, question: told(question.prompt, question.with) };
  }
  throw new Error(`In no game recorded beside ${recording} is ${seat} alone asked “${asked}”.`);
}

/** Opens a game file as it is opened from a disk, and waits for its table or its report. */
export async function openFile({ go, page }: Visit, text: string): Promise<void> {
  await go('#/saved');
  await choose(page, 'Import a game', 'battle.grognard', text);
  // No document is loaded: whoever waits for that may wait for ever.
  await page.waitForURL(/#\/(table|report)\//, { waitUntil: 'commit' });
}

/** Sits down at a moment of a recorded game. With a friend, the curtain is still down. */
export async function openMoment(
  visit: Visit,
  moment: Moment,
  opponent: Opponent = 'AI Conscript',
): Promise<void> {
  const { text, question } = await fileAt(moment, opponent);
  await openFile(visit, text);
  const { page } = visit;
  if (opponent === 'A friend') return lift(page).waitFor();
  await page.getByText(question).first().waitFor();
  await targets(page).or(stops(page)).first().waitFor();
}
