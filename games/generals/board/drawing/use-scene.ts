import type { News } from '@grognard/desk';
import { eventsSince } from '@grognard/desk/journal/events-since.ts';
import { usePlayback } from '@grognard/desk/playback/use-playback.ts';
import { useMemo } from 'preact/hooks';
import type { Event, Move } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import type { Desk } from '../desk.ts';
import { beatsOf } from './beats.ts';
import { deployedUnits } from './deployed-units.ts';
import { emptyScene, type Scene } from './scene.ts';
import { sceneAfter } from './scene-after.ts';

/** One piece of news is never hurried, however long it is. */
const PATIENCE = 20_000;

const isPhase = ({ type }: Event): boolean => type === 'phaseBegan';

/** What the running phase has made of these units, up to entry `n`. */
function sceneOfPhase(desk: Desk, view: View, n: number): Scene {
  const units = deployedUnits(view);
  const told = eventsSince(desk.moments.value, n, isPhase).reduce(sceneAfter, emptyScene(units));
  return { ...told, units };
}

/** The scene when nothing is playing: the view, with the dice and lines of the running combat. */
export function presentScene(desk: Desk): Scene {
  const { view, n } = desk.shown.value;
  const scene = { ...sceneOfPhase(desk, view, n), scored: [] };
  return view.combat === null ? { ...scene, fronts: [], hits: [] } : scene;
}

/** Attackers on their way, as long as no lines stand. */
export function approaching({ combat, engagement }: View, scene: Scene): readonly Move[] {
  if (combat === null || engagement === null || scene.fronts.length > 0) return [];
  return engagement.attackers
    .filter(({ active }) => active)
    .map(({ unit, from, to }) => ({ unit, from, to, kind: 'attack' }));
}

/** What is news, beat by beat, and then the present. */
export function useScene(desk: Desk) {
  const beatsIn = ({ before, events }: News<View, Action, Event>) =>
    beatsOf(sceneOfPhase(desk, before.view, before.n), events);
  const { scene, isPlaying, skip } = usePlayback(desk, beatsIn, PATIENCE);
  const present = useMemo(() => presentScene(desk), [desk.shown.value, desk.moments.value]);
  return { scene: scene ?? present, isPlaying, skip };
}
