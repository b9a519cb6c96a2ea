import { viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { front, LINE, table } from './table.ts';

const armies = { A: front('FR-LINE', ...LINE), B: front('PR-LINE', ...LINE) };
const totals = (t: ReturnType<typeof table>): readonly (number | undefined)[] =>
  t.events.flatMap((event) => (event.type === 'testRolled' ? [event.sum?.total] : []));
/** A raider of B behind A's lines. */
const raid = (
  raider: string | object,
  A: { readonly [slot: string]: string | { card: string } },
  more: object = {},
) =>
  table({
    A: { ...armies.A, ...A },
    B: { ...armies.B, 'A:OFE': raider as { card: string } },
    first: 'B',
    ...more,
  });

describe('outflanking', () => {
  test('SAG-18.1: Infantry and Cavalry in the Reserve, never Heavy Cavalry, Guard or guns', () => {
    const t = table({
      A: { ...armies.A, R1: 'FR-LINE', R2: 'FR-HUSS', R3: 'FR-CUIR', R4: 'FR-YG', R5: 'FR-FART' },
      B: armies.B,
    });
    const modes = (place: string): number =>
      t
        .legal('A')
        .filter(
          (action) =>
            action.type === 'activate' && action.unit === t.idAt(place) && action.mode !== undefined,
        ).length;
    expect(['A:R1', 'A:R2', 'A:R3', 'A:R4', 'A:R5', 'A:L1'].map(modes)).toEqual([2, 2, 0, 0, 0, 0]);
    expect(t.refused('A', { type: 'activate', unit: t.idAt('A:R3'), mode: 'outflankW' })).toBe('SAG-18.1');
    const off = table({ A: { ...armies.A, R1: 'FR-LINE' }, B: armies.B, rules: { outflank: false } });
    expect(off.legal('A').some((action) => action.type === 'activate' && action.mode !== undefined)).toBe(
      false,
    );
  });

  test('SAG-18.2 and 2.12: the marker is placed without turning it up, and it goes to its own Out-flank slot', () => {
    const t = table({ A: { ...armies.A, R1: { card: 'FR-LINE', faceUp: false } }, B: armies.B });
    t.activate('A:R1', 'outflankW');
    expect(t.unit('A:OFW')).toMatchObject({ faceUp: false, activated: true });
    expect(viewOf(t.match, 'B').units.find(({ at }) => at === 'A:OFW')?.card).toBeNull();
  });

  test('SAG-R65: a face-up unit stays face-up', () => {
    const t = table({ A: { ...armies.A, R1: 'FR-LINE' }, B: armies.B });
    t.activate('A:R1', 'outflankE');
    expect(t.unit('A:OFE')?.faceUp).toBe(true);
  });

  test('SAG-18.3 and SAG-R61: one at a time, and not on the side the enemy uses', () => {
    const own = table({ A: { ...armies.A, R1: 'FR-LINE', OFE: 'FR-LINE' }, B: armies.B });
    expect(own.refused('A', { type: 'activate', unit: own.idAt('A:R1'), mode: 'outflankW' })).toBe(
      'SAG-18.3',
    );
    const enemy = table({ A: { ...armies.A, R1: 'FR-LINE' }, B: { ...armies.B, OFW: 'PR-LINE' } });
    expect(enemy.refused('A', { type: 'activate', unit: enemy.idAt('A:R1'), mode: 'outflankW' })).toBe(
      'SAG-R61',
    );
    expect(enemy.refused('A', { type: 'activate', unit: enemy.idAt('A:R1'), mode: 'outflankE' })).toBeNull();
    const arrived = table({ A: { ...armies.A, R1: 'FR-LINE' }, B: { ...armies.B, 'A:OFE': 'PR-LINE' } });
    expect(arrived.refused('A', { type: 'activate', unit: arrived.idAt('A:R1'), mode: 'outflankE' })).toBe(
      'SAG-R61',
    );
  });

  test('SAG-18.4: 6+, +1 for Light Cavalry and for each earlier failure', () => {
    const roll = (card: string, outflankFails: number) =>
      totals(
        table({
          A: { ...armies.A, OFW: { card, outflankFails } },
          B: armies.B,
          players: { A: { army: ['FR-LINE'] } },
          phase: 'reinforcements',
          dice: [2],
        }),
      );
    expect([roll('FR-LINE', 0), roll('FR-HUSS', 0), roll('FR-LINE', 2)]).toEqual([[2], [3], [4]]);
  });

  test('SAG-18.5: it arrives face-up with its marker, and the whole enemy Reserve is turned up', () => {
    const t = table({
      A: { ...armies.A, OFW: { card: 'FR-LINE', faceUp: false } },
      B: { ...armies.B, R1: { card: 'PR-LINE', faceUp: false } },
      players: { A: { army: ['FR-LINE'] } },
      phase: 'reinforcements',
      dice: [6],
    });
    expect(t.unit('B:OFW')).toMatchObject({ faceUp: true, outflankMarker: true, exposed: false });
    expect(t.unit('B:R1')?.faceUp).toBe(true);
    expect(
      t.state.deeds.length + t.events.filter(({ type }) => type === 'outflankArrived').length,
    ).toBeGreaterThan(0);
  });

  test('SAG-18.6, SAG-R64: out of reach until it has been activated, whatever it did', () => {
    const t = table({ A: { ...armies.A, R1: 'FR-LINE' }, B: { ...armies.B, 'A:OFE': 'PR-LINE' } });
    expect(t.declarations('A:R1').some((kind) => /fire|engage/.test(kind))).toBe(false);
    const seen = raid('PR-LINE', { R1: 'FR-LINE' });
    seen.activate('A:OFE');
    expect(seen.unit('A:OFE')?.exposed).toBe(true);
  });

  test('SAG-18.7 and SAG-R79: then every Reserve unit may fire at it, guns from anywhere; others may engage or charge it', () => {
    const exposed = { card: 'PR-LINE', exposed: true };
    const kinds = (card: string) =>
      table({ A: { ...armies.A, R1: card }, B: { ...armies.B, 'A:OFE': exposed } })
        .declarations('A:R1')
        .filter((kind) => kind.includes('A:OFE'));
    expect(kinds('FR-LINE')).toEqual(['fire A:OFE', 'engage A:OFE']);
    expect(kinds('FR-FART')).toEqual(['fire A:OFE']);
    expect(kinds('FR-CUIR')).toEqual(['fire A:OFE', 'engage A:OFE']);
  });

  test('SAG-18.8: activated, it may fire at, engage or charge any unit of the enemy Reserve', () => {
    const t = raid('PR-HUSS', { R1: 'FR-LINE', R4: 'FR-FART' });
    expect(t.declarations('A:OFE')).toEqual([
      'fire A:R1',
      'fire A:R4',
      'engage A:R1',
      'engage A:R4',
      'return',
    ]);
  });

  test('SAG-18.9 and SAG-R63: +1 in its next Melee attack; Infantry may spend it on its first shot instead', () => {
    const rider = raid({ card: 'PR-HUSS', outflankMarker: true }, { R1: 'FR-LINE' }).dice(1, 1);
    rider.order('A:OFE', { kind: 'engage', target: 'A:R1' });
    rider.play('B', { type: 'charge', yes: false });
    expect(totals(rider)[0]).toBe(5);
    expect(rider.unit('A:OFE')?.outflankMarker).toBe(false);
    const foot = raid({ card: 'PR-LINE', outflankMarker: true }, { R1: 'FR-LINE' }).dice(2);
    foot.order('A:OFE', { kind: 'fire', target: 'A:R1' });
    foot.play('B', { type: 'useOutflankFire', yes: true });
    expect(totals(foot)).toEqual([6]);
    expect(foot.unit('A:OFE')?.outflankMarker).toBe(false);
    const keeps = raid({ card: 'PR-LINE', outflankMarker: true }, { R1: 'FR-LINE' }).dice(2);
    keeps.order('A:OFE', { kind: 'fire', target: 'A:R1' });
    keeps.play('B', { type: 'useOutflankFire', yes: false });
    expect(totals(keeps)).toEqual([5]);
    expect(keeps.unit('A:OFE')).toMatchObject({ outflankMarker: true, firedAsOutflanker: true });
    const defends = table({
      A: { ...armies.A, R1: 'FR-LINE' },
      B: { ...armies.B, 'A:OFE': { card: 'PR-LINE', outflankMarker: true, exposed: true } },
    }).dice(1, 1);
    defends.order('A:R1', { kind: 'engage', target: 'A:OFE' });
    expect(totals(defends)).toEqual([3, 4]);
    expect(defends.unit('A:OFE')?.outflankMarker).toBe(true);
  });

  test('SAG-18.10: charged Cavalry may counter-charge as usual', () => {
    const t = raid('PR-HUSS', { R1: 'FR-HUSS' });
    t.order('A:OFE', { kind: 'engage', target: 'A:R1' });
    t.play('B', { type: 'charge', yes: true });
    expect(t.legal('A').map(({ type }) => type)).toEqual(['counter', 'counter']);
  });

  test('SAG-18.11: a gun it engages answers with a Fire test at -1, in the engaging round only', () => {
    const t = raid('PR-LINE', { R1: 'FR-FART' }).dice(1, 4);
    t.order('A:OFE', { kind: 'engage', target: 'A:R1' });
    expect(totals(t)).toEqual([4, 6]);
    const later = raid(
      { card: 'PR-LINE', exposed: true },
      { R1: 'FR-FART' },
      { melees: [['A:OFE', 'A:R1']] },
    ).dice(1, 4);
    later.order('A:OFE', { kind: 'continue' });
    expect(totals(later)).toEqual([4, 4]);
  });

  test('SAG-18.12: it retreats to its own Retreat slot on its side, or is blocked', () => {
    const scene = (B: object) =>
      table({
        A: { ...armies.A, R1: 'FR-OG' },
        B: { ...armies.B, 'A:OFE': { card: 'PR-LINE', exposed: true, cas: 1 }, ...B },
      }).dice(2);
    const t = scene({});
    t.order('A:R1', { kind: 'fire', target: 'A:OFE' });
    t.play('B', { type: 'morale', how: 'fail' });
    expect(t.unit('B:RTE')).toMatchObject({ cas: 2, exposed: false });
    const blocked = scene({ RTE: 'PR-LINE' });
    blocked.order('A:R1', { kind: 'fire', target: 'A:OFE' });
    blocked.play('B', { type: 'morale', how: 'fail' });
    expect(blocked.unit('A:OFE')?.cas).toBe(3);
  });

  test('SAG-18.13 and SAG-R94: moving brings it home, face-up, with its Activation marker and nothing else', () => {
    const t = raid({ card: 'PR-HUSS', outflankMarker: true, disarray: true }, { R1: 'FR-LINE' });
    t.order('A:OFE', { kind: 'return' });
    t.play('B', { type: 'toReserve', slot: 'R3' });
    expect(t.unit('B:R3')).toMatchObject({
      faceUp: true,
      activated: true,
      outflankMarker: false,
      disarray: false,
      exposed: false,
    });
  });

  test('SAG-R59: Heavy Cavalry that may dismount outflanks on foot, shows itself, and does not remount out there', () => {
    const t = table({ A: { ...armies.A, R1: { card: 'FR-DRAG', faceUp: false } }, B: armies.B });
    t.activate('A:R1', 'outflankW');
    expect(t.unit('A:OFW')).toMatchObject({ faceUp: true, dismounted: true });
    const out = raid({ card: 'FR-DRAG', dismounted: true }, { R1: 'FR-LINE' });
    expect(out.refused('B', { type: 'activate', unit: out.idAt('A:OFE'), mode: 'mounted' })).toBe('SAG-R59');
  });
});
