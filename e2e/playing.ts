// Plays any title in the page as a person would: by pressing what is lit, with a random mind.
import type { Page } from 'playwright-core';

/** A random mind that makes the same choices every time. */
export function mind(seed: number): Mind {
  let s = seed;
  return (sides) => {
    s = (Math.imul(s, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((s / 0x80000000) * sides);
  };
}

const WAYS = {
  curtain: '.curtain .btn.primary',
  menu: '[role="menu"] [role="menuitem"]',
  /** Also where it is asked whether that was meant, and where a finished round is read. */
  commit: '.commit:not([aria-disabled]), .acts.main button.primary:not([aria-disabled])',
  lit: '.board [data-target].is-legal, .tray [data-target].is-legal, .tray button.is-legal, .desk-stops circle',
  desk: ':is(.tray, [data-dock]) .btn:not([aria-disabled])',
  /** Puts away what lies over the table, or hands it over after a second thought. */
  close:
    '[aria-label="A closer look"] .btn, :is([role="dialog"], .why-sheet) [aria-label="Close"], .saga-flank-sheet > .btn, .acts.main .btn',
} as const;
type Way = keyof typeof WAYS;

interface Point {
  readonly x: number;
  readonly y: number;
  /** Which of its kind it is: another one may lie below it. */
  readonly nth: number;
}
/** The table at one moment: what is asked, and where each kind of thing can be pressed. */
interface Situation {
  readonly asked: string;
  readonly isOver: boolean;
  readonly ways: { readonly [way in Way]: readonly Point[] };
}

/** Looks at the page until there is something to press, or nothing will ever be again. */
const lookAround = async (page: Page): Promise<Situation> => {
  const seen = await page.waitForFunction(
    (ways) => {
      /** A point where a press meets this thing and nothing that lies on it. */
      const pointOn = (thing: Element) => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        const points = [
          { x: (left + right) / 2, y: (top + bottom) / 2 },
          { x: left + 5, y: bottom - 5 },
          { x: right - 5, y: top + 5 },
        ];
        return points.find(({ x, y }) => {
          const met = document.elementFromPoint(x, y);
          // Hexes of a map are no elements: where one may stop, the map itself takes the press.
          if (thing.matches('.desk-stops circle'))
            return met !== null && met.closest('.desk-window') !== null;
          return met === thing || (met?.closest('[data-target], button') ?? null) === thing;
        });
      };
      const of = (selector: string) =>
        [...document.querySelectorAll(selector)].flatMap((thing, nth) => {
          const point = pointOn(thing);
          return point === undefined ? [] : { ...point, nth };
        });
      const found = {
        curtain: of(ways.curtain),
        menu: of(ways.menu),
        commit: of(ways.commit),
        lit: of(ways.lit),
        desk: of(ways.desk),
        close: of(ways.close),
      };
      const asked = document.querySelector('.prompt .ask')?.textContent ?? '';
      const isOver = document.querySelector('.prompt a.btn[href^="#/report/"]') !== null;
      const isQuiet = Object.values(found).every((points) => points.length === 0);
      return isQuiet && !isOver ? null : { asked, isOver, ways: found };
    },
    { ...WAYS },
    { polling: 20 },
  );
  const situation = await seen.jsonValue();
  if (situation === null) throw new Error('Nothing was waited for.');
  return situation;
};

type Mind = (sides: number) => number;

/** Which kind of thing to press: what must be answered first, then the wax, the board or the desk. */
function wayOf({ ways }: Situation, choose: Mind, care: number): Way {
  if (ways.curtain.length > 0) return 'curtain';
  if (ways.menu.length > 0) return 'menu';
  if (ways.commit.length > 0 && choose(care + 1) === 0) return 'commit';
  const open = (['lit', 'desk'] as const).filter((way) => ways[way].length > 0);
  return open[choose(open.length)] ?? (ways.commit.length > 0 ? 'commit' : 'close');
}

export type Touch = 'click' | 'tap';

interface Manner {
  readonly how?: Touch;
  /** How often something else is pressed for each answer to a whole decision. */
  readonly care?: number;
}

/** The battle may be over by now, or something else lie there: a press would lead away, or ask why not. */
const isStillThere = (page: Page, way: Way, { x, y }: Point): Promise<boolean> =>
  page.evaluate(
    ({ selector, x, y }) => {
      const isOver = document.querySelector('.prompt a.btn[href^="#/report/"]') !== null;
      const met = document.elementFromPoint(x, y);
      const isStop =
        met?.closest('.desk-window') != null && document.querySelector('.desk-stops circle') !== null;
      return !isOver && (isStop || met?.closest(selector) != null);
    },
    { selector: WAYS[way], x, y },
  );

/** One press; says of what, or that it was no longer there. */
async function pressOne(page: Page, situation: Situation, choose: Mind, manner: Manner): Promise<Way | null> {
  const { how = 'click', care = 1 } = manner;
  const way = wayOf(situation, choose, care);
  const points = situation.ways[way];
  const { x, y, nth } = points[choose(points.length)] ?? { x: 0, y: 0, nth: 0 };
  if (!(await isStillThere(page, way, { x, y, nth }))) return null;
  // The way to the report comes where the wax was, so the wax is pressed by name, not by place.
  if (way === 'commit' || way === 'curtain')
    await page
      .locator(WAYS[way])
      .nth(nth)
      [how]({ timeout: 1000 })
      .catch(() => {});
  else if (how === 'tap') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  return way;
}

export const pressSomething = async (page: Page, choose: Mind): Promise<void> => {
  await pressOne(page, await lookAround(page), choose, {});
};

interface Play extends Manner {
  readonly seed: number;
  /** Milliseconds a slow machine may take. */
  readonly deadline: number;
  /** Words of the prompt at which to stop; without them the battle is played to its end. */
  readonly until?: string;
}

/** Plays on; counts how often the table changed hands. */
export async function playOn(page: Page, { seed, deadline, until, ...manner }: Play): Promise<number> {
  const choose = mind(seed);
  const end = Date.now() + deadline;
  let curtains = 0;
  for (;;) {
    const situation = await lookAround(page);
    if (situation.isOver || (until !== undefined && situation.asked.includes(until))) return curtains;
    if (Date.now() > end) throw new Error(`The battle did not end in time: ${situation.asked}`);
    if ((await pressOne(page, situation, choose, manner)) === 'curtain') curtains += 1;
  }
}
