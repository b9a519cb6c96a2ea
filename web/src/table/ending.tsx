import '../words/table-parts-words.ts';
import './ending.css';
import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { Sentence } from '@grognard/desk/parts/sentence.tsx';
import { percent } from '@grognard/desk/words/numbers.ts';
import { capital } from '@grognard/desk/words/phrases.ts';
import { told } from '@grognard/desk/words/tell.ts';
import type { Seat } from '@grognard/kernel';
import { useReport } from '../report/use-report.ts';
import { goTo, hrefTo } from '../router.ts';
import { t } from '../words/words.ts';
import { chaptersIn } from './chapters.ts';
import { couldHaveDone, type Doubtful } from './could-have-done.ts';
import { EndingScene } from './ending-scene.tsx';
import { type HowEnded, howItEnded } from './how-it-ended.ts';
import { rememberOrigin } from './origins.ts';
import { canRematch, rematch } from './rematch.ts';
import { SignOf } from './sign-of.tsx';
import { seatsHere } from './sitting.ts';
import type { TableSession } from './table-session.ts';
import { tellTrouble } from './table-store.ts';
import { useLines } from './use-lines.ts';

interface OfTable {
  readonly session: TableSession;
}
interface EndingProps extends OfTable {
  /** The field is to be seen instead. */
  onField(): void;
}

function headingOf(how: HowEnded, { board, present: { value: state } }: TableSession): string {
  const [winner] = state.outcome?.winners ?? [];
  if (how === 'watched' && winner !== undefined)
    return t('ending.watched', { seat: capital(board.seatName(winner, state)) });
  return t(`ending.${how === 'watched' ? 'draw' : how}`);
}

const Score = ({ session }: OfTable) => {
  const { board, present } = session;
  return (
    <p class="score">
      {board.score(present.value).map(({ seat, points }) => (
        <span key={seat}>
          <SignOf session={session} seat={seat} size={34} />
          <em>{capital(board.seatName(seat, present.value))}</em>
          <b class="num">{points}</b>
        </span>
      ))}
    </p>
  );
};

function Acts({ session, onField }: EndingProps) {
  const state = session.present.value;
  const again = async (): Promise<void> => {
    const made = await rematch(state);
    if (made.ok) goTo({ screen: 'table', id: made.value });
    else tellTrouble(session, new Error(made.error.message));
  };
  return (
    <div class="acts">
      {canRematch(state) && (
        <Button kind="primary" icon="ui-reset" onClick={() => void again()}>
          {t('ending.rematch')}
        </Button>
      )}
      <Button icon="ui-book" href={hrefTo({ screen: 'report', id: session.id })}>
        {t('ending.report')}
      </Button>
      <Button icon="ui-replay" onClick={() => void session.lookBack(0)}>
        {t('ending.replay')}
      </Button>
      <Button icon="ui-target" onClick={onField}>
        {t('ending.field')}
      </Button>
    </div>
  );
}

/** One decision, what it did to the chance of winning, and the way back to before it. */
function Decision({ session, decision }: OfTable & { readonly decision: Doubtful }) {
  const { n, before, after } = decision;
  const lines = useLines(session);
  const moments = session.moments.value;
  const moment = moments.find((each) => each.n === n);
  const line = (moment === undefined ? [] : (lines.get(moment) ?? [])).find(({ kind }) => kind === 'line');
  const chapter = chaptersIn(session.board, moments).findLast(({ from }) => from <= n);
  const tryAgain = async (): Promise<void> => {
    const place = await session.places.at(session.present.value.viewer);
    const made = await place.fork({ n: n - 1, players: session.present.value.players });
    if (!made.ok) return tellTrouble(session, new Error(made.error.message));
    rememberOrigin(made.value, session.id);
    goTo({ screen: 'table', id: made.value });
  };
  return (
    <li>
      <span class="when">{chapter?.name}</span>
      <span class="what">
        {line === undefined ? t('ending.quiet') : <Sentence text={line.text} />}{' '}
        <b class="num">{t('ending.fell', { before: percent(before), after: percent(after) })}</b>
      </span>
      <Button icon="ui-fork" label={t('ending.tryAgain')} onClick={() => void tryAgain()} />
    </li>
  );
}

/** What the report knows: points by source, luck, and decisions that cost most. */
function Aftermath({ session }: OfTable) {
  const loaded = useReport(session.id);
  const state = session.present.value;
  if (loaded.is !== 'ready') return null;
  const { course, luck, winChance } = loaded.report;
  const [seat, other] = seatsHere(state);
  const alone: Seat | undefined = other === undefined ? seat : undefined;
  const doubtful =
    winChance === null || alone === undefined
      ? []
      : couldHaveDone(
          session.moments.value,
          winChance.values,
          alone,
          alone === Object.keys(state.players)[0],
        );
  return (
    <div class="aftermath">
      {alone !== undefined && (
        <section class="sheet">
          <h3>{t('ending.couldHave')}</h3>
          {doubtful.length === 0 ? (
            <p>{t('ending.nothingElse')}</p>
          ) : (
            <ol class="plain decisions">
              {doubtful.map((decision) => (
                <Decision key={decision.n} session={session} decision={decision} />
              ))}
            </ol>
          )}
        </section>
      )}
      <section class="sheet">
        <h3>{t('ending.points')}</h3>
        {course.sources.length > 0 && (
          <table class="plain num">
            <thead>
              <tr>
                {Object.keys(state.players)
                  .slice(0, course.series.length)
                  .map((each) => (
                    <td key={each}>
                      <SignOf session={session} seat={each} size={20} />
                    </td>
                  ))}
                <th />
              </tr>
            </thead>
            <tbody>
              {course.sources.map(({ name, points }) => (
                <tr key={name}>
                  {points.map((count, i) => (
                    <td key={i}>{count}</td>
                  ))}
                  <th>{name}</th>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p>{luck.say}</p>
      </section>
    </div>
  );
}

/** The end of a battle: how it ended, why, and what can be done about it. The field is one press away. */
export function Ending({ session, onField }: EndingProps) {
  const state = session.present.value;
  const how = howItEnded(state);
  if (how === null || state.outcome === null) return null;
  const { text, with: facts, rule } = state.outcome;
  return (
    <section class={`ending ${how}`} data-layer aria-label={t('table.result')}>
      <div class="hero">
        <EndingScene how={how} />
        <div class="plaque">
          <p class="when">{session.board.roundName(state)}</p>
          <h2>{headingOf(how, session)}</h2>
          <Score session={session} />
          <p class="why">
            {told(text, facts)} {rule !== null && <RuleLink rule={rule} />}
          </p>
          <Acts session={session} onField={onField} />
        </div>
      </div>
      <Aftermath session={session} />
    </section>
  );
}
