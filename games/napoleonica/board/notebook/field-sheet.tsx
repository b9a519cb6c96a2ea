// NAP-TRN.5, NAP-TRN.13: the army for the next battle: who is fielded, with which detachment, and who carries what.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { offerOf } from '@grognard/desk/offers/offer-of.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { notebookOf } from '../../army/books.ts';
import {
  enlistedIn,
  type FieldDraft,
  type FieldedUnit,
  type FieldTerms,
  gunCost,
} from '../../army/field-draft.ts';
import { fieldSteps } from '../../army/field-steps.ts';
import { lentFor } from '../../army/fieldable.ts';
import { bearersIn } from '../../army/fielding.ts';
import { fieldArmyFrame } from '../../army/frames.ts';
import { LENT, plainCommander } from '../../army/lent-commander.ts';
import { type MusterId, type Notebook, nameIn } from '../../army/notebook.ts';
import { pointsOf, starsAllowed, starsOf } from '../../army/points.ts';
import { suggestedField } from '../../army/suggestions.ts';
import { detachment } from '../../data/detachments.ts';
import type { Action } from '../../grammar.ts';
import type { Desk } from '../desk.ts';
import { fieldDraftIn, topFrame } from '../input/drafts.ts';
import { ownerOf } from '../input/moment.ts';
import { itemName, itemText } from '../words/item-names.ts';
import { actionLabel } from '../words/labels.ts';
import { typeName } from '../words/names.ts';
import { notebookWords as words } from '../words/sentences-notebook.ts';
import { Envelope } from './envelope.tsx';

interface ChoiceProps {
  readonly desk: Desk;
  readonly label: string;
  readonly none: string;
  /** What is chosen now, if anything is. */
  readonly current: string | null;
  /** Actions among which one is chosen, and the one that takes it back. */
  isChoice(action: Action): boolean;
  isNone(action: Action): boolean;
  nameOf(action: Action): string;
}

/** One of a few things that go with something. */
function Choice({ desk, label, none, current, isChoice, isNone, nameOf }: ChoiceProps) {
  const { view } = desk.shown.value;
  const offers = legalIn(desk.offers());
  const choices = offers.filter(({ action }) => isChoice(action));
  const takeBack = offers.find(({ action }) => isNone(action));
  if (choices.length === 0 && current === null) return null;
  return (
    <select
      aria-label={label}
      onChange={({ currentTarget }) => {
        const chosen = choices[Number(currentTarget.value)] ?? takeBack;
        if (chosen !== undefined) void desk.submit(chosen.action);
      }}
    >
      <option value="now">{current ?? none}</option>
      {current !== null && takeBack !== undefined && <option value="none">{none}</option>}
      {choices.map(({ action }, i) => (
        <option key={actionLabel(action, view)} value={i}>
          {nameOf(action)}
        </option>
      ))}
    </select>
  );
}

function FieldedRow({ desk, notebook, fielded }: SheetProps & { readonly fielded: FieldedUnit }) {
  const { unit, detachment: worn } = fielded;
  const name = nameIn(notebook, unit);
  return (
    <li>
      <b>{name}</b>
      <Choice
        desk={desk}
        label={tell(words.detachmentFor, { unit: name })}
        none={tell(words.noDetachment)}
        current={worn === null ? null : detachment(worn).name}
        isChoice={(action) => action.type === 'attach' && action.unit === unit}
        isNone={(action) => action.type === 'detach' && action.unit === unit}
        nameOf={(action) => (action.type === 'attach' ? detachment(action.detachment).name : '')}
      />
    </li>
  );
}

interface SheetProps {
  readonly desk: Desk;
  readonly notebook: Notebook;
}

const bearerName = (notebook: Notebook, id: MusterId): string =>
  id === LENT ? typeName(plainCommander(notebook.faction)) : nameIn(notebook, id);

/** NAP-TRN.13 */
function Items({ desk, notebook, draft }: SheetProps & { readonly draft: FieldDraft }) {
  const items = [...notebook.artifacts, ...notebook.relics];
  if (items.length === 0) return null;
  return (
    <>
      <h3>
        {tell(words.items)} <RuleLink rule="NAP-TRN.13" />
      </h3>
      <ul class="fielded">
        {items.map((item) => {
          const bearer = draft.items.find((each) => each.item === item)?.commander;
          return (
            <li key={item}>
              <b>{tell(itemName(item))}</b>
              <small>{tell(itemText(item))}</small>
              <Choice
                desk={desk}
                label={tell(words.bearerOf, { item: itemName(item) })}
                none={tell(words.carryNobody)}
                current={bearer === undefined ? null : bearerName(notebook, bearer)}
                isChoice={(action) => action.type === 'assign' && action.item === item}
                isNone={(action) => action.type === 'unassign' && action.item === item}
                nameOf={(action) => (action.type === 'assign' ? bearerName(notebook, action.commander) : '')}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** NAP-TRN.5: a start for whoever wants one, and a way on for whoever has begun an army that may not take the field. */
function Suggestion({
  desk,
  notebook,
  terms,
  draft,
}: SheetProps & { readonly terms: FieldTerms; readonly draft: FieldDraft }) {
  const fill = (): void => {
    const steps = [...fieldSteps(draft, suggestedField(notebook, terms, draft))];
    void desk.submitEach((offers) => {
      const next = steps.shift();
      return next === undefined ? undefined : offerOf(legalIn(offers), next);
    });
  };
  return <Button onClick={fill}>{tell(words.suggestField)}</Button>;
}

export function FieldSheet({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const terms = topFrame(view, fieldArmyFrame);
  if (terms === null) return null;
  const notebook = notebookOf(view, ownerOf(view));
  const draft = fieldDraftIn(view);
  const army = enlistedIn(notebook, draft);
  const [points, lent, mud] = [
    pointsOf(army),
    lentFor(notebook, terms),
    gunCost(notebook, draft, terms.perGun),
  ];
  const confirming = desk.offers().find(({ action }) => action.type === 'confirm');
  const isSuggested = confirming !== undefined && (draft.units.length === 0 || confirming.refusal !== null);
  return (
    <section class="book-page field" aria-label={tell(words.fieldTitle)}>
      <header>
        <h2>{tell(words.fieldTitle)}</h2>
        <span>{tell(words.fieldSay)}</span>
        <Envelope view={view} />
        <RuleLink rule="NAP-TRN.5" />
        {isSuggested && <Suggestion desk={desk} notebook={notebook} terms={terms} draft={draft} />}
      </header>
      <p class="force">
        <b>{tell(words.fieldSum, { points, limit: terms.limit })}</b>
        <meter
          min={0}
          max={terms.limit}
          value={points}
          aria-label={tell(words.fieldSum, { points, limit: terms.limit })}
        />
        <span>{tell(words.stars, { stars: starsOf(army), allowed: starsAllowed(points) })}</span>
      </p>
      {mud > 0 && <p class="remark">{tell(words.mud, { price: mud })}</p>}
      {lent !== null && <p class="remark">{tell(words.lent, { unit: typeName(lent) })}</p>}
      <ul class="fielded">
        {draft.units.map((fielded) => (
          <FieldedRow key={fielded.unit} desk={desk} notebook={notebook} fielded={fielded} />
        ))}
      </ul>
      {bearersIn(notebook, draft, terms).length > 0 && (
        <Items desk={desk} notebook={notebook} draft={draft} />
      )}
    </section>
  );
}
