import type { View } from '../../../view.ts';
import type { Marker } from '../../input/marks.ts';
import type { Geometry } from './geometry.ts';

/** What everything that lies on the boards is drawn from. */
export interface OnField {
  readonly view: View;
  readonly geometry: Geometry;
}
export interface Pressable extends OnField {
  readonly markOf: Marker;
}
