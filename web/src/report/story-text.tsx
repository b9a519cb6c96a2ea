import './story-text.css';
import type { Story } from '@grognard/desk';

/** A game told in prose, part by part. */
export const StoryText = ({ story }: { readonly story: Story }) => (
  <div class="story-text">
    {story.chapters.map(({ title, lines }) => (
      <section key={title}>
        <h3>{title}</h3>
        <p>{lines.join(' ')}</p>
      </section>
    ))}
  </div>
);
