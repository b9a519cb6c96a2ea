// NLC-B: what is not to be had is refused by the rule that forbids it, with the fact here and now.
import { fill, type Seat, why } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { crowdingFrame, pickFrame, reactionFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS, towards, under } from './under-orders.ts';

/** Rule and sentence. */
function said(at: TestTable, seat: Seat, action: Action): readonly [string, string] {
  const answer = why(at.match, seat, action);
  if (answer === null || !('rule' in answer)) throw new Error(`not refused: ${JSON.stringify(answer)}`);
  return [answer.rule, fill(answer.text, answer.with)];
}

const GENERIC = /Here \w|nothing to choose/;

const LEADERS = {
  reille: { at: '0,0', commands: [CORPS] },
  hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
} as const;

describe('charges', () => {
  /** There is always one charge to be had: that of `ok`. */
  const RIDE = {
    from: 'charge',
    units: {
      ok: { at: '0,3', arm: 'cav' },
      x: { at: '1,3', side: 'allied' },
      c: { at: '0,0', arm: 'cav' },
      i: { at: '0,1' },
      e: { at: '2,0', side: 'allied' },
    },
    leaders: { ...LEADERS, reille: { at: '0,1', commands: [CORPS] } },
    orders: { 'allied corps': 'delay' },
  } as const satisfies Sitting;

  const charge = (more: Sitting, unit: string, target: string, via?: string) => {
    const at = table({ ...RIDE, ...more });
    const [rule, sentence] = said(at, 'french', {
      type: 'charge',
      unit: at.unit(unit),
      via: via === undefined ? -1 : at.at(via),
      target: at.at(target),
    });
    expect(sentence).not.toMatch(GENERIC);
    return rule;
  };

  test('NLC-7.7a, 7.7j, 12.1e, NLC-R091: who may not charge', () => {
    expect(charge({}, 'i', '2,0', '1,0')).toBe('NLC-7.7a');
    expect(charge({ lost: { c: { disrupted: true } } }, 'c', '2,0', '1,0')).toBe('NLC-7.7a');
    expect(charge({ lost: { c: { charged: 1 } } }, 'c', '2,0', '1,0')).toBe('NLC-7.7j');
    expect(charge({ stage: { active: [0] } }, 'c', '2,0', '1,0')).toBe('NLC-4.5c');
    const far = { ...RIDE.leaders, other: { at: '9,9', commands: ['other'] } } as const;
    const units = { ...RIDE.units, c: { at: '0,0', arm: 'cav', in: 'other' } } as const;
    expect(charge({ units, leaders: far }, 'c', '2,0', '1,0')).toBe('NLC-12.1e');
    expect(charge({ units, leaders: far, gone: ['other'] }, 'c', '2,0', '1,0')).toBe('NLC-R091');
  });

  test('NLC-7.7a, 7.7b, 10.1, NLC-R133: whom and by which way', () => {
    expect(charge({}, 'c', '1,0')).toBe('NLC-R133');
    const farther = { ...RIDE.units, e: { at: '3,0', side: 'allied' } } as const;
    expect(charge({ units: farther }, 'c', '3,0')).toBe('NLC-7.7a');
    expect(charge({ chateaux: ['2,0'] }, 'c', '2,0', '1,0')).toBe('NLC-10.1');
    expect(charge({ woods: ['1,0'] }, 'c', '2,0', '1,0')).toBe('NLC-7.7a');
    expect(charge({ streams: ['0,0|1,0'] }, 'c', '2,0', '1,0')).toBe('NLC-7.7b');
    expect(charge({ streams: ['1,0|2,0'], bridges: ['1,0|2,0'] }, 'c', '2,0', '1,0')).toBe('NLC-7.7b');
    expect(charge({ rivers: ['1,0|2,0'] }, 'c', '2,0', '1,0')).toBe('NLC-7.7b');
    const taken = { ...RIDE.units, f: { at: '1,0' } } as const;
    expect(charge({ units: taken }, 'c', '2,0', '1,0')).toBe('NLC-7.7a');
  });

  test('NLC-7.7a: the sentence names unit, hex and distance', () => {
    const at = table({ ...RIDE, units: { ...RIDE.units, e: { at: '3,0', side: 'allied' } } });
    const [, sentence] = said(at, 'french', {
      type: 'charge',
      unit: at.unit('c'),
      via: -1,
      target: at.at('3,0'),
    });
    expect(sentence).toBe('1815 is 3 hexes from c. A charge goes 1 hex or 2.');
  });
});

