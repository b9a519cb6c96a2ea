import { describe, expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { type TestTable, table } from './table.ts';

const fire = (order: number, range: 1 | 2): Action => ({ type: 'fire', order, range });
const shots = (game: TestTable): string[] =>
  game
    .of('attackResolved')
    .map(
      ({ unit, target, natural, modified, hit }) =>
        `${unit} ${target} ${natural}>${modified}${hit ? ' hit' : ''}`,
    );
/** Idle units that keep every phase open. */
const IDLE = 'c1: wI20 | c3: bI20';

describe('bombardment: who fires where', () => {
  test('GEN-9.1 and GEN-R.87: ready Artillery with an unused order in a battle sector', () => {
    const game = table({
      phase: 'bombard',
      units: `b1: wA1 wI1 | b2: bI1 | ${IDLE}`,
      orders: 'wA b1>b2, wI b1>b2',
    });
    expect(game.why('white', fire(0, 1))).toBeNull();
    expect(game.why('white', fire(1, 1))).toBe('GEN-9.1');
    const spent = table({
      phase: 'bombard',
      units: `b1: wA1* wA2 | b2: bI1 | ${IDLE}`,
      orders: 'wA b1>b2 x2',
    });
    spent.play('white', fire(0, 1));
    expect(spent.why('white', fire(1, 1))).toBe('GEN-6.9');
    const reserve = table({
      phase: 'bombard',
      units: `rw: wA1 | b1: wA2 | b2: bI1 | ${IDLE}`,
      orders: 'wA rw>b1',
    });
    expect(reserve.why('white', fire(0, 1))).toBe('GEN-9.1');
  });

  test('GEN-9.2: firing is the one action of a battery; it may be called off before it is revealed', () => {
    const game = table({
      phase: 'bombard',
      units: `b1: wA1 | b2: bI1 | ${IDLE}`,
      orders: 'wA b1>b2',
      dice: [1],
    });
    game.play('white', fire(0, 1));
    expect(game.why('white', fire(0, 2))).toBe('GEN-9.2');
    game.play('white', { type: 'unfire', order: 0 }, fire(0, 1)).commit('white');
    expect(game.tell('wA1')).toBe('wA1 b1 spent');
  });

  test('GEN-9.3 and GEN-R.86: front, left and right along the arrow, never to the rear, never into a reserve', () => {
    const game = table({
      phase: 'bombard',
      units: `b2: wA1-4 | b1: bI1 | a2: bI2 | b3: bI3 | c2: bI4 | c1: wI15 | c3: bI15`,
      orders: 'wA b2>b1, wA b2>a2, wA b2>b3, wA b2>c2',
      options: { setup: 'custom', army: { white: { I: 20, C: 6, A: 4 }, black: { I: 20, C: 8, A: 2 } } },
    });
    expect([0, 1, 2, 3].map((order) => game.why('white', fire(order, 1)))).toEqual([
      'GEN-9.3',
      null,
      null,
      null,
    ]);
    expect([1, 2, 3].map((order) => game.why('white', fire(order, 2)))).toEqual([
      'GEN-9.3',
      'GEN-9.3',
      'GEN-9.3',
    ]);
    const home = table({ phase: 'bombard', units: `b1: wA1 | b2: bI1 | ${IDLE}`, orders: 'wA b1>rw' });
    expect(home.why('white', fire(0, 1))).toBe('GEN-9.3');
  });

  test('GEN-9.4 and GEN-R.88: the target sector needs an enemy unit; a routed one will do', () => {
    const game = table({
      phase: 'bombard',
      units: `b1: wA1 wA2 | b2: bA1~ | ${IDLE}`,
      orders: 'wA b1>b2, wA b1>a1',
    });
    expect(game.why('white', fire(0, 1))).toBeNull();
    expect(game.why('white', fire(0, 2))).toBe('GEN-9.4');
    expect(game.why('white', fire(1, 1))).toBe('GEN-9.4');
  });

  test('GEN-9.5, 9.6, 9.7 and GEN-R.90: two dice at two different units of one sector, by priority', () => {
    const game = table({
      phase: 'bombard',
      units: `b1: wA1 | b2: bA1 bC1 bI1 bI2# bI3~ | ${IDLE}`,
      orders: 'wA b1>b2',
      dice: [6, 1],
    });
    game.play('white', fire(0, 1)).commit('white');
    game.commit('black');
    expect(shots(game)).toEqual(['wA1 bI2 6>6 hit', 'wA1 bI1 1>1']);
  });

  test.each([
    ['bA1 bC1 bI1 bI2#', ['bI2', 'bI1', 'bC1', 'bA1']],
    // GEN-4.8: a square formed in Fast movement is spent by now, and comes first all the same.
    ['bA1 bC1 bI1 bI2#*', ['bI2', 'bI1', 'bC1', 'bA1']],
    ['bA1~ bC1~ bI1~ bA2', ['bA2', 'bI1', 'bC1', 'bA1']],
    // GEN-R.95: spent counts inside a group only.
    ['bA1 bC1 bI1* bI2*', ['bI1', 'bI2', 'bC1', 'bA1']],
    ['bA1 bA2 bC1* bC2*', ['bC1', 'bC2', 'bA1', 'bA2']],
  ] as const)(
    'GEN-9.6 and 9.8: squares, Infantry, Cavalry, Artillery, then the routed: %s',
    (units, order) => {
      const game = table({
        phase: 'bombard',
        units: `b1: wA1 wA2 | b2: ${units} | ${IDLE}`,
        orders: 'wA b1>b2 x2',
        dice: [1, 1, 1, 1],
      });
      game.play('white', fire(0, 1)).play('white', fire(1, 1)).commit('white').commit('black');
      expect(shots(game).map((shot) => shot.split(' ')[1])).toEqual(order);
    },
  );

  test('GEN-R.95: ready before spent, then the lowest id', () => {
    const game = table({
      phase: 'bombard',
      units: `b1: wA1 | b2: bI1* bI2 bI3 | ${IDLE}`,
      orders: 'wA b1>b2',
      dice: [1, 1],
    });
    game.play('white', fire(0, 1)).commit('white');
    expect(shots(game)).toEqual(['wA1 bI2 1>1', 'wA1 bI3 1>1']);
  });

  test('GEN-V.14, GEN-9.7 and 9.12: a single target gets one die, and a routed one is destroyed', () => {
    const game = table({
      phase: 'bombard',
      units: `b1: wA1 | b2: bA1~ | ${IDLE}`,
      orders: 'wA b1>b2',
      dice: [6],
    });
    game.play('white', fire(0, 1)).commit('white');
    expect(shots(game)).toEqual(['wA1 bA1 6>4 hit']);
    expect(game.unit('bA1').at).toBe('gone');
    expect(game.state.draws).toBe(1);
    expect(game.state.vp).toEqual({ white: 0, black: 0 });
  });
});

describe('bombardment: dice', () => {
  test('GEN-V.11, GEN-9.8, 9.9, 9.14, 13.8 and GEN-R.92: two batteries fire over own Cavalry at their tokens', () => {
    // Both tokens lie in b3 from the round before.
    const game = table({
      phase: 'bombard',
      units: '',
      orders: 'wA b1>b2 x2',
      dice: [5, 4],
      position: {
        units: [
          { id: 'wA1', at: 'b1', token: 'b3' },
          { id: 'wA2', at: 'b1', token: 'b3' },
          { id: 'wC1', at: 'b2' },
          { id: 'wI20', at: 'c1' },
          { id: 'bI1', at: 'b3' },
          { id: 'bI2', at: 'b3', routed: true },
          { id: 'bC1', at: 'b3' },
          { id: 'bA1', at: 'b3' },
        ],
      },
    });
    game.play('white', fire(0, 2), fire(1, 2)).commit('white', 'black');
    expect(shots(game)).toEqual(['wA1 bI1 5>4 hit', 'wA2 bC1 4>3']);
    expect(game.tell('bI1', 'bC1', 'wA1', 'wA2')).toBe('bI1 b3 routed, bC1 b3, wA1 b1 spent, wA2 b1 spent');
    expect([game.unit('wA1').token, game.unit('wA2').token]).toEqual(['b3', 'b3']);
  });

  test('GEN-V.12 and GEN-R.89: two batteries share out the targets before they wrap around', () => {
    const game = table({
      phase: 'bombard',
      units: `b1: wA1 wA2 | b2: bI1-4 | ${IDLE}`,
      orders: 'wA b1>b2 x2',
      dice: [5, 4, 6, 2],
    });
    game.play('white', fire(0, 1), fire(1, 1)).commit('white');
    expect(shots(game)).toEqual(['wA1 bI1 5>4 hit', 'wA1 bI2 4>3', 'wA2 bI3 6>5 hit', 'wA2 bI4 2>1']);
    expect(game.tell('bI1', 'bI3')).toBe('bI1 b2 routed, bI3 b2 routed');
    const wrap = table({
      phase: 'bombard',
      units: `b1: wA1 wA2 | b2: bI1 bI2 bI3 | ${IDLE}`,
      orders: 'wA b1>b2 x2',
      dice: [1, 1, 1, 1],
    });
    wrap.play('white', fire(0, 1), fire(1, 1)).commit('white');
    expect(shots(wrap).map((shot) => shot.slice(0, 7))).toEqual(['wA1 bI1', 'wA1 bI2', 'wA2 bI3', 'wA2 bI1']);
  });

  test('GEN-R.89: batteries go in the order of their numbers, wherever they stand on the sheet', () => {
    const game = table({
      phase: 'bombard',
      units: `b1: wA1 | a2: wA2 | b2: bI1-4 | ${IDLE}`,
      orders: 'wA a2>b2, wA b1>b2',
      dice: [1, 1, 1, 1],
    });
    game.play('white', fire(0, 1), fire(1, 1)).commit('white');
    expect(game.of('batteryFired').map(({ unit }) => unit)).toEqual(['wA1', 'wA2']);
    expect(shots(game).map((shot) => shot.slice(0, 7))).toEqual(['wA1 bI1', 'wA1 bI2', 'wA2 bI3', 'wA2 bI4']);
  });

  test('GEN-V.13, GEN-9.10 and GEN-R.91: an enemy in between gets the second die, at range 1 and without the token', () => {
    const game = table({
      phase: 'bombard',
      units: `a1: wA1 | a2: bC1 | a3: bI1 bI2 | ${IDLE}`,
      orders: 'wA a1>a2',
      dice: [5, 5],
    });
    game.play('white', fire(0, 2)).commit('white');
    expect(shots(game)).toEqual(['wA1 bI1 5>3', 'wA1 bC1 5>4 hit']);
    expect(game.unit('wA1').token).toBe('a3');
    const own = table({
      phase: 'bombard',
      units: `a1: wA1 | a2: bI9~ wA2~ | a3: bI1 bI2 | ${IDLE}`,
      orders: 'wA a1>a2',
      dice: [5],
    });
    own.play('white', fire(0, 2)).commit('white');
    expect(shots(own)).toEqual(['wA1 bI1 5>3']);
  });

  test('GEN-9.11: a die hits on a modified 4 or more, against the square, passive or routed column', () => {
    const game = table({
      phase: 'bombard',
      units: `b1: wA1 | b2: bI1# bC1 | ${IDLE}`,
      orders: 'wA b1>b2',
      dice: [4, 4],
    });
    game.play('white', fire(0, 1)).commit('white');
    expect(shots(game)).toEqual(['wA1 bI1 4>4 hit', 'wA1 bC1 4>3']);
    expect(game.of('attackResolved').map(({ rule }) => rule)).toEqual(['GEN-12.33', 'GEN-12.33']);
  });

  test('GEN-9.12 and GEN-14.3: two hits on one unit rout and destroy it; bombardment never captures', () => {
    const game = table({
      phase: 'bombard',
      units: `b1: wA1 wA2 | b2: bI1 | ${IDLE}`,
      orders: 'wA b1>b2 x2',
      dice: [6, 6],
    });
    game.play('white', fire(0, 1), fire(1, 1)).commit('white');
    expect(game.unit('bI1').at).toBe('gone');
    expect(game.of('unitCaptured')).toEqual([]);
  });

  test('GEN-9.13, GEN-R.53 and GEN-R.94: nobody reacts, but a battery with an order fires back even if it is routed', () => {
    const game = table({
      phase: 'bombard',
      units: `b1: wA1 wI1 | b2: bA1 bI1 | ${IDLE}`,
      orders: 'wA b1>b2, bA b2>b1',
      dice: [1, 6, 6, 1],
    });
    game.play('white', fire(0, 1)).commit('white');
    game.play('black', fire(0, 1)).commit('black');
    expect(shots(game)).toEqual(['wA1 bI1 1>1', 'wA1 bA1 6>4 hit', 'bA1 wI1 6>5 hit', 'bA1 wA1 1>1']);
    expect(game.tell('bA1', 'wI1')).toBe('bA1 b2 routed, wI1 b1 routed');
    expect(game.unit('bA1').token).toBe('b1');
  });
});

describe('artillery tokens', () => {
  test('GEN-V.39 and GEN-2.4, 9.14, 9.15, 9.16: the life of a token over five rounds', () => {
    const modifiersIn = (token: string | null, range: 1 | 2): { after: string | null; bonus: boolean } => {
      const game = table({
        phase: 'bombard',
        units: '',
        orders: 'wA b1>b2',
        dice: [1, 1],
        position: {
          units: [
            { id: 'wA1', at: 'b1', token },
            { id: 'bI1', at: 'b2' },
            { id: 'bI2', at: 'b3' },
          ],
        },
      });
      game.play('white', fire(0, range)).commit('white');
      const [shot] = game.of('attackResolved');
      return {
        after: game.unit('wA1').token,
        bonus: shot?.modifiers.some(({ label }) => label.includes('token')) ?? false,
      };
    };
    expect(modifiersIn(null, 1)).toEqual({ after: 'b2', bonus: false });
    expect(modifiersIn('b2', 2)).toEqual({ after: 'b3', bonus: false });
    expect(modifiersIn('b3', 2)).toEqual({ after: 'b3', bonus: true });
    const silent = table({
      phase: 'bombard',
      units: '',
      position: {
        units: [
          { id: 'wA1', at: 'b1', token: 'b3' },
          { id: 'bI1', at: 'b3' },
        ],
      },
    });
    silent.commit('white');
    expect(silent.unit('wA1').token).toBeNull();
    expect(silent.of('tokenRemoved')).toMatchObject([{ unit: 'wA1', sector: 'b3', rule: 'GEN-9.15' }]);
  });

  test('GEN-9.15: the token of a destroyed battery goes with it at once', () => {
    const game = table({
      phase: 'bombard',
      units: '',
      orders: 'wA b1>b2',
      dice: [6],
      position: {
        units: [
          { id: 'wA1', at: 'b1' },
          { id: 'wI20', at: 'c1' },
          { id: 'bA1', at: 'b2', routed: true, token: 'a2' },
          { id: 'bI20', at: 'c3' },
        ],
      },
    });
    game.play('white', fire(0, 1)).commit('white');
    expect(game.unit('bA1')).toMatchObject({ at: 'gone', token: null });
    expect(game.of('tokenRemoved')[0]).toMatchObject({ unit: 'bA1', sector: 'a2' });
  });

  test('GEN-R.92: an own token of any battery counts once, an enemy token not at all', () => {
    const bonus = (token: string) => {
      const game = table({
        phase: 'bombard',
        units: '',
        orders: 'wA b1>b2',
        dice: [1],
        position: {
          units: [
            { id: 'wA1', at: 'b1' },
            { id: 'wA2', at: 'a1', token: token === 'own' ? 'b2' : null },
            { id: 'bI1', at: 'b2' },
            { id: 'bA1', at: 'c3', token: token === 'enemy' ? 'b2' : null },
          ],
        },
      });
      game.play('white', fire(0, 1)).commit('white', 'black');
      return game.of('attackResolved')[0]?.modifiers.filter(({ label }) => label.includes('token')).length;
    };
    expect([bonus('own'), bonus('enemy'), bonus('none')]).toEqual([1, 0, 0]);
  });
});
