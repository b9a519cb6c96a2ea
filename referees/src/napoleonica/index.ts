// The referee of Napoleonica: it reads the law's tables, and works out again what may be done and what came of it.
import type { Judged, Moment, Referee } from '../contract.ts';
import { judgeBetween } from './between.ts';
import { judgeCourse } from './course.ts';
import { judgeOffers } from './decisions.ts';
import { Judge } from './judge.ts';
import { battleIn } from './shape.ts';
import { judgeTerms } from './terms.ts';
import { judgeCampaign } from './walk-campaign.ts';

/** A battle is new to the referee until it has seen a decision of its setting up. */
function judging(options: unknown): (moment: Moment) => Judged {
  let isKnown = false;
  const seen = { spreads: 0 };
  return (moment) => {
    const judge = new Judge();
    const battle = battleIn(moment.before);
    if (battle === null) isKnown = false;
    else if (!isKnown && battle.phase === 'setup') judgeTerms(moment.before, options, battle, judge);
    if (battle !== null) isKnown = true;
    judgeOffers(moment, judge);
    const end = judgeCourse(moment, judge);
    judgeBetween(moment, judge, end);
    judgeCampaign(moment, judge, end, seen);
    return judge.verdict();
  };
}

/** From what may be done to what is left in the treasury. */
export const KINDS = [
  'decisions',
  'moves offered',
  'targets offered',
  'activations offered',
  'answers offered',
  'moves',
  'targets',
  'activations',
  'pools',
  'dice',
  'faces',
  'rerolls',
  'crits',
  'results',
  'retreats',
  'losses',
  'destructions',
  'heals',
  'ripostes',
  'follow-ups',
  'squares',
  'cards',
  'plays',
  'abilities',
  'items',
  'deactivations',
  'rests',
  'scenario acts',
  'terrain',
  'Fatigue',
  'Corruption',
  'VP',
  'scores',
  'endings',
  'turns',
  'rounds',
  'bids',
  'draws',
  'reinforcements',
  'placements',
  'decks',
  'terms',
  'armies',
  'dues',
  'windows',
  'positions',
  'invariants',
  'fields',
  'prices',
  'income',
  'broken',
  'maps',
  'months',
  'marches',
  'forays',
  'spreads',
  'corruption of regions',
  'worlds',
] as const;

export const napoleonicaReferee: Referee = {
  game: 'napoleonica',
  kinds: KINDS,
  begin: judging,
};
