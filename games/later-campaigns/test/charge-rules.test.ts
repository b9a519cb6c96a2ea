// NLC-7.7 to 7.9, 8, P and NLC-A.5: cavalry, guns, the sequence by mail, and what single scenarios add.
import type { Random } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { patchBody } from '../changes/bodies.ts';
import { placeUnits } from '../changes/units.ts';
import { chitsFrame, sideOrderFrame, turnFrame } from '../frames.ts';
import { distance } from '../ground/hexes.ts';
import { determinize } from '../secrecy/determinize.ts';
import { grandBattery } from '../specials/grand-battery.ts';
import { isHeldBack, payForGuardCavalry } from '../specials/guard-cavalry.ts';
import { scene } from './position.ts';
import { type Sitting, table } from './table.ts';

const RIDE = {
  from: 'charge',
  units: {
    c: { at: '0,0', arm: 'cav', steps: [6, 3] },
    e: { at: '1,0', side: 'allied', arm: 'art', steps: [3] },
  },
  leaders: {
    kellermann: { at: '0,0', commands: ['french corps'] },
    hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
  },
  orders: { 'allied corps': 'delay' },
} as const;

function charged(dice: readonly number[], more: Sitting = {}) {
  const at = table({ ...RIDE, ...more, dice });
  at.play('french', { type: 'charge', unit: at.unit('c'), via: -1, target: at.at('1,0') });
  at.play('french', { type: 'endDeclare' });
  return at;
}

/** Nothing is left to chance where everything is in sight. */
const UNUSED: Random = { die: () => 1, shuffle: (items) => [...items] };

describe('charges', () => {
  test('NLC-7.7c, 7.7g, NLC-R034: chargers fight in the enemy’s hex; having won they stay, ride back or pursue', () => {
    const at = charged([4, 3, 1, 1]);
    expect(at.hexOf('c')).toBe(at.at('1,0'));
    expect(at.legal('french').map(({ type }) => type)).toEqual(['stay', 'return']);
  });

  test('NLC-7.7f, 7.7j: beaten they are back where they began, disrupted, and neither move nor assault', () => {
    const at = charged([1, 1, 1, 1]);
    expect(at.hexOf('c')).toBe(at.at('0,0'));
    expect(at.state.units[at.unit('c')]).toMatchObject({ disrupted: true, charged: 1 });
    expect(at.offers('french', 'select')).toEqual([]);
  });

  test('NLC-7.7a: not by the disrupted, not at night, and once a turn', () => {
    const able = (more: Sitting) => table({ ...RIDE, ...more }).offers('french', 'charge').length;
    expect(able({})).toBe(1);
    expect(able({ lost: { c: { disrupted: true } } })).toBe(0);
    expect(able({ lost: { c: { charged: 1 } } })).toBe(0);
    expect(able({ turns: [{ night: true }] })).toBe(0);
  });

  test('NLC-7.8a: winners may attack a hex beside', () => {
    const at = charged([4, 3, 1, 1], {
      units: { ...RIDE.units, f: { at: '2,0', side: 'allied', arm: 'art', steps: [3] } },
      dice: [],
    });
    expect(at.offers('french', 'pursue').map(({ hex }) => hex)).toEqual([at.at('2,0')]);
  });

  test('NLC-R079: without a target nobody tests', () => {
    const at = charged([4, 3, 1, 1]);
    at.play('french', { type: 'stay', unit: at.unit('c') });
    expect(at.happened().some(({ type }) => type === 'pursuitTested')).toBe(false);
  });

  test('NLC-R093: cavalry out of command does not react', () => {
    const windows = (spot: string) => {
      const at = table({
        side: 'allied',
        units: { c: { at: '0,0', arm: 'cav' }, e: { at: '3,0', side: 'allied' } },
        leaders: {
          kellermann: { at: spot, commands: ['french corps'] },
          hill: { at: '3,0', side: 'allied', commands: ['allied corps'] },
        },
      });
      at.play('allied', { type: 'select', units: [at.unit('e')] });
      at.play('allied', { type: 'step', hex: at.at('2,0') });
      return at.offers('french', 'react').length;
    };
    expect(windows('0,0')).toBe(1);
    expect(windows('-9,0')).toBe(0);
  });
});

