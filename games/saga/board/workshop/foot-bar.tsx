import { Button } from '@grognard/desk/parts/button.tsx';
import { type DeckFault, pointsOf } from '../../decks/deck-rules.ts';
import type { DeckWork } from './deck-craft.ts';

export const toMend = (faults: readonly DeckFault[]): string =>
  faults.length === 0
    ? 'Ready to be played'
    : faults.length === 1
      ? 'One thing to mend'
      : `${faults.length} things to mend`;

/** On a phone the total and the seal stay in reach. */
export const FootBar = ({
  work,
  faults,
}: {
  readonly work: DeckWork;
  readonly faults: readonly DeckFault[];
}) => (
  <div class="saga-foot-bar only-phone">
    <span>
      <b>{`${pointsOf(work.bench.draft.deck)} of ${work.bench.limits.armyPoints} points`}</b>
      {toMend(faults)}
    </span>
    <Button kind="primary" onClick={work.save}>
      Save deck
    </Button>
  </div>
);
