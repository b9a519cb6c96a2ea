// Ways to change a moment by one thing, to see whether a referee notices.
import type { Moment, Named, Offered } from '@grognard/referees/contract.ts';
import type { Doctor } from './fault-found.ts';

type Fields = { readonly [field: string]: unknown };

/** The first event of this type that `change` says something else about. */
export const otherEvent =
  (type: string, change: (event: Named) => Fields | null): Doctor =>
  (moment) => {
    const index = moment.events.findIndex((event) => event.type === type && change(event) !== null);
    const event = moment.events[index];
    if (event === undefined) return null;
    return { ...moment, events: moment.events.with(index, { ...event, ...change(event) }) };
  };

/** An event of this type that is not told at all. */
export const noEvent =
  (type: string): Doctor =>
  (moment) => {
    const event = moment.events.find((each) => each.type === type);
    return event === undefined ? null : { ...moment, events: moment.events.filter((each) => each !== event) };
  };

/** One die of this purpose shows another face. */
export const otherDie =
  (purpose: RegExp): Doctor =>
  (moment) => {
    const index = moment.drawn.findIndex((die) => purpose.test(die.purpose));
    const die = moment.drawn[index];
    if (die === undefined) return null;
    return { ...moment, drawn: moment.drawn.with(index, { ...die, value: (die.value % die.sides) + 1 }) };
  };

/** A position that came out otherwise, where `change` finds something to change. */
export const otherPosition =
  (change: (after: Fields, moment: Moment) => Fields | null): Doctor =>
  (moment) => {
    const changed = change(moment.after as Fields, moment);
    return changed === null ? null : { ...moment, after: { ...(moment.after as Fields), ...changed } };
  };

/** Something legal of this type that is not offered. */
export const lessOffered =
  (type: string): Doctor =>
  (moment) => {
    const all = moment.offers();
    const gone = all.find(({ action, against }) => action.type === type && against === null);
    if (gone === undefined) return null;
    const rest = all.filter((each) => JSON.stringify(each.action) !== JSON.stringify(gone.action));
    return { ...moment, offers: () => rest };
  };

/** Something a rule is against that is offered as if it were not. */
export const moreOffered =
  (type: string, isChosen: (offered: Offered) => boolean = () => true): Doctor =>
  (moment) => {
    const all = moment.offers();
    const barred = all.find((each) => each.action.type === type && each.against !== null && isChosen(each));
    if (barred === undefined) return null;
    return {
      ...moment,
      offers: () => all.map((each) => (each === barred ? { ...each, against: null } : each)),
    };
  };
