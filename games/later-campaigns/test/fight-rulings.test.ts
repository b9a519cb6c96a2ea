// NLC-7, 8, 11, 19: assaults, charges, guns and those who are with them, by rules and rulings that need a scene of their own.
import { describe, expect, test } from 'vitest';
import { patchLeader } from '../changes/bodies.ts';
import type { Hook } from '../data/words.ts';
import { assaultsFrame, chargeCombatFrame, chargeFrame, displacementFrame, turnEndFrame } from '../frames.ts';
import { legOf } from '../orders/legs.ts';
import { NOWHERE } from '../vocabulary.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS, towards, under } from './under-orders.ts';

const LEADERS = {
  reille: { at: '-3,0', commands: [CORPS] },
  hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
} as const;

const FIELD = {
  from: 'assault',
  units: { i: { at: '0,0', steps: [5, 3] }, e: { at: '1,0', side: 'allied', steps: [4, 2] } },
  leaders: LEADERS,
  orders: { 'allied corps': 'delay' },
} as const satisfies Sitting;

const assign = (at: TestTable, from: string, target: string) =>
  at.play('french', { type: 'assign', hex: at.at(from), target: at.at(target) });

/** Two dice of the attacker, two of the defender, then what tests there are. */
function fought(dice: readonly number[], more: Sitting = {}) {
  const at = table({ ...FIELD, ...more, dice });
  assign(at, '0,0', '1,0');
  if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
  return at;
}

const stand = (at: TestTable) => {
  for (const side of at.asked()) if (side === 'french' || side === 'allied') at.play(side, { type: 'stand' });
};

const types = (at: TestTable) => at.happened().map(({ type }) => type);

