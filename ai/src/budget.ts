/** A limit in time for places where somebody waits. The clock comes from outside: search itself knows no time. */
export interface Budget {
  readonly ms: number;
  readonly now: () => number;
}

/** A question that turns true once the budget is used up; without a budget it never does. */
export const deadline = (budget: Budget | undefined): (() => boolean) => {
  if (budget === undefined) return () => false;
  const end = budget.now() + budget.ms;
  return () => budget.now() >= end;
};
