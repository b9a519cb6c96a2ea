// Hands for the skirmish: where its hexes lie on the page, and fingers to touch them with.

import { plan } from '@grognard/testkit/toys/skirmish/board/plan.ts';
import { hexNamed } from '@grognard/testkit/toys/skirmish/field.ts';
import type { CDPSession, Page } from 'playwright-core';
import type { Visit } from '../visit.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export async function sitDownToSkirmish({ page, go }: Visit): Promise<void> {
  await go('#/new/skirmish');
  await page.locator('fieldset.seat').nth(1).locator('label', { hasText: 'AI Conscript' }).first().click();
  await page.getByRole('button', { name: 'Start the battle' }).and(page.locator(':visible')).click();
  await page.getByRole('application').waitFor();
}

/** The middle of a hex on the page: 'F5'. */
export async function hexOnPage(page: Page, name: string): Promise<Spot> {
  const { x, y } = plan.centre(hexNamed(name));
  return page.locator('.desk-stage').evaluate(
    (stage, centre) => {
      const { left, top } = stage.getBoundingClientRect();
      const zoom = new DOMMatrix(getComputedStyle(stage).transform).a;
      return { x: left + centre.x * zoom, y: top + centre.y * zoom };
    },
    { x, y },
  );
}

export async function pressHex(page: Page, name: string): Promise<void> {
  const { x, y } = await hexOnPage(page, name);
  await page.mouse.click(x, y);
}

/** Fingers on the glass, as many as one likes. */
export interface Fingers {
  down(...spots: readonly Spot[]): Promise<void>;
  move(...spots: readonly Spot[]): Promise<void>;
  up(): Promise<void>;
}

export async function fingersOn(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    spots: readonly Spot[],
  ): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: spots.map((spot, id) => ({ ...spot, id })),
    });
  };
  return {
    down: (...spots) => send('touchStart', spots),
    move: (...spots) => send('touchMove', spots),
    up: () => send('touchEnd', []),
  };
}
