import { centreOf, moveTo, px, rect } from '@grognard/desk/drawing/shapes.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Target } from '@grognard/kernel';
import { isBattleBorder } from '../../field/board-graph.ts';
import { frontName } from '../../names.ts';
import type { FrontId } from '../../vocabulary.ts';
import { spoken } from '../words/sentences-board.ts';
import type { Bay } from './bays.ts';
import type { Layer } from './layer.ts';
import type { Measures } from './measures.ts';
import type { FrontPicture } from './scene.ts';
import { halfOf } from './space-layout.ts';

interface FrontsProps extends Pick<Layer, 'geometry' | 'scene' | 'bays' | 'markOf'> {
  readonly chosen: FrontId | null;
}
type FrontProps = FrontsProps & { readonly front: FrontPicture; readonly bay: Bay };

const targetOfFront = ({ id }: FrontPicture): Target => (isBattleBorder(id) ? { border: id } : { card: id });

const pressable = (front: FrontPicture) => ({
  'data-target': targetKey(targetOfFront(front)),
  role: 'button' as const,
  tabindex: -1,
  'aria-label': tell(spoken.front, {
    front: frontName(front.id),
    white: front.white.length,
    black: front.black.length,
  }),
});

const marksOf = ({ front, chosen, markOf }: FrontProps): string =>
  `${chosen === front.id ? 'is-chosen' : ''} ${markOf(targetOfFront(front))}`;

/** The line between the two sides, and those between the spaces. */
function linesOf({ box: { x, y, w, h }, isUpright, spaces, cell }: Bay): string {
  if (isUpright) return `M${px(x + w / 2)} ${px(y + 3)}v${px(h - 6)}`;
  const walls = Array.from({ length: Math.min(4, spaces) }, (_, i) => {
    const at = x + 3 + (i + 1) * cell;
    return at > x + w - 6 ? '' : `M${px(at)} ${px(y + 3)}v${px(h - 6)}`;
  });
  return `M${px(x + 3)} ${px(y + h / 2)}h${px(w - 6)}${walls.join('')}`;
}

/** GEN-3.5: of the five spaces those nobody stands in shrink to their number. */
function FreeSpaces({ bay, measures }: { readonly bay: Bay; readonly measures: Measures }) {
  const { box, isUpright, spaces } = bay;
  if (isUpright) return null;
  const { freeSpace, isSmall } = measures;
  return (
    <g>
      {[1, 2, 3, 4, 5].slice(spaces).map((space) => (
        <text
          key={space}
          x={px(box.x + box.w - (5 - space + 0.5) * freeSpace - 3)}
          y={px(box.y + box.h / 2 + 4)}
          class={`generals-space-number${isSmall ? ' is-small' : ''}`}
        >
          {space}
        </text>
      ))}
    </g>
  );
}

function OpenBay(props: FrontProps) {
  const { geometry, front, bay } = props;
  const frame = { ...rect(bay.box), rx: 4 };
  return (
    <g>
      <rect {...frame} class="generals-front-ground" />
      <path d={linesOf(bay)} class="generals-front-lines" />
      <FreeSpaces bay={bay} measures={geometry.measures} />
      <rect {...frame} {...pressable(front)} class={`generals-front ${marksOf(props)}`} />
    </g>
  );
}

/** Two numbers and crossed blades, each number on the side its line stands. */
function Lozenge(props: FrontProps) {
  const { geometry, front, bay } = props;
  const { w, h } = bay.box;
  const frame = { x: -w / 2, y: -h / 2, width: w, height: h, rx: h / 2 };
  const isWhiteLeft = halfOf(geometry, front, 'white') === 'near';
  const [left, right] = isWhiteLeft ? [front.white, front.black] : [front.black, front.white];
  return (
    <g transform={moveTo(centreOf(bay.box))} class={`generals-lozenge ${marksOf(props)}`}>
      <rect {...frame} class="generals-lozenge-paper" />
      <use href="#mk-melee" x="-9" y="-9" width="18" height="18" />
      <text x={-w / 4 - 3} y="5" class="generals-lozenge-number">
        {left.length}
      </text>
      <text x={w / 4 + 3} y="5" class="generals-lozenge-number">
        {right.length}
      </text>
      <rect {...frame} {...pressable(front)} class="generals-grip" />
    </g>
  );
}

/** Every fight in its bay. */
export const Fronts = (props: FrontsProps) => (
  <g data-layer data-fan>
    {props.scene.fronts.map((front) => {
      const bay = props.bays.of.get(front.id);
      if (bay === undefined) return null;
      const Each = bay.kind === 'lozenge' ? Lozenge : OpenBay;
      return <Each key={front.id} {...props} front={front} bay={bay} />;
    })}
  </g>
);
