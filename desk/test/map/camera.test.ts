import { camera } from '@grognard/desk/map/camera/camera.ts';
import { clearOf } from '@grognard/desk/map/camera/clear-of.ts';
import { lookAt, nearestMiddle } from '@grognard/desk/map/camera/look-at.ts';
import { toWindow } from '@grognard/desk/map/camera/view.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const SHEET = { width: 4000, height: 5000 };
const WINDOW = { width: 1000, height: 700 };

const FRAME = 16;
/** Until the map has come to rest. */
const REST = 150 + 3 * FRAME;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, FRAME));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(sheet = SHEET, opening?: { readonly x: number; readonly y: number }) {
  const cam = camera(sheet, { opening });
  cam.resize(WINDOW);
  return cam;
}
const middleOf = (cam: ReturnType<typeof opened>) =>
  cam.toSheet({ x: WINDOW.width / 2, y: WINDOW.height / 2 });

describe('opening', () => {
  test('a map that can be read as a whole is shown whole, in the middle', () => {
    const cam = opened({ width: 900, height: 650 });
    expect(cam.view.value.zoom).toBeCloseTo(700 / 650);
    expect(middleOf(cam).x).toBeCloseTo(450);
  });

  test('a small map is not blown up beyond measure', () => {
    expect(opened({ width: 100, height: 100 }).view.value.zoom).toBe(1.6);
  });

  test('a large map opens at 100 % on what matters', () => {
    const cam = opened(SHEET, { x: 2000, y: 3000 });
    expect(cam.view.value.zoom).toBe(1);
    expect(middleOf(cam)).toEqual({ x: 2000, y: 3000 });
  });
});

describe('what lies on the glass', () => {
  const PLATE = { x: 10, y: 10, width: 150, height: 36 };
  const VIEW = { x: 0, y: 0, zoom: 1 };
  const under = (at: { readonly x: number; readonly y: number }): boolean =>
    at.x < 186 && at.y > -16 && at.y < 72;

  test('a counter under it is brought clear with the smallest move', () => {
    const view = clearOf(VIEW, [{ x: 60, y: 60 }], [PLATE]);
    expect(under(toWindow(view, { x: 60, y: 60 }))).toBe(false);
    expect(view).toEqual({ x: 0, y: 12, zoom: 1 });
  });

  test('where nothing is covered the map opens as it would', () => {
    expect(clearOf(VIEW, [{ x: 400, y: 300 }], [PLATE])).toEqual(VIEW);
  });

  test('the first view takes it into account', () => {
    const counter = { x: 1560, y: 2700 };
    const cam = camera(SHEET, {
      opening: { x: 2000, y: 3000 },
      adjust: (view) => clearOf(view, [counter], [PLATE]),
    });
    cam.resize(WINDOW);
    expect(under(toWindow(cam.view.value, counter))).toBe(false);
    // Something opens below it and takes half of its height.
    cam.resize({ ...WINDOW, height: 500 });
    cam.resize({ ...WINDOW, height: 640 });
    expect(under(toWindow(cam.view.value, counter))).toBe(false);
    // From the first touch on the map lies where the hand has put it.
    cam.panBy(30, 0);
    const { x } = cam.view.value;
    cam.resize({ ...WINDOW, height: 500 });
    expect(cam.view.value.x).toBe(x);
  });
});

