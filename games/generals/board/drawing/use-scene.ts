import type { Beat, Moment, News } from '@grognard/desk';
import { eventsSince } from '@grognard/desk/journal/events-since.ts';
import { useMemo } from 'preact/hooks';
import type { Event, Move } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import type { Desk } from '../desk.ts';
import { beatsOf } from './beats.ts';
import { deployedUnits } from './deployed-units.ts';
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
export function presentScene(desk: Desk): Scene {
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
  beatsOf(sceneOfPhase(moments, before.view, before.n), events);

/** The beat that is shown, or the present. */
export function useScene(desk: Desk) {
  const playing = desk.playing.value;
  const present = useMemo(() => presentScene(desk), [desk.shown.value, desk.moments.value]);
  return { scene: playing?.scene ?? present, isPlaying: playing !== null };
}
