import { describe, expect, test } from 'vitest';
import { isMet } from '../objectives/met.ts';
import { cardTable } from './card-table.ts';
import { front, HILL, LINE, type Scene, SECOND, table, WOODS } from './table.ts';

const armies = { A: front('FR-LINE', ...LINE), B: front('PR-LINE', ...LINE) };
const holds = (id: string, scene: Scene, owner: 'A' | 'B' = 'A'): boolean =>
  isMet(table({ phase: 'reform', ...armies, ...scene }).state, id, owner);
const deed = (facts: object): Scene => ({
  phase: 'combat',
  facts: { deeds: [facts] },
  rules: { autoScore: false },
  players: { A: { objectives: [{ card: 'O01' }] } },
  frames: [
    { proc: 'turn', step: 'reinforcements' },
    { proc: 'combat', step: 'alternate', player: 'A' },
    { proc: 'checkpoint', step: 'ask', turns: 0 },
  ],
});
const won = (facts: object): Scene =>
  deed({
    deed: 'meleeWon',
    owner: 'A',
    card: 'FR-CUIR',
    at: 'A:L3',
    cavalry: true,
    charging: true,
    ...facts,
  });
const took = (kind: 'unit' | 'card', id: string, count = 1) => ({
  captured: Array.from({ length: count }, () => ({ kind, id, vp: 1 })),
});

