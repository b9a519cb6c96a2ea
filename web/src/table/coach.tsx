import type { Interlude } from '@grognard/desk';
import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { Sentence } from '@grognard/desk/parts/sentence.tsx';
import { useState } from 'preact/hooks';
import { t } from '../words/words.ts';
import { useRoomOnTable } from './room-on-table.ts';
import type { Hole } from './spotlight.tsx';

interface CoachProps {
  /** Of the whole lesson. */
  readonly name: string;
  readonly lesson: Interlude & { readonly aside?: string | null };
  readonly at: number;
  readonly count: number;
  readonly hole: Hole | null;
  onDoIt(): void;
  onSkip(): void;
  onRepeat(): void;
}

const WIDTH = 372;

const GAP = 22;

/** Beside the hole, on the side with more room; null without room or hole: then the coach stands off the board. */
function placeBeside(hole: Hole | null): { readonly [name: `--${string}`]: string } | null {
  if (hole === null) return null;
  const before = hole.x - WIDTH - GAP;
  const after = hole.x + hole.w + GAP;
  const hasRoomAfter = after + WIDTH < hole.within;
  if (before < 8 && !hasRoomAfter) return null;
  return {
    '--left': `${before < 8 ? after : before}px`,
    '--top': `${Math.max(26, hole.y + hole.h / 2 - 150)}px`,
  };
}

/** One idea at a time: a title that is an order, a sentence, the rule, and a way out. */
export function Coach({ name, lesson, at, count, hole, onDoIt, onSkip, onRepeat }: CoachProps) {
  const place = placeBeside(hole);
  const box = useRoomOnTable();
  // Folded away for the rest of this lesson; the next one is told again.
  const [folded, fold] = useState<string | null>(null);
  const isFolded = folded === lesson.title;
  return (
    <aside
      ref={box}
      class={`coach sheet${isFolded ? ' is-folded' : ''}${place === null ? ' is-aside' : ''}`}
      style={place ?? {}}
      aria-label={name}
      aria-live="polite"
    >
      <div class="medal">
        <Icon name="brand-mark" />
      </div>
      <header>
        <b>{name}</b>
        <span class="dots" role="img" aria-label={t('guide.step', { at: at + 1, count })}>
          {Array.from({ length: count }, (_, i) => (
            <i key={i} class={i < at ? 'd' : i === at ? 'n' : ''} />
          ))}
        </span>
        {at > 0 && <Button kind="ghost" icon="ui-reset" label={t('guide.again')} onClick={onRepeat} />}
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
          <div class="words">
            <p>
              <Sentence text={lesson.text} /> <RuleLink rule={lesson.rule} />
            </p>
            {lesson.aside !== null && lesson.aside !== undefined && <p class="try">{lesson.aside}</p>}
          </div>
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
