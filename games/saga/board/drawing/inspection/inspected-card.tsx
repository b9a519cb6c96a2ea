import type { ComponentChildren } from 'preact';
import { findStrategyCard } from '../../../data/strategy-cards.ts';
import { unitCard } from '../../../data/unit-cards.ts';
import { slotOf } from '../../../field/places.ts';
import type { UnitView, View } from '../../../view.ts';
import { unitIn } from '../../../view-units.ts';
import type { UnitCardId } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { capital, cardName, slotName, statesOf, TERRAIN_NAME } from '../../words/names.ts';
import { KEYWORD_RULE, keywordName } from '../../words/card-words.ts';
import { ObjectiveFace } from '../cards/objective-face.tsx';
import { StrategyFace } from '../cards/strategy-face.tsx';
import { UnitBack } from '../cards/unit-back.tsx';
import { UnitFace } from '../cards/unit-face.tsx';
import type { Inspection } from './use-inspection.ts';

const Keywords = ({ desk, card }: { readonly desk: Desk; readonly card: UnitCardId }) => (
  <>
    {unitCard(card).keywords.map((keyword) => (
      <li key={keyword}>
        {keywordName(keyword)} <desk.RuleLink rule={KEYWORD_RULE[keyword]} />
      </li>
    ))}
  </>
);

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
        {slotName(slotOf(unit.at))}
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
      {unit.card !== null && <Keywords desk={desk} card={unit.card} />}
    </ul>
  );
}

/** A Strategy card or an objective, upright, with the rule that says all of it. */
const Upright = ({
  desk,
  id,
  children,
}: {
  readonly desk: Desk;
  readonly id: string;
  readonly children: ComponentChildren;
}) => (
  <>
    <div class="saga-portrait">{children}</div>
    <p class="saga-notes">
      <desk.RuleLink rule={`SAG-${id}`} />
    </p>
  </>
);

function contents(desk: Desk, what: string): ComponentChildren {
  const at = what.indexOf(':');
  const [kind, id] = [what.slice(0, at), what.slice(at + 1)];
  const view = desk.shown.value.view;
  const unit = kind === 'unit' ? unitIn(view, id) : undefined;
  if (unit !== undefined)
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
  switch (kind) {
    case 'card':
      return (
        <>
          <UnitFace card={id} isLarge />
          <ul class="plain saga-notes">
            <Keywords desk={desk} card={id} />
          </ul>
        </>
      );
    case 'strategy':
      return (
        <Upright desk={desk} id={id}>
          <StrategyFace card={id} />
        </Upright>
      );
    case 'objective':
      return (
        <Upright desk={desk} id={id}>
          <ObjectiveFace card={id} />
        </Upright>
      );
    default:
      return null;
  }
}

/** The card large, with what bears on it: over the journal where there is one, from below on a phone. */
export function InspectedCard({
  desk,
  inspection,
  onClose,
}: {
  readonly desk: Desk;
  readonly inspection: Inspection;
  onClose(): void;
}) {
  return (
    <aside
      class={`saga-inspection sheet${inspection.isPinned ? ' is-pinned' : ''}`}
      aria-label="A closer look"
    >
      {contents(desk, inspection.what)}
      {inspection.isPinned && (
        <button type="button" class="btn" onClick={onClose}>
          Close
        </button>
      )}
    </aside>
  );
}
