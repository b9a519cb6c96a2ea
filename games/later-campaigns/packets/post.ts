// NLC-P.4: packets about one segment: what is asked in the present layer, and what has been answered.

import { invariant } from '@grognard/kernel';
import type { Entrance } from '../charge/entrance.ts';
import type { Post, Reply, Stage, State } from '../state.ts';

export const NO_POST: Post = { encounters: [], layer: 0, replies: [], undecided: [], halved: [] };

export function postOf({ stage }: { readonly stage: Stage | null }): Post {
  invariant(stage !== null && stage.post !== null, 'packets are exchanged');
  return stage.post;
}

export function patchPost(state: State, patch: Partial<Post>): void {
  if (state.stage?.post) state.stage = { ...state.stage, post: { ...state.stage.post, ...patch } };
}

/** Whether the present layer asks anybody anything. */
export const isAsking = ({ encounters, layer, undecided }: Post): boolean =>
  encounters.length > layer || undecided.length > 0;

export const entranceOf = ({ encounters }: Post, { unit, start, via }: Reply, number: number): Entrance => ({
  unit,
  start,
  via,
  target: encounters[number]?.hex ?? start,
});
