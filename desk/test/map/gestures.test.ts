import { ASK_AFTER_MS, gestures, type Meanings } from '@grognard/desk/map/input/gestures.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A hand whose meanings are written down; what lies left of 100 is a piece of one's own, above 500 there is a question. */
function hand() {
  const said: string[] = [];
  const point = ({ x, y }: { readonly x: number; readonly y: number }) => `${x},${y}`;
  const means: Meanings = {
    press: (at) => said.push(`press ${point(at)}`),
    ask: (at) => at.y > 500 && said.push(`ask ${point(at)}`) > 0,
    pan: (dx, dy) => (dx === 0 && dy === 0 ? undefined : said.push(`pan ${dx},${dy}`)),
    pinch: (factor, about) => said.push(`pinch ${factor} about ${point(about)}`),
    grab: (at) => at.x < 100 && said.push(`grab ${point(at)}`) > 0,
    drag: (to) => said.push(`drag ${point(to)}`),
    drop: (to) => said.push(`drop ${point(to)}`),
    letGo: () => said.push('let go'),
  };
  return { said, ...gestures(means) };
}
const at = (x: number, y: number) => ({ x, y });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('one pointer', () => {
  test('down and up is a press, even when the hand trembles', () => {
    const { said, down, move, up } = hand();
    down(1, at(200, 200), 'touch', 0);
    move(1, at(206, 203));
    up(1, at(206, 203));
    expect(said).toEqual(['press 206,203']);
  });

  test('a mouse does not tremble as much as a finger', () => {
    const { said, down, move, up } = hand();
    down(1, at(200, 200), 'mouse', 0);
    move(1, at(206, 203));
    up(1, at(206, 203));
    expect(said).toEqual(['pan 6,3']);
  });

  test('a drag on the ground moves the map and presses nothing', () => {
    const { said, down, move, up } = hand();
    down(1, at(200, 200), 'mouse', 0);
    move(1, at(220, 200));
    move(1, at(230, 210));
    up(1, at(230, 210));
    expect(said).toEqual(['pan 20,0', 'pan 10,10']);
  });

  test('a drag on a piece of one’s own plays', () => {
    const { said, down, move, up } = hand();
    down(1, at(50, 50), 'touch', 0);
    move(1, at(90, 60));
    up(1, at(150, 60));
    expect(said).toEqual(['grab 50,50', 'drag 90,60', 'drop 150,60']);
  });

  test('another button moves the map whatever lies below', () => {
    const { said, down, move, up } = hand();
    down(1, at(50, 50), 'mouse', 1);
    move(1, at(60, 50));
    up(1, at(60, 50));
    expect(said).toEqual(['pan 10,0']);
  });
});

describe('a long press', () => {
  test('asks, and then means nothing more', () => {
    const { said, down, up } = hand();
    down(1, at(200, 600), 'touch', 0);
    vi.advanceTimersByTime(ASK_AFTER_MS);
    up(1, at(200, 600));
    expect(said).toEqual(['ask 200,600']);
  });

  test('is a press where there is nothing to say', () => {
    const { said, down, up } = hand();
    down(1, at(200, 200), 'pen', 0);
    vi.advanceTimersByTime(ASK_AFTER_MS);
    up(1, at(200, 200));
    expect(said).toEqual(['press 200,200']);
  });

  test('does not come after the hand has moved', () => {
    const { said, down, move } = hand();
    down(1, at(200, 600), 'touch', 0);
    move(1, at(200, 640));
    vi.advanceTimersByTime(ASK_AFTER_MS);
    expect(said).toEqual(['pan 0,40']);
  });
});

describe('two fingers', () => {
  test('zoom about the point between them', () => {
    const { said, down, move } = hand();
    down(1, at(200, 200), 'touch', 0);
    down(2, at(300, 200), 'touch', 0);
    move(2, at(400, 200));
    expect(said).toEqual(['pan 50,0', 'pinch 2 about 300,200']);
  });

  test('never play: a piece in hand goes back, and nothing is pressed', () => {
    const { said, down, move, up } = hand();
    down(1, at(50, 50), 'touch', 0);
    move(1, at(90, 60));
    down(2, at(300, 200), 'touch', 0);
    up(2, at(300, 200));
    up(1, at(90, 60));
    expect(said).toEqual(['grab 50,50', 'drag 90,60', 'let go']);
  });

  test('the finger that stays goes on moving the map', () => {
    const { said, down, move, up } = hand();
    down(1, at(200, 200), 'touch', 0);
    down(2, at(300, 200), 'touch', 0);
    up(1, at(200, 200));
    move(2, at(310, 205));
    up(2, at(310, 205));
    expect(said).toEqual(['pan 10,5']);
  });

  test('a third finger ends it', () => {
    const { said, down, move, up } = hand();
    for (const id of [1, 2, 3]) down(id, at(200 + id * 20, 200), 'touch', 0);
    move(2, at(500, 500));
    for (const id of [1, 2, 3]) up(id, at(200, 200));
    expect(said).toEqual([]);
  });
});

test('what the browser takes away is put back', () => {
  const { said, down, move, cancel } = hand();
  down(1, at(50, 50), 'touch', 0);
  move(1, at(90, 60));
  cancel(1);
  expect(said).toEqual(['grab 50,50', 'drag 90,60', 'let go']);
});
