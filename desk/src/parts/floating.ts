export interface Floating {
  readonly style: {
    readonly position: 'fixed';
    readonly left: string;
    readonly top: string;
    readonly width: string;
  };
  /** Where the thing is, seen from what floats. */
  readonly side: 'below' | 'above';
}

const GAP = 10;

/** Beside a thing on the page and inside the window: above it when there is room, else below. */
export function floatBeside(at: Element | null, width: number, height: number): Floating {
  const box = at?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, 80, 0, 0);
  const left = Math.min(Math.max(8, box.left + box.width / 2 - 40), innerWidth - width - 8);
  const isAbove = box.top - height - GAP > 70;
  const top = isAbove ? box.top - height - GAP : Math.min(box.bottom + GAP, innerHeight - height - 8);
  return {
    style: { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px` },
    side: isAbove ? 'below' : 'above',
  };
}