describe('assaults', () => {
  const TWO = {
    ...FIELD,
    units: { ...FIELD.units, j: { at: '0,3' }, f: { at: '1,3', side: 'allied' } },
    leaders: { ...LEADERS, reille: { at: '-1,1', commands: [CORPS] } },
  } as const satisfies Sitting;

  test('NLC-7.1d, NLC-R017: all are declared, then fought one after the other as the owner likes, retreats and all', () => {
    const at = table({ ...TWO, dice: [4, 4, 1, 1] });
    assign(at, '0,0', '1,0');
    assign(at, '0,3', '1,3');
    at.play('french', { type: 'endAssign' });
    expect(at.offers('french', 'nextTarget').map(({ hex }) => hex)).toEqual([at.at('1,0'), at.at('1,3')]);
    // What is declared is declared: nobody declares it again, or joins it, between two fights.
    expect(at.offers('french', 'endAssign')).toEqual([]);
    expect(at.offers('french', 'join')).toEqual([]);
    at.play('french', { type: 'nextTarget', hex: at.at('1,3') });
    at.play('allied', { type: 'retreat' });
    const fights = at.happened().filter(({ type }) => type === 'assaultBegan');
    expect(fights).toMatchObject([{ target: at.at('1,3') }]);
    expect(at.asked()).toEqual(['allied']);
  });

  test('NLC-2.4c: a die not above morale is a success', () => {
    const passed = (die: number) => {
      const at = fought([4, 4, 1, 1, die]);
      stand(at);
      const tested = at.happened().find(({ type }) => type === 'moraleTested');
      return tested?.type === 'moraleTested' && [tested.morale, tested.passed];
    };
    expect(passed(3)).toEqual([3, true]);
    expect(passed(4)).toEqual([3, false]);
  });

  test('NLC-R017: one whose target has been emptied meanwhile lapses', () => {
    const first = table(FIELD);
    const at = table({
      ...FIELD,
      units: { ...FIELD.units, e: { at: '3,0', side: 'allied' } },
      frames: [
        assaultsFrame.at('next', {
          side: 'french',
          stacks: [first.at('0,0')],
          targets: [first.at('1,0')],
          joined: [],
          left: [first.at('1,0')],
          fought: [],
        }),
      ],
    });
    expect(types(at)).not.toContain('assaultBegan');
    expect(at.hexOf('i')).toBe(at.at('0,0'));
  });

  test('NLC-7.3h, NLC-R019: troops come before an HQ; an HQ left alone keeps nobody from joining in', () => {
    const hqs = { quarters: { at: '0,1', of: 'hill' } } as const;
    const leaders = {
      reille: { at: '-1,0', commands: [CORPS] },
      hill: { ...LEADERS.hill, role: 'oc' },
    } as const;
    const at = table({ ...FIELD, leaders, hqs });
    expect(at.refused('french', { type: 'assign', hex: at.at('0,0'), target: at.at('0,1') })).toBe(
      'NLC-7.3h',
    );
    const joined = table({
      ...FIELD,
      leaders,
      hqs,
      units: { ...FIELD.units, j: { at: '1,-1' } },
    });
    assign(joined, '1,-1', '1,0');
    expect(
      joined.refused('french', { type: 'assign', hex: joined.at('0,0'), target: joined.at('1,0') }),
    ).toBeNull();
  });

  test('NLC-R019: an HQ alone may be chosen, and is lost to whoever advances', () => {
    const at = table({
      ...FIELD,
      units: { i: FIELD.units.i, e: { at: '9,0', side: 'allied' } },
      leaders: { ...LEADERS, hill: { ...LEADERS.hill, role: 'oc' } },
      hqs: { hq: { at: '1,0', of: 'hill' } },
    });
    assign(at, '0,0', '1,0');
    if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
    at.play('french', { type: 'advance', units: [at.unit('i')] });
    expect(at.state.hqs[0]?.status).toBe('destroyed');
  });

  test('NLC-8.2a: guns assault only together with infantry or cavalry, of their own stack or another', () => {
    const at = table({
      ...FIELD,
      units: {
        ...FIELD.units,
        g: { at: '1,-1', arm: 'art' },
        f: { at: '2,-2', side: 'allied' },
      },
      leaders: { ...LEADERS, reille: { at: '-1,0', commands: [CORPS] } },
    });
    expect(at.refused('french', { type: 'assign', hex: at.at('1,-1'), target: at.at('2,-2') })).toBe(
      'NLC-8.2a',
    );
    const together = table({
      ...FIELD,
      units: { ...FIELD.units, g: { at: '1,-1', arm: 'art' } },
      leaders: { ...LEADERS, reille: { at: '-1,0', commands: [CORPS] } },
    });
    assign(together, '1,-1', '1,0');
    assign(together, '0,0', '1,0');
    expect(together.offers('french', 'join').map(({ unit }) => unit)).toEqual([together.unit('g')]);
  });

  test('NLC-R021: of a stack nobody binds, those the owner names take part, or all of them', () => {
    const took = (joined: readonly string[]) => {
      const at = under(
        { ...FIELD, units: { ...FIELD.units, j: { at: '0,0' } }, dice: [1, 1, 1, 1] },
        (spot) => [towards('defend', [spot('1,0')], { defendHexes: [spot('1,0')] })],
      );
      assign(at, '0,0', '1,0');
      for (const name of joined) at.play('french', { type: 'join', unit: at.unit(name) });
      at.play('french', { type: 'endAssign' });
      const fight = at.happened().find(({ type }) => type === 'assaultBegan');
      return fight?.type === 'assaultBegan' ? fight.attackers.length : 0;
    };
    expect(took([])).toBe(2);
    expect(took(['j'])).toBe(1);
  });

  test('NLC-7.4l: foot guns of the attacker stay when the others are thrown back', () => {
    const at = table({
      ...FIELD,
      units: { ...FIELD.units, g: { at: '0,0', arm: 'art', steps: [4, 2] } },
      dice: [1, 1, 4, 4, 6],
    });
    assign(at, '0,0', '1,0');
    at.play('french', { type: 'join', unit: at.unit('g') });
    at.play('french', { type: 'endAssign' });
    stand(at);
    at.play('french', { type: 'retreatTo', hex: at.at('-1,0') });
    expect([at.hexOf('i'), at.hexOf('g')]).toEqual([at.at('-1,0'), at.at('0,0')]);
  });

  test('NLC-R025: foot guns lost in defence are eliminated, not destroyed', () => {
    const at = fought([4, 4, 1, 1, 6], {
      units: { ...FIELD.units, g: { at: '1,0', side: 'allied', arm: 'art', steps: [1, 1] } },
      roads: [Array.from({ length: 15 }, (_, n) => `1,${-n}`).join(' ')],
    });
    stand(at);
    expect(at.state.units[at.unit('g')]?.status).toBe('eliminated');
  });

  test('NLC-19.1b: who is thrown back is disrupted', () => {
    const at = fought([4, 4, 1, 1, 6], { options: { retreatDisruption: true } });
    stand(at);
    expect(at.happened()).toContainEqual(
      expect.objectContaining({ type: 'unitsDisrupted', rule: 'NLC-19.1b', units: [at.unit('e')] }),
    );
  });

  test('NLC-7.4o, NLC-R026: the Guard thrown back from its own assault breaks once, and takes 10 off the level', () => {
    const broken = (guard: 'old' | 'young', specials: readonly Hook[]) => {
      const at = fought([1, 1, 4, 4, 6], {
        specials,
        units: { ...FIELD.units, i: { at: '0,0', steps: [5, 3], guard } },
      });
      stand(at);
      at.play('french', { type: 'retreatTo', hex: at.at('-1,0') });
      return at.state.sides.french.gardeBroken ? at.state.armies[0]?.levelShift : null;
    };
    expect(broken('old', ['nlb'])).toBe(-10);
    expect(broken('old', [])).toBe(0);
    expect(broken('young', ['nlb'])).toBeNull();
  });

  test('NLC-7.4o: not if an army of the Allies is demoralized already', () => {
    const at = fought([1, 1, 4, 4, 6], {
      specials: ['nlb'],
      units: { ...FIELD.units, i: { at: '0,0', steps: [5, 3], guard: 'middle' } },
      also(state) {
        const army = state.armies[1];
        if (army) state.armies[1] = { ...army, demoralizedOn: 1 };
      },
    });
    stand(at);
    at.play('french', { type: 'retreatTo', hex: at.at('-1,0') });
    expect(at.state.armies[0]?.levelShift).toBe(0);
  });

  test('NLC-7.5d: guns advance only with a unit that is none', () => {
    const at = fought([4, 4, 1, 1], {
      units: { ...FIELD.units, g: { at: '0,0', arm: 'art' } },
      leaders: { ...LEADERS, reille: { at: '0,0', commands: [CORPS] } },
    });
    at.play('allied', { type: 'retreat' });
    at.play('allied', { type: 'retreatTo', hex: at.at('2,0') });
    const parties = at.offers('french', 'advance').map(({ units }) => units);
    expect(parties).not.toContainEqual([at.unit('g')]);
    expect(parties).toContainEqual([at.unit('i')]);
  });

  test('NLC-R102: the garrison of a chateau is not asked to retreat', () => {
    const at = fought([6, 6, 1, 1, 1], { chateaux: ['1,0'] });
    expect(types(at)).toContain('fired');
    expect(at.offers('allied', 'retreat')).toEqual([]);
  });

  test('NLC-R104: with no attacker left nobody advances', () => {
    const at = fought([6, 6, 6, 6], {
      units: {
        i: { at: '0,0', steps: [1] },
        e: { at: '1,0', side: 'allied', steps: [1] },
      },
    });
    stand(at);
    stand(at);
    expect([at.hexOf('i'), at.hexOf('e')]).toEqual([-1, -1]);
    expect(at.state.frames.some(({ proc }) => proc === 'assault')).toBe(false);
  });

  test('NLC-R107: to slip away before the fire is a voluntary retreat', () => {
    const at = fought([6], {
      options: { retreatDisruption: true },
      units: { ...FIELD.units, e: { at: '1,0', side: 'allied', arm: 'cav' } },
    });
    at.play('allied', { type: 'preRetreat', units: [at.unit('e')] });
    expect(at.happened()).toContainEqual(
      expect.objectContaining({ type: 'retreatTested', rule: 'NLC-19.1a' }),
    );
  });

  test('NLC-19.3b: guns that bombarded, were attacked, or touch enemies of another activation do not support', () => {
    const guns = (more: Sitting) =>
      fought([1, 1, 1, 1], {
        options: { remoteSupport: true },
        units: { ...FIELD.units, g: { at: '1,1', side: 'allied', arm: 'art' } },
        ...more,
      }).offers('allied', 'support').length;
    expect(guns({})).toBe(1);
    expect(guns({ lost: { g: { bombarded: 1 } } })).toBe(0);
    expect(guns({ lost: { g: { attacked: 1 } } })).toBe(0);
    const idle = { ...FIELD.units, g: { at: '1,1', side: 'allied', arm: 'art' }, x: { at: '1,2' } } as const;
    expect(guns({ units: idle, stage: { active: [0] } })).toBe(0);
  });

  test('NLC-R175, 19.3b: a gun that was shelled lends no fire that turn, though nothing hit it; it answers for itself', () => {
    const after = (bombarded: boolean) => {
      const at = table({
        from: 'bombardment',
        units: {
          ...FIELD.units,
          b: { at: '-1,1', arm: 'art' },
          g: { at: '1,1', side: 'allied', arm: 'art' },
        },
        leaders: FIELD.leaders,
        orders: { [CORPS]: 'probe', 'allied corps': 'delay' },
        options: { remoteSupport: true },
        dice: [1, 1, 1, 1, 1, 1],
      });
      const shot = {
        type: 'bombard',
        from: at.at('-1,1'),
        guns: [at.unit('b')],
        target: at.at('1,1'),
      } as const;
      if (bombarded) at.play('french', shot);
      for (const end of at.offers('french', 'endBombard')) at.play('french', end);
      at.play('french', { type: 'endMovement' });
      at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
      for (const end of at.offers('french', 'endAssign')) at.play('french', end);
      return at;
    };
    expect(after(false).offers('allied', 'support')).toHaveLength(1);
    const shelled = after(true);
    expect(shelled.state.units[shelled.unit('g')]).toMatchObject({ disrupted: false, lost: 0 });
    expect(shelled.offers('allied', 'support')).toEqual([]);
  });

  test('NLC-R024: cavalry that cannot retreat loses a step as well', () => {
    const walls = ['1,0|2,0', '1,0|1,1', '1,0|0,1', '1,0|1,-1', '1,0|2,-1'];
    const at = fought([4, 4, 1, 1, 6], {
      walls,
      units: { ...FIELD.units, e: { at: '1,0', side: 'allied', arm: 'cav', steps: [9, 5] } },
      lost: { e: { startedInZoc: true } },
    });
    expect(at.state.units[at.unit('e')]).toMatchObject({ hex: at.at('1,0'), lost: 2 });
  });

  test('NLC-R036: a step lost in going back causes no test', () => {
    const at = fought([4, 4, 1, 1, 6], {
      units: { ...FIELD.units, e: { at: '1,0', side: 'allied', steps: [9, 5] }, x: { at: '4,0' } },
      walls: ['1,0|1,1', '1,0|0,1', '1,0|1,-1', '1,0|2,-1'],
    });
    stand(at);
    expect(types(at).filter((type) => type === 'moraleTested')).toHaveLength(1);
  });
});

