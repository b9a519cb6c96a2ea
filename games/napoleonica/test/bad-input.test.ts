// What comes in from outside and is wrong: refused with the field or the rule, and nothing changes.
import { describe, expect, test } from 'vitest';
import { napoleonica } from '../module.ts';
import { begin, hex, table } from './table.ts';

const optionsFault = (raw: object): string => {
  const parsed = napoleonica.parseOptions(raw);
  return parsed.ok ? 'fine' : `${parsed.error.path}: ${parsed.error.message}`;
};
const positionFault = (raw: object): string => {
  const parsed = napoleonica.parsePosition(raw);
  return parsed.ok ? 'fine' : parsed.error.path;
};

describe('options', () => {
  test('NAP-SCN.11, NAP-SCN.12: scenarios stay on the maps they may be fought on', () => {
    expect(optionsFault({ scenario: 'SC3', map: 'MAP1' })).toContain('NAP-SCN.11');
    expect(optionsFault({ scenario: 'SC1', map: 'MAP8' })).toContain('NAP-SCN.11');
    expect(optionsFault({ scenario: 'SC2', map: ['...........'] })).toContain('NAP-SCN.12');
    expect(optionsFault({ scenario: 'SC4', map: 'MAP6' })).toBe('fine');
  });

  test('NAP-SCN.6: a battle of one’s own needs its terms', () => {
    expect(optionsFault({ scenario: 'custom' })).toContain('options.custom');
  });

  test('NAP-ARM.2, NAP-ARM.4, NAP-ARM.7: an illegal army is named by its player and its rule', () => {
    const army = (...units: readonly string[]) => ({
      faction: 'france',
      units: units.map((unit) => ({ unit })),
    });
    expect(optionsFault({ armies: { A: army('FR01', 'FR01', 'FR01') } })).toMatch(/armies\.A.*NAP-ARM\.4/);
    expect(optionsFault({ armies: { A: army('FR12', 'FR07', 'FR07', 'FR07', 'FR07', 'FR07') } })).toContain(
      'NAP-ARM.2',
    );
    expect(optionsFault({ armies: { A: 'FR-300' } })).toContain('NAP-ARM.2');
    expect(optionsFault({ armies: { A: army('FR12', 'XX99') } })).toContain('units[1].unit');
  });

  test('unknown options and words are named', () => {
    expect(optionsFault({ scenery: 'SC1' })).toContain('scenery');
    expect(optionsFault({ scenario: 'SC9' })).toContain('options.scenario');
  });
});

