// GEN-12.4: how the fronts of a meeting follow from the borders each side comes over (GEN-R.28).
import { clockwise, opposite } from '@grognard/geometry';
import { battleBorderBetween, direction, endsOf, step } from '../field/board-graph.ts';
import { BATTLE_BORDERS, type BattleBorder, type BattleSector, type BySide } from '../vocabulary.ts';

/** The borders whose attackers fight in one front. A border in several fronts: its side distributes its units. */
export type MeetingFront = BySide<readonly BattleBorder[]>;

const inOrder = (borders: readonly BattleBorder[]): BattleBorder[] =>
  BATTLE_BORDERS.filter((border) => borders.includes(border));

export function meetingFronts(
  sector: BattleSector,
  whiteBorders: readonly BattleBorder[],
  blackBorders: readonly BattleBorder[],
): MeetingFront[] {
  const white = inOrder(whiteBorders);
  const black = inOrder(blackBorders);
  if (white.length === 1) return black.map((border) => ({ white, black: [border] }));
  if (black.length === 1) return white.map((border) => ({ white: [border], black }));
  const oppositePairs = white.every((border) => white.includes(borderAt(sector, border, opposite)));
  const facing = oppositePairs ? clockwise : opposite;
  return white.map((border) => ({ white: [border], black: [borderAt(sector, border, facing)] }));
}

/** The border of the sector that lies, seen from its middle, where `turn` points from this one. Only b2 has all four. */
function borderAt(sector: BattleSector, border: BattleBorder, turn: typeof clockwise): BattleBorder {
  const [a, b] = endsOf(border);
  const way = direction(sector, a === sector ? b : a);
  const beyond = way === null ? null : step(sector, turn(way));
  return (beyond === null ? null : battleBorderBetween(sector, beyond)) ?? border;
}
