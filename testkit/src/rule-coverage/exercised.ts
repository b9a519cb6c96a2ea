import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGameFile } from '@grognard/kernel';
import type { AnyGame, AnyMatch } from '../game.ts';
import { idsIn } from './rule-ids.ts';

/** Ids a game came across: in what happened, in what dice were for, and as the rule of each action taken. */
function idsOfMatch({ module, journal, memory, opening }: AnyMatch, prefix: string): ReadonlySet<string> {
  const rulesOf = new Map(
    [...Object.values(module.procedures).flatMap((procedure) => procedure.actions), ...module.always].map(
      (action) => [action.type, action.rule],
    ),
  );
  const texts = [
    JSON.stringify(memory.events),
    JSON.stringify(opening.draws),
    ...journal.flatMap((entry) =>
      'action' in entry ? [rulesOf.get(entry.action.type) ?? '', JSON.stringify(entry.draws)] : [],
    ),
  ];
  return new Set(texts.flatMap((text) => idsIn(text, prefix)));
}

/** Which recorded games come across which rule. */
export function exercisedRules(
  module: AnyGame,
  folder: string,
  prefix: string,
): ReadonlyMap<string, readonly string[]> {
  const exercised = new Map<string, string[]>();
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.grognard')) : [];
  for (const file of files.toSorted()) {
    const read = readGameFile(readFileSync(join(folder, file), 'utf8'), [module]);
    // A game that no longer replays meets no rule; the tests of recorded games say what is wrong with it.
    for (const id of read.ok ? idsOfMatch(read.value.match, prefix) : [])
      exercised.set(id, [...(exercised.get(id) ?? []), file]);
  }
  return exercised;
}
