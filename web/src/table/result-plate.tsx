import type { Plate, PlateRow, Sum } from '@grognard/desk';
import { Die } from '@grognard/desk/parts/die.tsx';
import { Sentence } from '@grognard/desk/parts/sentence.tsx';
import type { Target } from '@grognard/kernel';
import { Fragment } from 'preact';
import type { TableSession } from './table-session.ts';

interface OnPlate {
  readonly session: TableSession;
  readonly scene: unknown;
}

/** Two at most: who fights, and whom. */
const fighters = ({ about }: PlateRow): readonly Target[] =>
  about.filter((target) => 'unit' in target).slice(0, 2);

function Fighter({ session, scene, target }: OnPlate & { readonly target: Target }) {
  const { board, shown } = session;
  const { Likeness } = board;
  return (
    <div class="fighter">
      {Likeness !== undefined && <Likeness target={target} scene={scene} state={shown.value} />}
      <b>{board.targetName?.(target, shown.value)}</b>
    </div>
  );
}

/** '+4 Melee' below each other; where they have no names, one after the other. */
const Added = ({ added = [], modifiers }: Sum) =>
  added.length === 0 ? (
    modifiers !== '' && <i class="num">{modifiers}</i>
  ) : (
    <span class="added">
      {added.map(({ value, label }, i) => (
        <span key={i}>
          <i class={value.startsWith('+') ? 'num good' : 'num bad'}>{value}</i> {label}
        </span>
      ))}
    </span>
  );

function Roll({ sum }: { readonly sum: Sum }) {
  const { die, more = [], total, note } = sum;
  return (
    <div class="roll">
      <span class="dice">
        {[die, ...more].map((thrown, i) => (
          <Fragment key={i}>
            <Die {...thrown} />
            <span class="sr">{thrown.face}</span>
          </Fragment>
        ))}
      </span>
      <span class="sum">
        <Added {...sum} />
        <span class="equals">=</span>
        <b class="total num">{total}</b>
        <span class="note">{note}</span>
      </span>
    </div>
  );
}

function Row({ row, order, ...plate }: OnPlate & { readonly row: PlateRow; readonly order: number }) {
  const [one, other] = fighters(row);
  const { Dice } = row;
  return (
    <article style={{ '--order': order }}>
      {one !== undefined && <Fighter {...plate} target={one} />}
      <div class="rolls">
        {Dice !== undefined && (
          <span class="dice">
            <Dice />
          </span>
        )}
        {row.sums.map((sum, i) => (
          <Roll key={i} sum={sum} />
        ))}
        <p class="outcome">
          <Sentence text={row.text} />
        </p>
      </div>
      {other !== undefined && <Fighter {...plate} target={other} />}
    </article>
  );
}

/** Above that many, rows are small. */
const FEW = 2;

/** A fight from near: who, the dice, the sums, and what they came to, one after the other. */
export const ResultPlate = ({ session, scene, plate }: OnPlate & { readonly plate: Plate }) => (
  <section class={plate.rows.length > FEW ? 'plate is-long' : 'plate'} aria-hidden="true">
    <h2>{plate.title}</h2>
    <div class="rows">
      {plate.rows.map((row, i) => (
        <Row key={i} session={session} scene={scene} row={row} order={i} />
      ))}
    </div>
  </section>
);
