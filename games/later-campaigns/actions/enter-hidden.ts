// NLC-20.1.5: a due formation or party comes in unseen, its leader with it.
import { no } from '@grognard/kernel';
import { bodyIn, hexIn } from '../against/asked.ts';
import { unitAt } from '../changes/units.ts';
import type { MovementFrame } from '../frames.ts';
import { type DueGroup, dueGroups } from '../movement/entering.ts';
import { bodyName, hexName } from '../names.ts';
import { bodiesToHide, comeInHidden, mayComeUnseen, routeFrom } from '../orders/entering-hidden.ts';
import type { Read, Rule } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import type { BodyId, UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { refusals } from '../words/refusals.ts';

const groupOf = (state: Read, due: readonly DueGroup[], body: BodyId): DueGroup | undefined =>
  due.find((group) => bodiesToHide(state, group).includes(body));

const waitingOf = (state: Read, due: readonly DueGroup[], body: BodyId): readonly UnitId[] =>
  (groupOf(state, due, body)?.units ?? []).filter((id) => unitAt(state, id).body === body);

export const enterHidden: Rule<MovementFrame, 'enterHidden'> = {
  type: 'enterHidden',
  rule: 'NLC-20.1.5',
  *candidates(state, { side }, _seat, context) {
    for (const group of context.due(side))
      for (const body of bodiesToHide(state, group))
        for (const hex of group.hexes) yield { type: 'enterHidden', body, hex };
  },
  against(state, { side }, _seat, asked, context) {
    const [body, hex] = [bodyIn(state, asked, 'body'), hexIn(state, asked, 'hex')];
    if (body === null || hex === null) return null;
    const group = groupOf(state, context.due(side), body);
    if (group === undefined) return no('NLC-20.1.5', illegal.comesInSeen, { body: bodyName(state, body) });
    const at = group.hexes.map((each) => hexName(state, each)).join(', ');
    return no('NLC-9.4', illegal.enterElsewhere, { hex: at });
  },
  refuse(state, { side }, _seat, { body, hex }, context) {
    const facts = { body: bodyName(state, body), hex: hexName(state, hex) };
    if (routeFrom(state, body, hex).length < 2) return no('NLC-20.1.1a', refusals.noWayToHide, facts);
    return mayComeUnseen(state, body, waitingOf(state, context.due(side), body), hex)
      ? null
      : no('NLC-20.1.1c', refusals.entersInSight, facts);
  },
  target: ({ hex }) => ({ hex }),
  apply(table, { side }, _seat, { body, hex }) {
    const { state } = table;
    comeInHidden(state, body, waitingOf(state, dueGroups(state, side), body), hex);
    table.emit({ type: 'enteredHidden', rule: 'NLC-20.1.5', only: seatOfBody(state, body), body, hex });
  },
};
