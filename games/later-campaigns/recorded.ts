// The games under fixtures/later-campaigns, replayed by every test run.
export const recorded = [
  { name: 'quatre-bras-at-random', by: 'random', options: {} },
  { name: 'quatre-bras', by: 'rollout', options: {} },
  { name: 'quatre-bras-by-mail', by: 'rollout', options: { sequence: 'pbem' } },
] as const;
