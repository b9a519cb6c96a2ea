// NAP-ARM: the roster, what it costs, and every rule it breaks.
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { tell, told } from '@grognard/desk/words/tell.ts';
import { costOf, pointsOf } from '../../army/points.ts';
import { goesWith, rosterFaults } from '../../army/roster-rules.ts';
import { DETACHMENTS } from '../../data/detachments.ts';
import type { Enlisted } from '../../data/rosters.ts';
import { unitCard } from '../../data/units.ts';
import { Figure } from '../drawing/field/miniatures.tsx';
import { typeName } from '../words/names.ts';
import { armyWords } from '../words/sentences-workshop.ts';
import type { ArmyWork } from './army-craft.ts';

interface RowProps {
  readonly work: ArmyWork;
  readonly enlisted: Enlisted;
  readonly place: number;
}

function Detachments({ work, enlisted, place }: RowProps) {
  const { army } = work.bench.draft;
  const open = DETACHMENTS.filter(
    ({ id, factions }) => factions.includes(army.faction) && goesWith(id, enlisted.unit),
  );
  if (open.length === 0) return null;
  const attach = (id: string): void =>
    work.change({
      army: {
        ...army,
        units: army.units.with(place, {
          ...enlisted,
          detachment: open.find((each) => each.id === id)?.id ?? null,
        }),
      },
    });
  return (
    <select
      aria-label={tell(armyWords.detachment, { unit: typeName(enlisted.unit) })}
      value={enlisted.detachment ?? ''}
      onChange={(event) => attach(event.currentTarget.value)}
    >
      <option value="">{tell(armyWords.noDetachment)}</option>
      {open.map(({ id, name, cost }) => (
        <option key={id} value={id}>
          {tell(armyWords.detachmentOf, { name, cost })}
        </option>
      ))}
    </select>
  );
}

function Row({ work, enlisted, place }: RowProps) {
  const { army } = work.bench.draft;
  const name = typeName(enlisted.unit);
  return (
    <li>
      <svg viewBox="-18 -44 36 46" aria-hidden="true">
        <Figure card={unitCard(enlisted.unit)} isFirst />
      </svg>
      <b>{name}</b>
      <Detachments work={work} enlisted={enlisted} place={place} />
      <span class="num">{costOf(enlisted)}</span>
      <button
        type="button"
        class="btn"
        aria-label={tell(armyWords.remove, { unit: name })}
        onClick={() => work.change({ army: { ...army, units: army.units.toSpliced(place, 1) } })}
      >
        ×
      </button>
    </li>
  );
}

export function RosterPanel({ work }: { readonly work: ArmyWork }) {
  const { draft, limits: limit } = work.bench;
  const { units } = draft.army;
  const points = pointsOf(units);
  const faults = rosterFaults(draft.army, limit);
  return (
    <section class="napoleonica-roster sheet">
      <h2>{tell(armyWords.roster)}</h2>
      <p class="total">
        <b>{tell(armyWords.points, { points, limit })}</b>
        {points <= limit && <small>{tell(armyWords.left, { count: limit - points })}</small>}
      </p>
      <meter min={0} max={limit} value={points} aria-label={tell(armyWords.points, { points, limit })} />
      {units.length === 0 && <p>{tell(armyWords.empty)}</p>}
      <ul class="plain">
        {units.map((enlisted, place) => (
          <Row key={place} work={work} enlisted={enlisted} place={place} />
        ))}
      </ul>
      <h2>{tell(armyWords.march)}</h2>
      {faults.length === 0 && <p class="ready">{tell(armyWords.ready)}</p>}
      {faults.map(({ rule, text, with: facts }) => (
        <div key={`${rule}${text}`} class="note bad">
          <p>
            {told(text, facts)} <RuleLink rule={rule} />
          </p>
        </div>
      ))}
    </section>
  );
}
