// Small choices about the stack that is looked at: who lies on top, who lets enemies pass, a brigade in line.
import { offerOf } from '@grognard/desk/offers/offer-of.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { SeenStack } from '../../../view.ts';
import type { Desk } from '../../desk.ts';
import { arrangementsAt, deployable, isInLine } from '../../input/arrangements.ts';
import { actionLabel } from '../../words/labels.ts';
import { stackWords } from '../../words/sentences-panel.ts';

export function Arrangements({ desk, stack }: { readonly desk: Desk; readonly stack: SeenStack }) {
  const { view } = desk.shown.value;
  const offers = arrangementsAt(desk, stack);
  const brigade = deployable(desk);
  const select = brigade === null ? undefined : offerOf(desk.offers(), { type: 'select', units: [brigade] });
  if (offers.length === 0 && select === undefined) return null;
  return (
    <details class="arrangements">
      <summary>{tell(stackWords.more)}</summary>
      {select !== undefined && (
        <button type="button" class="btn" onClick={() => desk.choose([select], null)}>
          {tell(isInLine(stack, brigade) ? stackWords.moveInLine : stackWords.deploy)}
        </button>
      )}
      {offers.map((offer) => (
        <button
          key={JSON.stringify(offer.action)}
          type="button"
          class="btn"
          onClick={(event) => desk.choose([offer], event.currentTarget)}
        >
          {actionLabel(offer.action, view)}
        </button>
      ))}
    </details>
  );
}
