import '../far.ts';
import type { Ladder, OwnRating } from '@grognard/protocol';
import { ErrorNote } from '../../parts/error-note.tsx';
import { goTo } from '../../router.ts';
import { titleOfGame } from '../../saved/describe-table.ts';
import { firstTitle, titles } from '../../titles.ts';
import { t } from '../../words/words.ts';
import { hall, me } from '../far.ts';
import { LineBanner } from '../line-banner.tsx';
import { useAsked } from './use-asked.ts';

const Mine = ({ mine }: { readonly mine: OwnRating | null }) => (
  <p role="status">
    {mine === null ? t('rank.unrated') : t('rank.mine', { points: mine.points, played: mine.played })}{' '}
    {mine !== null && mine.toGo > 0 && t('rank.toGo', { count: mine.toGo })}
  </p>
);

const Rows = ({ rows }: { readonly rows: Ladder['rows'] }) => (
  <table class="ranks">
    <thead>
      <tr>
        <th scope="col">{t('rank.place')}</th>
        <th scope="col">{t('rank.name')}</th>
        <th scope="col">{t('rank.points')}</th>
        <th scope="col">{t('rank.played')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ person, place, name, points, played }) => (
        <tr key={person} class={person === me.value?.id ? 'mine' : undefined}>
          <td class="num">{place}</td>
          <th scope="row">{name}</th>
          <td class="num">{points}</td>
          <td class="num">{played}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Who stands where in a game on this server. */
export function LadderScreen({ game: chosen }: { readonly game: string | null }) {
  const game = chosen ?? firstTitle;
  const { told, problem } = useAsked(() => hall.ladder({ game }), game);
  return (
    <>
      <LineBanner />
      <main class="page hall" id="content" tabIndex={-1} aria-busy={told === null && problem === null}>
        <h1>{t('rank.title')}</h1>
        <section class="sheet pad">
          <label class="choice">
            {t('rank.game')}
            <select
              value={game}
              onChange={({ currentTarget: { value } }) =>
                goTo({ screen: 'hall', room: 'ladder', about: value })
              }
            >
              {titles.map(({ id }) => (
                <option key={id} value={id}>
                  {titleOfGame(id)}
                </option>
              ))}
            </select>
          </label>
          <p>{t('rank.say')}</p>
          {problem !== null && <ErrorNote error={problem} />}
          {told !== null && <Mine mine={told.mine} />}
          {told?.rows.length === 0 && <p>{t('rank.none')}</p>}
          {told !== null && told.rows.length > 0 && <Rows rows={told.rows} />}
        </section>
      </main>
    </>
  );
}
