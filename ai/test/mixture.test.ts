import { generals } from '@grognard/games/generals/module.ts';
import { randomOf, simulationSource, startMatch, submit, viewOf } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { ponder } from '../src/deliberate.ts';
import { duelOf } from '../src/duel.ts';
import { choose, LEVELS } from '../src/index.ts';
import { mixtureOf } from '../src/mixture.ts';

const random = (seed: number) => randomOf(simulationSource(seed));
const level = {
  ...LEVELS.marshal,
  plans: 6,
  duel: { answers: 3, worlds: 2, replies: 1, variations: 0, updates: 100 },
};

const marengo = () => {
  const parsed = generals.parseOptions({ setup: 'marengo' });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return startMatch(generals, parsed.value, simulationSource(1));
};

const answer = (match: ReturnType<typeof marengo>, seed: number, player: typeof level = level) =>
  choose(generals, viewOf(match, 'black'), 'black', { level: player, random: random(seed) });

describe('sheets written at once and unseen', { timeout: 60_000 }, () => {
  it('GEN-6.1: the same seed gives the same sheet, other seeds others', () => {
    const match = marengo();
    expect(answer(match, 3)).toEqual(answer(match, 3));
    const sheets = new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(answer(match, seed).actions)));
    expect(sheets.size).toBeGreaterThan(2);
  });

  it('GEN-21.1: it makes no difference whether the enemy has locked his sheet, or what is on it', () => {
    const waiting = marengo();
    const locked = marengo();
    submit(locked, 'white', { type: 'order', from: 'c1', arm: 'C', path: ['c2', 'b2'] });
    submit(locked, 'white', { type: 'endPlanning' });
    expect(answer(locked, 3).stats.playouts).toBe(answer(waiting, 3).stats.playouts);
  });

  it('the reader replies with a sheet that can be played', () => {
    const match = marengo();
    for (const action of answer(match, 2, { ...level, reads: true }).actions)
      expect(submit(match, 'black', action)).toMatchObject({ ok: true });
  });

  it('stops in time when somebody waits', () => {
    let clock = 0;
    const choice = choose(generals, viewOf(marengo(), 'black'), 'black', {
      level: LEVELS.marshal,
      random: random(1),
      budget: { ms: 5, now: () => (clock += 10) },
    });
    expect(choice.stats.playouts).toBeLessThan(500);
  });

  it('keeps to its first look when time runs out before new replies have met the others often enough', () => {
    const view = viewOf(marengo(), 'black');
    let isOver = false;
    const lookedAt = (replies: number, playouts: number) => {
      isOver = false;
      const duelling = { answers: 3, worlds: 6, replies, variations: 0, updates: 100 };
      const { question, guess, plans } = ponder(generals, view, 'black', {
        level: { ...level, plans: 10, duel: duelling },
        random: random(4),
        budget: { ms: 1, now: () => (isOver ? 1 : 0) },
      });
      const duel = duelOf(question, guess, plans);
      if (duel === null) throw new Error('both seats write at once');
      const thoughts = mixtureOf(duel);
      let thought = thoughts.next();
      while (thought.done !== true) {
        isOver = thought.value.playouts >= playouts;
        thought = thoughts.next();
      }
      return { found: thought.value, playouts: duel.playouts() };
    };
    const first = lookedAt(0, Number.POSITIVE_INFINITY);
    const whole = lookedAt(1, Number.POSITIVE_INFINITY);
    expect(whole.found.plans.length).toBeGreaterThan(first.found.plans.length);
    const cutShort = lookedAt(1, first.playouts + 1);
    expect(cutShort.playouts).toBeLessThan(whole.playouts);
    expect(cutShort.found).toEqual(first.found);
  });
});
