// NLC-P.4: windows of one layer are answered in one packet.
import { describe, expect, test } from 'vitest';
import { type Sitting, type TestTable, table } from './table.ts';

/** French infantry passes three hexes in reach of Allied hussars. */
const MARCH_PAST: Sitting = {
  units: {
    m: { at: '0,0', steps: [5, 3] },
    k: { at: '2,-2', arm: 'cav', steps: [5, 3] },
    c: { at: '2,2', arm: 'cav', steps: [4, 2], side: 'allied' },
  },
  leaders: {
    ney: { at: '1,-1', commands: ['french corps'] },
    hill: { at: '2,2', side: 'allied', commands: ['allied corps'] },
  },
  orders: { 'french corps': 'delay', 'allied corps': 'delay' },
  options: { sequence: 'pbem' },
};

function marchPast(dice: readonly number[] = [], more: Partial<Sitting> = {}): TestTable {
  const at = table({ ...MARCH_PAST, ...more, dice });
  at.play('french', { type: 'select', units: [at.unit('m')] });
  for (const hex of ['1,0', '2,0', '3,0']) at.play('french', { type: 'step', hex: at.at(hex) });
  at.play('french', { type: 'endMove' });
  at.play('french', { type: 'endMovement' });
  return at;
}

const encounters = ({ state }: TestTable) => state.stage?.post?.encounters ?? [];
const numberAt = (at: TestTable, spot: string): number =>
  encounters(at).findIndex(({ hex }) => hex === at.at(spot));

/** The hussars ride at the infantry where it came to that hex. */
function answerAt(at: TestTable, spot: string): void {
  const [offer] = at.offers('allied', 'answer').filter(({ encounter }) => encounter === numberAt(at, spot));
  if (offer === undefined) throw new Error(`nobody can be met at ${spot}`);
  at.play('allied', offer);
  at.play('allied', { type: 'sendPacket', turn: 1 });
}

