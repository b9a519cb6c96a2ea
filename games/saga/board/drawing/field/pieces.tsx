import type { Target } from '@grognard/kernel';
import { findUnitCard } from '../../../data/unit-cards.ts';
import { boardOf, slotOf } from '../../../field/places.ts';
import { SEAT_NAME } from '../../../names.ts';
import type { UnitView, View } from '../../../view.ts';
import type { Faction, UnitCardId } from '../../../vocabulary.ts';
import { keyOf } from '../../input/marks.ts';
import { cardName, FORMATION_NAME, slotName, statesOf } from '../../words/names.ts';
import { tellUnit } from '../cards/tell-unit.ts';
import { UnitBack } from '../cards/unit-back.tsx';
import { UnitFace } from '../cards/unit-face.tsx';
import { Icon } from '../icon.tsx';
import { cardBox, type Geometry, isFlank, px } from './geometry.ts';

interface Token {
  readonly name: string;
  readonly label: string;
}

/** Markers that lie on a unit, in the order they are read. */
function tokensOf(unit: UnitView): readonly Token[] {
  const tokens: Token[] = [];
  if (unit.activated) tokens.push({ name: 'mk-activation', label: 'Activated' });
  if (unit.formation !== null)
    tokens.push({ name: `mk-${unit.formation}`, label: FORMATION_NAME[unit.formation] });
  if (unit.chargeTurn !== null) tokens.push({ name: 'mk-charge', label: 'Charge' });
  if (unit.disarray) tokens.push({ name: 'mk-disarray', label: 'Disarray' });
  if (unit.dismounted) tokens.push({ name: 'mk-dismounted', label: 'Dismounted' });
  if (unit.outflankMarker || unit.exposed) tokens.push({ name: 'mk-outflank', label: 'Outflank' });
  return tokens;
}

const ATTACHED_SIGN: { readonly [card: string]: string } = {
  G08: 'pat-fr',
  G09: 'arm-leader',
  F07: 'nat-france',
  P05: 'nat-prussia',
};

/** What lies on the card: markers, casualties, attached cards. */
function Upon({ unit }: { readonly unit: UnitView }) {
  return (
    <>
      <span class="saga-tokens" aria-hidden="true">
        {tokensOf(unit).map(({ name }) => (
          <Icon key={name} name={name} />
        ))}
      </span>
      {unit.cas > 0 && (
        <span class={`saga-cas${unit.cas > 3 ? ' is-many' : ''}`} aria-hidden="true">
          {Array.from({ length: unit.cas }, (_, i) => (
            <Icon key={`${i}`} name="mk-casualty" />
          ))}
        </span>
      )}
      {unit.attached.length > 0 && (
        <span class="saga-attached" aria-hidden="true">
          {unit.attached.map((card, i) => (
            <span key={`${i}`}>
              <Icon name={ATTACHED_SIGN[card] ?? 'arm-leader'} />
              <i>{cardName(card)}</i>
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** A unit in words, with everything that lies on it. */
export function tellPiece(view: View, unit: UnitView): string {
  const card = unit.card === null ? undefined : findUnitCard(unit.card);
  const owner = unit.owner === view.viewer ? 'Your' : `${SEAT_NAME[unit.owner]}’s`;
  const where = `${boardOf(unit.at) === unit.owner ? '' : 'behind the enemy, '}${slotName(slotOf(unit.at))}`;
  const hidden = unit.faceUp ? '' : ', face-down, only you know it';
  const what =
    card === undefined ? 'face-down unit' : `${tellUnit(card)}${unit.owner === view.viewer ? hidden : ''}`;
  return [`${owner} ${where}: ${what}`, ...statesOf(unit)].join(', ');
}

interface PieceProps {
  readonly unit: UnitView;
  readonly view: View;
  readonly geometry: Geometry;
  readonly marks: string;
  readonly isStruck: boolean;
}

export function Piece({ unit, view, geometry, marks, isStruck }: PieceProps) {
  const slot = geometry.boxes.get(unit.at);
  if (slot === undefined) return null;
  const box = cardBox(slot, geometry.isPhone);
  const isSecret = !unit.faceUp && unit.card !== null;
  const small = isFlank(unit.at) && geometry.isPhone;
  const classes = [
    'saga-piece',
    marks,
    isSecret ? 'is-secret' : '',
    unit.activated ? 'is-spent' : '',
    isStruck ? 'is-struck' : '',
    small ? 'is-small' : '',
  ];
  return (
    <button
      type="button"
      tabIndex={-1}
      class={classes.join(' ')}
      style={{
        transform: `translate(${px(box.x)}px, ${px(box.y)}px)`,
        width: `${px(box.w)}px`,
        height: `${px(box.h)}px`,
      }}
      data-target={keyOf({ unit: unit.id })}
      data-look={`unit:${unit.id}`}
    >
      <span class="sr">{tellPiece(view, unit)}</span>
      <Face card={unit.card} faction={view.players[unit.owner].faction} />
      {isSecret && (
        <span class="saga-only-you" aria-hidden="true">
          <Icon name="ui-eye" />
          <i>{unit.owner === view.viewer ? 'only you' : 'scouted'}</i>
        </span>
      )}
      <Upon unit={unit} />
    </button>
  );
}

const Face = ({ card, faction }: { readonly card: UnitCardId | null; readonly faction: Faction }) =>
  card === null ? <UnitBack faction={faction} /> : <UnitFace card={card} />;

/** SAG-4.5: a unit as its player is about to deploy it. */
export function DraftPiece({
  card,
  target,
  label,
  geometry,
  at,
  marks,
}: {
  readonly card: UnitCardId;
  readonly target: Target;
  readonly label: string;
  readonly geometry: Geometry;
  readonly at: UnitView['at'];
  readonly marks: string;
}) {
  const slot = geometry.boxes.get(at);
  if (slot === undefined) return null;
  const box = cardBox(slot, geometry.isPhone);
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`saga-piece is-draft ${marks}`}
      style={{
        transform: `translate(${px(box.x)}px, ${px(box.y)}px)`,
        width: `${px(box.w)}px`,
        height: `${px(box.h)}px`,
      }}
      data-target={keyOf(target)}
      data-look={`card:${card}`}
    >
      <span class="sr">{label}</span>
      <UnitFace card={card} />
    </button>
  );
}
