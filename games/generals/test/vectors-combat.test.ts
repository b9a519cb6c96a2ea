// The golden vectors of combat, every number of them.
import { expect, test } from 'vitest';
import { battle } from './field.ts';

test('GEN-V.05: reaction roll', () => {
  const fight = battle({
    phase: 'fast',
    units: 'a1: wC1 wC2 | a2: bI1 bI2 bI3*',
    orders: 'wC a1>a2 x2',
    dice: [5, 4, 1, 1, 1, 1, 6, 6],
  });
  expect(fight.waiting).toBe('reaction');
  expect(fight.why('black', { type: 'formSquare', unit: 'bI3' })).toBe('GEN-4.7');
  fight.play('black', { type: 'formSquare', unit: 'bI1' }).play('black', { type: 'formSquare', unit: 'bI2' });
  fight.play('black', { type: 'endReact' });
  expect(
    fight
      .eventsOf('reactionRolled')
      .map(({ unit, natural, modified, success }) => [unit, natural, modified, success]),
  ).toEqual([
    ['bI1', 5, 4, true],
    ['bI2', 4, 3, false],
  ]);
  fight.finish();
  expect(fight.tell('bI1', 'bI2')).toBe('bI1 a2 spent square, bI2 a2 spent');
});

test('GEN-V.06: musket duel and melee tie', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1 bI2',
    orders: 'wI a1>a2 x2',
    dice: [3, 5, 2, 6, 4, 5],
  });
  expect(fight.attacks('ranged')).toEqual([
    'wI1 5>4 bI1 6 miss',
    'wI2 3>2 bI2 2 miss',
    'bI1 6>6 wI1 4 hit',
    'bI2 2>2 wI2 2 miss',
  ]);
  expect(fight.waiting).toBe('withdrawal');
  fight.play('white', { type: 'endWithdraw' });
  expect(fight.lines('a1-a2')).toBe('wI2 wI1 / bI1');
  expect(fight.attacks('melee')).toEqual(['wI2 4>5 bI1 5 miss', 'bI1 5>5 wI2 5 miss']);
  expect(fight.isOver()).toBe(true);
  expect(fight.tell('wI1', 'wI2', 'bI1', 'bI2')).toBe('wI1 box routed, wI2 a1 spent, bI1 a2, bI2 a2');
});

test('GEN-V.08: charge on square, line and gun', () => {
  const fight = battle({
    phase: 'fast',
    units: 'a3: bC1 bC2 bC3 | a2: wI1 wI2 wA1',
    orders: 'bC a3>a2 x3',
    dice: [5, 3, 6, 5, 4, 2, 4, 3, 6, 5, 1],
  });
  fight.play('white', { type: 'formSquare', unit: 'wI1' }).play('white', { type: 'formSquare', unit: 'wI2' });
  fight.play('white', { type: 'endReact' });
  expect(fight.eventsOf('reactionRolled').map(({ modified, success }) => [modified, success])).toEqual([
    [4, true],
    [2, false],
  ]);
  expect(fight.lines('a2-a3')).toBe('wI1 wI2 wA1 / bC1 bC2 bC3');
  expect(fight.attacks('ranged')).toEqual([
    'wI1 6>3 bC1 4+ miss',
    'wI2 5>3 bC2 4+ miss',
    'wA1 4>2 bC3 4+ miss',
    'wA1 2>1 bC3 4+ miss',
  ]);
  fight.finish();
  expect(fight.attacks('melee')).toEqual([
    'wI1 4>4 bC1 3 hit',
    'wI2 3>2 bC2 6 miss',
    'bC1 6>3 wI1 4 miss',
    'bC2 5>6 wI2 2 hit',
    'bC3 1>3 wA1 4+ miss',
  ]);
  expect(fight.tell('bC1', 'bC2', 'bC3')).toBe('bC1 box routed, bC2 a3, bC3 a3 spent');
  expect(fight.unit('bC2').activations).toBe(1);
  expect(fight.tell('wI1', 'wI2', 'wA1')).toBe('wI1 a2 spent square, wI2 a2 routed, wA1 a2');
});

