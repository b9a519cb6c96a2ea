// How the sheets of the map are written. A hex is CCRR, column and row from 01 in the north-west; a hexside is a hex and
// the way it faces, 0 east to 5 north-east, as in 27013; a course is a hex and the ways from there on, as in '1501 121'.
import type { Edge } from '../../vocabulary.ts';
import type { PlaceKind, Surface } from '../words.ts';

export interface RoadSheet {
  readonly id: string;
  readonly name: string;
  readonly surface: Surface;
  readonly course: string;
  /** Where each begins, counted in hexes along the course, how many hexes on it ends, and between which places it runs. */
  readonly stretches: readonly (readonly [start: number, length: number, name: string])[];
}

export interface WaterSheet {
  readonly id: string;
  readonly name: string;
  readonly kind: 'stream' | 'river';
  /** Hexsides. */
  readonly stretches: readonly string[];
}

export interface CrestSheet {
  readonly id: string;
  readonly name: string;
  /** Hexsides, from the commanding hex. */
  readonly stretches: readonly string[];
}

export type PlaceRow = readonly [id: string, name: string, kind: PlaceKind, hexes: string];

export interface WindowSheet {
  readonly id: string;
  /** First and last, both included. */
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  readonly entries: readonly (readonly [edge: Edge, hex: string, road: string])[];
}
