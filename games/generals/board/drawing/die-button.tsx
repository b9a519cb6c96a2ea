import { boxAround, px, rect } from '@grognard/desk/drawing/shapes.ts';
import { DrawnDie } from '@grognard/desk/parts/die.tsx';
import type { FrontId } from '../../vocabulary.ts';
import type { MarkOf } from '../input/marks.ts';
import { diceOf } from '../words/names.ts';
import { dieKey, dieName } from './rolled-dice.ts';
import type { RolledDie } from './scene.ts';

interface DieButtonProps {
  readonly front: FrontId;
  readonly die: RolledDie;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** In the tray it is reached with Tab, on the field with the arrows. */
  readonly isTabStop?: boolean;
  /** It is rolled in this beat. */
  readonly isFalling?: boolean;
  readonly markOf: MarkOf;
}

/** GEN-12.31: a die in a front, which may be there to be rolled again. */
export function DieButton(props: DieButtonProps) {
  const { front, die, index, x, y, size, isTabStop = false, isFalling = false, markOf } = props;
  const key = dieKey(front, die.side, index);
  const mark = markOf({ die: key });
  return (
    <g
      data-target={`die:${key}`}
      role={mark === '' ? 'img' : 'button'}
      tabindex={isTabStop && mark !== '' ? 0 : -1}
      class={`generals-die ${mark}`}
      aria-label={dieName(die)}
    >
      {mark !== '' && <rect {...rect(boxAround({ x, y }, size + 6))} rx="6" class="generals-die-ring" />}
      {mark !== '' && <rect {...rect(boxAround({ x, y }, Math.max(24, size)))} class="generals-grip" />}
      <g class={isFalling ? 'generals-falling' : ''} style={{ transformOrigin: `${px(x)}px ${px(y)}px` }}>
        <DrawnDie face={die.natural} look={diceOf(die.side)} x={px(x)} y={px(y)} size={px(size)} />
      </g>
    </g>
  );
}
