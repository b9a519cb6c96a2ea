import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import type { DeckFault } from '../../decks/deck-rules.ts';
import { limitWords, workshopWords } from '../words/sentences-workshop.ts';
import type { DeckWork } from './deck-craft.ts';
import { PointsLine } from './points-line.tsx';

export const toMend = (faults: readonly DeckFault[]): string =>
  faults.length === 0 ? tell(limitWords.ready) : tell(limitWords.toMend, { count: faults.length });

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
      <PointsLine work={work} />
      {' · '}
      {toMend(faults)}
    </span>
    <Button kind="primary" onClick={work.save}>
      {tell(workshopWords.save)}
    </Button>
  </div>
);
