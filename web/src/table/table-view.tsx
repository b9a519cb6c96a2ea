import { Button } from '@grognard/desk/parts/button.tsx';
import { Drawer } from '@grognard/desk/parts/drawer.tsx';
import { openRule } from '@grognard/desk/parts/opened-rule.ts';
import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pace } from '../settings.ts';
import { t } from '../words/words.ts';
import { onBoardFocus, onBoardKey } from './board-keys.ts';
import { Journal, JournalLines } from './journal.tsx';
import {
  ChoicesDrawer,
  Curtain,
  fetchLazyParts,
  KeysHelp,
  OfferMenu,
  ReplayTray,
  ResultTray,
  WhyTip,
} from './lazy-parts.ts';
import { PhoneTabs, type Tab } from './phone-tabs.tsx';
import { listenToPointer } from './pointer.ts';
import { pressesEndBeats } from './presses-end-beats.ts';
import { PromptBar } from './prompt-bar.tsx';
import { seatsHere } from './sitting.ts';
import { onTableKey } from './table-keys.ts';
import type { TableSession } from './table-session.ts';
import { TextPanel } from './text-panel.tsx';
import { Timeline } from './timeline.tsx';
import './table.css';
import './table-parts.css';

/** Frames that say at a glance that this is not the present, or not the real game. */
function MomentFrame({ session }: { readonly session: TableSession }) {
  const isPast = session.past.value !== null;
  const isSandbox = session.shown.value.kind === 'sandbox';
  if (!isPast && !isSandbox) return null;
  const place = session.board.phaseName(session.shown.value);
  return (
    <>
      <div class={isSandbox && !isPast ? 'frame sandbox' : 'frame'} aria-hidden="true" />
      <div class="ftag">
        {isPast ? `${t('replay.tag')}: ${place}` : t('sandbox.tag')}
        <small>{isPast ? t('replay.tagNote') : t('sandbox.tagNote')}</small>
      </div>
    </>
  );
}

function BoardPart({
  session,
  children,
}: {
  readonly session: TableSession;
  readonly children?: ComponentChildren;
}) {
  const root = useRef<HTMLElement>(null);
  const { Board } = session.board;
  return (
    <section
      ref={root}
      class="board"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop for Tab; the arrow keys move inside
      tabIndex={0}
      aria-label={t('table.board')}
      onKeyDown={(event) => root.current !== null && onBoardKey(event, root.current, session)}
      onFocusCapture={(event) => onBoardFocus(event, session)}
    >
      <Board desk={session} />
      <MomentFrame session={session} />
      {children}
    </section>
  );
}

function Notice({ session }: { readonly session: TableSession }) {
  const text = session.notice.value;
  if (text === null) return null;
  return (
    <div class="notice note bad" role="alert">
      <p>{text}</p>
      <Button
        onClick={() => {
          session.notice.value = null;
          void session.refresh();
        }}
      >
        {t('table.dismiss')}
      </Button>
    </div>
  );
}

/** Phone: the desk, the journal and the rule in question as sheets from below. */
function PhoneSheet({
  session,
  tab,
  onClose,
}: {
  readonly session: TableSession;
  readonly tab: Tab;
  onClose(): void;
}) {
  const { Tray } = session.board;
  if (tab === 'orders')
    return (
      <Drawer title={t('table.tray')} overTabs onClose={onClose}>
        {session.past.value === null ? <Tray desk={session} /> : <ReplayTray session={session} />}
      </Drawer>
    );
  if (tab === 'journal')
    return (
      <Drawer title={t('table.journal')} overTabs onClose={onClose}>
        <div class="log in-drawer">
          <JournalLines session={session} />
          <Timeline session={session} />
        </div>
      </Drawer>
    );
  return null;
}

/** Whatever hangs at what was pointed at. */
const AtPointer = ({ session }: { readonly session: TableSession }) => (
  <>
    {session.menu.value !== null && <OfferMenu session={session} />}
    {session.why.value !== null && <WhyTip session={session} />}
  </>
);

type Panel = 'none' | 'choices' | 'keys';

