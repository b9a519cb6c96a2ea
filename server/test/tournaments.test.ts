import type { Tournament, TournamentWish } from '@grognard/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doDue } from '../src/due/due.ts';
import { noteResult } from '../src/ratings/note-result.ts';
import { countResults } from '../src/ratings/rate.ts';
import { endRound } from '../src/tournaments/deadline.ts';
import type { Meeting } from '../src/tournaments/meetings.ts';
import { roundRobin } from '../src/tournaments/round-robin.ts';
import { afterTable, layTables } from '../src/tournaments/rounds.ts';
import { standings } from '../src/tournaments/standings.ts';
import { swissRound } from '../src/tournaments/swiss.ts';
import { lock } from './referee.ts';
import { arrive, hexes, right, startTown, type Town, type Visitor } from './town.ts';

const people = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `general ${i + 1}`);
const pairOf = ({ one, other }: { readonly one: string; readonly other: string | null }): string =>
  [one, other ?? 'nobody'].sort().join(' – ');

describe('round robin', () => {
  it.each([
    [5, 5],
    [6, 5],
    [8, 7],
  ])('of %i people takes %i rounds: everybody meets everybody once', (count, rounds) => {
    const plan = roundRobin(people(count));
    expect(plan).toHaveLength(rounds);
    const pairs = plan.flat().map(pairOf);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(plan.flat().filter(({ other }) => other !== null)).toHaveLength((count * (count - 1)) / 2);
    for (const round of plan)
      expect(new Set(round.flatMap(({ one, other }) => [one, other ?? one])).size).toBe(count);
    const off = plan.flat().flatMap(({ one, other }) => (other === null ? [one] : []));
    expect(new Set(off).size).toBe(count % 2 === 1 ? count : 0);
  });
});

describe('Swiss', () => {
  it.each([5, 6, 8])('%i people meet nobody twice, and have at most one round off', (count) => {
    const all = people(count);
    let played: readonly Meeting[] = [];
    for (let round = 0; round < 4; round += 1) {
      const order = standings(all, played, 2).map(({ person }) => person);
      // The better placed wins both battles.
      played = [
        ...played,
        ...swissRound(order, played).map((pair) => ({ ...pair, score: pair.other === null ? null : 2 })),
      ];
    }
    const pairs = played.map(pairOf);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs).toHaveLength(4 * Math.ceil(count / 2));
  });

  it('brings leaders together', () => {
    const played: Meeting[] = [
      { one: 'a', other: 'b', score: 2 },
      { one: 'c', other: 'd', score: 0 },
    ];
    const order = standings(['a', 'b', 'c', 'd'], played, 2).map(({ person }) => person);
    expect(swissRound(order, played).map(pairOf)).toContain('a – d');
  });

  it('lets people meet again only when there is nobody else', () => {
    const played: Meeting[] = [
      { one: 'a', other: 'b', score: 1 },
      { one: 'a', other: 'c', score: 1 },
      { one: 'b', other: 'c', score: 1 },
      { one: 'a', other: null, score: null },
      { one: 'b', other: null, score: null },
      { one: 'c', other: null, score: null },
    ];
    expect(swissRound(['a', 'b', 'c'], played)).toHaveLength(2);
  });
});

describe('who is level in points', () => {
  const meet = (one: string, other: string, score: number): Meeting => ({ one, other, score });

  it('is parted by the strength of those met (Buchholz)', () => {
    const table = standings(
      ['a', 'b', 'c', 'd'],
      [meet('a', 'c', 2), meet('b', 'd', 2), meet('c', 'd', 2)],
      2,
    );
    expect(table.map(({ person, place }) => [person, place])).toEqual([
      ['a', 1],
      ['c', 2],
      ['b', 3],
      ['d', 4],
    ]);
    expect(table[0]).toMatchObject({ person: 'a', points: 2, buchholz: 2, sonnebornBerger: 4 });
  });

  it('then by the strength of those beaten (Sonneborn-Berger)', () => {
    const all = [
      meet('a', 'b', 1),
      meet('c', 'd', 2),
      meet('a', 'c', 2),
      meet('b', 'd', 2),
      meet('a', 'd', 0),
      meet('b', 'c', 0),
    ];
    const table = standings(['a', 'b', 'c', 'd'], all, 2);
    expect(table.find(({ person }) => person === 'a')).toMatchObject({
      points: 3,
      sonnebornBerger: 3 + 2 * 4,
    });
  });

  it('then by what they did to each other, and shares the place when that was nothing', () => {
    const table = standings(['a', 'b'], [meet('a', 'b', 1)], 2);
    expect(table.map(({ place }) => place)).toEqual([1, 1]);
  });
});

