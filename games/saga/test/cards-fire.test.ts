import { describe, expect, test } from 'vitest';
import { cardTable } from './card-table.ts';

const hands = (A: readonly string[], B: readonly string[] = []) => ({ A: { hand: A }, B: { hand: B } });
const duel = (A: readonly string[], B: readonly string[] = []) =>
  cardTable({
    A: { L1: 'FR-LINE', S4: 'FR-LINE' },
    B: { L1: 'BR-LINE' },
    players: hands(A, B),
  });

describe('cards: firing', () => {
  test('SAG-G10 Aimed Volley: +1 Fire for Infantry in this action', () => {
    const t = duel(['G10']).dice(2);
    t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    t.card('A', 'G10');
    t.skip();
    expect(t.totals()).toEqual([6]);
    expect(t.modifiers()).toEqual(['SAG-G10']);
    expect(t.unit('B:L1')?.cas).toBe(1);
    expect(t.player('A').discard).toEqual(['G10']);
    expect(t.state.effects).toEqual([]);
  });

  test('SAG-G10 Aimed Volley: not in a Melee, not for guns', () => {
    const melee = duel(['G10']);
    melee.orders('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(melee.against('A', 'G10')).toBe('SAG-G10');
    const gun = cardTable({
      A: { S1: 'FR-FART', L1: 'FR-LINE' },
      B: { L1: 'BR-LINE' },
      players: hands(['G10']),
    });
    gun.orders('A:S1', { kind: 'fire', target: 'B:L1' });
    expect(gun.against('A', 'G10')).toBe('SAG-G10');
  });

  test('SAG-R88: one copy of a card per player and window; two different ones add up', () => {
    const t = duel(['G10', 'G10', 'G05']).dice(1);
    t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    t.card('A', 'G10');
    expect(t.against('A', 'G10')).toBe('SAG-R88');
    t.card('A', 'G05');
    t.skip();
    expect(t.totals()).toEqual([6]);
  });

  test('SAG-G16 Roundshot: +1 Fire for a gun that fires, not for Infantry', () => {
    const scene = { A: { S1: 'FR-FART', L1: 'FR-LINE' }, B: { L1: 'BR-LINE' }, players: hands(['G16']) };
    const t = cardTable(scene).dice(2);
    t.orders('A:S1', { kind: 'fire', target: 'B:L1' });
    t.card('A', 'G16');
    t.skip();
    expect(t.totals()).toEqual([6]);
    const foot = cardTable(scene);
    foot.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(foot.against('A', 'G16')).toBe('SAG-G16');
    const moving = cardTable({ ...scene, players: { A: { hand: ['G16'], faction: 'PR' } } });
    moving.orders('A:S1', { kind: 'lateral', to: 'S2' });
    expect(moving.against('A', 'G16')).toBe('SAG-G16');
  });

  test('SAG-G17 Long-Range Fire, SAG-R29: four spaces, -1 at the fourth; a face-down target is turned up', () => {
    const t = cardTable({
      A: { S2: 'FR-FART', L1: 'FR-LINE' },
      B: { L1: 'BR-LINE', R1: { card: 'BR-GDS', faceUp: false } },
      players: hands(['G17']),
    }).dice(4);
    t.orders('A:S2', { kind: 'fire', target: 'B:R1' }, 'G17');
    expect(t.unit('B:R1')?.faceUp).toBe(true);
    t.skip();
    expect(t.totals()).toEqual([6]);
    expect(t.modifiers()).toEqual(['SAG-G17']);
    const near = cardTable({
      A: { S2: 'FR-FART', L1: 'FR-LINE' },
      B: { L2: 'BR-LINE' },
      players: hands(['G17']),
    }).dice(3);
    near.orders('A:S2', { kind: 'fire', target: 'B:L2' }, 'G17');
    near.skip();
    expect(near.totals()).toEqual([6]);
  });

  test('SAG-G17 Long-Range Fire: only for an unengaged gun in the 2nd Line or the Reserve', () => {
    const front = cardTable({
      A: { L1: 'FR-HART', S1: 'FR-LINE' },
      B: { L1: 'BR-LINE' },
      players: hands(['G17', 'G15']),
    });
    front.rouse('A:L1');
    expect(front.against('A', 'G17')).toBe('SAG-G17');
    const foot = duel(['G17', 'G15']);
    foot.rouse('A:L1');
    expect(foot.against('A', 'G17')).toBe('SAG-G17');
  });

  test('SAG-B03 Rolling Volleys: a second Fire test when the first is resolved; bonuses count for both', () => {
    const t = cardTable({
      A: { L1: 'FR-LINE' },
      B: { L1: 'BR-LINE', S4: 'BR-LINE' },
      first: 'B',
      players: hands([], ['B03', 'G10']),
    }).dice(2, 2, 5);
    t.orders('B:L1', { kind: 'fire', target: 'A:L1' });
    t.card('B', 'B03');
    t.card('B', 'G10');
    t.skip();
    expect(t.totals()).toEqual([6, 6]);
    expect(t.asked()).toBe('A');
    t.play('A', { type: 'morale', how: 'roll' });
    expect(t.unit('A:L1')?.cas).toBe(2);
    expect(t.diceLeft()).toBe(0);
  });

  test('SAG-B03 Rolling Volleys: no second shot at a unit that is gone; only for a declared Fire of Infantry', () => {
    const t = cardTable({
      A: { L1: { card: 'FR-LINE', cas: 3 }, L5: 'FR-LINE' },
      B: { L1: 'BR-LINE', S4: 'BR-LINE' },
      first: 'B',
      players: hands([], ['B03']),
    }).dice(3);
    t.orders('B:L1', { kind: 'fire', target: 'A:L1' });
    t.card('B', 'B03');
    t.skip();
    expect(t.unit('A:L1')).toBeNull();
    expect(t.totals()).toEqual([6]);
    const melee = cardTable({
      A: { L1: 'FR-LINE' },
      B: { L1: 'BR-LINE', S4: 'BR-LINE' },
      first: 'B',
      players: hands([], ['B03']),
    });
    melee.orders('B:L1', { kind: 'engage', target: 'A:L1' });
    expect(melee.against('B', 'B03')).toBe('SAG-B03');
  });

  const battery = (hand: readonly string[], more: object = {}) =>
    cardTable({
      A: { S2: 'FR-FART', L5: 'FR-LINE', ...more },
      B: { L2: 'BR-LINE', L5: 'BR-LINE' },
      players: hands(hand),
    });

  test('SAG-F03 Grand Battery: +1 for each other gun that bears on the target, two at most', () => {
    const one = battery(['F03'], { S1: 'FR-FART' }).dice(2);
    one.orders('A:S2', { kind: 'fire', target: 'B:L2' });
    one.card('A', 'F03');
    one.skip();
    expect(one.totals()).toEqual([6]);
    const three = battery(['F03'], { S1: 'FR-FART', R1: 'FR-FART', R2: 'FR-GART' }).dice(1);
    three.orders('A:S2', { kind: 'fire', target: 'B:L2' });
    three.card('A', 'F03');
    three.skip();
    expect(three.totals()).toEqual([6]);
    const far = battery(['F03'], { R5: 'FR-FART' }).dice(2);
    far.orders('A:S2', { kind: 'fire', target: 'B:L2' });
    far.card('A', 'F03');
    far.skip();
    expect(far.totals()).toEqual([5]);
    // From R2 the enemy 2nd Line is four spaces away: only three count.
    const four = cardTable({
      A: { S2: 'FR-FART', R2: 'FR-FART', L5: 'FR-LINE' },
      B: { S2: 'BR-LINE', L5: 'BR-LINE' },
      players: { A: { hand: ['F03'] } },
    }).dice(2);
    four.orders('A:S2', { kind: 'fire', target: 'B:S2' });
    four.card('A', 'F03');
    four.skip();
    expect(four.totals()).toEqual([5]);
  });

  test('SAG-F03 Grand Battery: a face-down gun counts only if it is turned up now', () => {
    const hidden = { R1: { card: 'FR-FART', faceUp: false }, R2: { card: 'FR-OG', faceUp: false } };
    const kept = battery(['F03'], hidden).dice(2);
    kept.orders('A:S2', { kind: 'fire', target: 'B:L2' });
    expect(kept.legal('A').filter(({ type }) => type === 'card')).toEqual([
      { type: 'card', card: 'F03' },
      { type: 'card', card: 'F03', guns: [kept.idAt('A:R1')] },
    ]);
    kept.card('A', 'F03');
    kept.skip();
    expect(kept.totals()).toEqual([5]);
    expect(kept.unit('A:R1')?.faceUp).toBe(false);
    const shown = battery(['F03'], hidden).dice(2);
    shown.orders('A:S2', { kind: 'fire', target: 'B:L2' });
    shown.card('A', 'F03', { guns: [shown.idAt('A:R1')] });
    shown.skip();
    expect(shown.totals()).toEqual([6]);
    expect([shown.unit('A:R1')?.faceUp, shown.unit('A:R2')?.faceUp]).toEqual([true, false]);
  });

  test('SAG-F03 Grand Battery, SAG-R79: guns in the Reserve always bear on an outflanker; Infantry cannot use it', () => {
    const t = cardTable({
      A: { R1: 'FR-FART', R5: 'FR-FART', S2: 'FR-FART', S3: 'FR-FART', L5: 'FR-LINE' },
      B: { 'A:OFE': { card: 'PR-HUSS', exposed: true }, L5: 'BR-LINE' },
      players: hands(['F03']),
    }).dice(2);
    t.orders('A:R1', { kind: 'fire', target: 'A:OFE' });
    t.card('A', 'F03');
    t.skip();
    expect(t.totals()).toEqual([6]);
    const foot = battery(['F03']);
    foot.orders('A:L5', { kind: 'fire', target: 'B:L5' });
    expect(foot.against('A', 'F03')).toBe('SAG-F03');
  });

  const under = (B: object, hand: readonly string[], gun = 'FR-FART') =>
    cardTable({ A: { S1: gun, L1: 'FR-LINE' }, B: { L1: 'BR-LINE', ...B }, players: hands([], hand) });

  test('SAG-N07 Skirmish Screen: -2 with Light Infantry as the target, beside it or behind it', () => {
    for (const B of [{ L1: 'BR-RIFL' }, { L2: 'BR-RIFL' }, { S1: 'BR-RIFL' }]) {
      const t = under(B, ['N07']).dice(4);
      t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
      t.reach('B', 'W-ACT');
      t.card('B', 'N07');
      t.skip();
      expect(t.modifiers()).toEqual(['SAG-N07']);
      expect(t.totals()).toEqual([5]);
    }
  });

  test('SAG-N07 Skirmish Screen: not without Light Infantry near, nor with one that is engaged, nor in the 2nd Line', () => {
    const none = under({ S2: 'BR-RIFL' }, ['N07']);
    none.orders('A:S1', { kind: 'fire', target: 'B:L1' });
    none.reach('B', 'W-ACT');
    expect(none.against('B', 'N07')).toBe('SAG-N07');
    const busy = cardTable({
      A: { S1: 'FR-FART', L2: 'FR-LINE' },
      B: { L1: 'BR-LINE', L2: 'BR-RIFL' },
      melees: [['A:L2', 'B:L2']],
      players: hands([], ['N07']),
    });
    busy.orders('A:S1', { kind: 'fire', target: 'B:L1' });
    busy.reach('B', 'W-ACT');
    expect(busy.against('B', 'N07')).toBe('SAG-N07');
    const second = under({ S1: 'BR-RIFL' }, ['N07']);
    second.orders('A:S1', { kind: 'fire', target: 'B:S1' });
    second.reach('B', 'W-ACT');
    expect(second.against('B', 'N07')).toBe('SAG-N07');
  });

  test('SAG-N09 Counter-Battery: -2 on the fire of enemy Artillery, with a gun of your own', () => {
    const t = under({ S4: 'BR-FART' }, ['N09']).dice(4);
    t.orders('A:S1', { kind: 'fire', target: 'B:L1' });
    t.reach('B', 'W-ACT');
    t.card('B', 'N09');
    t.skip();
    expect(t.totals()).toEqual([5]);
    expect(t.modifiers()).toEqual(['SAG-N09']);
  });

  test('SAG-N09 Counter-Battery: if all your guns are face-down one is turned up', () => {
    const t = under({ R1: { card: 'BR-FART', faceUp: false }, R2: { card: 'BR-GDS', faceUp: false } }, [
      'N09',
    ]);
    t.orders('A:S1', { kind: 'fire', target: 'B:L1' });
    t.reach('B', 'W-ACT');
    expect(t.against('B', 'N09')).toBe('SAG-N09');
    t.dice(4).card('B', 'N09', { guns: [t.idAt('B:R1')] });
    t.skip();
    expect(t.totals()).toEqual([5]);
    expect(t.unit('B:R1')?.faceUp).toBe(true);
  });

  test('SAG-N09 Counter-Battery: not without a gun, not against muskets', () => {
    const none = under({ R1: { card: 'BR-GDS', faceUp: false } }, ['N09']);
    none.orders('A:S1', { kind: 'fire', target: 'B:L1' });
    none.reach('B', 'W-ACT');
    expect(none.against('B', 'N09')).toBe('SAG-N09');
    const muskets = under({ S4: 'BR-FART', S1: 'BR-RIFL' }, ['N09']);
    muskets.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    muskets.reach('B', 'W-ACT');
    expect(muskets.against('B', 'N09')).toBe('SAG-N09');
  });

  test('SAG-B02 Reverse Slope: -3 on enemy Artillery fire at a unit in the Lines', () => {
    const t = under({}, ['B02']).dice(5);
    t.orders('A:S1', { kind: 'fire', target: 'B:L1' });
    t.reach('B', 'W-ACT');
    t.card('B', 'B02');
    t.skip();
    expect(t.totals()).toEqual([5]);
    const far = cardTable({
      A: { S2: 'FR-FART', L1: 'FR-LINE' },
      B: { L1: 'BR-LINE', R1: 'BR-GDS', S4: 'BR-FART' },
      players: hands(['G17'], ['B02']),
    });
    far.orders('A:S2', { kind: 'fire', target: 'B:R1' }, 'G17');
    far.reach('B', 'W-ACT');
    expect(far.against('B', 'B02')).toBe('SAG-B02');
  });

  test('SAG-B02 Reverse Slope: not against muskets', () => {
    const t = under({ L2: 'BR-RIFL' }, ['B02']);
    t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    t.reach('B', 'W-ACT');
    expect(t.against('B', 'B02')).toBe('SAG-B02');
  });

  test('SAG-G19 Take Cover: one hit fewer on Infantry under fire', () => {
    const t = duel([], ['G19']).dice(6);
    t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    t.reach('B', 'W-HIT');
    t.card('B', 'G19');
    expect(t.unit('B:L1')?.cas).toBe(1);
    expect(t.player('B').discard).toEqual(['G19']);
  });

  test('SAG-G19 Take Cover: not in Square, not in a Melee, not for Cavalry', () => {
    const shot = (card: string | object) =>
      cardTable({
        A: { L1: 'FR-LINE', S4: 'FR-LINE' },
        B: { L1: card as { card: string }, L5: 'BR-LINE' },
        players: hands([], ['G19']),
        rules: { alwaysPrompt: false },
      }).dice(4);
    for (const card of [{ card: 'BR-LINE', formation: 'square' }, 'BR-UNIO']) {
      const t = shot(card);
      t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
      expect(t.hand('B')).toEqual(['G19']);
      expect(t.unit('B:L1')?.cas).toBe(1);
    }
    const melee = shot('BR-LINE').dice(1);
    melee.orders('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(melee.unit('B:L1')?.cas).toBe(1);
    expect(melee.hand('B')).toEqual(['G19']);
  });

  test('SAG-G19 Take Cover, SAG-18.11: also against the answer of a gun to an outflanker', () => {
    const t = cardTable({
      A: { 'B:OFW': { card: 'FR-LINE', outflankMarker: true }, L1: 'FR-LINE' },
      B: { R1: 'BR-FART', L1: 'BR-LINE' },
      players: hands(['G19']),
    }).dice(1, 6);
    t.orders('B:OFW', { kind: 'engage', target: 'B:R1' });
    t.reach('A', 'W-HIT');
    t.card('A', 'G19');
    expect(t.unit('B:OFW')?.cas).toBe(0);
  });

  const guards = (hand: readonly string[], card = 'BR-GDS') =>
    cardTable({
      A: { L1: 'FR-LINE', L5: 'FR-LINE' },
      B: { S1: card, L2: 'BR-LINE' },
      first: 'B',
      players: hands([], hand),
    });

  test('SAG-B06 Up, Guards!: advance and fire with +1', () => {
    const t = guards(['B06']).dice(1);
    t.orders('B:S1', { kind: 'advance', to: 'L1', follow: 'fire', order: 'after', target: 'A:L1' }, 'B06');
    t.skip();
    expect(t.unit('B:L1')?.card.hidden).toBe('BR-GDS');
    expect(t.totals()).toEqual([6]);
    expect(t.modifiers()).toEqual(['SAG-B06']);
  });

  test('SAG-B06 Up, Guards!: +1 on that fire, and on nothing it leads to', () => {
    const t = cardTable({
      A: { L1: { card: 'FR-LINE', cas: 1 }, L5: 'FR-LINE' },
      B: { S1: 'BR-GDS', L2: 'BR-LINE' },
      first: 'B',
      players: hands([], ['B06']),
    }).dice(5, 3, 3);
    t.orders('B:S1', { kind: 'advance', to: 'L1', follow: 'fire', order: 'after', target: 'A:L1' }, 'B06');
    t.skip();
    t.play('A', { type: 'morale', how: 'roll' });
    t.skip();
    const tests = t.events.flatMap((event) =>
      event.type === 'testRolled' ? [[event.kind, event.sum?.modifiers.map(({ rule }) => rule)]] : [],
    );
    expect(tests[0]).toEqual(['fire', ['SAG-B06']]);
    expect(tests.length).toBeGreaterThan(1);
    for (const [kind, rules] of tests.slice(1)) expect(rules, String(kind)).not.toContain('SAG-B06');
  });

  test('SAG-B06 Up, Guards!: only Guard Infantry in the 2nd Line', () => {
    const line = guards(['B06', 'G15'], 'BR-LINE');
    line.rouse('B:S1');
    expect(line.against('B', 'B06')).toBe('SAG-B06');
    const front = guards(['B06', 'G15']);
    front.rouse('B:L2');
    expect(front.against('B', 'B06')).toBe('SAG-B06');
  });
});
