import type { Fighter, Plate, PlateRow, Sum } from '@grognard/desk';
import { Die } from '@grognard/desk/parts/die.tsx';
import { Sentence } from '@grognard/desk/parts/sentence.tsx';
import type { TableSession } from './table-session.ts';

interface OnPlate {
  readonly session: TableSession;
  readonly scene: unknown;
}

function Face({ session, scene, fighter }: OnPlate & { readonly fighter: Fighter }) {
  const { board, shown } = session;
  const { Likeness } = board;
  return (
    <div class="fighter">
      {Likeness !== undefined && <Likeness target={fighter.target} scene={scene} state={shown.value} />}
      <b>{fighter.name}</b>
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
          <i class={value.startsWith('+') ? 'num good' : 'num bad'}>{value}</i>{' '}
          <span class="label">{label}</span>
        </span>
      ))}
    </span>
  );

const Roll = ({ sum }: { readonly sum: Sum }) => (
  <div class="roll">
    <span class="dice">
      {[sum.die, ...(sum.more ?? [])].map((thrown, i) => (
        <Die key={i} {...thrown} />
      ))}
    </span>
    <span class="sum">
      <Added {...sum} />
      {sum.modifiers !== '' && <span>=</span>}
      <b class="total num">{sum.total}</b>
      {sum.note !== '' && <span class="said">{sum.note}</span>}
    </span>
  </div>
);

function Row({ row, order, ...plate }: OnPlate & { readonly row: PlateRow; readonly order: number }) {
  const { who, what, sums, Dice, outcome } = row;
  const [one, other] = who;
  return (
    <article style={{ '--order': order }} class={sums.length > 1 ? 'is-opposed' : undefined}>
      {one !== undefined && <Face {...plate} fighter={one} />}
      <div class="rolls">
        {what !== undefined && (
          <p class="what">
            <Sentence text={what} />
          </p>
        )}
        {Dice !== undefined && (
          <span class="dice">
            <Dice />
          </span>
        )}
        <div class="sums">
          {sums.map((sum, i) => (
            <Roll key={i} sum={sum} />
          ))}
        </div>
        {outcome !== undefined && (
          <p class="outcome">
            <Sentence text={outcome} />
          </p>
        )}
      </div>
      {other !== undefined && <Face {...plate} fighter={other} />}
    </article>
  );
}

/** A fight from near: who, the dice, the sums, and what they came to, one after the other. */
export const ResultPlate = ({ session, scene, plate }: OnPlate & { readonly plate: Plate }) => (
  <section class={plate.rows.length > 1 ? 'plate is-long' : 'plate'} aria-hidden="true">
    <h2>{plate.title}</h2>
    {plate.rows.map((row, i) => (
      <Row key={i} session={session} scene={scene} row={row} order={i} />
    ))}
  </section>
);
