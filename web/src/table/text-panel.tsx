import { plainText } from '@grognard/desk/words/phrases.ts';
import { told } from '@grognard/desk/words/tell.ts';
import { t } from '../words/words.ts';
import type { TableSession } from './table-session.ts';
import { useLines } from './use-lines.ts';

/** The same as the board, for whoever hears the page instead of seeing it: asked first, drawn nowhere. */
export function TextPanel({ session }: { readonly session: TableSession }) {
  const { board } = session;
  const state = session.shown.value;
  const legal = state.offers.filter(({ refusal }) => refusal === null);
  const decision = state.decisions.find(({ seat }) => seat === state.viewer);
  const last = [...useLines(session).values()].flat().slice(-8);
  return (
    <section class="sr" aria-label={t('table.text')}>
      <h2>{t('table.text')}</h2>
      <p>{decision === undefined ? t('table.text.none') : told(decision.prompt, decision.with)}</p>
      {board.describe(state).map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <h3>{t('table.text.offers')}</h3>
      <ul>
        {legal.map(({ action }) => (
          <li key={JSON.stringify(action)}>{board.label(action, state)}</li>
        ))}
      </ul>
      <h3>{t('table.text.log')}</h3>
      <ul>
        {last.map((line, i) => (
          <li key={`${i}`}>{plainText(line.text)}</li>
        ))}
      </ul>
    </section>
  );
}
