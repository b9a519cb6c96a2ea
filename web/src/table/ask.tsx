import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { Sentence } from '@grognard/desk/parts/sentence.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import { told } from '@grognard/desk/words/tell.ts';
import type { ComponentChildren } from 'preact';
import { t } from '../words/words.ts';
import type { TableSession } from './table-session.ts';
import { watching } from './watching-code.ts';

interface Asking {
  readonly what: ComponentChildren;
  readonly where: ComponentChildren;
}

function lookedBack({ board, shown, present }: TableSession): Asking {
  const { outcome } = present.value;
  const state = shown.value;
  return {
    what: t('replay.viewing', { moment: board.phaseName(state) }),
    where:
      outcome === null
        ? `${t('replay.waits', { moment: board.phaseName(present.value) })} ${t('replay.only', { seat: board.seatInSentence?.(state.viewer) ?? board.seatName(state.viewer, state) })}`
        : t('replay.all'),
  };
}

function asked(session: TableSession): Asking {
  const { board, shown, present } = session;
  const state = shown.value;
  const decision = state.decisions.find(({ seat }) => seat === state.viewer);
  if (decision === undefined) {
    const thinking = present.value.thinking.map((seat) =>
      capital(t('table.thinking', { seat: board.seatName(seat, state) })),
    );
    return { what: [board.waiting(state), ...thinking].join(' '), where: board.phaseName(state) };
  }
  return {
    what: board.asking?.(session) ?? told(decision.prompt, decision.with),
    where: (
      <>
        {board.phaseName(state)} <RuleLink rule={decision.rule} />
      </>
    ),
  };
}

function askingOf(session: TableSession): Asking {
  const { board, shown, doubt, playing, past, recap } = session;
  if (playing.value !== null) {
    const heading = watching.value?.headingAt(board, session.moments.value, session.knownAtFirst);
    return {
      what: <Sentence text={playing.value.say ?? [t('table.happening')]} />,
      where: heading ?? board.phaseName(shown.value),
    };
  }
  const where = board.phaseName(shown.value);
  if (past.value !== null) return lookedBack(session);
  const { outcome } = shown.value;
  if (recap.value !== null) return { what: t('recap.read', { chapter: recap.value.chapter.name }), where };
  if (doubt.value !== null) return { what: doubt.value.question, where };
  if (outcome === null) return asked(session);
  return {
    what: <b>{told(outcome.text, outcome.with)}</b>,
    where: (
      <>
        {board.roundName(shown.value)} {outcome.rule !== null && <RuleLink rule={outcome.rule} />}
      </>
    ),
  };
}

/** What is asked, in one sentence, with where we are and the rule below it. */
export function Ask({ session }: { readonly session: TableSession }) {
  const { what, where } = askingOf(session);
  return (
    <div class="ask" aria-live="polite">
      {what}
      <small>{where}</small>
    </div>
  );
}
