// Answers about what was looked at last: positions, their fields, groups on the move. Whoever plays looks at one or two of
// them again and again, and never at those before: a few places are found sooner than a table of all that are left in memory.

const PLACES = 16;

export interface Recent<Owner extends object, Answer> {
  get(owner: Owner): Answer | undefined;
  set(owner: Owner, answer: Answer): void;
}

export function recentBy<Owner extends object, Answer>(): Recent<Owner, Answer> {
  const owners: (Owner | null)[] = new Array<null>(PLACES).fill(null);
  const answers: (Answer | undefined)[] = new Array<undefined>(PLACES).fill(undefined);
  let newest = 0;
  const placeOf = (owner: Owner): number => {
    if (owners[newest] === owner) return newest;
    return owners.indexOf(owner);
  };
  return {
    get: (owner) => {
      const place = placeOf(owner);
      return place < 0 ? undefined : answers[place];
    },
    set: (owner, answer) => {
      const place = placeOf(owner);
      newest = place < 0 ? (newest + 1) % PLACES : place;
      owners[newest] = owner;
      answers[newest] = answer;
    },
  };
}
