import { thinkingLock } from '@grognard/protocol';

/** So long a reader looks at the first question before anything is fetched that it does not need. */
const SETTLED = 800;

interface Waiting {
  /** The machines may think: at once, or when somebody who is asked first has had time to look. */
  end(isSomebodyAsked: boolean): void;
}

/** While somebody sits down the machines wait: what they think with is fetched after what the first decision needs. */
export function keepMachinesWaiting(id: string): Waiting {
  let free: () => void = () => {};
  const isFree = new Promise<void>((resolve) => {
    free = resolve;
  });
  void navigator.locks?.request(thinkingLock(id), () => isFree);
  return { end: (isSomebodyAsked) => void setTimeout(free, isSomebodyAsked ? SETTLED : 0) };
}
