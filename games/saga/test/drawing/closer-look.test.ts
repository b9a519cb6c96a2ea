// When a card is held up for a closer look, and when it is put back.
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { type Inspection, watch } from '../../board/drawing/inspection/use-inspection.ts';

/** As much of a browser as the look takes notice of. */
class Thing {
  readonly classes: string;
  readonly look: string | null;
  readonly middle: number;
  constructor(classes: string, look: string | null, middle = 100) {
    this.classes = classes;
    this.look = look;
    this.middle = middle;
  }
  matches(selectors: string): boolean {
    return selectors.split(', ').some((selector) => this.classes.split(' ').includes(selector.slice(1)));
  }
  closest(selector: string): Thing | null {
    const isThis = selector === '[data-look]' ? this.look !== null : this.matches(selector);
    return isThis ? this : null;
  }
  getAttribute(): string | null {
    return this.look;
  }
  getBoundingClientRect() {
    return { left: this.middle - 10, right: this.middle + 10 };
  }
  contains(other: unknown): boolean {
    return other === this;
  }
}
class Pointing {
  readonly target: Thing;
  readonly pointerType = 'touch';
  constructor(target: Thing) {
    this.target = target;
  }
}
vi.stubGlobal('Element', Thing);
vi.stubGlobal('Node', Thing);
vi.stubGlobal('PointerEvent', Pointing);
vi.stubGlobal('innerWidth', 844);
afterAll(() => {
  vi.unstubAllGlobals();
});

let look: Inspection | null = null;
const listeners = new Map<string, (event: unknown) => void>();
beforeEach(() => {
  look = null;
  const root = { addEventListener: (name: string, listener: never) => listeners.set(name, listener) };
  watch(root as unknown as Element, (change) => {
    look = change(look);
  });
});
const tap = (thing: Thing): void => {
  for (const name of ['pointerdown', 'click']) listeners.get(name)?.(new Pointing(thing));
};

it('SAG-4.5: a unit to deploy is taken up by a tap, lit or not, and not held up over the slots', () => {
  tap(new Thing('saga-muster-card', 'card:FR-HART'));
  expect(look).toBeNull();
});

it('a tap on a card without a use holds it up, and a tap elsewhere puts it back', () => {
  tap(new Thing('saga-card', 'unit:A1'));
  expect(look).toMatchObject({ what: 'unit:A1', isPinned: true });
  tap(new Thing('saga-inspection', null));
  expect(look).not.toBeNull();
  tap(new Thing('saga-slot', null));
  expect(look).toBeNull();
});

it('the look lies on the other side of the boards than what is looked at', () => {
  tap(new Thing('saga-card', 'unit:A1', 100));
  expect(look).toMatchObject({ isFromRight: false });
  tap(new Thing('saga-card', 'unit:A5', 800));
  expect(look).toMatchObject({ isFromRight: true });
});