test('GEN-V.09: lone gun', () => {
  const plan = { phase: 'fast', units: 'a2: wC1 | a3: bA1', orders: 'wC a2>a3' } as const;
  const first = battle({ ...plan, dice: [6, 5] });
  expect(first.attacks('ranged')).toEqual(['bA1 6>4 wC1 4+ hit', 'bA1 5>3 wC1 4+ miss']);
  expect(first.isOver()).toBe(true);
  expect(first.eventsOf('frontClosed').map(({ front }) => front)).toEqual(['a2-a3']);
  expect(first.tell('wC1', 'bA1')).toBe('wC1 box routed, bA1 a3');

  const second = battle({ ...plan, dice: [5, 5, 2] });
  expect(second.attacks('ranged')).toEqual(['bA1 5>3 wC1 4+ miss', 'bA1 5>3 wC1 4+ miss']);
  second.play('white', { type: 'endWithdraw' });
  expect(second.attacks('melee')).toEqual(['wC1 2>4 bA1 4+ hit']);
  second.play('white', { type: 'advance', unit: 'wC1' }).play('white', { type: 'endAdvance' });
  expect(second.tell('wC1', 'bA1')).toBe('wC1 a3, bA1 captured');
});

test('GEN-V.10: ignoring a routed opponent', () => {
  const redirected = (natural: number): string | undefined => {
    const fight = battle({
      phase: 'combined',
      units: 'a1: wI1 wI2 wI3 | a2: bC1 bI1 bI2~',
      orders: 'wI a1>a2 x3, bC a2>a1',
      dice: [1, 1, 1, 1, natural, natural, natural, 6, 6],
    });
    fight.passTo('withdrawal').passTo('targets');
    expect(fight.lines('a1-a2')).toBe('wI1 wI2 wI3 / bC1 bI1 bI2');
    fight.play('white', { type: 'target', unit: 'wI3', at: 'bC1' }).play('white', { type: 'endTargets' });
    return fight.attacks('melee').find((attack) => attack.startsWith('wI3'));
  };
  expect(redirected(2)).toBe('wI3 2>2 bC1 4+ miss');
  expect(redirected(4)).toBe('wI3 4>4 bC1 4+ hit');
});

test('GEN-V.15: handing out dice in a line of Infantry, Cavalry and Artillery', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 wC1 wA1 | a2: bI1 bI2 bI3 bI4',
    orders: 'wI a1>a2 x2, wC a1>a2, wA a1>a2',
    dice: [2, 6, 3, 4, 1, 1, 1, 1, 1, 5, 3, 1, 1, 1],
  });
  fight.play('black', { type: 'endReact' });
  expect(fight.lines('a1-a2')).toBe('wI1 wI2 wC1 wA1 / bI1 bI2 bI3 bI4');
  const white = (step: 'ranged' | 'melee'): string[] =>
    fight
      .attacks(step)
      .filter((attack) => attack.startsWith('w'))
      .map((attack) => attack.split('>')[0] ?? '');
  expect(white('ranged')).toEqual(['wI1 6', 'wI2 4', 'wA1 3', 'wA1 2']);
  // At 5>, 3>, 5>, 4>, the first, third and fourth opponents fall; dead or not, the melee dice are 5, 3, 1.
  fight.finish();
  expect(white('melee')).toEqual(['wI1 5', 'wI2 3', 'wC1 1']);
});

test('GEN-V.16: guns at close range', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 wA1 | b2: bI1 bI2',
    orders: 'wI b1>b2, wA b1>b2',
    dice: [6, 4, 3, 5, 2, 6, 3],
  });
  expect(fight.attacks('ranged')).toEqual([
    'wI1 6>5 bI1 5 miss',
    'wA1 4>6 bI2 1 hit',
    'wA1 3>5 bI2 1 hit',
    'bI1 5>5 wI1 5 miss',
    'bI2 2>1 wA1 6 miss',
  ]);
  expect(fight.eventsOf('unitRouted').map(({ unit }) => unit)).toEqual(['bI2']);
  expect(fight.eventsOf('unitRemoved').map(({ unit }) => unit)).toEqual(['bI2']);
  fight.finish();
  expect(fight.lines('b1-b2')).toBe('wI1 / bI1');
  expect(fight.attacks('melee')).toEqual(['wI1 6>6 bI1 3 hit', 'bI1 3>3 wI1 6 miss']);
  expect(fight.eventsOf('unitDestroyed').map(({ unit, rule }) => [unit, rule])).toEqual([
    ['bI2', 'GEN-14.5'],
  ]);
  expect(fight.tell('bI1', 'bI2', 'wI1', 'wA1')).toBe('bI1 box routed, bI2 gone, wI1 b2 spent, wA1 b1 spent');
});

