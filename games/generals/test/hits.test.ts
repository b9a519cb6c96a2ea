// GEN-12.33 to 12.40 and GEN-14: what hits, and what a hit does.
import { expect, test } from 'vitest';
import { battle } from './field.ts';

const ONES = Array.from({ length: 60 }, () => 1);

test('GEN-12.33, GEN-R.60: an unopposed attack is not compared with the die of its target', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1',
    orders: 'wI a1>a2 x2',
    dice: [4, 4, 6],
  });
  expect(fight.attacks('ranged').slice(0, 2)).toEqual(['wI1 4>3 bI1 6 miss', 'wI2 4>4 bI1 4+ hit']);
});

test('GEN-R.61: who does not roll back is hit by the simple test: Cavalry at range, Artillery in melee', () => {
  const fire = battle({ phase: 'combined', units: 'a1: wI1 | a2: bC1*', orders: 'wI a1>a2', dice: [5] });
  expect(fire.attacks('ranged')).toEqual(['wI1 5>4 bC1 4+ hit']);
  const melee = battle({
    phase: 'combined',
    units: 'a1: wI1 | a2: bA1',
    orders: 'wI a1>a2',
    dice: [1, 1, 1, 3],
  }).finish();
  expect(melee.attacks('melee')).toEqual(['wI1 3>4 bA1 4+ hit']);
});

test('GEN-R.62: a routed unit is attacked with 4 or more and the column of the routed, plus none if unopposed', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1 bC1~',
    orders: 'wI a1>a2 x2',
    dice: [4, 4, 1],
  }).passTo('withdrawal');
  expect(fight.attacks('ranged')).toEqual(['wI1 4>3 bI1 1 miss', 'wI2 4>4 bC1 4+ hit', 'bI1 1>1 wI1 3 miss']);
});

test('GEN-12.35, GEN-R.68: the two dice of a battery are tested one by one; who fires back must beat the better', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wA1 | a2: bI1',
    orders: 'wA a1>a2',
    dice: [3, 1, 5],
  });
  // 5 and 3 against 4: the first is higher and hits; 4 does not beat 5.
  expect(fight.attacks('ranged')).toEqual(['wA1 3>5 bI1 4 hit', 'wA1 1>3 bI1 4 miss', 'bI1 5>4 wA1 5 miss']);
});

test('GEN-R.68: battery against battery: each die must beat the better of the other two', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wA1 | a2: bA1',
    orders: 'wA a1>a2',
    dice: [4, 3, 6, 2],
  });
  expect(fight.attacks('ranged')).toEqual([
    'wA1 4>5 bA1 5 miss',
    'wA1 3>4 bA1 5 miss',
    'bA1 6>5 wA1 5 miss',
    'bA1 2>1 wA1 5 miss',
  ]);
});

test('GEN-12.39: in melee Infantry and Cavalry roll one die each, Artillery none', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wC1 wI2 | a2: bI1 bC1 bA1',
    orders: 'wI a1>a2 x2, wC a1>a2',
    dice: ONES,
  }).finish();
  expect(
    fight
      .eventsOf('diceHandedOut')
      .at(-1)
      ?.dice.map(({ unit }) => unit),
  ).toEqual(['wI1', 'wI2', 'wC1', 'bI1', 'bC1']);
});

test('GEN-12.40: in melee the higher die hits, whatever its number; equal dice hit nobody', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1 bI2',
    orders: 'wI a1>a2 x2',
    dice: [1, 1, 1, 1, 1, 1, 2, 1],
  }).finish();
  expect(fight.attacks('melee')).toEqual([
    'wI1 1>2 bI1 2 miss',
    'wI2 1>2 bI2 1 hit',
    'bI1 2>2 wI1 2 miss',
    'bI2 1>1 wI2 2 miss',
  ]);
});

test('GEN-R.83: the penalty of a spent unit lowers its own dice only', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | a2: bI1*',
    orders: 'wI a1>a2',
    dice: [4, 4],
  });
  expect(fight.attacks('ranged')).toEqual(['wI1 4>3 bI1 3 miss', 'bI1 4>3 wI1 3 miss']);
});

