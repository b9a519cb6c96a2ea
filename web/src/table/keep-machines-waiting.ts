import { thinkingLock } from '@grognard/protocol';

/** While somebody sits down the machines wait: what they think with is fetched after what the table needs. Gives how to end that. */
export function keepMachinesWaiting(id: string): () => void {
  let free: () => void = () => {};
  const isFree = new Promise<void>((resolve) => {
    free = resolve;
  });
  void navigator.locks?.request(thinkingLock(id), () => isFree);
  return free;
}
