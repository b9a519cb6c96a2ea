// GEN-12.14 to 12.22 and 12.38: who stands where.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { battle } from './field.ts';

const ONES = Array.from({ length: 80 }, () => 1);
const SIXES = Array.from({ length: 80 }, () => 6);

const firstLines = (units: string, orders: string, front: string): string => {
  const fight = battle({ phase: 'combined', units, orders, dice: ONES }).passTo('withdrawal');
  const line = fight.eventsOf('positionsTaken')[0]?.lines.find((each) => each.front === front);
  return `${line?.white.join(' ')} / ${line?.black.join(' ')}`;
};

test('GEN-12.14: all committed units take position in the front of the border they cross', () => {
  expect(firstLines('a1: wI1 wA1 | a2: bI1', 'wI a1>a2, wA a1>a2', 'a1-a2')).toBe('wI1 wA1 / bI1');
});

test('GEN-12.15, GEN-12.16: as many passive units as attackers must stand, the others stay idle', () => {
  expect(firstLines('a1: wI1 wI2 | a2: bI1 bI2 bI3', 'wI a1>a2 x2', 'a1-a2')).toBe('wI1 wI2 / bI1 bI2');
});

test('GEN-12.15: own attackers are taken off the demand, and it never falls below zero', () => {
  expect(firstLines('a1: wI1 wI2 wI3 | a2: bI1 bI2 bI3', 'wI a1>a2 x3, bI a2>a1', 'a1-a2')).toBe(
    'wI1 wI2 wI3 / bI1 bI2 bI3',
  );
  expect(firstLines('a1: wI1 wI2 | a2: bI1 bI2 bI3', 'wI a1>a2, bI a2>a1 x3', 'a1-a2')).toBe(
    'wI1 wI2 / bI1 bI2 bI3',
  );
  expect(firstLines('a1: wI1 | a2: bI1 bI2 bI3 bI4', 'wI a1>a2, bI a2>a1 x3', 'a1-a2')).toBe(
    'wI1 / bI1 bI2 bI3',
  );
});

test('GEN-12.15: nobody stands passive in a meeting', () => {
  expect(firstLines('a1: wI1 wI2 wI3 | a3: bI1 bI2', 'wI a1>a2 x2, bI a3>a2', 'meet:a2:1')).toBe(
    'wI1 wI2 / bI1',
  );
});

test('GEN-12.17, GEN-R.25, GEN-R.58: units committed over one border oppose nobody who comes over another', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | a2: bI1 bI2 | b2: wI2',
    orders: 'wI a1>a2, bI a2>b2 x2',
    dice: [6, 1, 1, 2, 1],
  });
  fight.passTo('withdrawal');
  expect(fight.lines('a1-a2')).toBe('wI1 / ');
  fight.finish();
  // bI1 fell and bI2 was thrown back: unrouted and not advanced, it keeps a2 from being clear.
  expect(fight.tell('bI1', 'wI1', 'bI2')).toBe('bI1 box routed, wI1 a1 spent, bI2 a2 spent');
});

test('GEN-12.18, GEN-R.54: groups in order; inside a group ready and unbound, ready and bound, spent, then id', () => {
  expect(firstLines('a1: wI1 wI2 wI3 wI4 wI5 | a2: bA1 bC1 bI1* bI2 bI3# bI4+', 'wI a1>a2 x5', 'a1-a2')).toBe(
    'wI1 wI2 wI3 wI4 wI5 / bI3 bI2 bI4 bI1 bC1',
  );
  expect(firstLines('a1: wA1 wC1 wI1 wI2 | a2: bI1', 'wA a1>a2, wC a1>a2, wI a1>a2', 'a1-a2')).toBe(
    'wI1 wC1 wA1 / bI1',
  );
});

test('GEN-12.18: id order counts numbers as numbers: bI2 stands before bI10', () => {
  expect(firstLines('a1: wI1 wI2 | a2: bI10 bI2', 'wI a1>a2 x2', 'a1-a2')).toBe('wI1 wI2 / bI2 bI10');
});

test('GEN-12.19, GEN-R.57: routed units fill spaces left over opposite attackers; the surplus is idle', () => {
  const units = 'a1: wI1 wI2 wI3 | a2: bI1 bC1~ bI2~ bI3~';
  expect(firstLines(units, 'wI a1>a2 x3', 'a1-a2')).toBe('wI1 wI2 wI3 / bI1 bI2 bI3');
  const fight = battle({ phase: 'combined', units, orders: 'wI a1>a2 x3', dice: ONES }).passTo('targets');
  expect(fight.view('black').combat?.idle).toEqual(['bC1']);
});

test('GEN-12.19: in a sector nobody assaults routed units take no space', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 wA1~ | b2: bC1 bC2',
    orders: 'wI b1>b2',
    dice: [6, 6, ...ONES],
  });
  for (const unit of ['bC1', 'bC2']) fight.play('black', { type: 'countercharge', unit, border: 'b1-b2' });
  fight.play('black', { type: 'endReact' });
  expect(fight.eventsOf('positionsTaken')[0]?.lines[0]?.white).toEqual(['wI1']);
});

