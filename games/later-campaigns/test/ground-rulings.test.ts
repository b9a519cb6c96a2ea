// Rulings on ground, fire and morale where the rules left a question open.
import { describe, expect, it } from 'vitest';
import { theatreOf } from '../data/theatres.ts';
import { isInContact, limitOf } from '../ground/hexes.ts';
import { groupMorale, PLAIN } from '../morale/morale.ts';
import { reachOf } from '../reach/reach-of.ts';
import { stepPrice } from '../reach/step-price.ts';
import type { MoveTerms } from '../reach/terms.ts';
import { assaultFire } from '../strength/assault.ts';
import { chargeFire } from '../strength/charge.ts';
import { isEnfiladed } from '../strength/flanks.ts';
import { NOWHERE } from '../vocabulary.ts';
import { type Scene, scene } from './position.ts';

const TERMS: MoveTerms = {
  allowance: [8],
  used: [0],
  startZocFree: false,
  started: false,
  march: false,
  marchingUnit: () => false,
  route: [],
  mayEnterZoc: () => true,
  night: false,
};

describe('ground', () => {
  it('NLC-7.3b, NLC-R009: no contact over an unbridged river or a wall; a bridge makes it', () => {
    const { theatre, at } = scene({
      rivers: ['0,0|1,0', '0,0|0,1'],
      bridges: ['0,0|0,1'],
      walls: ['0,0|-1,0'],
    });
    const touches = ['1,0', '0,1', '-1,0', '0,-1', '2,0'].map((spot) =>
      isInContact(theatre, at('0,0'), at(spot)),
    );
    expect(touches).toEqual([false, true, false, true, false]);
  });

  it('NLC-5.3b: leaders do not count for stacking', () => {
    const { theatre, field, at } = scene({
      units: { i: { at: '0,0' }, j: { at: '0,0' } },
      leaders: { ney: { at: '0,0' } },
    });
    expect(field.at(at('0,0'))).toHaveLength(limitOf(theatre, at('0,0')));
    expect(field.leadersAt(at('0,0'))).toEqual([0]);
  });

  it('NLC-R131: through a full hex of friends; NLC-R132: onto a leader who is alone', () => {
    const friends = scene({ units: { i: { at: '0,0' }, a: { at: '1,0' }, b: { at: '1,0' } } });
    const { state, field, unit, at } = friends;
    expect(reachOf(state, field, [unit('i')], at('0,0'), TERMS).pathTo(at('2,0'))).toContain(at('1,0'));
    const duke = scene({ units: { i: { at: '0,0' } }, leaders: { duke: { side: 'allied', at: '1,0' } } });
    expect(stepPrice(duke.state, duke.field, duke.unit('i'), at('0,0'), at('1,0'), TERMS)).toBe(2);
  });

  it('NLC-5.4e, NLC-R010: cavalry leaves a ZOC for nothing, but night and orders bind it', () => {
    const { state, field, unit, at } = scene({
      units: { c: { arm: 'cav', at: '1,0' }, foe: { side: 'allied', at: '1,1' } },
    });
    const price = (to: string, terms: Partial<MoveTerms>) =>
      stepPrice(state, field, unit('c'), at('1,0'), at(to), { ...TERMS, ...terms });
    expect(price('2,-1', { startZocFree: true })).toBe(2);
    expect(price('2,-1', { startZocFree: false })).toBe(Number.POSITIVE_INFINITY);
    expect(price('2,0', { startZocFree: true, night: true })).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('fire', () => {
  it('NLC-8.2b: guns defend alone, and though they have bombarded', () => {
    const { state, field, at } = scene({
      units: { i: { at: '1,0' }, gun: { side: 'allied', arm: 'art', at: '0,0', steps: [4, 2] } },
    });
    const units = state.units.map((each) => ({ ...each, bombarded: state.turn }));
    const assault = { attackers: [0], defenders: [1], supporters: [], target: at('0,0') };
    expect(assaultFire({ ...state, units }, field, assault).defence.row).toBe(4);
  });

  it('NLC-19.3c, NLC-R027: guns that support from afar do not count as guns in the fight', () => {
    const { state, field, at } = scene({
      units: {
        i: { at: '1,0' },
        foe: { side: 'allied', at: '0,0' },
        gun: { side: 'allied', arm: 'art', at: '1,-2' },
      },
    });
    const fire = assaultFire(state, field, {
      attackers: [0],
      defenders: [1],
      supporters: [2],
      target: at('0,0'),
    });
    expect(fire.defence.row).toBe(10);
    expect(fire.gunsInDefence).toBe(false);
  });

  it('NLC-R083: a gun in the defended hex enfilades only if it does so against every attacker', () => {
    const defence = (attackers: readonly string[]): number => {
      const { state, field, unit, at } = scene({
        units: {
          a: { at: '1,0' },
          b: { at: '-1,0' },
          gun: { side: 'allied', arm: 'art', at: '0,0', steps: [4, 2] },
          friend: { side: 'allied', at: '2,0' },
        },
      });
      return assaultFire(state, field, {
        attackers: attackers.map(unit),
        defenders: [unit('gun')],
        supporters: [],
        target: at('0,0'),
      }).defence.row;
    };
    expect(defence(['a'])).toBe(6);
    expect(defence(['a', 'b'])).toBe(4);
  });

  it('NLC-8.5b: towns and chateaux protect from enfilade', () => {
    const enfiladed = (ground: Scene): boolean => {
      const { field, at } = scene({
        ...ground,
        units: { gun: { arm: 'art', at: '1,0' }, friend: { at: '-1,0' }, foe: { side: 'allied', at: '0,0' } },
      });
      return isEnfiladed(field, at('1,0'), at('0,0'), 'french');
    };
    expect([enfiladed({}), enfiladed({ towns: ['0,0'] }), enfiladed({ chateaux: ['0,0'] })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('NLC-R080: doubled for the charger who flanks; infantry holds its fire against all', () => {
    const { state, field, at } = scene({
      units: {
        flanker: { arm: 'cav', at: '1,0', steps: [6, 3] },
        front: { arm: 'cav', at: '0,-1', steps: [4, 2] },
        friend: { at: '-1,0' },
        foe: { side: 'allied', at: '0,0' },
      },
    });
    const entry = (unit: number, from: string) => ({
      unit,
      start: at(from),
      via: NOWHERE,
      target: at('0,0'),
    });
    const fire = chargeFire(state, field, {
      entries: [entry(0, '1,0'), entry(1, '0,-1')],
      target: at('0,0'),
      defenders: [3],
      square: false,
      backhand: false,
      justRetreated: [],
    });
    expect([fire.charge.row, fire.defence.row, fire.flankers]).toEqual([16, 0, [0]]);
  });

  it('NLC-R081: guns and disrupted friends hold the other side as well, those who charge do not', () => {
    const flanks = (friend: NonNullable<Scene['units']>[string], isCharging: boolean): number => {
      const { state, field, at } = scene({
        units: {
          c: { arm: 'cav', at: '1,0', steps: [6, 3] },
          friend: { ...friend, at: '-1,0' },
          foe: { side: 'allied', at: '0,0' },
        },
      });
      const entry = (unit: number, from: string) => ({
        unit,
        start: at(from),
        via: NOWHERE,
        target: at('0,0'),
      });
      return chargeFire(state, field, {
        entries: isCharging ? [entry(0, '1,0'), entry(1, '-1,0')] : [entry(0, '1,0')],
        target: at('0,0'),
        defenders: [2],
        square: false,
        backhand: false,
        justRetreated: [],
      }).flankers.length;
    };
    expect(flanks({ arm: 'art' }, false)).toBe(1);
    expect(flanks({ disrupted: true }, false)).toBe(1);
    expect(flanks({ arm: 'cav' }, true)).toBe(0);
  });
});

describe('morale', () => {
  it('NLC-R003: a demoralized army has no effect of its own', () => {
    const { state } = scene({ units: { i: { at: '0,0' } } });
    const armies = state.armies.map((army) => ({ ...army, demoralizedOn: 1 }));
    expect(groupMorale({ ...state, armies }, [0], PLAIN).value).toBe(4);
  });

  it('NLC-R030: woods lower the test for square, flanks are for assaults', () => {
    const { state } = scene({ woods: ['0,0'], units: { i: { at: '0,0' } } });
    expect(groupMorale(state, [0], { ...PLAIN, scope: 'combat', defending: true }).value).toBe(2);
  });
});

describe('who takes part', () => {
  const ligny = theatreOf({ options: { scenario: 'ligny' } });
  const quatreBras = theatreOf({ options: { scenario: 'quatre-bras' } });

  it('NLC-R168: units of one division and formation, at least one of them no gun', () => {
    for (const { bodies, units } of [ligny, quatreBras])
      for (const [number, body] of bodies.entries()) {
        if (body.kind !== 'division' || body.formation === number) continue;
        expect(body.units.some((unit) => units[unit]?.arm !== 'art')).toBe(true);
        for (const unit of body.units) expect(units[unit]?.formation).toBe(body.formation);
      }
    const girard = ligny.bodies.find(({ id }) => id === 'fr-2:7th-girard@fr-3');
    expect(ligny.bodies[girard?.formation ?? 0]?.id).toBe('fr-3');
  });

  it('NLC-R158: reinforcements without their leader are a party of their own', () => {
    const parties = quatreBras.bodies.filter(({ kind }) => kind === 'party');
    expect(parties.map(({ id }) => id)).toEqual([
      'fr-2+1',
      'aa-1+6',
      'aa-brunswick+7',
      'aa-res+7',
      'fr-c3+8',
      'aa-1+9',
      'aa-res+10',
    ]);
  });

  it('NLC-17.3: the French are supplied from the south, Prussians from the east, Anglo-Allies from the west', () => {
    const battle = theatreOf({ options: { scenario: 'la-belle-alliance' } });
    const from = (army: string) => battle.armies.find(({ id }) => id === army)?.supply;
    expect(from('french')).toEqual(battle.edges.S);
    expect(from('prussian')).toEqual(battle.edges.E);
    expect(from('angloAllied')).toEqual(battle.edges.W);
  });
});
