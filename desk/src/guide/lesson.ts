import type { Json, Target } from '@grognard/kernel';
import type { GuideStep, Interlude } from '../contract/guide.ts';

/** A step of the guided battle as a game writes it down: about its view, and only as much as there is to say. */
export interface Lesson<V = Json, A = Json> extends Interlude<V, A> {
  readonly aside?: string;
  readonly show?: (view: V) => readonly Target[];
  readonly learnt: string;
  done(view: V): boolean;
  readonly wants?: (action: A) => boolean;
}

export const stepOf = <V, A>({ aside, show, done, wants, ...lesson }: Lesson<V, A>): GuideStep<V, A> => ({
  ...lesson,
  aside: aside ?? null,
  show: ({ view }) => show?.(view) ?? [],
  isDone: ({ view }) => done(view),
  wants: wants ?? null,
});

/** What the coach says of a decision, without what he would do. */
export type Aside = Pick<Interlude, 'title' | 'text' | 'rule'>;
