// NLC-I: morale and what corps and armies can bear.
import { describe, expect, it } from 'vitest';
import {
  armyLevel,
  armyLosses,
  disintegrationLevel,
  formationLimit,
  formationLosses,
  isDemoralized,
} from '../morale/demoralization.ts';
import { groupMorale, isGuardInfantry, type MoraleContext, moraleOf, PLAIN } from '../morale/morale.ts';
import { NOWHERE } from '../vocabulary.ts';
import { type Scene, type Setting, scene } from './position.ts';

const inAssault = (changed: Partial<MoraleContext> = {}): MoraleContext => ({
  ...PLAIN,
  scope: 'combat',
  ...changed,
});

const morale = ({ state, unit }: Setting, ids: readonly string[], context: MoraleContext = PLAIN): number =>
  groupMorale(state, ids.map(unit), context).value;

describe('NLC-2.3: unit by unit', () => {
  it('NLC-GV-25, NLC-7.3e, NLC-2.3f: stacks of morale 4 and 3 with a leader', () => {
    const stacks = (leader: string): Setting =>
      scene({
        units: { good: { at: '0,0' }, poor: { at: '1,0', morale: 3 } },
        leaders: { reille: { at: leader, commands: ['french corps'] } },
      });
    expect(morale(stacks('1,0'), ['good', 'poor'], inAssault())).toBe(4);
    expect(morale(stacks('0,0'), ['good', 'poor'], inAssault())).toBe(5);
  });

  it('NLC-GV-26, NLC-2.3a, NLC-2.3c, NLC-2.3d, NLC-2.3e, NLC-2.3i: all modifiers first, then 1 to 5', () => {
    const guard = scene({
      units: { guard: { at: '0,0', morale: 5, guard: 'old' } },
      leaders: { drouot: { at: '0,0', commands: ['french corps'] } },
    });
    expect(morale(guard, ['guard'], inAssault({ firedAtByGuns: true }))).toBe(5);
    const dutch = scene({
      woods: ['0,0'],
      units: { dutch: { at: '0,0', morale: 3, lost: 1 }, dead: { steps: [9, 5] }, gone: { steps: [5, 3] } },
    });
    expect(morale(demoralized(dutch), ['dutch'], inAssault({ flanked: true }))).toBe(1);
    const parts = groupMorale(demoralized(dutch).state, [0], inAssault({ flanked: true })).parts;
    expect(parts.map(({ reason, value }) => [reason, value])).toEqual([
      ['stepLoss', -1],
      ['demoralizedFormation', -1],
      ['flanked', -2],
    ]);
  });

  it('NLC-2.3e: woods cost 2 in combat only, and not a flanked unit', () => {
    const setting = scene({ woods: ['0,0'], units: { i: { at: '0,0', morale: 5 } } });
    expect(morale(setting, ['i'])).toBe(5);
    expect(morale(setting, ['i'], inAssault())).toBe(3);
    expect(morale(setting, ['i'], inAssault({ flanked: true }))).toBe(3);
  });

  it('NLC-2.3b, NLC-R002: British infantry does not mind its losses', () => {
    const setting = scene({
      units: { i: { at: '0,0', lost: 1 }, kgl: { at: '1,0', lost: 1, ignoresStepLoss: true } },
    });
    expect(morale(setting, ['i'])).toBe(3);
    expect(morale(setting, ['kgl'])).toBe(4);
  });

  it('NLC-2.2e, NLC-R001: on the defending side of a fight only', () => {
    const setting = scene({ units: { british: { at: '0,0', moraleDefending: 5 } } });
    expect(morale(setting, ['british'], inAssault())).toBe(4);
    expect(morale(setting, ['british'], inAssault({ defending: true }))).toBe(5);
  });

  it('NLC-2.3f, NLC-R004, NLC-R144: own leader, WC or OC, once; not a stranger, nor one who rallies', () => {
    const stacked = (leaders: Scene['leaders']): Setting =>
      scene({ units: { i: { at: '0,0' }, other: { at: '3,0', in: 'other corps' } }, leaders: leaders ?? {} });
    expect(morale(stacked({ own: { at: '0,0', commands: ['french corps'] } }), ['i'])).toBe(5);
    expect(
      morale(stacked({ oc: { at: '0,0', role: 'oc', commands: ['french corps', 'other corps'] } }), ['i']),
    ).toBe(5);
    expect(morale(stacked({ stranger: { at: '0,0', commands: ['other corps'] } }), ['i'])).toBe(4);
    const rallying = stacked({ own: { at: '0,0', commands: ['french corps'] } });
    const leaders = rallying.state.leaders.map((leader) => ({ ...leader, rallied: 1 }));
    expect(groupMorale({ ...rallying.state, leaders }, [0], PLAIN).value).toBe(4);
  });

  it('NLC-2.3h, NLC-12.2.9d: a formation on Reserve', () => {
    expect(morale(scene({ orders: { 'french corps': 'reserve' }, units: { i: { at: '0,0' } } }), ['i'])).toBe(
      3,
    );
  });

  it('NLC-7.4n: once the Guard has been thrown back all French lose heart', () => {
    const { state } = scene({ units: { i: { at: '0,0' }, ally: { side: 'allied', at: '3,0' } } });
    const broken = {
      ...state,
      sides: { ...state.sides, french: { ...state.sides.french, gardeBroken: true } },
    };
    expect(moraleOf(broken, 0, PLAIN).value).toBe(3);
    expect(moraleOf(broken, 1, PLAIN).value).toBe(4);
  });

  it('NLC-GV-65, NLC-2.3g, NLC-7.4m: against Old or Middle Guard, on the retreat roll', () => {
    const setting = scene({
      units: {
        i: { side: 'allied', at: '0,0' },
        middle: { at: '1,0', guard: 'middle' },
        young: { at: '1,0', guard: 'young' },
        horse: { arm: 'cav', at: '1,0', guard: 'old' },
      },
    });
    const context = { defending: true, firedAtByGuns: true, facingGuard: true };
    expect(morale(setting, ['i'], { ...PLAIN, ...context, scope: 'retreat' })).toBe(2);
    expect(morale(setting, ['i'], { ...PLAIN, ...context, scope: 'combat' })).toBe(3);
    const isGuard = (id: string): boolean => isGuardInfantry(setting.state, setting.unit(id));
    expect(['middle', 'young', 'horse', 'i'].map(isGuard)).toEqual([true, false, false, false]);
  });
});