describe('charges', () => {
  const RIDE = {
    from: 'charge',
    units: {
      c: { at: '0,0', arm: 'cav', steps: [6, 3] },
      d: { at: '0,3', arm: 'cav', steps: [6, 3] },
      e: { at: '2,0', side: 'allied', arm: 'art', steps: [3] },
      f: { at: '1,3', side: 'allied', arm: 'art', steps: [3] },
    },
    leaders: {
      kellermann: { at: '0,1', commands: [CORPS] },
      hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
    },
    orders: { 'allied corps': 'delay' },
  } as const satisfies Sitting;

  test('NLC-7.7i: all ride before any fights; who rides first and which is fought first is for the owner', () => {
    const at = table({ ...RIDE, dice: [4, 3, 1, 1] });
    at.play('french', { type: 'charge', unit: at.unit('c'), via: at.at('1,0'), target: at.at('2,0') });
    at.play('french', { type: 'charge', unit: at.unit('d'), via: -1, target: at.at('1,3') });
    at.play('french', { type: 'endDeclare' });
    expect(at.offers('french', 'nextGroup').map(({ unit }) => unit)).toEqual([at.unit('c'), at.unit('d')]);
    at.play('french', { type: 'nextGroup', unit: at.unit('d') });
    expect([at.hexOf('c'), at.hexOf('d')]).toEqual([at.at('2,0'), at.at('1,3')]);
    expect(types(at)).not.toContain('chargeDecided');
    at.play('french', { type: 'nextTarget', hex: at.at('1,3') });
    expect(at.happened()).toContainEqual(
      expect.objectContaining({ type: 'chargeDecided', hex: at.at('1,3') }),
    );
  });

  test('NLC-7.9f: a hex left empty is won', () => {
    const first = table(RIDE);
    const entry = { unit: first.unit('c'), start: first.at('0,0'), via: -1, target: first.at('1,0') };
    const at = table({
      ...RIDE,
      frames: [
        chargeFrame.at('next', {
          side: 'french',
          reaction: false,
          noSquare: false,
          backhand: false,
          entries: [entry],
          waiting: [entry],
          riding: [],
          targets: [],
        }),
      ],
      dice: [1],
    });
    expect(at.hexOf('c')).toBe(at.at('1,0'));
    expect(at.offers('french', 'stay')).toHaveLength(1);
  });

  const QUARTERS = {
    leaders: { ...RIDE.leaders, hill: { ...RIDE.leaders.hill, role: 'oc' } },
    hqs: { hq: { at: '1,0', of: 'hill' } },
  } as const;

  test('NLC-R038: an HQ among defenders is lost if the chargers win, though they ride back', () => {
    const after = (dice: readonly number[]) => {
      const at = table({
        ...RIDE,
        ...QUARTERS,
        units: { c: RIDE.units.c, e: { at: '1,0', side: 'allied', arm: 'art', steps: [3] } },
        dice,
      });
      at.play('french', { type: 'charge', unit: at.unit('c'), via: -1, target: at.at('1,0') });
      at.play('french', { type: 'endDeclare' });
      if (at.offers('french', 'return').length > 0) at.play('french', { type: 'return', unit: at.unit('c') });
      return at.state.hqs[0]?.status;
    };
    expect(after([4, 3, 1, 1])).toBe('destroyed');
    expect(after([1, 1, 1, 1])).toBe('map');
  });

  test('NLC-11.4a: an HQ does not go back with the others, nor count for stacking', () => {
    const at = fought([4, 4, 1, 1], {
      leaders: { ...LEADERS, hill: { ...LEADERS.hill, role: 'oc' } },
      hqs: { hq: { at: '1,0', of: 'hill' } },
      units: { ...FIELD.units, f: { at: '1,0', side: 'allied' } },
    });
    at.play('allied', { type: 'retreat' });
    at.play('allied', { type: 'retreatTo', hex: at.at('2,0') });
    expect(at.state.hqs[0]?.hex).toBe(at.at('1,0'));
    at.play('french', { type: 'advance', units: [at.unit('i')] });
    expect(at.state.hqs[0]?.status).toBe('destroyed');
  });

  test('NLC-R078: a starting hex in enemy hands is no way back: they retreat as others do', () => {
    const first = table(RIDE);
    const entry = { unit: first.unit('c'), start: first.at('1,3'), via: -1, target: first.at('2,0') };
    const at = table({
      ...RIDE,
      lost: { c: { hex: first.at('2,0') } },
      frames: [
        chargeCombatFrame.at('compare', {
          side: 'french',
          hex: first.at('2,0'),
          entries: [entry],
          noSquare: false,
          backhand: false,
          isPursuit: false,
          fled: [],
          square: false,
          defenders: [first.unit('e')],
          hitsOnChargers: 0,
          hitsOnDefenders: 0,
          chargersLost: 0,
          defendersLost: 0,
          won: false,
          exposedBefore: 0,
        }),
      ],
    });
    expect(at.asked()).toEqual(['french']);
    expect(at.offers('french', 'retreatTo').length).toBeGreaterThan(0);
  });

  test('NLC-R134: cavalry that has charged in somebody else’s Stage does not move in its own', () => {
    const at = table({ ...RIDE, from: 'movement', lost: { c: { charged: 1 } } });
    expect(at.offers('french', 'select').map(({ units }) => units)).not.toContainEqual([at.unit('c')]);
  });
});

