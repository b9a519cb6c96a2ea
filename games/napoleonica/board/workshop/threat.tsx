// What a point buys: the expected damage of every attack row of the roster.
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { unitCard } from '../../data/units.ts';
import { attackOdds } from '../../odds/attack-odds.ts';
import { KIND_NAME } from '../words/names.ts';
import { armyWords } from '../words/sentences-workshop.ts';
import type { ArmyWork } from './army-craft.ts';

const MOST = 4;

export function Threat({ work }: { readonly work: ArmyWork }) {
  const types = [...new Set(work.bench.draft.army.units.map(({ unit }) => unit))];
  const rows = types.map(unitCard).flatMap(({ id, name, attacks, crit }) =>
    attacks.map((row, i) => ({
      key: `${id}${i}`,
      name: tell(armyWords.row, { unit: name, kind: KIND_NAME[row.kind] }),
      kind: row.kind,
      expected: attackOdds(row.dice, row.kind, crit).expected,
    })),
  );
  return (
    <section class="napoleonica-threat sheet">
      <h2>{tell(armyWords.threat)}</h2>
      <p>{tell(armyWords.threatSay)}</p>
      {rows.map(({ key, name, kind, expected }) => (
        <p key={key} class="bar">
          <span>{capital(name)}</span>
          <i class={`is-${kind}`} style={`--p:${Math.min(100, (expected / MOST) * 100)}%`} />
          <b class="num">{expected.toFixed(2)}</b>
        </p>
      ))}
    </section>
  );
}
