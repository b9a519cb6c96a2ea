// The formations of one's own side, each with its order, what that demands now and what it has lost.
import { tell } from '@grognard/desk/words/tell.ts';
import { useEffect, useRef } from 'preact/hooks';
import { bodySheet } from '../../changes/bodies.ts';
import { type CorpsReport, corpsIn, corpsReport } from '../../odds/corps-report.ts';
import type { Read } from '../../rule-types.ts';
import { type BodyId, NOBODY, type Side } from '../../vocabulary.ts';
import { bodyName, leaderName } from '../words/names.ts';
import { demandOf, lossesInWords, orderAfter, orderInForce, ordersToCome, owedNow } from './corps-lines.ts';
import { corpsWords, deskWords } from './words.ts';
import './staff.css';

interface CorpsListProps {
  readonly known: Read;
  readonly side: Side;
  readonly chosen: BodyId | null;
  /** Formations with an order of this turn on the desk. */
  readonly written?: readonly BodyId[];
  /** Headquarters and wing commanders who may be written to: they have no units. */
  readonly others?: readonly BodyId[];
  onPick(body: BodyId): void;
}

export function CorpsList({ known, side, chosen, written = [], others = [], onPick }: CorpsListProps) {
  return (
    <section class="later-campaigns-corps-list sheet" aria-label={tell(deskWords.corps)}>
      <h2>
        {tell(deskWords.corps)} <small>{tell(deskWords.corpsLosses)}</small>
      </h2>
      {corpsIn(known, side).map((body) => (
        <CorpsButton
          key={body}
          known={known}
          report={corpsReport(known, body)}
          isChosen={body === chosen}
          isWritten={written.includes(body)}
          onPick={onPick}
        />
      ))}
      {others.map((body) => (
        <button
          key={body}
          type="button"
          class="later-campaigns-corps"
          aria-pressed={body === chosen}
          onClick={() => onPick(body)}
        >
          <b>
            {bodyName(known, body)}
            {written.includes(body) && <Seal />}
          </b>
          <span class="demand">
            {tell(bodySheet(known, body).kind === 'hq' ? deskWords.moves : deskWords.leads)}
          </span>
        </button>
      ))}
    </section>
  );
}

const Seal = () => <i class="seal" role="img" aria-label={tell(deskWords.sealed)} />;

interface CorpsButtonProps {
  readonly known: Read;
  readonly report: CorpsReport;
  readonly isChosen: boolean;
  readonly isWritten: boolean;
  onPick(body: BodyId): void;
}

function CorpsButton({ known, report, isChosen, isWritten, onPick }: CorpsButtonProps) {
  const { body, leader, rating, lost, limit, isDemoralized } = report;
  const after = orderAfter(known, report);
  const owed = owedNow(known, report);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <button
      ref={button}
      type="button"
      class={isDemoralized ? 'later-campaigns-corps is-demoralized' : 'later-campaigns-corps'}
      aria-pressed={isChosen}
      onClick={() => onPick(body)}
    >
      <b>
        {bodyName(known, body)}
        {leader !== NOBODY && <i>{leaderName(known, leader)}</i>}
        <small>{tell(corpsWords.rating, { rating })}</small>
        {isWritten && <Seal />}
      </b>
      <span class="order">{orderInForce(known, report)}</span>
      {after !== null && <span class="after">{after}</span>}
      {ordersToCome(known, report).map((line) => (
        <span key={line} class="to-come">
          {line}
        </span>
      ))}
      <span class={owed === null ? 'demand' : 'demand is-owed'}>{owed ?? demandOf(report)}</span>
      <span class="losses">
        <span class="scale" aria-hidden="true">
          <span style={{ width: `${Math.min(100, (100 * lost) / limit)}%` }} />
        </span>
        {lossesInWords(report)}
      </span>
    </button>
  );
}
