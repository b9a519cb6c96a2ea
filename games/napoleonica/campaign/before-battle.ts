// NAP-SOL.5, NAP-SOL.11, NAP-SOL.15: the choices before a battle: refuse it, hire an ally, set up a Field Kitchen.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { fieldableArmy } from '../army/fieldable.ts';
import { CAMPAIGN_EVENTS } from '../data/campaign-events.ts';
import { REGIONS } from '../data/regions.ts';
import { UNITS, unitCard } from '../data/units.ts';
import { isHuman, type UnitTypeId } from '../data/words.ts';
import { NOBODY } from '../procedures/asking.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import { campaignPrompts, campaignRefusals } from '../words/campaign.ts';
import { chronicle } from './chronicle.ts';
import { halfPrice } from './event-options.ts';
import { fieldTerms } from './foray-terms.ts';
import { type BeforeBattleFrame, beforeBattleFrame } from './frames.ts';
import { giveUpLoot } from './looting.ts';
import { type Campaign, campaignOf, changeCampaign, changeForay, forayOf, PLAYER } from './state.ts';
import { changeDp, corrupt } from './world.ts';

const ALLIED_COLUMN_MOST = 35;

/** NAP-SOL.5; EV24: an ally of up to 35 DP comes free. */
export const hirePrice = ({ event }: Frozen<Campaign>, type: UnitTypeId): number =>
  event === 'EV24' && unitCard(type).cost <= ALLIED_COLUMN_MOST ? 0 : halfPrice(type);

const alliesOf = ({ notebook }: Frozen<Campaign>): readonly UnitTypeId[] =>
  UNITS.filter(
    ({ faction, branch, unique }) =>
      isHuman(faction) && faction !== notebook.faction && branch !== 'commander' && !unique,
  ).map(({ id }) => id);

const refuseBattle: Rule<BeforeBattleFrame, 'refuseBattle'> = {
  type: 'refuseBattle',
  rule: 'NAP-SOL.11',
  candidates: (_state, { step }) =>
    step === 'refuse' ? [true, false].map((yes) => ({ type: 'refuseBattle', yes })) : [],
  refuse: () => null,
  target: ({ yes }) => ({ button: yes ? 'turnBack' : 'fight' }),
  apply(umpire, frame, _seat, { yes }) {
    frame.step = 'over';
    if (yes) turnBack(umpire);
  },
};

/** NAP-SOL.11: the army goes back, and the region gets worse. */
function turnBack(umpire: Table): void {
  const { state } = umpire;
  const { army: region, previous } = campaignOf(state);
  changeCampaign(state, { foray: null, army: previous ?? region });
  umpire.emit({ type: 'battleRefused', rule: 'NAP-SOL.11', region });
  chronicle(state, 'refused', region);
  corrupt(umpire, region, 1);
}

/** NAP-SOL.4, NAP-SOL.19: nobody is lent a Commander at the Breach, so what the guns of his army cost must be kept. */
function refuseLeftWith(campaign: Frozen<Campaign>, treasury: number): Refusal | null {
  const { notebook, foray } = campaign;
  if (foray?.kind !== 'breach') return null;
  const terms = fieldTerms(campaign, foray);
  return fieldableArmy({ ...notebook, treasury }, terms) === null
    ? no('NAP-SOL.19', campaignRefusals.keepForGuns, { left: treasury, price: terms.perGun })
    : null;
}

const hire: Rule<BeforeBattleFrame, 'hire'> = {
  type: 'hire',
  rule: 'NAP-SOL.5',
  *candidates(state, { step }) {
    if (step !== 'hire') return;
    for (const unit of alliesOf(campaignOf(state))) yield { type: 'hire', unit };
    yield { type: 'hire', unit: null };
  },
  refuse(state, _frame, _seat, { unit }) {
    const campaign = campaignOf(state);
    const [price, left] = [unit === null ? 0 : hirePrice(campaign, unit), campaign.notebook.treasury];
    if (price > left) return no('NAP-SOL.5', campaignRefusals.cannotPay, { price, left });
    return price > 0 ? refuseLeftWith(campaign, left - price) : null;
  },
  target: ({ unit }) => (unit === null ? { button: 'nobody' } : { card: unit }),
  apply(umpire, frame, _seat, { unit }) {
    frame.step = 'over';
    if (unit === null) return;
    const price = hirePrice(campaignOf(umpire.state), unit);
    changeDp(umpire, -price);
    changeForay(umpire.state, { hired: unit });
    umpire.emit({ type: 'allyHired', rule: 'NAP-SOL.5', unit, price });
  },
};

const fieldKitchen: Rule<BeforeBattleFrame, 'fieldKitchen'> = {
  type: 'fieldKitchen',
  rule: 'NAP-SOL.15',
  candidates: (_state, { step }) =>
    step === 'kitchen' ? [true, false].map((yes) => ({ type: 'fieldKitchen', yes })) : [],
  refuse: () => null,
  target: ({ yes }) => ({ button: yes ? 'fieldKitchen' : 'noKitchen' }),
  apply(umpire, frame, _seat, { yes }) {
    frame.step = 'over';
    const { event } = campaignOf(umpire.state);
    if (!yes || event === null) return;
    giveUpLoot(umpire, 'fieldKitchen', 'lootUsed');
    changeForay(umpire.state, { sheltered: true });
    umpire.emit({ type: 'kitchenSetUp', rule: 'NAP-SOL.15', event });
  },
};

export const beforeBattle = procedure(beforeBattleFrame, {
  rule: 'NAP-SOL.21',
  pending(state, { step }) {
    if (step === 'over') return NOBODY;
    const { event } = campaignOf(state);
    const rules = { refuse: 'NAP-SOL.11', hire: 'NAP-SOL.5', kitchen: 'NAP-SOL.15' } as const;
    const facts = {
      region: REGIONS[forayOf(state).region].name,
      event: event === null ? '' : CAMPAIGN_EVENTS[event].name,
    };
    return [{ seat: PLAYER, rule: rules[step], prompt: campaignPrompts[step], with: facts }];
  },
  actions: [refuseBattle, hire, fieldKitchen],
  advance: (umpire) => umpire.end(),
});