const lineUpFromTheBook = (dice: readonly number[] = []) =>
  battle({
    phase: 'combined',
    units: 'c2: wC1 wC2 wI1 wI2 wI3 | c3: bI1 bI2 bI3 bI4 bI5',
    orders: 'wC c2>c3 x2, bI c3>c2 x5',
    dice,
  });

test('GEN-V.17: line-up from the book', () => {
  const fight = lineUpFromTheBook([6, 5, 2, 6, 4, 4, 3, 1]);
  expect(fight.eventsOf('frontFormed')).toMatchObject([{ front: 'c2-c3', kind: 'headOn', rule: 'GEN-7.11' }]);
  expect(fight.eventsOf('positionsTaken')[0]?.lines).toEqual([
    {
      front: 'c2-c3',
      white: ['wC1', 'wC2', 'wI1', 'wI2', 'wI3'],
      black: ['bI1', 'bI2', 'bI3', 'bI4', 'bI5'],
    },
  ]);
});

test('GEN-V.18: fire and new line-up', () => {
  const fight = lineUpFromTheBook([6, 5, 2, 6, 4, 4, 3, 1]);
  expect(fight.attacks('ranged')).toEqual([
    'wI1 6>6 bI3 3 hit',
    'wI2 5>5 bI4 2 hit',
    'wI3 2>2 bI5 1 miss',
    'bI1 6>5 wC1 4+ hit',
    'bI2 4>3 wC2 4+ miss',
    'bI3 4>3 wI1 6 miss',
    'bI4 3>2 wI2 5 miss',
    'bI5 1>1 wI3 2 miss',
  ]);
  expect(fight.tell('wC1', 'bI3', 'bI4')).toBe('wC1 box routed, bI3 c3 routed, bI4 c3 routed');
  expect(fight.waiting).toBe('withdrawal');
  const [front] = fight.view('white').combat?.fronts ?? [];
  expect(front).toMatchObject({ white: ['wC2', 'wI1', 'wI2'], black: ['bI1', 'bI2', 'bI5', 'bI3', 'bI4'] });
  expect(fight.view('white').combat?.idle).toEqual(['wI3']);
  expect(fight.asks('white')).toBe(false);
  expect(fight.why('black', { type: 'withdraw', unit: 'bI1' })).toBe('GEN-12.37');
  expect(fight.why('black', { type: 'withdraw', unit: 'bI2' })).toBeNull();
  expect(fight.why('black', { type: 'withdraw', unit: 'bI5' })).toBeNull();
});

const flanked = (again: number) => {
  const fight = battle({
    phase: 'combined',
    units: 'c1: wI1 | b2: wC1 | c2: bI1* bI2',
    orders: 'wI c1>c2, wC b2>c2',
    dice: [1, 4, 2, again, 1, 6, 1, 6],
  });
  // The Cavalry in the flank lets bI2 try a square; Black does not.
  fight.play('black', { type: 'endReact' });
  fight.play('black', { type: 'assign', unit: 'bI1', front: 'c1-c2' });
  fight
    .play('black', { type: 'assign', unit: 'bI2', front: 'b2-c2' })
    .play('black', { type: 'endPositions' });
  return fight;
};

test('GEN-V.19: flank re-roll', () => {
  const fight = flanked(3);
  expect(fight.eventsOf('rerollsEarned')).toMatchObject([{ side: 'white', sector: 'c2', count: 1 }]);
  expect(fight.waiting).toBe('rerolls');
  expect(
    fight
      .view('white')
      .combat?.fronts.map(({ id, dice }) => [id, ...dice.map(({ unit, natural }) => `${unit} ${natural}`)]),
  ).toEqual([
    ['c1-c2', 'wI1 1', 'bI1 4'],
    ['b2-c2', 'bI2 2'],
  ]);
  fight.play('white', { type: 'reroll', front: 'c1-c2', side: 'white', die: 0 });
  expect(fight.eventsOf('dieRerolled')).toMatchObject([{ from: 1, to: 3 }]);
  expect(fight.attacks('ranged')).toEqual([
    'wI1 3>2 bI1 3 miss',
    'bI1 4>3 wI1 2 miss',
    'bI2 2>2 wC1 4+ miss',
  ]);
  expect(fight.view('white').combat?.rerolls).toEqual([{ side: 'white', sector: 'c2', left: 0 }]);
  expect(fight.passTo('rerolls').isOver()).toBe(true);

  const five = flanked(5);
  five.play('white', { type: 'reroll', front: 'c1-c2', side: 'white', die: 0 });
  expect(five.attacks('ranged')[0]).toBe('wI1 5>4 bI1 3 hit');
});

