import './curtain.css';
import { Icon } from '@grognard/desk/look/icon.tsx';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../words/words.ts';

interface CurtainProps {
  /** Who gets the table. */
  readonly sign: ComponentChildren;
  readonly seatName: string;
  /** Who had it; null at the start. */
  readonly before: string | null;
  /** Public facts only: the round, who has locked, that it is saved. */
  readonly facts: readonly { readonly icon: SymbolName; readonly text: string }[];
  onLift(): void;
  /** Whoever handed over may still change his mind. */
  readonly back?: { readonly label: string; onBack(): void } | undefined;
}

/** Folds of heavy cloth, from the rod down. */
function folds(): string {
  let path = '';
  for (let i = 0; i < 26; i += 1) {
    const x = i * 58 + (i % 3) * 9;
    const width = 14 + ((i * 7) % 17);
    path += `M${x} 0C${x + 10} 300 ${x - 12} 600 ${x + 4} 900h${width}C${x + width - 12} 600 ${x + width + 12} 300 ${x + width} 0z`;
  }
  return path;
}

/**
 * Stands in place of the table while it changes hands: draw it instead of the board, before anything of the next seat is
 * asked for. Nothing secret is behind it, because nothing is behind it.
 */
export function Curtain({ sign, seatName, before, facts, onLift, back }: CurtainProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div class="curtain">
      <svg class="cloth" viewBox="0 0 1440 900" preserveAspectRatio="none" aria-hidden="true">
        <path d={folds()} />
      </svg>
      <main class="pass sheet" id="content" tabIndex={-1}>
        {sign}
        <h1 ref={heading} tabIndex={-1}>
          {t('curtain.title', { seat: seatName })}
        </h1>
        <p>{before === null ? t('curtain.first') : t('curtain.text', { before })}</p>
        <Button kind="primary" onClick={onLift}>
          {t('curtain.lift', { seat: seatName })}
        </Button>
        {back !== undefined && (
          <Button kind="ghost" onClick={back.onBack}>
            {back.label}
          </Button>
        )}
        <ul class="plain facts">
          {facts.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} /> {text}
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
