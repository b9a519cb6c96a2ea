/** What one side lost of a kind: '12', or '12 · 2' where whole units were lost too. */
export const lossFigure = (hurt: number, gone: number): string =>
  gone === 0 ? `${hurt}` : `${hurt} · ${gone}`;

/** A line below the table of losses, for every side. */
export const totalsOf =
  <P>(sides: readonly P[]) =>
  (name: string, rule: string, count: (side: P) => number) => ({ name, rule, bySeat: sides.map(count) });
