// NAP-SOL.16, NAP-SOL.19: what the player's answer to an event brings about.
import { broken } from '../army/losses.ts';
import { recruit } from '../army/notebook.ts';
import { type CampaignEventId, EVENT_IDS } from '../data/campaign-events.ts';
import { REGION_IDS } from '../data/regions.ts';
import type { UnitTypeId } from '../data/words.ts';
import type { Table } from '../rule-types.ts';
import { ALLIES, DESERTERS_DP, deserterIn, halfPrice, MARAUDERS_DP } from './event-options.ts';
import { threaten } from './foray.ts';
import { campaignOf, changeCampaign, PLAYER } from './state.ts';
import { changeDp, corrupt } from './world.ts';

type Answer = (umpire: Table, option: string) => void;

const ANSWERS: { readonly [event in CampaignEventId]?: Answer } = {
  EV07(umpire, option) {
    if (option === 'fight') threaten(umpire, 'marauders');
    else changeDp(umpire, -MARAUDERS_DP);
  },
  EV08(umpire, option) {
    if (option === 'pay') changeDp(umpire, -DESERTERS_DP);
    else desert(umpire);
  },
  EV11: (umpire, option) => enlist(umpire, option, halfPrice(option)),
  EV19: (umpire) => enlist(umpire, ALLIES.EV19.unit, ALLIES.EV19.price),
  EV20: (umpire) => enlist(umpire, ALLIES.EV20.unit, ALLIES.EV20.price),
  EV21(umpire, option) {
    const region = REGION_IDS.find((each) => each === option);
    if (region !== undefined) corrupt(umpire, region, -1);
  },
  EV27(umpire, option) {
    const order = option.split(' ').flatMap((id) => EVENT_IDS.filter((each) => each === id));
    changeCampaign(umpire.state, { known: order });
  },
};

/** `leave` takes nothing of what is offered. */
export function answerEvent(umpire: Table, event: CampaignEventId, option: string): void {
  if (option !== 'leave') ANSWERS[event]?.(umpire, option);
}

/** EV08: the cheapest unit runs away. */
function desert(umpire: Table): void {
  const campaign = campaignOf(umpire.state);
  const unit = deserterIn(campaign);
  if (unit === null) return;
  const { notebook, lost } = broken(campaign.notebook, { unit, detachment: null });
  const { improvements } = campaign;
  const discards = lost === null ? improvements.discards : [...improvements.discards, lost];
  changeCampaign(umpire.state, { notebook, improvements: { ...improvements, discards } });
  umpire.emit({ type: 'unitBroken', rule: 'NAP-SOL.16', player: PLAYER, unit, lost });
}

function enlist(umpire: Table, unit: UnitTypeId, price: number): void {
  changeDp(umpire, -price);
  const { notebook } = campaignOf(umpire.state);
  changeCampaign(umpire.state, { notebook: { ...notebook, muster: [...notebook.muster, recruit(unit)] } });
  umpire.emit({ type: 'allyRecruited', rule: 'NAP-SOL.16', unit, price });
}
