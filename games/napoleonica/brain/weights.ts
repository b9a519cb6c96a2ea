// What the machine counts for how much, in Development Points. Tuned by games of the machine against itself.
export const WEIGHTS = {
  /** A victory point far from the goal; the one that wins. */
  vp: 26,
  win: 160,
  /** A model lost comes back in part: this much of it is gone for good. */
  model: 0.8,
  /** Fatigue, and the last of it that exhausts. */
  fatigue: 2,
  exhausted: 6,
  corruption: 1.2,
  /** An Order behind the screen, a card in hand. */
  order: 4,
  card: 3,
  /** The share of a Landmark's worth that standing on it now gives, and the pull of those farther away. */
  hold: 0.6,
  pull: 0.35,
  /** Expected losses to enemies who could strike, and how far a hex nearer to the enemy makes up for them. */
  danger: 0.3,
  approach: 1.3,
  /** A Commander seeks company, not the enemy. */
  command: 0.8,
  /** An enemy driven off, besides what his hex is worth. */
  driven: 2,
  /** Being Leader: the first card, the Escalation side, the first turn. */
  leader: 7,
  /** So many points of difference make a game nearly sure. */
  scale: 55,
} as const;
