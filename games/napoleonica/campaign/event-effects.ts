// NAP-SOL.16: what events do by themselves. Those that change battles or marches of the month are looked up there.
import { improvementFrame, restorationFrame } from '../army/frames.ts';
import { idsWhere } from '../army/notebook.ts';
import type { CampaignEventId } from '../data/campaign-events.ts';
import { BREACH, REGION_IDS } from '../data/regions.ts';
import type { Table } from '../rule-types.ts';
import { threaten } from './foray.ts';
import { drawLoot, giveUpLoot } from './looting.ts';
import { canTakeSeal, takeSealOf } from './seals.ts';
import { campaignOf, changeCampaign, PLAYER } from './state.ts';
import { changeDp, corrupt, rollRegion } from './world.ts';

/** EV17 */
const HOST_ARRIVES = 'W08';
const FORESEEN = 3;

const EFFECTS: { readonly [event in CampaignEventId]?: (umpire: Table) => void } = {
  EV04: (umpire) => changeCampaign(umpire.state, { ap: campaignOf(umpire.state).ap + 1 }),
  EV09: plunder,
  EV10(umpire) {
    const { army, corruption } = campaignOf(umpire.state);
    if (corruption[army] === 0) changeDp(umpire, 15);
  },
  EV12(umpire) {
    const { corruption } = campaignOf(umpire.state);
    const region = REGION_IDS.find((id) => corruption[id] === 1);
    if (region !== undefined) corrupt(umpire, region, 1);
  },
  EV13(umpire) {
    const region = rollRegion(umpire, 'NAP-SOL.16 a Rift opens');
    if (region !== BREACH) corrupt(umpire, region, 1);
  },
  EV17(umpire) {
    const { army, month } = campaignOf(umpire.state);
    changeCampaign(umpire.state, { host: { at: HOST_ARRIVES, since: month } });
    umpire.emit({ type: 'hostMoved', rule: 'NAP-SOL.13', from: null, to: HOST_ARRIVES });
    if (army === HOST_ARRIVES) threaten(umpire, 'host');
  },
  EV22: (umpire) => changeDp(umpire, 30),
  EV23: (umpire) => umpire.call(restorationFrame.at('look', { player: PLAYER, free: 1 })),
  EV25: drawLoot,
  EV26(umpire) {
    const eligible = idsWhere(campaignOf(umpire.state).notebook, ({ broken }) => !broken);
    umpire.call(improvementFrame.at('draw', { player: PLAYER, eligible, cards: [] }));
  },
  EV27: foresee,
  EV29(umpire) {
    const { army, corruption } = campaignOf(umpire.state);
    if (canTakeSeal(campaignOf(umpire.state), army) && corruption[army] <= 1) takeSealOf(umpire, army);
  },
  EV30: (umpire) => changeDp(umpire, 5),
};

export const carryOutEvent = (umpire: Table, event: CampaignEventId): void => EFFECTS[event]?.(umpire);

/** EV09: a random token, else 10 DP. */
function plunder(umpire: Table): void {
  const { loot } = campaignOf(umpire.state);
  const [lost] = loot.length > 0 ? umpire.random.shuffle(loot, 'NAP-SOL.16 plundered convoy') : [];
  if (lost === undefined) changeDp(umpire, -10);
  else giveUpLoot(umpire, lost, 'lootLost');
}

/** EV27: the next three are turned up; the player then puts them in order. */
function foresee(umpire: Table): void {
  const { state, random } = umpire;
  const { known, events } = campaignOf(state);
  const more = random.shuffle(events, 'NAP-SOL.16 cartographers').slice(0, FORESEEN - known.length);
  const foreseen = [...known, ...more];
  changeCampaign(state, { known: foreseen, events: events.filter((each) => !more.includes(each)) });
  umpire.emit({ type: 'eventsForeseen', rule: 'NAP-SOL.16', events: foreseen });
}
