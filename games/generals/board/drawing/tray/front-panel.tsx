import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import { percent } from '@grognard/desk/words/numbers.ts';
import { spaceOdds } from '../../../odds/space-odds.ts';
import { SIDES, type Side } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { marksOn } from '../../input/marks.ts';
import { frontName, unitStateName } from '../../words/names.ts';
import { AddedFigure } from '../added-figure.tsx';
import { Counter } from '../counter.tsx';
import { DieButton } from '../die-button.tsx';
import { addedTo, dieName, indexedDice } from '../rolled-dice.ts';
import type { FrontPicture, Scene } from '../scene.ts';
import { TraySheet } from './tray-sheet.tsx';

const CELL = 98;
const HEIGHT = 98;

interface PanelProps {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly front: FrontPicture;
}
type SpaceProps = PanelProps & { readonly space: number };

/** One side of a space: the unit, its dice, and what is added to them. */
function SpaceHalf({ desk, scene, front, space, side }: SpaceProps & { readonly side: Side }) {
  const unit = scene.units.find((each) => each.id === front[side][space]);
  if (unit === undefined) return null;
  const x = space * CELL;
  const isBelow = (desk.shown.value.viewer === 'black') === (side === 'black');
  const y = isBelow ? HEIGHT - 24 : 24;
  const inner = HEIGHT / 2 + (isBelow ? 12 : -2);
  const dice = indexedDice(front, side).filter(({ die }) => die.unit === unit.id);
  const isPair = dice.length > 1;
  return (
    <g>
      <g transform={moveTo({ x: x + 25, y })} role="img" aria-label={unitStateName(unit)}>
        <Counter face={unit} w={38} />
      </g>
      {dice.map(({ die, index }, k) => (
        <DieButton
          key={index}
          front={front.id}
          die={die}
          index={index}
          x={x + 61 + k * 27}
          y={y}
          size={26}
          isTabStop
          markOf={marksOn(desk, false)}
        />
      ))}
      <AddedFigure value={addedTo(dice[0]?.die)} x={x + (isPair ? 66 : 85)} y={isPair ? inner : y + 5} />
      {dice.some(({ die }) => die.outcome?.hit === true) && (
        <text x={x + 16} y={inner} class="generals-hit-note">
          hit
        </text>
      )}
    </g>
  );
}

/** Before a roll: the chance of each side to hit in this space. */
function Odds({ desk, front, space }: SpaceProps) {
  const { view, hints } = desk.shown.value;
  const { draft, viewer } = view;
  const isBefore = draft !== null && draft.kind !== 'advance';
  const odds = hints && isBefore ? spaceOdds(view, front, space) : null;
  if (odds === null) return null;
  const [upper, lower] = viewer === 'black' ? [odds.white, odds.black] : [odds.black, odds.white];
  const x = space * CELL + 63;
  return (
    <g class="generals-odds">
      <text x={x} y={HEIGHT / 2 - 1}>
        {percent(upper)}
      </text>
      <text x={x} y={HEIGHT / 2 + 11}>
        {percent(lower)}
      </text>
    </g>
  );
}

function Space(props: SpaceProps) {
  const { front, space } = props;
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
        class={isUsed ? 'generals-space-fought' : 'generals-zone'}
      />
      <text x={x + CELL - 11} y={HEIGHT / 2 + 4} class="generals-space-number is-large">
        {space + 1}
      </text>
      {SIDES.map((side) => (
        <SpaceHalf key={side} {...props} side={side} />
      ))}
      <Odds {...props} />
    </g>
  );
}

/** A front at arm's length: large dice, and every sum in words. */
export function FrontPanel(props: PanelProps & { readonly place: string }) {
  const { front, place } = props;
  const spaces = Math.max(3, front.white.length, front.black.length);
  const name = frontName(front.id);
  const title = (
    <>
      Front <span class="num">{name}</span>
    </>
  );
  return (
    <TraySheet class="generals-front-panel" title={title} headline={place}>
      <div class="generals-front-body">
        <svg
          viewBox={`0 0 ${CELL * spaces} ${HEIGHT}`}
          style={{ aspectRatio: `${CELL * spaces} / ${HEIGHT}` }}
          role="group"
          aria-label={`Front ${name}`}
        >
          {Array.from({ length: spaces }, (_, space) => (
            <Space key={space} {...props} space={space} />
          ))}
        </svg>
        {front.dice.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, and arrow keys scroll only what has the focus
          <ul tabIndex={0} aria-label="Dice">
            {front.dice.map((die, i) => (
              <li key={`${i}`}>{dieName(die)}</li>
            ))}
          </ul>
        )}
      </div>
    </TraySheet>
  );
}
