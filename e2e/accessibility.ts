import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The accessibility rules the page breaks, one line per element. */
export async function accessibilityProblems(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const checker = (globalThis as unknown as { readonly axe: typeof import('axe-core') }).axe;
    const { violations } = await checker.run();
    return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`));
  });
}
