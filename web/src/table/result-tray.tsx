import '../words/table-parts-words.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import { told } from '@grognard/desk/words/tell.ts';
import { hrefTo } from '../router.ts';
import { t } from '../words/words.ts';
import { SignOf } from './sign-of.tsx';
import type { TableSession } from './table-session.ts';

/** Who has won comes first; where nobody has, or several, the reason below says it. */
function headingOf({ board, present: { value: state } }: TableSession): string {
  const [winner, another] = state.outcome?.winners ?? [];
  if (winner === undefined || another !== undefined) return t('table.result');
  return t('table.result.won', { seat: capital(board.seatName(winner, state)) });
}

/** How it ended, with the way to the report and back through the game. */
export function ResultTray({ session }: { readonly session: TableSession }) {
  const { board } = session;
  const state = session.present.value;
  const { outcome } = state;
  if (outcome === null) return null;
  return (
    <div class="sheet result">
      {outcome.winners.map((seat) => (
        <SignOf key={seat} session={session} seat={seat} size={92} />
      ))}
      <div class="verdict">
        <h2>{headingOf(session)}</h2>
        <p>
          <b>{told(outcome.text, outcome.with)}</b>{' '}
          {outcome.rule !== null && <RuleLink rule={outcome.rule} />}
        </p>
        <p class="num">
          {board
            .score(state)
            .map(({ seat, points, unit }) => `${capital(board.seatName(seat, state))} ${points} ${unit}`)
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
