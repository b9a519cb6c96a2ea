/** A limit in time for places where somebody waits. The clock comes from outside: search itself knows no time. */
export interface Budget {
  /** It may be shortened while one thinks. */
  readonly ms: number;
  readonly now: () => number;
}

/** A question that turns true once the budget, or this share of it, is used up; without a budget it never does. */
export type Late = (share?: number) => boolean;

export const deadline = (budget: Budget | undefined): Late => {
  if (budget === undefined) return () => false;
  const start = budget.now();
  return (share = 1) => budget.now() >= start + budget.ms * share;
};
