import { SIDES, type Side } from '../../vocabulary.ts';
import { AddedFigure } from './added-figure.tsx';
import { DieButton } from './die-button.tsx';
import { frontBox, halfOf, type SpaceLayout, spaceLayout } from './front-layout.ts';
import type { Layer } from './layer.ts';
import { addedTo, indexedDice } from './rolled-dice.ts';
import type { FrontPicture } from './scene.ts';

type DiceProps = Pick<Layer, 'geometry' | 'scene' | 'markOf'>;

interface SpaceDiceProps extends Pick<Layer, 'markOf'> {
  readonly front: FrontPicture;
  readonly side: Side;
  readonly unit: string;
  readonly layout: SpaceLayout;
}

/** The dice of one unit with the sum of their modifiers; two of them share the room of one. */
function SpaceDice({ front, side, unit, layout, markOf }: SpaceDiceProps) {
  const dice = indexedDice(front, side).filter(({ die }) => die.unit === unit);
  const isPair = dice.length > 1;
  const size = layout.die.size * (isPair ? 0.82 : 1);
  const step = Math.sign(layout.secondDie.x - layout.die.x) * size;
  const first = layout.die.x - (isPair ? step * 0.1 : 0);
  return (
    <g>
      {dice.map(({ die, index }, k) => (
        <DieButton
          key={index}
          front={front.id}
          die={die}
          index={index}
          x={first + k * step}
          y={layout.die.y}
          size={size}
          markOf={markOf}
        />
      ))}
      <AddedFigure value={addedTo(dice[0]?.die)} x={layout.sum.x} y={layout.sum.y + 5} />
    </g>
  );
}

function DiceOf({ geometry, scene, front, markOf }: DiceProps & { readonly front: FrontPicture }) {
  const box = frontBox(geometry, front.id);
  return (
    <g>
      {SIDES.map((side) => {
        const half = halfOf(geometry, front, side, scene.units);
        return front[side].map((unit, space) => (
          <SpaceDice
            key={unit}
            front={front}
            side={side}
            unit={unit}
            layout={spaceLayout(geometry, box, half, space)}
            markOf={markOf}
          />
        ));
      })}
    </g>
  );
}

/** Dice lie on top of everything, so that a splash never hides one. */
export const FrontDice = (props: DiceProps) =>
  props.geometry.isCompact ? null : (
    <g class="generals-front-dice">
      {props.scene.fronts.map((front) => (
        <DiceOf key={front.id} {...props} front={front} />
      ))}
    </g>
  );
