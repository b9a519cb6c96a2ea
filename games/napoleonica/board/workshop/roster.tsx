// NAP-ARM: the roster, what it costs and by which arms.
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { costOf, pointsOf } from '../../army/points.ts';
import { goesWith } from '../../army/roster-rules.ts';
import { DETACHMENTS } from '../../data/detachments.ts';
import type { Enlisted } from '../../data/rosters.ts';
import { unitCard } from '../../data/units.ts';
import { ARMS, armOf } from '../../data/words.ts';
import { Figure } from '../drawing/field/miniatures.tsx';
import { ARM_NAME, BRANCH_NAME, typeName } from '../words/names.ts';
import { armyWords } from '../words/sentences-workshop.ts';
import type { ArmyWork } from './army-craft.ts';
import type { Looking } from './looking.ts';

interface RowProps {
  readonly work: ArmyWork;
  readonly looking: Looking;
  readonly enlisted: Enlisted;
  readonly place: number;
}

/** NAP-ARM.5: those of its own arm, with how many are left of each. */
function Detachments({ work, enlisted, place }: Omit<RowProps, 'looking'>) {
  const { army } = work.bench.draft;
  const open = DETACHMENTS.filter(
    ({ id, factions }) =>
      id === enlisted.detachment || (factions.includes(army.faction) && goesWith(id, enlisted.unit)),
  );
  if (open.length === 0) return null;
  const attach = (id: string): void => {
    const detachment = open.find((each) => each.id === id)?.id ?? null;
    work.change({ army: { ...army, units: army.units.with(place, { ...enlisted, detachment }) } });
  };
  const used = (id: string): number => army.units.filter(({ detachment }) => detachment === id).length;
  return (
    <select
      aria-label={tell(armyWords.detachment, { unit: typeName(enlisted.unit) })}
      value={enlisted.detachment ?? ''}
      onChange={(event) => attach(event.currentTarget.value)}
    >
      <option value="">{tell(armyWords.noDetachment)}</option>
      {open.map(({ id, name, cost, copies }) => (
        <option key={id} value={id}>
          {tell(armyWords.detachmentOf, { name, cost, left: Math.max(0, copies - used(id)) })}
        </option>
      ))}
    </select>
  );
}

function Row({ work, looking, enlisted, place }: RowProps) {
  const { army } = work.bench.draft;
  const card = unitCard(enlisted.unit);
  return (
    <li class={looking.unit === card.id ? 'is-looked-at' : ''}>
      <svg viewBox="-18 -44 36 46" aria-hidden="true">
        <Figure card={card} isFirst />
      </svg>
      <span class="who">
        <b>
          {card.name}
          {card.unique && ' ★'}
        </b>
        <small>{capital(BRANCH_NAME[card.branch])}</small>
      </span>
      <Detachments work={work} enlisted={enlisted} place={place} />
      <b class="num">{costOf(enlisted)}</b>
      <button
        type="button"
        class="btn"
        aria-label={tell(armyWords.remove, { unit: card.name })}
        onClick={() => work.change({ army: { ...army, units: army.units.toSpliced(place, 1) } })}
      >
        ×
      </button>
    </li>
  );
}

/** One bar: what each arm costs of what is allowed. */
function PointsByArm({ units, limit }: { readonly units: readonly Enlisted[]; readonly limit: number }) {
  const spent = ARMS.map((arm) => ({
    arm,
    points: pointsOf(units.filter(({ unit }) => armOf(unitCard(unit).branch) === arm)),
  })).filter(({ points }) => points > 0);
  const whole = Math.max(limit, pointsOf(units));
  return (
    <>
      <span class="napoleonica-arm-bar" aria-hidden="true">
        {spent.map(({ arm, points }) => (
          <i key={arm} class={`is-${arm}`} style={`width:${(points / whole) * 100}%`} />
        ))}
      </span>
      <p class="napoleonica-arm-key">
        {spent.map(({ arm, points }) => (
          <span key={arm}>
            <i class={`is-${arm}`} />
            {tell(armyWords.armPoints, { arm: ARM_NAME[arm], points })}
          </span>
        ))}
      </p>
    </>
  );
}

export function RosterPanel({ work, looking }: Pick<RowProps, 'work' | 'looking'>) {
  const { draft, limits: limit } = work.bench;
  const { units } = draft.army;
  const points = pointsOf(units);
  return (
    <section class="napoleonica-roster sheet">
      <h2>{tell(armyWords.roster)}</h2>
      <p class="total">
        <b>{tell(armyWords.points, { points, limit })}</b> <RuleLink rule="NAP-ARM.2" />
        {points <= limit && <small>{tell(armyWords.left, { count: limit - points })}</small>}
      </p>
      <PointsByArm units={units} limit={limit} />
      {units.length === 0 && <p>{tell(armyWords.empty)}</p>}
      <ul class="plain">
        {units.map((enlisted, place) => (
          <Row key={place} work={work} looking={looking} enlisted={enlisted} place={place} />
        ))}
      </ul>
    </section>
  );
}