describe('guns', () => {
  test('NLC-8.5d, NLC-R084: infantry under guns with cavalry about chooses between the bonus and the risk', () => {
    const at = table({
      from: 'bombardment',
      units: {
        g: { at: '0,0', arm: 'art', steps: [4, 2] },
        c: { at: '1,1', arm: 'cav' },
        e: { at: '2,0', side: 'allied' },
      },
      leaders: { reille: { at: '0,0', commands: ['french corps'] } },
      dice: [1, 1],
    });
    at.play('french', { type: 'bombard', from: at.at('0,0'), guns: [at.unit('g')], target: at.at('2,0') });
    expect(at.asked()).toEqual(['allied']);
    at.play('allied', { type: 'squares', accept: false });
    expect(at.offers('french', 'react').map(({ unit }) => unit)).toEqual([at.unit('c')]);
  });

  test('NLC-R094, 12.2g: orders and command do not bind bombardment', () => {
    const at = table({
      from: 'bombardment',
      units: { g: { at: '0,0', arm: 'art' }, e: { at: '2,0', side: 'allied' } },
      leaders: { reille: { at: '-9,0', commands: ['french corps'] } },
      orders: { 'french corps': 'delay' },
    });
    expect(at.offers('french', 'bombard')).toHaveLength(1);
  });

  test('NLC-19.1c, NLC-R089: the last to leave a ZOC tests, or is disrupted', () => {
    const left = (die: number) => {
      const at = table({
        units: { i: { at: '0,0' }, e: { at: '1,0', side: 'allied' } },
        leaders: { reille: { at: '-2,0', commands: ['french corps'] } },
        orders: { 'french corps': 'reserve', 'allied corps': 'delay' },
        options: { retreatDisruption: true },
        dice: [die],
      });
      at.play('french', { type: 'select', units: [at.unit('i')] });
      at.play('french', { type: 'step', hex: at.at('-1,0') });
      return at.state.units[at.unit('i')]?.disrupted;
    };
    expect(left(3)).toBe(false);
    expect(left(4)).toBe(true);
  });
});