describe('bombardment', () => {
  const GUNS = {
    from: 'bombardment',
    units: {
      ok: { at: '0,3', arm: 'art' },
      x: { at: '1,3', side: 'allied' },
      g: { at: '0,0', arm: 'art' },
      h: { at: '0,1', arm: 'art' },
      i: { at: '0,0' },
      e: { at: '2,0', side: 'allied' },
      f: { at: '4,0', side: 'allied' },
    },
    leaders: LEADERS,
    orders: { 'allied corps': 'delay' },
  } as const satisfies Sitting;

  const bombard = (guns: readonly string[], target: string, more: Sitting = {}) => {
    const at = table({ ...GUNS, ...more });
    const [rule, sentence] = said(at, 'french', {
      type: 'bombard',
      from: at.at('0,0'),
      guns: guns.map(at.unit),
      target: at.at(target),
    });
    expect(sentence).not.toMatch(GENERIC);
    return rule;
  };

  test('NLC-8.1a, 8.1b, 4.5b: who fires, and at what', () => {
    expect(bombard(['i'], '2,0')).toBe('NLC-8.1a');
    expect(bombard(['g'], '4,0')).toBe('NLC-8.1a');
    expect(bombard(['g'], '1,0')).toBe('NLC-8.1a');
    expect(bombard(['g', 'h'], '2,0')).toBe('NLC-8.1b');
    expect(bombard(['g'], '2,0', { lost: { g: { bombarded: 1 } } })).toBe('NLC-8.1a');
    expect(bombard(['g'], '2,0', { stage: { active: [0] } })).toBe('NLC-4.5b');
    expect(bombard(['g'], '2,0', { chateaux: ['2,0'] })).toBe('NLC-10.1');
    expect(bombard(['g'], '2,0', { woods: ['1,0'] })).toBe('NLC-8.1a');
  });
});

describe('assaults', () => {
  const FIELD = {
    from: 'assault',
    units: { i: { at: '0,0' }, e: { at: '1,0', side: 'allied' }, f: { at: '2,0', side: 'allied' } },
    leaders: LEADERS,
    orders: { 'allied corps': 'delay' },
  } as const satisfies Sitting;

  const assault = (from: string, target: string, more: Sitting = {}) => {
    const at = table({ ...FIELD, ...more });
    const [rule, sentence] = said(at, 'french', { type: 'assign', hex: at.at(from), target: at.at(target) });
    expect(sentence).not.toMatch(GENERIC);
    return rule;
  };

  test('NLC-7.3a, 7.3b: only who stands beside the enemy, and no river between', () => {
    expect(assault('0,0', '2,0')).toBe('NLC-7.3a');
    expect(assault('0,0', '-1,0')).toBe('NLC-7.3a');
    const beyond = { ...FIELD.units, f: { at: '0,1', side: 'allied' } } as const;
    expect(assault('0,0', '0,1', { units: beyond, rivers: ['0,0|0,1'] })).toBe('NLC-7.3b');
  });

  test('NLC-7.7j, 8.2a, 12.1e: who charged, bombarded or is out of command', () => {
    const two = { ...FIELD.units, c: { at: '1,1', arm: 'cav' } } as const;
    expect(assault('1,1', '1,0', { units: two, lost: { c: { charged: 1 } } })).toBe('NLC-7.7j');
    const led = { ...LEADERS, other: { at: '9,9', commands: ['other'] } } as const;
    const stray = { ...FIELD.units, c: { at: '1,1', in: 'other' } } as const;
    expect(assault('1,1', '1,0', { units: stray, leaders: led })).toBe('NLC-12.1e');
  });

  test('NLC-12.2a, 12.2.3a: on Defend only enemies in the hexes defended', () => {
    const at = under(FIELD, (spot) => [towards('defend', [spot('1,0')], { defendHexes: [spot('1,0')] })]);
    expect(at.offers('french', 'assign').map(({ target }) => target)).toEqual([at.at('1,0'), -1]);
    const both = under({ ...FIELD, units: { ...FIELD.units, f: { at: '0,1', side: 'allied' } } }, (spot) => [
      towards('defend', [spot('1,0')], { defendHexes: [spot('1,0')] }),
    ]);
    expect(said(both, 'french', { type: 'assign', hex: both.at('0,0'), target: both.at('0,1') })[0]).toBe(
      'NLC-12.2a',
    );
  });
});