describe('reactions', () => {
  const WATCH = {
    side: 'allied',
    units: {
      c: { at: '0,0', arm: 'cav', steps: [4, 2] },
      d: { at: '0,1', arm: 'cav', steps: [4, 2] },
      i: { at: '3,0', side: 'allied', steps: [5, 3] },
    },
    leaders: {
      kellermann: { at: '0,0', commands: [CORPS] },
      hill: { at: '3,0', side: 'allied', commands: ['allied corps'] },
    },
  } as const satisfies Sitting;

  const moved = (dice: readonly number[], more: Sitting = {}) => {
    const at = table({ ...WATCH, ...more, dice });
    at.play('allied', { type: 'select', units: [at.unit('i')] });
    at.play('allied', { type: 'step', hex: at.at('2,0') });
    return at;
  };
  const react = (at: TestTable, unit: string) => {
    const [way] = at.offers('french', 'react').filter((offer) => offer.unit === at.unit(unit));
    if (way !== undefined) at.play('french', way);
  };

  test('NLC-7.9c, NLC-R076: all are declared before the first test; whoever has tested does not test again for that unit', () => {
    const at = moved([6, 6]);
    react(at, 'c');
    react(at, 'd');
    expect(types(at)).not.toContain('reactionTested');
    at.play('french', { type: 'launch' });
    at.play('allied', { type: 'commit', half: true });
    expect(types(at).filter((type) => type === 'reactionTested')).toHaveLength(2);
    at.play('allied', { type: 'step', hex: at.at('2,-1') });
    expect(at.offers('french', 'react')).toEqual([]);
  });

  test('NLC-7.9e, NLC-R031: who wins goes on with what he was doing; having said half, no farther than half his points', () => {
    const at = moved([1, 1, 1, 1, 6, 6]);
    react(at, 'c');
    at.play('french', { type: 'launch' });
    at.play('allied', { type: 'commit', half: true });
    expect(at.hexOf('i')).toBe(at.at('2,0'));
    expect(at.state.group?.allowance).toEqual([4]);
    expect(at.offers('allied', 'endMove').length + at.offers('allied', 'step').length).toBeGreaterThan(0);
  });

  test('NLC-R151: a mover whom half his points leave in a hex that is full may stop there', () => {
    const at = moved([6], {
      units: {
        ...WATCH.units,
        i: { at: '3,0', side: 'allied', mp: 2 },
        m: { at: '2,0', side: 'allied' },
        n: { at: '2,0', side: 'allied' },
      },
      stage: { active: [2] },
    });
    react(at, 'c');
    at.play('french', { type: 'launch' });
    at.play('allied', { type: 'commit', half: true });
    expect(at.refused('allied', { type: 'endMove' })).toBeNull();
  });

  test('NLC-7.9d: friends of the cavalry in the hex do not matter; all enemies there defend', () => {
    const first = table({
      ...WATCH,
      units: { ...WATCH.units, m: { at: '2,0', side: 'allied' } },
    });
    const entry = {
      unit: first.unit('c'),
      start: first.at('0,0'),
      via: first.at('1,0'),
      target: first.at('2,0'),
    };
    const at = table({
      ...WATCH,
      units: {
        ...WATCH.units,
        m: { at: '2,0', side: 'allied' },
        i: { at: '2,0', side: 'allied', steps: [5, 3] },
      },
      lost: { c: { hex: first.at('2,0') }, d: { hex: first.at('2,0') } },
      frames: [
        chargeCombatFrame.at('square', {
          side: 'french',
          hex: first.at('2,0'),
          entries: [entry],
          noSquare: true,
          backhand: false,
          isPursuit: false,
          fled: [],
          square: false,
          defenders: [],
          hitsOnChargers: 0,
          hitsOnDefenders: 0,
          chargersLost: 0,
          defendersLost: 0,
          won: false,
          exposedBefore: 0,
        }),
      ],
      dice: [1, 1, 1, 1],
    });
    const shots = at.happened().filter(({ type }) => type === 'fired');
    expect(shots).toMatchObject([
      { side: 'french', parts: [{ unit: at.unit('c') }] },
      { side: 'allied', parts: [{ unit: at.unit('i') }, { unit: at.unit('m') }] },
    ]);
  });

  test('NLC-R075: cavalry that is charged may react to chargers on their way, not in its own hex; chargers react to nobody', () => {
    const at = table({
      from: 'charge',
      units: {
        c: { at: '0,0', arm: 'cav', steps: [6, 3] },
        h: { at: '2,0', side: 'allied', arm: 'cav', steps: [6, 3] },
      },
      leaders: {
        kellermann: { at: '0,0', commands: [CORPS] },
        hill: { at: '2,0', side: 'allied', commands: ['allied corps'] },
      },
      dice: [1, 1, 1, 1],
    });
    at.play('french', { type: 'charge', unit: at.unit('c'), via: at.at('1,0'), target: at.at('2,0') });
    at.play('french', { type: 'endDeclare' });
    expect(at.offers('allied', 'react').map(({ unit }) => unit)).toEqual([at.unit('h')]);
    at.play('allied', { type: 'pass' });
    expect(at.happened()).toContainEqual(
      expect.objectContaining({ type: 'chargeDecided', hex: at.at('2,0') }),
    );
  });

  test('NLC-R077: retreats open windows, advances do not', () => {
    const at = table({
      ...FIELD,
      units: {
        ...FIELD.units,
        c: { at: '3,0', arm: 'cav', in: 'horse' },
        h: { at: '2,-2', side: 'allied', arm: 'cav' },
      },
      leaders: {
        reille: { at: '0,0', commands: [CORPS] },
        milhaud: { at: '3,0', commands: ['horse'] },
        hill: { at: '2,-2', side: 'allied', commands: ['allied corps'] },
      },
      stage: { active: [0] },
      dice: [4, 4, 1, 1],
    });
    assign(at, '0,0', '1,0');
    at.play('french', { type: 'endAssign' });
    at.play('allied', { type: 'retreat' });
    at.play('allied', { type: 'retreatTo', hex: at.at('2,-1') });
    expect(at.state.frames.at(-1)).toMatchObject({ proc: 'reaction', side: 'french', kind: 'retreat' });
    at.play('french', { type: 'pass' });
    at.play('french', { type: 'advance', units: [at.unit('i')] });
    expect(at.state.frames.some(({ proc }) => proc === 'reaction')).toBe(false);
  });

  test('NLC-7.7h, NLC-R045: a marcher beaten by a charge marches no further, in its own Stage too; the ZOC of the chargers is ignored', () => {
    const at = under(
      {
        ...WATCH,
        units: { c: { at: '0,0', arm: 'cav', steps: [9, 5] }, i: WATCH.units.i },
        dice: [1, 6, 2, 3, 1, 1],
      },
      (spot) => [towards('march', [spot('-9,0')])],
      {},
      'allied corps',
    );
    at.play('allied', { type: 'select', units: [at.unit('i')] });
    at.play('allied', { type: 'step', hex: at.at('2,0') });
    react(at, 'c');
    at.play('french', { type: 'launch' });
    at.play('allied', { type: 'commit', half: true });
    const [way] = at.offers('allied', 'retreatTo');
    if (way !== undefined) at.play('allied', way);
    expect(legOf(at.state, at.unit('i')).type).toBe('defend');
    // NLC-7.7h: the ZOC of the chargers it went back from has cost it nothing.
    expect(at.state.units[at.unit('i')]?.lost).toBe(1);
  });

  test('NLC-R121: guns fire at what comes into sight before cavalry may charge it', () => {
    const at = moved([1, 1], {
      options: { opportunityFire: true },
      units: { ...WATCH.units, g: { at: '0,0', arm: 'art', steps: [4, 2] } },
    });
    expect(at.state.frames.at(-1)?.proc).toBe('opportunityFire');
    at.play('french', { type: 'opportunityFire', gun: at.unit('g') });
    at.play('french', { type: 'pass' });
    expect(at.state.frames.at(-1)?.proc).toBe('reaction');
  });
});

