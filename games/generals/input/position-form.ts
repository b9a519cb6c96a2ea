// A position as it is written down, field by field. Beyond this the game checks that the moment is possible.
import { framesOf } from '@grognard/kernel';
import {
  described,
  type FormValue,
  listOf,
  mapOf,
  matching,
  maybe,
  nullable,
  oneOf,
  optional,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { options } from '../options.ts';
import { musterKey } from '../orders/mustering.ts';
import { procedures } from '../procedures/index.ts';
import { MAX_ROUNDS } from '../setup.ts';
import { ARMY_SIZE } from '../tables/armies.ts';
import { ARMS, PHASES, SECTORS, SIDES } from '../vocabulary.ts';
import { deployments } from './deployments.ts';
import { activity, engagement } from './engagement.ts';
import { markers } from './markers.ts';
import { result, scores, vp } from './score.ts';
import { sheets } from './sheets.ts';
import { unit } from './unit.ts';
import { battleSector, bySide } from './words.ts';

const MUSTER_KEYS = SIDES.flatMap((side) =>
  ARMS.flatMap((arm) => SECTORS.map((sector) => musterKey(side, arm, sector))),
);
const mustered = matching<string>(
  (raw): raw is string => MUSTER_KEYS.some((key) => key === raw),
  'a unit type in a sector, such as wI@a1',
  { enum: MUSTER_KEYS },
);
const DEEPEST = 10;

export const positionForm = record({
  options: optional(options.form, options.usual),
  round: described(maybe(whole(0, MAX_ROUNDS)), '0 during Custom setup; left out: the first.'),
  phase: optional(oneOf([...PHASES, 'setup']), 'planning'),
  draws: described(optional(whole(0, 1_000_000_000), 0), 'Random numbers used so far.'),
  units: described(listOf(unit, SIDES.length * ARMY_SIZE), 'Units that are not listed have left the game.'),
  vp: described(maybe(vp), 'Left out: as a battle begins.'),
  pool: described(
    maybe(whole(0, MAX_ROUNDS)),
    '11 minus the round, until the round is scored (GEN-16.8); left out: that.',
  ),
  allotment: described(maybe(bySide(whole(0, 12))), 'Orders each side may write this round.'),
  orderDice: optional(nullable(bySide(whole(1, 6))), null),
  sheets: optional(sheets, { white: [], black: [] }),
  deployments: optional(nullable(deployments), null),
  markers: described(maybe(markers), 'Left out: those of the options.'),
  buildings: described(maybe(listOf(battleSector)), 'Those that still stand; left out: all.'),
  mustered: described(
    maybe(mapOf(mustered, whole(0, 30))),
    'Unrouted units by type and sector when planning began, such as wI@a1; left out: those of now.',
  ),
  activity: optional(activity, []),
  engagement: optional(nullable(engagement), null),
  scores: optional(scores, []),
  result: optional(nullable(result), null),
  frames: described(
    maybe(listOf(framesOf(procedures), DEEPEST)),
    'Where in the sequence of play the moment stands; left out: the beginning of the phase.',
  ),
});

export type Position = FormValue<typeof positionForm>;
