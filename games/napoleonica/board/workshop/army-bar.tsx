// Name, faction and limit of the army, steps back and forth, saving.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { newDraft, stepBack, stepForth } from '@grognard/desk/workshop/bench.ts';
import { ROSTERS } from '../../data/rosters.ts';
import { FACTIONS, type Faction } from '../../data/words.ts';
import { EMBLEM } from '../drawing/field/miniatures.tsx';
import { FACTION_NAME } from '../words/names.ts';
import { armyWords } from '../words/sentences-workshop.ts';
import { type ArmyWork, LIMITS } from './army-craft.ts';
import { LONGEST_NAME, writeArmy } from './army-text.ts';

function Factions({ work }: { readonly work: ArmyWork }) {
  const { army } = work.bench.draft;
  const enlist = (faction: Faction): void => work.change({ army: { faction, units: [] } });
  return (
    <span class="seg" role="radiogroup" aria-label={tell(armyWords.faction)}>
      {FACTIONS.map((faction) => (
        <label key={faction}>
          <input
            type="radio"
            name="faction"
            checked={army.faction === faction}
            onChange={() => enlist(faction)}
          />
          <Icon name={EMBLEM[faction]} />
          {capital(FACTION_NAME[faction])}
        </label>
      ))}
    </span>
  );
}

export function ArmyBar({ work }: { readonly work: ArmyWork }) {
  const { draft, past, future, limits } = work.bench;
  const isSaved = writeArmy(draft) === draft.base;
  return (
    <div class="napoleonica-army-bar">
      <input
        class="napoleonica-army-name"
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
      <Button refused={past.length === 0} onClick={() => work.setBench(stepBack)}>
        {tell(armyWords.undo)}
      </Button>
      <Button refused={future.length === 0} onClick={() => work.setBench(stepForth)}>
        {tell(armyWords.redo)}
      </Button>
      <Button kind="primary" onClick={work.save}>
        {tell(isSaved ? armyWords.saved : armyWords.save)}
      </Button>
    </div>
  );
}

/** Armies kept on this device, and the recommended ones of the faction to begin with. */
export function ArmyShelf({ work }: { readonly work: ArmyWork }) {
  const { draft } = work.bench;
  const { id, name } = draft;
  return (
    <div class="napoleonica-army-shelf">
      <b>{tell(armyWords.yours)}</b>
      {work.shelf.saved.length === 0 && <span>{tell(armyWords.none)}</span>}
      {work.shelf.saved.map((saved) => (
        <Button key={saved.id} current={saved.id === id} onClick={() => work.openSaved(saved)}>
          {saved.name}
        </Button>
      ))}
      {id !== null && <Button onClick={() => work.remove(id, name)}>{tell(armyWords.delete)}</Button>}
      <b>{tell(armyWords.readyMade)}</b>
      {Object.entries(ROSTERS)
        .filter(([, army]) => army.faction === draft.army.faction)
        .map(([code, army]) => (
          <Button key={code} onClick={() => work.open(newDraft({ name: code, army }))}>
            {code}
          </Button>
        ))}
    </div>
  );
}
