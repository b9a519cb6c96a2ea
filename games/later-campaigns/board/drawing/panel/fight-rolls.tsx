// The dice of the fight that is going on, each with its row of the Fire Table and the column that was rolled.
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { fireResult } from '../../../tables/fire-table.ts';
import type { View } from '../../../view.ts';
import { SIDE_NAME } from '../../../words/sides-and-orders.ts';
import type { Desk } from '../../desk.ts';
import { fightRolls } from '../../input/fight-rolls.ts';
import { ifTheyRetreat } from '../../input/what-it-costs.ts';
import { unitNames } from '../../words/names.ts';
import { rollWords } from '../../words/sentences-odds.ts';

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** NLC-T8: what each roll would have done. */
const FireRow = ({ strength, rolled }: { readonly strength: number; readonly rolled: number }) => (
  <table class="fire-row" aria-hidden="true">
    <tbody>
      <tr>
        {ROLLS.map((roll) => (
          <th key={roll} class={roll === rolled ? 'is-rolled' : ''}>
            {roll}
          </th>
        ))}
      </tr>
      <tr>
        {ROLLS.map((roll) => (
          <td key={roll} class={roll === rolled ? 'is-rolled' : ''}>
            {fireResult(strength, roll)}
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

type Rolled = ReturnType<typeof fightRolls>[number];

function RollLine({ view, event }: { readonly view: View; readonly event: Rolled }) {
  switch (event.type) {
    case 'fired': {
      const { side, strength, hits, dice } = event;
      const total = dice.reduce((sum, die) => sum + die, 0);
      return (
        <li>
          {tell(rollWords.fired, { side: SIDE_NAME[side], strength, total, hits })} <RuleLink rule="NLC-T8" />
          {!view.options.rollSix && <FireRow strength={strength} rolled={total} />}
        </li>
      );
    }
    case 'moraleTested': {
      const { units, roll, morale, passed } = event;
      const facts = { units: unitNames(view, units), roll, morale };
      return <li>{tell(passed ? rollWords.held : rollWords.broke, facts)}</li>;
    }
    case 'squareTested': {
      const { roll, morale, formed } = event;
      return <li>{tell(formed ? rollWords.square : rollWords.noSquare, { roll, morale })}</li>;
    }
  }
}

/** What retreat and stand mean, beside the dice that ask for one of them. */
function RetreatOrStand({ desk }: { readonly desk: Desk }) {
  const hits = ifTheyRetreat(desk);
  if (hits === null) return null;
  return (
    <>
      <p>
        {tell(rollWords.ifRetreat, hits)} <RuleLink rule="NLC-7.4e" />
      </p>
      <p>
        {tell(rollWords.ifStand)} <RuleLink rule="NLC-7.4f" />
      </p>
    </>
  );
}

export function FightRolls({ desk }: { readonly desk: Desk }) {
  const rolls = fightRolls(desk);
  const { view } = desk.shown.value;
  if (rolls.length === 0) return null;
  return (
    <section class="later-campaigns-rolls">
      <h2>{tell(rollWords.title)}</h2>
      <ul>
        {rolls.map((event, i) => (
          <RollLine key={i} view={view} event={event} />
        ))}
      </ul>
      <RetreatOrStand desk={desk} />
    </section>
  );
}
