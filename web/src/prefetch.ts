/** Fetches what later screens will need once the reader has settled, so that the page goes on without its server. */
export function prefetch(loaders: readonly (() => Promise<unknown>)[], after: number): void {
  setTimeout(async () => {
    for (const load of loaders) await load().catch(() => {});
  }, after);
}
