// Units beside the field: one is lifted, then its hex is pressed.
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { BattleView } from '../../../view.ts';
import { type Player, RESERVE } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { placedNext } from '../../input/choices.ts';
import { typeName } from '../../words/names.ts';
import { inTheTray } from '../../words/sentences.ts';
import { Miniature } from '../field/miniatures.tsx';

export function Reserve({
  desk,
  battle,
  owner,
}: {
  readonly desk: Desk;
  readonly battle: BattleView;
  readonly owner: Player;
}) {
  const waiting = battle.units.filter((unit) => unit.owner === owner && unit.at === RESERVE);
  const next = placedNext(desk);
  return (
    <ul class="napoleonica-reserve plain" aria-label={tell(inTheTray.reserve)}>
      {waiting.map((unit) => (
        <li key={unit.id}>
          <button
            type="button"
            class={`napoleonica-waiting is-legal${unit.id === next ? ' is-selected' : ''}`}
            data-target={targetKey({ unit: `${unit.id}` })}
            aria-pressed={unit.id === next}
          >
            <svg viewBox="-42 -40 84 78" aria-hidden="true">
              <Miniature unit={unit} />
            </svg>
            {typeName(unit.type)}
          </button>
        </li>
      ))}
    </ul>
  );
}
