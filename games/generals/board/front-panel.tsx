import type { Desk } from '@grognard/web/table/game-board.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import { Counter } from './counter.tsx';
import { Die, percent, signed } from './die.tsx';
import { dieKey, dieName, indexedDice } from './fronts.tsx';
import { px } from './geometry.ts';
import { spaceOdds } from './hints.ts';
import { frontName, unitStateName } from './names.ts';
import { viewIn } from './reading.ts';
import type { FrontPicture, RolledDie, Scene } from './scene.ts';

const CELL = 98;
const HEIGHT = 98;

interface PanelProps {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly front: FrontPicture;
}

interface LargeDieProps {
  readonly front: FrontPicture;
  readonly die: RolledDie;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly mark: string;
}

function LargeDie({ front, die, index, x, y, mark }: LargeDieProps) {
  return (
    <g
      data-target={`die:${dieKey(front.id, die.side, index)}`}
      role={mark === '' ? 'img' : 'button'}
      tabindex={mark === '' ? undefined : 0}
      class={`die ${mark}`}
      aria-label={dieName(die)}
    >
      {mark !== '' && <rect x={px(x - 16)} y={px(y - 16)} width="32" height="32" rx="8" class="ring" />}
      <Die value={die.natural} side={die.side} x={x} y={y} size={26} />
    </g>
  );
}

/** One side of a space: the unit, its dice, and what is added to them. */
function SpaceHalf({
  desk,
  scene,
  front,
  space,
  side,
}: PanelProps & { readonly space: number; readonly side: Side }) {
  const unit = scene.units.find((each) => each.id === front[side][space]);
  if (unit === undefined) return null;
  const x = space * CELL;
  const isBelow = (desk.shown.value.viewer === 'black') === (side === 'black');
  const y = isBelow ? HEIGHT - 24 : 24;
  const own = indexedDice(front, side).filter(({ die }) => die.unit === unit.id);
  const sum = own[0]?.die.outcome?.modifiers.reduce((total, { value }) => total + value, 0) ?? 0;
  const isHit = own.some(({ die }) => die.outcome?.hit === true);
  return (
    <g>
      <g transform={`translate(${x + 25} ${y})`} role="img" aria-label={unitStateName(unit)}>
        <Counter face={unit} w={38} />
      </g>
      {own.map(({ die, index }, k) => {
        const offers = desk.on({ die: dieKey(front.id, side, index) });
        const isLegal = desk.isLive.value && offers.some(({ refusal }) => refusal === null);
        const mark = isLegal ? 'is-legal' : offers.length > 0 ? 'asks' : '';
        return (
          <LargeDie key={index} front={front} die={die} index={index} x={x + 61 + k * 27} y={y} mark={mark} />
        );
      })}
      {sum !== 0 && (
        <text
          x={x + (own.length > 1 ? 66 : 85)}
          y={own.length > 1 ? HEIGHT / 2 + (isBelow ? 12 : -2) : y + 5}
          class={sum > 0 ? 'modifier good' : 'modifier bad'}
        >
          {signed(sum)}
        </text>
      )}
      {isHit && (
        <text x={x + 16} y={HEIGHT / 2 + (isBelow ? 12 : -2)} class="hit-note">
          hit
        </text>
      )}
    </g>
  );
}

/** Before a roll: the chance of each side to hit in this space. */
function Odds({
  desk,
  front,
  space,
}: {
  readonly desk: Desk;
  readonly front: FrontPicture;
  readonly space: number;
}) {
  const view = viewIn(desk.shown.value);
  const isBefore = view.draft !== null && view.draft.kind !== 'advance';
  const odds = desk.shown.value.hints && isBefore ? spaceOdds(view, front, space) : null;
  if (odds === null) return null;
  const isTurned = view.viewer === 'black';
  const [upper, lower] = isTurned ? [odds.white, odds.black] : [odds.black, odds.white];
  return (
    <g class="odds">
      <text x={space * CELL + 63} y={HEIGHT / 2 - 1}>
        {percent(upper)}
      </text>
      <text x={space * CELL + 63} y={HEIGHT / 2 + 11}>
        {percent(lower)}
      </text>
    </g>
  );
}

function Space(props: PanelProps & { readonly space: number }) {
  const { desk, front, space } = props;
  const x = space * CELL;
  const isUsed = space < Math.max(front.white.length, front.black.length);
  return (
    <g>
      <rect
        x={x + 2}
        y="2"
        width={CELL - 4}
        height={HEIGHT - 4}
        rx="3"
        class={isUsed ? 'space-fought' : 'zone'}
      />
      <text x={x + CELL - 11} y={HEIGHT / 2 + 4} class="space-number large">
        {space + 1}
      </text>
      {SIDES.map((side) => (
        <SpaceHalf key={side} {...props} side={side} />
      ))}
      <Odds desk={desk} front={front} space={space} />
    </g>
  );
}

/** A front at arm's length: large dice, and every sum in words. */
export function FrontPanel({ desk, scene, front, place }: PanelProps & { readonly place: string }) {
  const spaces = Math.max(3, front.white.length, front.black.length);
  return (
    <div class="sheet close-up">
      <header>
        <h2>
          Front <span class="num">{frontName(front.id)}</span>
        </h2>
        <span class="headline">{place}</span>
      </header>
      <div class="close-up-body">
        <svg
          class="lines"
          viewBox={`0 0 ${CELL * spaces} ${HEIGHT}`}
          style={{ aspectRatio: `${CELL * spaces} / ${HEIGHT}` }}
          role="group"
          aria-label={`Front ${frontName(front.id)}`}
        >
          {Array.from({ length: spaces }, (_, space) => (
            <Space key={space} desk={desk} scene={scene} front={front} space={space} />
          ))}
        </svg>
        {front.dice.length > 0 && (
          <ul class="sums">
            {front.dice.map((die, i) => (
              <li key={`${i}`}>{dieName(die)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
