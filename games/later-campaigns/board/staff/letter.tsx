// The order on paper: to whom, what, where, what then, and what will become of it.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell, told } from '@grognard/desk/words/tell.ts';
import { useEffect, useRef } from 'preact/hooks';
import { bodySheet } from '../../changes/bodies.ts';
import { theatreOf } from '../../data/theatres.ts';
import type { Edit } from '../../staff/draft.ts';
import { paperOf } from '../../staff/writing.ts';
import { type BodyId, NOBODY } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { bodyName, leaderName, placeName, tellerIn } from '../words/names.ts';
import { divisionsOf } from './addressees.ts';
import { aimGroup, aimName, blockName } from './aims.ts';
import { Kinds, Picker } from './choosers.tsx';
import { type DeskState, isAimed } from './desk-state.ts';
import { OrderSign } from './order-sign.tsx';
import { clockOf, legInWords } from './orders-in-words.ts';
import { Glance } from './outlook.tsx';
import { demandWords, deskWords } from './words.ts';
import './letter.css';

interface LetterProps {
  readonly desk: Desk;
  readonly state: DeskState;
  readonly body: BodyId;
}

function headOf({ known, what }: DeskState, body: BodyId): string {
  const { leader } = bodySheet(known, body);
  const facts = { body: bodyName(known, body), leader: leader === NOBODY ? '' : leaderName(known, leader) };
  // Both sides may have a I Corps.
  if (what === 'badMove') return tell(deskWords.enemy, { body: tellerIn(known).anyBody(body) });
  if (leader === NOBODY) return tell(deskWords.toBody, facts);
  return tell(what === 'local' ? deskWords.decides : deskWords.to, facts);
}

function originOf({ known }: DeskState, { sender }: Edit): string | null {
  const turn = theatreOf(known).turns[known.turn - 1];
  if (sender === NOBODY || turn === undefined) return null;
  const clock = clockOf(theatreOf(known).turns, known.turn) ?? '';
  return tell(deskWords.place, { leader: leaderName(known, sender), day: turn.day, clock });
}

/** Who writes to a formation nobody has begun a letter to, and of what kind. */
function Beginning({ desk, state, body }: LetterProps) {
  const offers = state.offers('begin').filter(({ action }) => action.recipient === body);
  const senders = [...new Set(offers.map(({ action }) => action.sender))];
  return (
    <>
      {senders.map((sender) => (
        <Kinds
          key={sender}
          desk={desk}
          label={
            sender === NOBODY
              ? tell(deskWords.kind)
              : tell(deskWords.from, { leader: leaderName(state.known, sender) })
          }
          kinds={offers
            .filter(({ action }) => action.sender === sender)
            .map((offer) => ({ order: offer.action.order, offer }))}
        />
      ))}
      {offers.length === 0 && <p>{tell(deskWords.nowhere)}</p>}
      <Divisions desk={desk} state={state} body={body} />
      <WhyNone offers={offers} />
    </>
  );
}

/** NLC-12.13a: a division of the formation may be written to in its place. */
function Divisions({ desk, state, body }: LetterProps) {
  const divisions = divisionsOf(state, body);
  if (divisions.length === 0) return null;
  return (
    <label class="later-campaigns-picker">
      <span>{tell(deskWords.division)}</span>
      <select
        onChange={({ currentTarget }) => {
          const picked = divisions[currentTarget.selectedIndex - 1];
          if (picked !== undefined) desk.selection.value = { kind: 'corps', body: picked };
        }}
      >
        <option value="">{tell(deskWords.chooseDivision)}</option>
        {divisions.map((division) => (
          <option key={division}>{bodyName(state.known, division)}</option>
        ))}
      </select>
    </label>
  );
}

/** Where no kind of order can be given, or this one not be sealed, the reason stands below. */
function WhyNone({ offers }: { readonly offers: readonly Offer[] }) {
  const refusal = offers.some(isLegal) ? null : (offers[0]?.refusal ?? null);
  if (refusal === null) return null;
  return (
    <p>
      {told(refusal.text, refusal.with)} <RuleLink rule={refusal.rule} />
    </p>
  );
}

