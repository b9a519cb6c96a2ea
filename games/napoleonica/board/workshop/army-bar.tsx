// The bar of the army builder: faction and limit beside what every bar has.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { BenchBar } from '@grognard/desk/workshop/bench-bar.tsx';
import type { TextDoor } from '@grognard/desk/workshop/text-doors.tsx';
import { FACTIONS, type Faction } from '../../data/words.ts';
import { ARMY } from '../drawing/field/figures.tsx';
import { EMBLEM } from '../drawing/field/miniatures.tsx';
import { FACTION_NAME } from '../words/names.ts';
import { armyWords } from '../words/sentences-workshop.ts';
import { type ArmyWork, LIMITS } from './army-craft.ts';

function Factions({ work }: { readonly work: ArmyWork }) {
  const { draft } = work.bench;
  const enlist = (faction: Faction): void => {
    const count = draft.army.units.length;
    work.open(
      { ...draft, army: { faction, units: [] } },
      count === 0 ? null : tell(armyWords.stayBehind, { count, faction: FACTION_NAME[faction] }),
    );
  };
  return (
    <span class="seg" role="radiogroup" aria-label={tell(armyWords.faction)}>
      {FACTIONS.map((faction) => (
        <label key={faction} style={`--nat:var(--${ARMY[faction]});--nat-on:var(--${ARMY[faction]}-on)`}>
          <input
            type="radio"
            name="faction"
            checked={draft.army.faction === faction}
            onChange={() => enlist(faction)}
          />
          <Icon name={EMBLEM[faction]} />
          {capital(FACTION_NAME[faction])}
        </label>
      ))}
    </span>
  );
}

interface BarProps {
  readonly work: ArmyWork;
  readonly door: TextDoor;
  onDoor(door: TextDoor): void;
}

export const ArmyBar = ({ work, door, onDoor }: BarProps) => (
  <BenchBar work={work} door={door} onDoor={onDoor}>
    <Factions work={work} />
    <select
      aria-label={tell(armyWords.limit)}
      value={work.bench.limits}
      onChange={(event) => {
        const limit = Number(event.currentTarget.value);
        work.setBench((old) => ({ ...old, limits: limit }));
      }}
    >
      {LIMITS.map((limit) => (
        <option key={limit} value={limit}>
          {tell(armyWords.limitOf, { limit })}
        </option>
      ))}
    </select>
  </BenchBar>
);
