import '../words/table-parts-words.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { told } from '@grognard/desk/words/tell.ts';
import { hrefTo } from '../router.ts';
import { t } from '../words/words.ts';
import type { TableSession } from './table-session.ts';

/** How it ended, with the way to the report and back through the game. */
export function ResultTray({ session }: { readonly session: TableSession }) {
  const { board } = session;
  const state = session.present.value;
  const { outcome } = state;
  if (outcome === null) return null;
  return (
    <div class="sheet result">
      {outcome.winners.map((seat) => (
        <board.SeatSign key={seat} seat={seat} size={92} />
      ))}
      <div class="verdict">
        <h2>{t('table.result')}</h2>
        <p>
          <b>{told(outcome.text, outcome.with)}</b>{' '}
          {outcome.rule !== null && <RuleLink rule={outcome.rule} />}
        </p>
        <p class="num">
          {board
            .score(state)
            .map(({ seat, points, unit }) => `${board.seatName(seat)} ${points} ${unit}`)
            .join(' · ')}
        </p>
      </div>
      <div class="acts">
        <Button icon="ui-replay" onClick={() => void session.lookBack(0)}>
          {t('table.result.replay')}
        </Button>
        <Button icon="ui-plus" href={hrefTo({ screen: 'new', game: board.id })}>
          {t('table.result.again')}
        </Button>
        <Button icon="ui-book" href={hrefTo({ screen: 'report', id: session.id })}>
          {t('table.report')}
        </Button>
      </div>
    </div>
  );
}