describe('leaders', () => {
  test('NLC-R035: a leader rolls once a fight if a unit with him lost a step, not for disruption alone', () => {
    const rolls = (dice: readonly number[]) => {
      const at = table({
        from: 'bombardment',
        units: {
          g: { at: '0,0', arm: 'art', steps: [9, 4] },
          e: { at: '2,0', side: 'allied', steps: [9, 5] },
        },
        leaders: {
          reille: { at: '0,0', commands: [CORPS] },
          hill: { at: '2,0', side: 'allied', commands: ['allied corps'] },
        },
        orders: { 'allied corps': 'delay' },
        dice,
      });
      at.play('french', { type: 'bombard', from: at.at('0,0'), guns: [at.unit('g')], target: at.at('2,0') });
      return types(at).filter((type) => type === 'leaderTested').length;
    };
    expect(rolls([3, 3])).toBe(0);
    expect(rolls([6, 6, 1, 1])).toBe(1);
  });

  const overrun = (spots: readonly string[], dice: readonly number[]) => {
    const at = table({
      side: 'allied',
      units: {
        ...Object.fromEntries(spots.map((spot, n) => [`f${n}`, { at: spot }])),
        e: { at: '3,0', side: 'allied' },
      },
      leaders: {
        reille: { at: '2,0', commands: [CORPS] },
        hill: { at: '3,0', side: 'allied', commands: ['allied corps'] },
      },
      orders: { 'allied corps': 'attack', [CORPS]: 'delay' },
      dice,
    });
    at.play('allied', { type: 'select', units: [at.unit('e')] });
    at.play('allied', { type: 'step', hex: at.at('2,0') });
    return at;
  };

  test('NLC-R039: of units equally near his owner chooses the one a displaced leader joins', () => {
    const at = overrun(['-2,0', '2,4'], [1, 1]);
    expect(at.asked()).toEqual(['french']);
    expect(at.offers('french', 'placeLeader').map(({ hex }) => hex)).toEqual([at.at('-2,0'), at.at('2,4')]);
    at.play('french', { type: 'placeLeader', leader: 0, hex: at.at('2,4') });
    expect(at.state.leaders[0]).toMatchObject({ status: 'map', hex: at.at('2,4') });
    expect(types(at)).toContain('leaderTested');
  });

  test('NLC-11.2a, NLC-R039: if the fight has cost him his life by then, nobody is asked where he goes', () => {
    const at = table({
      units: { i: { at: '-2,0' }, j: { at: '2,4' }, e: { at: '9,0', side: 'allied' } },
      leaders: { own: { at: '0,0', commands: [CORPS] } },
      also: (state) => patchLeader(state, 0, { status: 'lost', hex: NOWHERE }),
      frames: [displacementFrame.at('choose', { side: 'french', leader: 0 })],
    });
    expect(at.offers('french', 'placeLeader')).toEqual([]);
    expect(at.state.leaders[0]).toMatchObject({ status: 'lost', hex: NOWHERE });
  });

  test('NLC-R039: with no unit left on the map he is lost', () => {
    const at = overrun([], []);
    expect(at.state.leaders[0]?.status).toBe('lost');
  });

  test('NLC-R148: an HQ does not look into a stack, a leader does', () => {
    const seen = (leader: string) => {
      const at = table({
        units: { i: { at: '9,9' }, e: { at: '3,0', side: 'allied' }, f: { at: '3,0', side: 'allied' } },
        leaders: { ney: { at: leader, role: 'oc', commands: [CORPS] } },
        hqs: { hq: { at: '0,0', of: 'ney' } },
      });
      return at.view('french').stacks.find(({ hex }) => hex === at.at('3,0'))?.units.length;
    };
    expect(seen('9,9')).toBe(1);
    expect(seen('0,0')).toBe(2);
  });
});