describe('movement by packet', () => {
  test('NLC-P.4: the segment is played without windows, then all its hexes are put in one packet', () => {
    const at = marchPast();
    expect(at.asked()).toEqual(['allied']);
    expect(encounters(at).map(({ hex }) => hex)).toEqual([at.at('2,0'), at.at('3,0')]);
    expect(at.hexOf('m')).toBe(at.at('3,0'));
  });

  test('NLC-P.4: an empty packet lets everybody pass', () => {
    const at = marchPast();
    at.play('allied', { type: 'sendPacket', turn: 1 });
    expect(at.hexOf('m')).toBe(at.at('3,0'));
    expect(at.state.stage?.tested ?? []).toEqual([]);
  });

  test('NLC-P.4: cavalry answers once in a packet', () => {
    const at = marchPast();
    const [offer] = at.offers('allied', 'answer');
    if (offer !== undefined) at.play('allied', offer);
    expect(at.offers('allied', 'answer')).toEqual([]);
  });

  test('NLC-P.4, 7.10f: the charge is answered in the next packet, with how far the infantry goes', () => {
    const at = marchPast();
    answerAt(at, '2,0');
    expect(at.asked()).toEqual(['french']);
    expect(at.offers('french', 'answer').every(({ unit }) => unit === at.unit('k'))).toBe(true);
    expect(at.offers('french', 'answer').length).toBeGreaterThan(0);
    expect(at.offers('french', 'goHalf')).toEqual([{ type: 'goHalf', encounter: numberAt(at, '2,0') }]);
  });

  /** Test, square, fire of the horse, fire of the infantry. */
  const fight = (dice: readonly number[], isHalf: boolean): TestTable => {
    const at = marchPast(dice);
    answerAt(at, '2,0');
    if (isHalf) at.play('french', { type: 'goHalf', encounter: numberAt(at, '2,0') });
    at.play('french', { type: 'sendPacket', turn: 1 });
    return at;
  };

  test('NLC-P.4: beaten where he was met, the rest of his way is void', () => {
    const at = fight([1, 1, 6, 5, 1, 1], false);
    expect(at.happened()).toContainEqual(expect.objectContaining({ type: 'chargeDecided', won: true }));
    expect([at.at('2,0'), at.at('3,0')]).not.toContain(at.hexOf('m'));
  });

  test('NLC-P.4, 7.9e: who wins goes on along his way', () => {
    const at = fight([1, 1, 1, 1, 6, 6], false);
    expect(at.happened()).toContainEqual(expect.objectContaining({ type: 'chargeDecided', won: false }));
    expect(at.hexOf('m')).toBe(at.at('3,0'));
  });

  test('NLC-7.10f: with half his points he gets no farther, and is not caught from behind', () => {
    const at = fight([1, 1, 1, 1, 6, 6], true);
    expect(at.hexOf('m')).toBe(at.at('2,0'));
    const fired = at.happened().filter((event) => event.type === 'fired');
    expect(JSON.stringify(fired)).not.toContain('backhand');
  });

  test('NLC-P.4: who declared and cannot pass the test stays, and nobody is put back for nothing', () => {
    const at = fight([6], false);
    expect(at.happened()).toContainEqual(expect.objectContaining({ type: 'reactionFailed' }));
    expect(at.hexOf('m')).toBe(at.at('3,0'));
    expect(at.hexOf('c')).toBe(at.at('2,2'));
  });

  test('NLC-P.4: who is met twice on his way and wins twice comes to its end; beaten the second time he does not', () => {
    const metTwice = (second: readonly number[]): TestTable => {
      const at = marchPast([1, 1, 1, 1, 6, 6, ...second], {
        units: {
          ...MARCH_PAST.units,
          d: { at: '4,1', arm: 'cav', steps: [4, 2], side: 'allied' },
        },
        leaders: { ...MARCH_PAST.leaders, hill: { at: '3,2', side: 'allied', commands: ['allied corps'] } },
      });
      for (const [unit, spot] of [
        ['c', '2,0'],
        ['d', '3,0'],
      ] as const) {
        const [offer] = at
          .offers('allied', 'answer')
          .filter((each) => each.unit === at.unit(unit) && each.encounter === numberAt(at, spot));
        if (offer === undefined) throw new Error(`${unit} meets nobody at ${spot}`);
        at.play('allied', offer);
      }
      at.play('allied', { type: 'sendPacket', turn: 1 });
      at.play('french', { type: 'sendPacket', turn: 1 });
      return at;
    };
    const decided = (at: TestTable) =>
      at.happened().flatMap((event) => (event.type === 'chargeDecided' ? [event.won] : []));
    const won = metTwice([1, 1, 1, 1, 6, 6]);
    expect([decided(won), won.hexOf('m')]).toEqual([[false, false], won.at('3,0')]);
    const lost = metTwice([1, 1, 6, 5, 1, 1]);
    expect(decided(lost)).toEqual([false, true]);
    expect(lost.hexOf('m')).not.toBe(lost.at('3,0'));
  });

  test('NLC-P.4: the counter-charge of the second packet meets the first', () => {
    const at = marchPast(Array.from({ length: 20 }, () => 1));
    answerAt(at, '2,0');
    const [counter] = at.offers('french', 'answer');
    if (counter !== undefined) at.play('french', counter);
    at.play('french', { type: 'sendPacket', turn: 1 });
    if (at.asked().includes('allied')) at.play('allied', { type: 'sendPacket', turn: 1 });
    const declared = at.happened().flatMap((event) => (event.type === 'reactionTested' ? [event.unit] : []));
    expect(declared).toEqual([at.unit('c'), at.unit('k')]);
  });

  test('NLC-P.4: a packet written for another turn is refused', () => {
    const at = marchPast();
    expect(at.refused('allied', { type: 'sendPacket', turn: 2 })).toBe('NLC-P.4');
  });

  test('NLC-M.1, 7.10f: a player without cavalry says as well how far his infantry goes', () => {
    const at = table({
      ...MARCH_PAST,
      units: {
        m: { at: '0,0', in: 'I' },
        k: { at: '2,-2', in: 'II', arm: 'cav' },
        c: { at: '2,2', arm: 'cav', side: 'allied' },
      },
      leaders: {
        ney: { at: '1,-1', role: 'oc', commands: ['I', 'II'] },
        reille: { at: '1,-1', commands: ['I'] },
        kellermann: { at: '2,-2', commands: ['II'] },
        hill: { at: '2,2', side: 'allied', commands: ['allied corps'] },
      },
      orders: { I: 'delay', II: 'delay', 'allied corps': 'delay' },
      options: { sequence: 'multiplayer', players: 'corps' },
      stage: { player: 'french-reille', active: [0] },
    });
    at.play('french-reille', { type: 'select', units: [at.unit('m')] });
    for (const hex of ['1,0', '2,0', '3,0']) at.play('french-reille', { type: 'step', hex: at.at(hex) });
    at.play('french-reille', { type: 'endMove' });
    at.play('french-reille', { type: 'endMovement' });
    expect(at.asked()).toEqual(['allied-hill']);
    const [offer] = at.offers('allied-hill', 'answer');
    if (offer !== undefined) at.play('allied-hill', offer);
    at.play('allied-hill', { type: 'sendPacket', turn: 1 });
    expect(at.asked()).toContain('french-reille');
    expect(at.offers('french-reille', 'goHalf')).toHaveLength(1);
  });

  test('NLC-P.4: nobody reads a packet before it is sent', () => {
    const at = marchPast();
    const [offer] = at.offers('allied', 'answer');
    if (offer !== undefined) at.play('allied', offer);
    expect(at.view('french').packet).toBeNull();
    expect(JSON.stringify(at.view('french').frames)).not.toContain('replies');
    expect(at.view('allied').packet?.replies).toHaveLength(1);
  });
});

describe('charges by packet', () => {
  const CHARGE: Sitting = {
    from: 'charge',
    units: {
      k: { at: '0,0', arm: 'cav', steps: [5, 3] },
      l: { at: '0,4', arm: 'cav', steps: [5, 3] },
      e: { at: '2,0', side: 'allied', steps: [4, 2] },
      f: { at: '2,4', side: 'allied', steps: [4, 2] },
      c: { at: '2,1', arm: 'cav', steps: [4, 2], side: 'allied' },
      d: { at: '2,5', arm: 'cav', steps: [4, 2], side: 'allied' },
    },
    leaders: {
      ney: { at: '0,2', commands: ['french corps'] },
      hill: { at: '3,2', side: 'allied', commands: ['allied corps'] },
    },
    options: { sequence: 'pbem' },
  };

  test('NLC-P.4: all hexes ridden through and charged are put in one packet', () => {
    const at = table(CHARGE);
    for (const [unit, target] of [
      ['k', '2,0'],
      ['l', '2,4'],
    ] as const) {
      const [offer] = at
        .offers('french', 'charge')
        .filter((each) => each.unit === at.unit(unit) && each.target === at.at(target));
      if (offer !== undefined) at.play('french', offer);
    }
    at.play('french', { type: 'endDeclare' });
    expect(at.asked()).toEqual(['allied']);
    const hexes = encounters(at).map(({ hex }) => hex);
    expect(hexes).toEqual([at.at('1,0'), at.at('1,4'), at.at('2,0'), at.at('2,4')]);
    expect(at.hexOf('k')).toBe(at.at('0,0'));
    expect(new Set(at.offers('allied', 'answer').map(({ unit }) => unit))).toEqual(
      new Set([at.unit('c'), at.unit('d')]),
    );
  });
});
