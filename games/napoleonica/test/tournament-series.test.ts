// NAP-TRN: a tournament from its factions to its crown, with battles that end as told.
import { why } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { notebookOf } from '../army/books.ts';
import type { Notebook } from '../army/notebook.ts';
import { recruit } from '../army/notebook.ts';
import { hexName, hexNamed } from '../data/field.ts';
import { relic } from '../data/items.ts';
import type { Action } from '../grammar.ts';
import { headStart } from '../tournament/head-start.ts';
import { incomeOf, vpOf } from '../tournament/income.ts';
import { relicHexes } from '../tournament/relics.ts';
import { tournamentSetup } from '../tournament/setup.ts';
import { type Aftermath, limitOf, type Preliminaries, seriesOf } from '../tournament/state.ts';
import type { Player } from '../vocabulary.ts';
import { notebookRefusals } from '../words/notebook.ts';
import { type Fought, type SeriesTable, seriesTable } from './series-table.ts';

const switches = { formation: true, flanking: true, fatigueRerolls: true, deactivation: true };

function tournament(
  battles: readonly Fought[],
  preliminaries: Preliminaries = 2,
  dice: readonly number[] = [],
) {
  const { frame, series } = tournamentSetup({ preliminaries, switches });
  return seriesTable({ frames: [frame], series, campaign: null }, battles, dice);
}

const buy = (...wares: string[]): readonly Action[] => wares.map((ware) => ({ type: 'buy', ware }));
const CONFIRM: Action = { type: 'confirm' };
const FIRST = ['FR12', 'FR01', 'FR01', 'FR05', 'FR09'];

/** Both lead France and buy the same: 141 of 200 DP. */
function mustered(battles: readonly Fought[], preliminaries: Preliminaries = 2): SeriesTable {
  const table = tournament(battles, preliminaries);
  for (const seat of ['A', 'B'] as const) table.play(seat, { type: 'pickFaction', faction: 'france' });
  for (const seat of ['A', 'B'] as const) table.play(seat, ...buy(...FIRST), CONFIRM);
  return table;
}

/** Whoever is asked picks the first map, then the south. */
function prepare(table: SeriesTable): void {
  for (const type of ['pickMap', 'pickSide'] as const) {
    const [seat] = table.asked();
    const action = table.legal(seat as Player).find((each) => each.type === type);
    if (action !== undefined) table.play(seat as Player, action);
  }
}

const fieldAll = (count: number): readonly Action[] =>
  Array.from({ length: count }, (_, unit) => ({ type: 'field', unit }) as const);

function fight(table: SeriesTable, count = 5): void {
  prepare(table);
  for (const seat of ['A', 'B'] as const) table.play(seat, ...fieldAll(count), CONFIRM);
}

const book = (table: SeriesTable, player: Player): Notebook => notebookOf(table.state, player);
/** Everybody leaves the interval as soon as he is let. */
function passInterval(table: SeriesTable): void {
  for (;;) {
    const [seat] = table.asked() as readonly Player[];
    if (seat === undefined) return;
    const actions = table.legal(seat);
    const next = ['done', 'improve', 'confirm'].flatMap((type) =>
      actions.filter((each) => each.type === type),
    )[0];
    if (next === undefined || actions.some(({ type }) => type === 'pickMap' || type === 'pickSide')) return;
    table.play(seat, next);
  }
}

