// Armies kept on this device, and the recommended ones of the faction to begin with.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { BenchShelf } from '@grognard/desk/workshop/bench-shelf.tsx';
import { pointsOf } from '../../army/points.ts';
import { refuseRoster } from '../../army/roster-rules.ts';
import { ROSTERS } from '../../data/rosters.ts';
import { EMBLEM } from '../drawing/field/miniatures.tsx';
import { ROSTER_NAMES, rosterLabel, rosterTitle } from '../words/roster-names.ts';
import { armyWords } from '../words/sentences-workshop.ts';
import type { ArmyWork } from './army-craft.ts';
import type { NamedArmy } from './army-text.ts';

function Face({ saved, limit }: { readonly saved: NamedArmy; readonly limit: number }) {
  const { army, name } = saved;
  const refusal = refuseRoster(army.faction, army.units, limit);
  const points = pointsOf(army.units);
  return (
    <>
      <Icon name={EMBLEM[army.faction]} />
      <span>
        {name}
        <small>
          {refusal === null
            ? tell(armyWords.keptReady, { points })
            : tell(armyWords.keptDraft, { points, rule: refusal.rule })}
        </small>
      </span>
    </>
  );
}

export function ArmyShelf({ work }: { readonly work: ArmyWork }) {
  const { faction } = work.bench.draft.army;
  const nobody = { name: tell(armyWords.emptyName), army: { faction, units: [] } };
  const recommended = ROSTER_NAMES.filter((code) => ROSTERS[code].faction === faction).map((code) => ({
    name: rosterLabel(code),
    work: { name: rosterTitle(code), army: ROSTERS[code] },
  }));
  return (
    <BenchShelf
      work={work}
      beginnings={[{ name: tell(armyWords.nobody), work: nobody }, ...recommended]}
      face={(saved) => <Face saved={saved} limit={work.bench.limits} />}
    />
  );
}
