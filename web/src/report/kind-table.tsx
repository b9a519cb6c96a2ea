import type { Luck, Score } from '@grognard/desk';
import { t } from '../words/words.ts';
import { signed } from './luck-chart.tsx';

/** What the odds promised and what fell, by kind of roll. */
export const KindTable = ({ luck, scores }: { readonly luck: Luck; readonly scores: readonly Score[] }) => (
  <table class="kinds">
    <thead>
      <tr>
        <th scope="col">{t('report.roll')}</th>
        {scores.map(({ seat, name }) => (
          <th key={seat} scope="col" class="n">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {luck.kinds.map(({ name, bySeat }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {bySeat.map(({ odds, hits, rolls }, i) => (
            <td key={scores[i]?.seat} class="n">
              {rolls === 0 ? (
                '–'
              ) : (
                <>
                  {t('report.hitsOf', { hits, odds: odds.toFixed(1) })}{' '}
                  <b class={hits < odds ? 'bad' : 'good'}>{signed(hits - odds)}</b>
                </>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
