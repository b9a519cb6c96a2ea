import type { Desk } from '@grognard/web/table/game-board.ts';
import type { ComponentChildren } from 'preact';
import { findStrategyCard } from '../data/strategy-cards.ts';
import { unitCard } from '../data/unit-cards.ts';
import type { UnitView, View } from '../view.ts';
import { KEYWORD_RULE, keywordName } from './cards/card-words.ts';
import { ObjectiveFace } from './cards/objective-face.tsx';
import { StrategyFace } from './cards/strategy-face.tsx';
import { UnitBack } from './cards/unit-back.tsx';
import { UnitFace } from './cards/unit-face.tsx';
import type { Close } from './closer.ts';
import { capital, cardName, findView, slotIn, slotName, statesOf, TERRAIN_NAME } from './names.ts';
import { viewIn } from './reading.ts';

/** What its ground, its markers and its cards make of a unit. */
function UnitNotes({
  desk,
  view,
  unit,
}: {
  readonly desk: Desk;
  readonly view: View;
  readonly unit: UnitView;
}) {
  const card = unit.card === null ? null : unitCard(unit.card);
  const ground = view.terrain.find(({ at }) => at === unit.at);
  const kind = ground === undefined ? undefined : findStrategyCard(ground.card)?.terrain;
  const states = statesOf(unit);
  return (
    <ul class="plain saga-notes">
      <li>
        {slotName(slotIn(unit.at))}
        {kind === undefined ? '' : `, on ${TERRAIN_NAME[kind]}`}
        {unit.faceUp ? '' : ', face-down'}
      </li>
      {states.length > 0 && <li>{capital(states.join(', '))}</li>}
      {card !== null && unit.cas > 0 && (
        <li class="num">{card.cohesion - unit.cas} more casualties destroy it</li>
      )}
      {unit.attached.map((each, i) => (
        <li key={`${i}`}>
          {cardName(each)} <desk.RuleLink rule={`SAG-${each}`} />
        </li>
      ))}
      {card?.keywords.map((keyword) => (
        <li key={keyword}>
          {keywordName(keyword)} <desk.RuleLink rule={KEYWORD_RULE[keyword]} />
        </li>
      ))}
    </ul>
  );
}

function contents(desk: Desk, what: string): ComponentChildren {
  const at = what.indexOf(':');
  const [kind, id] = [what.slice(0, at), what.slice(at + 1)];
  const view = viewIn(desk.shown.value);
  switch (kind) {
    case 'unit': {
      const unit = findView(view, id);
      if (unit === undefined) return null;
      return (
        <>
          {unit.card === null ? (
            <UnitBack faction={view.players[unit.owner].faction} />
          ) : (
            <UnitFace card={unit.card} isLarge />
          )}
          <UnitNotes desk={desk} view={view} unit={unit} />
        </>
      );
    }
    case 'card':
      return (
        <>
          <UnitFace card={id} isLarge />
          <ul class="plain saga-notes">
            {unitCard(id).keywords.map((keyword) => (
              <li key={keyword}>
                {keywordName(keyword)} <desk.RuleLink rule={KEYWORD_RULE[keyword]} />
              </li>
            ))}
          </ul>
        </>
      );
    case 'strategy':
      return (
        <>
          <div class="saga-portrait">
            <StrategyFace card={id} />
          </div>
          <p class="saga-notes">
            <desk.RuleLink rule={`SAG-${id}`} />
          </p>
        </>
      );
    default:
      return (
        <>
          <div class="saga-portrait">
            <ObjectiveFace card={id} />
          </div>
          <p class="saga-notes">
            <desk.RuleLink rule={`SAG-${id}`} />
          </p>
        </>
      );
  }
}

/** The card large, with what bears on it: over the journal where there is one, from below on a phone. */
export function CloserLook({
  desk,
  close,
  onClose,
}: {
  readonly desk: Desk;
  readonly close: Close;
  onClose(): void;
}) {
  return (
    <aside class={`saga-closer sheet${close.isPinned ? ' is-pinned' : ''}`} aria-label="A closer look">
      {contents(desk, close.what)}
      {close.isPinned && (
        <button type="button" class="btn" onClick={onClose}>
          Close
        </button>
      )}
    </aside>
  );
}
