import { viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { cardTable } from './card-table.ts';
import { BUILDING, front, LINE, WOODS } from './table.ts';

const armies = { A: front('FR-LINE', ...LINE), B: front('BR-LINE', ...LINE) };
const { L3: _hole, ...holed } = armies.A as { [slot: string]: string };

/** At the end of the turn, when emergency cards are played. */
const last = (A: object, hand: readonly string[], more: object = {}, player: object = {}) =>
  cardTable({
    A: { ...holed, ...A },
    B: armies.B,
    phase: 'reinforcements',
    frames: [
      { proc: 'turn', step: 'checkpoint' },
      { proc: 'reinforcements', step: 'go', turns: 16 },
    ],
    players: { A: { hand: [...hand, 'G20'], ...player } },
    ...more,
  });

describe('cards: at the very end of the turn', () => {
  test('SAG-N01 Conscripts: Infantry of the Reserve is turned up in a free slot of the Lines', () => {
    const t = last({ R1: { card: 'FR-LINE', faceUp: false } }, ['N01']);
    t.card('A', 'N01', { target: t.idAt('A:R1'), slot: 'L3' });
    expect(t.unit('A:L3')).toMatchObject({ faceUp: true, activated: false });
    expect(t.unit('A:R1')).toBeNull();
  });

  test('SAG-N01 Conscripts: a placement strips a formation in Woods (SAG-8.5)', () => {
    const t = last({ R1: { card: 'FR-LINE', formation: 'line' } }, ['N01'], { terrain: { 'A:L3': WOODS } });
    t.card('A', 'N01', { target: t.idAt('A:R1'), slot: 'L3' });
    expect(t.unit('A:L3')?.formation).toBeNull();
  });

  test('SAG-N01 Conscripts: no Guard, no Cavalry, no gun', () => {
    const t = last(
      {
        R1: { card: 'FR-OG', faceUp: false },
        R2: { card: 'FR-HUSS', faceUp: false },
        R3: { card: 'FR-FART', faceUp: false },
      },
      ['N01'],
    );
    expect(t.asked()).toBe('A');
    expect(t.legal('A')).toEqual([{ type: 'pass' }]);
    expect(t.against('A', 'N01')).toBe('SAG-N01');
  });

  test('SAG-N02 Change of Direction: Cavalry comes back from a flank into the Lines, face-up and without its marker', () => {
    const own = last({ OFW: { card: 'FR-HUSS', faceUp: false, outflankFails: 2 } }, ['N02']);
    own.card('A', 'N02', { target: own.idAt('A:OFW'), slot: 'L3' });
    expect(own.unit('A:L3')).toMatchObject({ faceUp: true, outflankFails: 0 });
    const behind = last({ 'B:OFW': { card: 'FR-HUSS', outflankMarker: true, exposed: true } }, ['N02']);
    behind.card('A', 'N02', { target: behind.idAt('B:OFW'), slot: 'S1' });
    expect(behind.unit('A:S1')).toMatchObject({ outflankMarker: false, exposed: false });
  });

  test('SAG-N02 Change of Direction: not Infantry, not into a Building', () => {
    const foot = last({ OFW: { card: 'FR-LINE', faceUp: false } }, ['N02']);
    expect(foot.asked()).toBe('A');
    expect(foot.against('A', 'N02')).toBe('SAG-N02');
    const built = last({ OFW: { card: 'FR-HUSS', faceUp: false } }, ['N02'], {
      terrain: { 'A:L3': BUILDING },
    });
    expect(built.legal('A').some((action) => action.type === 'card' && action.slot === 'L3')).toBe(false);
    expect(built.legal('A').some((action) => action.type === 'card' && action.slot === 'S1')).toBe(true);
  });

  test('SAG-N02 Change of Direction: not out of a Melee behind the enemy', () => {
    const t = last({ 'B:OFW': { card: 'FR-HUSS', exposed: true } }, ['N02'], {
      B: { ...armies.B, R1: 'BR-LINE' },
      melees: [['B:OFW', 'B:R1']],
    });
    expect(t.legal('A').some(({ type }) => type === 'card')).toBe(false);
  });

  test('SAG-P02 Landwehr Levy: a unit of the Army deck comes face-down into the Reserve', () => {
    const t = last({ R1: 'PR-LINE' }, ['P02'], {}, { faction: 'PR', army: ['PR-LAND', 'PR-LINE'] });
    t.card('A', 'P02');
    t.play('A', { type: 'toReserve', slot: 'R3' });
    expect(t.unit('A:R3')).toMatchObject({ faceUp: false });
    expect(viewOf(t.match, 'B').units.find(({ at }) => at === 'A:R3')?.card).toBeNull();
    expect(t.player('A').army).toHaveLength(1);
  });

  test('SAG-P02 Landwehr Levy: not from an empty deck, not into a full Reserve', () => {
    const hidden = { R1: { card: 'PR-LINE', faceUp: false } };
    const empty = last(hidden, ['P02'], {}, { faction: 'PR' });
    expect(empty.against('A', 'P02')).toBe('SAG-P02');
    const full = last(
      { ...hidden, R2: 'PR-LINE', R3: 'PR-LINE', R4: 'PR-LINE', R5: 'PR-LINE' },
      ['P02'],
      {},
      { faction: 'PR', army: ['PR-LAND'] },
    );
    expect(full.against('A', 'P02')).toBe('SAG-P02');
    const one = last(
      { ...hidden, R2: 'PR-LINE', R3: 'PR-LINE', R4: 'PR-LINE' },
      ['P02'],
      {},
      { faction: 'PR', army: ['PR-LAND'] },
    );
    expect(one.against('A', 'P02')).toBeNull();
  });
});
