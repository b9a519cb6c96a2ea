// One quiet line under the prompt of a battle that is played by older rules than those of today, with the list behind it.
import '../words/editions-words.ts';
import './rules-line.css';
import { Icon } from '@grognard/desk/look/icon.tsx';
import type { TableState } from '@grognard/protocol';
import { useState } from 'preact/hooks';
import { dayName } from '../parts/day-name.ts';
import { t } from '../words/words.ts';
import { RulesSheet } from './rules-sheet.tsx';
import type { TableSession } from './table-session.ts';

function lineOf(
  { day, mended: count }: NonNullable<TableState['rules']>,
  { outcome, seams }: TableState,
): string {
  // Who has taken newer rules since did not begin by these.
  const isBegun = outcome === null && seams === undefined;
  if (day === null) return t(isBegun ? 'mended.begunOlder' : 'mended.playedOlder', { count });
  return t(isBegun ? 'mended.begun' : 'mended.played', { day: dayName(day), count });
}

export function RulesLine({ session }: { readonly session: TableSession }) {
  const [isOpen, setOpen] = useState(false);
  const state = session.present.value;
  if (state.rules === undefined) return null;
  return (
    <div class="rules-line">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="ui-book" />
        <span>{lineOf(state.rules, state)}</span>
      </button>
      {isOpen && <RulesSheet session={session} onClose={() => setOpen(false)} />}
    </div>
  );
}