describe('positions', () => {
  const unit = { type: 'FR01', owner: 'A', at: 'F5' };

  test('NAP-CMP.2, NAP-FAT.1, NAP-DES.1: models and Fatigue beyond the card', () => {
    expect(positionFault({ battle: { units: [{ ...unit, models: 9 }] } })).toBe('battle.units[0].models');
    expect(positionFault({ battle: { units: [{ ...unit, fatigue: 3 }] } })).toBe('battle.units[0].fatigue');
    expect(positionFault({ battle: { units: [{ ...unit, models: 0 }] } })).toBe('battle.units[0].models');
  });

  test('NAP-TER.9: nobody stands in a river', () => {
    const ground = `~${'.'.repeat(94)}`;
    expect(positionFault({ battle: { terms: { ground }, units: [{ ...unit, at: 'A1' }] } })).toBe(
      'battle.units[0].at',
    );
  });

  test('NAP-DEK.1, NAP-RDK.1, NAP-EDK.1: cards are cards of their own kind, and the Decoy is in no deck', () => {
    const withPlayer = (A: object) => positionFault({ battle: { units: [unit], players: { A } } });
    expect(withPlayer({ hand: ['C9'] })).toBe('battle.players.A.hand[0]');
    expect(withPlayer({ deck: ['RC01'] })).toBe('battle.players.A.deck[0]');
    expect(withPlayer({ discard: ['decoy'] })).toBe('battle.players.A.discard[0]');
    expect(positionFault({ battle: { units: [unit], revealed: ['F01'] } })).toBe('battle.revealed[0]');
    expect(positionFault({ battle: { units: [unit], escalated: ['E9'] } })).toBe('battle.escalated[0]');
  });

  test('NAP-CMP.11: pouch, screen, spent Orders and those on units are 17', () => {
    const players = { A: { pouch: 'GG', screen: 'G' } };
    expect(positionFault({ battle: { units: [unit], players } })).toBe('battle.players.A.pouch');
  });

  const matchOver = {
    proc: 'match',
    step: 'over',
    options: {},
    winner: null,
    sideOf: { A: 'south', B: 'north' },
    armies: { A: null, B: null },
    factions: { A: null, B: null },
  };

  test('NAP-SET.2: whoever is to choose a roster has chosen a faction', () => {
    const frame = {
      proc: 'match',
      step: 'rosters',
      options: { armies: { A: 'choose', B: 'abyss' } },
      winner: null,
      sideOf: { A: 'south', B: 'north' },
      armies: { A: null, B: null },
      factions: { A: null, B: null },
    };
    expect(positionFault({ frames: [frame] })).toBe('frames[0].factions');
    const chosen = { ...frame, factions: { A: 'france', B: null } };
    expect(positionFault({ frames: [chosen] })).toBe('fine');
  });

  test('NAP-ORD.1, NAP-REI.7: the three cards of a round lie open until they are taken', () => {
    const at = (round: string, ...frames: readonly object[]) => [
      matchOver,
      { proc: 'battle', step: 'again' },
      { proc: 'round', step: round },
      ...frames,
    ];
    const faultWith = (frames: readonly object[], ...revealed: readonly string[]) =>
      positionFault({ battle: { units: [unit, { ...unit, owner: 'B', at: 'F6' }], revealed }, frames });
    const exchanging = at(
      'advance',
      { proc: 'inTurn', step: 'next', what: 'exchange', turns: 1 },
      { proc: 'exchange', step: 'choose', player: 'A' },
    );
    expect(faultWith(exchanging, 'RC01', 'RC02')).toBe('battle.revealed');
    expect(faultWith(exchanging, 'RC01', 'RC02', 'RC03')).toBe('fine');
    const second = at(
      'regenerate',
      { proc: 'inTurn', step: 'next', what: 'cards', turns: 2 },
      { proc: 'reinforcement', step: 'choose', player: 'B', card: null },
    );
    expect(faultWith(second, 'RC01')).toBe('battle.revealed');
    expect(faultWith(second, 'RC01', 'RC02')).toBe('fine');
    const taken = { proc: 'reinforcement', step: 'draw', player: 'B', card: null };
    const nameless = at('regenerate', { proc: 'inTurn', step: 'next', what: 'cards', turns: 2 }, taken);
    expect(faultWith(nameless, 'RC01')).toBe('frames[4].card');
    const nothingLeft = at(
      'reserves',
      { proc: 'inTurn', step: 'next', what: 'regenerate', turns: 1 },
      { proc: 'reinforcement', step: 'choose', player: 'A', card: null },
    );
    expect(faultWith(nothingLeft)).toBe('frames[4]');
    // Whoever says nothing of them gets the first of the deck.
    const read = napoleonica.parsePosition({ battle: { units: [unit] }, frames: exchanging });
    expect(read.ok && read.value.battle?.revealed).toHaveLength(3);
    expect(read.ok && read.value.battle?.reinforcementDeck).toHaveLength(21);
  });

  test('NAP-ORD.1: a round needs three Reinforcement cards to begin with', () => {
    expect(positionFault({ battle: { units: [unit], reinforcementDeck: ['RC01'] } })).toBe(
      'battle.reinforcementDeck',
    );
  });

  test('NAP-SET.3: while tiles are laid there is no Reinforcement deck yet', () => {
    const laying = begin({ scenario: 'SC2', slots: 'initiative' }, 3, 1);
    expect(laying.asked()).toContain('layTiles');
    expect(positionFault(JSON.parse(JSON.stringify(napoleonica.position(laying.match.state))))).toBe('fine');
  });

  test('NAP-SET.2: who left the choice of an army open is asked for it, and nobody else', () => {
    const options = { scenario: 'SC8', armies: { A: 'choose', B: 'abyss' }, south: 'A' };
    const choosing = JSON.stringify(napoleonica.position(begin(options).match.state));
    const asking = (...asked: readonly string[]): string => {
      const position = JSON.parse(choosing) as { frames: readonly { asked: readonly string[] }[] };
      Object.assign(position.frames[1] ?? {}, { asked });
      return positionFault(position);
    };
    expect([asking('A'), asking(), asking('A', 'B')]).toEqual(['fine', 'frames[1].asked', 'frames[1].asked']);
  });

  test('frames must fit each other and what is in progress', () => {
    expect(positionFault({})).toBe('battle');
    expect(positionFault({ battle: { units: [unit] }, frames: [{ proc: 'attack', step: 'pool' }] })).toBe(
      'frames[0].proc',
    );
    expect(positionFault({ battle: { units: [{ ...unit, at: 'Z9' }] } })).toBe('battle.units[0].at');
  });
});

