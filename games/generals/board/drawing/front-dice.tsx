import { SIDES, type Side, type UnitId } from '../../vocabulary.ts';
import type { Bay } from './bays.ts';
import { DieButton } from './die-button.tsx';
import { DieSum } from './die-sum.tsx';
import type { Layer } from './layer.ts';
import { dieKey, indexedDice } from './rolled-dice.ts';
import type { FrontPicture } from './scene.ts';
import { halfOf, type SpaceLayout, spaceLayout } from './space-layout.ts';

type DiceProps = Pick<Layer, 'geometry' | 'scene' | 'bays' | 'markOf'>;

interface SpaceDiceProps extends Pick<Layer, 'geometry' | 'markOf'> {
  readonly front: FrontPicture;
  readonly side: Side;
  readonly unit: UnitId;
  readonly space: number;
  readonly layout: SpaceLayout;
  readonly falling: readonly string[];
}

/** The dice of one unit, and their sums where there is room to write them. */
function SpaceDice({ geometry, front, side, unit, space, layout, falling, markOf }: SpaceDiceProps) {
  const dice = indexedDice(front, side).filter(({ die }) => die.unit === unit);
  const { die: place, sum } = layout;
  return (
    <g style={{ '--space': space }}>
      {dice.map(({ die, index }, k) => (
        <DieButton
          key={index}
          front={front.id}
          die={die}
          index={index}
          x={place.x + k * place.step}
          y={place.y}
          size={place.size * 0.94}
          isFalling={falling.includes(dieKey(front.id, side, index))}
          markOf={markOf}
        />
      ))}
      {sum !== null && (
        <DieSum
          dice={dice.map(({ die }) => die)}
          at={sum}
          size={geometry.measures.text}
          isShort={sum.isShort}
        />
      )}
    </g>
  );
}

type FrontDiceProps = DiceProps & { readonly front: FrontPicture; readonly bay: Bay };

const DiceOf = ({ geometry, scene, front, bay, markOf }: FrontDiceProps) => (
  <g>
    {SIDES.map((side) => {
      const half = halfOf(geometry, front, side);
      const diceOf = (unit: UnitId): number =>
        Math.max(1, front.dice.filter((die) => die.unit === unit).length);
      return front[side].map((unit, space) => (
        <SpaceDice
          key={unit}
          geometry={geometry}
          front={front}
          side={side}
          unit={unit}
          space={space}
          layout={spaceLayout(geometry, bay, half, space, diceOf(unit))}
          falling={scene.falling}
          markOf={markOf}
        />
      ));
    })}
  </g>
);

/** Dice lie on top of everything, so that a splash never hides one. */
export const FrontDice = (props: DiceProps) => (
  <g class="generals-front-dice">
    {props.scene.fronts.map((front) => {
      const bay = props.bays.of.get(front.id);
      return bay === undefined || bay.kind === 'lozenge' ? null : (
        <DiceOf key={front.id} {...props} front={front} bay={bay} />
      );
    })}
  </g>
);