describe('moving', () => {
  test('the point under the pointer stays there while zooming', () => {
    const inside = fc.record({
      x: fc.integer({ min: 300, max: 700 }),
      y: fc.integer({ min: 200, max: 500 }),
    });
    fc.assert(
      fc.property(inside, fc.double({ min: 0.8, max: 1.5, noNaN: true }), (pointer, factor) => {
        const cam = opened(SHEET, { x: 2000, y: 2500 });
        const before = cam.toSheet(pointer);
        cam.zoomBy(factor, pointer);
        const after = toWindow(cam.view.value, before);
        expect(after.x).toBeCloseTo(pointer.x, 6);
        expect(after.y).toBeCloseTo(pointer.y, 6);
      }),
    );
  });

  test('the map never leaves the window, however it is pushed', () => {
    const push = fc.record({
      dx: fc.integer({ min: -9999, max: 9999 }),
      dy: fc.integer({ min: -9999, max: 9999 }),
    });
    fc.assert(
      fc.property(
        fc.array(push, { maxLength: 5 }),
        fc.double({ min: 0.01, max: 20, noNaN: true }),
        (pushes, factor) => {
          const cam = opened(SHEET, { x: 0, y: 0 });
          cam.zoomBy(factor);
          for (const { dx, dy } of pushes) cam.panBy(dx, dy);
          const { x, y } = middleOf(cam);
          expect(x).toBeGreaterThanOrEqual(-1);
          expect(x).toBeLessThanOrEqual(SHEET.width + 1);
          expect(y).toBeGreaterThanOrEqual(-1);
          expect(y).toBeLessThanOrEqual(SHEET.height + 1);
        },
      ),
    );
  });

  test('what is shown comes into the window with as little movement as possible', () => {
    const cam = opened(SHEET, { x: 2000, y: 2500 });
    const before = cam.view.value;
    cam.show({ x: 2100, y: 2500 });
    expect(cam.view.value).toBe(before);
    cam.show({ x: 3000, y: 2500 });
    expect(toWindow(cam.view.value, { x: 3000, y: 2500 })).toEqual({ x: 930, y: 350 });
  });

  test('a fitted map follows the size of the window, one that was moved keeps its middle', () => {
    const cam = opened({ width: 900, height: 650 });
    cam.resize({ width: 500, height: 650 });
    expect(cam.view.value.zoom).toBeCloseTo(500 / 900);
    cam.zoomBy(2);
    cam.resize({ width: 700, height: 650 });
    expect(cam.toSheet({ x: 350, y: 325 }).x).toBeCloseTo(450);
  });
});

describe('while somebody presses', () => {
  test('a tray that grows a little leaves every hex under the hand where it was', () => {
    const cam = opened(SHEET, { x: 2000, y: 2500 });
    const under = cam.toSheet({ x: 300, y: 200 });
    cam.resize({ ...WINDOW, height: WINDOW.height - 45 });
    expect(cam.toSheet({ x: 300, y: 200 })).toEqual(under);
    cam.resize({ ...WINDOW, height: WINDOW.height - 300 });
    expect(cam.toSheet({ x: 300, y: 200 })).not.toEqual(under);
  });

  test('what lies under the buttons at the upper edge is brought down from there', () => {
    const cam = opened(SHEET, { x: 2000, y: 2500 });
    const hidden = cam.toSheet({ x: 500, y: 40 });
    lookAt(cam, [hidden]);
    expect(toWindow(cam.view.value, hidden).y).toBeGreaterThan(60);
  });
});