describe('objective cards', () => {
  test('SAG-O01 Pierce the Centre: two of the three Center slots of the enemy are free', () => {
    expect(holds('O01', { B: front('PR-LINE', 'L1', 'L2', 'L5') })).toBe(true);
    expect(holds('O01', { B: front('PR-LINE', 'L2', 'L3') })).toBe(false);
  });

  test('SAG-O02 Pincer: both Wings of the enemy are free', () => {
    expect(holds('O02', { B: front('PR-LINE', 'L2', 'L3', 'L4') })).toBe(true);
    expect(holds('O02', { B: front('PR-LINE', 'L1', 'L2') })).toBe(false);
  });

  test('SAG-O03 Humble the Proud: a Guard or Elite unit of the enemy was eliminated', () => {
    const lost = (owner: string, card: string) => holds('O03', deed({ deed: 'eliminated', owner, card }));
    expect([lost('B', 'BR-GDS'), lost('B', 'PR-GREN')]).toEqual([true, true]);
    expect([lost('B', 'PR-LINE'), lost('A', 'FR-OG')]).toEqual([false, false]);
  });

  test('SAG-O04 Silence the Guns: a gun of the enemy was eliminated or retreated', () => {
    const gone = (how: string, owner: string, card: string) => holds('O04', deed({ deed: how, owner, card }));
    expect(gone('eliminated', 'B', 'BR-FART')).toBe(true);
    expect(gone('retreated', 'B', 'BR-HART')).toBe(true);
    expect(gone('retreated', 'B', 'BR-LINE')).toBe(false);
    expect(gone('retreated', 'A', 'FR-FART')).toBe(false);
  });

  test('SAG-O05 Captured Colours: a Strategy card among what was captured', () => {
    expect(holds('O05', { players: { A: took('card', 'G08') } })).toBe(true);
    expect(holds('O05', { players: { A: took('unit', 'BR-GDS'), B: took('card', 'G08') } })).toBe(false);
  });

  test('SAG-O06 Sabres Out: own Cavalry won a Melee with a Charge of this turn', () => {
    expect(holds('O06', won({}))).toBe(true);
    expect(holds('O06', won({ charging: false }))).toBe(false);
    expect(holds('O06', won({ cavalry: false }))).toBe(false);
    expect(holds('O06', won({ owner: 'B' }))).toBe(false);
  });

  test('SAG-O06 Sabres Out: judged before the marker turns to Disarray', () => {
    const t = cardTable({
      A: { ...armies.A, L3: 'FR-CUIR' },
      B: { ...armies.B, L3: { card: 'PR-LINE', cas: 3 } },
      players: { A: { objectives: [{ card: 'O06' }] } },
    }).dice(1, 1);
    t.orders('A:L3', { kind: 'engage', target: 'B:L3' });
    t.play('A', { type: 'charge', yes: true });
    t.play('A', { type: 'score', obj: 'O06', yes: true });
    expect(t.unit('A:L3')?.disarray).toBe(true);
    expect(t.player('A').objectives).toMatchObject([{ scored: true }]);
  });

  test('SAG-O07 Streams of Fugitives: both Retreat slots of the enemy are taken', () => {
    const phase = 'combat';
    expect(holds('O07', { phase, B: { ...armies.B, RTW: 'PR-LINE', RTE: 'PR-LINE' } })).toBe(true);
    const one = { B: { ...armies.B, RTW: 'PR-LINE' }, A: { ...armies.A, RTE: 'FR-LINE' } };
    expect(holds('O07', { phase, ...one })).toBe(false);
  });

  test('SAG-O08 Cold Steel: three Melees won', () => {
    expect(holds('O08', { players: { A: { meleeWins: 3 } } })).toBe(true);
    expect(holds('O08', { players: { A: { meleeWins: 2 }, B: { meleeWins: 3 } } })).toBe(false);
  });

  test('SAG-O09 Turn the Flank: behind the enemy, or a Melee won on a Wing', () => {
    expect(holds('O09', deed({ deed: 'outflanked', owner: 'A' }))).toBe(true);
    expect(holds('O09', deed({ deed: 'outflanked', owner: 'B' }))).toBe(false);
    expect(holds('O09', won({ at: 'A:L1' }))).toBe(true);
    expect(holds('O09', won({ at: 'A:L5' }))).toBe(true);
    expect(holds('O09', won({ at: 'A:L3' }))).toBe(false);
  });

  test('SAG-O10 Let Them Come: Second player three turns running', () => {
    expect(holds('O10', { players: { A: { secondStreak: 3 } } })).toBe(true);
    expect(holds('O10', { players: { A: { secondStreak: 2 } } })).toBe(false);
  });

  test('SAG-O11 Unbroken Front: the own 1st Line is full', () => {
    expect(holds('O11', {})).toBe(true);
    expect(holds('O11', { A: front('FR-LINE', 'L1', 'L2', 'L3', 'L4') })).toBe(false);
  });

  test('SAG-O12 Men in Hand: three unhurt units in the Reserve', () => {
    const three = { ...armies.A, R1: 'FR-LINE', R2: 'FR-LINE', R3: 'FR-LINE' };
    expect(holds('O12', { A: three })).toBe(true);
    expect(holds('O12', { A: { ...three, R3: { card: 'FR-LINE', cas: 1 } } })).toBe(false);
  });

  test('SAG-O13 Economy of Blood: fewer own units lost than taken; trophies do not count', () => {
    expect(holds('O13', { players: { A: took('unit', 'BR-LINE', 2), B: took('unit', 'FR-LINE') } })).toBe(
      true,
    );
    expect(holds('O13', { players: { A: took('unit', 'BR-LINE'), B: took('unit', 'FR-LINE') } })).toBe(false);
    expect(holds('O13', { players: { A: took('card', 'G08', 3) } })).toBe(false);
  });

  test('SAG-O14 Hold the Ground: two Terrain cards under own units in the Lines', () => {
    const A = { ...armies.A, ...front('FR-LINE', ...SECOND), R1: 'FR-LINE' };
    expect(holds('O14', { A, terrain: { 'A:L1': HILL, 'A:S2': WOODS } })).toBe(true);
    expect(holds('O14', { A, terrain: { 'A:L1': HILL, 'A:R1': WOODS } })).toBe(false);
    expect(holds('O14', { terrain: { 'A:L1': HILL, 'A:S2': WOODS } })).toBe(false);
  });
});
