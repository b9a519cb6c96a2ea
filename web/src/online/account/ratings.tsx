import type { OwnRating } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { hrefTo } from '../../router.ts';
import { titleOfGame } from '../../saved/describe-table.ts';
import { t } from '../../words/words.ts';
import { hall } from '../far.ts';

/** One's rating in every game, each with the way to its ladder. */
export function Ratings() {
  const [ratings, setRatings] = useState<readonly OwnRating[]>([]);
  useEffect(() => {
    void hall.ratings().then((reply) => reply.ok && setRatings(reply.value));
  }, []);
  if (ratings.length === 0) return null;
  return (
    <ul class="plain">
      {ratings.map(({ game, points, toGo }) => {
        const title = titleOfGame(game);
        return (
          <li key={game}>
            <a href={hrefTo({ screen: 'hall', room: 'ladder', about: game })}>
              {toGo > 0
                ? t('account.ratingSoon', { title, count: toGo })
                : t('account.rating', { title, points })}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
