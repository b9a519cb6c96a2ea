// Section 24: options from outside, completed with defaults, or the first wrong field.
import type { Result } from '@grognard/kernel';
import {
  fault,
  flag,
  listOf,
  matching,
  mustBe,
  nullable,
  oneOf,
  optional,
  type Reader,
  reading,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { isBattleSector } from '../field/board-graph.ts';
import { ARMY_SIZE, STANDARD_ARMY } from '../field/units.ts';
import { INVENTORY } from '../tables/objectives.ts';
import {
  ARMS,
  type ByArm,
  type BySide,
  LAYOUTS,
  type Marker,
  OBJECTIVE_PRESETS,
  type Options,
  SETUPS,
  SIDES,
} from '../vocabulary.ts';

/** GEN-2.2 */
const BOX_LIMIT: ByArm<number> = { I: 30, C: 12, A: 4 };
const NO_HANDICAP: Options['handicap'] = { white: 0, black: 0 };
const STANDARD: BySide<ByArm<number>> = { white: STANDARD_ARMY, black: STANDARD_ARMY };

const army: Reader<ByArm<number>> = (raw, path) => {
  const read = record<ByArm<number>>({
    I: whole(0, BOX_LIMIT.I),
    C: whole(0, BOX_LIMIT.C),
    A: whole(0, BOX_LIMIT.A),
  });
  const mix = read(raw, path);
  const size = ARMS.reduce((sum, arm) => sum + mix[arm], 0);
  if (size === ARMY_SIZE) return mix;
  return fault(
    'wrong-army',
    path,
    `An army has ${ARMY_SIZE} units, and this one has ${size}: change its mix (GEN-5.12).`,
  );
};

const marker: Reader<Marker> = (raw, path) => {
  const read = record<Marker>({
    sector: matching(isBattleSector, 'a battle sector'),
    owner: oneOf(SIDES),
    kind: oneOf(['general', 'flag', 'rose']),
    vp: oneOf([1, 3, 5]),
  });
  const one = read(raw, path);
  if (INVENTORY.some(({ kind, vp }) => kind === one.kind && vp === one.vp)) return one;
  return fault('wrong-marker', `${path}.vp`, `There is no ${one.kind} worth ${one.vp} VP (GEN-R.99).`);
};

export const readMarkers: Reader<readonly Marker[]> = (raw, path) => {
  const list = listOf(marker)(raw, path);
  list.forEach(({ sector, kind, vp, owner }, index) => {
    const before = list.slice(0, index);
    if (before.some((other) => other.sector === sector)) {
      fault(
        'wrong-marker',
        `${path}[${index}].sector`,
        `Sector ${sector} has a marker already: one per sector (GEN-R.99).`,
      );
    }
    const alike = before.filter(
      (other) => other.owner === owner && other.kind === kind && other.vp === vp,
    ).length;
    const stock = INVENTORY.find((item) => item.kind === kind && item.vp === vp)?.count ?? 0;
    if (alike < stock) return;
    fault(
      'wrong-marker',
      `${path}[${index}]`,
      `${owner} has only ${stock} of kind ${kind} worth ${vp} VP (GEN-R.99).`,
    );
  });
  return list;
};

const objectives: Reader<Options['objectives']> = (raw, path) => {
  if (Array.isArray(raw)) return readMarkers(raw, path);
  const presets = OBJECTIVE_PRESETS.join(', ');
  return (
    OBJECTIVE_PRESETS.find((preset) => preset === raw) ??
    mustBe(raw, path, `one of ${presets}, or a list of markers`)
  );
};

const handicap = record<Options['handicap']>({
  white: optional(oneOf([0, 1, 2, 3]), 0),
  black: optional(oneOf([0, 1, 2, 3]), 0),
});

const shape = record<Options>(
  {
    setup: optional(oneOf(SETUPS), 'marengo'),
    army: optional(nullable(record<BySide<ByArm<number>>>({ white: army, black: army })), null),
    side: optional(oneOf(['A', 'B']), 'A'),
    turned: optional(flag, false),
    objectives: optional(objectives, 'standard'),
    orderDie: optional(flag, false),
    couriers: optional(flag, false),
    morale: optional(flag, false),
    terrain: optional(oneOf(LAYOUTS), 'off'),
    handicap: optional(handicap, NO_HANDICAP),
  },
  'option',
);

/** `path` is where the options stand in what they came with. */
export const readOptions: Reader<Options> = (raw, path) => {
  const options = shape(raw, path);
  if (options.setup === 'custom') return { ...options, army: options.army ?? STANDARD };
  if (options.army === null) return options;
  return fault(
    'wrong-army',
    `${path}.army`,
    `Only the custom setup chooses its armies (GEN-5.12): leave army out.`,
  );
};

export const parseOptions = (raw: unknown): Result<Options> =>
  reading(() => readOptions(raw === undefined ? {} : raw, 'options'));
