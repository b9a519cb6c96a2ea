// NAP-SET.3, NAP-SCN.10: what lies on each unique-terrain slot when it is agreed on.
import type { EditorProps } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import { hexName } from '../../data/field.ts';
import { SLOT_TILES, type SlotTile, TERRAIN } from '../../data/terrain.ts';
import type { Options } from '../../options.ts';
import { slotsOf } from './slots.ts';
import { lobbyWords } from './words.ts';

export function TilesEditor({ options, onChange }: EditorProps<Options>) {
  const slots = slotsOf(options);
  const tiles: readonly SlotTile[] = slots.map((_, i) => options.tiles[i] ?? SLOT_TILES[0]);
  const lay = (place: number, code: string): void => {
    const tile = SLOT_TILES.find((each) => each === code) ?? SLOT_TILES[0];
    onChange({ ...options, tiles: tiles.with(place, tile) });
  };
  return (
    <div class="napoleonica-terms">
      {slots.map((hex, i) => (
        <label key={hex} class="napoleonica-term">
          <span>{tell(lobbyWords.tileOn, { hex: hexName(hex) })}</span>
          <select value={tiles[i]} onChange={(event) => lay(i, event.currentTarget.value)}>
            {SLOT_TILES.map((tile) => (
              <option key={tile} value={tile}>
                {TERRAIN[tile].name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
