// A unit in one line, where there is no room for its card: how far it moves and what it rolls.
import { tell } from '@grognard/desk/words/tell.ts';
import { unitCard } from '../../data/units.ts';
import type { UnitTypeId } from '../../data/words.ts';
import { DieIcon } from '../drawing/dice.tsx';
import { KIND_NAME } from '../words/names.ts';
import { unitWords } from '../words/sentences-units.ts';

export function UnitGist({ type }: { readonly type: UnitTypeId }) {
  const { movement, attacks } = unitCard(type);
  return (
    <small class="gist">
      <span>{tell(unitWords.moves, { count: movement })}</span>
      {attacks.map(({ kind, range, dice }) => (
        <span key={kind}>
          {kind === 'melee' ? KIND_NAME[kind] : tell(unitWords.rangeOf, { kind: KIND_NAME[kind], range })}{' '}
          {dice.map((die, i) => (
            <DieIcon key={i} die={die} face={null} size={14} />
          ))}
        </span>
      ))}
    </small>
  );
}