test('GEN-V.20: retreat', () => {
  const fight = battle({
    phase: 'fast',
    units: 'a1: wC1 wC2 | a2: bC1 bC2 | a3: bI1 bI2 bI3 bI4 bI5',
    orders: 'wC a1>a2 x2',
    dice: [1, 1, 6],
  });
  fight.play('black', { type: 'retreat', unit: 'bC1' });
  expect(fight.why('black', { type: 'retreat', unit: 'bC2' })).toBe('GEN-12.13');
  fight.play('black', { type: 'endPositions' });
  expect(fight.lines('a1-a2')).toBe('wC1 wC2 / bC2');
  fight.finish();
  expect(fight.tell('bC1')).toBe('bC1 a3 spent');
  expect(fight.attacks('melee')).toContain('wC2 1>4 bC2 4+ hit');

  // White Cavalry in a1 always has its reserve behind it.
  const home = battle({ phase: 'fast', units: 'a2: bC1 | a1: wC1', orders: 'bC a2>a1', dice: [1] });
  home.play('white', { type: 'retreat', unit: 'wC1' }).play('white', { type: 'endPositions' }).finish();
  expect(home.tell('wC1')).toBe('wC1 rw spent');

  // Black Cavalry in a1 goes back to a2 only if that is friendly to Black.
  const lost = { phase: 'fast', units: 'b1: wC1 | a1: bC1', orders: 'wC b1>a1', dice: [1, 6] } as const;
  expect(battle(lost).waiting).not.toBe('positions');
  const held = battle({ ...lost, units: 'b1: wC1 | a1: bC1 | a2: bI1' });
  expect(held.why('black', { type: 'retreat', unit: 'bC1' })).toBeNull();
});

test('GEN-V.21: countercharge with advance', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | b2: bC1',
    orders: 'wI b1>b2',
    dice: [6, 4, 5, 4],
  });
  fight
    .play('black', { type: 'countercharge', unit: 'bC1', border: 'b1-b2' })
    .play('black', { type: 'endReact' });
  expect(fight.eventsOf('reactionRolled')).toMatchObject([{ natural: 6, modified: 5, success: true }]);
  expect(fight.attacks('ranged')).toEqual(['wI1 4>3 bC1 4+ miss']);
  expect(fight.attacks('melee')).toEqual(['wI1 5>4 bC1 5 miss', 'bC1 4>5 wI1 4 hit']);
  expect(fight.waiting).toBe('advance');
  fight.play('black', { type: 'advance', unit: 'bC1' }).play('black', { type: 'endAdvance' });
  expect(fight.tell('wI1', 'bC1')).toBe('wI1 box routed, bC1 b1 spent');

  const stays = battle({
    phase: 'combined',
    units: 'b1: wI1 | b2: bC1',
    orders: 'wI b1>b2',
    dice: [6, 4, 5, 4],
  });
  stays.play('black', { type: 'countercharge', unit: 'bC1', border: 'b1-b2' }).finish();
  expect(stays.tell('wI1', 'bC1')).toBe('wI1 box routed, bC1 b2 spent');
});

