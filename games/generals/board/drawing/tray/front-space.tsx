import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import { percent } from '@grognard/desk/words/numbers.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { SIDE_NAME } from '../../../names.ts';
import { spaceOdds } from '../../../odds/space-odds.ts';
import type { Side } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { marksOn } from '../../input/marks.ts';
import { unitStateName } from '../../words/names.ts';
import { fightSheet } from '../../words/sentences-fight.ts';
import { verdictOf } from '../../words/verdict.ts';
import { Counter } from '../counter.tsx';
import { DieButton } from '../die-button.tsx';
import { DieSum } from '../die-sum.tsx';
import { indexedDice } from '../rolled-dice.ts';
import type { FrontPicture, Scene } from '../scene.ts';

export interface SpaceProps {
  readonly desk: Desk;
  readonly scene: Scene;
  readonly front: FrontPicture;
  readonly space: number;
}

/** One side of a space: the unit, its dice, and their sums. */
function SpaceLine({ desk, scene, front, space, side }: SpaceProps & { readonly side: Side }) {
  const unit = scene.units.find((each) => each.id === front[side][space]);
  if (unit === undefined) return <svg class="generals-space-line" viewBox="0 0 168 38" aria-hidden="true" />;
  const dice = indexedDice(front, side).filter(({ die }) => die.unit === unit.id);
  const markOf = marksOn(desk, false);
  return (
    <svg class="generals-space-line" viewBox="0 0 168 38">
      <g transform={moveTo({ x: 26, y: 18 })} role="img" aria-label={unitStateName(unit)}>
        <Counter face={unit} w={44} />
      </g>
      {dice.map(({ die, index }, k) => (
        <DieButton
          key={index}
          front={front.id}
          die={die}
          index={index}
          x={74 + k * 35}
          y={18}
          size={28}
          isTabStop
          markOf={markOf}
        />
      ))}
      <DieSum
        dice={dice.map(({ die }) => die)}
        at={{ x: 60 + dice.length * 35, y: 18, anchor: 'start' }}
        size={17}
        isShort={dice.length > 1}
      />
    </svg>
  );
}

/** Before a roll the chance of each side, after it what it came to. */
export function Verdict({ desk, front, space }: SpaceProps) {
  const { view, hints } = desk.shown.value;
  const units = [front.white[space], front.black[space]];
  const known = front.dice.flatMap(({ unit, outcome }) =>
    outcome === null || !units.includes(unit) ? [] : [{ unit, ...outcome }],
  );
  const hits = known.filter(({ hit }) => hit);
  const [first] = known;
  if (first !== undefined)
    return <p>{(hits.length > 0 ? hits : [first]).map((each) => verdictOf(each)).join('. ')}.</p>;
  const isBefore = view.draft !== null && view.draft.kind !== 'advance';
  const odds = hints && isBefore ? spaceOdds(view, front, space) : null;
  if (odds === null) return null;
  const chance = (side: Side): string =>
    tell(fightSheet.chances, { side: SIDE_NAME[side], percent: percent(odds[side]) });
  return (
    <p class="generals-odds">
      {chance('white')}, {chance('black')}.
    </p>
  );
}

export function FrontSpace(props: SpaceProps) {
  const { desk, space } = props;
  const order: readonly Side[] =
    desk.shown.value.viewer === 'black' ? ['white', 'black'] : ['black', 'white'];
  return (
    <li class="generals-space">
      <span class="generals-space-disc num">{space + 1}</span>
      {order.map((side) => (
        <SpaceLine key={side} {...props} side={side} />
      ))}
      <Verdict {...props} />
    </li>
  );
}
