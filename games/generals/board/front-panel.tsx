import type { Desk } from '@grognard/web/table/game-board.ts';
import { SIDES } from '../vocabulary.ts';
import { Counter } from './counter.tsx';
import { Die, signed } from './die.tsx';
import { dieKey, dieName } from './fronts.tsx';
import { px } from './geometry.ts';
import { frontName, unitStateName } from './names.ts';
import type { FrontPicture, RolledDie, Scene } from './scene.ts';

const CELL = 84;
const HEIGHT = 138;

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
      tabIndex={mark === '' ? undefined : 0}
      class={`die ${mark}`}
      aria-label={dieName(die)}
    >
      {mark !== '' && <rect x={px(x - 17)} y={px(y - 17)} width="34" height="34" rx="8" class="ring" />}
      <Die value={die.natural} side={die.side} x={x} y={y} size={27} />
    </g>
  );
}

/** One space: unit, die and sum of each side, the enemy's above. */
function Space({
  desk,
  scene,
  front,
  space,
}: {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly front: FrontPicture;
  readonly space: number;
}) {
  const x = space * CELL;
  const isUsed = space < Math.max(front.white.length, front.black.length);
  const viewer = desk.shown.value.viewer;
  return (
    <g>
      <rect x={x + 2} y="2" width={CELL - 4} height={HEIGHT - 4} rx="3" class={isUsed ? 'front' : 'zone'} />
      <circle cx={x + CELL / 2} cy={HEIGHT / 2} r="9" class="space-disc" />
      <text x={x + CELL / 2} y={HEIGHT / 2 + 4} class="space-number large">
        {space + 1}
      </text>
      {SIDES.map((side) => {
        const id = front[side][space];
        const unit = scene.units.find((each) => each.id === id);
        if (unit === undefined) return null;
        const isBelow = viewer === 'black' ? side === 'black' : side === 'white';
        const y = isBelow ? HEIGHT - 24 : 24;
        let index = -1;
        const dice = front.dice.filter((die) => die.side === side).map((die) => ({ die, index: ++index }));
        const own = dice.filter(({ die }) => die.unit === unit.id);
        const sum = own[0]?.die.outcome?.modifiers.reduce((total, { value }) => total + value, 0) ?? 0;
        return (
          <g key={side}>
            <g transform={`translate(${x + 26} ${y})`} role="img" aria-label={unitStateName(unit)}>
              <Counter face={unit} w={40} />
            </g>
            {own.map(({ die, index: place }, k) => {
              const offers = desk.on({ die: dieKey(front.id, side, place) });
              const isLegal = desk.isLive.value && offers.some(({ refusal }) => refusal === null);
              return (
                <LargeDie
                  key={place}
                  front={front}
                  die={die}
                  index={place}
                  x={x + 64}
                  y={y + (k === 0 ? 0 : isBelow ? -30 : 30)}
                  mark={isLegal ? 'is-legal' : offers.length > 0 ? 'asks' : ''}
                />
              );
            })}
            {sum !== 0 && (
              <text
                x={x + 22}
                y={isBelow ? y - 20 : y + 30}
                class={sum > 0 ? 'modifier good' : 'modifier bad'}
              >
                {signed(sum)}
              </text>
            )}
            {own[0]?.die.outcome?.hit === true && (
              <text x={x + 58} y={isBelow ? y - 20 : y + 30} class="hit-note">
                hit
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** A front at arm's length: large dice, sums and losses. */
export function FrontPanel({
  desk,
  scene,
  front,
  place,
}: {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly front: FrontPicture;
  readonly place: string;
}) {
  return (
    <div class="sheet close-up">
      <header>
        <h2>
          Front <span class="num">{frontName(front.id)}</span>
        </h2>
        <span class="headline">{place}</span>
      </header>
      <svg
        class="lines"
        viewBox={`0 0 ${CELL * 5} ${HEIGHT}`}
        role="group"
        aria-label={`Front ${frontName(front.id)}`}
      >
        {[0, 1, 2, 3, 4].map((space) => (
          <Space key={space} desk={desk} scene={scene} front={front} space={space} />
        ))}
      </svg>
    </div>
  );
}