describe('the start', () => {
  test('NAP-TRN.2, NAP-TRN.24: both choose a faction unseen, then muster unseen with 200 DP', () => {
    const table = tournament([]);
    expect(table.asked()).toEqual(['A', 'B']);
    expect(table.play('A', { type: 'pickFaction', faction: 'abyss' })).toEqual([]);
    expect(table.asked()).toEqual(['B']);
    const events = table.play('B', { type: 'pickFaction', faction: 'russia' });
    expect(events).toMatchObject([{ type: 'factionsChosen', factions: { A: 'abyss', B: 'russia' } }]);
    expect([book(table, 'A').treasury, book(table, 'B').treasury]).toEqual([200, 200]);
    expect(table.refused('A', { type: 'pickFaction', faction: 'france' })).not.toBeNull();
  });

  test('NAP-TRN.4: a muster has a Commander, is paid from 200 DP, and what is left stays', () => {
    const table = tournament([]);
    for (const seat of ['A', 'B'] as const) table.play(seat, { type: 'pickFaction', faction: 'france' });
    table.play('A', ...buy('FR01', 'FR01'));
    expect(table.refused('A', CONFIRM)).toBe('NAP-TRN.4');
    table.play('A', ...buy('FR14'));
    expect(table.refused('A', { type: 'buy', ware: 'FR14' })).toBe('NAP-TRN.26');
    table.play('A', ...buy('FR09', 'FR04'));
    // 20 + 20 + 45 + 43 + 48 = 176 of 200.
    expect(table.refused('A', { type: 'buy', ware: 'FR12' })).toBe('NAP-TRN.12');
    table.play('A', { type: 'putBack', ware: 'FR04' }, ...buy('FR12'), CONFIRM);
    table.play('B', ...buy('FR12'), CONFIRM);
    expect(book(table, 'A').treasury).toBe(200 - 20 - 20 - 45 - 43 - 26);
    expect(book(table, 'A').muster.map(({ type }) => type)).toEqual(['FR01', 'FR01', 'FR14', 'FR09', 'FR12']);
  });

  test('NAP-TRN.4: the first muster has no buildings and no artifacts to buy', () => {
    const table = tournament([]);
    for (const seat of ['A', 'B'] as const) table.play(seat, { type: 'pickFaction', faction: 'france' });
    expect(table.legal('A').some((action) => action.type === 'buy' && action.ware === 'DT1')).toBe(true);
    expect(table.legal('A').some((action) => action.type === 'buy' && /^(BD|AR)/.test(action.ware))).toBe(
      false,
    );
  });

  test('NAP-TRN.4, NAP-ARM.1, NAP-TRN.12: what is not in the shop is refused with the reason, not with a list of fields', () => {
    const table = tournament([]);
    for (const seat of ['A', 'B'] as const) table.play(seat, { type: 'pickFaction', faction: 'france' });
    const reason = (action: Action) => why(table.match, 'A', action);
    for (const ware of ['BD1', 'AR1'])
      expect(reason({ type: 'buy', ware })).toMatchObject({
        rule: 'NAP-TRN.4',
        text: notebookRefusals.onlyUnits,
      });
    expect(reason({ type: 'buy', ware: 'RU01' })).toMatchObject({
      rule: 'NAP-ARM.1',
      with: { unit: 'Musketeers' },
    });
    expect(reason({ type: 'buy', ware: 'DA1' })).toMatchObject({
      rule: 'NAP-ARM.1',
      with: { detachment: 'Torturer' },
    });
    expect(reason({ type: 'buy', ware: 'RL1' })).toMatchObject({
      rule: 'NAP-TRN.4',
      text: notebookRefusals.onlyUnitsNever,
      with: { item: relic('RL1').name },
    });
    for (const ware of ['IM1', 'FR99', 'XX'])
      expect(reason({ type: 'buy', ware })).toMatchObject({
        rule: 'NAP-TRN.4',
        text: notebookRefusals.onlyUnitsNever,
      });
    expect(reason({ type: 'putBack', ware: 'FR01' })).toMatchObject({ text: notebookRefusals.notChosen });
  });

  test('NAP-TRN.5, NAP-ARM.5: who stays at home is named, not listed against', () => {
    const table = mustered([]);
    const [seat] = table.match.seats;
    for (let step = 0; table.match.state.frames.at(-1)?.proc !== 'fieldArmy' && step < 6; step += 1)
      for (const each of table.match.seats) {
        const [first] = table.legal(each as 'A');
        if (first !== undefined && table.match.state.frames.at(-1)?.proc !== 'fieldArmy')
          table.play(each as 'A', first);
      }
    const reason = (action: Action) => why(table.match, seat ?? 'A', action);
    const absent = { text: notebookRefusals.notFielded, with: { unit: 'Fusiliers' } };
    expect(reason({ type: 'keepHome', unit: 1 })).toMatchObject({ rule: 'NAP-TRN.5' });
    table.play('A', { type: 'field', unit: 0 });
    expect(reason({ type: 'keepHome', unit: 1 })).toMatchObject({ rule: 'NAP-TRN.5', ...absent });
    expect(reason({ type: 'detach', unit: 1 })).toMatchObject({ rule: 'NAP-ARM.5', ...absent });
    expect(reason({ type: 'detach', unit: 0 })).toMatchObject({ text: notebookRefusals.noneToTakeOff });
  });

  test('NAP-TRN.12, NAP-HID.8: nothing shows before both have confirmed', () => {
    const table = tournament([]);
    for (const seat of ['A', 'B'] as const) table.play(seat, { type: 'pickFaction', faction: 'france' });
    expect(table.play('A', ...buy('FR12'), CONFIRM)).toEqual([]);
    expect(book(table, 'A').muster).toEqual([]);
    const shown = table.play('B', ...buy('FR12'), CONFIRM).map(({ type }) => type);
    expect(shown.slice(0, 3)).toEqual(['waresBought', 'waresBought', 'd6Rolled']);
  });
});

