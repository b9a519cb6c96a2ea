import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const CONTROL = 'b3: wI1 | a3: wI2 | a2: wI3 | b1: wI4 | c1: wI5 | c3: bI1 | c2: bI2 | a1: bI3';

describe('Scoring', () => {
  test('GEN-V.35, GEN-16.3, 16.4, 16.5 and 16.9: prisoners, objectives, majority, and White wins', () => {
    const game = table({
      phase: 'scoring',
      units: `${CONTROL} | captured: bI10 bA1`,
      vp: { white: 0, black: 3 },
    });
    expect(
      game.of('vpScored').map(({ side, vp, total, source }) => `${side} ${vp} ${total} ${source}`),
    ).toEqual([
      'white 3 3 prisoners',
      'white 5 8 objective',
      'black 1 4 objective',
      'white 1 9 objective',
      'white 1 10 majority',
    ]);
    expect(game.state.result).toMatchObject({ winners: ['white'], rule: 'GEN-16.9' });
    expect(game.unit('bI10').at).toBe('gone');
  });

  test('GEN-V.36, GEN-1.2 and GEN-R.9: whoever is first to ten wins at once', () => {
    const game = table({
      phase: 'scoring',
      units: 'b1: bI1 | a1: wI1 | captured: bI2 bI3',
      vp: { white: 8, black: 9 },
    });
    expect(game.state.vp).toEqual({ white: 10, black: 9 });
    expect(game.state.result?.winners).toEqual(['white']);
    expect(game.of('vpScored')).toHaveLength(1);
    expect(game.asked).toEqual([]);
  });

  test('GEN-16.9 and GEN-R.9: both at ten: the higher total wins; equal goes on to the next check; equal at the end is a draw', () => {
    const higher = table({
      phase: 'scoring',
      units: 'b1: wI1 | b3: bI1 | captured: wI10-12 bI10-13',
      vp: { white: 8, black: 8 },
    });
    expect(higher.state.result).toMatchObject({ winners: ['white'], rule: 'GEN-16.9' });
    const next = table({
      phase: 'scoring',
      units: 'b1: wI1 | a2: wI2 | b3: bI1 | captured: wI10 bI10',
      vp: { white: 9, black: 9 },
    });
    expect(next.state.vp).toEqual({ white: 11, black: 10 });
    expect(next.state.result?.winners).toEqual(['white']);
    const draw = table({
      phase: 'scoring',
      units: 'b1: wI1 | b3: bI1 | captured: wI10 bI10',
      vp: { white: 9, black: 9 },
    });
    expect(draw.state.result).toMatchObject({ winners: [], rule: 'GEN-16.9' });
  });

  test('GEN-16.6, 16.8 and GEN-2.5: on a tie the VP goes to the supply; the pool shrinks by one every round', () => {
    const game = table({ phase: 'scoring', units: 'b1: wI1 | b3: bI1' });
    expect(game.of('majorityTied')).toMatchObject([{ sectors: { white: 1, black: 1 }, rule: 'GEN-16.6' }]);
    expect(game.state).toMatchObject({ pool: 9, round: 2, phase: 'planning', vp: { white: 0, black: 0 } });
    const won = table({ phase: 'scoring', units: 'b1: wI1 | a1: wI2 | b3: bI1' });
    expect(won.state).toMatchObject({ pool: 9, vp: { white: 1, black: 0 } });
  });

  test('GEN-16.7 and GEN-R.8: a marker alone is no control, and reserves do not count for the majority', () => {
    const game = table({ phase: 'scoring', units: 'rw: wI1 wI2 | b1: wA1~ | b3: bI1' });
    expect(game.of('vpScored')).toMatchObject([{ side: 'black', source: 'majority', count: 1 }]);
  });

  test('GEN-16.4: objectives score anew every round', () => {
    const game = table({ phase: 'scoring', units: 'a3: wI1 | b3: bI1 | c3: bI2' });
    expect(game.state.vp.white).toBe(1);
    game.passTo('planning', 3);
    expect(game.state.vp.white).toBe(2);
  });

  test('GEN-1.3, GEN-R.10 and GEN-16.10: after the tenth round more VP wins, equal VP is a draw', () => {
    const won = table({
      phase: 'scoring',
      round: 10,
      units: 'b1: wI1 | b3: bI1',
      vp: { white: 4, black: 5 },
    });
    expect(won.state.result).toMatchObject({ winners: ['black'], rule: 'GEN-1.3' });
    const drawn = table({
      phase: 'scoring',
      round: 10,
      units: 'b1: wI1 | b3: bI1',
      vp: { white: 5, black: 5 },
    });
    expect(drawn.state.result).toMatchObject({ winners: [], rule: 'GEN-1.3' });
    const on = table({ phase: 'scoring', round: 9, units: 'b1: wI1 | b3: bI1' });
    expect(on.state).toMatchObject({ round: 10, phase: 'planning', result: null });
  });

  test('GEN-R.11 and GEN-1.3: an army without units plays on; resigning ends the battle', () => {
    const game = table({ phase: 'scoring', units: 'b1: wI1' });
    expect(game.state).toMatchObject({ round: 2, result: null });
    expect(game.asked).toEqual(['white', 'black']);
    expect(game.legal('black')).not.toContainEqual({ type: 'resign' });
    game.play('black', { type: 'resign' });
    expect(game.state.result).toMatchObject({ winners: ['white'], rule: 'GEN-1.3' });
  });

  test('GEN-1.4: VP come from prisoners, objectives and the majority only', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1 | a2: bI1~ | c3: bI2 | b3: bI4',
      orders: 'wI a1>a2',
    });
    game.activate('white', 0).commit('black').passTo('planning', 2);
    expect(game.of('vpScored').map(({ source }) => source)).toEqual(['prisoners', 'majority']);
  });

  test('GEN-3.14 and GEN-14.7: prisoners wait in the captured box until they score', () => {
    const game = table({ phase: 'combined', units: 'a1: wI1 | a2: bA1~ | c3: bI2', orders: 'wI a1>a2' });
    game.activate('white', 0).commit('black');
    expect(game.unit('bA1').at).toBe('captured');
    game.passTo('planning', 2);
    expect(game.unit('bA1').at).toBe('gone');
  });

  test('GEN-16.1: squares are removed and counters reset', () => {
    const game = table({ phase: 'scoring', units: 'b1: wI1#+> wC1+* | b3: bI1' });
    expect(game.unit('wI1')).toMatchObject({ square: false, bound: false, moved: false, spent: false });
    expect(game.unit('wC1')).toMatchObject({ spent: false, bound: false, activations: 0 });
  });

  test('GEN-16.2 and GEN-21.1: both sheets are revealed, unused orders included', () => {
    const game = table({ phase: 'scoring', units: 'b1: wI1 | b3: bI1', orders: 'wI b1>b2' });
    expect(game.of('sheetsRevealed')[0]?.sheets.white).toMatchObject([
      { from: 'b1', path: ['b2'], unit: null },
    ]);
    expect(game.view('white').sheet).toEqual([]);
  });

  test('GEN-16.10 and GEN-24.3: the score sheet has one line for each round', () => {
    const game = table({ phase: 'scoring', units: 'b1: wI1 | a1: wI2 | b3: bI1' });
    expect(game.state.scores).toEqual([
      { round: 1, vp: { white: 1, black: 0 }, gained: { white: 1, black: 0 } },
    ]);
    expect(game.state.pool + game.state.scores.length).toBe(10);
  });

  test('GEN-R.12: VP never run out as a rule effect', () => {
    const game = table({
      phase: 'scoring',
      units: 'b3: wI1 | b1: wI2 | a3: bI1 | captured: bI10-20',
      vp: { white: 9, black: 0 },
    });
    expect(game.state.vp.white).toBe(20);
  });
});
