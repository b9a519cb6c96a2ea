// A map of hexes on the page: layers over each other, moved together by one transform.
import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Hand } from '../contract/hand.ts';
import { targetKey } from '../target/target-key.ts';
import type { Detail } from './camera/detail.ts';
import { Counters, FannedStack } from './counters/counters.tsx';
import type { MapCounter } from './counters/stacks.ts';
import { hexesPath } from './ground/hex-paths.ts';
import type { HexMapState } from './hex-map-state.ts';
import { listenToMap } from './input/listen.ts';
import { onMapKey, spokenAt } from './input/map-keys.ts';
import { type MapGame, type Pointing, pointing } from './input/pointing.ts';
import { Labels, type MapLabel } from './labels.tsx';
import { t } from './words.ts';
import { ZoomButtons } from './zoom-buttons.tsx';
import './map.css';

interface HexMapProps<C extends MapCounter> extends MapGame {
  readonly map: HexMapState;
  readonly hand: Hand;
  /** 'The field of Waterloo' */
  readonly label: string;
  readonly counters: readonly C[];
  readonly labels?: readonly MapLabel[];
  /** Hexes whose names something else stands on. */
  readonly unlabelled?: ReadonlySet<number>;
  /** Drawn once: whoever gives the same node again pays nothing. */
  readonly ground: ComponentChildren;
  /** Washes and boundaries, below the counters. */
  readonly below?: ComponentChildren;
  /** Ways and plates, above them. */
  readonly above?: ComponentChildren;
  draw(counter: C, detail: Detail): ComponentChildren;
  /** A sheet larger than any window: what of it is outside is looked at by moving it. */
  readonly isLarge?: boolean;
  /** A hex for those who do not see it: '0507, woods, two French infantry'. */
  speak(hex: number): string;
}

/** Moves the stage without drawing anything anew, and keeps its picture soft only while it moves. */
function useStage({ camera }: HexMapState) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const stops = [
      effect(() => {
        const { x, y, zoom } = camera.view.value;
        element.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
      }),
      effect(() => {
        element.style.willChange = camera.isMoving.value ? 'transform' : 'auto';
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [camera]);
  return stage;
}

/** The window takes pointer and keys; what the board says last is what counts. */
function useInput(map: HexMapState, hand: Hand, game: MapGame) {
  const window = useRef<HTMLDivElement>(null);
  const latest = useRef(game);
  latest.current = game;
  const [point, setPoint] = useState<Pointing | null>(null);
  useEffect(() => {
    if (window.current === null) return;
    const found = pointing(map, hand, window.current, () => latest.current);
    setPoint(found);
    return listenToMap(window.current, map, found);
  }, [map, hand]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (point === null || !onMapKey(event, map, game, point)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { window, onKeyDown };
}

/** The hex that is pointed at: what tips hang at, and where the keyboard's ring is drawn. */
function Spot({ map, game }: { readonly map: HexMapState; readonly game: MapGame }) {
  const hex = map.spot.value;
  if (hex === null) return null;
  const path = hexesPath(map.plan, [hex], 0.94);
  // A new element for every hex: a tip at the one before goes away with it.
  return <path key={hex} d={path} class="desk-spot" data-target={targetKey(game.pointAt(hex))} />;
}

const Ring = ({ map }: { readonly map: HexMapState }) =>
  map.spot.value === null || map.fan.value !== null ? null : (
    <path d={hexesPath(map.plan, [map.spot.value], 0.94)} class="desk-ring" />
  );

const Spoken = ({
  map,
  game,
  speak,
}: {
  readonly map: HexMapState;
  readonly game: MapGame;
  speak(hex: number): string;
}) => (
  <p class="sr" aria-live="polite">
    {spokenAt(map, game, speak)}
  </p>
);

/** A drawing of its own: when something changes in it, the browser paints the others from what it remembers. */
function Layer({
  map,
  name,
  children,
}: {
  readonly map: HexMapState;
  readonly name: string;
  readonly children: ComponentChildren;
}) {
  const { width, height } = map.plan;
  return (
    <svg
      class={`desk-layer is-${name}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function HexMap<C extends MapCounter>(props: HexMapProps<C>) {
  const { map, hand, label, counters, labels = [], unlabelled, ground, below, above, draw, speak } = props;
  const stage = useStage(map);
  const { window, onKeyDown } = useInput(map, hand, props);
  const { width, height } = map.plan;
  return (
    <div class="desk-map" data-detail={map.camera.detail.value}>
      <div
        ref={window}
        class="desk-window"
        role="application"
        aria-roledescription={t('map')}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard walks inside
        tabIndex={0}
        data-walk=""
        data-pans={props.isLarge === true ? '' : undefined}
        data-open={(props.open ?? []).length > 0 ? '' : undefined}
        onKeyDown={onKeyDown}
      >
        <div ref={stage} class="desk-stage" style={`width:${width}px;height:${height}px`}>
          <Layer map={map} name="ground">
            {ground}
          </Layer>
          <Layer map={map} name="below">
            {below}
          </Layer>
          <Layer map={map} name="labels">
            <Labels map={map} labels={labels} without={unlabelled} />
          </Layer>
          <Layer map={map} name="counters">
            <Spot map={map} game={props} />
            <Counters map={map} counters={counters} draw={draw} />
          </Layer>
          <Layer map={map} name="above">
            {above}
            <Ring map={map} />
            <FannedStack map={map} counters={counters} draw={draw} />
          </Layer>
        </div>
      </div>
      <ZoomButtons camera={map.camera} />
      <Spoken map={map} game={props} speak={speak} />
    </div>
  );
}
