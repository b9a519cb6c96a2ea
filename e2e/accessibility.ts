import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/** The accessibility rules the page breaks, one line per element: of all rules, or of those named. */
export async function accessibilityProblems(
  page: Page,
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  // Colours are only those of the design once everything has come to rest.
  await settled(page);
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(
    async (only) => {
      const found = await window.axe?.run({
        resultTypes: ['violations'],
        // Style sheets are fetched again only for rules that are not among the usual ones.
        preload: false,
        ...(only.length === 0 ? {} : { runOnly: only }),
      });
      if (found === undefined) throw new Error('axe is not on the page.');
      return found.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`));
    },
    [...rules],
  );
}
