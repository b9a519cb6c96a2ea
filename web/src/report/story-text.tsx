import './story-text.css';
import type { Story } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { t } from '../words/words.ts';
import { useDayInPrint } from './day-in-print.ts';

/** A game told in prose, part by part, to read and to print. */
export function StoryText({ story }: { readonly story: Story }) {
  useDayInPrint();
  return (
    <div class="story-text">
      {story.chapters.map(({ title, lines, Figure }) => (
        <section key={title}>
          <h3>{title}</h3>
          {Figure !== undefined && (
            <div class="figure">
              <Figure />
            </div>
          )}
          <p>{lines.join(' ')}</p>
        </section>
      ))}
      <Button onClick={() => print()}>{t('report.printStory')}</Button>
    </div>
  );
}