describe('NLC-2.4: groups', () => {
  it('NLC-GV-27, NLC-2.4a: infantry speaks for a stack, else cavalry, else artillery', () => {
    const setting = scene({
      units: {
        c: { arm: 'cav', at: '0,0', morale: 5 },
        i: { at: '0,0', morale: 3 },
        d: { arm: 'cav', at: '1,0' },
        gun: { arm: 'art', at: '1,0', morale: 5 },
      },
    });
    expect(morale(setting, ['c', 'i'])).toBe(3);
    expect(morale(setting, ['d', 'gun'])).toBe(4);
    expect(morale(setting, ['gun'])).toBe(5);
  });

  it('NLC-2.4b: what concerns each unit comes before the best is taken, what concerns the group after', () => {
    const setting = scene({
      units: {
        hurt: { at: '0,0', morale: 5, lost: 1 },
        whole: { at: '0,0', morale: 4 },
        elite: { at: '0,0', morale: 5 },
      },
    });
    expect(morale(setting, ['hurt', 'whole'], inAssault({ firedAtByGuns: true }))).toBe(3);
    expect(morale(setting, ['hurt', 'elite'], inAssault({ firedAtByGuns: true }))).toBe(4);
  });
});

describe('NLC-19.2b, NLC-R090: recovery', () => {
  const recovery = (ground: Scene): number =>
    morale(
      scene({ ...ground, units: { i: { at: '0,0', lost: 1, disrupted: true }, ...ground.units } }),
      ['i'],
      { ...PLAIN, scope: 'recovery' },
    );
  const FOE: Scene['units'] = { foe: { side: 'allied', at: '1,0' } };

  it('NLC-GV-67: damaged, in a town, an undisrupted enemy in contact', () => {
    expect(recovery({ towns: ['0,0'], units: FOE })).toBe(3);
    expect(recovery({ towns: ['0,0'] })).toBe(4);
    expect(recovery({ units: FOE })).toBe(2);
    expect(recovery({ units: { foe: { side: 'allied', at: '1,0', disrupted: true } } })).toBe(3);
  });

  it('a stream or crest helps where it parts one from an enemy; woods help and do not frighten', () => {
    expect(recovery({ streams: ['0,0|1,0'], units: FOE })).toBe(3);
    expect(recovery({ streams: ['0,0|-1,0'], units: FOE })).toBe(2);
    expect(recovery({ crests: ['0,0|1,0'], units: FOE })).toBe(3);
    expect(recovery({ woods: ['0,0'] })).toBe(4);
    expect(recovery({ chateaux: ['0,0'] })).toBe(4);
  });
});

