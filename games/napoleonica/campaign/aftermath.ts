// NAP-SOL.11, NAP-SOL.17 to NAP-SOL.19: what a battle of the campaign leaves behind.
import { invariant } from '@grognard/kernel';
import { broken } from '../army/losses.ts';
import type { RegionId } from '../data/regions.ts';
import type { Table } from '../rule-types.ts';
import { DESTROYED } from '../vocabulary.ts';
import { chronicle } from './chronicle.ts';
import { MARAUDERS_DP } from './event-options.ts';
import { drawLoot, giveUpLoot } from './looting.ts';
import { campaignOf, changeCampaign, changeForay, type Foray, forayOf, PLAYER } from './state.ts';
import { rankOf } from './threat.ts';
import { changeDp, corrupt, lose, refugeFrom, win } from './world.ts';

const VICTORY_DP = 20;
const PER_LEVEL_DP = 10;
const OVER_MARAUDERS_DP = 25;

export function enterAftermath(umpire: Table): void {
  const { state } = umpire;
  const { battle } = state;
  invariant(battle?.result != null, 'the battle is over');
  const won = battle.result.winner === PLAYER;
  changeForay(state, { won });
  enterLosses(umpire);
  for (const used of battle.usedLoot) useUp(umpire, used);
  // IM12: whoever has won the battle.
  changeDp(umpire, battle.legends[PLAYER]);
  state.battle = null;
  const foray = forayOf(state);
  chronicle(state, won ? 'won' : 'lost', foray.region, foray.level);
  if (foray.kind === 'breach') conclude(umpire, won);
  else if (foray.kind === 'marauders') marauders(umpire, won);
  else if (won) victory(umpire, foray);
  else defeat(umpire, foray);
}

/** NAP-SOL.4 */
function conclude(umpire: Table, won: boolean): void {
  if (won) win(umpire);
  else lose(umpire, 'breach');
}

function useUp(umpire: Table, used: string): void {
  const token = campaignOf(umpire.state).loot.find((each) => each === used);
  if (token !== undefined) giveUpLoot(umpire, token, 'lootUsed');
}

/** Units destroyed are Broken, in victory and defeat; all others come back whole. */
function enterLosses(umpire: Table): void {
  const { state } = umpire;
  const own = state.battle?.units.filter(({ owner }) => owner === PLAYER) ?? [];
  const fielded = forayOf(state).fielded?.units ?? [];
  const survivors = fielded.filter((_, index) => own[index]?.at !== DESTROYED);
  changeForay(state, { survivors: survivors.map(({ unit }) => unit) });
  for (const unit of fielded) {
    if (survivors.includes(unit)) continue;
    const { notebook, improvements } = campaignOf(state);
    const after = broken(notebook, unit);
    const discards = after.lost === null ? improvements.discards : [...improvements.discards, after.lost];
    changeCampaign(state, { notebook: after.notebook, improvements: { ...improvements, discards } });
    umpire.emit({
      type: 'unitBroken',
      rule: 'NAP-SOL.11',
      player: PLAYER,
      unit: unit.unit,
      lost: after.lost,
    });
  }
}

/** EV07, NAP-SOL.19 */
function marauders(umpire: Table, won: boolean): void {
  changeDp(umpire, won ? OVER_MARAUDERS_DP : -MARAUDERS_DP);
  if (won) drawLoot(umpire);
}

function victory(umpire: Table, { region, level }: Foray): void {
  const rank = rankOf(level);
  const dp = VICTORY_DP + PER_LEVEL_DP * rank;
  umpire.emit({ type: 'forayWon', rule: 'NAP-SOL.11', region, dp });
  changeDp(umpire, dp);
  corrupt(umpire, region, -campaignOf(umpire.state).corruption[region]);
  if (campaignOf(umpire.state).host?.at === region) {
    changeCampaign(umpire.state, { host: null });
    umpire.emit({ type: 'hostBeaten', rule: 'NAP-SOL.13' });
  }
  for (let token = 0; token < rank; token += 1) drawLoot(umpire);
}

function defeat(umpire: Table, foray: Foray): void {
  const { region } = foray;
  const to = retreatOf(umpire, foray);
  changeCampaign(umpire.state, { army: to });
  umpire.emit({ type: 'forayLost', rule: 'NAP-SOL.11', region, to });
  corrupt(umpire, region, 1);
}

/** NAP-SOL.17 */
function retreatOf({ state }: Table, { kind, region }: Foray): RegionId {
  const campaign = campaignOf(state);
  const { previous } = campaign;
  const canGoBack = previous !== null && previous !== region && kind !== 'host';
  return canGoBack ? previous : refugeFrom(region, campaign);
}
