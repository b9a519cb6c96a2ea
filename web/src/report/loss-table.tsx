import type { Loss, Losses, Score } from '@grognard/desk';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { t } from '../words/words.ts';

const share = (part: number, of: number): string => `${Math.min(100, (part / Math.max(1, of)) * 100)}%`;

/** Hatching is hurt, wax is lost for good. */
const Bar = ({ loss: { hurt, lost, of }, losses }: { readonly loss: Loss; readonly losses: Losses }) => (
  <span
    class="bar"
    role="img"
    aria-label={t('report.lossSaid', { hurt, hurtName: losses.hurt, lost, lostName: losses.lost, of })}
  >
    {hurt > 0 && <i style={{ width: share(hurt, of) }} />}
    {lost > 0 && <em style={{ width: share(lost, of) }} />}
  </span>
);

export const LossTable = ({
  losses,
  scores,
}: {
  readonly losses: Losses;
  readonly scores: readonly Score[];
}) => (
  <>
    <table>
      <thead>
        <tr>
          <th scope="col">{t('report.arm')}</th>
          {scores.map(({ seat, name }) => (
            <th key={seat} scope="colgroup" colSpan={2}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {losses.rows.map(({ name, symbol, bySeat }) => (
          <tr key={name}>
            <th scope="row">
              <svg class="ic" viewBox="0 0 48 48" aria-hidden="true">
                <use href={`#${symbol}`} />
              </svg>
              {name}
            </th>
            {bySeat.map((loss, i) => (
              <>
                <td key={`${scores[i]?.seat}bar`}>
                  <Bar loss={loss} losses={losses} />
                </td>
                <td key={scores[i]?.seat} class="n">
                  {loss.figure}
                </td>
              </>
            ))}
          </tr>
        ))}
        {losses.totals.map(({ name, rule, bySeat }, i) => (
          <tr key={name} class={i === 0 ? 'total' : ''}>
            <th scope="row">
              {name} <RuleLink rule={rule} />
            </th>
            {bySeat.map((count, seat) => (
              <td key={scores[seat]?.seat} class="n" colSpan={2}>
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <p class="key">
      <span>
        <span class="bar" aria-hidden="true">
          <i style={{ width: '100%' }} />
        </span>
        {losses.hurt}
      </span>
      <span>
        <span class="bar" aria-hidden="true">
          <em style={{ width: '100%' }} />
        </span>
        {losses.lost}
      </span>
    </p>
  </>
);
