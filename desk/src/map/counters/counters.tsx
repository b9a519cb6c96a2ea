// The layer of counters: stacks in or near the window, the open one laid out above the rest.
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { targetKey } from '../../target/target-key.ts';
import { type Detail, detailAt } from '../camera/detail.ts';
import type { HexMapState } from '../hex-map-state.ts';
import { fine, isInside, type Point } from '../hex-plan.ts';
import { useSlices } from '../slices.ts';
import { COUNTER_SIZE } from './counter-face.tsx';
import { fanned, type MapCounter, type Stack, stacksOf } from './stacks.ts';

const HALF = COUNTER_SIZE / 2;
const placed = ({ x, y }: Point): string => `transform:translate(${fine(x)}px,${fine(y)}px)`;

interface CountersProps<C extends MapCounter> {
  readonly map: HexMapState;
  readonly counters: readonly C[];
  /** A counter with its middle at 0, 0. */
  draw(counter: C, detail: Detail): ComponentChildren;
}

/** Edges of the counters below: up to two, up and to the right. */
function Below({ count }: { readonly count: number }) {
  const edges = Array.from({ length: Math.min(2, count - 1) }, (_, i) => 3 * (i + 1)).reverse();
  return (
    <>
      {edges.map((off) => (
        <rect
          key={off}
          x={off - HALF}
          y={-off - HALF}
          width={COUNTER_SIZE}
          height={COUNTER_SIZE}
          rx="4"
          class="below"
        />
      ))}
    </>
  );
}

const CountDisc = ({ count }: { readonly count: number }) => (
  <g class="desk-count">
    <circle cx={HALF + 3} cy={HALF - 4} r="8" />
    <text x={HALF + 3} y={HALF}>
      {count}
    </text>
  </g>
);

const Outline = () => (
  <rect
    x={-HALF - 3}
    y={-HALF - 3}
    width={COUNTER_SIZE + 6}
    height={COUNTER_SIZE + 6}
    rx="6"
    class="outline"
  />
);

/** A stack is a dozen elements: so many of them in one frame. */
const AT_ONCE = 4;
/** From afar a counter keeps this size on the page. */
const LEAST_ZOOM = 0.2;
const grownAt = (zoom: number): string => (zoom < LEAST_ZOOM ? `;--grown:${fine(LEAST_ZOOM / zoom)}` : '');

function StackDrawing<C extends MapCounter>({
  stack,
  at,
  detail,
  grown,
  draw,
}: Pick<CountersProps<C>, 'draw'> & {
  readonly stack: Stack<C>;
  readonly at: Point;
  readonly detail: Detail;
  readonly grown: string;
}) {
  const { top, counters } = stack;
  const isStack = counters.length > 1 && detail !== 'theatre';
  return (
    <g class={`desk-stack ${top.marks ?? ''}`} style={placed(at) + grown} data-target={targetKey(top.target)}>
      {isStack && <Below count={counters.length} />}
      {draw(top, detail)}
      {/* A new one for every state: Chromium keeps the ring of the old class when many stacks change at once. */}
      <Outline key={top.marks} />
      {isStack && <CountDisc count={counters.length} />}
    </g>
  );
}

/** What comes into the window while the map moves is drawn for where the zoom is then. */
export function Counters<C extends MapCounter>({ map, counters, draw }: CountersProps<C>) {
  const { camera, plan } = map;
  const stacks = useMemo(() => stacksOf(counters), [counters]);
  const [part, isMoving] = [camera.near.value, camera.isMoving.value];
  const zoom = isMoving ? camera.view.peek().zoom : camera.restZoom.value;
  const detail = detailAt(zoom);
  const grown = grownAt(zoom);
  const drawings = useSlices({
    all: stacks,
    isWanted: ({ hex }) => isInside(plan.centre(hex), part),
    manner: `${detail} ${grown}`,
    atOnce: AT_ONCE,
    isMoving,
    draw: (stack) => (
      <StackDrawing
        key={stack.top.id}
        stack={stack}
        at={plan.centre(stack.hex)}
        detail={detail}
        grown={grown}
        draw={draw}
      />
    ),
  });
  return <g class="desk-counters">{drawings}</g>;
}

/** The stack that lies open, each counter to be pressed by itself. */
export function FannedStack<C extends MapCounter>({ map, counters, draw }: CountersProps<C>) {
  const fan = map.fan.value;
  const here = fan === null ? [] : counters.filter(({ hex }) => hex === fan.hex);
  if (fan === null || here.length < 2) return null;
  const places = fanned(map.plan, fan.hex, here.length, COUNTER_SIZE);
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return null;
  const left = Math.min(...places.map(({ x }) => x)) - HALF - 7;
  const right = Math.max(...places.map(({ x }) => x)) + HALF + 7;
  return (
    <g class="desk-fan">
      <rect
        x={fine(left)}
        y={fine(first.y - HALF - 7)}
        width={fine(right - left)}
        height={fine(last.y - first.y + COUNTER_SIZE + 14)}
        rx="7"
        class="tray"
      />
      {here.map((counter, i) => (
        <g
          key={counter.id}
          class={`desk-stack ${counter.marks ?? ''} ${i === fan.index ? 'has-focus' : ''}`}
          style={placed(places[i] ?? first)}
          data-target={targetKey(counter.target)}
        >
          {draw(counter, 'field')}
          <Outline />
        </g>
      ))}
    </g>
  );
}