test('GEN-V.22: countercharge without advance', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 wI2 | b2: bC1 bC2',
    orders: 'wI b1>b2 x2',
    dice: [5, 6, 5, 4, 5, 2, 6],
  });
  fight.play('black', { type: 'countercharge', unit: 'bC1', border: 'b1-b2' });
  fight
    .play('black', { type: 'countercharge', unit: 'bC2', border: 'b1-b2' })
    .play('black', { type: 'endReact' });
  expect(fight.attacks('ranged')).toEqual(['wI1 5>4 bC1 4+ hit', 'wI2 4>3 bC2 4+ miss']);
  expect(fight.tell('bC1')).toBe('bC1 box routed');
  fight.play('white', { type: 'endWithdraw' });
  expect(fight.lines('b1-b2')).toBe('wI1 wI2 / bC2');
  expect(fight.attacks('melee')).toEqual(['wI1 5>4 bC2 6 miss', 'wI2 2>2 bC2 4+ miss', 'bC2 6>6 wI1 4 hit']);
  expect(fight.isOver()).toBe(true);
  expect(fight.tell('wI1', 'wI2', 'bC2')).toBe('wI1 box routed, wI2 b1 spent, bC2 b2 spent');
});

test('GEN-V.23: leaving before contact', () => {
  const units = 'b1: wI1 wI2 | b2: bI1 bI2 bI3 | b3: bI4 | a2: wI3';
  const left = battle({ phase: 'combined', units, orders: 'wI b1>b2 x2, bI b2>b3 x3' });
  expect(left.isOver()).toBe(true);
  expect(left.eventsOf('frontFormed')).toEqual([]);
  expect(left.tell('wI1', 'wI2', 'bI3')).toBe('wI1 b2 spent, wI2 b2 spent, bI3 b3 spent');

  const stayed = battle({ phase: 'combined', units, orders: 'wI b1>b2 x2, bI b2>b3 x2', dice: [1, 1, 1, 1] });
  expect(stayed.lines('b1-b2')).toBe('wI1 wI2 / bI3');

  const away = battle({
    phase: 'combined',
    units,
    orders: 'wI b1>b2 x2, bI b2>a2 x3',
    dice: [2, 1, 1, 1, 1, 1, 1, 1],
  });
  expect(away.lines('b1-b2')).toBe('wI1 wI2 / ');
  away.finish();
  expect(away.eventsOf('diceHandedOut').map(({ front }) => front)).toEqual(['a2-b2', 'a2-b2']);
  // Black wins a2 and all three go in, so b2 is clear in the second wave.
  expect(away.tell('wI3', 'bI1', 'bI3', 'wI1')).toBe(
    'wI3 box routed, bI1 a2 spent, bI3 a2 spent, wI1 b2 spent',
  );

  const thrownBack = battle({
    phase: 'combined',
    units,
    orders: 'wI b1>b2 x2, bI b2>a2 x3',
    dice: [1, 1, 1, 1, 6, 1, 1, 1],
  }).finish();
  expect(thrownBack.tell('bI1', 'bI2', 'wI1')).toBe('bI1 box routed, bI2 b2 spent, wI1 b1 spent');
});

test('GEN-V.24: head-on', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a2: wI1 wI2 | a3: bI1 bI2 bI3',
    orders: 'wI a2>a3 x2, bI a3>a2 x3',
    dice: [6, 2, 5, 4, 1, 4, 3, 4, 2],
  });
  fight.play('black', { type: 'target', unit: 'bI3', at: 'wI2' }).play('black', { type: 'endTargets' });
  expect(fight.attacks('ranged')).toEqual([
    'wI1 6>5 bI1 4 hit',
    'wI2 2>1 bI2 3 miss',
    'bI1 5>4 wI1 5 miss',
    'bI2 4>3 wI2 1 miss',
    'bI3 1>1 wI2 4+ miss',
  ]);
  expect(fight.attacks('melee')).toEqual([
    'wI1 4>4 bI2 4 miss',
    'wI2 3>3 bI3 2 hit',
    'bI2 4>4 wI1 4 miss',
    'bI3 2>2 wI2 3 miss',
  ]);
  expect(fight.isOver()).toBe(true);
  expect(fight.tell('bI1', 'bI3', 'wI1', 'wI2', 'bI2')).toBe(
    'bI1 box routed, bI3 box routed, wI1 a2 spent, wI2 a2 spent, bI2 a3 spent',
  );
});

