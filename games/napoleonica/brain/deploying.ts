// NAP-STEP-SET.7: where the machine puts its units: Landmarks ahead, foot in front, guns with a view, Commanders in the middle.

import type { Frozen } from '@grognard/kernel';
import { hexNamed, rowOf } from '../data/field.ts';
import { unitOf } from '../field/battle.ts';
import { distance } from '../field/hexes.ts';
import { profileOf } from '../field/profile.ts';
import { isDifficult, terrainAt } from '../field/terrain.ts';
import { can } from '../field/units.ts';
import type { ActionOf } from '../grammar.ts';
import type { Battle } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { prizesOf } from './stakes.ts';

const CENTRE = hexNamed('F5');
const LAST_ROW = 8;

/** Whose army is drawn up, and where. */
interface Placing {
  readonly battle: Frozen<Battle>;
  readonly player: Player;
}

/** How far forward each arm likes to stand. */
const FORWARD: { readonly [arm: string]: number } = {
  infantry: 1,
  cavalry: 0.6,
  artillery: 0.4,
  commander: -1,
  monster: 1,
};

export function likeDeployment({ battle, player }: Placing, { unit: id, hex }: ActionOf<'deploy'>): number {
  const unit = unitOf(battle, id);
  const { arm, card } = profileOf(unit);
  const row = battle.sideOf[player] === 'south' ? LAST_ROW - rowOf(hex) : rowOf(hex);
  const prizes = prizesOf(battle, player);
  const pull = prizes.reduce(
    (sum, prize) => sum + (hex === prize.hex ? 4 : prize.points / (1 + distance(hex, prize.hex))),
    0,
  );
  const { ignores } = terrainAt(battle, hex);
  const cover = ignores.hits + ignores.retreats;
  const slow = isDifficult(battle, hex) && !can(unit, 'ranger') && arm !== 'artillery' ? -0.2 : 0;
  const far = distance(hex, CENTRE);
  const side = arm === 'cavalry' ? 0 : -0.15 * far;
  // Dear units first, so that what must wait in reserve is cheap.
  const first = arm === 'commander' ? 3 : card.cost / 20;
  return first + (FORWARD[arm] ?? 0) * row + pull + 0.5 * cover + slow + side;
}

/** NAP-SET.9: whoever places second has seen the enemy do so. */
export const likeOrder = ({ place }: ActionOf<'pickOrder'>): number => (place === 'second' ? 1 : 0);
