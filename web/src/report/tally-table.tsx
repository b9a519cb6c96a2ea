import type { Score, Tally } from '@grognard/desk';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';

interface Props {
  readonly tally: Tally;
  readonly scores: readonly Score[];
}

/** One line for each thing done, what each seat did of it beside it. */
export const TallyTable = ({ tally, scores }: Props) => (
  <table class="tally">
    <thead>
      <tr>
        <th scope="col">
          <span class="sr">{tally.title}</span>
        </th>
        {scores.map(({ seat, name }) => (
          <th key={seat} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {tally.rows.map(({ name, rule, bySeat }) => (
        <tr key={name}>
          <th scope="row">
            {name} <RuleLink rule={rule} />
          </th>
          {bySeat.map((told, i) => (
            <td key={scores[i]?.seat}>{told === '' ? '–' : told}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