describe('before a battle', () => {
  test('NAP-TRN.6, NAP-TRN.24: first the winner of a d6 picks one of two maps, the other the side', () => {
    const table = mustered([]);
    const { maps, picker } = seriesOf(table.state);
    expect(new Set(maps).size).toBe(2);
    expect(maps).not.toContain('MAP8');
    expect(table.asked()).toEqual([picker]);
    const [map] = maps;
    table.play(picker ?? 'A', { type: 'pickMap', map: map ?? 'MAP1' });
    const other = picker === 'A' ? 'B' : 'A';
    expect(table.asked()).toEqual([other]);
    table.play(other, { type: 'pickSide', side: 'north' });
    expect(seriesOf(table.state).sideOf?.[other]).toBe('north');
    expect(seriesOf(table.state).sideOf?.[picker ?? 'A']).toBe('south');
  });

  test('NAP-TRN.5: limits of 150, 200, 250, 275 and 300 in the decisive battle', () => {
    const limits = (preliminaries: Preliminaries) =>
      Array.from({ length: preliminaries + 1 }, (_, index) => limitOf({ battle: index + 1, preliminaries }));
    expect(limits(2)).toEqual([150, 200, 300]);
    expect(limits(4)).toEqual([150, 200, 250, 275, 300]);
  });

  test('NAP-TRN.5: the army is a legal part of the muster within the limit', () => {
    const table = tournament([]);
    for (const seat of ['A', 'B'] as const) table.play(seat, { type: 'pickFaction', faction: 'france' });
    table.play('A', ...buy('FR12', 'FR07', 'FR09', 'FR04', 'FR01', 'FR01'), CONFIRM);
    table.play('B', ...buy('FR12'), CONFIRM);
    prepare(table);
    table.play('A', ...fieldAll(3));
    // 26 + 41 + 43 = 110, and 48 more would be 158.
    expect(table.refused('A', { type: 'field', unit: 3 })).toBe('NAP-TRN.5');
    expect(table.refused('A', { type: 'field', unit: 0 })).toBe('NAP-TRN.5');
    table.play('A', { type: 'keepHome', unit: 0 });
    expect(table.refused('A', CONFIRM)).toBe('NAP-ARM.4');
    table.play('A', { type: 'keepHome', unit: 1 }, { type: 'keepHome', unit: 2 }, { type: 'field', unit: 0 });
    table.play('A', { type: 'field', unit: 3 }, { type: 'field', unit: 4 });
    // 26 + 48 + 20 = 94: no unique unit below 100.
    expect(table.refused('A', CONFIRM)).toBe('NAP-ARM.3');
    table.play('A', { type: 'field', unit: 5 });
    expect(table.refused('A', CONFIRM)).toBeNull();
  });

  test('NAP-TRN.26, NAP-ARM.5: detachments of the muster go with units of their arm, as many as are owned', () => {
    const table = tournament([]);
    for (const seat of ['A', 'B'] as const) table.play(seat, { type: 'pickFaction', faction: 'france' });
    const four = ['DT1', 'DT1', 'DT1'];
    table.play('A', ...buy('FR12', 'FR01', 'FR01', 'FR05', ...four));
    expect(table.refused('A', { type: 'buy', ware: 'DT1' })).toBe('NAP-TRN.26');
    table.play('A', { type: 'putBack', ware: 'DT1' }, { type: 'putBack', ware: 'DT1' }, CONFIRM);
    table.play('B', ...buy('FR12'), CONFIRM);
    prepare(table);
    table.play('A', ...fieldAll(4), { type: 'attach', unit: 1, detachment: 'DT1' });
    expect(table.refused('A', { type: 'attach', unit: 2, detachment: 'DT1' })).toBe('NAP-TRN.26');
    expect(table.refused('A', { type: 'attach', unit: 3, detachment: 'DT1' })).toBe('NAP-ARM.5');
    table.play('A', { type: 'detach', unit: 1 }, { type: 'attach', unit: 2, detachment: 'DT1' });
    expect(table.refused('A', CONFIRM)).toBeNull();
  });

  test('NAP-TRN.13: two artifacts and one relic for a Commander at most', () => {
    const { frame, series } = tournamentSetup({ preliminaries: 2, switches });
    const rich: Notebook = {
      faction: 'france',
      treasury: 0,
      muster: [recruit('FR12'), recruit('FR12')],
      detachments: [],
      buildings: [],
      artifacts: ['AR1', 'AR3', 'AR5'],
      relics: ['RL1', 'RL2'],
      vp: 0,
    };
    const ready = {
      ...series,
      notebooks: { A: rich, B: rich },
      map: 'MAP1',
      sideOf: { A: 'south', B: 'north' },
    } as const;
    const table = seriesTable({ frames: [{ ...frame, step: 'field' }], series: ready, campaign: null }, []);
    table.play('A', { type: 'field', unit: 0 }, { type: 'field', unit: 1 });
    table.play(
      'A',
      { type: 'assign', item: 'AR1', commander: 0 },
      { type: 'assign', item: 'AR3', commander: 0 },
    );
    expect(table.refused('A', { type: 'assign', item: 'AR5', commander: 0 })).toBe('NAP-TRN.13');
    table.play('A', { type: 'assign', item: 'RL1', commander: 0 });
    expect(table.refused('A', { type: 'assign', item: 'RL2', commander: 0 })).toBe('NAP-TRN.13');
    table.play('A', { type: 'assign', item: 'AR5', commander: 1 }, { type: 'unassign', item: 'AR1' });
    table.play('A', { type: 'assign', item: 'AR1', commander: 1 }, { type: 'keepHome', unit: 0 });
    expect(table.legal('A').filter(({ type }) => type === 'unassign')).toHaveLength(2);
  });
});

