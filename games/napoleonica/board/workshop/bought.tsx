// What ten points buy against the target of the threat chart.
import { tell } from '@grognard/desk/words/tell.ts';
import { unitCard } from '../../data/units.ts';
import type { UnitTypeId } from '../../data/words.ts';
import type { Threat } from '../../odds/threat.ts';
import { threatWords } from '../words/sentences-workshop.ts';
import type { Looking } from './looking.ts';

const TEN_POINTS = 10;

export interface UnitThreats {
  readonly type: UnitTypeId;
  readonly rows: readonly Threat[];
}

export const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0);
const perTen = (value: number, cost: number): string => ((value * TEN_POINTS) / cost).toFixed(2);

/** The best row of each unit, its models, and its chance to destroy, by what they cost. */
export function Bought({
  units,
  looking,
}: {
  readonly units: readonly UnitThreats[];
  readonly looking: Looking;
}) {
  return (
    <table class="bought">
      <caption>{tell(threatWords.bought)}</caption>
      <thead>
        <tr>
          <th scope="col">{tell(threatWords.unit)}</th>
          <th scope="col">{tell(threatWords.damage)}</th>
          <th scope="col">{tell(threatWords.models)}</th>
          <th scope="col">{tell(threatWords.destroys)}</th>
        </tr>
      </thead>
      <tbody>
        {units.map(({ type, rows }) => {
          const { name, cost, size } = unitCard(type);
          return (
            <tr key={type} class={looking.unit === type ? 'is-looked-at' : ''}>
              <th scope="row">{name}</th>
              <td class="num">{perTen(most(rows.map(({ expected }) => expected)), cost)}</td>
              <td class="num">{perTen(size, cost)}</td>
              <td class="num">
                {tell(threatWords.percent, {
                  percent: Math.round(most(rows.map(({ destroys }) => destroys)) * 100),
                })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