test('GEN-R.59: routed units nobody routed in a front fill free spaces in the order of the borders', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | b2: wI3 wI4 | a2: bI1 bI2 bI3~ bA1~',
    orders: 'wI a1>a2 x2, wI b2>a2 x2',
    dice: ONES,
  });
  fight.play('black', { type: 'assign', unit: 'bI1', front: 'a1-a2' });
  fight
    .play('black', { type: 'assign', unit: 'bI2', front: 'a2-b2' })
    .play('black', { type: 'endPositions' });
  expect(fight.lines('a1-a2')).toBe('wI1 wI2 / bI1 bI3');
  expect(fight.lines('a2-b2')).toBe('wI3 wI4 / bI2 bA1');
});

test('GEN-12.20: a line has five spaces; a routed unit beyond the fifth is idle', () => {
  const fight = battle({
    phase: 'combined',
    units: 'c2: wI1 wI2 wI3 wI4 wI5 | c3: bI1 bI2 bI3 bI4 bI5 bI6',
    orders: 'wI c2>c3 x5, bI c3>c2 x5',
    dice: [6, 5, 1, 1, 1, 1, 1, 1, 1, 1, ...ONES],
  }).passTo('camp');
  const [first, second] = fight.eventsOf('positionsTaken').map(({ lines }) => lines[0]?.black.join(' '));
  expect(first).toBe('bI1 bI2 bI3 bI4 bI5');
  // bI1 and bI2 fell to fire; bI6 steps in; of the two routed only one still finds a space.
  expect(second).toBe('bI3 bI4 bI5 bI6 bI1');
});

test('GEN-12.22: units in spaces with the same number oppose each other', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1 bI2',
    orders: 'wI a1>a2 x2',
    dice: ONES,
  });
  expect(fight.attacks('ranged').map((attack) => attack.replace(/ \S+>\S+/, ''))).toEqual([
    'wI1 bI1 1 miss',
    'wI2 bI2 1 miss',
    'bI1 wI1 1 miss',
    'bI2 wI2 1 miss',
  ]);
});

test('GEN-12.38, GEN-R.56: routed units stay in their front, unrouted passives may be distributed anew', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | b2: wI3 | a2: bI1 bI2 bI3',
    orders: 'wI a1>a2 x2, wI b2>a2',
    dice: [6, 1, 1, 1, 1, 6, ...ONES],
  });
  const put = (unit: string, front: string) => fight.play('black', { type: 'assign', unit, front });
  put('bI1', 'a1-a2');
  put('bI2', 'a1-a2');
  put('bI3', 'a2-b2').play('black', { type: 'endPositions' });
  // wI1 routs bI1; bI3 routs wI3, so a2-b2 closes and bI3 is free for the other front.
  fight.passTo('withdrawal');
  expect(fight.tell('bI1', 'wI3')).toBe('bI1 a2 routed, wI3 b2 routed');
  fight.finish();
  expect(fight.lines('a1-a2')).toBe('wI1 wI2 / bI2 bI3 bI1');
});

test('GEN-12.38: nobody is placed to match a routed attacker', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1 bI2',
    orders: 'wI a1>a2 x2',
    dice: [1, 1, 6, 1, ...ONES],
  }).finish();
  expect(fight.lines('a1-a2')).toBe('wI2 wI1 / bI1');
});

const army = (side: 'w' | 'b', most: number) =>
  fc
    .record({
      I: fc.integer({ min: 0, max: most }),
      C: fc.integer({ min: 0, max: most }),
      A: fc.integer({ min: 0, max: 2 }),
      spent: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ I, C, A, spent }) => {
      const all = [
        ...Array.from({ length: I }, (_, n) => `${side}I${n + 1}`),
        ...Array.from({ length: C }, (_, n) => `${side}C${n + 1}`),
        ...Array.from({ length: A }, (_, n) => `${side}A${n + 1}`),
      ].slice(0, 6);
      return all.map((id, n) => (n >= all.length - spent ? `${id}*` : id));
    });

test('GEN-12.15, GEN-12.18, GEN-12.20: lines have no gaps, at most five units, and never more passives than demanded', () => {
  fc.assert(
    fc.property(
      army('w', 5),
      army('b', 6),
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      (white, black, n, high) => {
        const attackers = white.filter((id) => id.startsWith('wI') && !id.endsWith('*')).slice(0, n).length;
        fc.pre(attackers > 0 && black.length > 0);
        const fight = battle({
          phase: 'combined',
          units: `a1: ${white.join(' ')} | a2: ${black.join(' ')}`,
          orders: `wI a1>a2 x${attackers}`,
          dice: high ? SIXES : ONES,
        }).finish();
        for (const { lines } of fight.eventsOf('positionsTaken')) {
          for (const { white: line, black: facing } of lines) {
            expect(new Set([...line, ...facing]).size).toBe(line.length + facing.length);
            expect(Math.max(line.length, facing.length)).toBeLessThanOrEqual(5);
            expect(line.length).toBeLessThanOrEqual(attackers);
          }
        }
        const [first] = fight.eventsOf('positionsTaken');
        expect(first?.lines[0]?.black.length).toBe(Math.min(attackers, black.length));
      },
    ),
    { numRuns: 150 },
  );
});