/** Where the leg on paper leads; every list is a set of offers. */
function Aiming({ desk, state }: Omit<LetterProps, 'body'>) {
  const { view } = state;
  const entries = <T extends Parameters<DeskState['offers']>[0]>(type: T) =>
    state.offers(type).map((offer) => ({ action: offer.action, offer }));
  return (
    <div class="later-campaigns-aims">
      <Picker
        desk={desk}
        label={tell(deskWords.where)}
        offers={entries('target')}
        nameOf={(action) => aimName(action, view)}
        groupOf={(action) => aimGroup(action, view)}
      />
      <Picker
        desk={desk}
        label={tell(deskWords.farther)}
        offers={entries('farther')}
        nameOf={({ block }) => tell(deskWords.block, { place: blockName(view, block) })}
      />
      <Picker
        desk={desk}
        label={tell(deskWords.path)}
        offers={entries('pathFrom')}
        nameOf={({ place }) => placeName(view, place)}
      />
      <Picker
        desk={desk}
        label={tell(deskWords.pathTo, { place: placeName(view, state.draft.edit?.pathFrom ?? NOBODY) })}
        offers={entries('pathTo')}
        nameOf={({ place }) => placeName(view, place)}
      />
      <Picker
        desk={desk}
        label={tell(deskWords.by)}
        offers={entries('waypoint')}
        nameOf={({ place }) => placeName(view, place)}
      />
      <Picker
        desk={desk}
        label={tell(deskWords.under)}
        offers={entries('superior')}
        nameOf={({ leader }) => leaderName(view, leader)}
      />
    </div>
  );
}

/** What may be added to a leg that has its target: a date, what follows. */
function Further({ desk, state }: Omit<LetterProps, 'body'>) {
  const next = state.offers('append');
  return (
    <>
      <div class="later-campaigns-flags">
        {state.offers('flag').map((offer) => (
          <Button key={offer.action.flag} onClick={() => desk.choose([offer], null)}>
            {tell(deskWords[offer.action.flag])}
          </Button>
        ))}
      </div>
      {next.length > 0 && (
        <Kinds
          desk={desk}
          label={tell(deskWords.after)}
          kinds={next.map((offer) => ({ order: offer.action.order, offer }))}
        />
      )}
    </>
  );
}

/** NLC-12.2.5b: places the March is told to pass. */
const waysOf = (known: DeskState['known'], { waypoints }: Edit): string =>
  listed(waypoints.map((place) => placeName(known, place)));

function Writing({ desk, state, edit }: Omit<LetterProps, 'body'> & { readonly edit: Edit }) {
  const { known } = state;
  const paper = paperOf(known, edit);
  // Beside a letter in a wide window stands all that will come of it.
  const isBrief = useSizeClass() !== 'wide';
  const [finish] = state.offers('finish');
  const [drop] = state.offers('dropOrder');
  return (
    <>
      <ol class="later-campaigns-legs">
        {paper.legs.map((leg, i) => (
          <li key={`${i} ${leg.type}`} aria-current={i === edit.legs.length ? 'step' : undefined}>
            <OrderSign order={leg.type} />
            <span>
              {legInWords(known, leg)}
              {i === edit.legs.length && edit.waypoints.length > 0 && (
                <small>{tell(deskWords.chosenWay, { places: waysOf(known, edit) })}</small>
              )}
              <small>{tell(demandWords[leg.type])}</small>
            </span>
          </li>
        ))}
      </ol>
      {isBrief && isAimed(edit) && <Glance known={known} paper={paper} />}
      <Aiming desk={desk} state={state} />
      {isAimed(edit) && finish !== undefined && <WhyNone offers={[finish]} />}
      {isAimed(edit) && <Further desk={desk} state={state} />}
      <footer>
        {finish !== undefined && (
          <Button
            kind={isLegal(finish) ? 'primary' : 'plain'}
            refused={!isLegal(finish)}
            onClick={({ currentTarget }) => {
              // The next letter goes to somebody else.
              if (isLegal(finish)) desk.selection.value = null;
              desk.choose([finish], currentTarget instanceof Element ? currentTarget : null);
            }}
          >
            {tell(deskWords.seal)}
          </Button>
        )}
        {drop !== undefined && (
          <Button kind="ghost" onClick={() => desk.choose([drop], null)}>
            {tell(deskWords.tearUp)}
          </Button>
        )}
      </footer>
    </>
  );
}

/** Whoever came by keyboard goes on in the letter. */
function useFocus() {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('.later-campaigns-corps:focus-visible')) sheet.current?.focus();
  }, []);
  return sheet;
}

export function Letter({ desk, state, body }: LetterProps) {
  const { edit } = state.draft;
  const sheet = useFocus();
  const origin = edit === null ? null : originOf(state, edit);
  return (
    <section
      ref={sheet}
      class="later-campaigns-letter sheet"
      tabIndex={-1}
      aria-label={headOf(state, body)}
      data-goes-on=""
    >
      <header>
        {origin !== null && <p class="from">{origin}</p>}
        <h2>{headOf(state, body)}</h2>
        {edit === null && state.what !== 'badMove' && (
          <Button
            kind="ghost"
            icon="ui-close"
            label={tell(deskWords.putAway)}
            onClick={() => {
              desk.selection.value = null;
            }}
          />
        )}
      </header>
      {edit === null ? (
        <Beginning desk={desk} state={state} body={body} />
      ) : (
        <Writing desk={desk} state={state} edit={edit} />
      )}
    </section>
  );
}
