// The games under fixtures/later-campaigns, replayed by every test run.
export const recorded = [
  { name: 'quatre-bras-at-random', by: 'random', options: {} },
  { name: 'wavre-at-random', by: 'random', options: { scenario: 'wavre', openOrders: true } },
] as const;
