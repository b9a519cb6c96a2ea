// NAP-TRN.5, NAP-TRN.14: battles so far and to come, with their limits; total VP and the head start they are worth.
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Notebook } from '../../army/notebook.ts';
import { MAPS } from '../../data/maps.ts';
import { headStart } from '../../tournament/head-start.ts';
import { isDecisive, limitOf, type Series } from '../../tournament/state.ts';
import { type ByPlayer, PLAYERS } from '../../vocabulary.ts';
import { sideAmong } from '../words/memory.ts';
import { notebookWords as words } from '../words/sentences-notebook.ts';

function Row({ series, battle }: { readonly series: Series; readonly battle: number }) {
  const { preliminaries, records } = series;
  const record = records[battle - 1];
  const terms = { battle, preliminaries };
  const name = isDecisive(terms)
    ? tell(words.decisive)
    : record === undefined
      ? tell(words.battleNumber, { number: battle })
      : MAPS[record.map].name;
  return (
    <tr class={battle === records.length + 1 ? 'is-now' : ''}>
      <th scope="row">{name}</th>
      <td>{limitOf(terms)}</td>
      {PLAYERS.map((player) => (
        <td key={player} class={record?.winner === player ? 'won' : ''}>
          {record?.vp[player] ?? ''}
        </td>
      ))}
    </tr>
  );
}

function startInWords(notebooks: ByPlayer<Notebook>): string {
  const start = headStart(notebooks);
  const ahead = PLAYERS.find((player) => start[player] > 0);
  return ahead === undefined
    ? tell(words.headStartNone)
    : tell(words.headStart, { player: capital(sideAmong(notebooks, ahead)), vp: start[ahead] });
}

export function Standings({
  series,
  notebooks,
}: {
  readonly series: Series;
  readonly notebooks: ByPlayer<Notebook>;
}) {
  return (
    <section class="standings" aria-label={tell(words.standings)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{tell(words.battle)}</th>
            <th scope="col">{tell(words.limit)}</th>
            {PLAYERS.map((player) => (
              <th key={player} scope="col">
                {capital(sideAmong(notebooks, player))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: series.preliminaries + 1 }, (_, i) => (
            <Row key={i} series={series} battle={i + 1} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {tell(words.totalVp)}
            </th>
            {PLAYERS.map((player) => (
              <td key={player}>{notebooks[player].vp}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p class="remark">
        {startInWords(notebooks)} <RuleLink rule="NAP-TRN.14" />
      </p>
    </section>
  );
}
