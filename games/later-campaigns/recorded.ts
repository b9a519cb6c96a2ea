// The games under fixtures/later-campaigns, replayed by every test run; the long ones in part.
export const recorded = [
  { name: 'quatre-bras-at-random', by: 'random', options: {} },
  { name: 'quatre-bras', by: 'rollout', options: {} },
  { name: 'wavre', by: 'rollout', options: { scenario: 'wavre' } },
  { name: 'ligny', by: 'rollout', options: { scenario: 'ligny' }, resignsAfter: 1500 },
  {
    name: 'la-belle-alliance',
    by: 'rollout',
    options: { scenario: 'la-belle-alliance' },
    resignsAfter: 1200,
  },
  { name: 'campaign', by: 'rollout', options: { scenario: 'campaign' }, resignsAfter: 1200 },
  { name: 'quatre-bras-by-mail', by: 'rollout', options: { sequence: 'pbem' } },
  {
    name: 'quatre-bras-players',
    by: 'rollout',
    options: { sequence: 'multiplayer', players: 'corps' },
  },
] as const;