describe('after a battle', () => {
  const over = (parts: Partial<Aftermath>): Aftermath => ({
    winner: 'A',
    conceded: null,
    vp: { A: 6, B: 3 },
    legends: { A: 0, B: 0 },
    survivors: { A: [], B: [] },
    relics: { A: [], B: [] },
    ...parts,
  });

  test('NAP-TRN.8, NAP-GV-51: 40, 5 for each VP up to 8, 10 for the winner, 20 for the loser', () => {
    const none = { buildings: [] };
    expect([incomeOf(over({}), 'A', none), incomeOf(over({}), 'B', none)]).toEqual([80, 75]);
    expect(incomeOf(over({ vp: { A: 9, B: 0 } }), 'A', none)).toBe(90);
  });

  test('NAP-TRN.20, NAP-TRN.22: a Treasury pays 15 more, a Heroic Legend 1 for each VP', () => {
    expect(incomeOf(over({}), 'A', { buildings: ['BD7'] })).toBe(95);
    expect(incomeOf(over({ legends: { A: 3, B: 0 } }), 'A', { buildings: [] })).toBe(83);
  });

  test('NAP-TRN.27: a conceded battle counts as the goal, and consoles nobody', () => {
    const given = over({ conceded: 'B', vp: { A: 2, B: 5 } });
    expect([vpOf(given, 'A'), vpOf(given, 'B')]).toEqual([6, 5]);
    expect(incomeOf(given, 'A', { buildings: [] })).toBe(40 + 30 + 10);
    expect(incomeOf(given, 'B', { buildings: [] })).toBe(40 + 25);
    expect(vpOf(over({ conceded: 'B', vp: { A: 7, B: 0 } }), 'A')).toBe(7);
  });

  test('NAP-TRN.9: destroyed units are Broken and their detachments lost; restoring costs a quarter', () => {
    const table = tournament([{ winner: 'B', A: 1, B: 6, lost: { A: [1, 3] } }]);
    for (const seat of ['A', 'B'] as const) table.play(seat, { type: 'pickFaction', faction: 'france' });
    table.play('A', ...buy(...FIRST, 'DT1', 'DT2'), CONFIRM);
    table.play('B', ...buy(...FIRST), CONFIRM);
    prepare(table);
    table.play('A', ...fieldAll(4), { type: 'attach', unit: 1, detachment: 'DT1' });
    table.play('A', { type: 'attach', unit: 2, detachment: 'DT2' }, CONFIRM);
    table.play('B', ...fieldAll(4), CONFIRM);
    expect(book(table, 'A').muster.map(({ broken }) => broken)).toEqual([false, true, false, true, false]);
    expect(book(table, 'A').detachments).toEqual(['DT2']);
    expect(book(table, 'A').treasury).toBe(200 - 141 - 11 + 40 + 5 + 20);
    // The loser restores first: Chasseurs à Cheval cost 32, a quarter of it 8.
    expect(table.asked()).toEqual(['A']);
    const before = book(table, 'A').treasury;
    table.play('A', { type: 'restore', unit: 3 });
    expect(before - book(table, 'A').treasury).toBe(8);
    expect(table.refused('A', { type: 'restore', unit: 3 })).not.toBeNull();
    table.play('A', { type: 'done' });
    passInterval(table);
    prepare(table);
    expect(table.refused('A', { type: 'field', unit: 1 })).toBe('NAP-TRN.9');
    expect(table.refused('A', { type: 'field', unit: 3 })).toBeNull();
  });

  test('NAP-TRN.20: a Hospital restores for an eighth', () => {
    const { frame, series } = tournamentSetup({ preliminaries: 2, switches });
    const hurt: Notebook = {
      faction: 'france',
      treasury: 5,
      muster: [{ ...recruit('FR09'), broken: true }],
      detachments: [],
      buildings: ['BD4'],
      artifacts: [],
      relics: [],
      vp: 0,
    };
    const ready = {
      ...series,
      notebooks: { A: hurt, B: { ...hurt, buildings: [] } },
      aftermath: over({}),
    } as const;
    const table = seriesTable(
      { frames: [{ ...frame, step: 'restoreWinner' }], series: ready, campaign: null },
      [],
    );
    // 43 DP: a quarter is 11, an eighth is 6.
    expect(table.legal('A').some(({ type }) => type === 'restore')).toBe(false);
    const richer = { ...ready, notebooks: { ...ready.notebooks, A: { ...hurt, treasury: 6 } } };
    const other = seriesTable(
      { frames: [{ ...frame, step: 'restoreWinner' }], series: richer, campaign: null },
      [],
    );
    other.play('A', { type: 'restore', unit: 0 });
    expect(book(other, 'A').treasury).toBe(0);
  });

  test('NAP-TRN.10, NAP-TRN.25: two cards are drawn, loser first; one goes to a unit that survived', () => {
    const table = mustered([{ winner: 'A', A: 6, B: 2, lost: { B: [0, 1] } }]);
    fight(table, 4);
    table.play('B', { type: 'done' });
    expect(table.asked()).toEqual(['B']);
    const choices = table.legal('B').filter((action) => action.type === 'improve');
    // Units 2 and 3 survived; 4 stayed at home; 0 and 1 are Broken.
    expect(new Set(choices.map(({ unit }) => unit))).toEqual(new Set([2, 3]));
    const [choice] = choices;
    if (choice === undefined) throw new Error('a choice');
    table.play('B', choice);
    expect(book(table, 'B').muster[choice.unit]?.improvement).toBe(choice.card);
    expect(table.asked()).toEqual(['A']);
    const { cards, discards } = seriesOf(table.state).improvements;
    expect([cards.length, discards.length]).toEqual([18 - 4, 1]);
  });

  test('NAP-TRN.10: at most one improvement each; with the second break it is lost and goes to the discards', () => {
    const table = mustered([{ winner: 'A', A: 6, lost: { B: [0] } }]);
    const series = seriesOf(table.state);
    expect(series.notebooks).not.toBeNull();
    const veteran = { ...recruit('FR01'), improvement: 'IM3', breaks: 1 } as const;
    const { frame } = tournamentSetup({ preliminaries: 2, switches });
    const owned: Notebook = { ...book(table, 'B'), muster: [veteran, recruit('FR12')] };
    const ready = {
      ...series,
      notebooks: { A: owned, B: owned },
      map: 'MAP1',
      sideOf: { A: 'south', B: 'north' },
    } as const;
    const again = seriesTable({ frames: [{ ...frame, step: 'field' }], series: ready, campaign: null }, [
      { winner: 'A', A: 6, lost: { B: [0] } },
    ]);
    for (const seat of ['A', 'B'] as const) again.play(seat, ...fieldAll(2), CONFIRM);
    expect(book(again, 'B').muster[0]).toEqual({ type: 'FR01', broken: true, breaks: 2, improvement: null });
    expect(seriesOf(again.state).improvements.discards).toContain('IM3');
    again.play('B', { type: 'done' });
    expect(again.legal('B').every((action) => action.type !== 'improve' || action.unit === 1)).toBe(true);
  });

  test('NAP-TRN.20: an Academy shows three cards', () => {
    const { frame, series } = tournamentSetup({ preliminaries: 2, switches });
    const learned: Notebook = {
      ...{ faction: 'france', treasury: 0, detachments: [], artifacts: [], relics: [], vp: 0 },
      buildings: ['BD5'],
      muster: [recruit('FR12')],
    };
    const aftermath = over({ survivors: { A: [0], B: [0] } });
    const ready = { ...series, notebooks: { A: learned, B: learned }, aftermath };
    const table = seriesTable(
      { frames: [{ ...frame, step: 'improveWinner' }], series: ready, campaign: null },
      [],
    );
    expect(table.match.opening.events).toMatchObject([{ type: 'improvementsDrawn', player: 'A' }]);
    expect(table.match.opening.events).toMatchObject([{ cards: { length: 3 } }]);
  });

  test('NAP-TRN.11, NAP-GV-49: relics lie on C5 and I5, in the Pass on C4 and H6', () => {
    expect(relicHexes('MAP1').map(hexName)).toEqual(['C5', 'I5']);
    expect(relicHexes('MAP6').map(hexName)).toEqual(['C4', 'H6']);
    // A river runs through both on MAP2, but C5 and I5 are bridges.
    expect(relicHexes('MAP2').map(hexName)).toEqual(['C5', 'I5']);
  });

  test('NAP-TRN.11, NAP-TRN.25: who holds the hex keeps the relic; the other goes back into the bag', () => {
    const table = mustered([{ winner: 'A', A: 6, holds: { A: [hexNamed('C5')] } }]);
    const { frame } = tournamentSetup({ preliminaries: 2, switches });
    const ready = { ...seriesOf(table.state), map: 'MAP1', sideOf: { A: 'south', B: 'north' } } as const;
    const open = seriesTable({ frames: [{ ...frame, step: 'field' }], series: ready, campaign: null }, [
      { winner: 'A', A: 6, holds: { A: [hexNamed('C5')] } },
    ]);
    for (const seat of ['A', 'B'] as const) open.play(seat, ...fieldAll(5), CONFIRM);
    const [laid] = open.fought.map(({ terms }) => terms.relics);
    expect(laid?.map(({ hex }) => hexName(hex))).toEqual(['C5', 'I5']);
    passInterval(open);
    expect(book(open, 'A').relics).toEqual([laid?.[0]?.relic]);
    expect(book(open, 'B').relics).toEqual([]);
    expect(seriesOf(open.state).relicBag).toHaveLength(5);
  });

  test('NAP-TRN.12, NAP-TRN.20, NAP-TRN.26: one building per interval, each once; artifacts once; Barracks make Infantry cheaper', () => {
    const table = mustered([{ winner: 'A', A: 8, B: 0 }]);
    fight(table);
    for (const seat of ['B', 'A'] as const) {
      const [improve] = table.legal(seat).filter(({ type }) => type === 'improve');
      if (improve !== undefined) table.play(seat, improve);
    }
    // 200 - 141 = 59 left, 90 income.
    expect(book(table, 'A').treasury).toBe(149);
    table.play('A', ...buy('BD1', 'AR1'));
    expect(table.refused('A', { type: 'buy', ware: 'BD2' })).toBe('NAP-TRN.12');
    expect(table.refused('A', { type: 'buy', ware: 'AR1' })).toBe('NAP-TRN.26');
    table.play('A', ...buy('FR01'), CONFIRM);
    table.play('B', CONFIRM);
    expect(book(table, 'A').treasury).toBe(149 - 12 - 15 - 16);
    expect(book(table, 'A')).toMatchObject({ buildings: ['BD1'], artifacts: ['AR1'] });
    expect(seriesOf(table.state).battle).toBe(2);
  });

  test('NAP-TRN.20: a building that stands is not built again', () => {
    const { frame, series } = tournamentSetup({ preliminaries: 2, switches });
    const built: Notebook = {
      ...{ faction: 'france', treasury: 300, detachments: [], artifacts: [], relics: [], vp: 0 },
      buildings: ['BD1'],
      muster: [recruit('FR12')],
    };
    const ready = { ...series, notebooks: { A: built, B: built }, aftermath: over({}) };
    const table = seriesTable({ frames: [{ ...frame, step: 'shop' }], series: ready, campaign: null }, []);
    expect(table.refused('A', { type: 'buy', ware: 'BD1' })).toBe('NAP-TRN.20');
    expect(table.refused('A', { type: 'buy', ware: 'BD3' })).toBeNull();
  });

  test('NAP-TRN.6: the loser picks the next map', () => {
    const table = mustered([{ winner: 'A', A: 6 }]);
    fight(table);
    passInterval(table);
    expect(seriesOf(table.state).picker).toBe('B');
    expect(table.asked()).toEqual(['B']);
  });

  test('NAP-TRN.16: without a Commander that can be fielded one is lent, on top of the limit', () => {
    const table = mustered([{ winner: 'A', A: 6, lost: { B: [0] } }, { winner: 'A' }]);
    fight(table);
    table.play('B', { type: 'done' });
    passInterval(table);
    prepare(table);
    table.play('B', { type: 'field', unit: 1 });
    table.play('A', ...fieldAll(5), CONFIRM);
    const events = table.play('B', CONFIRM);
    expect(events).toMatchObject([
      { type: 'armyFielded', player: 'A' },
      { type: 'armyFielded', player: 'B', cost: 20 },
      { type: 'commanderLent', player: 'B', unit: 'FR12' },
      ...events.slice(3),
    ]);
    const army = table.fought[1]?.terms.armies.B;
    expect(army?.units.map(({ type }) => type)).toEqual(['FR01', 'FR12']);
  });

  test('NAP-TRN.16, NAP-ARM.4: a unique Commander without 100 DP around him cannot be fielded either', () => {
    const { frame, series } = tournamentSetup({ preliminaries: 2, switches });
    const alone = (...types: string[]): Notebook => ({
      ...{ faction: 'france', treasury: 0, detachments: [], artifacts: [], relics: [], vp: 0, buildings: [] },
      muster: types.map(recruit),
    });
    const notebooks = { A: alone('FR14', 'FR01'), B: alone('FR14', 'FR01', 'FR01', 'FR01') };
    const ready = { ...series, notebooks, map: 'MAP1', sideOf: { A: 'south', B: 'north' } } as const;
    const table = seriesTable({ frames: [{ ...frame, step: 'field' }], series: ready, campaign: null }, []);
    table.play('A', { type: 'field', unit: 1 });
    table.play('B', { type: 'field', unit: 1 });
    expect([table.refused('A', CONFIRM), table.refused('B', CONFIRM)]).toEqual([null, 'NAP-ARM.4']);
  });
});

