import type { Tournament } from '@grognard/protocol';
import { t } from '../../words/words.ts';
import { me } from '../far.ts';

/** The table of a tournament, with what decides between those who are level. */
export const Standings = ({ told }: { readonly told: Tournament }) => (
  <section class="sheet pad" aria-labelledby="standings">
    <h2 id="standings">{t('tournament.standings')}</h2>
    <table class="ranks">
      <thead>
        <tr>
          <th scope="col">{t('rank.place')}</th>
          <th scope="col">{t('rank.name')}</th>
          <th scope="col">{t('tournament.points')}</th>
          <th scope="col">{t('tournament.buchholz')}</th>
          <th scope="col">{t('tournament.berger')}</th>
        </tr>
      </thead>
      <tbody>
        {told.standings.map(({ person, place, name, points, buchholz, sonnebornBerger }) => (
          <tr key={person} class={person === me.value?.id ? 'mine' : undefined}>
            <td class="num">{place}</td>
            <th scope="row">{name}</th>
            <td class="num">{points}</td>
            <td class="num">{buchholz}</td>
            <td class="num">{sonnebornBerger}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>{t('tournament.ties')}</p>
  </section>
);
