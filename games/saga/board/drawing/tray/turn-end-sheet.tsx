import './turn-end-sheet.css';
import { tell } from '@grognard/desk/words/tell.ts';
import type { ComponentChildren } from 'preact';
import type { Desk } from '../../desk.ts';
import {
  type DiscardRow,
  type FormationRow,
  markDiscard,
  markFormation,
  markNewUnit,
  turnEndIn,
} from '../../input/turn-end.ts';
import { cardName, FORMATION_NAME, unitCardName } from '../../words/names.ts';
import { turnEndWords } from '../../words/sentences-labels.ts';
import { windowIn } from '../../words/window.ts';

interface MarkProps {
  readonly isMarked: boolean;
  readonly children: ComponentChildren;
  onMark(): void;
}

/** Something that can be marked: pressed again it is not. */
const Mark = ({ isMarked, children, onMark }: MarkProps) => (
  <button type="button" class="btn saga-mark" aria-pressed={isMarked} onClick={onMark}>
    <span class="saga-mark-box" aria-hidden="true">
      {isMarked ? '✓' : ''}
    </span>
    {children}
  </button>
);

const Row = ({ ask, children }: { readonly ask: string; readonly children: ComponentChildren }) => (
  <fieldset class="saga-turn-end-row">
    <legend>{ask}</legend>
    {children}
  </fieldset>
);

function formationText({ unit: { card, formation }, isTested }: FormationRow): ComponentChildren {
  const name = formation === null ? '' : FORMATION_NAME[formation];
  return (
    <>
      {tell(turnEndWords.formation, { formation: name, unit: unitCardName(card) })}{' '}
      <small>{tell(isTested ? turnEndWords.tested : turnEndWords.free)}</small>
    </>
  );
}

const discardText = ({ card, held, marked }: DiscardRow): string =>
  held > 1 && marked > 0 ? tell(turnEndWords.copies, { card: cardName(card), marked, held }) : cardName(card);

/** SAG-15.3, 15.5, 15.8: what the end of the turn shall bring; the wax carries it out. */
export function TurnEndSheet({ desk }: { readonly desk: Desk }) {
  const sheet = turnEndIn(desk);
  if (sheet === null) return null;
  const { formations, discards, bring, isReserveFull } = sheet;
  return (
    <section
      class={`saga-turn-end${windowIn(desk.shown.value.view) === null ? '' : ' plays-cards'}`}
      aria-label={tell(turnEndWords.title)}
    >
      {formations.length > 0 && (
        <Row ask={tell(turnEndWords.formations)}>
          {formations.map((row) => (
            <Mark key={row.unit.id} isMarked={row.isMarked} onMark={() => markFormation(desk, row.unit.id)}>
              {formationText(row)}
            </Mark>
          ))}
        </Row>
      )}
      {discards.length > 0 && (
        <Row ask={tell(turnEndWords.discards)}>
          {discards.map((row) => (
            <Mark key={row.card} isMarked={row.marked > 0} onMark={() => markDiscard(desk, row.card)}>
              {discardText(row)}
            </Mark>
          ))}
        </Row>
      )}
      {bring !== null && (
        <Mark isMarked={bring} onMark={() => markNewUnit(desk)}>
          {tell(turnEndWords.bring)}
          {isReserveFull && <small>{tell(turnEndWords.reserveFull)}</small>}
        </Mark>
      )}
    </section>
  );
}
