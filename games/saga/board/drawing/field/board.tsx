import type { Desk } from '@grognard/web/table/game-board.ts';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { View } from '../../../view.ts';
import { opponentOf, type Player } from '../../../vocabulary.ts';
import { marker } from '../../input/marks.ts';
import { eventsIn, viewIn } from '../../input/reading.ts';
import { draftLayout, withLayout } from '../../input/reserve-choices.ts';
import { pick, pickOf } from '../../input/selection.ts';
import { nearOf, unitCardName } from '../../words/names.ts';
import { FACTION_LOOK } from '../cards/card-words.ts';
import { type Inspection, useInspection } from '../inspection/use-inspection.ts';
import { later } from '../later.tsx';
import { Standing } from '../tray/standing.tsx';
import { hasTests, TestPanel } from '../tray/test-panel.tsx';
import { useOdds } from '../use-odds.ts';
import { Announcement } from './announcement.tsx';
import { beatsOf } from './beats.ts';
import { Flanks } from './flank-sheet.tsx';
import { boardGeometry, type Geometry, placed, px } from './geometry.ts';
import { MeleeLinks } from './melee-links.tsx';
import { Overlays } from './overlays.tsx';
import { DraftPiece, Piece } from './pieces.tsx';
import { type Scene, sceneOf } from './scene.ts';
import { GroundTabs, Slots } from './slots.tsx';
import { usePlayback } from './use-playback.ts';

const InspectedCard = later(() =>
  import('../inspection/inspected-card.tsx').then((part) => part.InspectedCard),
);

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

function useScene(
  desk: Desk,
  view: View,
): { readonly scene: Scene; readonly isPlaying: boolean; skip(): void } {
  const news = desk.news.value;
  const beats = useMemo(
    () => (news === null ? [] : beatsOf(viewIn(news.before).units, eventsIn(news.events))),
    [news?.id],
  );
  const { beat, skip } = usePlayback(news?.id ?? null, beats, desk.hasMotion && desk.isLive.value);
  const units = withLayout(view, draftLayout(desk));
  return { scene: beat?.scene ?? sceneOf(units), isPlaying: beat !== null, skip };
}

/** SAG-4.5: what the viewer has deployed so far, which nobody else sees. */
function Drafted({
  view,
  geometry,
  markOf,
}: {
  readonly view: View;
  readonly geometry: Geometry;
  readonly markOf: ReturnType<typeof marker>;
}) {
  if (view.draft?.kind !== 'deploy') return null;
  return (
    <>
      {Object.entries(view.draft.slots).map(([slot, card]) => (
        <DraftPiece
          key={slot}
          card={card}
          target={{ sector: slot }}
          at={`${nearOf(view)}:${slot}` as View['units'][number]['at']}
          label={`${slot}: ${unitCardName(card)}, deployed`}
          geometry={geometry}
          marks={markOf({ sector: slot })}
        />
      ))}
    </>
  );
}

function Dragged({ desk }: { readonly desk: Desk }) {
  const drag = desk.drag.value;
  if (drag === null) return null;
  const { x, y } = drag;
  return (
    <span class="saga-held" style={{ transform: `translate(${px(x)}px, ${px(y)}px)` }} aria-hidden="true" />
  );
}

/** Beside the first lines: how both armies stand, and the die in question. */
function Columns({
  desk,
  view,
  geometry,
}: {
  readonly desk: Desk;
  readonly view: View;
  readonly geometry: Geometry;
}) {
  return (
    <>
      <div class="saga-column is-left" style={placed(geometry.left)}>
        <Standing view={view} near={geometry.near} />
      </div>
      {hasTests(desk) && (
        <div class="saga-column is-right" style={placed(geometry.right)}>
          <TestPanel desk={desk} />
        </div>
      )}
    </>
  );
}

function Field({
  desk,
  geometry,
  inspection,
}: {
  readonly desk: Desk;
  readonly geometry: Geometry;
  readonly inspection: Inspection | null;
}) {
  const view = viewIn(desk.shown.value);
  const { scene, isPlaying, skip } = useScene(desk, view);
  const markOf = marker(desk, isPlaying);
  return (
    <div
      class={`saga-layer${isPlaying ? ' is-playing' : ''}${pickOf(desk) === null ? '' : ' is-choosing'}`}
      onClickCapture={(event) => {
        if (!isPlaying) return;
        event.stopPropagation();
        skip();
      }}
    >
      <Slots view={view} geometry={geometry} markOf={markOf} />
      {scene.units.map((unit) => (
        <Piece
          key={unit.id}
          unit={unit}
          view={view}
          geometry={geometry}
          marks={markOf({ unit: unit.id })}
          isStruck={scene.struck.includes(unit.id)}
        />
      ))}
      <Drafted view={view} geometry={geometry} markOf={markOf} />
      <GroundTabs view={view} geometry={geometry} />
      <MeleeLinks view={view} units={scene.units} geometry={geometry} />
      {!isPlaying && (
        <Overlays desk={desk} view={view} units={scene.units} geometry={geometry} inspection={inspection} />
      )}
      {geometry.isPhone ? (
        <Flanks view={view} geometry={geometry} markOf={markOf} />
      ) : (
        <Columns desk={desk} view={view} geometry={geometry} />
      )}
      <Announcement said={scene.announced} view={view} geometry={geometry} />
    </div>
  );
}

/** Two boards face to face: the ground below, everything that changes above it. */
export function Board({ desk }: { readonly desk: Desk }) {
  const { box, size } = useSize();
  const view = viewIn(desk.shown.value);
  const near = nearOf(view);
  const geometry = useMemo(
    () => (size === null ? null : boardGeometry(size[0], size[1], near)),
    [size, near],
  );
  const [inspection, putBack] = useInspection(box);
  useOdds(view.phase !== 'setup');
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && pickOf(desk) !== null) pick(desk, null);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);
  const look = (player: Player): string => FACTION_LOOK[view.players[player].faction];
  return (
    <div class="saga-field" ref={box}>
      <div class={`saga-half saga-look-${look(opponentOf(near))}`} />
      <div class={`saga-half is-near saga-look-${look(near)}`} />
      {geometry !== null && <Field desk={desk} geometry={geometry} inspection={inspection} />}
      <Dragged desk={desk} />
      {inspection !== null && <InspectedCard desk={desk} inspection={inspection} onClose={putBack} />}
    </div>
  );
}
