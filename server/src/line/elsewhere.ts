// Who is on another process of this server. A process that falls silent takes its people with it.
import type { PersonId } from '@grognard/protocol';

export type ProcessId = string;

/** Three beats that did not come. */
const longestSilence = 60_000;
export const BEAT = 20_000;

interface Neighbour {
  readonly people: Set<PersonId>;
  heard: number;
}

export interface Elsewhere {
  hear(at: ProcessId, person: PersonId, isHere: boolean): void;
  /** Whether the process was known. */
  alive(at: ProcessId): boolean;
  forgetSilent(): void;
  isHere(person: PersonId): boolean;
}

export function peopleElsewhere(now: () => number): Elsewhere {
  const neighbours = new Map<ProcessId, Neighbour>();
  function neighbour(at: ProcessId): Neighbour {
    const found = neighbours.get(at) ?? { people: new Set(), heard: 0 };
    found.heard = now();
    neighbours.set(at, found);
    return found;
  }
  return {
    hear(at, person, isHere) {
      const { people } = neighbour(at);
      if (isHere) people.add(person);
      else people.delete(person);
    },
    alive(at) {
      const isKnown = neighbours.has(at);
      neighbour(at);
      return isKnown;
    },
    forgetSilent() {
      for (const [at, { heard }] of neighbours) if (heard < now() - longestSilence) neighbours.delete(at);
    },
    isHere: (person) => [...neighbours.values()].some(({ people }) => people.has(person)),
  };
}
