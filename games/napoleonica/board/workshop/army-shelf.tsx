// Armies kept on this device, and the recommended ones of the faction to begin with.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { newDraft } from '@grognard/desk/workshop/bench.ts';
import { BrokenWorks } from '@grognard/desk/workshop/broken-works.tsx';
import { nameAfter } from '@grognard/desk/workshop/craft.ts';
import type { Saved } from '@grognard/desk/workshop/shelf.ts';
import { pointsOf } from '../../army/points.ts';
import { refuseRoster } from '../../army/roster-rules.ts';
import { ROSTERS } from '../../data/rosters.ts';
import { EMBLEM } from '../drawing/field/miniatures.tsx';
import { ROSTER_NAMES, rosterLabel, rosterTitle } from '../words/roster-names.ts';
import { armyWords } from '../words/sentences-workshop.ts';
import { type ArmyWork, armyCraft } from './army-craft.ts';
import type { NamedArmy } from './army-text.ts';

function Kept({ work, saved }: { readonly work: ArmyWork; readonly saved: Saved<NamedArmy> }) {
  const { army, id, name } = saved;
  const refusal = refuseRoster(army.faction, army.units, work.bench.limits);
  const points = pointsOf(army.units);
  return (
    <Button current={id === work.bench.draft.id} onClick={() => work.openSaved(saved)}>
      <Icon name={EMBLEM[army.faction]} />
      <span>
        {name}
        <small>
          {refusal === null
            ? tell(armyWords.keptReady, { points })
            : tell(armyWords.keptDraft, { points, rule: refusal.rule })}
        </small>
      </span>
    </Button>
  );
}

export function ArmyShelf({ work }: { readonly work: ArmyWork }) {
  const { draft } = work.bench;
  const { id, name, army } = draft;
  const copy = { name: nameAfter(name, tell(armyWords.copy), armyCraft), army };
  const begin = (fresh: NamedArmy): void =>
    work.open(newDraft(fresh), tell(armyWords.begun, { name: fresh.name }));
  const beginWith = (value: string): void => {
    const code = ROSTER_NAMES.find((each) => each === value);
    begin(
      code === undefined
        ? { name: tell(armyWords.emptyName), army: { faction: army.faction, units: [] } }
        : { name: rosterTitle(code), army: ROSTERS[code] },
    );
  };
  return (
    <section class="napoleonica-shelf" aria-label={tell(armyWords.yours)}>
      {work.shelf.saved.length === 0 && <span>{tell(armyWords.none)}</span>}
      {work.shelf.saved.map((saved) => (
        <Kept key={saved.id} work={work} saved={saved} />
      ))}
      <span class="desk-acts">
        <select
          aria-label={tell(armyWords.begin)}
          value=""
          onChange={(event) => {
            beginWith(event.currentTarget.value);
            event.currentTarget.value = '';
          }}
        >
          <option value="">{tell(armyWords.begin)}</option>
          <option value="empty">{tell(armyWords.nobody)}</option>
          {ROSTER_NAMES.filter((code) => ROSTERS[code].faction === army.faction).map((code) => (
            <option key={code} value={code}>
              {rosterLabel(code)}
            </option>
          ))}
        </select>
        <Button onClick={() => begin(copy)}>{tell(armyWords.duplicate)}</Button>
        {id !== null && <Button onClick={() => work.remove(id, name)}>{tell(armyWords.delete)}</Button>}
      </span>
      <BrokenWorks work={work} />
    </section>
  );
}
