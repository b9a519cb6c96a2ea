import { at, px } from '@grognard/desk/drawing/shapes.ts';
import { DrawnDie } from '@grognard/desk/parts/die.tsx';
import { steady } from '@grognard/desk/parts/steady.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Unit } from '../../state.ts';
import type { UnitId } from '../../vocabulary.ts';
import { diceOf, isOnField, sectorName, unitStateName } from '../words/names.ts';
import { spoken } from '../words/sentences-board.ts';
import { ASPECT, blockPath } from './block-shape.ts';
import { CountDisc, Counter } from './counter.tsx';
import type { Layer } from './layer.ts';
import { isOnBoard, type Spot } from './placements.ts';
import type { Reaction } from './scene.ts';

/** 'White Infantry, spent, in a1; 4 alike' */
function pieceLabel(unit: Unit, count: number): string {
  const what = unitStateName(unit);
  const piece = isOnField(unit.at)
    ? tell(spoken.pieceIn, { what, sector: sectorName(unit.at) })
    : tell(unit.at === 'captured' ? spoken.prisoner : spoken.routed, { what });
  return count > 1 ? tell(spoken.alike, { piece, count }) : piece;
}

/** A splash behind a unit that was hit. */
function Burst({ r }: { readonly r: number }) {
  const points = Array.from({ length: 20 }, (_, i) => {
    const angle = (i / 20) * Math.PI * 2;
    const reach = i % 2 === 0 ? r : r * 0.68;
    return at({ x: reach * 1.2 * Math.cos(angle), y: reach * Math.sin(angle) });
  });
  return <path d={`M${points.join('L')}Z`} class="generals-burst" />;
}

/** Moved by style, so that it glides. */
const placedAt = (x: number, y: number) => ({ transform: `translate(${px(x)}px, ${px(y)}px)` });

interface PieceProps {
  readonly unit: Unit;
  readonly spot: Spot;
  readonly mark: string;
  readonly isHit: boolean;
  readonly reaction: Reaction | undefined;
}

const Piece = steady(({ unit, spot: { x, y, w, count }, mark, isHit, reaction }: PieceProps) => {
  if (count === 0) return <g class="generals-piece is-under" style={placedAt(x, y)} />;
  const grip = Math.max(w, 34);
  return (
    <g
      class={`generals-piece ${mark}`}
      style={placedAt(x, y)}
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
      {isHit && <Burst r={w * 0.56} />}
      {/* Always there, for putting it in and out costs more; without a shape it takes no room. */}
      <path d={mark === '' ? '' : blockPath(unit.side, w, 4)} class="generals-piece-outline" />
      <Counter face={unit} w={w} />
      {count > 1 && (
        <CountDisc count={count} x={w / 2 - 1} y={(w * ASPECT) / 2} r={Math.max(8.5, w * 0.21)} />
      )}
      {reaction !== undefined && (
        <DrawnDie
          face={reaction.die}
          look={diceOf(unit.side)}
          x={px(w * 0.24 + 10)}
          y={px(10 - w * 0.62)}
          size={20}
        />
      )}
    </g>
  );
});

/** A sign on a unit that takes part in the answer being put together; clear of what its neighbour wears, not part of its name. */
function Note({ spot: { x, y, w, count }, sign }: { readonly spot: Spot; readonly sign: string }) {
  if (count === 0) return null;
  return (
    <g
      class="generals-piece-note"
      data-layer
      style={placedAt(x - w / 2 + 9, y - (w * ASPECT) / 2 + 1)}
      aria-hidden="true"
    >
      <circle r="9" />
      <text y="4.5">{sign}</text>
    </g>
  );
}

interface PiecesProps extends Pick<Layer, 'scene' | 'placements' | 'markOf'> {
  readonly signs: ReadonlyMap<UnitId, string>;
}

/** Every counter, each exactly once, so that it glides from place to place. */
export function Pieces({ scene, placements, markOf, signs }: PiecesProps) {
  return (
    <g>
      {scene.units.filter(isOnBoard).map((unit) => {
        const spot = placements.get(unit.id);
        return spot === undefined ? null : (
          <Piece
            key={unit.id}
            unit={unit}
            spot={spot}
            mark={spot.count === 0 ? '' : markOf({ unit: unit.id })}
            isHit={scene.hits.includes(unit.id)}
            reaction={scene.reactions.find((each) => each.unit === unit.id)}
          />
        );
      })}
      {[...signs].map(([unit, sign]) => {
        const spot = placements.get(unit);
        return spot === undefined ? null : <Note key={`note ${unit}`} spot={spot} sign={sign} />;
      })}
    </g>
  );
}
