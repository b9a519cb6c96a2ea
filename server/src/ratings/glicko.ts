// Glicko-2 after Glickman, “Example of the Glicko-2 system” (2013), step by step. Ratings are told on the scale people
// know, 1500 at first; within, they are counted in units of 173.7178 points.

export interface Rating {
  readonly points: number;
  /** How uncertain the points are: 95 of 100 true strengths lie within twice as much. */
  readonly deviation: number;
  /** How unsteady somebody's results are. */
  readonly volatility: number;
}

/** What a result is measured against: nobody's volatility but one's own matters. */
export type Strength = Pick<Rating, 'points' | 'deviation'>;

export interface Played {
  readonly opponent: Strength;
  /** 1 won, ½ drawn, 0 lost. */
  readonly score: number;
}

export const newcomer: Rating = { points: 1500, deviation: 350, volatility: 0.06 };

const UNIT = 173.7178;
/** How fast volatility may change: smaller values forgive single upsets. */
const TAU = 0.5;
const CLOSE_ENOUGH = 0.000001;

const units = ({ points, deviation }: Strength) => ({ mu: (points - 1500) / UNIT, phi: deviation / UNIT });

/** How much a result says, by how well the opponent is known. */
const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

const expected = (mu: number, against: number, phi: number): number =>
  1 / (1 + Math.exp(-weight(phi) * (mu - against)));

/** The chance of winning, draws counted half, with all that is uncertain about either. */
export function chance(one: Strength, other: Strength): number {
  const [a, b] = [units(one), units(other)];
  return expected(a.mu, b.mu, Math.hypot(a.phi, b.phi));
}

/** Step 5: the volatility at which the results are the least surprising, by the Illinois algorithm. */
function volatilityAfter(sigma: number, phi: number, delta: number, variance: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const whole = phi ** 2 + variance + e;
    return (e * (delta ** 2 - whole)) / (2 * whole ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = Math.log(Math.max(delta ** 2 - phi ** 2 - variance, Number.MIN_VALUE));
  if (delta ** 2 <= phi ** 2 + variance) {
    let steps = 1;
    while (f(a - steps * TAU) < 0) steps += 1;
    high = a - steps * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}

/** What results do to a rating. `periods`: how long ago the last ones were; what is not shown becomes less certain. */
export function rated(rating: Rating, games: readonly Played[], periods = 1): Rating {
  const { mu, phi } = units(rating);
  const met = games.map(({ opponent, score }) => {
    const there = units(opponent);
    return { score, g: weight(there.phi), e: expected(mu, there.mu, there.phi) };
  });
  const variance = 1 / met.reduce((sum, { g, e }) => sum + g ** 2 * e * (1 - e), 0);
  const surprise = met.reduce((sum, { g, e, score }) => sum + g * (score - e), 0);
  const volatility = volatilityAfter(rating.volatility, phi, variance * surprise, variance);
  const before = phi ** 2 + periods * volatility ** 2;
  const after = 1 / Math.sqrt(1 / before + 1 / variance);
  return {
    points: 1500 + UNIT * (mu + after ** 2 * surprise),
    deviation: Math.min(newcomer.deviation, UNIT * after),
    volatility,
  };
}

/** Learns something that does not change with time, such as what a side is worth, from one result. */
export function learnt(strength: Strength, { opponent, score }: Played): Strength {
  const [own, there] = [units(strength), units(opponent)];
  const g = weight(there.phi);
  const e = expected(own.mu, there.mu, there.phi);
  const after = 1 / (1 / own.phi ** 2 + g ** 2 * e * (1 - e));
  return { points: 1500 + UNIT * (own.mu + after * g * (score - e)), deviation: UNIT * Math.sqrt(after) };
}
