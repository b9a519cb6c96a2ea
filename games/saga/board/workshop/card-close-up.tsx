import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { useDialogManners } from '@grognard/desk/parts/use-dialog-manners.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { findUnitCard } from '../../data/unit-cards.ts';
import { StrategyFace } from '../drawing/cards/strategy-face.tsx';
import { UnitFace } from '../drawing/cards/unit-face.tsx';
import { KEYWORD_RULE, keywordName } from '../words/card-words.ts';
import { workshopWords } from '../words/sentences-workshop.ts';

interface CloseUpProps {
  readonly card: string;
  onClose(): void;
}

/** A card held up to the light, with the rules it refers to. Escape puts it back. */
export function CardCloseUp({ card: id, onClose }: CloseUpProps) {
  const { box, onKeyDown } = useDialogManners<HTMLDivElement>(onClose);
  const unit = findUnitCard(id);
  return (
    <div
      class={unit === undefined ? 'saga-close-up' : 'saga-close-up is-wide'}
      role="dialog"
      aria-label={tell(workshopWords.closerLook)}
      tabIndex={-1}
      ref={box}
      onKeyDown={onKeyDown}
    >
      {unit === undefined ? <StrategyFace card={id} /> : <UnitFace card={id} isLarge />}
      <p>
        {unit === undefined ? (
          <RuleLink rule={`SAG-${id}`} />
        ) : (
          unit.keywords.map((keyword) => (
            <span key={keyword}>
              {`${keywordName(keyword)} `}
              <RuleLink rule={KEYWORD_RULE[keyword]} />
            </span>
          ))
        )}
      </p>
      <Button onClick={onClose}>{tell(workshopWords.putBack)}</Button>
    </div>
  );
}
