import { generals } from '@grognard/games/generals/module.ts';
import { invariant, randomOf, simulationSource, startMatch, viewOf } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { ponder } from '../src/deliberate.ts';
import { duelOf } from '../src/duel.ts';
import { LEVELS } from '../src/index.ts';
import { worldsFor } from '../src/worlds.ts';

const worlds = (apart: { readonly apart?: true }) => {
  const parsed = generals.parseOptions({ setup: 'marengo' });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const view = viewOf(startMatch(generals, parsed.value, simulationSource(1)), 'white');
  const duel = { answers: 2, worlds: 3, replies: 0, variations: 0, updates: 1, ...apart };
  const thinking = {
    level: { ...LEVELS.marshal, plans: 2, duel },
    random: randomOf(simulationSource(2)),
  };
  const { question, guess, plans } = ponder(generals, view, 'white', thinking);
  const found = duelOf(question, guess, plans);
  invariant(found !== null, 'Sheets are written at once.');
  return { at: worldsFor(found, 3), theirs: found.theirs };
};

describe('the worlds answers meet in', () => {
  it('are the same for every answer of the enemy, unless each brings its own', () => {
    for (const [settings, areSame] of [[{}, true] as const, [{ apart: true }, false] as const]) {
      const { at, theirs } = worlds(settings);
      const [one, other] = theirs;
      invariant(one !== undefined && other !== undefined, 'Two answers.');
      expect(at(one, 0) === at(other, 0)).toBe(areSame);
      expect(at(one, 2)).toBe(at(one, 2));
      expect(at(one, 2).seed).not.toBe(at(one, 1).seed);
    }
  });
});
