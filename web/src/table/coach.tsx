import type { Interlude } from '@grognard/desk';
import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { Sentence } from '@grognard/desk/parts/sentence.tsx';
import { useState } from 'preact/hooks';
import { t } from '../words/words.ts';
import type { Hole } from './spotlight.tsx';

interface CoachProps {
  readonly lesson: Interlude & { readonly aside?: string | null };
  readonly at: number;
  readonly count: number;
  readonly hole: Hole | null;
  onDoIt(): void;
  onSkip(): void;
}

const WIDTH = 372;

const GAP = 22;

const OFF_THE_BOARD = {
  '--left': 'auto',
  '--right': 'calc(-1 * var(--log-w))',
  '--top': '238px',
  '--width': 'var(--log-w)',
};

/** Beside the hole, on the side with more room; without room or hole over the journal's older lines, off the board. */
function placeBeside(hole: Hole | null): { readonly [name: `--${string}`]: string } {
  if (hole === null) return OFF_THE_BOARD;
  const before = hole.x - WIDTH - GAP;
  const after = hole.x + hole.w + GAP;
  const hasRoomAfter = after + WIDTH < hole.within;
  if (before < 8 && !hasRoomAfter) return OFF_THE_BOARD;
  return {
    '--left': `${before < 8 ? after : before}px`,
    '--top': `${Math.max(26, hole.y + hole.h / 2 - 150)}px`,
  };
}

/** One idea at a time: a title that is an order, a sentence, the rule, and a way out. */
export function Coach({ lesson, at, count, hole, onDoIt, onSkip }: CoachProps) {
  const place = placeBeside(hole);
  // Folded away for the rest of this lesson; the next one is told again.
  const [folded, fold] = useState<string | null>(null);
  const isFolded = folded === lesson.title;
  return (
    <aside
      class={isFolded ? 'coach sheet is-folded' : 'coach sheet'}
      style={place}
      aria-label={t('guide.name')}
      aria-live="polite"
    >
      <div class="medal">
        <Icon name="brand-mark" />
      </div>
      <header>
        <b>{t('guide.name')}</b>
        <span class="dots" role="img" aria-label={t('guide.step', { at: at + 1, count })}>
          {Array.from({ length: count }, (_, i) => (
            <i key={i} class={i < at ? 'd' : i === at ? 'n' : ''} />
          ))}
        </span>
        <Button
          kind="ghost"
          icon={isFolded ? 'ui-plus' : 'ui-minus'}
          label={t(isFolded ? 'guide.unfold' : 'guide.fold')}
          onClick={() => fold(isFolded ? null : lesson.title)}
        />
      </header>
      <h2>{lesson.title}</h2>
      {!isFolded && (
        <>
          <p>
            <Sentence text={lesson.text} /> <RuleLink rule={lesson.rule} />
          </p>
          {lesson.aside !== null && lesson.aside !== undefined && <p class="try">{lesson.aside}</p>}
          <div class="row">
            <Button kind="ghost" onClick={onSkip}>
              {t('guide.skip')}
            </Button>
            <Button onClick={onDoIt}>{t('guide.doIt')}</Button>
          </div>
        </>
      )}
    </aside>
  );
}
