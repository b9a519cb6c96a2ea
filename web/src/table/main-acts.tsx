import { Button } from '@grognard/desk/parts/button.tsx';
import type { WireOffer } from '@grognard/protocol';
import { hrefTo } from '../router.ts';
import { t } from '../words/words.ts';
import { forkFrom } from './fork.ts';
import { WatchActs } from './lazy-parts.ts';
import { isAsked, needsCurtain, seatsHere } from './sitting.ts';
import type { TableSession } from './table-session.ts';

interface ActsProps {
  readonly session: TableSession;
}

const pressedIn = ({ currentTarget }: MouseEvent): Element | null =>
  currentTarget instanceof Element ? currentTarget : null;

function CommitButton({ session, offer }: ActsProps & { readonly offer: WireOffer }) {
  const isRefused = offer.refusal !== null;
  const wax = isRefused ? null : (session.board.wax?.(session) ?? null);
  return (
    <Button
      kind={isRefused ? 'plain' : 'primary'}
      refused={isRefused}
      class="commit"
      keys="e"
      onClick={(event) => (wax === null ? session.choose([offer], pressedIn(event)) : wax.press())}
    >
      {wax?.label ?? session.board.label(offer.action, session.shown.value)}
    </Button>
  );
}

const PastActs = ({ session }: ActsProps) => (
  <>
    <Button icon="ui-fork" class="fork" onClick={() => void forkFrom(session)}>
      {t('replay.fork')}
    </Button>
    <Button kind="primary" onClick={() => void session.lookBack(null)}>
      {t('replay.return')}
    </Button>
  </>
);

/** A finished round or turn: on with the next, or once more. */
const RecapActs = ({ session, next }: ActsProps & { readonly next: string }) => (
  <>
    <Button icon="ui-replay" onClick={() => void session.watchAgain()}>
      {t('recap.again')}
    </Button>
    <Button kind="primary" keys="e" onClick={() => session.closeRecap()}>
      {next}
    </Button>
  </>
);

const DoubtActs = ({ session }: ActsProps) => {
  const doubt = session.doubt.value;
  if (doubt === null) return null;
  return (
    <>
      <Button
        onClick={() => {
          session.doubt.value = null;
        }}
      >
        {doubt.no}
      </Button>
      <Button kind="primary" keys="e" onClick={doubt.onYes}>
        {doubt.yes}
      </Button>
    </>
  );
};

/** What answers the question as a whole; what lies on the desk or the board is pressed there. */
function Answers({ session }: ActsProps) {
  const { board } = session;
  const state = session.shown.value;
  const buttons = state.offers.filter(({ target, role }) => 'button' in target && role !== 'grave');
  const commits = buttons.filter(({ role }) => role === 'commit');
  const others = buttons.filter(
    ({ action, role }) => role !== 'commit' && board.about(action, state).length === 0,
  );
  const mustHandOver = needsCurtain(state) && !isAsked(state, state.viewer);
  const canChange = !isAsked(state, state.viewer) && state.undo.can && state.mail?.isSent !== true;
  return (
    <>
      {session.missed.value !== null && (
        <Button icon="ui-replay" onClick={() => void session.watchMissed()}>
          {t('table.missed')}
        </Button>
      )}
      {others.map((offer) => (
        <Button
          key={JSON.stringify(offer.action)}
          refused={offer.refusal !== null}
          onClick={(event) => session.choose([offer], pressedIn(event))}
        >
          {board.label(offer.action, state)}
        </Button>
      ))}
      {canChange && <Button onClick={() => void session.undo()}>{t('table.changeMind')}</Button>}
      {mustHandOver && <Button onClick={() => void session.refresh()}>{t('table.handOver')}</Button>}
      {commits.map((offer) => (
        <CommitButton key={JSON.stringify(offer.action)} session={session} offer={offer} />
      ))}
    </>
  );
}

/** The answer to the whole decision, in wax; the way back; the way on when the game is over. */
export function MainActs({ session }: ActsProps) {
  const state = session.shown.value;
  if (session.past.value !== null) return <PastActs session={session} />;
  if (seatsHere(state).length === 0 && state.outcome === null) return <WatchActs session={session} />;
  if (session.playing.value !== null)
    return (
      <Button class="skip-beats" keys="e" onClick={() => session.player.skip()}>
        {t('table.skip')}
      </Button>
    );
  const recap = session.recap.value;
  if (recap !== null) return <RecapActs session={session} next={recap.summary.next} />;
  if (session.doubt.value !== null) return <DoubtActs session={session} />;
  if (state.outcome !== null)
    return (
      // A lesson's coach has the next step, a battle's end its own.
      <Button
        kind={state.kind === 'sandbox' ? 'primary' : 'plain'}
        keys="e"
        href={hrefTo({ screen: 'report', id: session.id })}
      >
        {t('table.report')}
      </Button>
    );
  return <Answers session={session} />;
}
