import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import {
  type Action,
  type GameEvent,
  type GameModule,
  type GameState,
  type Open,
  outcomeOf,
  pending,
  type Seat,
  simulationSource,
  startMatch,
  submit,
  type Viewer,
  viewOf,
} from '@grognard/kernel';
import { expect, test } from 'vitest';
import { pick } from './fork.ts';
import type { AnyMatch } from './game.ts';
import { chooser, parsedOptions } from './random-play.ts';
import { atRandom, type Chooser } from './record-game.ts';

export interface PlaythroughOptions<E, V> {
  readonly seed: number;
  readonly options?: unknown;
  /** Stops after so many decisions; without it the whole game is told. */
  readonly decisions?: number;
  readonly choose?: Chooser;
  /** One line per event; without it the event as JSON. */
  eventText?(event: E): string;
  /** A picture of what a viewer sees; without it views are left out. */
  draw?(view: Open<V>, viewer: Viewer): string;
}

const MOST_DECISIONS = 20_000;
const fields = ({ type, ...rest }: { readonly type: string }): string => `${type} ${JSON.stringify(rest)}`;
const indented = (text: string): string => text.replace(/^/gm, '    ').trimEnd();

function* tell(match: AnyMatch, options: PlaythroughOptions<GameEvent, unknown>): Generator<string> {
  const eventLine = (event: GameEvent): string => `  - ${options.eventText?.(event) ?? fields(event)}`;
  const random = chooser(options.seed);
  yield `${match.module.id} version ${match.module.version}, seed ${options.seed}`;
  yield `options ${JSON.stringify(match.options)}`;
  yield* match.opening.events.map(eventLine);
  let asked = '';
  for (let made = 0; made < (options.decisions ?? MOST_DECISIONS) && outcomeOf(match) === null; made += 1) {
    const decisions = pending(match);
    const prompts = decisions.map(({ seat, rule, prompt }) => `? ${seat}: ${prompt} (${rule})`).join('\n');
    if (prompts !== asked) {
      yield* ['', prompts];
      for (const { seat } of options.draw === undefined ? [] : decisions)
        yield indented(options.draw?.(viewOf(match, seat), seat) ?? '');
      asked = prompts;
    }
    const seat: Seat = pick(decisions, random)?.seat ?? '';
    for (const action of (options.choose ?? atRandom)(match, seat, random)) {
      const reply = submit(match, seat, action);
      if (!reply.ok) throw new Error(`${seat} ${JSON.stringify(action)}: ${JSON.stringify(reply)}`);
      yield `${reply.n}. ${seat} ${fields(action)}`;
      yield* reply.events.map(eventLine);
    }
  }
  yield `outcome ${JSON.stringify(outcomeOf(match))}`;
}

/** A game told in text: what was asked, decided and what happened. */
export function tellGame<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  module: GameModule<S, A, E, V, O>,
  options: PlaythroughOptions<E, V>,
): string {
  const match: AnyMatch = startMatch(
    module,
    parsedOptions(module, options.options ?? {}) as O,
    simulationSource(options.seed),
  );
  return `${[...tell(match, options as PlaythroughOptions<GameEvent, unknown>)].join('\n')}\n`;
}

/** Registers a test: the game told again reads as in the file. `UPDATE_PLAYTHROUGHS=1` writes the file anew. */
export function playthrough<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  module: GameModule<S, A, E, V, O>,
  file: string,
  options: PlaythroughOptions<E, V>,
): void {
  test(`${basename(file)} reads as it did`, () => {
    const told = tellGame(module, options);
    if (process.env['UPDATE_PLAYTHROUGHS'] === '1') {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, told);
    }
    expect(existsSync(file), `${file} is missing: run with UPDATE_PLAYTHROUGHS=1`).toBe(true);
    expect(told).toBe(readFileSync(file, 'utf8'));
  });
}
