// On the button of a fight what it promises: where there is room for one panel, each of several can be weighed all the same.
import { percent } from '@grognard/desk/words/numbers.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Desk, Offer } from '../../desk.ts';
import { type FightPlan, planFor } from '../../input/plans.ts';
import { oddsWords } from '../../words/sentences-odds.ts';

const hits = ({ expected }: { readonly expected: number }): string => expected.toFixed(1);

export function oddsInBrief(plan: FightPlan): string {
  switch (plan.kind) {
    case 'assault': {
      const { attack, defence, defendersRetreat, attackersRetreat } = plan.odds;
      return tell(oddsWords.briefAssault, {
        we: hits(attack),
        they: hits(defence),
        theyGo: percent(defendersRetreat),
        weGo: percent(attackersRetreat),
      });
    }
    case 'charge':
      return tell(oddsWords.briefCharge, {
        we: hits(plan.odds.charge),
        they: hits(plan.odds.defence),
        wins: percent(plan.odds.wins),
      });
    default:
      return tell(oddsWords.briefFire, { we: hits(plan.odds.fire) });
  }
}

export function ChoiceOdds({ desk, offer }: { readonly desk: Desk; readonly offer: Offer }) {
  const plan = planFor(desk, offer);
  return plan === null ? null : <small>{oddsInBrief(plan)}</small>;
}
