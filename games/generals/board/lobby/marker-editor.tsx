import type { EditorProps } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import { SIDE_NAME } from '../../names.ts';
import type { Options } from '../../options.ts';
import { OBJECTIVES } from '../../tables/objectives.ts';
import { BATTLE_SECTORS, type BattleSector, type Marker, SIDES } from '../../vocabulary.ts';
import { markerWords } from '../words/sentences-lobby.ts';

const kinds = [
  { kind: 'general', vp: 5, name: markerWords.general },
  { kind: 'flag', vp: 1, name: markerWords.smallFlag },
  { kind: 'flag', vp: 3, name: markerWords.bigFlag },
  { kind: 'rose', vp: 1, name: markerWords.smallRose },
  { kind: 'rose', vp: 3, name: markerWords.bigRose },
] as const;

const keyOf = ({ owner, kind, vp }: Pick<Marker, 'owner' | 'kind' | 'vp'>): string =>
  `${owner} ${kind} ${vp}`;

/** The marker a menu's value stands for; undefined: none. */
function markerFrom(sector: BattleSector, key: string): Marker | undefined {
  for (const owner of SIDES)
    for (const { kind, vp } of kinds)
      if (keyOf({ owner, kind, vp }) === key) return { sector, owner, kind, vp };
  return undefined;
}

/** Section 17: at most one marker per battle sector. */
export function MarkerEditor({ options, onChange }: EditorProps<Options>) {
  const markers: readonly Marker[] =
    typeof options.objectives === 'string' ? OBJECTIVES[options.objectives] : options.objectives;
  const put = (sector: BattleSector, key: string): void => {
    const others = markers.filter((marker) => marker.sector !== sector);
    const marker = markerFrom(sector, key);
    onChange({ ...options, side: 'B', objectives: marker === undefined ? others : [...others, marker] });
  };
  const rows = [3, 2, 1].map((row) => BATTLE_SECTORS.filter((sector) => sector.endsWith(String(row))));
  return (
    <div class="generals-marker-editor">
      {rows.flat().map((sector) => {
        const marker = markers.find((candidate) => candidate.sector === sector);
        return (
          <label key={sector}>
            <b class="num">{sector}</b>
            <select
              value={marker === undefined ? '' : keyOf(marker)}
              onChange={(event) => put(sector, event.currentTarget.value)}
            >
              <option value="">{tell(markerWords.none)}</option>
              {SIDES.map((side) => (
                <optgroup key={side} label={tell(markerWords.ofSide, { side: SIDE_NAME[side] })}>
                  {kinds.map(({ kind, vp, name: what }) => (
                    <option key={what} value={keyOf({ owner: side, kind, vp })}>
                      {tell(what, { side: SIDE_NAME[side], vp })}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
        );
      })}
    </div>
  );
}
