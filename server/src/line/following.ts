// Which open lines there are: whose each is, and which tables it follows.
import type { PersonId, TableId } from '@grognard/protocol';
import type { Ear } from './newsroom.ts';

export interface Following {
  join(ear: Ear): void;
  leave(ear: Ear): void;
  follow(ear: Ear, table: TableId): void;
  of(person: PersonId): readonly Ear[];
  at(table: TableId): readonly Ear[];
  all(): readonly Ear[];
  people(): readonly PersonId[];
  isHere(person: PersonId): boolean;
  readonly count: number;
}

function added<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const there = map.get(key);
  if (there === undefined) map.set(key, new Set([value]));
  else there.add(value);
}

function taken<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const there = map.get(key);
  there?.delete(value);
  if (there?.size === 0) map.delete(key);
}

export function openLines(): Following {
  const followed = new Map<Ear, Set<TableId>>();
  const byTable = new Map<TableId, Set<Ear>>();
  const byPerson = new Map<PersonId, Set<Ear>>();
  return {
    join(ear) {
      followed.set(ear, new Set());
      added(byPerson, ear.person, ear);
    },
    leave(ear) {
      for (const table of followed.get(ear) ?? []) taken(byTable, table, ear);
      followed.delete(ear);
      taken(byPerson, ear.person, ear);
    },
    follow(ear, table) {
      followed.get(ear)?.add(table);
      added(byTable, table, ear);
    },
    of: (person) => [...(byPerson.get(person) ?? [])],
    at: (table) => [...(byTable.get(table) ?? [])],
    all: () => [...followed.keys()],
    people: () => [...byPerson.keys()],
    isHere: (person) => byPerson.has(person),
    get count() {
      return followed.size;
    },
  };
}
