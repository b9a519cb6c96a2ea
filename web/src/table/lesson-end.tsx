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
  /** Steps that were begun before the battle was over. */
  readonly seen: number;
  onRepeat(): void;
}

function whatNext(seen: number, { steps: { length: count }, sequel }: Guide): string {
  if (seen < count) return t('guide.earlyText', { seen, count });
  return sequel === undefined
    ? t('guide.overText', { count })
    : t('guide.sequelText', { count, name: lessonName(sequel) });
}

/** The lesson is over, and so is its battle: how it ended, and what comes next. */
export function LessonEnd({ session, guide, lesson, seen, onRepeat }: LessonEndProps) {
  const { short, options, seat, opponent, steps, sequel } = guide;
  const isEarly = seen < steps.length;
  const [isFolded, setFolded] = useState(false);
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
  const repeat = (
    <Button kind={isEarly ? 'primary' : 'plain'} icon="ui-reset" onClick={onRepeat}>
      {t('guide.again')}
    </Button>
  );
  return (
    <div class="lesson">
      <aside
        ref={box}
        class={isFolded ? 'coach sheet is-aside is-folded' : 'coach sheet is-aside'}
        aria-label={lessonName(guide)}
        aria-live="polite"
      >
        <div class="medal">
          <Icon name="brand-mark" />
        </div>
        <header>
          <b>{lessonName(guide)}</b>
          {/* Whoever plays this battle to its end needs what lies below. */}
          <Button
            kind="ghost"
            icon={isFolded ? 'ui-plus' : 'ui-minus'}
            label={t(isFolded ? 'guide.unfoldEnd' : 'guide.fold')}
            onClick={() => setFolded(!isFolded)}
          />
        </header>
        <h2>{t(isEarly ? 'guide.early' : 'guide.over')}</h2>
        {!isFolded && (
          <>
            <div class="words">
              {outcome !== null && <p>{told(outcome.text, outcome.with)}</p>}
              <p>{whatNext(seen, guide)}</p>
            </div>
            <div class="row next-steps">
              {isEarly && repeat}
              {sequel !== undefined && (
                <Button
                  kind={isEarly ? 'plain' : 'primary'}
                  icon="ui-play"
                  href={hrefTo({ screen: 'guide', game, lesson: lesson + 1 })}
                >
                  {t('guide.sequel')}
                </Button>
              )}
              <Button
                kind={sequel === undefined && !isEarly ? 'primary' : 'plain'}
                icon="ui-play"
                onClick={() => void play()}
              >
                {t('guide.short')}
              </Button>
              <Button icon="ui-cards" href={hrefTo({ screen: 'rules', game, rule: null, table: session.id })}>
                {t('guide.card')}
              </Button>
              {!isEarly && repeat}
            </div>
          </>
        )}
        {problem !== null && <ErrorNote error={problem} />}
      </aside>
    </div>
  );
}
