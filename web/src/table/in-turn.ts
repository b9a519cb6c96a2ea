/** Presses may come faster than answers: each waits for the one before, so that none is out of date. */
export type InTurn = <T>(act: () => Promise<T>) => Promise<T>;

export function queue(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const turn = last.then(act);
    last = turn.catch(() => {});
    return turn;
  };
}
