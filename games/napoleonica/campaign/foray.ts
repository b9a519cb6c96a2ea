// NAP-SOL.21: a battle of the campaign, from the moment it threatens to its aftermath.

import { gunCost } from '../army/field-draft.ts';
import { fieldArmyFrame, improvementFrame } from '../army/frames.ts';
import { unitCard } from '../data/units.ts';
import { beginBattle } from '../procedures/begin-battle.ts';
import { sequence, type Table } from '../rule-types.ts';
import { enterAftermath } from './aftermath.ts';
import { FOUL_EVENTS, fieldTerms, forayTerms } from './foray-terms.ts';
import { beforeBattleFrame, forayFrame } from './frames.ts';
import { campaignOf, changeCampaign, changeForay, type ForayKind, forayOf, PLAYER } from './state.ts';
import { levelAt } from './threat.ts';
import { changeDp } from './world.ts';

/** The army must fight where it stands. */
export function threaten(umpire: Table, kind: ForayKind): void {
  const campaign = campaignOf(umpire.state);
  const { army: region } = campaign;
  const level = levelAt(campaign, region, kind);
  changeCampaign(umpire.state, {
    foray: { kind, region, level, hired: null, sheltered: false, fielded: null, won: null, survivors: [] },
  });
  umpire.emit({ type: 'battleThreatened', rule: 'NAP-SOL.21', kind, region, level });
  umpire.call(forayFrame.at('refuse', {}));
}

export const foray = sequence(forayFrame, 'NAP-SOL.21', {
  /** NAP-SOL.11: only a battle that the army has marched into may be refused. */
  refuse(umpire) {
    if (forayOf(umpire.state).kind === 'march') umpire.call(beforeBattleFrame.at('refuse', {}));
  },
  hire(umpire, frame) {
    if (campaignOf(umpire.state).foray === null) frame.step = 'done';
    else umpire.call(beforeBattleFrame.at('hire', {}));
  },
  kitchen(umpire) {
    const { loot, event } = campaignOf(umpire.state);
    if (loot.includes('fieldKitchen') && event !== null && FOUL_EVENTS.includes(event))
      umpire.call(beforeBattleFrame.at('kitchen', {}));
  },
  field(umpire) {
    const { state } = umpire;
    umpire.call(fieldArmyFrame.ask([PLAYER], fieldTerms(campaignOf(state), forayOf(state))));
  },
  fight(umpire) {
    payForGuns(umpire);
    beginBattle(umpire, forayTerms(campaignOf(umpire.state), forayOf(umpire.state)));
  },
  aftermath: enterAftermath,
  /** NAP-SOL.11: after a victory one unit that survived may learn something. */
  improve(umpire) {
    const { won, kind, survivors } = forayOf(umpire.state);
    changeCampaign(umpire.state, { foray: null });
    if (won === true && kind !== 'marauders')
      umpire.call(improvementFrame.at('draw', { player: PLAYER, eligible: survivors, cards: [] }));
  },
});

/** EV06, NAP-SOL.19: own guns have been paid for when the army was confirmed; hired ones that nobody can pay stay out. */
function payForGuns(umpire: Table): void {
  const { state } = umpire;
  const { fielded, hired } = forayOf(state);
  const { perGun } = fieldTerms(campaignOf(state), forayOf(state));
  if (fielded !== null) changeDp(umpire, -gunCost(campaignOf(state).notebook, fielded, perGun));
  if (perGun === 0 || hired === null || unitCard(hired).branch !== 'artillery') return;
  if (campaignOf(state).notebook.treasury >= perGun) changeDp(umpire, -perGun);
  else {
    changeForay(state, { hired: null });
    umpire.emit({ type: 'allyHeldUp', rule: 'NAP-SOL.19', unit: hired });
  }
}
