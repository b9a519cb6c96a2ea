// NAP-TRN.10: improvement cards are laid out; one is lifted and given to a unit.

import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { improvementFrame } from '../../army/frames.ts';
import { type Improvement, type ImprovementId, improvement } from '../../data/improvements.ts';
import type { Desk } from '../desk.ts';
import { liftedCard, takersOf } from '../input/between.ts';
import { topFrame } from '../input/drafts.ts';
import { notebookWords as words } from '../words/sentences-notebook.ts';

const FOR: { readonly [whom in Improvement['for']]: string } = {
  'ranged row': words.forRanged,
  'melee row': words.forMelee,
  Infantry: words.forInfantry,
  'not Slow': words.forNotSlow,
  any: words.forAny,
};

function ImprovementCard({ desk, card }: { readonly desk: Desk; readonly card: ImprovementId }) {
  const { name, text, for: whom } = improvement(card);
  const isLifted = liftedCard(desk) === card;
  const takers = takersOf(desk, card);
  const marks = isLifted ? 'is-selected' : takers.length > 0 ? 'is-legal' : '';
  return (
    <button
      type="button"
      class={`improvement ${marks}`}
      aria-pressed={isLifted}
      data-target={targetKey({ card })}
    >
      <b>{tell(name)}</b>
      <small>{tell(words.improveFor, { whom: FOR[whom] })}</small>
      <span>{tell(text)}</span>
      <em>{isLifted ? tell(words.improveChosen) : tell(words.improveUnits, { count: takers.length })}</em>
    </button>
  );
}

export function ImprovementPage({ desk }: { readonly desk: Desk }) {
  const frame = topFrame(desk.shown.value.view, improvementFrame);
  if (frame === null) return null;
  return (
    <section class="book-page" aria-label={tell(words.improveTitle)}>
      <header>
        <h2>{tell(words.improveTitle)}</h2>
        <RuleLink rule="NAP-TRN.10" />
      </header>
      <p>{tell(words.improveSay)}</p>
      <div class="improvements">
        {[...new Set(frame.cards)].map((card) => (
          <ImprovementCard key={card} desk={desk} card={card} />
        ))}
      </div>
    </section>
  );
}
