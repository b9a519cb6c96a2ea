// NLC-J.1 orderEdit: a mission put on paper in the small steps the rules know, checked before it is proposed.

import { type Frozen, isFrameOf, type Seat, withDrafts } from '@grognard/kernel';
import { target } from '../../actions/aim-order.ts';
import { begin } from '../../actions/begin-order.ts';
import { finishOrder } from '../../actions/desk.ts';
import { placesInReach } from '../../command/target-reach.ts';
import { Context } from '../../context.ts';
import { theatreOf } from '../../data/theatres.ts';
import { type OrdersFrame, ordersFrame } from '../../frames.ts';
import type { Action, Aim } from '../../grammar.ts';
import { isHidden } from '../../orders/hidden-march.ts';
import type { Read } from '../../rule-types.ts';
import { beginEdit, type Draft, type Edit } from '../../staff/draft.ts';
import { draftFrom } from '../../staff/papers.ts';
import { blockOf } from '../../staff/places-on-paper.ts';
import { legOnPaper, paperOf, reachFrom } from '../../staff/writing.ts';
import { type LeaderId, NOBODY } from '../../vocabulary.ts';
import type { Mission, Task } from './missions.ts';

/** A desk on which orders are tried out: the draft as it would be, and the steps that lead to it. */
export class Desk {
  readonly #state: Read;
  readonly #seat: Seat;
  /** What rules have prepared holds for one draft only. */
  #context: Context;
  #frame: Frozen<OrdersFrame>;
  readonly steps: Action[] = [];

  constructor(state: Read, frame: Frozen<OrdersFrame>, seat: Seat) {
    this.#state = state;
    this.#seat = seat;
    this.#context = new Context(state);
    this.#frame = frame;
  }

  /** Writes the whole order, or nothing if some rule is against it. */
  write(sender: LeaderId, mission: Mission): boolean {
    const was = this.#frame;
    this.#context = new Context(this.#state);
    const steps = this.#stepsFor(sender, mission);
    if (steps === null) this.#frame = was;
    else this.steps.push(...steps);
    return steps !== null;
  }

  #stepsFor(sender: LeaderId, { body, tasks }: Mission): readonly Action[] | null {
    const [first, ...more] = tasks;
    if (first === undefined) return null;
    // NLC-20.1.3a: whoever marches hidden may change his way alone, and the staff is content with it.
    if (sender === NOBODY && isHidden(this.#state, body)) return null;
    const opening = { type: 'begin', sender, recipient: body, order: first.type } as const;
    if (begin.refuse(this.#state, this.#frame, this.#seat, opening, this.#context) !== null) return null;
    const from = this.#frame.from;
    const aimed = this.#aim({ ...beginEdit(sender, body, first.type), from }, first);
    if (aimed === null) return null;
    const steps: Action[] = [opening, ...aimed.steps];
    let { edit } = aimed;
    for (const task of more) {
      const legs = [...edit.legs, legOnPaper(this.#state, edit)];
      const next = this.#aim(beginEdit(sender, body, task.type, legs), task);
      if (next === null) return null;
      steps.push({ type: 'append', order: task.type }, ...next.steps);
      edit = next.edit;
    }
    return this.#finish(edit) ? [...steps, { type: 'finish' }] : null;
  }

  /** The near places by themselves, far ones after their block of the map was opened. */
  #aim(edit: Edit, { type, place }: Task): { readonly edit: Edit; readonly steps: readonly Action[] } | null {
    if (type === 'reserve') return { edit, steps: [] };
    const at: Aim = place === NOBODY ? { kind: 'supply' } : { kind: 'place', place };
    const { near, far } = placesInReach(theatreOf(this.#state), reachFrom(this.#state, edit));
    const isFar = at.kind === 'place' && !near.includes(place);
    if (isFar && !far.includes(place)) return null;
    const aim = { type: 'target', at } as const;
    const open = this.#with({ edit });
    if (target.refuse(this.#state, open, this.#seat, aim, this.#context) !== null) return null;
    const aimed =
      at.kind === 'place'
        ? { ...edit, target: at }
        : { ...edit, target: { kind: 'supply', army: this.#armyOf(edit) } as const };
    const block = { type: 'farther', block: isFar ? blockOf(theatreOf(this.#state), place) : 0 } as const;
    return { edit: aimed, steps: isFar ? [block, aim] : [aim] };
  }

  #armyOf({ recipient }: Edit): number {
    return theatreOf(this.#state).bodies[recipient]?.army ?? 0;
  }

  #finish(edit: Edit): boolean {
    const open = this.#with({ edit });
    if (finishOrder.refuse(this.#state, open, this.#seat, { type: 'finish' }, this.#context) !== null)
      return false;
    const { papers } = draftFrom(this.#frame, this.#seat);
    this.#frame = this.#with({ edit: null, papers: [...papers, paperOf(this.#state, edit)] });
    return true;
  }

  /** The frame as it would be with this changed on one's own desk. */
  #with(patch: Partial<Draft>): Frozen<OrdersFrame> {
    const draft = { ...draftFrom(this.#frame, this.#seat), ...patch };
    const made = withDrafts(ordersFrame, this.#frame, { [this.#seat]: draft });
    return isFrameOf(ordersFrame, made) ? made : this.#frame;
  }
}
