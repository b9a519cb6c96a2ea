// Plays Saga in the page as a person would: by pressing what is lit, with a random mind.
import type { Locator, Page } from 'playwright-core';
import { DEFAULT_OPTIONS } from '../games/saga/board/lobby/options.ts';
import type { Options } from '../games/saga/vocabulary.ts';
import type { Visit } from './browser.ts';
import { isOver, mind, type Opponent } from './playing.ts';

/** The last choice is remembered, so a battle with options of one's own begins with one press. */
export async function sitDownToSaga(
  { go, page }: Visit,
  opponent: Opponent,
  options: Partial<Options> = {},
): Promise<void> {
  await go('#/');
  const players = {
    A: { kind: 'me' },
    B: opponent === 'A friend' ? { kind: 'friend' } : { kind: 'ai', level: 'conscript' },
  };
  const choice = JSON.stringify({ options: { ...DEFAULT_OPTIONS, ...options }, players });
  await page.evaluate((remembered) => localStorage.setItem('grognard-last-saga', remembered), choice);
  await go('#/new/saga');
  await page.getByRole('button', { name: 'Start the battle' }).and(page.locator(':visible')).click();
  await page.locator('.saga-slot[data-target], .curtain').first().waitFor();
}

const WAYS = {
  menu: '.offer-menu button',
  rest: '.saga-muster .btn',
  answers: '.saga-answer:not([aria-disabled])',
  commit: '.commit:not([aria-disabled])',
  lit: '.saga-piece.is-legal, .saga-slot.is-legal',
  cards: '.saga-hand-card.is-legal',
} as const;
type Way = keyof typeof WAYS;

/** How many things there are to press, of each kind. */
const waysOn = (page: Page): Promise<{ readonly [way in Way]: number }> =>
  page.evaluate(
    (ways) => {
      const count = (selector: string): number =>
        [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0)
          .length;
      return {
        menu: count(ways.menu),
        rest: count(ways.rest),
        answers: count(ways.answers),
        commit: count(ways.commit),
        lit: count(ways.lit),
        cards: count(ways.cards),
      };
    },
    { ...WAYS },
  );

type Touch = 'click' | 'tap';

/** What may have gone in the meantime is not pressed. */
const pressed = (what: Locator, how: Touch): Promise<boolean> =>
  what[how]({ timeout: 500 }).then(
    () => true,
    () => false,
  );

/** Which kind of thing to press: a menu first, what is asked on the desk, then the wax, the board or a card. */
function wayOf(ways: { readonly [way in Way]: number }, choose: (sides: number) => number): Way | null {
  if (ways.menu > 0) return 'menu';
  if (ways.rest > 0) return 'rest';
  if (ways.commit > 0 && choose(3) > 0) return 'commit';
  const open = (['answers', 'lit', 'cards'] as const).filter((way) => ways[way] > 0);
  return open[choose(open.length)] ?? (ways.commit > 0 ? 'commit' : null);
}

/** One press; false when there is nothing to press. */
export async function pressSomething(
  page: Page,
  choose: (sides: number) => number,
  how: Touch = 'click',
): Promise<boolean> {
  const ways = await waysOn(page);
  const way = wayOf(ways, choose);
  if (way === null) return false;
  const things = page.locator(WAYS[way]).and(page.locator(':visible'));
  await pressed(things.nth(choose(ways[way])), how);
  return true;
}

interface Play {
  readonly seed: number;
  readonly deadline: number;
  readonly how?: Touch;
  until?(): Promise<boolean>;
}

/** Plays until the battle is over or `until` says so; counts how often the table changed hands. */
export async function playSaga(page: Page, { seed, deadline, how = 'click', until }: Play): Promise<number> {
  const choose = mind(seed);
  const end = Date.now() + deadline;
  let curtains = 0;
  while (!(await isOver(page)) && !((await until?.()) ?? false)) {
    if (Date.now() > end)
      throw new Error(`The battle did not end in time: ${await page.locator('.prompt .ask').innerText()}`);
    const lift = page.getByRole('button', { name: /lift the curtain/ });
    if ((await lift.count()) > 0) {
      if (await pressed(lift, how)) curtains += 1;
      await lift.waitFor({ state: 'detached', timeout: 5000 });
    } else if (!(await pressSomething(page, choose, how))) await page.waitForTimeout(40);
  }
  return curtains;
}