describe('the terms of battle', () => {
  test('NAP-TRN.6: Z13, six Escalation cards, goal 6, default tiles', () => {
    const table = mustered([{ winner: 'A' }]);
    fight(table);
    const terms = table.fought[0]?.terms;
    expect(terms).toMatchObject({
      escalation: 6,
      goals: { south: 6, north: 6 },
      slots: 'mutual',
      landmarks: [],
    });
    expect(terms?.zones.south).toHaveLength(13);
    expect(terms?.returned).toEqual({ A: 2, B: 2 });
  });

  test('NAP-TRN.20: a Semaphore Line brings an Order in round 1, a War College keeps a card more', () => {
    const { frame, series } = tournamentSetup({ preliminaries: 2, switches });
    const built: Notebook = {
      ...{ faction: 'france', treasury: 0, detachments: [], artifacts: [], relics: [], vp: 0 },
      buildings: ['BD6', 'BD8'],
      muster: [recruit('FR12')],
    };
    const notebooks = {
      A: built,
      B: { ...built, buildings: [], faction: 'abyss', muster: [recruit('AB13')] },
    } as const;
    const ready = { ...series, notebooks, map: 'MAP1', sideOf: { A: 'south', B: 'north' } } as const;
    const table = seriesTable({ frames: [{ ...frame, step: 'field' }], series: ready, campaign: null }, [
      { winner: 'A' },
    ]);
    for (const seat of ['A', 'B'] as const) table.play(seat, { type: 'field', unit: 0 }, CONFIRM);
    const terms = table.fought[0]?.terms;
    expect(terms?.firstOrders).toEqual({ A: 1, B: 0 });
    expect(terms?.returned).toEqual({ A: 1, B: 2 });
    expect(terms?.corruption).toEqual({ A: 0, B: 3 });
  });

  test('NAP-TRN.14: a head start of 1 VP for every 4 VP of lead, at most 2', () => {
    const start = (A: number, B: number) => headStart({ A: { vp: A }, B: { vp: B } });
    expect([start(7, 4), start(8, 4), start(4, 12), start(20, 0)]).toEqual([
      { A: 0, B: 0 },
      { A: 1, B: 0 },
      { A: 0, B: 2 },
      { A: 2, B: 0 },
    ]);
  });

  test('NAP-TRN.14, NAP-TRN.15, NAP-TRN.24, NAP-RUL.81: the decisive battle is SC7 with goal 10, and whoever wins it wins all', () => {
    const table = mustered([
      { winner: 'A', A: 6, B: 0 },
      { winner: 'A', A: 6, B: 0 },
      { winner: 'B', A: 2, B: 10 },
    ]);
    for (let battle = 0; battle < 2; battle += 1) {
      fight(table);
      passInterval(table);
    }
    // The decisive battle skips the map; who has fewer VP picks the side.
    expect(table.asked()).toEqual(['B']);
    fight(table);
    const terms = table.fought[2]?.terms;
    expect(terms).toMatchObject({
      special: 'halves',
      escalation: 8,
      goals: { south: 10, north: 10 },
      blizzard: [3, 6],
      relics: [],
      vp: { A: 2, B: 0 },
    });
    expect(terms?.landmarks.map(({ hex }) => hexName(hex))).toEqual(['D3', 'H7']);
    expect(table.winners).toEqual(['B']);
    expect(table.match.state.result?.rule).toBe('NAP-TRN.15');
  });
});