test('GEN-V.25: meeting', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 wI3 | a3: bI1 bC1 bC2',
    orders: 'wI a1>a2 x3, bI a3>a2, bC a3>a2 x2',
    dice: [6, 4, 2, 5, 5, 3, 2, 6, 4],
  });
  expect(fight.eventsOf('frontFormed')).toMatchObject([
    { front: 'meet:a2:1', kind: 'meeting', sector: 'a2' },
  ]);
  expect(fight.attacks('ranged')).toEqual([
    'wI1 6>5 bI1 4 hit',
    'wI2 4>3 bC1 4+ miss',
    'wI3 2>1 bC2 4+ miss',
    'bI1 5>4 wI1 5 miss',
  ]);
  fight.passTo('targets');
  expect(fight.lines('meet:a2:1')).toBe('wI1 wI2 wI3 / bC1 bC2 bI1');
  fight.play('white', { type: 'endTargets' });
  expect(fight.attacks('melee')).toEqual([
    'wI1 5>4 bC1 6 miss',
    'wI2 3>2 bC2 5 miss',
    'wI3 2>2 bI1 4+ miss',
    'bC1 6>6 wI1 4 hit',
    'bC2 4>5 wI2 2 hit',
  ]);
  expect(fight.isOver()).toBe(true);
  expect(fight.tell('wI1', 'wI2', 'bI1', 'wI3', 'bC1', 'bC2')).toBe(
    'wI1 box routed, wI2 box routed, bI1 box routed, wI3 a1 spent, bC1 a3, bC2 a3',
  );
  expect(fight.unit('bC1').activations).toBe(1);
});

test('GEN-V.28: roaming Cavalry', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | b2: wC1 wC2 | a2: bI1 bI2',
    orders: 'wI a1>a2 x2, wC b2>a2 x2',
    dice: [4, 2, 5, 3, 3, 4, 5, 1, 6],
  });
  expect(fight.eventsOf('rerollsEarned')).toMatchObject([{ side: 'white', sector: 'a2', count: 1 }]);
  fight.play('black', { type: 'endReact' });
  fight.play('black', { type: 'assign', unit: 'bI1', front: 'a1-a2' });
  fight
    .play('black', { type: 'assign', unit: 'bI2', front: 'a1-a2' })
    .play('black', { type: 'endPositions' });
  expect(fight.lines('a2-b2')).toBe('wC1 wC2 / ');
  fight.play('white', { type: 'passReroll' });
  expect(fight.attacks('ranged')).toEqual([
    'wI1 4>3 bI1 5 miss',
    'wI2 2>1 bI2 3 miss',
    'bI1 5>5 wI1 3 hit',
    'bI2 3>3 wI2 1 miss',
  ]);
  fight.passTo('positions');
  fight.play('black', { type: 'assign', unit: 'bI1', front: 'a1-a2' });
  fight
    .play('black', { type: 'assign', unit: 'bI2', front: 'a2-b2' })
    .play('black', { type: 'endPositions' });
  expect([fight.lines('a1-a2'), fight.lines('a2-b2')]).toEqual(['wI2 wI1 / bI1', 'wC1 wC2 / bI2']);
  fight.play('white', { type: 'target', unit: 'wC2', at: 'bI1' }).play('white', { type: 'endTargets' });
  expect(fight.waiting).toBe('rerolls');
  fight.play('white', { type: 'passReroll' });
  expect(fight.attacks('melee')).toEqual([
    'wI2 3>4 bI1 4 miss',
    'bI1 4>4 wI2 4 miss',
    'wC1 5>6 bI2 5 hit',
    'wC2 1>4 bI1 4+ hit',
    'bI2 6>5 wC1 6 miss',
  ]);
  expect(fight.tell('bI1', 'bI2', 'wI1', 'wI2', 'wC1', 'wC2')).toBe(
    'bI1 box routed, bI2 box routed, wI1 box routed, wI2 a2 spent, wC1 a2, wC2 a2',
  );
});

