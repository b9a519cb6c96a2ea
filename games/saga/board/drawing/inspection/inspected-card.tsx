import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { useDialogManners } from '@grognard/desk/parts/use-dialog-manners.ts';
import { tell, told } from '@grognard/desk/words/tell.ts';
import type { ComponentChildren } from 'preact';
import { unitCard } from '../../../data/unit-cards.ts';
import { slotOf } from '../../../field/places.ts';
import type { UnitView, View } from '../../../view.ts';
import { unitIn } from '../../../view-units.ts';
import { slotName } from '../../../words/slot-names.ts';
import type { Desk } from '../../desk.ts';
import { targetName } from '../../input/targets.ts';
import { whyNot, whySilent } from '../../input/why-not.ts';
import { inspectionWords } from '../../words/sentences-piles.ts';
import {
  cardExplained,
  type Explained,
  markersExplained,
  placeExplained,
} from '../../words/unit-reference.ts';
import { CardOf } from '../cards/card-of.tsx';
import { ObjectiveFace } from '../cards/objective-face.tsx';
import { StrategyFace } from '../cards/strategy-face.tsx';
import { UnitFace } from '../cards/unit-face.tsx';
import { type Inspection, targetOf } from './use-inspection.ts';

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

const placeOf = ({ at, faceUp }: UnitView): string =>
  tell(faceUp ? inspectionWords.place : inspectionWords.placeDown, { slot: slotName(slotOf(at)) });

/** What its ground, its markers and its cards make of a unit. */
const UnitNotes = ({ view, unit }: { readonly view: View; readonly unit: UnitView }) => (
  <ul class="plain saga-notes">
    <li>{placeOf(unit)}</li>
    <Explanations all={[...placeExplained(view, unit), ...markersExplained(unit)]} />
    {unit.card !== null && unit.cas > 0 && (
      <li class="num">{tell(inspectionWords.left, { count: unitCard(unit.card).cohesion - unit.cas })}</li>
    )}
    {unit.card !== null && <Explanations all={cardExplained(unit.card)} />}
  </ul>
);

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

interface WhyNotProps {
  readonly desk: Desk;
  readonly what: string;
  readonly reasonOf: typeof whyNot;
}

function WhyNot({ desk, what, reasonOf }: WhyNotProps) {
  const target = targetOf(what);
  const why = reasonOf(desk, target);
  if (why === null) return null;
  return (
    <p class="saga-look-why">
      <b>{tell(inspectionWords.why, { name: targetName(target, desk.shown.value.view) })}</b>{' '}
      {told(why.text, why.with)} <RuleLink rule={why.rule} />
    </p>
  );
}

interface PinnedProps {
  readonly side: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** Held up until it is put back; Escape does that too. */
function Pinned({ side, children, onClose }: PinnedProps) {
  const { box, onKeyDown } = useDialogManners<HTMLDivElement>(onClose);
  return (
    <div
      class={`saga-inspection is-pinned sheet ${side}`}
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
export function InspectedCard({ desk, inspection, onClose }: InspectedCardProps) {
  const { what, isPinned, isFromRight } = inspection;
  const side = isFromRight ? 'is-left' : '';
  const contents = <Contents view={desk.shown.value.view} what={what} />;
  const putBack = (): void => {
    desk.hush();
    onClose();
  };
  if (isPinned)
    return (
      <Pinned side={side} onClose={putBack}>
        {/* On a phone this lies where the reason would, so it says itself why it answers nothing now. */}
        <WhyNot desk={desk} what={what} reasonOf={whyNot} />
        {contents}
      </Pinned>
    );
  return (
    <aside class={`saga-inspection sheet ${side}`} aria-label={tell(inspectionWords.title)}>
      <WhyNot desk={desk} what={what} reasonOf={whySilent} />
      {contents}
    </aside>
  );
}
