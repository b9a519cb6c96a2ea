interface Line {
  readonly connection?: { readonly saveData?: boolean };
}

/** Who asked the browser to save data is sent nothing ahead of time. */
const isFrugal = ({ connection }: Line): boolean => connection?.saveData === true;

/** Fetches what later screens will need once the reader has settled, so that the page goes on without its server. */
export function prefetch(loaders: readonly (() => Promise<unknown>)[], after: number): void {
  if (isFrugal(navigator as Line)) return;
  setTimeout(async () => {
    for (const load of loaders) await load().catch(() => {});
  }, after);
}
