import type { Json, Target } from '@grognard/kernel';
import type { GuideStep, Interlude, NextAction } from '../contract/guide.ts';
import { say } from '../words/say.ts';
import { translate } from '../words/tell.ts';

/** What the coach says of a decision, without what he would do: stars around what is set in bold. */
export interface Aside extends Pick<Interlude, 'title' | 'rule'> {
  readonly text: string;
}

/** A step of the guided battle as a game writes it down: about its view, and only as much as there is to say. */
export interface Lesson<V = Json, A = Json>
  extends Aside,
    Pick<Interlude<V, A>, 'next' | 'isOneStroke' | 'isOnDesk'> {
  readonly aside?: string;
  readonly show?: (view: V) => readonly Target[];
  readonly learnt: string;
  done(view: V): boolean;
  readonly wants?: (action: A) => boolean;
}

export const stepOf = <V, A>({
  title,
  text,
  aside,
  learnt,
  show,
  done,
  wants,
  ...lesson
}: Lesson<V, A>): GuideStep<V, A> => ({
  ...lesson,
  title: translate(title),
  text: say(text),
  aside: aside === undefined ? null : translate(aside),
  learnt: translate(learnt),
  show: ({ view }) => show?.(view) ?? [],
  isDone: ({ view }) => done(view),
  wants: wants ?? null,
});

/** The coach's aside about the decision of the moment, with what he would do. */
export const interludeOf = <V, A>(
  { title, text, ...aside }: Aside,
  next: NextAction<V, A>,
): Interlude<V, A> => ({
  ...aside,
  title: translate(title),
  text: say(text),
  next,
});
