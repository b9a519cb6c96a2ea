import { isBattleBorder } from '../../field/board-graph.ts';
import { ARM_NAME, SIDE_NAME } from '../../names.ts';
import { SIDES, type Side } from '../../vocabulary.ts';
import { armOf, frontName } from '../words/names.ts';
import { Die, signed } from './die.tsx';
import { frontBox, halfOf, type SpaceLayout, spaceLayout } from './front-layout.ts';
import { centreOf, type Geometry, px } from './geometry.ts';
import type { FrontPicture, RolledDie, Scene } from './scene.ts';

/** The die's key on the board, and in the offers about it. */
export const dieKey = (front: string, side: Side, index: number): string => `${front}/${side}/${index}`;

/** A side's dice of a front with their places as handed out, by which re-rolls name them. */
export const indexedDice = (front: FrontPicture, side: Side) =>
  front.dice.filter((die) => die.side === side).map((die, index) => ({ die, index }));

const sumOf = (die: RolledDie): number =>
  die.outcome === null ? 0 : die.outcome.modifiers.reduce((sum, modifier) => sum + modifier.value, 0);

/** 'White Infantry: 4 +1 −1 = 4, a hit' */
export function dieName(die: RolledDie): string {
  const who = `${SIDE_NAME[die.side]} ${ARM_NAME[armOf(die.unit)]}`;
  if (die.outcome === null) return `${who}: ${die.natural}`;
  const parts = die.outcome.modifiers.map(({ label, value }) => `${signed(value)} ${label}`);
  const added = parts.length === 0 ? '' : ` ${parts.join(', ')}`;
  return `${who}: ${die.natural}${added} makes ${die.outcome.modified}, ${die.outcome.hit ? 'a hit' : 'no hit'}`;
}

interface SpaceDiceProps {
  readonly front: FrontPicture;
  readonly side: Side;
  readonly dice: readonly { readonly die: RolledDie; readonly index: number }[];
  readonly layout: SpaceLayout;
  markOf(target: string): string;
}

/** The dice of one unit with the sum of their modifiers. */
function SpaceDice({ front, side, dice, layout, markOf }: SpaceDiceProps) {
  const [first, second] = dice;
  if (first === undefined) return null;
  const sum = sumOf(first.die);
  const size = layout.die.size * (second === undefined ? 1 : 0.82);
  const step = Math.sign(layout.secondDie.x - layout.die.x) * size;
  return (
    <g>
      {dice.map(({ die, index }, k) => {
        const x = layout.die.x + k * step - (second === undefined ? 0 : Math.sign(step) * size * 0.1);
        const { y } = layout.die;
        const key = `die:${dieKey(front.id, side, index)}`;
        const mark = markOf(key);
        return (
          <g
            key={index}
            data-target={key}
            role={mark === '' ? 'img' : 'button'}
            tabindex={-1}
            class={`generals-die ${mark}`}
            aria-label={dieName(die)}
          >
            {mark !== '' && (
              <rect
                x={px(x - size / 2 - 3)}
                y={px(y - size / 2 - 3)}
                width={px(size + 6)}
                height={px(size + 6)}
                rx="5"
                class="generals-die-ring"
              />
            )}
            <g class="generals-tumble" style={{ transformOrigin: `${px(x)}px ${px(y)}px` }}>
              <Die value={die.natural} side={side} x={x} y={y} size={size} />
            </g>
          </g>
        );
      })}
      {sum !== 0 && (
        <text
          x={px(layout.sum.x)}
          y={px(layout.sum.y + 5)}
          class={sum > 0 ? 'generals-modifier is-good' : 'generals-modifier is-bad'}
        >
          {signed(sum)}
        </text>
      )}
    </g>
  );
}

