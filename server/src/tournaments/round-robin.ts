// Everybody meets everybody, by the circle method: the first stays, the others move one place on each round. With an odd
// number one person has a round off, each of them once.
import type { PersonId } from '@grognard/protocol';
import type { Round } from './meetings.ts';

export function roundRobin(people: readonly PersonId[]): readonly Round[] {
  const circle: (PersonId | null)[] = [...people, ...(people.length % 2 === 1 ? [null] : [])];
  const half = circle.length / 2;
  return Array.from({ length: circle.length - 1 }, (_, n) => {
    const [first, ...others] = circle;
    const turned = [first, ...others.slice(n), ...others.slice(0, n)];
    return Array.from({ length: half }, (_, i) => [turned[i], turned.at(-1 - i)]).flatMap(([a, b]) => {
      const one = a ?? b;
      if (one === null || one === undefined) return [];
      return [{ one, other: (one === a ? b : a) ?? null }];
    });
  });
}
