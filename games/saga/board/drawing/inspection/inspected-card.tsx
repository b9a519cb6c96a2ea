import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { useDialogManners } from '@grognard/desk/parts/use-dialog-manners.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { ComponentChildren } from 'preact';
import { findStrategyCard } from '../../../data/strategy-cards.ts';
import { unitCard } from '../../../data/unit-cards.ts';
import { slotOf } from '../../../field/places.ts';
import type { UnitView, View } from '../../../view.ts';
import { unitIn } from '../../../view-units.ts';
import type { TerrainKind } from '../../../vocabulary.ts';
import { slotName } from '../../../words/slot-names.ts';
import type { Desk } from '../../desk.ts';
import { cardName, TERRAIN_NAME } from '../../words/names.ts';
import { inspectionWords } from '../../words/sentences-piles.ts';
import { cardExplained, type Explained, markersExplained } from '../../words/unit-reference.ts';
import { CardOf } from '../cards/card-of.tsx';
import { ObjectiveFace } from '../cards/objective-face.tsx';
import { StrategyFace } from '../cards/strategy-face.tsx';
import { UnitFace } from '../cards/unit-face.tsx';
import type { Inspection } from './use-inspection.ts';

/** A sentence each, with the rule that says all of it. */
const Explanations = ({ all }: { readonly all: readonly Explained[] }) => (
  <>
    {all.map(({ text, rule }) => (
      <li key={text}>
        {text} <RuleLink rule={rule} />
      </li>
    ))}
  </>
);

function placeOf({ at, faceUp }: UnitView, ground: TerrainKind | undefined): string {
  const slot = slotName(slotOf(at));
  if (ground === undefined) return tell(faceUp ? inspectionWords.place : inspectionWords.placeDown, { slot });
  const facts = { slot, terrain: TERRAIN_NAME[ground] };
  return tell(faceUp ? inspectionWords.placeOn : inspectionWords.placeOnDown, facts);
}

/** What its ground, its markers and its cards make of a unit. */
function UnitNotes({ view, unit }: { readonly view: View; readonly unit: UnitView }) {
  const ground = view.terrain.find(({ at }) => at === unit.at);
  const kind = ground === undefined ? undefined : findStrategyCard(ground.card)?.terrain;
  return (
    <ul class="plain saga-notes">
      <li>{placeOf(unit, kind)}</li>
      <Explanations all={markersExplained(unit)} />
      {unit.card !== null && unit.cas > 0 && (
        <li class="num">{tell(inspectionWords.left, { count: unitCard(unit.card).cohesion - unit.cas })}</li>
      )}
      {unit.attached.map((each, i) => (
        <li key={`${i}`}>
          {cardName(each)} <RuleLink rule={`SAG-${each}`} />
        </li>
      ))}
      {unit.card !== null && <Explanations all={cardExplained(unit.card)} />}
    </ul>
  );
}

/** A Strategy card or an objective, upright, with the rule that says all of it. */
const Upright = ({ id, children }: { readonly id: string; readonly children: ComponentChildren }) => (
  <>
    <div class="saga-portrait">{children}</div>
    <p class="saga-notes">
      <RuleLink rule={`SAG-${id}`} />
    </p>
  </>
);

function Contents({ view, what }: { readonly view: View; readonly what: string }) {
  const at = what.indexOf(':');
  const [kind, id] = [what.slice(0, at), what.slice(at + 1)];
  const unit = kind === 'unit' ? unitIn(view, id) : undefined;
  if (unit !== undefined)
    return (
      <>
        <CardOf unit={unit} view={view} isLarge />
        <UnitNotes view={view} unit={unit} />
      </>
    );
  if (kind === 'card')
    return (
      <>
        <UnitFace card={id} isLarge />
        <ul class="plain saga-notes">
          <Explanations all={cardExplained(id)} />
        </ul>
      </>
    );
  if (kind === 'unit') return null;
  return (
    <Upright id={id}>
      {kind === 'strategy' ? <StrategyFace card={id} /> : <ObjectiveFace card={id} />}
    </Upright>
  );
}

interface InspectedCardProps {
  readonly desk: Desk;
  readonly inspection: Inspection;
  onClose(): void;
}

/** Held up until it is put back; Escape does that too. */
function Pinned({ children, onClose }: { readonly children: ComponentChildren; onClose(): void }) {
  const { box, onKeyDown } = useDialogManners<HTMLDivElement>(onClose);
  return (
    <div
      class="saga-inspection is-pinned sheet"
      role="dialog"
      aria-label={tell(inspectionWords.title)}
      tabIndex={-1}
      ref={box}
      onKeyDown={onKeyDown}
    >
      {children}
      <Button onClick={onClose}>{tell(inspectionWords.close)}</Button>
    </div>
  );
}

/** The card large, with what bears on it: over the journal where there is one, from below on a phone. */
export function InspectedCard({ desk, inspection: { what, isPinned }, onClose }: InspectedCardProps) {
  const contents = <Contents view={desk.shown.value.view} what={what} />;
  if (isPinned) return <Pinned onClose={onClose}>{contents}</Pinned>;
  return (
    <aside class="saga-inspection sheet" aria-label={tell(inspectionWords.title)}>
      {contents}
    </aside>
  );
}
