import type { EditorProps } from '@grognard/desk';
import { SIDE_NAME } from '../../names.ts';
import type { Options } from '../../options.ts';
import { OBJECTIVES } from '../../tables/objectives.ts';
import { BATTLE_SECTORS, type BattleSector, type Marker, SIDES } from '../../vocabulary.ts';

const kinds = [
  { kind: 'general', vp: 5, name: 'General, 5 VP' },
  { kind: 'flag', vp: 1, name: 'Small flag, 1 VP' },
  { kind: 'flag', vp: 3, name: 'Big flag, 3 VP' },
  { kind: 'rose', vp: 1, name: 'Small rose, 1 VP once' },
  { kind: 'rose', vp: 3, name: 'Big rose, 3 VP once' },
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
              <option value="">No marker</option>
              {SIDES.map((side) => (
                <optgroup key={side} label={`${SIDE_NAME[side]}’s`}>
                  {kinds.map(({ kind, vp, name: what }) => (
                    <option key={what} value={keyOf({ owner: side, kind, vp })}>
                      {SIDE_NAME[side]}’s {what}
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
