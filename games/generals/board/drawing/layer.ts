import type { View } from '../../view.ts';
import type { MarkOf } from '../input/marks.ts';
import type { Bays } from './bays.ts';
import type { Geometry } from './geometry.ts';
import type { Placements } from './placements.ts';
import type { Scene } from './scene.ts';

/** What the layers of the field are drawn from; each takes what it needs. */
export interface Layer {
  readonly geometry: Geometry;
  /** What is true, and what is shown while it comes about. */
  readonly view: View;
  readonly scene: Scene;
  readonly bays: Bays;
  readonly placements: Placements;
  readonly markOf: MarkOf;
}
