import type { Unit } from '../../state.ts';
import { sectorName, unitStateName } from '../words/names.ts';
import { ASPECT, blockPath, CountDisc, Counter } from './counter.tsx';
import { Burst } from './fronts.tsx';
import { type Geometry, px } from './geometry.ts';
import { isOnBoard, type Placements, type Spot } from './placements.ts';
import type { Scene } from './scene.ts';

const placeName = (unit: Unit): string => {
  switch (unit.at) {
    case 'box':
      return 'among the routed units';
    case 'captured':
      return 'captured';
    case 'tray':
    case 'gone':
      return '';
    default:
      return `in ${sectorName(unit.at)}`;
  }
};

/** 'White Infantry, spent, in a1; 4 alike' */
export const pieceLabel = (unit: Unit, count: number): string =>
  `${unitStateName(unit)}, ${placeName(unit)}${count > 1 ? `; ${count} alike` : ''}`;

interface PieceProps {
  readonly unit: Unit;
  readonly spot: Spot;
  readonly mark: string;
  readonly isHit: boolean;
  readonly die: { readonly value: number; readonly success: boolean } | null;
}

function Piece({ unit, spot, mark, isHit, die }: PieceProps) {
  const { x, y, w, count } = spot;
  if (count === 0)
    return <g class="generals-piece is-under" style={{ transform: `translate(${px(x)}px, ${px(y)}px)` }} />;
  const grip = Math.max(w, 34);
  return (
    <g
      class={`generals-piece ${mark}`}
      style={{ transform: `translate(${px(x)}px, ${px(y)}px)` }}
      data-target={`unit:${unit.id}`}
      role={mark === '' ? 'img' : 'button'}
      tabindex={-1}
      aria-label={pieceLabel(unit, count)}
    >
      <rect
        x={px(-grip / 2)}
        y={px(-grip * 0.42)}
        width={px(grip)}
        height={px(grip * 0.84)}
        class="generals-grip"
      />
      {isHit && <Burst x={0} y={0} r={w * 0.56} />}
      {mark !== '' && <path d={blockPath(unit.side, w, 4)} class="generals-piece-outline" />}
      <Counter face={unit} w={w} />
      {count > 1 && (
        <CountDisc count={count} x={w / 2 - 1} y={(w * ASPECT) / 2} r={Math.max(8.5, w * 0.21)} />
      )}
      {die !== null && (
        <use
          href={`#d6-${die.value}`}
          x={px(w * 0.24)}
          y={px(-w * 0.62)}
          width="20"
          height="20"
          class={die.success ? 'generals-reaction is-good' : 'generals-reaction'}
        />
      )}
    </g>
  );
}

/** A sign on a unit that takes part in the answer being put together; beside the counter, not part of its name. */
function Note({ spot: { x, y, w, count }, text }: { readonly spot: Spot; readonly text: string }) {
  if (count === 0) return null;
  return (
    <g
      class="generals-piece-note"
      style={{ transform: `translate(${px(x - w / 2 + 1)}px, ${px(y - (w * ASPECT) / 2 + 1)}px)` }}
      aria-hidden="true"
    >
      <circle r="9" />
      <text y="4.5">{text}</text>
    </g>
  );
}

interface PiecesProps {
  readonly geometry: Geometry;
  readonly scene: Scene;
  readonly placements: Placements;
  markOf(target: string): string;
  /** A sign on a unit that takes part in the answer being put together. */
  noteOf(unit: Unit): string | null;
}

/** Every counter, each exactly once, so that it glides from place to place. */
export function Pieces({ scene, placements, markOf, noteOf }: PiecesProps) {
  return (
    <g>
      {scene.units.filter(isOnBoard).map((unit) => {
        const spot = placements.get(unit.id);
        if (spot === undefined) return null;
        const reaction = scene.reactions.find((each) => each.unit === unit.id);
        return (
          <Piece
            key={unit.id}
            unit={unit}
            spot={spot}
            mark={markOf(`unit:${unit.id}`)}
            isHit={scene.hits.includes(unit.id)}
            die={reaction === undefined ? null : { value: reaction.die, success: reaction.success }}
          />
        );
      })}
      {scene.units.map((unit) => {
        const spot = placements.get(unit.id);
        const text = noteOf(unit);
        return spot === undefined || text === null ? null : (
          <Note key={`note ${unit.id}`} spot={spot} text={text} />
        );
      })}
    </g>
  );
}
