import type { HexMapState } from '@grognard/desk/map/hex-map-state.ts';
import { listenToMap } from '@grognard/desk/map/input/listen.ts';
import type { Pointing } from '@grognard/desk/map/input/pointing.ts';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

class Thing extends EventTarget {
  readonly clientWidth = 0;
  readonly isTip: boolean;
  constructor(isTip = false) {
    super();
    this.isTip = isTip;
  }
  querySelector(): Thing {
    return this;
  }
  getBoundingClientRect() {
    return { left: 0, top: 0 };
  }
  closest() {
    return this.isTip ? this : null;
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', Thing);
  vi.stubGlobal('PointerEvent', Event);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A map on which every hex is 10 wide; what the mouse does to its spot. */
function mapWithMouse() {
  const spot = signal<number | null>(null);
  const window = new Thing();
  // Only what is used: the rest of a map needs a page.
  const map = { spot, camera: { hold() {} } } as unknown as HexMapState;
  const pointing = {
    hand: { letGo() {} },
    find: ({ x }: { readonly x: number }) => ({ target: { hex: x / 10 }, hex: x / 10 }),
  } as unknown as Pointing;
  listenToMap(window as unknown as HTMLElement, map, pointing);
  const mouse = (type: string, more: object) =>
    window.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse', pointerId: 1, ...more }));
  const overs = vi.fn();
  window.addEventListener('pointerover', overs);
  return { spot, mouse, overs };
}

describe('the hex that is pointed at', () => {
  test('is no longer pointed at when the mouse has left the map, whatever has the focus', () => {
    const { spot, mouse } = mapWithMouse();
    mouse('pointermove', { clientX: 40, clientY: 0 });
    expect(spot.value).toBe(4);
    mouse('pointerleave', { relatedTarget: null });
    expect(spot.value).toBeNull();
  });

  test('stays while the mouse goes to the tip that hangs at it', () => {
    const { spot, mouse } = mapWithMouse();
    mouse('pointermove', { clientX: 40, clientY: 0 });
    mouse('pointerleave', { relatedTarget: new Thing(true) });
    expect(spot.value).toBe(4);
  });

  test('is told to be under the mouse once, also when the mouse rests from then on', () => {
    const { mouse, overs } = mapWithMouse();
    mouse('pointermove', { clientX: 40, clientY: 0 });
    expect(overs).toHaveBeenCalledTimes(1);
    mouse('pointermove', { clientX: 40, clientY: 1 });
    expect(overs).toHaveBeenCalledTimes(1);
  });

  test('stays where the keyboard has walked to', () => {
    const { spot, mouse } = mapWithMouse();
    mouse('pointermove', { clientX: 40, clientY: 0 });
    spot.value = 7;
    mouse('pointerleave', { relatedTarget: null });
    expect(spot.value).toBe(7);
  });
});
