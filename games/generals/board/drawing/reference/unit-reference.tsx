import './unit-reference.css';
import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { floatBeside } from '@grognard/desk/parts/floating.ts';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { useDialogManners } from '@grognard/desk/parts/use-dialog-manners.ts';
import { PHONE, useMedia } from '@grognard/desk/sizes/use-media.ts';
import { tell, told } from '@grognard/desk/words/tell.ts';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Unit } from '../../../state.ts';
import type { Desk } from '../../desk.ts';
import { whySilent } from '../../input/why-nothing.ts';
import { isOnField, sectorName, unitStateName } from '../../words/names.ts';
import { referenceWords } from '../../words/sentences-reference.ts';
import { unitExplained } from '../../words/unit-reference.ts';
import { type PointedUnit, usePointedUnit } from './use-pointed-unit.ts';

const WIDTH = 300;

const nameOf = (unit: Unit): string =>
  isOnField(unit.at)
    ? tell(referenceWords.placed, { unit: unitStateName(unit), place: sectorName(unit.at) })
    : unitStateName(unit);

const Sentences = ({ unit }: { readonly unit: Unit }) => (
  <ul class="plain">
    {unitExplained(unit).map(({ text, rule }) => (
      <li key={text}>
        {text} <RuleLink rule={rule} tabIndex={-1} />
      </li>
    ))}
  </ul>
);

/** Whoever looks at a unit wants to know, too, why it answers nothing now. */
function WhySilent({ desk, unit }: { readonly desk: Desk; readonly unit: Unit }) {
  const why = whySilent(desk, unit);
  if (why === null) return null;
  return (
    <p class="generals-why-silent">
      <Icon name="ui-refuse" /> {told(why.text, why.with)} <RuleLink rule={why.rule} tabIndex={-1} />
    </p>
  );
}

/** Beside the unit. While the mouse only rests there, every press goes through it. */
function Beside({
  at,
  children,
  isPinned,
}: Pick<PointedUnit, 'at' | 'isPinned'> & { readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(220);
  useLayoutEffect(() => setHeight(box.current?.offsetHeight ?? 220), [at]);
  return (
    <div
      ref={box}
      class={`generals-reference sheet${isPinned ? ' is-pinned' : ''}`}
      style={floatBeside(at, WIDTH, height).style}
    >
      {children}
    </div>
  );
}

interface PinnedProps {
  readonly desk: Desk;
  readonly unit: Unit;
  readonly at: Element;
  onClose(): void;
}

function Pinned({ desk, unit, at, onClose }: PinnedProps) {
  const isPhone = useMedia(PHONE);
  const { box, onKeyDown } = useDialogManners<HTMLDivElement>(onClose);
  const contents = (
    <div role="dialog" aria-label={nameOf(unit)} tabIndex={-1} ref={box} onKeyDown={onKeyDown}>
      <header class="drawer-head">
        <h2>{nameOf(unit)}</h2>
        <Button kind="ghost" icon="ui-close" label={tell(referenceWords.close)} onClick={onClose} />
      </header>
      <div class="body">
        <WhySilent desk={desk} unit={unit} />
        <Sentences unit={unit} />
      </div>
    </div>
  );
  if (isPhone) return <div class="generals-reference sheet drawer over-tabs is-pinned">{contents}</div>;
  return (
    <Beside at={at} isPinned>
      {contents}
    </Beside>
  );
}

interface UnitReferenceProps {
  readonly desk: Desk;
  readonly field: RefObject<Element | null>;
}

/** GEN-4: a unit explained, beside it while somebody looks at it, from below on a phone when a finger holds it. */
export function UnitReference({ desk, field }: UnitReferenceProps) {
  const [pointed, close] = usePointedUnit(field, desk);
  const unit = desk.shown.value.view.units.find(({ id }) => id === pointed?.unit);
  if (pointed === null || unit === undefined || desk.playing.value !== null) return null;
  if (pointed.isPinned) return <Pinned desk={desk} unit={unit} at={pointed.at} onClose={close} />;
  return (
    <Beside at={pointed.at} isPinned={false}>
      <h3>{nameOf(unit)}</h3>
      <WhySilent desk={desk} unit={unit} />
      <Sentences unit={unit} />
    </Beside>
  );
}
