// The games under fixtures/napoleonica, replayed by every test run: every scenario, a tournament, campaigns won and lost.
const battle = (name: string, scenario: string, A: string, B: string) =>
  ({ name, by: 'rollout', options: { scenario, armies: { A, B } } }) as const;

export const recorded = [
  { name: 'baptism-of-fire', by: 'rollout', options: {} },
  {
    name: 'bridges-at-random',
    by: 'random',
    options: { scenario: 'SC2', armies: { A: 'russia', B: 'abyss' } },
  },
  battle('bridges-of-lodenbach', 'SC2', 'france', 'russia'),
  battle('great-redoubt', 'SC3', 'abyss', 'russia'),
  battle('cut-off-the-head', 'SC4', 'russia', 'france'),
  battle('sealing-the-rifts', 'SC5', 'france', 'abyss'),
  battle('breakthrough-at-the-pass', 'SC6', 'russia', 'abyss'),
  battle('snow-on-the-frostplain', 'SC7', 'france', 'abyss'),
  battle('the-breach', 'SC8', 'russia', 'abyss'),
  { name: 'tournament', by: 'rollout', options: { mode: 'tournament', preliminaries: 2 } },
  {
    name: 'campaign-won',
    by: 'rollout',
    options: { mode: 'campaign', difficulty: 'conscript', fatigueRerolls: false },
  },
  {
    name: 'campaign-lost',
    by: 'rollout',
    options: { mode: 'campaign', difficulty: 'marshal', faction: 'russia' },
  },
] as const;
