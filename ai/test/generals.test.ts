import { generals } from '@grognard/games/generals/module.ts';
import { randomOf, simulationSource, startFrom, startMatch, submit, viewOf } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { choose, LEVEL_NAMES, LEVELS, levelFor, playersOf, runArena } from '../src/index.ts';

const random = (seed: number) => randomOf(simulationSource(seed));

const optionsOf = (raw: unknown) => {
  const parsed = generals.parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const quick = { ...LEVELS.veteran, plans: 4, playoutsPerPlan: 1, leastPlayouts: 0 };

describe('the AI at Generals', { timeout: 60_000 }, () => {
  it('plays scripts to the end without a thought, and a Veteran beats one that only waits', () => {
    const { winsA, paceB } = runArena({
      module: generals,
      a: quick,
      b: levelFor(generals, 'script:turtle'),
      games: 4,
      seed: 1,
      options: [optionsOf({})],
      now: () => 0,
    });
    expect(winsA).toBeGreaterThanOrEqual(3);
    expect(paceB.decisions).toBe(0);
    expect(playersOf(generals)).toContain('script:guns');
    expect(playersOf(generals)).not.toContain('script:best-shot');
  });

  it('GEN-21.1: does not see hidden orders: another enemy sheet, the same answer', () => {
    const marengo = optionsOf({ setup: 'marengo' });
    const start = () => {
      const match = startMatch(generals, marengo, simulationSource(1));
      submit(match, 'white', { type: 'order', from: 'c1', arm: 'C', path: ['c2', 'b2'] });
      submit(match, 'white', { type: 'endPlanning' });
      return match;
    };
    const attack = start();
    for (let n = 0; n < 5; n += 1)
      submit(attack, 'black', { type: 'order', from: 'c3', arm: 'I', path: ['c2'] });
    submit(attack, 'black', { type: 'endPlanning' });
    const wait = start();
    submit(wait, 'black', { type: 'endPlanning' });
    expect(attack.state.sheets).not.toEqual(wait.state.sheets);
    for (const name of LEVEL_NAMES) {
      const [one, other] = [attack, wait].map((match) =>
        choose(generals, viewOf(match, 'white'), 'white', { level: LEVELS[name], random: random(4) }),
      );
      expect(one?.stats.playouts).toBeGreaterThan(0);
      expect(one).toEqual(other);
    }
  });

  it('takes the empty enemy command sector when that wins the battle', () => {
    const parsed = generals.parsePosition({
      options: { setup: 'marengo' },
      phase: 'planning',
      round: 5,
      vp: { white: 5, black: 0 },
      units: [
        ...[1, 2, 3].map((n) => ({ id: `wI${n}`, at: 'b2' })),
        { id: 'wI4', at: 'b1' },
        ...[1, 2, 3].map((n) => ({ id: `bI${n}`, at: 'a1' })),
      ],
    });
    if (!parsed.ok) throw new Error(parsed.error.message);
    const match = startFrom(generals, parsed.value, parsed.value.options, simulationSource(1));
    const { actions } = choose(generals, viewOf(match, 'white'), 'white', {
      level: LEVELS.marshal,
      random: random(1),
    });
    expect(actions).toContainEqual({ type: 'order', from: 'b2', arm: 'I', path: ['b3'] });
  });

  it('plays to the end on both sides, with every option switched on', () => {
    const everything = optionsOf({
      setup: 'custom',
      side: 'B',
      objectives: 'raid',
      orderDie: true,
      couriers: true,
      morale: true,
      terrain: 'B',
      handicap: { white: 0, black: 1 },
    });
    const result = runArena({
      module: generals,
      a: quick,
      b: quick,
      games: 2,
      seed: 5,
      options: [everything],
      now: () => 0,
    });
    expect(result.games).toBe(2);
  });
});