/** Every unit that is nowhere has been eliminated. */
function demoralized(setting: Setting): Setting {
  const units = setting.state.units.map((unit) =>
    unit.hex === NOWHERE ? { ...unit, status: 'eliminated' as const } : unit,
  );
  return { ...setting, state: { ...setting.state, units } };
}

describe('NLC-14, NLC-15: demoralization', () => {
  const army: Scene = {
    units: {
      i: { at: '0,0' },
      dead: { steps: [6, 3] },
      gone: { steps: [4, 2], lost: 1 },
      foe: { side: 'allied', at: '5,0' },
    },
  };

  it('NLC-15.1, NLC-14.1: full strengths of what is lost, against the limit', () => {
    const { state } = demoralized(scene(army));
    expect(formationLosses(state, state.units[0]?.body ?? 0)).toBe(10);
    expect(armyLosses(state, 0)).toBe(10);
    expect(armyLosses(state, 1)).toBe(0);
    expect(isDemoralized(state, state.units[0]?.body ?? 0)).toBe(true);
    const rallied = { ...state, units: state.units.map((unit) => ({ ...unit, status: 'map' as const })) };
    expect(isDemoralized(rallied, state.units[0]?.body ?? 0)).toBe(false);
  });

  it('NLC-R069, NLC-A.4: destroyed units count as well', () => {
    const { state } = scene(army);
    const units = state.units.map((unit) =>
      unit.hex === NOWHERE ? { ...unit, status: 'destroyed' as const } : unit,
    );
    expect(armyLosses({ ...state, units }, 0)).toBe(10);
  });

  it('NLC-R164, NLC-11.4b, NLC-GV-70: an army level is shifted, and never below 1', () => {
    const { state } = scene(army);
    const shifted = (levelShift: number) => ({
      ...state,
      armies: state.armies.map((each) => ({ ...each, levelShift })),
    });
    expect(armyLevel(state, 0)).toBe(50);
    expect(armyLevel(shifted(-5), 0)).toBe(45);
    expect(armyLevel(shifted(-99), 0)).toBe(1);
  });

  it('NLC-11.4b, NLC-7.4o: a lost HQ lowers the level of demoralization, not that of falling apart', () => {
    const { state } = scene(army);
    const shifted = { ...state, armies: state.armies.map((each) => ({ ...each, levelShift: -5 })) };
    expect(disintegrationLevel(shifted, 0)).toBe(80);
  });

  it('NLC-GV-80, NLC-20.9a, NLC-20.9b, NLC-R118: tenths of the printed limit', () => {
    const { state } = scene({ ...army, options: { operationsMorale: true }, limits: { 'french corps': 15 } });
    const body = state.units[0]?.body ?? 0;
    const shifted = (limitShift: number) => ({
      ...state,
      bodies: state.bodies.map((each) => (each === null ? null : { ...each, limitShift })),
    });
    expect(formationLimit(shifted(1), body)).toBe(17);
    expect(formationLimit(shifted(-2), body)).toBe(12);
    const off = { ...shifted(1), options: { ...state.options, operationsMorale: false } };
    expect(formationLimit(off, body)).toBe(15);
  });

  it('NLC-20.6a: panic spreads from demoralized corps nearby, not from cavalry', () => {
    const panic = (kind: 'corps' | 'cavalryCorps', far: string): number => {
      const { state } = demoralized(
        scene({
          options: { panic: true },
          kinds: { routed: kind },
          units: {
            i: { at: '0,0' },
            dead: { in: 'routed', steps: [9, 5] },
            gone: { in: 'routed', steps: [9, 5] },
          },
          leaders: { own: { at: '0,0', commands: ['french corps'] }, his: { at: far, commands: ['routed'] } },
        }),
      );
      return formationLimit(state, state.units[0]?.body ?? 0);
    };
    expect(panic('corps', '5,0')).toBe(8);
    expect(panic('corps', '6,0')).toBe(10);
    expect(panic('cavalryCorps', '5,0')).toBe(10);
  });
});
