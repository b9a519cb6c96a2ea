// A finger that stays on something asks why; one that leaves at once presses.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToPointer } from '../../src/table/pointer.ts';
import type { TableSession } from '../../src/table/table-session.ts';

/** Something drawn with a target. */
class Thing extends EventTarget {
  closest(selector: string) {
    return selector === '[data-target]' ? this : null;
  }
  getAttribute() {
    return 'sector:RTW';
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', Thing);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function atTable() {
  const asked: unknown[] = [];
  const pressed: unknown[] = [];
  const session = {
    drag: signal(null),
    why: signal(null),
    menu: signal(null),
    letGo: () => {},
    press: (target: unknown) => pressed.push(target),
    explainTarget: (target: unknown, _at: unknown, how: boolean | 'resting' = false) => {
      asked.push({ target, how });
      return how !== false;
    },
  };
  const root = new EventTarget();
  listenToPointer(root as HTMLElement, session as unknown as TableSession);
  const slot = new Thing();
  const on = (type: string) => {
    const event = Object.assign(new Event(type), { pointerType: 'touch', button: 0, clientX: 5, clientY: 5 });
    Object.defineProperty(event, 'target', { value: slot });
    root.dispatchEvent(event);
  };
  return { asked, pressed, on };
}

const RETREAT = { sector: 'RTW' };

it('a finger that stays asks, also where nothing is an answer, and presses nothing', () => {
  const { asked, pressed, on } = atTable();
  on('pointerdown');
  vi.advanceTimersByTime(400);
  on('pointerup');
  on('click');
  expect(asked).toEqual([{ target: RETREAT, how: 'resting' }]);
  expect(pressed).toEqual([]);
});

it('a finger that leaves at once presses', () => {
  const { asked, pressed, on } = atTable();
  on('pointerdown');
  on('pointerup');
  on('click');
  vi.runAllTimers();
  expect(asked).toEqual([]);
  expect(pressed).toEqual([RETREAT]);
});
