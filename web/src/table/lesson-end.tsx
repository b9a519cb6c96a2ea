import type { Guide } from '@grognard/desk';
import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { told } from '@grognard/desk/words/tell.ts';
import { useState } from 'preact/hooks';
import { ErrorNote } from '../parts/error-note.tsx';
import { goTo, hrefTo } from '../router.ts';
import { tables } from '../service.ts';
import { t } from '../words/words.ts';
import { lessonName } from './lesson-name.ts';
import { useRoomOnTable } from './room-on-table.ts';
import type { TableSession } from './table-session.ts';

interface LessonEndProps {
  readonly session: TableSession;
  readonly guide: Guide;
  readonly lesson: number;
  onRepeat(): void;
}

const whatNext = (count: number, sequel: Guide | undefined): string =>
  sequel === undefined
    ? t('guide.overText', { count })
    : t('guide.sequelText', { count, name: lessonName(sequel) });

/** The lesson is over, and so is its battle: how it ended, and what comes next. */
export function LessonEnd({ session, guide, lesson, onRepeat }: LessonEndProps) {
  const { short, options, seat, opponent, steps, sequel } = guide;
  const [problem, setProblem] = useState<Parameters<typeof ErrorNote>[0]['error'] | null>(null);
  const { game, outcome } = session.present.value;
  const box = useRoomOnTable();
  const play = async (): Promise<void> => {
    const players = {
      [seat]: { kind: 'me' },
      [opponent.seat]: { kind: 'ai', level: 'conscript' },
    } as const;
    const made = await tables.create({ game, options: short ?? options, players, hints: true });
    if (made.ok) goTo({ screen: 'table', id: made.value });
    else setProblem(made.error);
  };
  return (
    <div class="lesson">
      <aside ref={box} class="coach sheet is-aside" aria-label={lessonName(guide)} aria-live="polite">
        <div class="medal">
          <Icon name="brand-mark" />
        </div>
        <header>
          <b>{lessonName(guide)}</b>
        </header>
        <h2>{t('guide.over')}</h2>
        <div class="words">
          {outcome !== null && <p>{told(outcome.text, outcome.with)}</p>}
          <p>{whatNext(steps.length, sequel)}</p>
        </div>
        <div class="row next-steps">
          {sequel !== undefined && (
            <Button
              kind="primary"
              icon="ui-play"
              href={hrefTo({ screen: 'guide', game, lesson: lesson + 1 })}
            >
              {t('guide.sequel')}
            </Button>
          )}
          <Button
            kind={sequel === undefined ? 'primary' : 'plain'}
            icon="ui-play"
            onClick={() => void play()}
          >
            {t('guide.short')}
          </Button>
          <Button icon="ui-cards" href={hrefTo({ screen: 'rules', game, rule: null, table: session.id })}>
            {t('guide.card')}
          </Button>
          <Button icon="ui-reset" onClick={onRepeat}>
            {t('guide.again')}
          </Button>
        </div>
        {problem !== null && <ErrorNote error={problem} />}
      </aside>
    </div>
  );
}