describe('the end of a turn', () => {
  test('NLC-6.3b: disruption ends with the turn', () => {
    const at = table({
      units: { i: { at: '0,0', disrupted: true }, e: { at: '9,0', side: 'allied' } },
      frames: [turnEndFrame.at('recovery', {})],
    });
    expect(at.state.units[at.unit('i')]?.disrupted).toBe(false);
  });

  test('NLC-19.2c, NLC-R129: tests of recovery are simultaneous: a neighbour just recovered does not count', () => {
    const at = table({
      options: { disruptionRecovery: true },
      units: { i: { at: '0,0', disrupted: true }, e: { at: '1,0', side: 'allied', disrupted: true } },
      orders: { [CORPS]: 'delay', 'allied corps': 'delay' },
      frames: [turnEndFrame.at('recovery', {})],
      dice: [1, 4],
    });
    expect(at.state.units.map(({ disrupted }) => disrupted)).toEqual([false, false]);
  });

  test('NLC-14.2: of two armies that reach their level at once the one that is not active is demoralized first', () => {
    const at = table({
      units: {
        i: { at: '0,0' },
        e: { at: '9,0', side: 'allied' },
        x: { steps: [60] },
        y: { steps: [60], side: 'allied' },
      },
      lost: {
        x: { status: 'eliminated', hex: -1, lost: 1 },
        y: { status: 'eliminated', hex: -1, lost: 1 },
      },
      frames: [turnEndFrame.at('recovery', {})],
    });
    const armies = at.happened().flatMap((event) => (event.type === 'armyDemoralized' ? [event.army] : []));
    expect(armies).toEqual([1, 0]);
  });

  test('NLC-R073: of too many units in a hex when movement ends the owner picks the excess: disrupted, one hex back', () => {
    const at = table({
      units: { i: { at: '0,0' }, j: { at: '0,0' }, k: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
      leaders: LEADERS,
      orders: { [CORPS]: 'reserve' },
      lost: { i: { charged: 1 }, j: { charged: 1 }, k: { charged: 1 } },
    });
    if (at.offers('french', 'endMovement').length > 0) at.play('french', { type: 'endMovement' });
    expect(at.offers('french', 'excess').map(({ unit }) => unit)).toEqual([0, 1, 2]);
    at.play('french', { type: 'excess', unit: at.unit('j') });
    at.play('french', { type: 'retreatTo', hex: at.at('-1,0') });
    expect(at.hexOf('j')).toBe(at.at('-1,0'));
    expect(at.happened()).toContainEqual(
      expect.objectContaining({ type: 'unitsDisrupted', rule: 'NLC-R073', units: [at.unit('j')] }),
    );
  });
});
