import { boxAround, centreOf, rect } from '@grognard/desk/drawing/shapes.ts';
import { grouped } from '@grognard/desk/lists/grouped.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Move } from '../../events.ts';
import { sideOf } from '../../field/units.ts';
import { SIDE_NAME } from '../../names.ts';
import { ARM_SYMBOL, armOf, countOf, sectorName } from '../words/names.ts';
import { spoken } from '../words/sentences-board.ts';
import { Chip, Shaft } from './arrows.tsx';
import { isFoughtOver } from './bays.ts';
import { chipBoxes, chipWidth } from './chips.ts';
import type { Geometry } from './geometry.ts';
import type { Layer } from './layer.ts';
import { seamArrow } from './seam-arrow.ts';

interface RevealedArrowsProps extends Pick<Layer, 'geometry' | 'bays'> {
  readonly moves: readonly Move[];
}

type Moves = readonly [Move, ...Move[]];

/** Everybody of one side who crosses a border, by arm. */
function RevealedArrow({ geometry, moves }: { readonly geometry: Geometry; readonly moves: Moves }) {
  const [{ unit, from, to }] = moves;
  const side = sideOf(unit);
  const arms = grouped(moves, (move) => armOf(move.unit));
  const arrow = seamArrow(geometry, from, to);
  const home = from.startsWith('r') ? geometry.sectors[to] : geometry.sectors[from];
  const widths = arms.map(() => chipWidth(geometry, 3) + (geometry.measures.isSmall ? 4 : 6));
  const boxes = chipBoxes(geometry, arrow, home, widths);
  const what = arms.map((group) => countOf(group.length, armOf(group[0].unit))).join(', ');
  const label = tell(spoken.revealed, {
    side: SIDE_NAME[side],
    what,
    from: sectorName(from),
    to: sectorName(to),
  });
  return (
    <g class={`generals-arrow is-revealed generals-${side}`} role="img" aria-label={label}>
      <Shaft arrow={arrow} geometry={geometry} />
      {arms.map((group, i) => {
        const box = boxes[i];
        if (box === undefined) return null;
        const { y } = centreOf(box);
        const arm = armOf(group[0].unit);
        return (
          <g key={arm}>
            <rect {...rect(box)} rx={box.h / 2} class="generals-badge" />
            <Chip box={{ ...box, x: box.x + box.w * 0.48, w: box.w * 0.52 }} text={`${group.length}`} />
            <use
              href={`#${ARM_SYMBOL[arm]}`}
              {...rect(boxAround({ x: box.x + box.w * 0.3, y }, box.h * 0.76))}
              class="generals-arm"
            />
          </g>
        );
      })}
    </g>
  );
}

/** What both sides have set in motion, shown at the same moment (GEN-21.1); where they fight, the fight is shown. */
export const RevealedArrows = ({ geometry, bays, moves }: RevealedArrowsProps) => (
  <g class="generals-revealed-arrows">
    {grouped(
      moves.filter(({ from, to }) => from !== to && !isFoughtOver(bays, from, to)),
      ({ unit, from, to }) => `${sideOf(unit)}${from}${to}`,
    ).map((group) => (
      <RevealedArrow
        key={`${sideOf(group[0].unit)}${group[0].from}${group[0].to}`}
        geometry={geometry}
        moves={group}
      />
    ))}
  </g>
);
