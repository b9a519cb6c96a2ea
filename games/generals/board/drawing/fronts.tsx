import { boxAround, centreOf, moveTo, px, rect } from '@grognard/desk/drawing/shapes.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import type { Target } from '@grognard/kernel';
import { isBattleBorder } from '../../field/board-graph.ts';
import type { FrontId } from '../../vocabulary.ts';
import { frontName } from '../words/names.ts';
import { frontBox, SPACES, spaceMiddle } from './front-layout.ts';
import type { Geometry } from './geometry.ts';
import type { Layer } from './layer.ts';
import type { FrontPicture } from './scene.ts';

interface FrontsProps extends Pick<Layer, 'geometry' | 'scene' | 'markOf'> {
  readonly chosen: FrontId | null;
}
type FrontProps = FrontsProps & { readonly front: FrontPicture };

const targetOf = ({ id }: FrontPicture): Target => (isBattleBorder(id) ? { border: id } : { card: id });

const pressable = (front: FrontPicture) => ({
  'data-target': targetKey(targetOf(front)),
  role: 'button' as const,
  tabindex: -1,
  'aria-label': `Front ${frontName(front.id)}: White ${front.white.length}, Black ${front.black.length}`,
});

const marksOf = ({ front, chosen, markOf }: FrontProps): string =>
  `${chosen === front.id ? 'is-chosen' : ''} ${markOf(targetOf(front))}`;

/** Spaces nobody stands in keep their numbers. */
function FreeSpaces({ geometry, front }: { readonly geometry: Geometry; readonly front: FrontPicture }) {
  const box = frontBox(geometry, front.id);
  const used = Math.max(front.white.length, front.black.length);
  return (
    <g>
      {SPACES.slice(used).map((space) => {
        const { x, y } = spaceMiddle(box, space);
        return (
          <text key={space} x={px(x)} y={px(y + 4)} class="generals-space-number">
            {space + 1}
          </text>
        );
      })}
    </g>
  );
}

function Front(props: FrontProps) {
  const { geometry, front } = props;
  const frame = { ...rect(frontBox(geometry, front.id)), rx: 3 };
  const apart = isBattleBorder(front.id) ? '' : 'is-apart';
  return (
    <g>
      <rect {...frame} class="generals-front-ground" />
      <FreeSpaces geometry={geometry} front={front} />
      <rect {...frame} {...pressable(front)} class={`generals-front ${apart} ${marksOf(props)}`} />
    </g>
  );
}

/** Phone: two numbers and crossed blades. */
function Lozenge(props: FrontProps) {
  const { geometry, front } = props;
  const { isUpright, ...box } = frontBox(geometry, front.id);
  const [w, h] = isUpright ? [32, 58] : [72, 30];
  const middle = { x: 0, y: 0 };
  const numberAt = (way: number) => (isUpright ? { x: 0, y: way * 19 + 5 } : { x: way * 24, y: 5 });
  const white = isUpright ? 1 : -1;
  return (
    <g transform={moveTo(centreOf(box))} class={`generals-lozenge ${marksOf(props)}`}>
      <rect
        {...rect(boxAround(middle, Math.max(w, 44), Math.max(h, 44)))}
        {...pressable(front)}
        class="generals-grip"
      />
      <rect {...rect(boxAround(middle, w, h))} rx="16" class="generals-lozenge-paper" />
      <use href="#mk-melee" {...rect(boxAround(middle, 18))} />
      <text {...numberAt(white)} class="generals-lozenge-number">
        {front.white.length}
      </text>
      <text {...numberAt(-white)} class="generals-lozenge-number">
        {front.black.length}
      </text>
    </g>
  );
}

export function Fronts(props: FrontsProps) {
  const Each = props.geometry.isCompact ? Lozenge : Front;
  return (
    <g>
      {props.scene.fronts.map((front) => (
        <Each key={front.id} {...props} front={front} />
      ))}
    </g>
  );
}
