// NAP-SOL.16: the event deck of 30 cards.
export const EVENT_KINDS = ['weather', 'marauders', 'corruption', 'allies', 'fortune'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The fields of an event card. */
interface EventFacts {
  readonly name: string;
  readonly kind: EventKind;
  readonly text: string;
}

const event = (name: string, kind: EventKind, text: string): EventFacts => ({ name, kind, text });

export const CAMPAIGN_EVENTS = {
  EV01: event('Heavy Rain', 'weather', 'In battle nobody fires farther than 2 hexes.'),
  EV02: event('Deep Snow', 'weather', 'A march costs 2 action points this month.'),
  EV03: event('Thick Fog', 'weather', 'In rounds 1 and 2 of battle no attack reaches farther than 3 hexes.'),
  EV04: event('Clear Skies', 'weather', 'One more action point this month.'),
  EV05: event('Thunderstorm', 'weather', 'Your Cavalry start battle with 1 Fatigue.'),
  EV06: event('Sea of Mud', 'weather', 'Each Artillery unit fielded this month costs 5 DP.'),
  EV07: event('Marauders', 'marauders', 'Lose 15 DP, or fight them now. If you win: 25 DP and 1 loot token.'),
  EV08: event(
    'Deserters',
    'marauders',
    'Pay 10 DP, or your cheapest fit unit but a Commander becomes Broken.',
  ),
  EV09: event('Plundered Convoy', 'marauders', 'Lose a random loot token, or 10 DP if you have none.'),
  EV10: event('Rough Justice', 'marauders', 'If your region has no corruption, you receive 15 DP.'),
  EV11: event('Free Company', 'marauders', 'You may buy a Light Cavalry unit of your faction at half cost.'),
  EV12: event('Whispering Plague', 'corruption', 'The first region with corruption 1 goes up to 2.'),
  EV13: event('A Rift Opens', 'corruption', 'A random region gains 1 corruption.'),
  EV14: event('Rising Tide', 'corruption', 'Corruption spreads once more this month.'),
  EV15: event('Blighted Harvest', 'corruption', 'No income this month.'),
  EV16: event('Nightmares', 'corruption', 'Of the five cards of your opening hand three go back.'),
  EV17: event(
    'The Host Marches',
    'corruption',
    'The Host appears in Galicia. If the army stands there, battle.',
  ),
  EV18: event('Dark Moon', 'corruption', 'The Abyss starts battle with 4 more Corruption.'),
  EV19: event('Wolfen Emissaries', 'allies', 'You may recruit Wolfen Rangers for 20 DP.'),
  EV20: event('Centaur Oath', 'allies', 'You may recruit Vistula Centaurs for 25 DP.'),
  EV21: event('Chaplain of Order', 'allies', 'Choose a region except the Breach: 1 corruption less.'),
  EV22: event('Foreign Subsidy', 'allies', 'You receive 30 DP.'),
  EV23: event('Volunteers', 'allies', 'Restore 1 Broken unit free.'),
  EV24: event('Allied Column', 'allies', 'Hiring an ally for up to 35 DP is free this month.'),
  EV25: event('Hidden Arsenal', 'fortune', 'Draw 1 loot token.'),
  EV26: event('Drill Season', 'fortune', 'Draw 2 improvement cards, attach 1.'),
  EV27: event('Cartographers', 'fortune', 'Look at the next 3 events, put them back in any order.'),
  EV28: event('Council of War', 'fortune', 'In battle you win the first tied bid.'),
  EV29: event(
    'Rumour of a Seal',
    'fortune',
    'In a Seal region with corruption 1 or less: take the Seal now.',
  ),
  EV30: event('Quiet Month', 'fortune', 'You receive 5 DP.'),
} as const satisfies { readonly [id: string]: EventFacts };

export type CampaignEventId = keyof typeof CAMPAIGN_EVENTS;

// The keys are the ids.
export const EVENT_IDS = Object.keys(CAMPAIGN_EVENTS) as CampaignEventId[];
