// Who rests on what answers nothing is told why; who passes, presses or goes on with the keyboard is not.
import type { Target } from '@grognard/kernel';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restTipsOf } from '../../src/table/rest-tips.ts';
import type { Why } from '../../src/table/table-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const place = { sector: 'b2' };
const at = {} as Element;

function atTable(closerLook?: (target: Target) => boolean) {
  const why = signal<Why | null>(null);
  const asked: unknown[] = [];
  const session = {
    board: { closerLook },
    why,
    menu: signal(null),
    drag: signal(null),
    explainTarget: (...question: unknown[]) => asked.push(question) > 0,
  };
  return { why, asked, rest: restTipsOf(session as unknown as Parameters<typeof restTipsOf>[0]) };
}

it('an empty place says why when somebody stays, once', () => {
  const { asked, rest } = atTable(() => false);
  const told = vi.fn();
  rest.on(place, at, told);
  vi.advanceTimersByTime(300);
  expect(asked).toEqual([]);
  vi.runAllTimers();
  expect(asked).toEqual([[place, at, 'resting']]);
  expect(told).toHaveBeenCalledTimes(1);
});

it('nothing is said to whoever goes on, nor over what is already said', () => {
  const { asked, rest, why } = atTable(() => false);
  rest.on(place, at);
  rest.stop();
  vi.runAllTimers();
  rest.on(place, at);
  why.value = { question: 'Why not?', fact: 'Black moves.', rule: null, at };
  vi.runAllTimers();
  expect(asked).toEqual([]);
});

it('a board that has no closer look is only asked by a press', () => {
  const { asked, rest } = atTable();
  rest.on(place, at);
  vi.runAllTimers();
  expect(asked).toEqual([]);
});
