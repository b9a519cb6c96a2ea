// The games under fixtures/napoleonica, replayed by every test run.
export const recorded = [
  { name: 'baptism-of-fire', by: 'rollout', options: {} },
  {
    name: 'bridges-at-random',
    by: 'random',
    options: { scenario: 'SC2', armies: { A: 'russia', B: 'abyss' } },
  },
] as const;
