import type { Target } from '@grognard/kernel';
import type { Desk } from '@grognard/web/table/game-board.ts';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Move } from '../../events.ts';
import { isSector } from '../../field/board-graph.ts';
import type { Unit } from '../../state.ts';
import type { View } from '../../view.ts';
import { answersOn, isPlanning, trailOf } from '../input/choices.ts';
import { pick, selectionOf } from '../input/selection.ts';
import { eventsIn, eventsOfPhase, viewIn } from '../reading.ts';
import { Aims } from './aims.tsx';
import { DraftArrow, OrderArrows, RevealedArrows } from './arrows.tsx';
import { beatsOf } from './beats.ts';
import { Cannonades } from './cannonades.tsx';
import { deployedUnits } from './deployed-units.ts';
import { draftSigns } from './draft-signs.ts';
import { FrontDice, Fronts } from './fronts.tsx';
import { boardGeometry, type Geometry } from './geometry.ts';
import { GroundLayer } from './ground.tsx';
import { orderGroups } from './order-groups.ts';
import { activeCount, openCount, orderLook } from './order-look.ts';
import { Patterns } from './patterns.tsx';
import { Pieces } from './pieces.tsx';
import { placementsOf } from './placements.ts';
import { emptyScene, type Scene, sceneAfter } from './scene.ts';
import { Sectors, Tokens } from './sectors.tsx';
import { Track } from './track.tsx';
import { usePlayback } from './use-playback.ts';

/** The board's own size on the page, followed as it changes. */
function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<readonly [number, number] | null>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      if (width > 0 && height > 0) setSize([Math.round(width), Math.round(height)]);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}

/** A single Black player sits at the lower edge; two people at one screen both see White below. */
function isTurnedFor(desk: Desk): boolean {
  const { viewer, players } = desk.shown.value;
  const white = players['white'];
  return viewer === 'black' && white?.kind === 'ai';
}

const keyTarget = (key: string): Target => {
  const [kind = '', ...rest] = key.split(':');
  const value = rest.join(':');
  switch (kind) {
    case 'sector':
      return { sector: value };
    case 'unit':
      return { unit: value };
    case 'border':
      return { border: value };
    case 'die':
      return { die: value };
    default:
      return { card: value };
  }
};

const sameTarget = (a: Target, key: string): boolean =>
  Object.entries(a).some(([kind, value]) => `${kind}:${value}` === key);

/** Classes of a target: what the highlight grammar says about it. */
function marker(desk: Desk, isQuiet: boolean): (key: string) => string {
  const { pick: picked } = selectionOf(desk);
  const pointed = desk.pointedAt.value;
  const isLive = desk.isLive.value && !isQuiet;
  const view = viewIn(desk.shown.value);
  const isPicked = (key: string): boolean => {
    if (picked?.kind === 'unit') return key === `unit:${picked.unit}`;
    if (picked?.kind !== 'order' || !key.startsWith('unit:')) return false;
    const unit = view.units.find((each) => key === `unit:${each.id}`);
    return unit?.at === picked.from && unit.arm === picked.arm && unit.side === view.viewer;
  };
  return (key) => {
    const marks: string[] = [];
    if (pointed.some((target) => sameTarget(target, key))) marks.push('is-last');
    if (!isLive) return marks.join(' ');
    if (isPicked(key)) marks.push('is-selected');
    // With an order half drawn the sectors are lit, not the units that stand in them.
    if (picked?.kind === 'order' && key.startsWith('unit:')) return marks.join(' ');
    const answers = answersOn(desk, keyTarget(key));
    if (answers.some(({ refusal }) => refusal === null)) marks.push('is-legal');
    else if (answers.length > 0) marks.push('asks');
    return marks.join(' ');
  };
}

/** The scene when nothing is playing: the view, with the dice and lines of the running combat. */
function presentScene(desk: Desk, view: View): Scene {
  const units = deployedUnits(view);
  const told = eventsOfPhase(desk.moments.value, desk.shown.value.n).reduce(sceneAfter, emptyScene(units));
  const isFighting = view.combat !== null;
  return {
    ...told,
    units,
    fronts: isFighting ? told.fronts : [],
    hits: isFighting ? told.hits : [],
    scored: [],
  };
}

/** Attackers on their way, as long as no lines stand. */
function approaching(view: View, scene: Scene): readonly Move[] {
  if (view.combat === null || view.engagement === null || scene.fronts.length > 0) return [];
  return view.engagement.attackers
    .filter(({ active }) => active)
    .map(({ unit, from, to }) => ({ unit, from, to, kind: 'attack' }));
}

