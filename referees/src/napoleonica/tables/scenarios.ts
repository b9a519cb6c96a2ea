// NAP-SCN.1, NAP-GEO.7: zones and scenarios, as the tables of the law print them.
export type Side = 'south' | 'north';
export interface BySide<T> {
  readonly south: T;
  readonly north: T;
}

const span = (row: number, from: string, to: string): string[] => {
  const names: string[] = [];
  for (let code = from.charCodeAt(0); code <= to.charCodeAt(0); code += 1)
    names.push(`${String.fromCharCode(code)}${row}`);
  return names;
};

export const ZONES: { readonly [zone: string]: BySide<readonly string[]> } = {
  Z7: {
    south: [...span(9, 'D', 'H'), 'E8', 'F8'],
    north: [...span(1, 'D', 'H'), 'E2', 'F2'],
  },
  Z9: {
    south: [...span(9, 'C', 'I'), 'E8', 'F8'],
    north: [...span(1, 'C', 'I'), 'E2', 'F2'],
  },
  Z13: {
    south: [...span(9, 'C', 'I'), ...span(8, 'C', 'H')],
    north: [...span(1, 'C', 'I'), ...span(2, 'C', 'H')],
  },
  Z17: {
    south: [...span(9, 'B', 'J'), ...span(8, 'B', 'I')],
    north: [...span(1, 'B', 'J'), ...span(2, 'B', 'I')],
  },
};

export interface Scenario {
  readonly map: string;
  readonly zones: BySide<string>;
  /** Hexes the zone of North has beside. */
  readonly more: readonly string[];
  readonly limits: BySide<number>;
  readonly escalation: number;
  readonly goals: BySide<number>;
  readonly landmarks: readonly string[];
  /** South human, North Abyss. */
  readonly bound: boolean;
  readonly blizzard: readonly number[];
  readonly commanderVp: number;
  readonly firstGame: boolean;
}

const scenario = (
  map: string,
  [south, north]: readonly [string, string],
  limits: readonly [number, number],
  escalation: number,
  goals: readonly [number, number],
  rest: Partial<Scenario> = {},
): Scenario => ({
  map,
  zones: { south, north },
  more: [],
  limits: { south: limits[0], north: limits[1] },
  escalation,
  goals: { south: goals[0], north: goals[1] },
  landmarks: [],
  bound: false,
  blizzard: [],
  commanderVp: 2,
  firstGame: false,
  ...rest,
});

export const SCENARIOS: { readonly [id: string]: Scenario } = {
  SC1: scenario('MAP1', ['Z9', 'Z9'], [185, 185], 4, [4, 4], { firstGame: true }),
  SC2: scenario('MAP2', ['Z9', 'Z9'], [200, 200], 6, [6, 6], { landmarks: ['C5', 'F5', 'I5'] }),
  SC3: scenario('MAP3', ['Z13', 'Z9'], [240, 200], 6, [7, 7], {
    landmarks: ['E3', 'F3', 'G3'],
    more: ['E3', 'F3', 'G3'],
  }),
  SC4: scenario('MAP4', ['Z9', 'Z9'], [200, 200], 6, [6, 6], { landmarks: ['F5'], commanderVp: 4 }),
  SC5: scenario('MAP5', ['Z9', 'Z9'], [220, 220], 6, [7, 8], {
    landmarks: ['C5', 'F5', 'I5'],
    bound: true,
  }),
  SC6: scenario('MAP6', ['Z13', 'Z9'], [240, 185], 6, [9, 7]),
  SC7: scenario('MAP7', ['Z13', 'Z13'], [300, 300], 8, [9, 9], {
    landmarks: ['D3', 'H7'],
    blizzard: [3, 6],
  }),
  SC8: scenario('MAP8', ['Z13', 'Z9'], [300, 320], 8, [11, 8], {
    landmarks: ['F1'],
    bound: true,
    more: ['D3', 'E3', 'F3', 'G3', 'H3'],
  }),
};

/** NAP-ROS.1 */
export const ROSTERS: { readonly [name: string]: string } = {
  'FR-182': 'FR14 FR01 FR01 FR02 FR05 FR09',
  'FR-200': 'FR12 FR01 FR01+DT2 FR02 FR03 FR05 FR07',
  'FR-220': 'FR14 FR01 FR01 FR02 FR03 FR05 FR07',
  'FR-240': 'FR14 FR01 FR01 FR01 FR02 FR03 FR05 FR09',
  'FR-300': 'FR14 FR12 FR01 FR01 FR02 FR03 FR05 FR07 FR09',
  'RU-182': 'RU12 RU01 RU03 RU04 RU07 RU08',
  'RU-200': 'RU12 RU01 RU02 RU03 RU06 RU07 RU08',
  'RU-220': 'RU14 RU01 RU01+DT2 RU03 RU04+DT1 RU06 RU08',
  'RU-240': 'RU12 RU01 RU02 RU03 RU06 RU07 RU08 RU09',
  'RU-300': 'RU12 RU01 RU04 RU04 RU06 RU07 RU08 RU08 RU09',
  'AB-182': 'AB13 AB01 AB01 AB01 AB03 AB04 AB06',
  'AB-200': 'AB13 AB01 AB01 AB02 AB03 AB04 AB08',
  'AB-220': 'AB14 AB01 AB01 AB03 AB06 AB08 AB11',
  'AB-240': 'AB13 AB01 AB01 AB03 AB03 AB04 AB04 AB08',
  'AB-300': 'AB13 AB01 AB03 AB03 AB04 AB06 AB08 AB08 AB10',
  'AB-320': 'AB14 AB12 AB13 AB01+DA1 AB01+DA2 AB03 AB04 AB04 AB06',
};
