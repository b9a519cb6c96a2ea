// NAP-SCN.6: a battle of one's own: map, zones, limits, goals, Landmarks.
import { no, type Refusal } from '@grognard/kernel';
import { hexNamed } from '../data/field.ts';
import { MAPS, type MapId, terrainOf } from '../data/maps.ts';
import type { EscalationCount } from '../data/scenarios.ts';
import { TERRAIN } from '../data/terrain.ts';
import type { BySide } from '../data/words.ts';
import { type Zone, zoneHexes } from '../data/zones.ts';
import { mapRefusals } from '../words/army.ts';
import { mapFaults } from './own-map.ts';

/** One of the eight, or nine rows of one's own. */
export type ChosenMap = MapId | readonly string[];

/** NAP-SCN.6: 1 VP for its holder, or for whoever holds more of them. */
export const LANDMARK_SCORES = ['hold', 'majority'] as const;

export interface CustomLandmark {
  /** 'F5' */
  readonly hex: string;
  readonly scores: (typeof LANDMARK_SCORES)[number];
}

export interface CustomBattle {
  readonly map: ChosenMap;
  readonly zones: BySide<Zone>;
  readonly limits: BySide<number>;
  readonly escalation: EscalationCount;
  /** null: to the last Escalation card. */
  readonly goals: BySide<number | null>;
  readonly commanderVp: number;
  readonly landmarks: readonly CustomLandmark[];
}

export const mapRows = (map: ChosenMap): readonly string[] =>
  typeof map === 'string' ? MAPS[map].rows : map;

/** Where a battle of one's own is fought: ground, where armies deploy, what is worth holding. */
export type OwnField = Pick<CustomBattle, 'map' | 'zones' | 'landmarks'>;

/** NAP-SCN.6 */
export const MOST_LANDMARKS = 3;

/** Everything that is wrong with it, the ground first. */
export function fieldFaults({ map, zones, landmarks }: OwnField): readonly Refusal[] {
  const inUse = { south: zoneHexes(zones.south, 'south'), north: zoneHexes(zones.north, 'north') };
  const wrongMap = typeof map === 'string' ? [] : mapFaults(map, inUse);
  return [...wrongMap, ...landmarkFaults(mapRows(map), landmarks)];
}

function* landmarkFaults(rows: readonly string[], landmarks: readonly CustomLandmark[]): Generator<Refusal> {
  const ground = terrainOf(rows);
  if (landmarks.length > MOST_LANDMARKS)
    yield no('NAP-SCN.6', mapRefusals.tooManyLandmarks, { count: landmarks.length, most: MOST_LANDMARKS });
  for (const [index, { hex }] of landmarks.entries()) {
    const code = ground[hexNamed(hex)];
    if (code === undefined || !TERRAIN[code].passable)
      yield no('NAP-SCN.6', mapRefusals.landmarkClosed, { hex });
    if (landmarks.findIndex((each) => each.hex === hex) !== index)
      yield no('NAP-SCN.6', mapRefusals.landmarkTwice, { hex });
  }
}

/** The first thing that is wrong with it; null when it can be fought. */
export const refuseCustomBattle = (battle: OwnField): Refusal | null => fieldFaults(battle)[0] ?? null;
