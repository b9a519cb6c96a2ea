// What answers nothing says why to whoever rests on it, by mouse or by keyboard: later than what is refused, because one
// passes over empty places all the time.
import type { Target } from '@grognard/kernel';
import type { TableSession } from './table-session.ts';

/** Long enough not to flicker after somebody who only passes. */
const REST = 650;

type Table = Pick<TableSession, 'board' | 'why' | 'menu' | 'drag' | 'explainTarget'>;

export interface RestTips {
  /** Somebody has come to this; `onTold` when it has said why. */
  on(target: Target, at: Element, onTold?: () => void): void;
  /** They have gone on, pressed something or used a key. */
  stop(): void;
}

function restTips({ board, why, menu, drag, explainTarget }: Table): RestTips {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    on(target, at, onTold) {
      clearTimeout(timer);
      if (board.closerLook === undefined) return;
      timer = setTimeout(() => {
        const isFree = why.value === null && menu.value === null && drag.value === null;
        if (isFree && explainTarget(target, at, 'resting')) onTold?.();
      }, REST);
    },
    stop: () => clearTimeout(timer),
  };
}

const known = new WeakMap<Table, RestTips>();

/** Mouse and keyboard share one: whichever moves last rests. */
export function restTipsOf(session: Table): RestTips {
  const tips = known.get(session) ?? restTips(session);
  known.set(session, tips);
  return tips;
}