describe('movement', () => {
  const WALK = {
    units: { i: { at: '0,0', mp: 4 }, e: { at: '3,0', side: 'allied' } },
    leaders: LEADERS,
    orders: { 'allied corps': 'delay' },
  } as const satisfies Sitting;

  const walk = (
    more: Sitting,
    action: (at: TestTable) => Action,
    type: 'attack' | 'delay' | 'defend' = 'attack',
  ) => {
    const at = under({ ...WALK, ...more }, (spot) => [towards(type, [spot('3,0')])]);
    at.play('french', { type: 'select', units: [at.unit('i')] });
    const [rule, sentence] = said(at, 'french', action(at));
    expect(sentence).not.toMatch(GENERIC);
    return rule;
  };
  const step = (spot: string) => (at: TestTable) => ({ type: 'step', hex: at.at(spot) }) as const;
  const go = (spot: string) => (at: TestTable) => ({ type: 'go', hex: at.at(spot) }) as const;

  test('NLC-5.1a, 5.1b, NLC-R009: hexes nobody enters from here', () => {
    expect(walk({}, step('2,0'))).toBe('NLC-5.1a');
    expect(walk({ impassable: ['1,0'] }, step('1,0'))).toBe('NLC-5.1b');
    expect(walk({ rivers: ['0,0|1,0'] }, step('1,0'))).toBe('NLC-R009');
    const beside = { ...WALK.units, e: { at: '1,0', side: 'allied' } } as const;
    expect(walk({ units: beside }, step('1,0'))).toBe('NLC-5.1a');
    expect(walk({}, go('3,0'))).toBe('NLC-5.1a');
  });

  test('NLC-5.4b, 12.2.1f: out of a zone it began in', () => {
    const beside = { ...WALK.units, e: { at: '1,0', side: 'allied' } } as const;
    expect(walk({ units: beside }, step('0,1'))).toBe('NLC-5.4b');
    const horse = { i: { at: '0,0', mp: 4, arm: 'cav' }, e: { at: '1,0', side: 'allied' } } as const;
    expect(walk({ units: horse }, step('0,1'))).toBe('NLC-12.2.1f');
  });

  test('NLC-5.5, 12.2.3a, 12.2.4a, 16.1: into a zone', () => {
    const near = { ...WALK.units, e: { at: '2,0', side: 'allied' } } as const;
    expect(walk({ units: near, turns: [{ night: true }] }, step('1,0'))).toBe('NLC-16.1');
    expect(walk({ units: near, turns: [{ rain: true }] }, step('1,0'))).toBe('NLC-5.5');
    expect(walk({ units: near }, step('1,0'), 'delay')).toBe('NLC-12.2.4a');
    expect(walk({ units: near }, step('1,0'), 'defend')).toBe('NLC-12.2.3a');
  });

  test('NLC-5.2a, 5.3a, 12.1d, 12.2.1a, 12.2.1b: stops that are none', () => {
    expect(walk({}, go('9,9'))).toBe('NLC-5.2a');
    const full = { ...WALK.units, a: { at: '1,0', in: 'other' }, b: { at: '1,0', in: 'other' } } as const;
    const led = { ...LEADERS, other: { at: '1,0', commands: ['other'] } } as const;
    expect(walk({ units: full, leaders: led, stage: { active: [0] } }, go('1,0'))).toBe('NLC-5.3a');
    expect(walk({ leaders: { ...LEADERS, reille: { at: '-2,0', commands: [CORPS] } } }, go('2,-1'))).toBe(
      'NLC-12.1d',
    );
    expect(walk({}, go('-1,0'))).toBe('NLC-12.2.1a');
    expect(walk({}, (at) => ({ type: 'go', hex: at.at('0,1') }))).toBe('NLC-12.2.1b');
    expect(walk({}, () => ({ type: 'endMove' }))).toBe('NLC-12.2.1b');
  });

  test('NLC-4.5d, 8.1c: who does not move', () => {
    const select = (more: Sitting, unit: string) => {
      const at = table({
        ...WALK,
        units: { ...WALK.units, j: { at: '0,1' }, g: { at: '0,2', arm: 'art', gun: 'foot' } },
        ...more,
      });
      const [rule, sentence] = said(at, 'french', { type: 'select', units: [at.unit(unit)] });
      expect(sentence).not.toMatch(GENERIC);
      return rule;
    };
    expect(select({ stage: { active: [0] } }, 'j')).toBe('NLC-4.5d');
    expect(select({ lost: { j: { charged: 1 } } }, 'j')).toBe('NLC-4.5d');
    expect(select({ stage: { salvo: [3] } }, 'g')).toBe('NLC-8.1c');
    expect(select({ stage: { finished: [2] } }, 'j')).toBe('NLC-5.1a');
    expect(select({}, 'e')).toBe('NLC-4.5d');
  });
});