test('GEN-14.1: the first hit routs; the unit stays laid down in its sector and fights no more', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | a2: bI1* ',
    orders: 'wI a1>a2',
    dice: [6, 1, 1],
  });
  expect(fight.tell('bI1')).toBe('bI1 a2 routed');
  fight.finish();
  expect(fight.attacks('melee')).toEqual(['wI1 1>1 bI1 4+ miss']);
});

test('GEN-14.2, GEN-14.4: a hit on a routed unit by Infantry captures it', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | a2: bI1~ bI2',
    orders: 'wI a1>a2',
    dice: [6, 1, 4],
  }).finish();
  // wI1 routs bI2 by fire. bI1 lies behind, unfaced, and is safe.
  expect(fight.attacks('melee')).toEqual(['wI1 4>4 bI2 4+ hit']);
  expect(fight.tell('bI1', 'bI2')).toBe('bI1 box routed, bI2 captured');
});

test('GEN-14.3: two hits in one step: the first routs, the second removes', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1',
    orders: 'wI a1>a2 x2',
    dice: [6, 5, 1],
  });
  expect(fight.eventsOf('unitRouted').map(({ unit }) => unit)).toEqual(['bI1']);
  expect(fight.eventsOf('unitRemoved').map(({ unit }) => unit)).toEqual(['bI1']);
});

test('GEN-14.5: removal by Artillery destroys', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wA1 wI1 | a2: bI1 bI2~',
    orders: 'wI a1>a2, wA a1>a2',
    dice: [1, 3, 3, 1, 6, 1],
  }).finish();
  expect(fight.tell('bI2')).toBe('bI2 gone');
  expect(fight.eventsOf('unitDestroyed')).toMatchObject([{ unit: 'bI2', rule: 'GEN-14.5', at: 'a2' }]);
});

test('GEN-14.5, GEN-R.76: a captor routed later in the sequence has destroyed its prisoner instead', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1 bI2~',
    orders: 'wI a1>a2 x2',
    dice: [4, 4, 1, 1, 6],
  }).passTo('withdrawal');
  // wI2 removes bI2 by fire; wI1 then withdraws, wI2 steps into space 1 and falls in the melee.
  expect(fight.eventsOf('unitRemoved')).toMatchObject([{ unit: 'bI2' }]);
  fight.play('white', { type: 'withdraw', unit: 'wI1' }).play('white', { type: 'endWithdraw' });
  expect(fight.attacks('melee')).toEqual(['wI2 1>2 bI1 6 miss', 'bI1 6>6 wI2 2 hit']);
  expect(fight.tell('bI2', 'wI2')).toBe('bI2 gone, wI2 box routed');
});

test('GEN-14.4, GEN-R.75: hits by several arms: captured if any Infantry or Cavalry hit could have removed it', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wA1 | a2: bI1',
    orders: 'wI a1>a2, wA a1>a2',
    dice: [6, 4, 1, 1],
  });
  // Infantry routs or removes, the battery the other: the attacker may order the hits.
  expect(fight.attacks('ranged')).toEqual([
    'wI1 6>5 bI1 1 hit',
    'wA1 4>6 bI1 4+ hit',
    'wA1 1>5 bI1 4+ hit',
    'bI1 1>1 wI1 5 miss',
  ]);
  expect(fight.finish().tell('bI1')).toBe('bI1 captured');
});

test('GEN-14.6: a removed unit leaves its front at once; what became of it is settled at the end of step 9', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1 bI2~',
    orders: 'wI a1>a2 x2',
    dice: [4, 4, 1, ...ONES],
  }).passTo('withdrawal');
  expect(fight.view('white').combat?.fronts[0]?.black).toEqual(['bI1']);
  expect(fight.eventsOf('unitCaptured')).toEqual([]);
  fight.finish();
  expect(fight.eventsOf('unitCaptured')).toMatchObject([{ unit: 'bI2', at: 'a2' }]);
  const order = fight.events.map(({ type }) => type);
  expect(order.indexOf('unitCaptured')).toBeGreaterThan(order.lastIndexOf('attackResolved'));
});

