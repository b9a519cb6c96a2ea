// NAP-SCN.2: what hexes are worth to a player: Landmarks, Rifts, the way out, relics.
import type { Frozen } from '@grognard/kernel';
import { rowOf } from '../data/field.ts';
import { OWN_HALF } from '../data/scenarios.ts';
import type { Side } from '../data/words.ts';
import { distance } from '../field/hexes.ts';
import { codeAt } from '../field/terrain.ts';
import type { Battle } from '../state.ts';
import type { Hex, Player } from '../vocabulary.ts';
import { WEIGHTS } from './weights.ts';
import { pointsWorth } from './worth.ts';

/** A hex worth standing on, and for how many victory points. */
export interface Prize {
  readonly hex: Hex;
  readonly points: number;
}

const CARD_POINTS = 0.2;
const MAJORITY_POINTS = 0.6;
const RELIC_POINTS = 0.5;
const EXIT_POINTS = 2;
/** From so many rounds before units may leave the field they walk. */
const EXIT_ROUND = 4;

/** In victory points, of the Landmark at a hex for a side. */
function landmarkPoints({ terms, ground }: Frozen<Battle>, side: Side, hex: Hex): number {
  const isSouth = side === 'south';
  switch (terms.special) {
    case 'bridges':
      return MAJORITY_POINTS;
    case 'redoubt':
      return isSouth ? 1 : 0.7;
    case 'headquarters':
      return CARD_POINTS;
    case 'rifts':
      return codeAt({ ground }, hex) === 'X' ? (isSouth ? 2 : 1) : 0;
    case 'halves':
      return hex === OWN_HALF[side] ? 0.8 : 1.2;
    case 'gate':
      return isSouth ? 3 : 1.5;
    default: {
      const landmark = terms.landmarks.find((each) => each.hex === hex);
      return landmark?.scores === 'hold' ? 1 : MAJORITY_POINTS;
    }
  }
}

export function prizesOf(battle: Frozen<Battle>, player: Player): readonly Prize[] {
  const { terms, sideOf } = battle;
  const prizes = terms.landmarks.map(({ hex }) => ({
    hex,
    points: landmarkPoints(battle, sideOf[player], hex),
  }));
  for (const { hex } of terms.relics) prizes.push({ hex, points: RELIC_POINTS });
  return prizes.filter(({ points }) => points > 0);
}

/** SC6: rows still to go for a unit that means to leave by the north edge. */
export const mayExit = ({ terms, sideOf }: Frozen<Battle>, player: Player): boolean =>
  terms.special === 'breakthrough' && sideOf[player] === 'south';

function exitPull(battle: Frozen<Battle>, player: Player, hex: Hex): number {
  if (!mayExit(battle, player)) return 0;
  const urgency = battle.round >= EXIT_ROUND - 1 ? 1 : 0.5;
  return (urgency * pointsWorth(battle, player, EXIT_POINTS)) / (3 + rowOf(hex));
}

/** What it is worth to a player that a unit of his stands on a hex. */
export function stakeOf(battle: Frozen<Battle>, player: Player, prizes: readonly Prize[], hex: Hex): number {
  let stake = exitPull(battle, player, hex);
  for (const prize of prizes) {
    const worth = pointsWorth(battle, player, prize.points);
    stake +=
      hex === prize.hex ? worth * WEIGHTS.hold : (worth * WEIGHTS.pull) / (2 + 2 * distance(hex, prize.hex));
  }
  return stake;
}
