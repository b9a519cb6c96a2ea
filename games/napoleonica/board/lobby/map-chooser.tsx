// NAP-SCN.11, NAP-SCN.12: where a battle is fought: the scenario's own map, another one of the box, or one of the shelf.
import type { EditorProps } from '@grognard/desk';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { tell, told } from '@grognard/desk/words/tell.ts';
import { useShelf } from '@grognard/desk/workshop/use-shelf.ts';
import { type Refusal, sameJson } from '@grognard/kernel';
import { useId } from 'preact/hooks';
import { type ChosenMap, mapRows, refuseCustomBattle } from '../../army/custom-battle.ts';
import { MAP_IDS, MAPS } from '../../data/maps.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import type { Options } from '../../options.ts';
import { refuseMapFor } from '../../options-check.ts';
import { mapCraft } from '../map-editor/map-craft.ts';
import type { NamedMap } from '../map-editor/map-text.ts';
import { USUAL_CUSTOM } from './custom-battle.ts';
import { MiniMap } from './map-picture.tsx';
import { mapOf } from './slots.ts';
import { lobbyWords } from './words.ts';

/** NAP-SCN.11: why the battle cannot be fought there. */
const refuseMapIn = ({ scenario, custom }: Options, map: ChosenMap): Refusal | null =>
  scenario === 'custom'
    ? refuseCustomBattle({ ...(custom ?? USUAL_CUSTOM), map })
    : refuseMapFor(scenario, map);

/** A map that was drawn brings its zones and Landmarks into a battle of one's own. */
function onMap(options: Options, map: ChosenMap, sheet: NamedMap | null): Options {
  if (options.scenario !== 'custom')
    return { ...options, map: map === SCENARIOS[options.scenario].map ? null : map };
  const custom = options.custom ?? USUAL_CUSTOM;
  const { zones, landmarks } = sheet ?? custom;
  return { ...options, custom: { ...custom, map, zones, landmarks } };
}

interface PictureProps extends EditorProps<Options> {
  readonly group: string;
  readonly name: string;
  readonly map: ChosenMap;
  readonly sheet: NamedMap | null;
}

function MapChoice({ options, onChange, group, name, map, sheet }: PictureProps) {
  const refusal = refuseMapIn(sheet === null ? options : onMap(options, map, sheet), map);
  const isChosen = sameJson(mapOf(options), map);
  return (
    <label class={refusal === null ? '' : 'is-refused'}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        disabled={refusal !== null && !isChosen}
        onChange={() => onChange(onMap(options, map, sheet))}
      />
      <MiniMap rows={mapRows(map)} />
      <span>{name}</span>
      {refusal !== null && (
        <small>
          {told(refusal.text, refusal.with)} {refusal.rule}
        </small>
      )}
    </label>
  );
}

export function MapChooser({ options, onChange }: EditorProps<Options>) {
  const group = useId();
  const { saved } = useShelf(mapCraft).shelf;
  const isKept = typeof mapOf(options) === 'string' || saved.some(({ map }) => sameJson(map, mapOf(options)));
  const box = MAP_IDS.filter((id) => options.scenario === 'custom' || refuseMapIn(options, id) === null);
  const shared = { options, onChange, group };
  return (
    <>
      <span class="napoleonica-maps" role="radiogroup" aria-label={tell(lobbyWords.map)}>
        {box.map((id) => (
          <MapChoice key={id} {...shared} name={MAPS[id].name} map={id} sheet={null} />
        ))}
        {saved.map((sheet) => (
          <MapChoice key={sheet.id} {...shared} name={sheet.name} map={sheet.map} sheet={sheet} />
        ))}
        {!isKept && (
          <MapChoice {...shared} name={tell(lobbyWords.mapKeptNowhere)} map={mapOf(options)} sheet={null} />
        )}
      </span>
      <p class="napoleonica-draw-maps">
        <a href="#/decks/napoleonica/maps">{tell(lobbyWords.drawMaps)}</a> <RuleLink rule="NAP-SCN.12" />
      </p>
    </>
  );
}