describe('positions of tournaments and campaigns, changed by hand', () => {
  type Book = { [field: string]: unknown; muster: { [field: string]: unknown }[] };
  type Changed = { series: { notebooks: { A: Book; B: Book } } } & { frames: { drafts: { A: unknown } }[] };
  const buys = (...wares: readonly string[]) => wares.map((ware) => ({ type: 'buy', ware }) as const);

  /** France and the Abyss have mustered, and field their first armies. */
  const tournament = (() => {
    const t = begin({ mode: 'tournament' });
    t.as('A', { type: 'pickFaction', faction: 'france' }).as('B', { type: 'pickFaction', faction: 'abyss' });
    for (const buy of buys('FR14', 'FR10', 'FR01', 'DT2')) t.as('A', buy);
    for (const buy of buys('AB13', 'AB01')) t.as('B', buy);
    t.as('A', { type: 'confirm' }).as('B', { type: 'confirm' });
    t.play(t.legal()[0] ?? { type: 'concede' }, { type: 'pickSide', side: 'south' });
    return JSON.stringify(napoleonica.position(t.match.state));
  })();
  const campaign = JSON.stringify(napoleonica.position(begin({ mode: 'campaign' }).match.state));

  const faultIn = (text: string, change: (position: Changed) => void): string => {
    const position = JSON.parse(text) as Changed;
    change(position);
    const parsed = napoleonica.parsePosition(position);
    return parsed.ok ? 'fine' : `${parsed.error.path}: ${parsed.error.message}`;
  };
  const changed = (change: (position: Changed) => void): string => faultIn(tournament, change);
  const inBook = (change: (book: Book) => void): string =>
    changed(({ series }) => change(series.notebooks.A));

  test('as they are they can be read', () => {
    expect([changed(() => {}), faultIn(campaign, () => {})]).toEqual(['fine', 'fine']);
  });

  test('who is not asked has put nothing together', () => {
    const army = { units: [{ unit: 77, detachment: null }], items: [] };
    expect(
      changed(({ frames }) => {
        const frame = frames.at(-1);
        Object.assign(frame ?? {}, { asked: ['B'], drafts: { ...frame?.drafts, A: army } });
      }),
    ).toMatch(/^frames\[1\]\.drafts\.A: A is not asked/);
  });

  test('NAP-TRN.16, NAP-TRN.4: some army may take the field, and some muster can be paid for', () => {
    const mustering = JSON.stringify(
      napoleonica.position(
        begin({ mode: 'tournament' })
          .as('A', { type: 'pickFaction', faction: 'france' })
          .as('B', { type: 'pickFaction', faction: 'abyss' }).match.state,
      ),
    );
    expect(faultIn(mustering, () => {})).toBe('fine');
    expect(faultIn(mustering, ({ series }) => Object.assign(series.notebooks.A, { treasury: 25 }))).toMatch(
      /^frames\[1\].*NAP-TRN\.12/,
    );
    expect(
      changed(({ frames, series }) => {
        Object.assign(frames.at(-1) ?? {}, { lends: false });
        series.notebooks.A.muster.splice(0, 1);
      }),
    ).toMatch(/^frames\[1\].*NAP-ARM\.4/);
  });

  test('NAP-ARM.1, NAP-TRN.2: nobody has units or detachments of another faction', () => {
    expect(inBook(({ muster }) => Object.assign(muster[2] ?? {}, { type: 'AB01' }))).toMatch(
      /^series\.notebooks\.A\.muster\[2\]\.type: .*NAP-ARM\.1/,
    );
    expect(inBook((book) => Object.assign(book, { detachments: ['DA1'] }))).toMatch(
      /detachments.*NAP-ARM\.1/,
    );
  });

  test('NAP-TRN.20, NAP-TRN.26: nor more of anything than there is', () => {
    expect(inBook(({ muster }) => Object.assign(muster[2] ?? {}, { type: 'FR14' }))).toMatch(
      /muster: .*Napoleon.*NAP-TRN\.26/,
    );
    expect(inBook((book) => Object.assign(book, { buildings: ['BD1', 'BD1'] }))).toMatch(
      /buildings: .*Barracks.*NAP-TRN\.20/,
    );
    expect(inBook((book) => Object.assign(book, { artifacts: ['AR1', 'AR1'] }))).toMatch(
      /artifacts: .*Baton.*NAP-TRN\.26/,
    );
    expect(inBook((book) => Object.assign(book, { detachments: ['DT7', 'DT7'] }))).toMatch(
      /detachments: .*Gun Captain.*NAP-TRN\.26/,
    );
  });

  test('NAP-TRN.11, NAP-TRN.25: six relics and eighteen improvements, each somewhere, where it suits', () => {
    expect(inBook((book) => Object.assign(book, { relics: ['RL1'] }))).toMatch(/relicBag: .*NAP-TRN\.11/);
    const improve = (unit: number, improvement: string) =>
      inBook(({ muster }) => Object.assign(muster[unit] ?? {}, { improvement }));
    expect(improve(2, 'IM12')).toMatch(/improvements: .*NAP-TRN\.25/);
    expect(improve(1, 'IM2')).toMatch(/muster\[1\]\.improvement: .*NAP-TRN\.22/);
  });

  test('NAP-TRN.5, NAP-TRN.13, NAP-ARM.5: an army that is being put together breaks no rule either', () => {
    const fielding = (units: readonly number[], more: object = {}) =>
      changed(({ frames }) => {
        const drafts = frames.at(-1)?.drafts;
        const fielded = units.map((unit) => ({ unit, detachment: null }));
        if (drafts !== undefined) drafts.A = { units: fielded, items: [], ...more };
      });
    expect(fielding([0, 1, 2])).toBe('fine');
    const dear = changed(({ series, frames }) => {
      series.notebooks.A.muster.push({ ...series.notebooks.A.muster[2], type: 'FR04' });
      const drafts = frames.at(-1)?.drafts;
      const units = [0, 1, 2, 3].map((unit) => ({ unit, detachment: null }));
      if (drafts !== undefined) drafts.A = { units, items: [] };
    });
    expect(dear).toMatch(/drafts\.A.*NAP-TRN\.5/);
    expect(fielding([0], { items: [{ item: 'AR1', commander: 0 }] })).toMatch(/drafts\.A.*NAP-TRN\.13/);
    const attached = { units: [{ unit: 1, detachment: 'DT2' }] };
    expect(fielding([], attached)).toMatch(/drafts\.A.*NAP-ARM\.5/);
  });

  test('NAP-SOL.15: sixteen tokens of loot', () => {
    const richer = (position: object) =>
      Object.assign((position as { campaign: object }).campaign, { loot: ['powderWagon'] });
    expect(faultIn(campaign, richer)).toMatch(/campaign\.bag: .*NAP-SOL\.15/);
  });
});

