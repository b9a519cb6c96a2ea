// What both lists of cards share: the sheet with its filters, and one more or one fewer of a card.
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { translate } from '@grognard/desk/words/tell.ts';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { DeckFault } from '../../decks/deck-rules.ts';
import type { DeckWork } from './deck-craft.ts';

export interface PickerProps {
  readonly work: DeckWork;
  readonly faults: readonly DeckFault[];
  onLook(id: string): void;
}

interface PickSheetProps {
  readonly title: string;
  readonly say: string;
  readonly rule: string;
  readonly filters: ComponentChildren;
  readonly children: ComponentChildren;
}

export function PickSheet({ title, say, rule, filters, children }: PickSheetProps) {
  const id = useId();
  return (
    <section class="sheet saga-picks" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <span>
          {say} <RuleLink rule={rule} />
        </span>
        <span class="saga-filters">{filters}</span>
      </header>
      {children}
    </section>
  );
}

interface ChooserProps<T extends string> {
  readonly label: string;
  readonly ways: { readonly [way in T]: { readonly name: string } };
  readonly value: T;
  isWay(value: string): value is T;
  onChange(value: T): void;
}

/** One of a few named ways; values that are none of them are not passed on. */
export const Chooser = <T extends string>({ label, ways, value, isWay, onChange }: ChooserProps<T>) => (
  <select
    aria-label={label}
    value={value}
    onChange={({ currentTarget: { value: chosen } }) => {
      if (isWay(chosen)) onChange(chosen);
    }}
  >
    {Object.keys(ways)
      .filter(isWay)
      .map((way) => (
        <option key={way} value={way}>
          {translate(ways[way].name)}
        </option>
      ))}
  </select>
);

interface OnlyProps {
  readonly text: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

export const Only = ({ text, on, onChange }: OnlyProps) => (
  <label class="saga-only">
    <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
    {text}
  </label>
);
