import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { MessageLine } from '@grognard/desk/workshop/message-line.tsx';
import { useUndoKeys } from '@grognard/desk/workshop/use-undo-keys.ts';
import { useWorkbench } from '@grognard/desk/workshop/use-workbench.ts';
import { UNITS } from '../../data/units.ts';
import { UnitCard } from '../drawing/unit-card.tsx';
import { FACTION_NAME } from '../words/names.ts';
import { armyWords } from '../words/sentences-workshop.ts';
import { ArmyBar, ArmyShelf } from './army-bar.tsx';
import { type ArmyWork, armyCraft } from './army-craft.ts';
import { ArmyTextPanel } from './army-text-panel.tsx';
import { RosterPanel } from './roster.tsx';
import { Threat } from './threat.tsx';
import './army.css';
import '../drawing/field/figures.css';

function Units({ work }: { readonly work: ArmyWork }) {
  const { army } = work.bench.draft;
  return (
    <section class="napoleonica-army-units sheet">
      <h2>{tell(armyWords.units, { faction: capital(FACTION_NAME[army.faction]) })}</h2>
      <ul class="plain">
        {UNITS.filter(({ faction }) => faction === army.faction).map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={tell(armyWords.add, { unit: name })}
              onClick={() =>
                work.change({ army: { ...army, units: [...army.units, { unit: id, detachment: null }] } })
              }
            >
              <UnitCard type={id} />
              <span class="count num">{army.units.filter(({ unit }) => unit === id).length}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** NAP-ARM: units, detachments, and what still keeps the army from marching. */
export function ArmyBuilder() {
  const work: ArmyWork = useWorkbench(armyCraft);
  useUndoKeys(work);
  return (
    <div class="napoleonica-army">
      <ArmyBar work={work} />
      <ArmyShelf work={work} />
      <MessageLine work={work} />
      <div class="napoleonica-army-bench">
        <Units work={work} />
        <div class="napoleonica-army-side">
          <RosterPanel work={work} />
          <Threat work={work} />
          <ArmyTextPanel work={work} />
        </div>
      </div>
    </div>
  );
}
