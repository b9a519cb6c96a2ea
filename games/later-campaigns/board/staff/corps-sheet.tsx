// One formation on a sheet of its own: its orders, what they demand now, every unit and what it has lost.
import { Icon } from '@grognard/desk/look/icon.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { theatreOf } from '../../data/theatres.ts';
import { corpsReport } from '../../odds/corps-report.ts';
import { knownPosition } from '../../odds/known-position.ts';
import { type BodyId, NOBODY, sideOfSeat } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';
import { bodyName, leaderName } from '../words/names.ts';
import { demandOf, lossesInWords, orderAfter, orderInForce, ordersToCome, owedNow } from './corps-lines.ts';
import { corpsWords } from './words.ts';
import './staff.css';

export function CorpsSheet({ desk, body }: { readonly desk: Desk; readonly body: BodyId }) {
  const { view } = desk.shown.value;
  if (sideOfSeat(view.viewer) === null || !view.bodies.some((own) => own.body === body)) return null;
  const known = knownPosition(view, view.viewer);
  const report = corpsReport(known, body);
  const { leader, rating, owing, mustTouch, units } = report;
  const sheets = theatreOf(view).units;
  return (
    <section class="later-campaigns-corps-sheet sheet">
      <h2>
        {bodyName(known, body)}
        {leader !== NOBODY && <small>{leaderName(known, leader)}</small>}
        <small>{tell(corpsWords.rating, { rating })}</small>
      </h2>
      <p>
        <b>{orderInForce(known, report)}</b>
      </p>
      <p>{orderAfter(known, report)}</p>
      {ordersToCome(known, report).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{demandOf(report)}</p>
      <p class="owed">{owedNow(known, report)}</p>
      <p>{lossesInWords(report)}</p>
      <details>
        <summary>{tell(corpsWords.units, { count: units.length })}</summary>
        <ul>
          {units.map((id) => {
            const { lost = 0, disrupted = false } = known.units[id] ?? {};
            const owes = owing.includes(id) || mustTouch === id;
            return (
              <li key={id} class={owes ? 'is-owing' : ''}>
                {tell(corpsWords.unit, {
                  unit: sheets[id]?.name ?? '',
                  strength: sheets[id]?.steps[lost] ?? 0,
                })}
                {disrupted && <Icon name="mk-disarray" label={tell(corpsWords.disrupted)} />}
              </li>
            );
          })}
        </ul>
      </details>
    </section>
  );
}
