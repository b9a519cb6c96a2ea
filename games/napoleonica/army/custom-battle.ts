// NAP-SCN.6: a battle of one's own: map, zones, limits, goals, Landmarks.
import { no, type Refusal } from '@grognard/kernel';
import { hexNamed } from '../data/field.ts';
import { MAPS, type MapId, terrainOf } from '../data/maps.ts';
import type { EscalationCount } from '../data/scenarios.ts';
import { TERRAIN } from '../data/terrain.ts';
import type { BySide } from '../data/words.ts';
import { type Zone, zoneHexes } from '../data/zones.ts';
import { mapRefusals } from '../words/army.ts';
import { refuseMap } from './own-map.ts';

/** One of the eight, or nine rows of one's own. */
export type ChosenMap = MapId | readonly string[];

export interface CustomLandmark {
  /** 'F5' */
  readonly hex: string;
  readonly scores: 'hold' | 'majority';
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

/** The first thing that is wrong with it; null when it can be fought. */
export function refuseCustomBattle({ map, zones, landmarks }: CustomBattle): Refusal | null {
  const inUse = { south: zoneHexes(zones.south, 'south'), north: zoneHexes(zones.north, 'north') };
  const wrongMap = typeof map === 'string' ? null : refuseMap(map, inUse);
  if (wrongMap !== null) return wrongMap;
  const ground = terrainOf(mapRows(map));
  for (const [index, { hex }] of landmarks.entries()) {
    const code = ground[hexNamed(hex)];
    if (code === undefined || !TERRAIN[code].passable)
      return no('NAP-SCN.6', mapRefusals.landmarkClosed, { hex });
    if (landmarks.findIndex((each) => each.hex === hex) !== index)
      return no('NAP-SCN.6', mapRefusals.landmarkTwice, { hex });
  }
  return null;
}
