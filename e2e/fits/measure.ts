// Runs in the page: where every visible text, piece and press target lies. What is wrong with it is judged outside.

export interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** How wide it is, also where a part of it is scrolled or moved out of sight. */
  readonly wide: number;
  /** Everything it lies in that may lie over other things, or whose parts may lie over each other; by number. */
  readonly layer: number;
  readonly fan: number;
  /** The piece it is, or is written on; by number, −1 for none. */
  readonly piece: number;
  /** An edge that does not scroll hides a part of it. */
  readonly isCut: boolean;
}

export interface Measured {
  readonly width: number;
  readonly height: number;
  /** The page goes on below the window. */
  readonly isLong: boolean;
  readonly texts: readonly Box[];
  readonly pieces: readonly Box[];
  readonly targets: readonly Box[];
}

/** Self-contained: it is sent to the page as it stands here. */
export function measure(): Measured {
  const LAYERS = '.tip, .coach, .lesson-scrim, dialog, [data-layer]';
  const PIECES = '[data-target^="unit:"], [data-target^="card:"]';
  const numbers = new Map<Element, number>();
  const numberOf = (element: Element | null): number => {
    if (element === null) return -1;
    const known = numbers.get(element) ?? numbers.size;
    numbers.set(element, known);
    return known;
  };
  type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.sr, .skip, .cover, [hidden], defs, symbol') === null;
  /** What is left of a box inside everything that hides its overflow; null: nothing. */
  const clipped = (
    element: Element,
    box: Edges,
  ): { readonly edges: Edges; readonly isCut: boolean } | null => {
    let { left, top, right, bottom } = box;
    let isCut = false;
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
      const edge = at.getBoundingClientRect();
      // A large map is moved under its window as a long page is scrolled.
      const isMoved = at.hasAttribute('data-pans');
      // A panel meant to be read at a glance scrolls only in windows nobody has.
      const isWhole = at.hasAttribute('data-whole');
      const isScroll = (overflow: string): boolean =>
        isMoved || (!isWhole && (overflow === 'auto' || overflow === 'scroll'));
      const scrollsX = isScroll(style.overflowX);
      const scrollsY = isScroll(style.overflowY);
      if (!scrollsX && (left < edge.left - 1.5 || right > edge.right + 1.5)) isCut = true;
      if (!scrollsY && (top < edge.top - 3 || bottom > edge.bottom + 3)) isCut = true;
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
      if (right - left < 1 || bottom - top < 1)
        return scrollsX || scrollsY ? null : { edges: box, isCut: true };
    }
    return { edges: { left, top, right, bottom }, isCut };
  };
  /** What stays where it is while the page scrolls lies over the page, and so does what is laid on the board. */
  const layerOf = (element: Element): number => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === 'fixed' || position === 'sticky' || at.matches(LAYERS)) return numberOf(at);
    }
    return -1;
  };
  const boxed = (element: Element, name: string, box: Edges): Box[] => {
    const seen = clipped(element, box);
    if (seen === null) return [];
    const { left, top, right, bottom } = seen.edges;
    return [
      {
        name,
        left,
        top,
        right,
        bottom,
        wide: box.right - box.left,
        layer: layerOf(element),
        fan: numberOf(element.closest('[data-fan]')),
        piece: numberOf(element.closest(PIECES)),
        isCut: seen.isCut,
      },
    ];
  };
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60) ||
    element.getAttribute('data-target') ||
    element.className.toString();

  const texts: Box[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (
      element === null ||
      text === '' ||
      element.closest('script, style, option') !== null ||
      !isSeen(element)
    )
      continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects())
      if (line.width > 1) texts.push(...boxed(element, text.slice(0, 60), line));
  }
  const all = (selectors: string): readonly Element[] =>
    [...document.querySelectorAll(selectors)].filter(isSeen);
  /** A piece may say which part of its drawing it is, without badges that stand out. */
  const bodyOf = (element: Element): Element => element.querySelector('[data-body]') ?? element;
  /** A citation in the middle of a sentence is as high as its line. */
  const isInSentence = (element: Element): boolean => getComputedStyle(element).display === 'inline';
  return {
    width: innerWidth,
    height: innerHeight,
    isLong: document.documentElement.scrollHeight > innerHeight + 1,
    texts,
    pieces: all(`.board :is(${PIECES})`).flatMap((element) =>
      boxed(element, nameOf(element), bodyOf(element).getBoundingClientRect()),
    ),
    // Scrolled half out of sight, a target is still as large as it is.
    targets: all('button, a[href], select, summary, label:has(input), [data-target][tabindex]')
      .filter((element) => !isInSentence(element) && !element.classList.contains('rule'))
      .flatMap((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return boxed(element, nameOf(element), { left, top, right, bottom }).map((box) => ({
          ...box,
          left,
          top,
          right,
          bottom,
        }));
      }),
  };
}
