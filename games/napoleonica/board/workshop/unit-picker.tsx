// NAP-CMP.1: the units of the faction, each card large enough to read, with how many of it are enlisted.
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { Stepper } from '@grognard/desk/workshop/stepper.tsx';
import { UNITS } from '../../data/units.ts';
import { ARMS, type Arm, armOf } from '../../data/words.ts';
import { UnitCard } from '../drawing/unit-card.tsx';
import { ARM_NAME, FACTION_NAME } from '../words/names.ts';
import { armyWords } from '../words/sentences-workshop.ts';
import type { ArmyWork } from './army-craft.ts';
import type { Looking } from './looking.ts';

interface PickerProps {
  readonly work: ArmyWork;
  readonly looking: Looking;
}

function Pick({ work, looking, type }: PickerProps & { readonly type: (typeof UNITS)[number] }) {
  const { army } = work.bench.draft;
  const { id, name, cost, unique } = type;
  const copies = army.units.filter(({ unit }) => unit === id).length;
  const put = (count: number): void => {
    const units =
      count > copies
        ? [...army.units, { unit: id, detachment: null }]
        : army.units.toSpliced(
            army.units.findLastIndex(({ unit }) => unit === id),
            1,
          );
    work.change({ army: { ...army, units } });
  };
  return (
    <li class={copies === 0 ? 'is-out' : ''}>
      <div class={looking.unit === id ? 'look is-looked-at' : 'look'}>
        <UnitCard type={id} />
        <button
          type="button"
          aria-pressed={looking.unit === id}
          aria-label={tell(armyWords.look, { unit: name })}
          onClick={() => looking.look(looking.unit === id ? null : id)}
        />
      </div>
      <span class="foot">
        <b class="num">{tell(armyWords.limitOf, { limit: cost })}</b>
        <Stepper
          name={name}
          copies={copies}
          most={unique ? 1 : null}
          onChange={put}
          onRefused={() => work.setMessage({ text: tell(armyWords.onlyOne, { unit: name }) })}
        />
      </span>
    </li>
  );
}

function Arms({ looking, arms }: { readonly looking: Looking; readonly arms: readonly Arm[] }) {
  const choose = (arm: Arm): void => looking.show(looking.arm === arm ? null : arm);
  return (
    <span class="arms">
      {arms.map((arm) => (
        <button
          key={arm}
          type="button"
          class="btn"
          aria-pressed={looking.arm === arm}
          onClick={() => choose(arm)}
        >
          {capital(ARM_NAME[arm])}
        </button>
      ))}
    </span>
  );
}

export function UnitPicker({ work, looking }: PickerProps) {
  const { faction } = work.bench.draft.army;
  const own = UNITS.filter((card) => card.faction === faction);
  const arms = ARMS.filter((arm) => own.some(({ branch }) => armOf(branch) === arm));
  const shown = own.filter(
    ({ branch }) => looking.arm === null || !arms.includes(looking.arm) || armOf(branch) === looking.arm,
  );
  return (
    <section class="napoleonica-units sheet">
      <header>
        <h2>{tell(armyWords.units, { faction: FACTION_NAME[faction] })}</h2>
        <Arms looking={looking} arms={arms} />
      </header>
      <ul class="plain">
        {shown.map((type) => (
          <Pick key={type.id} work={work} looking={looking} type={type} />
        ))}
      </ul>
    </section>
  );
}
