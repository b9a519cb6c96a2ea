// How a general acts without thinking: the numbers behind quick answers, found by letting tempers fight each other.
export const TEMPER = {
  /** The main effort gets from `massLeast` to `massMost` orders. */
  massLeast: 3,
  massMost: 8,
  /** How often there is a second effort, and its size. */
  second: 0.8,
  secondMass: 3,
  /** The chance of leaving one more unit as garrison in every threatened sector, twice over. */
  garrison: 0.5,
  guns: 0.95,
  /** Share of the units a rally could bring back that orders are saved for. */
  save: 0.4,
  /** What an enemy objective adds to the wish to attack it, per VP. */
  prize: 0.6,
  /** How much better odds attract. */
  odds: 6,
  /** Odds below which a sector is not attacked at all. */
  leastOdds: 0.5,
  openGround: 1.5,
  defence: 0.3,
  defencePrize: 0.4,
  /** Empty ground is occupied while at most so many enemies could fall upon it. */
  occupyRisk: 5,
  /** How much threatened sectors come first when the reserve is brought up. */
  feedThreat: 0.25,
  /** Cavalry that has a peaceful ride to make in the fast phase makes it. */
  rideEarly: 0.8,
  /** A charge waits for the Infantry that has orders against the same sector. */
  waitForFoot: 0.7,
  /** Odds needed to attack in the fast phase and in Combined Arms: at least these, plus up to `nerve`. */
  fastOdds: 0.4,
  combinedOdds: 0.3,
  nerve: 0.4,
  /** Reactions, per share of the arm they are good against. */
  square: 1,
  countercharge: 0.7,
  retreatOutnumbered: 0.8,
  retreat: 0.3,
  withdrawBeaten: 0.9,
  withdraw: 0.01,
  advance: 0.9,
  shelter: 0.5,
};
