import type { Recap } from './recaps.ts';
import './recap.css';

/** What a finished round or turn came to, in the place of the desk. */
export const SummaryTray = ({ recap: { summary } }: { readonly recap: Recap }) => (
  <div class="sheet recap">
    <h2>{summary.title}</h2>
    <div class="columns">
      {summary.columns.map(({ heading, Figure, say }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {Figure !== undefined && <Figure />}
          <p>{say}</p>
        </section>
      ))}
    </div>
  </div>
);
