// NLC-P.4, NLC-G: of the ways and encounters of an enemy's segment, what could be made out when it happened.
import type { Frozen } from '@grognard/kernel';
import type { Encounter, Footprint, Post, Trail } from '../state.ts';

/** More than any counter has: how far an enemy could still have gone nobody can tell. */
export const ANY_POINTS = 100;

export const trailSeen = (trail: Frozen<Trail> | null): Trail | null =>
  trail === null ? null : { control: trail.control, steps: trail.steps.map(stepSeen), leaving: [] };

/** A line shows in both its hexes. */
const stepSeen = ({
  seen,
  hex,
  hexesMoved,
  isExposed,
  inLine,
  line,
  isLineExposed,
}: Frozen<Footprint>): Footprint => ({
  units: seen,
  seen,
  hex,
  used: seen.map(() => 0),
  allowance: seen.map(() => ANY_POINTS),
  hexesMoved,
  isExposed,
  inLine,
  line,
  isLineExposed,
});

export const postSeen = (post: Frozen<Post> | null): Post | null =>
  post === null ? null : { ...post, encounters: post.encounters.map(encounterSeen) };

const encounterSeen = (encounter: Frozen<Encounter>): Encounter => ({ ...encounter, movers: encounter.seen });
