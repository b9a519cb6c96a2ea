import type { Tools } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { tell, told } from '@grognard/desk/words/tell.ts';
import { Limits } from '@grognard/desk/workshop/limits.tsx';
import type { DeckFault } from '../../decks/deck-rules.ts';
import { type Mend, mendingOf } from '../../decks/mending.ts';
import { cardName, unitCardName } from '../words/names.ts';
import { limitWords } from '../words/sentences-workshop.ts';
import { InitiativeCurve, PointsByArm } from './charts.tsx';
import type { DeckWork } from './deck-craft.ts';
import { toMend } from './foot-bar.tsx';
import { limitLines } from './limit-lines.ts';
import { PointsLine } from './points-line.tsx';

interface PanelProps {
  readonly work: DeckWork;
  readonly faults: readonly DeckFault[];
  readonly tools: Tools;
}

function mendLabel({ verb, card: id, by: count }: Mend, isUnit: boolean): string {
  const card = isUnit ? unitCardName(id) : cardName(id);
  const [once, often] =
    verb === 'add' ? [limitWords.add, limitWords.addSome] : [limitWords.remove, limitWords.removeSome];
  return count > 1 ? tell(often, { card, count }) : tell(once, { card });
}

/** A thing that is wrong: the fact, the rule, and one button that mends it. */
function Mending({ work, fault }: { readonly work: DeckWork; readonly fault: DeckFault }) {
  const mend = mendingOf(work.bench.draft.deck, fault, work.bench.limits);
  return (
    <li class="note bad">
      <p>
        {told(fault.text, fault.with)} <RuleLink rule={fault.rule} />
      </p>
      {mend !== null && (
        <Button onClick={() => work.change({ deck: mend.deck })}>
          {mendLabel(mend, fault.path === '.units')}
        </Button>
      )}
    </li>
  );
}

/** What the table will agree on: the builder measures by it, the deck does not carry it. */
function Agreement({ work }: { readonly work: DeckWork }) {
  const { limits } = work.bench;
  const set = (part: Partial<typeof limits>): void =>
    work.setBench((old) => ({ ...old, limits: { ...old.limits, ...part } }));
  return (
    <div class="saga-agreement">
      <label>
        {tell(limitWords.pointsAllowed)}
        <input
          type="number"
          min="1"
          max="10000"
          step="50"
          value={limits.armyPoints}
          onChange={(event) => {
            const points = Math.round(event.currentTarget.valueAsNumber);
            if (points > 0) set({ armyPoints: Math.min(points, 10_000) });
          }}
        />
      </label>
      <label>
        <input
          type="checkbox"
          checked={limits.outflank}
          onChange={(event) => set({ outflank: event.currentTarget.checked })}
        />
        {tell(limitWords.withOutflank)}
      </label>
      <RuleLink rule="SAG-20.1" />
    </div>
  );
}

/** Points, limits, and what is still to be mended. */
export function LimitsPanel({ work, faults, tools }: PanelProps) {
  const { deck } = work.bench.draft;
  return (
    <aside class="saga-deck-side sheet" aria-label={tell(limitWords.title)}>
      <h2>{tell(limitWords.title)}</h2>
      <p class="saga-deck-points">
        <PointsLine work={work} /> <RuleLink rule="SAG-20.1" />
      </p>
      <PointsByArm deck={deck} most={work.bench.limits.armyPoints} />
      <Limits lines={limitLines(deck)} />
      <p
        class={faults.length === 0 ? 'saga-deck-verdict is-kept' : 'saga-deck-verdict is-broken'}
        role="status"
      >
        {toMend(faults)}
      </p>
      {faults.length > 0 && (
        <ul class="plain saga-faults">
          {faults.map((fault) => (
            <Mending key={`${fault.rule} ${fault.text} ${fault.card ?? ''}`} work={work} fault={fault} />
          ))}
        </ul>
      )}
      <InitiativeCurve deck={deck} />
      <Agreement work={work} />
      <Button icon="ui-play" href={tools.newGame}>
        {tell(limitWords.newBattle)}
      </Button>
    </aside>
  );
}
