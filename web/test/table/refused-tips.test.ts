// Pointing explains: what is refused says why by itself, and what a press has moved under the pointer keeps silent.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToRefused } from '../../src/table/refused-tips.ts';
import type { Why } from '../../src/table/table-store.ts';

/** A refused answer, drawn or not: pressed, it explains itself. */
class Thing extends EventTarget {
  readonly isRefused: boolean;
  constructor(isRefused: boolean) {
    super();
    this.isRefused = isRefused;
  }
  closest(selector: string) {
    return selector.includes('aria-disabled') && this.isRefused ? this : null;
  }
  matches(selector: string) {
    return selector === ':focus-visible';
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', Thing);
  vi.stubGlobal('MouseEvent', Event);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function atTable() {
  const why = signal<Why | null>(null);
  const session = { why, menu: signal(null), drag: signal(null), isLive: signal(true) };
  const refused = new Thing(true);
  let heard = 0;
  refused.addEventListener('click', ({ bubbles }) => {
    heard += bubbles ? 100 : 1;
    why.value = {
      question: 'Why not?',
      fact: 'Hubert owes a move.',
      rule: null,
      at: refused as unknown as Element,
    };
  });
  const slow = new Thing(true);
  slow.addEventListener('click', async () => {
    await Promise.resolve();
    const fact = 'You have not chosen anything yet.';
    why.value = { question: 'Nothing to undo', fact, rule: null, at: slow as unknown as Element };
  });
  const root = new EventTarget();
  listenToRefused(root, session);
  const on = (type: string, target: Thing, more: object = {}) => {
    const event = Object.assign(new Event(type), { pointerType: 'mouse', clientX: 5, clientY: 5, ...more });
    Object.defineProperty(event, 'target', { value: target });
    root.dispatchEvent(event);
  };
  const over = (target: Thing, clientX: number) => on('pointerover', target, { clientX });
  return { why, on, refused, slow, over, heard: () => heard };
}

it('a refused answer says why while the pointer rests on it, and nobody takes that for a press', () => {
  const { why, refused, over, heard } = atTable();
  over(refused, 5);
  vi.runAllTimers();
  expect(why.value?.fact).toBe('Hubert owes a move.');
  expect(heard()).toBe(1);
  over(new Thing(false), 300);
  vi.runAllTimers();
  expect(why.value).toBeNull();
});

it('a way back that takes a moment to say why there is none goes with the pointer as well', async () => {
  const { why, slow, over } = atTable();
  over(slow, 5);
  vi.runAllTimers();
  await Promise.resolve();
  expect(why.value?.fact).toBe('You have not chosen anything yet.');
  over(new Thing(false), 300);
  vi.runAllTimers();
  expect(why.value).toBeNull();
});

it('so it does when the keyboard comes to it, until the keyboard goes on', () => {
  const { why, on, refused } = atTable();
  on('focusin', refused);
  expect(why.value).not.toBeNull();
  on('focusin', new Thing(false));
  expect(why.value).toBeNull();
});

it('what comes to lie under a pointer after a press is silent, though a click tells whole pixels only', () => {
  const { why, on, refused, over } = atTable();
  on('click', refused);
  over(refused, 5.4);
  vi.runAllTimers();
  expect(why.value).toBeNull();
});

it('nor does a refused answer of the next table that comes to lie under the pointer, as when a lesson is repeated', () => {
  atTable().on('click', new Thing(false), { clientX: 40 });
  const { why, refused, over } = atTable();
  over(refused, 40);
  vi.runAllTimers();
  expect(why.value).toBeNull();
  over(refused, 60);
  vi.runAllTimers();
  expect(why.value?.fact).toBe('Hubert owes a move.');
});
