// The games under fixtures/matching-pennies, replayed by every test run: every option at least once.
export const recorded = [{ name: 'at-random', by: 'random', options: { reversed: true } }] as const;
