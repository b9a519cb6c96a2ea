// NAP-REI.2: the Reinforcement tablet, from the top line down; what may be moved now is pressed there.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { unitCard } from '../../../data/units.ts';
import type { UnitTypeId } from '../../../data/words.ts';
import type { BattleView } from '../../../view.ts';
import { LINES, type Line, type Player } from '../../../vocabulary.ts';
import type { Desk, Offer } from '../../desk.ts';
import { typeName } from '../../words/names.ts';
import { inTheTray } from '../../words/sentences.ts';
import { Figure } from '../field/miniatures.tsx';

const LETTER: { readonly [line in Line]: string } = { line3: '3', line2: '2', line1: '1', deployment: 'D' };

const offersFor = (desk: Desk, model: UnitTypeId, line: Line): readonly Offer[] =>
  legalIn(desk.offers()).filter(
    ({ action }) =>
      (action.type === 'point' || action.type === 'regenerate') &&
      action.model === model &&
      action.line === line,
  );

function Model({
  desk,
  model,
  line,
}: {
  readonly desk: Desk;
  readonly model: UnitTypeId;
  readonly line: Line;
}) {
  const offers = desk.isLive.value ? offersFor(desk, model, line) : [];
  return (
    <button
      type="button"
      class={`napoleonica-model${offers.length > 0 ? ' is-legal' : ''}`}
      aria-label={typeName(model)}
      title={typeName(model)}
      onClick={(event) => desk.choose(offers, event.currentTarget)}
    >
      <svg viewBox="-18 -34 36 36" aria-hidden="true">
        <Figure card={unitCard(model)} isFirst={false} />
      </svg>
    </button>
  );
}

export function Tablet({
  desk,
  battle,
  owner,
}: {
  readonly desk: Desk;
  readonly battle: BattleView;
  readonly owner: Player;
}) {
  const { tablet } = battle.players[owner];
  return (
    <section class={`napoleonica-tablet sheet of-${owner}`} aria-label={tell(inTheTray.tablet)}>
      <b>{tell(inTheTray.tablet)}</b>
      {LINES.map((line) => (
        <div key={line} class="line">
          <i class="num">{LETTER[line]}</i>
          <span>
            {tablet[line].map((model, i) => (
              <Model key={i} desk={desk} model={model} line={line} />
            ))}
          </span>
          {(tablet[line].length === 0 || line === 'deployment') && (
            <small>{tell(inTheTray.tabletLines[line])}</small>
          )}
        </div>
      ))}
    </section>
  );
}
