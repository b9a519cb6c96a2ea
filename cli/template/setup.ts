// PENNY-1.1: the table before the first coin, and the table at any other moment.
import { layFaceDown } from './field/coins.ts';
import { type TossFrame, tossFrame } from './frames.ts';
import type { Draft } from './grammar.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import { type BySide, SIDES, type Side } from './vocabulary.ts';

/** All that tells one moment of the game from another. */
interface Moment {
  readonly options: Options;
  readonly laid: BySide<Draft>;
  readonly resigned: Side | null;
}

export function stateAt({ options, laid, resigned }: Moment): State {
  const { even, odd } = laid;
  const shown = even === null || odd === null ? null : { even, odd };
  return { frames: shown === null ? [tossWith(laid)] : [], draws: 0, options, shown, resigned };
}

function tossWith(laid: BySide<Draft>): TossFrame {
  const frame = tossFrame.ask(SIDES, {});
  for (const side of SIDES) {
    const face = laid[side];
    if (face !== null) layFaceDown(frame, side, face);
  }
  return frame;
}

export const setup = (options: Options): State =>
  stateAt({ options, laid: { even: null, odd: null }, resigned: null });
