import './margin.css';
import { SumChip } from '@grognard/desk/parts/sum-chip.tsx';
import { plainText } from '@grognard/desk/words/phrases.ts';
import { hrefTo } from '../router.ts';
import { t } from '../words/words.ts';
import type { InThisGame, Mention } from './in-this-game.ts';

const shown = 4;

const Line = ({ id, mention }: { readonly id: string; readonly mention: Mention }) => (
  <a class="mention" href={hrefTo({ screen: 'replay', id, n: mention.n })}>
    <b>{mention.heading}</b>
    <span>
      {plainText(mention.line.text)}
      {mention.line.sums.length > 0 && (
        <span class="sums">
          {mention.line.sums.map((sum) => (
            <SumChip key={`${sum.die.face}${sum.modifiers}${sum.note}`} sum={sum} />
          ))}
        </span>
      )}
    </span>
  </a>
);

interface MarginProps {
  readonly rules: readonly string[];
  readonly game: InThisGame;
}

/** Where a paragraph mattered in the open game, beside it on a wide page and below it on a phone. */
export function Margin({ rules, game }: MarginProps) {
  const mentions = rules.flatMap((rule) => game.mentions.get(rule) ?? []);
  const isNow = rules.some((rule) => game.now.includes(rule));
  if (mentions.length === 0 && !isNow) return null;
  return (
    <aside class="margin" aria-label={t('rules.marginOf', { rules: rules.join(', ') })}>
      <h3 class="only-phone">{t('rules.inGame')}</h3>
      {isNow && (
        <a class="mention now" href={hrefTo({ screen: 'table', id: game.table.id })}>
          <b>{t('rules.now')}</b>
          <span>{t('rules.nowSay')}</span>
        </a>
      )}
      {mentions.slice(0, shown).map((mention) => (
        <Line key={`${mention.n} ${mention.line.text.join('')}`} id={game.table.id} mention={mention} />
      ))}
      {mentions.length > shown && (
        <p class="num more">{t('rules.more', { count: mentions.length - shown })}</p>
      )}
    </aside>
  );
}