function useScene(desk: Desk): { readonly scene: Scene; readonly isPlaying: boolean; skip(): void } {
  const state = desk.shown.value;
  const news = desk.news.value;
  const moments = desk.moments.value;
  const beats = useMemo(() => {
    if (news === null) return [];
    const before = viewIn(news.before);
    return beatsOf(deployedUnits(before), eventsOfPhase(moments, news.before.n), eventsIn(news.events));
  }, [news?.id]);
  const { beat, skip } = usePlayback(news?.id ?? null, beats, desk.hasMotion);
  const present = useMemo(() => presentScene(desk, viewIn(state)), [state, moments]);
  return { scene: beat?.scene ?? present, isPlaying: beat !== null, skip };
}

function DragArrow({
  desk,
  geometry,
  svg,
}: {
  readonly desk: Desk;
  readonly geometry: Geometry;
  readonly svg: RefObject<SVGSVGElement | null>;
}) {
  const drag = desk.drag.value;
  const frame = drag === null ? undefined : svg.current?.getBoundingClientRect();
  const { pick: picked } = selectionOf(desk);
  if (drag !== null && frame !== undefined && 'unit' in drag.from) {
    const { unit: id } = drag.from;
    const start = viewIn(desk.shown.value).units.find((unit) => unit.id === id)?.at;
    if (!isSector(start)) return null;
    const stops = [start, ...trailOf(desk, drag)].slice(0, 3);
    return (
      <DraftArrow geometry={geometry} stops={stops} to={{ x: drag.x - frame.left, y: drag.y - frame.top }} />
    );
  }
  if (picked?.kind !== 'order' || picked.via === null) return null;
  return <DraftArrow geometry={geometry} stops={[picked.from, picked.via]} to={null} />;
}

function Layers({ desk, geometry }: { readonly desk: Desk; readonly geometry: Geometry }) {
  const svg = useRef<SVGSVGElement>(null);
  const view = viewIn(desk.shown.value);
  const { scene, isPlaying, skip } = useScene(desk);
  const { front } = selectionOf(desk);
  const groups = useMemo(() => orderGroups(view.sheet), [view]);
  const placements = useMemo(
    () => placementsOf(geometry, scene, view.buildings),
    [geometry, scene, view.buildings],
  );
  const signs = draftSigns(view.draft);
  const markOf = marker(desk, isPlaying);
  const showsSheet = !isPlaying && view.combat === null && view.phase !== 'rally' && view.phase !== 'scoring';
  const isQuiet = isPlanning(desk);
  const shared = { geometry, markOf };
  return (
    <svg
      ref={svg}
      class={`generals-pieces-layer${isPlaying ? ' is-playing' : ''}${isQuiet ? ' is-quiet' : ''}`}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      onClickCapture={(event) => {
        if (!isPlaying) return;
        event.stopPropagation();
        skip();
      }}
    >
      <Patterns />
      <Sectors {...shared} view={view} units={scene.units} />
      <Track geometry={geometry} view={view} scored={scene.scored} />
      <Tokens geometry={geometry} units={scene.units} />
      <Fronts {...shared} scene={scene} chosen={front} />
      <Pieces
        {...shared}
        scene={scene}
        placements={placements}
        noteOf={(unit: Unit) => signs.get(unit.id) ?? null}
      />
      <FrontDice {...shared} scene={scene} />
      <RevealedArrows geometry={geometry} moves={isPlaying ? scene.moves : approaching(view, scene)} />
      <Cannonades geometry={geometry} scene={scene} placements={placements} />
      {showsSheet && (
        <OrderArrows
          geometry={geometry}
          groups={groups.filter((group) => openCount(view, group) > 0)}
          lookOf={(group) => orderLook(view, group)}
          countOf={(group) => activeCount(view, group)}
          markOf={(group) => markOf(`card:${group.key}`)}
        />
      )}
      <Aims draft={view.draft} placements={placements} geometry={geometry} />
      <DragArrow desk={desk} geometry={geometry} svg={svg} />
    </svg>
  );
}

/** The field: static ground below, everything that changes above it. */
export function Board({ desk }: { readonly desk: Desk }) {
  const { box, size } = useSize();
  const view = viewIn(desk.shown.value);
  const isTurned = isTurnedFor(desk);
  const geometry = useMemo(
    () => (size === null ? null : boardGeometry(size[0], size[1], isTurned)),
    [size, isTurned],
  );
  const { terrain, turned, setup } = view.options;
  const ground = useMemo(
    () => (geometry === null ? null : <GroundLayer geometry={geometry} options={view.options} />),
    [geometry, terrain, turned, setup],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && selectionOf(desk).pick !== null) pick(desk, null);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);
  return (
    <div class="generals-field" ref={box}>
      {ground}
      {geometry !== null && <Layers desk={desk} geometry={geometry} />}
    </div>
  );
}
