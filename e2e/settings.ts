import type { Visit } from './visit.ts';

/** Changes the visitor's settings, as if they had been chosen on an earlier visit. */
export async function set({ go, page }: Visit, settings: { readonly [name: string]: string }): Promise<void> {
  await go('#/');
  await page.evaluate((chosen) => {
    const key = 'grognard-settings';
    const before: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify(Object.assign({}, before, chosen)));
  }, settings);
  await page.reload();
}
