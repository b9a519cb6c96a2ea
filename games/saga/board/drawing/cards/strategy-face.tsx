import { tell, translate } from '@grognard/desk/words/tell.ts';
import { strategyCard } from '../../../data/strategy-cards.ts';
import type { StrategyCardId } from '../../../vocabulary.ts';
import { CardArt } from './card-art.tsx';
import './cards.css';
import './cards-text.css';
import { STRATEGY_TEXTS, strategyInWords } from '../../words/strategy-texts.ts';
import { STRATEGY_ART } from './strategy-art.ts';

const LOOK = { FR: 'fr', BR: 'gb', AL: 'nl', PR: 'pr' } as const;

/** SAG-1.6: a Strategy card, as wide as its place. Decoration: who shows it says it in words (`tellStrategy`). */
export function StrategyFace({ card: id }: { readonly card: StrategyCardId }) {
  const { name, initiative, flag } = strategyCard(id);
  const { when, text } = STRATEGY_TEXTS[id] ?? { when: '', text: '' };
  const look = flag === null ? 'plain' : LOOK[flag];
  return (
    <span class={`saga-card saga-strategy-card saga-look-${look}`} aria-hidden="true">
      <span class="saga-face">
        <span class="saga-card-head">
          <i class="saga-initiative">{initiative}</i>
          <b>{translate(name)}</b>
        </span>
        <CardArt name={id} art={STRATEGY_ART[id] ?? {}} />
        <span class="saga-card-when">{translate(when)}</span>
        <span class="saga-card-text">{translate(text)}</span>
      </span>
    </span>
  );
}

/** A Strategy card in words. */
export function tellStrategy(id: StrategyCardId): string {
  const { name, initiative } = strategyCard(id);
  const { when, text } = STRATEGY_TEXTS[id] ?? { when: '', text: '' };
  return tell(strategyInWords, { name, initiative, when, text });
}
