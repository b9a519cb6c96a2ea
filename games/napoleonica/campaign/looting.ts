// NAP-SOL.15, NAP-SOL.23: tokens out of the loot bag.
import { LOOT_TOKENS, type Loot } from '../data/loot.ts';
import type { Table } from '../rule-types.ts';
import { campaignOf, changeCampaign } from './state.ts';
import { changeDp } from './world.ts';

/** One token at random; an empty bag is filled again with what was used. */
export function drawLoot(umpire: Table): void {
  const { state, random } = umpire;
  const { bag, usedLoot, loot } = campaignOf(state);
  const tokens = bag.length > 0 ? bag : usedLoot;
  const [drawn, ...rest] = random.shuffle(tokens, 'NAP-SOL.15 loot');
  if (drawn === undefined) return;
  const used = bag.length > 0 ? usedLoot : [];
  const { dp } = LOOT_TOKENS[drawn];
  changeCampaign(state, {
    bag: rest,
    usedLoot: dp > 0 ? [...used, drawn] : used,
    loot: dp > 0 ? loot : [...loot, drawn],
  });
  umpire.emit({ type: 'lootDrawn', rule: 'NAP-SOL.15', loot: drawn });
  changeDp(umpire, dp);
}

/** A kept token is used up or lost. */
export function giveUpLoot(umpire: Table, token: Loot, how: 'lootUsed' | 'lootLost'): void {
  const { loot, usedLoot } = campaignOf(umpire.state);
  changeCampaign(umpire.state, {
    loot: loot.toSpliced(loot.indexOf(token), 1),
    usedLoot: [...usedLoot, token],
  });
  umpire.emit({ type: how, rule: 'NAP-SOL.15', loot: token });
}
