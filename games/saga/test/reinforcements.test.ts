import { onlyAnswer, pending, viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { front, HILL, LINE, table, WOODS } from './table.ts';

const armies = { A: front('FR-LINE', ...LINE), B: front('PR-LINE', ...LINE) };
/** So that somebody is asked in step 7. */
const deck = { A: { army: ['FR-LINE'] }, B: { army: ['PR-LINE'] } };
const phase = 'reinforcements';

describe('reinforcements', () => {
  test('SAG-15.1: step by step, the First player before the Second', () => {
    const t = table({
      A: { ...armies.A, S1: { card: 'FR-LINE', formation: 'line' } },
      B: { ...armies.B, S1: { card: 'PR-LINE', formation: 'line' } },
      players: { A: { hand: ['G05'] }, B: { hand: ['G05'] } },
      first: 'B',
      phase,
    });
    const steps: string[] = [];
    for (let i = 0; i < 4; i++) {
      const seat = t.asked() === 'A' ? 'A' : 'B';
      steps.push(`${seat} ${t.legal(seat)[0]?.type}`);
      t.play(seat, { type: 'done' });
    }
    expect(steps).toEqual(['B formation', 'A formation', 'B discard', 'A discard']);
  });

  test('SAG-15.2: Disarray in front needs 6+, elsewhere it goes by itself', () => {
    const t = table({
      A: { ...armies.A, L1: { card: 'FR-CUIR', disarray: true }, S1: { card: 'FR-HUSS', disarray: true } },
      B: armies.B,
      players: deck,
      phase,
      dice: [1],
    });
    expect([t.unit('A:L1')?.disarray, t.unit('A:S1')?.disarray]).toEqual([true, false]);
    expect(t.events.find(({ type }) => type === 'testRolled')).toMatchObject({ cause: 'disarray', need: 6 });
  });

  test('SAG-15.3: a Formation in front is given up after 6+, one try each; elsewhere freely', () => {
    const t = table({
      A: {
        ...armies.A,
        L1: { card: 'FR-LINE', formation: 'line' },
        S1: { card: 'FR-LINE', formation: 'square' },
      },
      B: armies.B,
      players: deck,
      phase,
    }).dice(1);
    t.play('A', { type: 'formation', unit: t.idAt('A:S1') });
    expect(t.unit('A:S1')?.formation).toBeNull();
    t.play('A', { type: 'formation', unit: t.idAt('A:L1') });
    expect(t.unit('A:L1')?.formation).toBe('line');
    expect(t.legal('A').map(({ type }) => type)).toEqual(['reinforce', 'reinforce']);
    const success = table({
      A: { ...armies.A, L1: { card: 'FR-LINE', formation: 'line' } },
      B: armies.B,
      players: deck,
      phase,
    }).dice(3);
    success.play('A', { type: 'formation', unit: success.idAt('A:L1') });
    expect(success.unit('A:L1')?.formation).toBeNull();
  });

  test('SAG-15.4: a unit in its own Out-flank slot must test', () => {
    const t = table({ A: { ...armies.A, OFW: 'FR-LINE' }, B: armies.B, players: deck, phase, dice: [2] });
    expect(t.events.find(({ type }) => type === 'testRolled')).toMatchObject({
      kind: 'outflank',
      success: false,
    });
  });

  test('SAG-15.5: any number of cards may be discarded, never the Bluff', () => {
    const t = table({
      ...armies,
      players: {
        ...deck,
        A: { hand: ['G05', 'G06'], deck: Array.from({ length: 5 }, () => 'G01'), army: ['FR-LINE'] },
      },
      phase,
    });
    expect(t.legal('A')).toEqual([
      { type: 'discard', card: 'G05' },
      { type: 'discard', card: 'G06' },
      { type: 'done' },
    ]);
    t.play('A', { type: 'discard', card: 'G05' }, { type: 'discard', card: 'G06' });
    expect(t.player('A').discard).toEqual(['G05', 'G06']);
  });

  test('SAG-15.6 and SAG-R92: hands are filled to five; a larger one stays as it is', () => {
    const five = Array.from({ length: 5 }, () => 'G05');
    const t = table({
      ...armies,
      players: {
        A: { hand: ['G05'], deck: five, army: ['FR-LINE'] },
        B: { hand: [...five, 'G06'], deck: five },
      },
      phase,
    });
    t.play('A', { type: 'done' });
    t.play('B', { type: 'done' });
    expect([t.player('A').hand.length, t.player('B').hand.length]).toEqual([5, 6]);
  });

  test('SAG-R16: an empty deck is made anew from the discard pile; with nothing left, fewer are drawn', () => {
    const t = table({
      ...armies,
      players: { A: { deck: ['G01'], discard: ['G02', 'G03'], army: ['FR-LINE'] } },
      phase,
      dice: [1],
    });
    expect(
      t
        .player('A')
        .hand.map(({ hidden }) => hidden)
        .toSorted(),
    ).toEqual(['G01', 'G02', 'G03']);
    expect([t.player('A').deck, t.player('A').discard]).toEqual([[], []]);
    expect(t.events).toContainEqual({ type: 'deckReshuffled', rule: 'SAG-R16', player: 'A' });
  });

  test('SAG-15.7: Bluffs return and Activation markers come off', () => {
    const t = table({
      A: { ...armies.A, L1: { card: 'FR-LINE', activated: true } },
      B: armies.B,
      players: { A: { bluff: 'aside', army: ['FR-LINE'] } },
      phase,
    });
    expect(t.player('A').bluff).toBe('hand');
    expect(t.unit('A:L1')?.activated).toBe(false);
  });

  test('SAG-15.8 and SAG-R66: the top unit may come, face-down, whoever is watching', () => {
    const t = table({
      A: { ...armies.A },
      B: { ...armies.B, 'A:OFW': 'PR-HUSS' },
      players: deck,
      phase,
    });
    t.play('A', { type: 'reinforce', yes: true });
    t.play('A', { type: 'toReserve', slot: 'R2' });
    expect(t.unit('A:R2')).toMatchObject({ faceUp: false });
    expect(viewOf(t.match, 'B').units.find(({ at }) => at === 'A:R2')?.card).toBeNull();
    expect(viewOf(t.match, 'A').units.find(({ at }) => at === 'A:R2')?.card).toBe('FR-LINE');
  });

  test('SAG-15.8: the prompt and the journal cite the reinforcement, not a rally', () => {
    const t = table({ ...armies, players: deck, phase });
    t.play('A', { type: 'reinforce', yes: true });
    expect(pending(t.match).map(({ rule }) => rule)).toEqual(['SAG-15.8']);
    t.play('A', { type: 'toReserve', slot: 'R2' });
    expect(t.events.find(({ type }) => type === 'unitEntered')?.rule).toBe('SAG-15.8');
  });

  test('SAG-2.10, 15.8: free Reserve slots are alike, unless guns come or Terrain lies in one', () => {
    const answer = (card: string, terrain = {}) => {
      const t = table({ ...armies, terrain, players: { A: { army: [card] } }, phase });
      t.play('A', { type: 'reinforce', yes: true });
      return onlyAnswer(t.match, 'A', true)?.action ?? null;
    };
    expect(answer('FR-LINE')).toEqual({ type: 'toReserve', slot: 'R1' });
    expect(answer('FR-LINE', { 'A:R3': 'G01' })).toBeNull();
    expect(answer('FR-FART')).toBeNull();
  });

  test('SAG-R17: no draw from an empty Army deck', () => {
    const t = table({ ...armies, players: { A: { hand: ['G05'] }, B: { army: ['PR-LINE'] } }, phase });
    t.play('A', { type: 'done' });
    expect(t.legal('B')).toEqual([
      { type: 'reinforce', yes: true },
      { type: 'reinforce', yes: false },
    ]);
  });

  test('SAG-15.9, SAG-R71 and SAG-R102: an arriving gun lets its owner rearrange; the enemy cannot tell it was one', () => {
    const arrive = (card: string) => {
      const t = table({
        A: { ...armies.A, R1: 'FR-LINE', R2: { card: 'FR-LINE', activated: true } },
        B: armies.B,
        players: { A: { army: [card] }, B: { army: ['PR-LINE'] } },
        phase,
      });
      t.play('A', { type: 'reinforce', yes: true }, { type: 'toReserve', slot: 'R3' });
      return t;
    };
    const gun = arrive('FR-FART');
    const foot = arrive('FR-LINE');
    const asked = (t: typeof gun) => viewOf(t.match, 'B').pending;
    expect(asked(gun)).toEqual(asked(foot));
    expect(foot.legal('A')).toEqual([{ type: 'done' }]);
    expect(gun.legal('A').length).toBeGreaterThan(1);
    const [line, arrived] = [gun.idAt('A:R1'), gun.idAt('A:R3')];
    gun.play('A', { type: 'rearrange', layout: { R1: arrived, R2: gun.idAt('A:R2'), R5: line } });
    expect([gun.unit('A:R1')?.id, gun.unit('A:R5')?.id]).toEqual([arrived, line]);
    const shift = table({ A: { R1: 'FR-FART', R2: 'FR-LINE', L1: 'FR-LINE' }, B: {} });
    shift.order('A:R1', { kind: 'shift', to: 'R5' });
    expect(shift.legal('A').some(({ type }) => type === 'rearrange')).toBe(false);
    const relieved = table({ A: { R1: 'FR-LINE', R2: 'FR-LINE', S1: 'FR-FART', L1: 'FR-LINE' }, B: {} });
    relieved.order('A:R1', { kind: 'relieve', to: 'S1', with: relieved.idAt('A:S1') });
    expect(relieved.legal('A').some(({ type }) => type === 'rearrange')).toBe(true);
  });

  test('SAG-15.9, SAG-8.5: who is moved into Woods while the Reserve is rearranged loses its Formation', () => {
    const t = table({
      A: { R1: 'FR-LINE', R2: { card: 'FR-LINE', formation: 'line' }, S1: 'FR-FART', L1: 'FR-LINE' },
      B: {},
      terrain: { 'A:R5': WOODS, 'A:R4': HILL },
    });
    const line = t.idAt('A:R2');
    t.order('A:R1', { kind: 'relieve', to: 'S1', with: t.idAt('A:S1') });
    const gun = t.idAt('A:R1');
    const to = (slot: string) =>
      t.legal('A').find((action) => action.type === 'rearrange' && Reflect.get(action.layout, slot) === line);
    expect(to('R4')).toBeDefined();
    const wood = to('R5');
    if (wood === undefined) throw new Error('the line may go into the Woods');
    const happened = t.play('A', wood);
    expect(t.unit('A:R5')).toMatchObject({ id: line, formation: null });
    expect(happened.filter(({ type }) => type === 'formationLost')).toMatchObject([
      { rule: 'SAG-8.5', unit: line, formation: 'line' },
    ]);
    expect(gun).not.toBe(line);
  });

  test('SAG-15.9: activated and engaged units stay where they are', () => {
    const t = table({
      A: {
        R1: 'FR-LINE',
        R2: { card: 'FR-LINE', activated: true },
        R3: 'FR-LINE',
        S1: 'FR-FART',
        L1: 'FR-LINE',
      },
      B: { 'A:OFW': { card: 'PR-HUSS', exposed: true } },
      melees: [['A:OFW', 'A:R3']],
    });
    const [fixed, engaged] = [t.idAt('A:R2'), t.idAt('A:R3')];
    t.order('A:R1', { kind: 'relieve', to: 'S1', with: t.idAt('A:S1') });
    const layouts = t.legal('A').flatMap((action) => (action.type === 'rearrange' ? [action.layout] : []));
    expect(layouts.length).toBeGreaterThan(0);
    expect(
      layouts.some((layout) => Object.values(layout).some((unit) => unit === fixed || unit === engaged)),
    ).toBe(false);
    expect(layouts.some((layout) => 'R2' in layout || 'R3' in layout)).toBe(false);
    expect(t.legal('A')).toHaveLength(1 + layouts.length);
  });

  test('SAG-15.10, SAG-R20: room in a full Reserve: unhurt under the deck, hurt to the enemy; attached cards are discarded', () => {
    const t = table({
      A: {
        ...armies.A,
        ...front('FR-LINE', 'R1', 'R2', 'R3'),
        R4: { card: 'FR-OG', cas: 1, attached: ['G08'] },
        R5: { card: 'FR-GREN', attached: ['G09'] },
      },
      B: armies.B,
      players: { A: { army: ['FR-HUSS', 'FR-CHAS'] } },
      phase,
    });
    t.play('A', { type: 'reinforce', yes: true }, { type: 'removeFromReserve', unit: t.idAt('A:R4') });
    expect(t.player('B').captured).toEqual([{ kind: 'unit', id: 'FR-OG', vp: 1 }]);
    expect(t.player('A').discard).toEqual(['G08']);
    expect(t.unit('A:R4')?.card.hidden).toBe('FR-HUSS');
    const under = table({
      A: { ...armies.A, ...front('FR-LINE', 'R1', 'R2', 'R3', 'R4'), R5: 'FR-GREN' },
      B: armies.B,
      players: { A: { army: ['FR-HUSS', 'FR-CHAS'] } },
      phase,
    });
    under.play(
      'A',
      { type: 'reinforce', yes: true },
      { type: 'removeFromReserve', unit: under.idAt('A:R5') },
    );
    expect(under.player('A').army.map(({ hidden }) => hidden)).toEqual(['FR-CHAS', 'FR-GREN']);
    expect(viewOf(under.match, 'B').players.A.army).toEqual([null, 'FR-GREN']);
    expect(under.vp('B')).toBe(0);
  });

  test('SAG-15.11: the unit drawn must be placed and cannot be the one sent back', () => {
    const t = table({
      A: { ...armies.A, ...front('FR-LINE', 'R1', 'R2', 'R3', 'R4', 'R5') },
      B: armies.B,
      players: { A: { army: ['FR-HUSS'] } },
      phase,
    });
    t.play('A', { type: 'reinforce', yes: true });
    const drawn = t.idAt('A:IN');
    expect(t.legal('A')).toHaveLength(5);
    expect(t.legal('A')).not.toContainEqual({ type: 'removeFromReserve', unit: drawn });
  });

  test('SAG-R60: units stay face-up, wherever they go', () => {
    const t = table({ A: { R1: 'FR-LINE', S1: 'FR-LINE', L1: 'FR-LINE' }, B: {} });
    t.order('A:R1', { kind: 'relieve', to: 'S1', with: t.idAt('A:S1') });
    expect(t.unit('A:R1')?.faceUp).toBe(true);
  });

  test('SAG-R100: Disarray is looked after even while dismounted', () => {
    const t = table({
      A: { ...armies.A, S1: { card: 'FR-DRAG', dismounted: true, disarray: true } },
      B: armies.B,
      players: deck,
      phase,
    });
    expect(t.unit('A:S1')?.disarray).toBe(false);
  });
});
