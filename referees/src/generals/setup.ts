// GEN-5: how a battle begins.
import type { Named } from '../contract.ts';
import { fieldOf, isOn, listOf, numberOf, textOf } from '../reading.ts';
import { type Battle, byId, bySide, type Play, type Rules, type Unit, unseen } from './battle.ts';
import { type Arm, reserveOf, SECTORS, SIDES, type Side, turned } from './board.ts';
import {
  ARMS,
  LAYOUTS,
  type Layout,
  type Marker,
  OBJECTIVES,
  SETUPS,
  STANDARD_ARMY,
  WINGS,
} from './tables.ts';

function landOf(options: unknown): Layout {
  const land = LAYOUTS[textOf(options, 'terrain')] ?? LAYOUTS['off'];
  const { forest, hill, river, building, roads } = land ?? {
    forest: [],
    hill: [],
    river: [],
    building: [],
    roads: [],
  };
  if (!isOn(options, 'turned')) return { forest, hill, river, building, roads };
  const all = (sectors: readonly string[]): readonly string[] => sectors.map(turned);
  return {
    forest: all(forest),
    hill: all(hill),
    river: all(river),
    building: all(building),
    roads: roads.map(([one, two]) => [turned(one), turned(two)]),
  };
}

const armyOf = (options: unknown, side: Side) => ({
  I: fieldOf(options, 'army', side) === undefined ? STANDARD_ARMY.I : numberOf(options, 'army', side, 'I'),
  C: fieldOf(options, 'army', side) === undefined ? STANDARD_ARMY.C : numberOf(options, 'army', side, 'C'),
  A: fieldOf(options, 'army', side) === undefined ? STANDARD_ARMY.A : numberOf(options, 'army', side, 'A'),
});

export const rulesOf = (options: unknown): Rules => ({
  setup: textOf(options, 'setup'),
  army: bySide((side) => armyOf(options, side)),
  orderDie: isOn(options, 'orderDie'),
  couriers: isOn(options, 'couriers'),
  morale: isOn(options, 'morale'),
  handicap: bySide((side) => numberOf(options, 'handicap', side)),
  land: landOf(options),
});

export function markersOf(options: unknown): readonly Marker[] {
  const chosen = fieldOf(options, 'objectives');
  if (typeof chosen === 'string') return OBJECTIVES[chosen] ?? [];
  return listOf(chosen).map((marker) => ({
    sector: textOf(marker, 'sector'),
    owner: textOf(marker, 'owner') === 'white' ? 'white' : 'black',
    kind: textOf(marker, 'kind'),
    vp: numberOf(marker, 'vp'),
  }));
}

type Placed = ReadonlyMap<string, { readonly [arm in Arm]: number }>;

/** Units of one arm are numbered in the order of the board. */
function unitsOf(side: Side, placed: Placed): readonly Unit[] {
  return ARMS.flatMap((arm) => {
    const places = SECTORS.flatMap((sector) =>
      Array.from({ length: placed.get(sector)?.[arm] ?? 0 }, () => sector),
    );
    return places.map((at, index) => ({
      id: `${side.charAt(0)}${arm}${index + 1}`,
      side,
      arm,
      number: index + 1,
      at,
      routed: false,
      spent: false,
      square: false,
      inside: false,
      bound: false,
      activations: 0,
      moved: false,
      token: null,
    }));
  });
}

function historical(setup: string, side: Side): Placed {
  const army = SETUPS[setup];
  if (army === undefined) return new Map();
  const isSwapped = setup === 'laRothiere' && side === 'black';
  const wings = isSwapped
    ? { ...WINGS[side], left: WINGS[side].right, right: WINGS[side].left }
    : WINGS[side];
  const entry = ([I, C, A]: readonly [number, number, number]) => ({ I, C, A });
  return new Map([
    [wings.left, entry(army.left)],
    [wings.centre, entry(army.centre)],
    [wings.right, entry(army.right)],
    [wings.reserve, entry(army.reserve)],
  ]);
}

const roomIn = (side: Side, sector: string): number => (sector === reserveOf(side) ? 12 : 6);
const numberIn = (placed: Placed, sector: string): number =>
  ARMS.reduce((sum, arm) => sum + (placed.get(sector)?.[arm] ?? 0), 0);
const numberOfArm = (placed: Placed, arm: Arm): number =>
  [...placed.values()].reduce((sum, men) => sum + men[arm], 0);

/** GEN-5.9, 5.11, R.118. */
function legalPlaces({ rules }: Battle, side: Side, placed: Placed): readonly Named[] {
  const sectors = Object.values(WINGS[side]);
  const isComplete = sectors.every((sector) => numberIn(placed, sector) === roomIn(side, sector));
  return [
    ...sectors.flatMap((sector) =>
      ARMS.filter(
        (arm) =>
          numberIn(placed, sector) < roomIn(side, sector) && numberOfArm(placed, arm) < rules.army[side][arm],
      ).map((arm) => ({ type: 'place', arm, sector })),
    ),
    ...sectors.flatMap((sector) =>
      ARMS.filter((arm) => (placed.get(sector)?.[arm] ?? 0) > 0).map((arm) => ({
        type: 'unplace',
        arm,
        sector,
      })),
    ),
    ...(isComplete ? [{ type: 'endSetup' }] : []),
  ];
}

function replace(placed: Placed, { type, arm, sector }: Named): Placed {
  const men = placed.get(String(sector)) ?? { I: 0, C: 0, A: 0 };
  const by = type === 'place' ? 1 : -1;
  const changed = { ...men };
  for (const each of ARMS) if (each === arm) changed[each] += by;
  return new Map([...placed, [String(sector), changed]]);
}

export function* setUp(battle: Battle): Play {
  const { setup } = battle.rules;
  const placed = bySide((side) => historical(setup, side));
  if (setup === 'custom')
    yield* unseen(
      'GEN-5.9',
      SIDES,
      placed,
      (side, own) => legalPlaces(battle, side, own),
      (_side, own, action) => replace(own, action),
    );
  battle.units = SIDES.flatMap((side) => unitsOf(side, placed[side])).toSorted(byId);
}