describe('a tournament', () => {
  let town: Town;
  beforeAll(async () => {
    town = await startTown({ alsoWrite: (step, record) => noteResult(() => town.time.now)(step, record) });
  });
  afterAll(() => town.close());

  const goOn = async () => {
    const { company } = town;
    const workers = {
      rate: countResults(company),
      round: afterTable(company),
      tables: layTables(company),
      deadline: endRound(company),
    };
    while ((await doDue(company, workers)) > 0);
  };
  const wish: TournamentWish = {
    title: 'The Autumn Campaign',
    game: 'generals',
    options: { setup: 'dennewitz' },
    about: 'Dennewitz, basic',
    system: 'roundRobin',
    rounds: 3,
    clock: { kind: 'none' },
    zero: 'nothing',
    rated: true,
  };
  async function general(name: string): Promise<Visitor> {
    const visitor = await arrive(town);
    // Nobody tries so often in earnest.
    town.time.now += 60_000;
    right(await visitor.entrance.signUp({ name, password: 'la garde meurt' }));
    await visitor.connect();
    return visitor;
  }
  /** Everybody but the first resigns everything; the first to resign loses. */
  async function play(generals: readonly Visitor[]): Promise<void> {
    for (const loser of [...generals].reverse())
      for (const { table, hasBegun, settled, outcome } of right(await loser.hall.myGames()))
        if (hasBegun && settled === null && outcome === null) right(await loser.hall.resign({ table }));
    await goOn();
  }

  it('of 5 is entered by link, makes its tables with the sides swapped, and goes on by itself', async () => {
    const generals = [];
    for (const name of ['Berthier', 'Davout', 'Lannes', 'Murat', 'Ney']) generals.push(await general(name));
    const [host, ...others] = generals;
    if (host === undefined) throw new Error('Nobody came.');
    const { tournament } = right(await host.hall.makeTournament(wish));
    expect(await host.hall.beginTournament({ tournament })).toMatchObject({ error: { code: 'too-few' } });
    for (const [i, visitor] of generals.entries())
      right(await visitor.hall.enter({ tournament, contribution: hexes(String(i)) }));
    expect(await others[0]?.hall.beginTournament({ tournament })).toMatchObject({
      error: { code: 'not-yours' },
    });
    const begun = right(await host.hall.beginTournament({ tournament }));
    expect(begun).toMatchObject({ state: 'running', round: 1, secret: null });
    expect(begun.meetings.filter(({ other }) => other === null)).toHaveLength(1);
    const first = begun.meetings.find(({ other }) => other !== null);
    const [near = '', far = ''] = first?.tables ?? [];
    const sides = [right(await host.hall.room({ table: near })), right(await host.hall.room({ table: far }))];
    expect(sides[0]?.seats['white']).toEqual(sides[1]?.seats['black']);
    expect(sides[0]?.commitment).not.toBe(sides[1]?.commitment);
    const late = await general('Grouchy');
    expect(await late.hall.enter({ tournament, contribution: hexes('f') })).toMatchObject({
      error: { code: 'has-begun' },
    });

    let shown: Tournament = begun;
    for (let round = 1; round <= 5; round += 1) {
      expect(shown.round).toBe(round);
      await play(generals);
      shown = right(await host.hall.tournament({ tournament }));
    }
    expect(shown.state).toBe('over');
    expect(shown.secret).not.toBeNull();
    // Resigned in turn, so each won against all who came later; everybody had a round off.
    expect(shown.standings.map(({ name, points }) => [name, points])).toEqual([
      ['Berthier', 10],
      ['Davout', 8],
      ['Lannes', 6],
      ['Murat', 4],
      ['Ney', 2],
    ]);
    const ladder = right(await host.hall.ladder({ game: 'generals' }));
    expect(ladder.rows.map(({ name, played }) => [name, played])).toEqual([
      ['Berthier', 8],
      ['Davout', 8],
      ['Lannes', 8],
      ['Murat', 8],
      ['Ney', 8],
    ]);
    expect(ladder.mine).toMatchObject({ toGo: 0, played: 8 });
  });

  it('by Swiss of 6 goes on without whoever leaves', async () => {
    const generals = [];
    for (const name of ['Suchet', 'Soult', 'Oudinot', 'Marmont', 'Victor', 'Junot'])
      generals.push(await general(name));
    const [host, leaver] = generals;
    if (host === undefined || leaver === undefined) throw new Error('Nobody came.');
    const { tournament } = right(await host.hall.makeTournament({ ...wish, system: 'swiss' }));
    for (const visitor of generals) right(await visitor.hall.enter({ tournament, contribution: hexes('c') }));
    right(await host.hall.beginTournament({ tournament }));
    right(await leaver.hall.leaveTournament({ tournament }));
    for (let round = 1; round <= 3; round += 1) await play(generals);
    const shown = right(await host.hall.tournament({ tournament }));
    expect(shown).toMatchObject({ state: 'over', round: 3 });
    expect(shown.meetings.filter(({ other }) => other === null)).toHaveLength(2);
  });

  async function threeWith(title: string, more: Partial<TournamentWish>) {
    const generals = [];
    for (const name of ['Augereau', 'Moncey', 'Mortier']) generals.push(await general(`${name} ${title}`));
    const [host] = generals;
    if (host === undefined) throw new Error('Nobody came.');
    const { tournament } = right(await host.hall.makeTournament({ ...wish, ...more }));
    for (const visitor of generals) right(await visitor.hall.enter({ tournament, contribution: hexes('d') }));
    const begun = right(await host.hall.beginTournament({ tournament }));
    return { tournament, host, generals, begun };
  }

  it('goes on past an absentee whom the host lets forfeit a round, or withdraws', async () => {
    const { tournament, host, generals, begun } = await threeWith('I', {});
    const meeting = begun.meetings.find(({ other }) => other !== null);
    const absent = meeting?.other ?? '';
    const [other] = generals.filter((visitor) => visitor !== host);
    expect(await other?.hall.forfeit({ tournament, person: absent })).toMatchObject({
      error: { code: 'not-yours' },
    });
    right(await host.hall.forfeit({ tournament, person: absent }));
    await goOn();
    const second = right(await host.hall.tournament({ tournament }));
    expect(second).toMatchObject({ state: 'running', round: 2 });
    expect(second.meetings.find(({ round, one }) => round === 1 && one === meeting?.one)?.score).toBe(2);
    right(await host.hall.withdrawEntrant({ tournament, person: absent }));
    await goOn();
    const later = right(await host.hall.tournament({ tournament }));
    expect(later.entrants.find(({ person }) => person === absent)?.hasLeft).toBe(true);
    expect(later.meetings.every(({ round, isOver }) => round === later.round || isOver)).toBe(true);
  });

  it('ends a round at its deadline: who is waited for has lost, and where both are it is drawn', async () => {
    const { tournament, host, generals, begun } = await threeWith('II', { roundDays: 7 });
    expect(begun.roundEnds).toBe(town.time.now + 7 * 24 * 3_600_000);
    const meeting = begun.meetings.find(({ other }) => other !== null);
    const [first = '', second = ''] = meeting?.tables ?? [];
    // In the first battle one of the two has locked his sheet, in the second nobody has.
    for (const visitor of generals) {
      const { mine } = right(await visitor.hall.room({ table: first }));
      if (mine.includes('white')) await lock(visitor, first, 'white');
    }
    town.time.now += 8 * 24 * 3_600_000;
    await goOn();
    const tables = [
      right(await host.hall.room({ table: first })),
      right(await host.hall.room({ table: second })),
    ];
    expect(tables.map(({ settled }) => settled)).toEqual([{ is: 'time', winner: 'white' }, { is: 'draw' }]);
    expect(right(await host.hall.tournament({ tournament })).round).toBe(2);
  });

  it('is not for guests', async () => {
    const guest = await arrive(town);
    expect(await guest.hall.makeTournament(wish)).toMatchObject({ error: { code: 'guest' } });
  });
});
