// The games under fixtures/later-campaigns, replayed by every test run: every scenario, every sequence; the long ones in part.
export const recorded = [
  { name: 'quatre-bras-at-random', by: 'random', options: {} },
  { name: 'quatre-bras', by: 'rollout', options: {} },
  { name: 'wavre', by: 'rollout', options: { scenario: 'wavre' }, resignsAfter: 700 },
  { name: 'ligny', by: 'rollout', options: { scenario: 'ligny' }, resignsAfter: 500 },
  {
    name: 'la-belle-alliance',
    by: 'rollout',
    options: { scenario: 'la-belle-alliance' },
    resignsAfter: 500,
  },
  { name: 'campaign', by: 'rollout', options: { scenario: 'campaign' }, resignsAfter: 500 },
  { name: 'quatre-bras-by-mail', by: 'rollout', options: { sequence: 'pbem' } },
  {
    name: 'quatre-bras-players',
    by: 'rollout',
    options: { sequence: 'multiplayer', players: 'corps' },
  },
  {
    name: 'ligny-by-mail',
    by: 'rollout',
    options: { scenario: 'ligny', sequence: 'pbem' },
    resignsAfter: 400,
  },
  {
    name: 'campaign-players',
    by: 'rollout',
    options: { scenario: 'campaign', sequence: 'multiplayer', players: 'wings', hiddenMovement: true },
    resignsAfter: 400,
  },
  {
    name: 'wavre-options',
    by: 'rollout',
    options: {
      scenario: 'wavre',
      hiddenMovement: true,
      divisionCommand: true,
      directCommand: true,
      fatigue: true,
      operationsMorale: true,
      rout: true,
      initiative: true,
      opportunityFire: true,
    },
    resignsAfter: 500,
  },
] as const;
