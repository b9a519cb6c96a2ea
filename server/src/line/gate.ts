// What is being answered when the server ends is answered; what comes later is not begun: whoever asked it hears nothing, and
// asks again where the server is next.
export interface Gate {
  through<T>(task: () => Promise<T>): Promise<T>;
  /** Lets nobody else in; done when all are out, or it has taken too long. */
  close(patience: number): Promise<void>;
}

export function openGate(): Gate {
  const inside = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    through(task) {
      if (isClosed) return new Promise(() => {});
      const answer = task();
      const done = answer.then(
        () => void inside.delete(done),
        () => void inside.delete(done),
      );
      inside.add(done);
      return answer;
    },
    async close(patience) {
      isClosed = true;
      const { promise: tooLong, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, patience);
      await Promise.race([Promise.all(inside), tooLong]);
      clearTimeout(timer);
    },
  };
}