interface TableViewProps {
  readonly session: TableSession;
  /** In place of the tray, the journal or over the board: the guided battle's coach. */
  readonly overBoard?: ComponentChildren;
  readonly journal?: ComponentChildren;
}

function OpenTable({ session, overBoard, journal }: TableViewProps) {
  const root = useRef<HTMLElement>(null);
  const [tab, setTab] = useState<Tab>('field');
  const [panel, setPanel] = useState<Panel>('none');
  const { Tray } = session.board;
  const size = useSizeClass();
  useEffect(() => (root.current === null ? undefined : pressesEndBeats(root.current, session)), [session]);
  useEffect(() => fetchLazyParts(session.board), []);
  useEffect(() => (root.current === null ? undefined : listenToPointer(root.current, session)), [session]);
  useEffect(() => {
    const wishes = {
      showKeys: () => setPanel('keys'),
      showChoices: () => setPanel('choices'),
      closeAll: () => setPanel('none'),
    };
    const onKey = (event: KeyboardEvent): void => onTableKey(event, session, wishes);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);
  const openTab = (next: Tab): void => {
    setTab(next === tab ? 'field' : next);
    const state = session.shown.value;
    const rule = state.decisions.find(({ seat }) => seat === state.viewer)?.rule ?? state.decisions[0]?.rule;
    if (next === 'rules' && rule !== undefined) openRule(rule);
  };
  const close = (): void => setTab('field');
  return (
    <main
      class="table"
      id="content"
      tabIndex={-1}
      ref={root}
      data-size={size}
      data-playing={session.playing.value === null ? undefined : ''}
      style={{ '--pace': pace() }}
    >
      <h1 class="sr">{session.board.phaseName(session.shown.value)}</h1>
      <TextPanel session={session} />
      <PromptBar session={session} onChoices={() => setPanel(panel === 'choices' ? 'none' : 'choices')} />
      <BoardPart session={session}>{overBoard}</BoardPart>
      <section class="tray" aria-label={t('table.tray')}>
        {session.past.value !== null ? (
          <ReplayTray session={session} />
        ) : session.present.value.outcome !== null ? (
          <ResultTray session={session} />
        ) : (
          <Tray desk={session} />
        )}
      </section>
      {journal ?? <Journal session={session} />}
      <PhoneTabs open={tab} onOpen={openTab} />
      {tab !== 'field' && <PhoneSheet session={session} tab={tab} onClose={close} />}
      <AtPointer session={session} />
      {panel === 'choices' && <ChoicesDrawer session={session} onClose={() => setPanel('none')} />}
      {panel === 'keys' && <KeysHelp onClose={() => setPanel('none')} />}
      <Notice session={session} />
    </main>
  );
}

/** Public facts for the cloth: nothing of either seat. */
function TableCurtain({ session, seat }: { readonly session: TableSession; readonly seat: string }) {
  const { board } = session;
  const state = session.present.value;
  const others = seatsHere(state).filter((each) => each !== seat);
  const ready = others.filter((each) => !state.decisions.some((decision) => decision.seat === each));
  return (
    <Curtain
      seat={seat}
      seatName={board.seatName(seat)}
      before={ready[0] === undefined ? null : board.seatName(ready[0])}
      SeatSign={board.SeatSign}
      facts={[
        { icon: 'ui-clock', text: board.phaseName(state) },
        ...ready.map((each) => ({
          icon: 'ui-lock' as const,
          text: t('table.locked', { seat: board.seatName(each) }),
        })),
        { icon: 'ui-check', text: t('table.saved') },
      ]}
      onLift={() => void session.liftCurtain()}
      back={
        ready[0] === undefined
          ? undefined
          : {
              label: t('table.back', { seat: board.seatName(ready[0]) }),
              onBack: () => void session.keepSeat(ready[0] ?? seat),
            }
      }
    />
  );
}

/** The table, or the curtain in its place while it changes hands. */
export function TableView(props: TableViewProps) {
  const { session } = props;
  const curtain = session.curtain.value;
  if (curtain !== null) return <TableCurtain session={session} seat={curtain} />;
  return session.viewer.value === null ? null : <OpenTable {...props} />;
}