test('GEN-9.15: the token of a removed battery goes with it at once', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | a2: bA1~ bI1*',
    orders: 'wI a1>a2',
    dice: [6, 1, 1],
    tokens: { bA1: 'a1' },
  });
  // bI1 falls to fire and lies in the front; bA1 is idle.
  expect(fight.unit('bA1').token).toBe('a1');
  const gone = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bA1~ bI1',
    orders: 'wI a1>a2 x2',
    dice: [4, 4, 1, ...ONES],
    tokens: { bA1: 'a1' },
  }).passTo('withdrawal');
  expect(gone.unit('bA1')).toMatchObject({ at: 'gone', token: null });
  expect(gone.eventsOf('tokenRemoved')).toMatchObject([{ unit: 'bA1', sector: 'a1', rule: 'GEN-9.15' }]);
});

test('GEN-14.8: routed units neither act nor react nor fight', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wC1 | a2: bI1~ bI2',
    orders: 'wC a1>a2',
    dice: [1, 1, 6],
  });
  expect(fight.why('black', { type: 'formSquare', unit: 'bI1' })).toBe('GEN-14.8');
  expect(
    fight
      .finish()
      .eventsOf('diceHandedOut')
      .flatMap(({ dice }) => dice.map(({ unit }) => unit)),
  ).not.toContain('bI1');
});

test('GEN-14.10, GEN-14.11, GEN-R.77, GEN-R.78: routed Cavalry flees after step 5, routed Infantry stays for the melee', () => {
  const fight = battle({
    phase: 'fast',
    units: 'a1: wC1 wC2 | a2: bI1 bI2 | c3: bC1~',
    orders: 'wC a1>a2 x2',
    dice: [6, 1, 1, 1],
  }).passTo('withdrawal');
  expect(fight.tell('wC1')).toBe('wC1 box routed');
  // All routed Cavalry on the board, not only that of the fronts.
  expect(fight.tell('bC1')).toBe('bC1 box routed');
  expect(fight.eventsOf('unitFled').map(({ unit, rule }) => `${unit} ${rule}`)).toEqual([
    'wC1 GEN-14.11',
    'bC1 GEN-14.11',
  ]);
});

test('GEN-14.11, GEN-R.79: flight needs no free path', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b2: wI1 wC1 | b3: bI1 | b1: bI2 | a2: bI3 | c2: bI4',
    orders: 'bI b3>b2, bI b1>b2',
    dice: [1, 1, 6, ...ONES],
  }).passTo('positions');
  fight.play('white', { type: 'assign', unit: 'wI1', front: 'b1-b2' });
  fight
    .play('white', { type: 'assign', unit: 'wC1', front: 'b2-b3' })
    .play('white', { type: 'endPositions' });
  fight.passTo('withdrawal');
  expect(fight.tell('wC1')).toBe('wC1 box routed');
});

test('GEN-14.12: routed Artillery never flees', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | a2: bA1 bI1* bI2* bI3*',
    orders: 'wI a1>a2',
    dice: ONES,
  }).finish();
  expect(fight.tell('bA1')).toBe('bA1 a2');
  const routed = battle({
    phase: 'combined',
    units: 'a1: wI1 | a2: bA1~ bI1',
    orders: 'wI a1>a2',
    dice: [1, 6],
  });
  expect(routed.finish().tell('bA1')).toBe('bA1 a2 routed');
});

test('GEN-14.13: a routed unit that no attacker opposes cannot be hit by an opposed attack and leaves in its time', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1 bI2 bI3',
    orders: 'wI a1>a2 x2, bI a2>a1',
    dice: [6, 1, 1, 1, ...ONES],
  }).finish();
  // bI1 attacked head-on and fell; bI2 and bI3 stand before the two attackers, bI1 lies unfaced behind them.
  expect(fight.lines('a1-a2')).toBe('wI1 wI2 / bI2 bI3 bI1');
  expect(fight.tell('bI1')).toBe('bI1 box routed');
});
