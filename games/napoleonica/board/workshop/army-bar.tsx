// Name, faction and limit of the army, steps back and forth, text, saving.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { Steps } from '@grognard/desk/workshop/steps.tsx';
import { type TextDoor, TextDoors } from '@grognard/desk/workshop/text-doors.tsx';
import { FACTIONS, type Faction } from '../../data/words.ts';
import { ARMY } from '../drawing/field/figures.tsx';
import { EMBLEM } from '../drawing/field/miniatures.tsx';
import { FACTION_NAME } from '../words/names.ts';
import { armyWords } from '../words/sentences-workshop.ts';
import { type ArmyWork, LIMITS } from './army-craft.ts';
import { LONGEST_NAME, writeArmy } from './army-text.ts';

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

export function ArmyBar({ work, door, onDoor }: BarProps) {
  const { draft, limits } = work.bench;
  const isSaved = writeArmy(draft) === draft.base;
  return (
    <div class="napoleonica-bench-bar">
      <input
        class="napoleonica-work-name"
        aria-label={tell(armyWords.name)}
        maxLength={LONGEST_NAME}
        value={draft.name}
        onChange={(event) => work.rename(event.currentTarget.value)}
      />
      <Factions work={work} />
      <select
        aria-label={tell(armyWords.limit)}
        value={limits}
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
      <Steps work={work} />
      <TextDoors open={door} onOpen={onDoor} />
      <Button kind="primary" onClick={work.save}>
        {tell(isSaved ? armyWords.saved : armyWords.save)}
      </Button>
    </div>
  );
}
