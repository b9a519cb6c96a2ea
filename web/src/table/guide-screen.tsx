import '../words/guide-words.ts';
import type { Guide, GuideStep, Offer, TableState } from '@grognard/desk';
import { Icon } from '@grognard/desk/look/icon.tsx';
import { offerOf } from '@grognard/desk/offers/offer-of.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { reasonOf } from '../reason-of.ts';
import { goTo } from '../router.ts';
import { tables } from '../service.ts';
import { t } from '../words/words.ts';
import { Coach } from './coach.tsx';
import { guideTable, lessonOf } from './guide-table.ts';
import { JournalLines } from './journal.tsx';
import { LessonEnd } from './lesson-end.tsx';
import { lessonName } from './lesson-name.ts';
import { AT_THE_START, advance, learntOf, type Progress } from './progress.ts';
import { isAsked } from './sitting.ts';
import { Scrim, useHole } from './spotlight.tsx';
import { TableWait } from './table-screen.tsx';
import type { TableSession } from './table-session.ts';
import { TableView } from './table-view.tsx';
import { type Opening, useTable } from './use-table.ts';
import './guide.css';

/** The lesson goes on when what happened has been shown, and waits while somebody looks back. */
const tableOf = ({ past, present, shown }: TableSession): TableState =>
  past.value === null ? shown.value : present.value;

function useProgress(session: TableSession, guide: Guide): Progress {
  const progress = useRef(AT_THE_START);
  progress.current = advance(progress.current, guide.steps, tableOf(session));
  return progress.current;
}

/** Only what the step asks for is open; the rest says so. */
function useGate(session: TableSession, step: GuideStep | undefined): void {
  useEffect(() => {
    const wants = step?.wants ?? null;
    session.gate.value =
      step === undefined || wants === null
        ? null
        : ({ action, role }) =>
            wants(action) || role === 'grave'
              ? null
              : { rule: step.rule, text: t('guide.wants', { title: step.title }) };
    return () => {
      session.gate.value = null;
    };
  }, [session, step]);
}

interface LessonProps extends Omit<GuidedTableProps, 'lesson' | 'onRepeat'> {
  readonly at: number;
  onRepeat(): void;
}

function Lesson({ session, guide, at, onRepeat }: LessonProps) {
  const step = guide.steps[at];
  const state = tableOf(session);
  const interlude = isAsked(state, state.viewer) ? guide.interlude(state) : null;
  const lesson = interlude ?? step;
  const targets = interlude === null ? (step?.show(state) ?? []) : [];
  const { layer, hole } = useHole(targets, `${at}${interlude?.title ?? ''}${targets.map(targetKey).join()}`);
  if (lesson === undefined) return null;
  const leave = (): void => goTo({ screen: 'table', id: session.id });
  const next = (offers: readonly Offer[]): Offer | undefined => {
    const action = lesson.next(session.latest.value);
    return action === null ? undefined : offerOf(offers, action);
  };
  const doIt = async (): Promise<void> => {
    session.player.skip();
    const isOver = (): boolean => lesson === step && step.isDone(session.present.value);
    if (lesson.isOneStroke === true)
      await session.submitEach((offers) => (isOver() ? undefined : next(offers)));
    else {
      const offer = next(session.latest.value.offers);
      if (offer !== undefined) await session.submit(offer.action);
    }
    // The coach is sure.
    session.doubt.value?.onYes();
  };
  return (
    <div class="lesson" ref={layer}>
      {hole !== null && <Scrim hole={hole} />}
      <Coach
        name={lessonName(guide)}
        lesson={lesson}
        at={at}
        count={guide.steps.length}
        hole={hole}
        onDoIt={() => void doIt()}
        onSkip={leave}
        onRepeat={onRepeat}
      />
    </div>
  );
}

/** Lessons learnt that are still listed: the journal needs room as well. */
const LATELY = 3;

function Learnt({
  session,
  guide,
  at,
}: {
  readonly session: TableSession;
  readonly guide: Guide;
  readonly at: number;
}) {
  const learnt = guide.steps.slice(Math.max(0, at - LATELY), at).map((step) => step.learnt);
  return (
    <aside class="log sheet" aria-label={t('table.journal')}>
      <header>
        <h2>{lessonName(guide)}</h2>
        <span class="round num">
          {t('guide.step', { at: Math.min(at + 1, guide.steps.length), count: guide.steps.length })}
        </span>
      </header>
      {learnt.length > 0 && (
        <ol class="learnt">
          <li class="phase">{t('guide.learnt')}</li>
          {learnt.map((lesson) => (
            <li key={lesson}>
              <Icon name="ui-check" />
              {lesson}
            </li>
          ))}
        </ol>
      )}
      <JournalLines session={session} />
    </aside>
  );
}

interface GuidedTableProps {
  readonly session: TableSession;
  readonly guide: Guide;
  readonly lesson: number;
  /** Anew from the start, without the battle that is left unfinished; a finished one stays among My games. */
  onRepeat(unfinished: string | null): void;
}

function GuidedTable({ session, guide, lesson, onRepeat }: GuidedTableProps) {
  const { at, seen } = useProgress(session, guide);
  useGate(session, guide.steps[at]);
  const isOver = at >= guide.steps.length;
  const step = guide.steps[at];
  const isOnDesk = step?.isOnDesk === true && guide.interlude(tableOf(session)) === null;
  const ask = { question: t('guide.sure'), yes: t('guide.again'), no: t('guide.goOn') };
  return (
    <TableView
      session={session}
      callsToDesk={isOnDesk}
      overBoard={
        isOver ? (
          <LessonEnd
            session={session}
            guide={guide}
            lesson={lesson}
            seen={seen}
            onRepeat={() => onRepeat(null)}
          />
        ) : (
          <Lesson
            session={session}
            guide={guide}
            at={at}
            onRepeat={() => session.confirm(ask, () => onRepeat(session.id))}
          />
        )
      }
      journal={<Learnt session={session} guide={guide} at={learntOf({ at, seen }, guide.steps.length)} />}
    />
  );
}

/** Finds or makes the table of the lesson; once more from the start when that is wished for. */
function useGuideTable(game: string, lesson: number) {
  const [found, setFound] = useState<{ readonly id: string; readonly guide: Guide } | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const find = async (left: string | null): Promise<void> => {
    const guide = await lessonOf(game, lesson);
    if (guide === undefined) throw new Error(t('guide.none'));
    if (left !== null) await tables.remove({ table: left });
    setFound({ id: await guideTable(game, lesson, guide), guide });
  };
  const begin = (left: string | null): void =>
    void find(left).catch((error: unknown) => setReason(reasonOf(error)));
  useEffect(() => begin(null), [game, lesson]);
  return {
    id: found?.id ?? null,
    guide: found?.guide ?? null,
    reason,
    repeat: begin,
  };
}

interface GuideScreenProps {
  readonly game: string;
  readonly lesson: number;
}

/** A guided battle of a game. */
export function GuideScreen({ game, lesson }: GuideScreenProps) {
  const { id, guide, reason, repeat } = useGuideTable(game, lesson);
  const opening: Opening = useTable(id);
  if (reason !== null) return <TableWait opening={{ is: 'failed', reason }} />;
  if (opening.is !== 'open' || guide === null || opening.session.id !== id)
    return <TableWait opening={opening.is === 'open' ? { is: 'opening' } : opening} />;
  return <GuidedTable key={id} session={opening.session} guide={guide} lesson={lesson} onRepeat={repeat} />;
}
