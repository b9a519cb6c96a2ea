import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './settled.ts';

/** The accessibility rules the page breaks, one line per element: of all rules, or of those named. */
export async function accessibilityProblems(
  page: Page,
  rules: readonly string[] = [],
): Promise<readonly string[]> {
  // Colours are only those of the design once everything has come to rest.
  await settled(page);
  await page.evaluate(axe.source);
  return page.evaluate(
    async (only) => {
      const checker = (globalThis as unknown as { readonly axe: typeof import('axe-core') }).axe;
      const { violations } = await checker.run(only.length === 0 ? {} : { runOnly: only });
      return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`));
    },
    [...rules],
  );
}
