// NAP-TRN.3: the muster, a tile for each unit: fit or Broken, what it has learnt, and what pressing it means now.
import { marksOf } from '@grognard/desk/marks/marks-of.ts';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { notebookOf } from '../../army/books.ts';
import { restorationFrame } from '../../army/frames.ts';
import type { Mustered, MusterId, Notebook } from '../../army/notebook.ts';
import { restorationCost } from '../../army/prices.ts';
import { isUnitType, unitCard } from '../../data/units.ts';
import type { View } from '../../view.ts';
import type { Desk } from '../desk.ts';
import { ARMY } from '../drawing/field/figures.tsx';
import { answersBetween } from '../input/between.ts';
import { cartIn, fieldDraftIn, topFrame } from '../input/drafts.ts';
import { ownerOf, procIn } from '../input/moment.ts';
import { improvementName } from '../words/item-names.ts';
import { BRANCH_NAME, FACTION_NAME } from '../words/names.ts';
import { notebookWords as words } from '../words/sentences-notebook.ts';
import { UnitPicture } from './unit-picture.tsx';

interface TileProps {
  readonly unit: Mustered;
  /** Absent: it is bought but not paid for yet. */
  readonly id?: MusterId;
  readonly note: string;
  readonly marks?: string;
}

function Tile({ unit, id, note, marks = '' }: TileProps) {
  const card = unitCard(unit.type);
  const target = id === undefined ? {} : { 'data-target': targetKey({ unit: `${id}` }) };
  const classes = [
    'napoleonica-tile',
    unit.broken ? 'is-broken' : '',
    id === undefined ? 'is-new' : '',
    marks,
  ];
  return (
    <button
      type="button"
      class={classes.filter((each) => each !== '').join(' ')}
      style={`--field:var(--${ARMY[card.faction]})`}
      {...target}
    >
      <span class="head">
        <b>{card.name}</b>
        {card.unique && <i>★</i>}
        <em>{card.cost}</em>
      </span>
      <UnitPicture card={card} isBroken={unit.broken} />
      <span class="foot">
        {unit.improvement !== null && <span class="learnt">{improvementName(unit.improvement)}</span>}
        <span>{note}</span>
      </span>
    </button>
  );
}

/** What stands below a unit: what can be done with it, or what it is. */
function noteOn(view: View, notebook: Notebook, id: MusterId, unit: Mustered): string {
  if (unit.broken) {
    const isFree = (topFrame(view, restorationFrame)?.free ?? null) !== null;
    if (isFree) return tell(words.restoreFree);
    return tell(words.restoreFor, { price: restorationCost(unit.type, notebook) });
  }
  if (procIn(view) === 'fieldArmy') {
    const isFielded = fieldDraftIn(view).units.some((each) => each.unit === id);
    return tell(isFielded ? words.fielded : words.atHome);
  }
  return tell(BRANCH_NAME[unitCard(unit.type).branch]);
}

export function Muster({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const room = useSizeClass();
  const notebook = notebookOf(view, ownerOf(view));
  const fielded = fieldDraftIn(view).units;
  const marks = marksOf(desk, {
    isQuiet: false,
    isPicked: (target) => 'unit' in target && fielded.some(({ unit }) => `${unit}` === target.unit),
    answers: (target) => answersBetween(desk, target),
  });
  const fit = notebook.muster.filter(({ broken }) => !broken);
  const bought = cartIn(view).filter(isUnitType);
  return (
    <section class={`napoleonica-muster sheet is-${room}`} aria-label={tell(words.musterTitle)}>
      <header>
        <h2>{tell(words.musterTitle)}</h2>
        <span>
          {tell(words.musterOf, {
            faction: FACTION_NAME[notebook.faction],
            fit: fit.length,
            points: fit.reduce((sum, { type }) => sum + unitCard(type).cost, 0),
            broken: notebook.muster.length - fit.length,
          })}{' '}
          <RuleLink rule="NAP-TRN.9" />
        </span>
      </header>
      <div class="tiles">
        {notebook.muster.map((unit, id) => (
          <Tile
            key={id}
            unit={unit}
            id={id}
            note={noteOn(view, notebook, id, unit)}
            marks={marks({ unit: `${id}` })}
          />
        ))}
        {bought.map((type, i) => (
          <Tile
            key={`new${i}`}
            unit={{ type, broken: false, breaks: 0, improvement: null }}
            note={tell(words.newUnit)}
          />
        ))}
        {notebook.muster.length + bought.length === 0 && <p>{tell(words.musterEmpty)}</p>}
      </div>
    </section>
  );
}
