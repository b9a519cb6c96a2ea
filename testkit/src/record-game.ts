import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type Action,
  commitmentOf,
  committedSource,
  contextOf,
  frozen,
  legal,
  marked,
  outcomeOf,
  pending,
  type Random,
  type Seat,
  scriptedSource,
  sha256,
  startMatch,
  submit,
  utf8,
  viewOf,
  wholeGame,
  writeGameFile,
} from '@grognard/kernel';
import { pick } from './fork.ts';
import type { AnyGame, AnyMatch } from './game.ts';
import { chooser, parsedOptions } from './random-play.ts';

/** Decides for a seat: a random chooser, a game's rollout, an AI. One or more actions, in order. */
export type Chooser = (match: AnyMatch, seat: Seat, random: Random) => readonly Action[];

export const atRandom: Chooser = (match, seat, random) => {
  const action = pick(legal(match, seat), random);
  return action === undefined ? [] : [action];
};

/** Plays as a quick search would play on, from the seat's own view only. */
export const byRollout: Chooser = (match, seat, random) => {
  const module = wholeGame(match.module);
  const imagined = frozen(module.determinize(viewOf(match, seat), seat, random));
  return [module.brain.rollout(imagined, seat, random, contextOf(module, imagined))];
};

/** Moves and dice that are told elsewhere. */
interface Script {
  readonly moves: readonly (readonly [seat: Seat, action: Action])[];
  readonly dice: readonly number[];
}

export interface Recording {
  /** What comes first, whoever chooses then. */
  readonly script?: Script;
  readonly options: unknown;
  readonly seed: number;
  readonly players: { readonly [seat: Seat]: string };
  readonly choose: Chooser;
  /** An ISO date, given from outside so that the same recording gives the same file. */
  readonly created: string;
  readonly maxDecisions?: number;
  /** A long game in part: after so many decisions whoever is asked resigns. */
  readonly resignsAfter?: number;
}

/** Plays a whole game and gives its file, with dice that can be verified. */
export function recordGame(module: AnyGame, recording: Recording): string {
  const { seed, players, created } = recording;
  const secret = sha256(utf8(`recorded game ${module.id} ${seed}`));
  const options = parsedOptions(module, recording.options);
  const contributions = module.seats(options).map((seat) => `${seat} ${seed}`);
  const { moves, dice } = recording.script ?? { moves: [], dice: [] };
  const source = committedSource(secret, contributions);
  const match = marked(
    startMatch(module, options, dice.length === 0 ? source : scriptedSource(dice, source)),
  );
  const random = chooser(seed);
  const play = (seat: Seat, action: Action): void => {
    const reply = submit(match, seat, action);
    if (!reply.ok) throw new Error(`${seat} ${JSON.stringify(action)}: ${JSON.stringify(reply)}`);
  };
  for (const [seat, action] of moves) play(seat, action);
  const { maxDecisions = 20_000, resignsAfter = maxDecisions } = recording;
  for (let n = 0; outcomeOf(match) === null; n += 1) {
    if (n === maxDecisions) throw new Error('the recorded game does not end');
    const seat = pick(pending(match), random)?.seat ?? '';
    const actions = n >= resignsAfter ? [{ type: 'resign' }] : recording.choose(match, seat, random);
    for (const action of actions) play(seat, action);
  }
  return writeGameFile(match, { players, commitment: commitmentOf(secret), contributions, secret, created });
}

export function recordTo(path: string, module: AnyGame, recording: Recording): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, recordGame(module, recording));
}
