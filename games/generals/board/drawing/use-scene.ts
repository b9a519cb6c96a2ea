import type { Beat, Moment, News } from '@grognard/desk';
import { eventsSince } from '@grognard/desk/journal/events-since.ts';
import { useMemo } from 'preact/hooks';
import type { Event, Move } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import type { Desk } from '../desk.ts';
import { deployedUnits } from './deployed-units.ts';
import { results } from './lazy-parts.ts';
import { emptyScene, type Scene } from './scene.ts';
import { sceneAfter } from './scene-after.ts';

const isPhase = ({ type }: Event): boolean => type === 'phaseBegan';

/** What the running phase has made of these units, up to entry `n`. */
function sceneOfPhase(moments: readonly Moment<Event>[], view: View, n: number): Scene {
  const units = deployedUnits(view);
  const told = eventsSince(moments, n, isPhase).reduce(sceneAfter, emptyScene(units));
  return { ...told, units };
}

/** The scene when nothing is playing: the view, with the dice and lines of the running combat. */
function presentScene(desk: Desk): Scene {
  const { view, n } = desk.shown.value;
  const scene = { ...sceneOfPhase(desk.moments.value, view, n), scored: [] };
  return view.combat === null ? { ...scene, fronts: [], hits: [] } : scene;
}

/** Attackers on their way, as long as no lines stand. */
export function approaching({ combat, engagement }: View, scene: Scene): readonly Move[] {
  if (combat === null || engagement === null || scene.fronts.length > 0) return [];
  return engagement.attackers
    .filter(({ active }) => active)
    .map(({ unit, from, to }) => ({ unit, from, to, kind: 'attack' }));
}

/** What became known, result by result. */
export const beatsIn = ({ before, moments, events }: News<View, Action, Event>): readonly Beat<Scene>[] =>
  results.value?.beatsOf(sceneOfPhase(moments, before.view, before.n), events) ?? [];

/** What the last beat showed stays where it is drawn, on the present state of the units. */
const withResults = (present: Scene, last: Scene): Scene => ({
  ...last,
  units: present.units,
  fronts: present.fronts.length > 0 ? present.fronts : last.fronts,
  falling: [],
  isWriting: false,
});

/** The beat that is shown; else the present, with the results that nobody has pressed away yet. */
export function sceneNow(desk: Desk): Scene {
  const playing = desk.playing.value;
  if (playing !== null) return playing.scene;
  const present = presentScene(desk);
  const last = desk.lastScene.value;
  return last === null ? present : withResults(present, last);
}

export function useScene(desk: Desk) {
  const isPlaying = desk.playing.value !== null;
  const isFresh = desk.lastScene.value !== null;
  const scene = useMemo(
    () => sceneNow(desk),
    [desk.playing.value, desk.lastScene.value, desk.shown.value, desk.moments.value],
  );
  return { scene, isPlaying, isFresh };
}
