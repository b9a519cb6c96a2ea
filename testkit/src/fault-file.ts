import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Action,
  type EditionName,
  hex,
  type Seat,
  sha256,
  simulationSource,
  startMatch,
  submit,
  utf8,
} from '@grognard/kernel';
import type { AnyGame, AnyMatch } from './game.ts';
import { isRecord } from './json.ts';
import { parsedOptions } from './random-play.ts';

/** A promise about every state of a game: gives what is wrong, or null. */
export type Invariant<S> = (state: S) => string | null;

/** Everything needed to see a fault again: the dice come from the seed, the decisions are listed. */
export interface Fault {
  readonly format: 1;
  readonly game: string;
  readonly edition: EditionName | null;
  readonly options: unknown;
  /** Of the dice. */
  readonly seed: number;
  readonly entries: readonly { readonly seat: Seat; readonly action: Action }[];
  /** Procedure and step names at the moment, innermost last. */
  readonly frames: readonly string[];
  readonly message: string;
}

/** Faults with the same message at the same place are the same fault, whatever units and numbers took part. */
export function faultHash({ game, frames, message }: Fault): string {
  const [firstLine = ''] = message.split(/\n| \[entry /);
  return hex(sha256(utf8(`${game}|${frames.join('>')}|${firstLine.replace(/\d+/g, '#')}`))).slice(0, 12);
}

export const faultPath = (folder: string, fault: Fault): string =>
  join(folder, `${faultHash(fault)}.grognard-fault.json`);

/** Writes the fault unless one like it is already there; gives the path. */
export function writeFault(folder: string, fault: Fault): string {
  const path = faultPath(folder, fault);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(path)) writeFileSync(path, `${JSON.stringify(fault, null, 1)}\n`);
  return path;
}

function isFault(value: unknown): value is Fault {
  if (!isRecord(value) || value['format'] !== 1 || !Array.isArray(value['entries'])) return false;
  return typeof value['game'] === 'string' && typeof value['seed'] === 'number';
}

export function readFault(path: string): Fault {
  const raw: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isFault(raw)) throw new Error(`${path} is not a fault file`);
  return raw;
}

/** Plays a fault again; gives what goes wrong now, or null when it is mended. */
export function replayFault(
  module: AnyGame,
  fault: Fault,
  broken: (match: AnyMatch) => string | null = () => null,
): string | null {
  try {
    const match = startMatch(module, parsedOptions(module, fault.options), simulationSource(fault.seed));
    for (const [at, { seat, action }] of fault.entries.entries()) {
      const reply = submit(match, seat, action);
      // Rules that changed since may well refuse the line: then it cannot go wrong any more.
      if (!reply.ok) return null;
      const found = broken(match);
      if (found !== null) return `entry ${at + 1}: ${found}`;
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