/** A splash behind a unit that was hit. */
export function Burst({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  const points = Array.from({ length: 20 }, (_, i) => {
    const a = (i / 20) * Math.PI * 2;
    const q = i % 2 === 0 ? r : r * 0.68;
    return `${px(x + q * 1.2 * Math.cos(a))} ${px(y + q * Math.sin(a))}`;
  });
  return <path d={`M${points.join('L')}Z`} class="generals-burst" />;
}

interface FrontsProps {
  readonly geometry: Geometry;
  readonly scene: Scene;
  readonly chosen: string | null;
  markOf(target: string): string;
}

/** Spaces nobody stands in keep their numbers. */
function FreeSpaces({ geometry, front }: { readonly geometry: Geometry; readonly front: FrontPicture }) {
  const box = frontBox(geometry, front.id);
  const used = Math.max(front.white.length, front.black.length);
  return (
    <g>
      {[0, 1, 2, 3, 4].slice(used).map((k) => {
        const x = box.isUpright ? box.x + box.w / 2 : box.x + (box.w * (k + 0.5)) / 5;
        const y = box.isUpright ? box.y + (box.h * (k + 0.5)) / 5 : box.y + box.h / 2;
        return (
          <text key={k} x={px(x)} y={px(y + 4)} class="generals-space-number">
            {k + 1}
          </text>
        );
      })}
    </g>
  );
}

function Front({ geometry, front, chosen, markOf }: FrontsProps & { readonly front: FrontPicture }) {
  const box = frontBox(geometry, front.id);
  const target = isBattleBorder(front.id) ? `border:${front.id}` : `card:${front.id}`;
  return (
    <g>
      <rect
        x={px(box.x)}
        y={px(box.y)}
        width={px(box.w)}
        height={px(box.h)}
        rx="3"
        class="generals-front-ground"
      />
      <FreeSpaces geometry={geometry} front={front} />
      <rect
        x={px(box.x)}
        y={px(box.y)}
        width={px(box.w)}
        height={px(box.h)}
        rx="3"
        class={`generals-front ${isBattleBorder(front.id) ? '' : 'is-apart'} ${chosen === front.id ? 'is-chosen' : ''} ${markOf(target)}`}
        data-target={target}
        role="button"
        tabindex={-1}
        aria-label={`Front ${frontName(front.id)}: White ${front.white.length}, Black ${front.black.length}`}
      />
    </g>
  );
}

function DiceOf({
  geometry,
  scene,
  front,
  markOf,
}: Omit<FrontsProps, 'chosen'> & { readonly front: FrontPicture }) {
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
            dice={indexedDice(front, side).filter(({ die }) => die.unit === unit)}
            layout={spaceLayout(geometry, box, half, space)}
            markOf={markOf}
          />
        ));
      })}
    </g>
  );
}

/** Dice lie on top of everything, so that a splash never hides one. */
export function FrontDice(props: Omit<FrontsProps, 'chosen'>) {
  if (props.geometry.isCompact) return null;
  return (
    <g class="generals-front-dice">
      {props.scene.fronts.map((front) => (
        <DiceOf key={front.id} {...props} front={front} />
      ))}
    </g>
  );
}

/** Phone: two numbers and crossed blades. */
function Lozenge({ geometry, front, chosen, markOf }: FrontsProps & { readonly front: FrontPicture }) {
  const box = frontBox(geometry, front.id);
  const { x, y } = centreOf(box);
  const target = isBattleBorder(front.id) ? `border:${front.id}` : `card:${front.id}`;
  const w = box.isUpright ? 32 : 72;
  const h = box.isUpright ? 58 : 30;
  const at = (dir: number) => (box.isUpright ? { x: 0, y: dir * 19 + 5 } : { x: dir * 24, y: 5 });
  const whiteDir = box.isUpright ? 1 : -1;
  return (
    <g
      transform={`translate(${px(x)} ${px(y)})`}
      class={`generals-lozenge ${chosen === front.id ? 'is-chosen' : ''} ${markOf(target)}`}
    >
      <rect
        x={px(-Math.max(w, 44) / 2)}
        y={px(-Math.max(h, 44) / 2)}
        width={Math.max(w, 44)}
        height={Math.max(h, 44)}
        class="generals-grip"
        data-target={target}
        role="button"
        tabindex={-1}
        aria-label={`Front ${frontName(front.id)}: White ${front.white.length}, Black ${front.black.length}`}
      />
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx="16" class="generals-lozenge-paper" />
      <use href="#mk-melee" x="-9" y="-9" width="18" height="18" />
      <text {...at(whiteDir)} class="generals-lozenge-number">
        {front.white.length}
      </text>
      <text {...at(-whiteDir)} class="generals-lozenge-number generals-black">
        {front.black.length}
      </text>
    </g>
  );
}

export function Fronts(props: FrontsProps) {
  const Each = props.geometry.isCompact ? Lozenge : Front;
  return (
    <g>
      {props.scene.fronts.map((front) => (
        <Each key={front.id} {...props} front={front} />
      ))}
    </g>
  );
}
