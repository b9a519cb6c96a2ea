import type { EditorProps } from '@grognard/web/lobby.ts';
import { OBJECTIVES } from '../../tables/objectives.ts';
import { BATTLE_SECTORS, type BattleSector, type Marker, type Side } from '../../vocabulary.ts';
import { optionsFrom, optionsOut } from './options.ts';

const kinds = [
  { kind: 'general', vp: 5, name: 'General, 5 VP' },
  { kind: 'flag', vp: 1, name: 'Small flag, 1 VP' },
  { kind: 'flag', vp: 3, name: 'Big flag, 3 VP' },
  { kind: 'rose', vp: 1, name: 'Small rose, 1 VP once' },
  { kind: 'rose', vp: 3, name: 'Big rose, 3 VP once' },
] as const;
const owners: readonly { readonly side: Side; readonly name: string }[] = [
  { side: 'white', name: 'White’s' },
  { side: 'black', name: 'Black’s' },
];

const keyOf = ({ owner, kind, vp }: Pick<Marker, 'owner' | 'kind' | 'vp'>): string =>
  `${owner} ${kind} ${vp}`;

/** The marker a menu's value stands for; undefined: none. */
function markerFrom(sector: BattleSector, key: string): Marker | undefined {
  for (const { side: owner } of owners)
    for (const { kind, vp } of kinds)
      if (keyOf({ owner, kind, vp }) === key) return { sector, owner, kind, vp };
  return undefined;
}

/** Section 17: at most one marker per battle sector. */
export function MarkerEditor({ options: raw, onChange }: EditorProps) {
  const options = optionsFrom(raw);
  const markers: readonly Marker[] =
    typeof options.objectives === 'string' ? OBJECTIVES[options.objectives] : options.objectives;
  const put = (sector: BattleSector, key: string): void => {
    const others = markers.filter((marker) => marker.sector !== sector);
    const marker = markerFrom(sector, key);
    onChange(
      optionsOut({ ...options, side: 'B', objectives: marker === undefined ? others : [...others, marker] }),
    );
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
              {owners.map(({ side, name }) => (
                <optgroup key={side} label={name}>
                  {kinds.map(({ kind, vp, name: what }) => (
                    <option key={what} value={keyOf({ owner: side, kind, vp })}>
                      {name} {what}
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