test('GEN-V.29: captures', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 wI3 | a2: bI1~ bI2',
    orders: 'wI a1>a2 x3',
    dice: [5, 4, 3, 2, 4, 3, 2],
  });
  expect(fight.waiting).toBe('targets');
  fight.play('white', { type: 'target', unit: 'wI3', at: 'bI2' }).play('white', { type: 'endTargets' });
  expect(fight.lines('a1-a2')).toBe('wI1 wI2 wI3 / bI2 bI1');
  expect(fight.attacks('ranged')).toEqual([
    'wI1 5>4 bI2 2 hit',
    'wI2 4>4 bI1 4+ hit',
    'wI3 3>3 bI2 4+ miss',
    'bI2 2>2 wI1 4 miss',
  ]);
  expect(fight.tell('bI1', 'bI2')).toBe('bI1 gone, bI2 a2 routed');
  expect(fight.eventsOf('unitRemoved').map(({ unit }) => unit)).toEqual(['bI1']);
  fight.play('white', { type: 'endWithdraw' });
  expect(fight.attacks('melee')).toEqual(['wI1 4>4 bI2 4+ hit', 'wI2 3>4 bI2 4+ hit', 'wI3 2>3 bI2 4+ miss']);
  expect(fight.eventsOf('unitCaptured').map(({ unit, rule }) => [unit, rule])).toEqual([
    ['bI1', 'GEN-14.4'],
    ['bI2', 'GEN-14.4'],
  ]);
  expect(fight.tell('bI1', 'bI2', 'wI1', 'wI3')).toBe(
    'bI1 captured, bI2 captured, wI1 a2 spent, wI3 a2 spent',
  );
});

test('GEN-V.30: fast advance captures Infantry', () => {
  const charge = () => {
    const fight = battle({
      phase: 'fast',
      units: 'c1: wC1 wC2 | c2: bI1',
      orders: 'wC c1>c2 x2',
      dice: [6, 3, 4],
    });
    fight.play('black', { type: 'endReact' });
    expect(fight.attacks('ranged')).toEqual(['bI1 6>4 wC1 4+ hit']);
    expect(fight.tell('wC1')).toBe('wC1 box routed');
    fight.play('white', { type: 'endWithdraw' });
    expect(fight.attacks('melee')).toEqual(['wC2 3>4 bI1 3 hit', 'bI1 4>3 wC2 4 miss']);
    return fight;
  };
  const goes = charge().play('white', { type: 'advance', unit: 'wC2' }).finish();
  expect(goes.tell('wC2', 'bI1')).toBe('wC2 c2, bI1 captured');
  const stays = charge().finish();
  expect(stays.tell('wC2', 'bI1')).toBe('wC2 c1 spent, bI1 c2 routed');
});

test('GEN-V.31: repulsed charge', () => {
  const fight = battle({
    phase: 'fast',
    units: 'c1: wC1 wC2 | c2: bI1 bI2',
    orders: 'wC c1>c2 x2',
    dice: [5, 5, 5, 1, 6, 3],
  }).finish();
  expect(fight.attacks('ranged')).toEqual(['bI1 5>3 wC1 4+ miss', 'bI2 5>3 wC2 4+ miss']);
  expect(fight.attacks('melee')).toEqual([
    'wC1 5>6 bI1 5 hit',
    'wC2 1>2 bI2 2 miss',
    'bI1 6>5 wC1 6 miss',
    'bI2 3>2 wC2 2 miss',
  ]);
  expect(fight.tell('wC1', 'wC2', 'bI1', 'bI2')).toBe('wC1 c1, wC2 c1 spent, bI1 c2 routed, bI2 c2');
});

test('GEN-V.37: idle units hold', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1 bI2 bI3 bI4 bI5',
    orders: 'wI a1>a2 x2',
    dice: [1, 1, 1, 1, 6, 6, 1, 1],
  });
  expect(fight.view('white').combat?.idle).toEqual(['bI3', 'bI4', 'bI5']);
  fight.finish();
  expect(fight.eventsOf('unitAdvanced')).toEqual([]);
  expect(fight.tell('bI1', 'bI2', 'bI3', 'wI1', 'wI2')).toBe(
    'bI1 box routed, bI2 box routed, bI3 a2, wI1 a1 spent, wI2 a1 spent',
  );
});

test('GEN-V.38: placement of spent units', () => {
  const fight = battle({
    phase: 'combined',
    units: 'c1: wI1 wI2 | c2: bI1* bI2 bI3*',
    orders: 'wI c1>c2 x2',
    dice: [1, 1, 6, 5],
  });
  expect(fight.eventsOf('positionsTaken')[0]?.lines[0]?.black).toEqual(['bI2', 'bI1']);
  expect(fight.attacks('ranged').slice(2)).toEqual(['bI2 6>6 wI1 1 hit', 'bI1 5>4 wI2 1 hit']);
});
