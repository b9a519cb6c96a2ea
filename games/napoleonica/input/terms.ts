// The terms of a battle in a position: what is left out is a plain field and no special rule.
import {
  type Form,
  flag,
  listOf,
  matching,
  nullable,
  oneOf,
  optional,
  record,
  text,
  whole,
} from '@grognard/kernel/forms.ts';
import { detachmentId } from '../army/forms.ts';
import { ESCALATION_COUNTS, SPECIAL_RULES } from '../data/scenarios.ts';
import { isTerrainCode } from '../data/terrain.ts';
import { type BySide, FACTIONS, SIDES } from '../data/words.ts';
import { zoneHexes } from '../data/zones.ts';
import { HEXES } from '../field/hexes.ts';
import type { Army, BattleTerms, Fielded, Landmark } from '../terms.ts';
import type { Switches } from '../vocabulary.ts';
import { byPlayer, hex, player, unitType } from './words.ts';

const isGround = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw.length === HEXES && [...raw].every(isTerrainCode);
export const ground = matching(isGround, `${HEXES} letters of terrain`);
export const PLAIN = '.'.repeat(HEXES);

const bySide = <T>(inner: Form<T>): Form<BySide<T>> => record<BySide<T>>({ south: inner, north: inner });

const fielded: Form<Fielded> = record<Fielded>({
  type: unitType,
  detachment: optional(nullable(detachmentId), null),
  improvement: optional(nullable(text), null),
  items: optional(listOf(text, 5), []),
  fatigue: optional(whole(0, 9), 0),
});
const army: Form<Army> = record<Army>({
  faction: oneOf(FACTIONS),
  units: listOf(fielded, 40),
  buildings: optional(listOf(text, 10), []),
});

const landmark: Form<Landmark> = record<Landmark>({
  hex,
  scores: optional(oneOf(['hold', 'majority', 'special']), 'special'),
});

export const switches: Form<Switches> = record<Switches>({
  formation: optional(flag, true),
  flanking: optional(flag, true),
  fatigueRerolls: optional(flag, true),
  deactivation: optional(flag, true),
});

const zero = { A: 0, B: 0 };
const few = whole(0, 20);

/** Armies are filled in from the units when they are left out. */
export const terms: Form<BattleTerms> = record<BattleTerms>({
  name: optional(text, 'custom'),
  ground: optional(ground, PLAIN),
  zones: optional(bySide(listOf(hex, HEXES)), {
    south: zoneHexes('Z9', 'south'),
    north: zoneHexes('Z9', 'north'),
  }),
  armies: optional(byPlayer(army), {
    A: { faction: 'france', units: [], buildings: [] },
    B: { faction: 'abyss', units: [], buildings: [] },
  }),
  sideOf: optional(byPlayer(oneOf(SIDES)), { A: 'south', B: 'north' }),
  goals: optional(bySide(nullable(whole(1, 100))), { south: null, north: null }),
  escalation: optional(oneOf(ESCALATION_COUNTS), 6),
  switches: optional(switches, switches({}, 'switches')),
  landmarks: optional(listOf(landmark, 10), []),
  special: optional(nullable(oneOf(SPECIAL_RULES)), null),
  blizzard: optional(listOf(whole(1, 8), 8), []),
  commanderVp: optional(whole(0, 9), 2),
  slots: optional(oneOf(['mutual', 'initiative']), 'mutual'),
  vp: optional(byPlayer(few), zero),
  corruption: optional(byPlayer(few), zero),
  returned: optional(byPlayer(whole(0, 5)), { A: 2, B: 2 }),
  firstOrders: optional(byPlayer(few), zero),
  firstHolder: optional(nullable(player), null),
  fogRounds: optional(few, 0),
  rangedLimit: optional(nullable(few), null),
  relics: optional(listOf(record({ hex, relic: text }), 4), []),
  automaton: optional(nullable(player), null),
});
