// NLC-J.1 orderEdit: the way of a March, a superior, dates, and what follows.
import { nothingAgainst } from '@grognard/kernel';
import { bodySheet, leaderAt } from '../changes/bodies.ts';
import { placesInReach } from '../command/target-reach.ts';
import { theatreOf } from '../data/theatres.ts';
import type { OrdersFrame } from '../frames.ts';
import type { ActionOf, Flag } from '../grammar.ts';
import { linkedTo } from '../ground/hexes.ts';
import { corpsOf, followsCorps } from '../orders/divisions.ts';
import { isAttackType } from '../orders/legs.ts';
import type { Rule } from '../rule-types.ts';
import { beginEdit, type Edit, MOST_LEGS, MOST_WAYPOINTS } from '../staff/draft.ts';
import { editFrom, writeDraft, writeEdit } from '../staff/papers.ts';
import { perPlace } from '../staff/places-on-paper.ts';
import { legOnPaper, needsTarget, reachFrom, typesFor } from '../staff/writing.ts';
import { NOBODY, NOWHERE } from '../vocabulary.ts';

const byRoad = perPlace((place, theatre): ActionOf<'waypoint'> | null => {
  const [hex, second] = theatre.places[place]?.hexes ?? [];
  const isOnRoad = hex !== undefined && second === undefined && linkedTo(theatre, hex).length > 0;
  return isOnRoad ? { type: 'waypoint', place } : null;
});

/** NLC-12.2.5b: one-hex places on a road or trail, within 10 MP of the last. */
export const waypoint: Rule<OrdersFrame, 'waypoint'> = {
  type: 'waypoint',
  rule: 'NLC-12.2.5b',
  candidates(state, frame, seat) {
    const edit = editFrom(frame, seat);
    if (
      edit === null ||
      !(edit.type === 'march' || edit.hidden) ||
      edit.target === null ||
      edit.waypoints.length >= MOST_WAYPOINTS
    )
      return [];
    const theatre = theatreOf(state);
    const { waypoints } = edit;
    const last = waypoints.at(-1);
    const from = last === undefined ? reachFrom(state, edit) : (theatre.places[last]?.hexes ?? []);
    const all = byRoad(state, placesInReach(theatre, from).near);
    return waypoints.length === 0 ? all : all.filter(({ place }) => !waypoints.includes(place));
  },
  refuse: nothingAgainst,
  target: ({ place }) => ({ button: String(place) }),
  apply(_table, frame, seat, { place }) {
    const edit = editFrom(frame, seat);
    if (edit !== null) writeEdit(frame, seat, { waypoints: [...edit.waypoints, place] });
  },
};

export const superior: Rule<OrdersFrame, 'superior'> = {
  type: 'superior',
  rule: 'NLC-12.2.8a',
  candidates(state, frame, seat) {
    const edit = editFrom(frame, seat);
    if (edit === null || edit.type !== 'assign' || edit.superior !== NOBODY) return [];
    const { army, formation } = bodySheet(state, edit.recipient);
    const isDivision = formation !== edit.recipient;
    const isWithCorps = followsCorps(state, edit.recipient);
    // NLC-R171: only a formation joins a wing; a division that follows a corps is put under another.
    const present = isWithCorps ? corpsOf(state, edit.recipient) : NOBODY;
    return theatreOf(state).leaders.flatMap(({ army: its, role, commands }, leader) => {
      if (its !== army || leaderAt(state, leader).status !== 'map') return [];
      const isCorps = isDivision && role === 'formation' && commands[0] !== present;
      return isCorps || (role === 'wc' && !isWithCorps) ? [{ type: 'superior', leader }] : [];
    });
  },
  refuse: nothingAgainst,
  target: ({ leader }) => ({ button: String(leader) }),
  apply: (_table, frame, seat, { leader }) => writeEdit(frame, seat, { superior: leader }),
};

export const setFlag: Rule<OrdersFrame, 'flag'> = {
  type: 'flag',
  rule: 'NLC-12.5f',
  candidates({ options }, frame, seat) {
    const edit = editFrom(frame, seat);
    if (edit === null) return [];
    const { type, forced, nextDay, awaitAfter, from } = edit;
    const flags: Flag[] = [];
    if (options.fatigue && type === 'march' && !forced) flags.push('forced');
    if (options.hiddenMovement && mayBeHidden(edit)) flags.push('hidden');
    if (isAttackType(type) && !nextDay) flags.push('nextDay');
    // NLC-R054: a Bad Move is one leg, and nothing after it.
    if (!awaitAfter && from === NOWHERE && (type === 'march' || type === 'attack')) flags.push('await');
    return flags.map((flag) => ({ type: 'flag', flag }));
  },
  refuse: nothingAgainst,
  target: ({ flag }) => ({ button: flag }),
  apply(_table, frame, seat, { flag }) {
    writeEdit(frame, seat, flag === 'await' ? { awaitAfter: true } : { [flag]: true });
  },
};

/** NLC-R125: whatever has a route; not written by an opponent. */
const mayBeHidden = ({ type, hidden, from }: Edit): boolean =>
  !hidden && needsTarget(type) && from === NOWHERE;

/** NLC-12.5a */
export const append: Rule<OrdersFrame, 'append'> = {
  type: 'append',
  rule: 'NLC-12.5a',
  candidates(state, frame, seat) {
    const edit = editFrom(frame, seat);
    if (edit === null || edit.target === null || frame.what === 'badMove') return [];
    if (edit.legs.length + 1 >= MOST_LEGS || !(edit.type === 'march' || edit.type === 'attack')) return [];
    return typesFor(state, edit.sender, edit.recipient, false).map((order) => ({ type: 'append', order }));
  },
  refuse: nothingAgainst,
  target: ({ order }) => ({ button: order }),
  apply({ state }, frame, seat, { order }) {
    const edit = editFrom(frame, seat);
    if (edit === null) return;
    const { sender, recipient, awaitAfter, hidden } = edit;
    const legs = [...edit.legs, legOnPaper(state, edit)];
    writeDraft(frame, seat, { edit: { ...beginEdit(sender, recipient, order, legs), awaitAfter, hidden } });
  },
};
