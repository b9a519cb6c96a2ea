// The whole theatre in small: who holds what, where everybody stands, and which part is in the window.
import { seenBox } from '@grognard/desk/map/camera/view.ts';
import { outlinePath } from '@grognard/desk/map/ground/hex-paths.ts';
import type { HexMapState } from '@grognard/desk/map/hex-map-state.ts';
import { type Box, fine, type HexPlan, type Size } from '@grognard/desk/map/hex-plan.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { useMemo } from 'preact/hooks';
import { controllerIn } from '../../../data/control-code.ts';
import type { Theatre } from '../../../data/theatre.ts';
import { theatreOf } from '../../../data/theatres.ts';
import type { View } from '../../../view.ts';
import { SIDES, type Side } from '../../../vocabulary.ts';
import { groundOf } from '../../diary/situation-ground.ts';
import { SmallGround } from '../../diary/situation-map.tsx';
import { onTheMap } from '../../words/sentences.ts';

function frontOf(plan: HexPlan, control: string): string {
  const french = Array.from({ length: plan.grid.size }, (_, hex) => hex).filter(
    (hex) => controllerIn(control, hex) === 'french',
  );
  return outlinePath(plan, french);
}

/** A square for each stack. */
const standsOf = (plan: HexPlan, view: View, side: Side, size: number): string =>
  view.stacks
    .filter((stack) => stack.side === side)
    .map(({ hex }) => {
      const { x, y } = plan.centre(hex);
      return `M${fine(x - size / 2)} ${fine(y - size / 2)}h${size}v${size}h${-size}z`;
    })
    .join('');

/** What of the sheet is in the window, followed as it moves. */
function WindowFrame({ map }: { readonly map: HexMapState }) {
  return (
    <rect {...windowOn(map.plan, seenBox(map.camera.view.value, map.camera.window.value))} class="window" />
  );
}

/** Where the window looks over the edge of the sheet, the frame ends at the edge: a frame without sides is only a line. */
export function windowOn(sheet: Size, { x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return {
    x: fine(left),
    y: fine(top),
    width: fine(Math.min(sheet.width, x + width) - left),
    height: fine(Math.min(sheet.height, y + height) - top),
  };
}

/** Ground and front change seldom: a picture of their own below everything that moves. */
function Below({ plan, theatre, control }: BelowProps) {
  const front = useMemo(() => frontOf(plan, control), [plan, control]);
  const ground = useMemo(() => {
    const small = groundOf(theatre).plan;
    const scale = plan.radius / small.radius;
    const [to, from] = [plan.centre(0), small.centre(0)];
    const [x, y] = [fine(to.x - from.x * scale), fine(to.y - from.y * scale)];
    return (
      <g class="later-campaigns-situation" transform={`translate(${x} ${y}) scale(${fine(scale)})`}>
        <SmallGround theatre={theatre} />
      </g>
    );
  }, [plan, theatre]);
  return (
    <svg viewBox={`0 0 ${plan.width} ${plan.height}`} class="below" aria-hidden="true">
      <rect width={plan.width} height={plan.height} class="paper" />
      {ground}
      <path d={front} class="front" />
    </svg>
  );
}

interface BelowProps {
  readonly plan: HexPlan;
  readonly theatre: Theatre;
  readonly control: string;
}

interface MinimapProps {
  readonly map: HexMapState;
  readonly view: View;
}

export function Minimap({ map, view }: MinimapProps) {
  const { plan, camera } = map;
  const { width, height } = plan;
  const size = width / 42;
  const onPress = (event: MouseEvent): void => {
    const box = event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : null;
    if (box === null) return;
    const { zoom } = camera.view.value;
    const [wide, high] = [camera.window.value.width / zoom, camera.window.value.height / zoom];
    const [x, y] = [
      ((event.clientX - box.left) / box.width) * width,
      ((event.clientY - box.top) / box.height) * height,
    ];
    camera.fit({ x: x - wide / 2, y: y - high / 2, width: wide, height: high });
  };
  return (
    <button
      type="button"
      class="later-campaigns-minimap"
      data-layer
      aria-label={tell(onTheMap.minimap, { battle: theatreOf(view).name })}
      onClick={onPress}
    >
      <Below plan={plan} theatre={theatreOf(view)} control={view.control} />
      <svg viewBox={`0 0 ${width} ${height}`} class="above" aria-hidden="true">
        {SIDES.map((side) => (
          <path key={side} d={standsOf(plan, view, side, size)} class={side} />
        ))}
        <WindowFrame map={map} />
      </svg>
    </button>
  );
}