describe('the notebook', () => {
  test('NAP-TRN.3, NAP-HID.8: everything in it is public; only what is being chosen is not', () => {
    const table = mustered([]);
    expect(Object.keys(book(table, 'A')).toSorted()).toEqual([
      ...['artifacts', 'buildings', 'detachments', 'faction', 'muster', 'relics', 'treasury', 'vp'],
    ]);
    expect(JSON.stringify(seriesOf(table.state))).not.toContain('knownTo');
  });

  test('NAP-TRN.7: income, restoration, improvement, relics, purchases, in this order', () => {
    const table = mustered([{ winner: 'A', A: 6, lost: { B: [1], A: [1] } }]);
    fight(table);
    const seen: string[] = [];
    for (let i = 0; i < 20 && seriesOf(table.state).battle === 1; i += 1) {
      const top = table.match.state.frames.at(-1);
      const [seat] = table.asked() as readonly Player[];
      if (seat === undefined) break;
      seen.push(`${top?.proc} ${seat}`);
      const actions = table.legal(seat);
      const next = ['done', 'improve', 'confirm'].flatMap((type) =>
        actions.filter((each) => each.type === type),
      )[0];
      if (next !== undefined) table.play(seat, next);
    }
    // The loser first, and purchases at the same time.
    expect([...new Set(seen)]).toEqual([
      ...['restoration B', 'restoration A', 'improvement B', 'improvement A', 'shop A', 'shop B'],
    ]);
  });
});