describe('leaders and others', () => {
  const RIDE = {
    units: { i: { at: '0,0', mp: 4 }, e: { at: '3,0', side: 'allied' } },
    leaders: { ...LEADERS, hill: { at: '3,0', side: 'allied', commands: ['allied corps'] } },
    orders: { 'allied corps': 'delay' },
  } as const satisfies Sitting;
  const ride = (leader: number, spot: string, more: Sitting = {}) => {
    const at = table({ ...RIDE, ...more });
    const there = said(at, 'french', { type: 'goLeader', leader, hex: at.at(spot) });
    expect(there[1]).not.toMatch(GENERIC);
    return there[0];
  };

  test('NLC-4.4b, 11.1b, 5.2a, 16.1: where a leader cannot ride', () => {
    expect(ride(1, '3,0')).toBe('NLC-4.4b');
    expect(ride(0, '3,0')).toBe('NLC-11.1b');
    expect(ride(0, '2,0')).toBe('NLC-11.1b');
    expect(ride(0, '-12,0')).toBe('NLC-5.2a');
    expect(ride(0, '2,0', { turns: [{ night: true }] })).toBe('NLC-16.1');
  });

  test('NLC-4.4b: step by step only to the next hex, and one at a time', () => {
    const at = table(RIDE);
    const step = (leader: number, spot: string) =>
      said(at, 'french', { type: 'moveLeader', leader, hex: at.at(spot) })[0];
    expect(step(0, '-2,0')).toBe('NLC-4.4b');
    at.play('french', { type: 'moveLeader', leader: 0, hex: at.at('-1,0') });
    expect(step(1, '2,0')).toBe('NLC-4.4b');
    expect(step(0, '-1,-3')).toBe('NLC-4.4b');
  });

  test('NLC-7.1e, 7.5a: who has no part in a fight takes no hits and does not advance', () => {
    const at = table({
      from: 'assault',
      units: {
        i: { at: '0,0', steps: [5, 3] },
        k: { at: '-3,0' },
        e: { at: '1,0', side: 'allied', steps: [4, 2] },
      },
      leaders: LEADERS,
      orders: { 'allied corps': 'delay' },
      dice: [4, 4, 1, 1],
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    at.play('allied', { type: 'retreat' });
    at.play('allied', { type: 'retreatTo', hex: at.at('2,0') });
    expect(said(at, 'french', { type: 'advance', units: [at.unit('k')] })[0]).toBe('NLC-7.5a');
  });
});

describe('small things', () => {
  const CAMP = {
    units: {
      i: { at: '0,0', mp: 4 },
      j: { at: '0,0', mp: 4 },
      k: { at: '1,0', mp: 4 },
      c: { at: '0,1', arm: 'cav' },
      e: { at: '9,0', side: 'allied' },
    },
    leaders: LEADERS,
    orders: { [CORPS]: 'defend', 'allied corps': 'delay' },
  } as const satisfies Sitting;
  const ENEMY = 4;

  /** The rule, once the sentence is more than that there is nothing to choose. */
  const rule = (at: TestTable, action: Action, seat: Seat = 'french') => {
    const [id, sentence] = said(at, seat, action);
    expect(sentence).not.toMatch(GENERIC);
    expect(sentence).not.toContain('another moment');
    return [id, sentence] as const;
  };

  test('NLC-7.9a, NLC-R142: instructions and the order of a stack', () => {
    const at = table(CAMP);
    const stance = (unit: number, stance: 'ask' | 'pass') => rule(at, { type: 'stance', unit, stance });
    expect(stance(at.unit('i'), 'pass')).toEqual(['NLC-7.9a', expect.stringContaining('not cavalry')]);
    expect(stance(ENEMY, 'pass')).toEqual(['NLC-7.9a', expect.stringContaining('enemy')]);
    expect(stance(at.unit('c'), 'ask')).toEqual(['NLC-7.9a', expect.stringContaining('already')]);
    expect(rule(at, { type: 'top', unit: at.unit('c') })).toEqual([
      'NLC-R142',
      expect.stringContaining('stands alone'),
    ]);
    expect(rule(at, { type: 'top', unit: ENEMY })[0]).toBe('NLC-R142');
    const often = table({
      ...CAMP,
      also(state) {
        state.idle = { french: 20, allied: 0 };
      },
    });
    expect(rule(often, { type: 'stance', unit: often.unit('c'), stance: 'pass' })[1]).toContain('Enough');
  });

  test('NLC-4.5d: to hold or to go by its order, a formation must be in the Stage and have units left', () => {
    const at = table(CAMP);
    const enemy = at.state.units[ENEMY]?.body ?? -1;
    expect(rule(at, { type: 'hold', body: enemy })).toEqual(['NLC-4.5d', expect.stringContaining('chit')]);
    expect(rule(at, { type: 'auto', body: enemy })[0]).toBe('NLC-4.5d');
  });

  test('NLC-5.1a: who can be dropped, and who can be taken along', () => {
    const at = table(CAMP);
    at.play('french', { type: 'select', units: [at.unit('i')] });
    expect(rule(at, { type: 'drop', unit: at.unit('k') })[1]).toContain('not in the group');
    expect(rule(at, { type: 'drop', unit: at.unit('i') })[1]).toContain('moves alone');
    expect(rule(at, { type: 'take', unit: at.unit('j') })[1]).toContain('not set out');
    expect(rule(at, { type: 'take', unit: at.unit('i') })[1]).toContain('already');
    at.play('french', { type: 'step', hex: at.at('1,0') });
    expect(rule(at, { type: 'take', unit: at.unit('c') })[1]).toContain('where the group is');
  });

  test('NLC-4.5a, 4.5c, 16.1: what belongs to another segment, and what night leaves out', () => {
    const at = table(CAMP);
    const charge = { type: 'charge', unit: at.unit('c'), via: -1, target: at.at('9,0') } as const;
    expect(rule(at, charge)).toEqual(['NLC-4.5c', expect.stringContaining('is over in this Stage')]);
    const assign = { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') } as const;
    expect(rule(at, assign)).toEqual(['NLC-4.5e', expect.stringContaining('comes later')]);
    const night = table({ ...CAMP, turns: [{ clock: '2300', night: true }] });
    expect(rule(night, charge)[0]).toBe('NLC-16.1');
    expect(rule(night, { type: 'bombard', from: 0, guns: [0], target: 1 })[0]).toBe('NLC-16.2');
  });

  test('NLC-G: an action out of season does not tell in which segment the enemy is', () => {
    const at = table({
      ...CAMP,
      units: { ...CAMP.units, h: { at: '2,0', arm: 'cav', side: 'allied' } },
      leaders: { ...LEADERS, hill: { at: '2,0', side: 'allied', commands: ['allied corps'] } },
      orders: { [CORPS]: 'delay', 'allied corps': 'delay' },
      frames: [
        reactionFrame.at('declare', {
          kind: 'retreat',
          hex: 0,
          side: 'allied',
          movers: [0],
          noSquare: false,
          declared: [],
          left: [],
          backhand: false,
        }),
      ],
    });
    expect(said(at, 'allied', { type: 'endAssign' })[1]).toContain('another moment');
  });

  test('NLC-4.1b: a pair is two formations of the commander who rolled', () => {
    const at = table({
      ...CAMP,
      leaders: { ...LEADERS, ney: { at: '0,0', role: 'oc', rating: 4, commands: [CORPS] } },
      frames: [pickFrame.at('choose', { side: 'french', what: 'coordinated', roller: 2 })],
    });
    const [french, allied] = [at.state.units[0]?.body ?? -1, at.state.units[ENEMY]?.body ?? -1];
    const pick = (first: number, second: number) => rule(at, { type: 'pickCoordinated', first, second });
    expect(pick(french, french)[1]).toContain('twice');
    expect(pick(french, allied)[0]).toBe('NLC-4.1b');
  });

  test('NLC-7.4h, 12.13f: who is not too many, and who has no orders of its own', () => {
    const full = table({ ...CAMP, frames: [crowdingFrame.at('choose', { side: 'french', hex: 0 })] });
    expect(rule(full, { type: 'excess', unit: full.unit('k') })[0]).toBe('NLC-7.4h');
    const at = table(CAMP);
    const [french, allied] = [at.state.units[0]?.body ?? -1, at.state.units[ENEMY]?.body ?? -1];
    expect(rule(at, { type: 'endDivisional', body: french })[1]).toContain('no orders of its own');
    expect(rule(at, { type: 'endDivisional', body: allied })[1]).toContain('enemy');
  });

  test('NLC-9.1: a leader who is here, or not due', () => {
    const at = table(CAMP);
    const enter = (leader: number) => rule(at, { type: 'enterLeader', leader, hex: 0 });
    expect(enter(0)[1]).toContain('on the map already');
    expect(enter(1)[1]).toContain('not one of your commanders');
  });

  test('NLC-7.11a: who cannot slip away before an assault', () => {
    const at = table({
      from: 'assault',
      units: {
        i: { at: '0,0', steps: [5, 3] },
        k: { at: '-3,0' },
        e: { at: '1,0', side: 'allied', arm: 'cav' },
        f: { at: '1,0', side: 'allied' },
      },
      leaders: LEADERS,
      orders: { 'allied corps': 'delay' },
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    const slip = (unit: string) => rule(at, { type: 'preRetreat', units: [at.unit(unit)] }, 'allied');
    expect(slip('f')).toEqual(['NLC-7.11a', expect.stringContaining('cannot slip away')]);
    expect(slip('k')[1]).toContain('no part in this fight');
  });
});
