// Name of the map, steps back and forth, text, saving; below it the shelf.
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { newDraft } from '@grognard/desk/workshop/bench.ts';
import { BrokenWorks } from '@grognard/desk/workshop/broken-works.tsx';
import { nameAfter } from '@grognard/desk/workshop/craft.ts';
import { Steps } from '@grognard/desk/workshop/steps.tsx';
import { type TextDoor, TextDoors } from '@grognard/desk/workshop/text-doors.tsx';
import { MAP_IDS, MAPS } from '../../data/maps.ts';
import { MiniMap } from '../lobby/map-picture.tsx';
import { mapWords } from '../words/sentences-maps.ts';
import { freshMap, type MapWork, mapCraft } from './map-craft.ts';
import { LONGEST_NAME, type NamedMap, writeMap } from './map-text.ts';

interface BarProps {
  readonly work: MapWork;
  readonly door: TextDoor;
  onDoor(door: TextDoor): void;
}

export function MapBar({ work, door, onDoor }: BarProps) {
  const { draft } = work.bench;
  const isSaved = writeMap(draft) === draft.base;
  return (
    <div class="napoleonica-bench-bar">
      <input
        class="napoleonica-work-name"
        aria-label={tell(mapWords.name)}
        maxLength={LONGEST_NAME}
        value={draft.name}
        onChange={(event) => work.rename(event.currentTarget.value)}
      />
      <Steps work={work} />
      <TextDoors open={door} onOpen={onDoor} />
      <Button kind="primary" onClick={work.save}>
        {tell(isSaved ? mapWords.saved : mapWords.save)}
      </Button>
    </div>
  );
}

/** Maps kept on this device, and those of the box to begin with. */
export function MapShelf({ work }: { readonly work: MapWork }) {
  const { draft } = work.bench;
  const { id, name } = draft;
  const begin = (sheet: NamedMap): void =>
    work.open(newDraft(sheet), tell(mapWords.begun, { name: sheet.name }));
  const beginWith = (value: string): void => {
    const box = MAP_IDS.find((each) => each === value);
    begin(box === undefined ? mapCraft.first : freshMap(MAPS[box].name, MAPS[box].rows));
  };
  const copy = { ...draft, name: nameAfter(name, tell(mapWords.copy), mapCraft) };
  return (
    <section class="napoleonica-shelf" aria-label={tell(mapWords.yours)}>
      {work.shelf.saved.length === 0 && <span>{tell(mapWords.none)}</span>}
      {work.shelf.saved.map((saved) => (
        <Button key={saved.id} current={saved.id === id} onClick={() => work.openSaved(saved)}>
          <MiniMap rows={saved.map} />
          {saved.name}
        </Button>
      ))}
      <span class="desk-acts">
        <select
          aria-label={tell(mapWords.begin)}
          value=""
          onChange={(event) => {
            beginWith(event.currentTarget.value);
            event.currentTarget.value = '';
          }}
        >
          <option value="">{tell(mapWords.begin)}</option>
          <option value="plain">{tell(mapWords.plain)}</option>
          {MAP_IDS.map((each) => (
            <option key={each} value={each}>
              {MAPS[each].name}
            </option>
          ))}
        </select>
        <Button onClick={() => begin(copy)}>{tell(mapWords.duplicate)}</Button>
        {id !== null && <Button onClick={() => work.remove(id, name)}>{tell(mapWords.delete)}</Button>}
      </span>
      <BrokenWorks work={work} />
    </section>
  );
}