describe('by mail', () => {
  const MAIL = {
    units: {
      i: { at: '0,0', in: 'I' },
      j: { at: '3,0', in: 'II' },
      e: { at: '12,0', side: 'allied' },
    },
    leaders: {
      ney: { at: '0,0', rating: 4, role: 'oc', commands: ['I', 'II'] },
      reille: { at: '0,0', commands: ['I'] },
      erlon: { at: '3,0', commands: ['II'] },
      wellington: { at: '12,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
    },
    orders: { I: 'delay', II: 'delay', 'allied corps': 'delay' },
    options: { sequence: 'pbem' },
  } as const;

  test('NLC-P.1, NLC-R128: rating and a die; a tie is rolled again; the higher total chooses', () => {
    const at = table({
      ...MAIL,
      frames: [sideOrderFrame.at('roll', { winner: 'french', first: 'french' })],
      dice: [1, 2, 6, 1],
    });
    expect(at.asked()).toEqual(['french']);
    expect(at.offers('french', 'chooseTurn')).toHaveLength(2);
  });

  test('NLC-P.2: a player turn is one Stage of all his formations', () => {
    const at = table({
      ...MAIL,
      frames: [sideOrderFrame.at('choose', { winner: 'french', first: 'french' })],
      also(state) {
        state.stage = null;
      },
    });
    at.play('french', { type: 'chooseTurn', first: true });
    expect(at.state.stage).toMatchObject({ side: 'french', active: [0, 1] });
  });

  test('NLC-P.3: the Coordinated Action is still rolled for, no Initial Action', () => {
    const at = table({ ...MAIL, frames: [chitsFrame.at('coordinated', { rollers: [] })], dice: [6, 6] });
    const rolls = at.happened().map(({ type }) => type);
    expect(rolls).toContain('coordinatedRolled');
    expect(rolls).not.toContain('initialRolled');
  });
});

describe('what single scenarios add', () => {
  test('NLC-4.0a: d’Erlon comes on a 6', () => {
    const come = (die: number) =>
      table({
        units: { i: { at: '0,0' }, k: {}, e: { at: '12,0', side: 'allied' } },
        groups: [{ turn: 1, at: '-3,0', units: ['k'], condition: 'd-erlon-countermarch' }],
        frames: [turnFrame.at('reinforcements', {})],
        dice: [die],
      }).state.arrived;
    expect(come(5)).toEqual([]);
    expect(come(6)).toEqual([0]);
  });

  test('NLC-8.1a, NLC-R170: the grand battery fires in the first French Stage, whatever its formation', () => {
    const guns = (clock: string, struck: readonly string[] = [], isHidden = false) => {
      const { state, theatre } = scene({
        specials: ['grand-battery'],
        options: { hiddenMovement: true },
        turns: [{ clock }],
        units: { g: { at: '0,0', arm: 'art' }, e: { at: '2,0', side: 'allied' } },
        stage: { side: 'french', active: [] },
      });
      state.struck = struck;
      placeUnits(state, [0], theatre.hexIds.indexOf('2026'));
      const corps = state.units[0]?.body ?? -1;
      if (isHidden) patchBody(state, corps, { march: { turns: 1, banked: 0, first: 0 } });
      return grandBattery(state).length;
    };
    expect(guns('1200')).toBe(1);
    // NLC-R170: what a hidden march has left behind does not fire.
    expect(guns('1200', [], true)).toBe(0);
    expect(guns('1400')).toBe(0);
    expect(guns('1200', ['grand-battery 1'])).toBe(0);
  });

  test('NLC-8.1a, NLC-A.5: the grand battery is French guns on the map, close to its middle, that have no Stage of their own now', () => {
    const gun = { at: '0,0', arm: 'art' } as const;
    const set = scene({
      specials: ['grand-battery'],
      turns: [{ clock: '1200' }],
      units: {
        near: gun,
        far: gun,
        lost: gun,
        own: gun,
        foot: { at: '0,0' },
        foe: { ...gun, side: 'allied' },
      },
      stage: { side: 'french', active: [] },
    });
    const { state, theatre } = set;
    const middle = theatre.hexIds.indexOf('2026');
    const away = (hexes: number): number =>
      theatre.hexIds.findIndex((_, hex) => distance(theatre, middle, hex) === hexes);
    placeUnits(state, [set.unit('near')], away(2));
    placeUnits(state, [set.unit('far')], away(3));
    for (const name of ['lost', 'own', 'foot', 'foe']) placeUnits(state, [set.unit(name)], middle);
    const lost = state.units[set.unit('lost')];
    if (lost !== undefined) state.units[set.unit('lost')] = { ...lost, status: 'eliminated' };
    if (state.stage !== null) state.stage = { ...state.stage, active: [set.unit('own')] };
    expect(grandBattery(state)).toEqual([set.unit('near')]);
  });

  test('NLC-8.1c, NLC-D.2: who fired in the grand battery of another Stage may move in its own', () => {
    const movers = (salvo: readonly number[]) =>
      table({
        units: { g: { at: '0,0', arm: 'art', gun: 'foot', mp: 4 }, e: { at: '9,0', side: 'allied' } },
        stage: { salvo },
        lost: { g: { bombarded: 1 } },
      })
        .offers('french', 'select')
        .flatMap(({ units }) => units);
    expect(movers([])).toEqual([0]);
    expect(movers([0])).toEqual([]);
  });

  test('NLC-A.5: that the grand battery has fired is known to whoever imagines the table', () => {
    const at = table({
      specials: ['grand-battery'],
      units: { i: { at: '0,0' }, e: { at: '9,0', side: 'allied' } },
      also(state) {
        state.struck = ['grand-battery 1'];
      },
    });
    expect(at.view('french').struck).toEqual(['grand-battery 1']);
    expect(determinize(at.view('allied'), 'allied', UNUSED).struck).toEqual(['grand-battery 1']);
  });

  test('NLC-18.1: the Guard cavalry is held back until 18:00; its first order then costs 3 points', () => {
    const guard = (clock: string) =>
      table({
        specials: ['guard-cavalry-held-back'],
        turns: [{ clock }],
        units: { c: { at: '0,0', arm: 'cav', in: 'fr-guard-cav' }, e: { at: '9,0', side: 'allied' } },
        also(state) {
          payForGuardCavalry(state, 1);
          payForGuardCavalry(state, 1);
        },
      });
    expect(isHeldBack(guard('1700').state, 1)).toBe(true);
    expect(isHeldBack(guard('1800').state, 1)).toBe(false);
    expect(guard('1800').state.sides.french.points).toBe(-3);
  });

  test('NLC-18.1: a division of the Guard cavalry is held back with it', () => {
    const { state, theatre } = scene({
      specials: ['guard-cavalry-held-back'],
      turns: [{ clock: '1700' }],
      units: {
        c: { at: '0,0', arm: 'cav', in: 'fr-guard-cav', division: 'Light cavalry' },
        e: { at: '9,0', side: 'allied' },
      },
    });
    const division = theatre.bodies.findIndex(({ kind }) => kind === 'division');
    expect(theatre.bodies[division]?.formation).not.toBe(division);
    expect(isHeldBack(state, division)).toBe(true);
  });

  test('NLC-7.7a: Blücher rides with a charge, and goes where it goes', () => {
    const at = table({
      from: 'charge',
      side: 'allied',
      specials: ['bluecher-leads-charges'],
      units: {
        c: { at: '0,0', arm: 'cav', side: 'allied', steps: [6, 3] },
        e: { at: '1,0', arm: 'art', steps: [3] },
      },
      leaders: {
        bluecher: { at: '0,0', side: 'allied', role: 'oc', commands: ['allied corps'] },
        roeder: { at: '0,0', side: 'allied', commands: ['allied corps'] },
      },
      orders: { 'french corps': 'delay' },
      dice: [4, 3, 1, 1],
    });
    at.play('allied', { type: 'charge', unit: at.unit('c'), via: -1, target: at.at('1,0') });
    at.play('allied', { type: 'rideWith', leader: 0, unit: at.unit('c') });
    at.play('allied', { type: 'endDeclare' });
    expect(at.state.leaders.map(({ hex }) => hex)).toEqual([at.at('1,0'), at.at('0,0')]);
  });
});