describe('a card that asks where a unit goes', () => {
  test('NAP-ACN.1: has been told of which unit before', () => {
    const t = table({ A: { F9: 'RU01' }, B: { A1: 'AB01' }, players: { A: { hand: ['R14'] } } });
    t.play({ type: 'play', card: 'R14' }, { type: 'pickUnit', unit: 0 });
    const position = JSON.parse(JSON.stringify(napoleonica.position(t.match.state)));
    expect(positionFault(position)).toBe('fine');
    const top = position.frames.at(-1);
    expect(top).toMatchObject({ proc: 'pick', step: 'hex', unit: 0 });
    top.unit = null;
    expect(positionFault(position)).toBe(`frames[${position.frames.length - 1}]`);
  });
});

describe('actions', () => {
  test('of the wrong seat, of the wrong moment, or unheard of change nothing', () => {
    const t = table({ A: { F9: 'FR01' }, B: { A1: 'AB01' } });
    const before = JSON.stringify(t.match.state);
    expect(() => t.as('B', { type: 'pass' })).toThrow('not-your-decision');
    expect(() => t.as('A', { type: 'deploy', unit: 0, hex: hex('F8') })).toThrow('NAP-BAT.2');
    expect(() => t.as('A', { type: 'activate', unit: 7, pay: 'G' })).toThrow();
    expect(JSON.stringify(t.match.state)).toBe(before);
  });

  test('NAP-SET.10: the enemy’s units are not yours to place', () => {
    const t = begin({ scenario: 'SC2', armies: { A: 'FR-182', B: 'AB-200' } });
    expect(() => t.as('B', { type: 'deploy', unit: 0, hex: hex('F1') })).toThrow();
  });
});