describe('what is drawn', () => {
  test('levels of detail follow the zoom', () => {
    const cam = opened(SHEET, { x: 2000, y: 2500 });
    const details = [1, 0.5, 0.4, 10].map((factor) => {
      cam.zoomBy(factor);
      vi.advanceTimersByTime(REST);
      return cam.detail.value;
    });
    expect(details).toEqual(['field', 'staff', 'theatre', 'close']);
  });

  test('what is near covers the window and stays the same while it moves a little', () => {
    const cam = opened(SHEET, { x: 2000, y: 2500 });
    const near = cam.near.value;
    const corner = cam.toSheet({ x: 0, y: 0 });
    expect(near.x).toBeLessThan(corner.x);
    expect(near.y).toBeLessThan(corner.y);
    cam.panBy(300, 300);
    expect(cam.near.value).toBe(near);
    cam.panBy(800, 0);
    expect(cam.near.value).not.toBe(near);
  });

  test('a map at rest has room drawn on every side, so that nothing comes or goes while the hand moves it on', () => {
    const cam = opened(SHEET, { x: 2000, y: 2500 });
    const near = cam.near.value;
    cam.panBy(500, 0);
    expect(cam.near.value).toBe(near);
    vi.advanceTimersByTime(REST);
    const drawn = cam.near.value;
    expect(drawn).not.toBe(near);
    cam.panBy(700, 0);
    expect(cam.near.value).toBe(drawn);
  });

  test('zooming in, more than is near is drawn until the map rests', () => {
    const cam = opened(SHEET, { x: 2000, y: 2500 });
    cam.zoomBy(0.25);
    vi.advanceTimersByTime(REST);
    const near = cam.near.value;
    cam.zoomBy(8);
    expect(cam.near.value).toBe(near);
    vi.advanceTimersByTime(REST);
    expect(cam.near.value.width).toBeLessThan(near.width);
  });

  test('zooming out, nothing comes into the drawing until the map rests', () => {
    const cam = opened(SHEET, { x: 2000, y: 2500 });
    vi.advanceTimersByTime(REST);
    const near = cam.near.value;
    for (let i = 0; i < 10; i += 1) cam.zoomBy(0.8);
    expect([cam.near.value, cam.restZoom.value]).toEqual([near, 1]);
    vi.advanceTimersByTime(REST);
    expect(cam.near.value.width).toBeGreaterThan(near.width);
    expect(cam.restZoom.value).toBe(cam.view.value.zoom);
  });

  test('the picture may be soft while it moves, and is sharp shortly after', () => {
    const cam = opened(SHEET, { x: 2000, y: 2500 });
    cam.panBy(5, 5);
    expect(cam.isMoving.value).toBe(true);
    vi.advanceTimersByTime(REST);
    expect(cam.isMoving.value).toBe(false);
  });

  test('while a hand holds the map it is moving, and what is drawn keeps its level of detail', () => {
    const cam = opened(SHEET, { x: 2000, y: 2500 });
    expect(cam.detail.value).toBe('field');
    cam.hold(true);
    cam.zoomBy(0.5);
    vi.advanceTimersByTime(1000);
    expect([cam.isMoving.value, cam.detail.value]).toEqual([true, 'field']);
    cam.hold(false);
    vi.advanceTimersByTime(REST);
    expect([cam.isMoving.value, cam.detail.value]).toEqual([false, 'staff']);
  });
});

describe('looking at what can be decided', () => {
  const seenAt = (cam: ReturnType<typeof opened>, point: { readonly x: number; readonly y: number }) =>
    toWindow(cam.view.value, point);

  test('all of it comes into the window where there is room for all', () => {
    const cam = opened(SHEET, { x: 2000, y: 2500 });
    const [near, far] = [
      { x: 2100, y: 2600 },
      { x: 2200, y: 2960 },
    ];
    lookAt(cam, [near, far]);
    for (const point of [near, far]) {
      expect(seenAt(cam, point).y).toBeGreaterThan(0);
      expect(seenAt(cam, point).y).toBeLessThan(WINDOW.height);
    }
  });

  test('a counter comes clear of the buttons along the upper edge of a phone', () => {
    const cam = camera(SHEET, { opening: { x: 2000, y: 3000 } });
    cam.resize({ width: 368, height: 370 });
    lookAt(cam, [{ x: 2000, y: 2500 }]);
    expect(toWindow(cam.view.value, { x: 2000, y: 2500 }).y).toBe(90);
    // One that is half under them counts as not seen.
    lookAt(cam, [{ x: 2000, y: 2485 }]);
    expect(toWindow(cam.view.value, { x: 2000, y: 2485 }).y).toBe(90);
  });

  test('of two rows the middle one is in the middle, not at the end of the first row', () => {
    const rows = [0, 1].flatMap((y) => [0, 1, 2, 3, 4].map((x) => ({ x, y })));
    expect(nearestMiddle(rows)?.x).toBe(2);
    expect(nearestMiddle([])).toBeUndefined();
  });

  test('the map stays where it is when everything is seen, or what is seen is a part of too much', () => {
    const cam = opened(SHEET, { x: 2000, y: 2500 });
    const before = cam.view.value;
    lookAt(cam, [{ x: 2000, y: 2500 }]);
    lookAt(cam, [
      { x: 2000, y: 2500 },
      { x: 3900, y: 4900 },
    ]);
    expect(cam.view.value).toEqual(before);
  });
});
