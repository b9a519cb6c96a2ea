import '../../words/ranks-words.ts';
import type { TournamentLine } from '@grognard/protocol';
import { hrefTo } from '../../router.ts';
import { titleOfGame } from '../../saved/describe-table.ts';
import { t } from '../../words/words.ts';

/** A tournament one has made or entered. */
export const TournamentRow = ({ line }: { readonly line: TournamentLine }) => {
  const { tournament, title, game, about, state, entered } = line;
  return (
    <li class="saved-row">
      <div class="what">
        <h3>
          <a href={hrefTo({ screen: 'hall', room: 'tournament', about: tournament })}>{title}</a>
        </h3>
        <p>
          {titleOfGame(game)}, {about}
        </p>
        <p class="facts">{t(`tournament.state.${state}`, { count: entered })}</p>
      </div>
    </li>
  );
};
