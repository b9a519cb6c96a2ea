import type { InputError, Result } from '@grognard/kernel';
import type { Room } from '@grognard/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { hall, onNews, onReturn } from './far.ts';

interface RoomThere {
  /** Null until it has been told. */
  readonly room: Room | null;
  readonly problem: InputError | null;
  /** What an act around the table came to: the room as it is now, or why not. */
  settle(reply: Result<Room>): void;
}

/** Clocks of two computers differ: what the server says of now is counted on from when it was heard. */
const byOurClock = (room: Room): Room =>
  room.clock === null ? room : { ...room, clock: { ...room.clock, at: Date.now() } };

/** The people around one table of the server, followed as they change. `table` is the server's name for it. */
export function useRoom(table: string): RoomThere {
  const [room, setRoom] = useState<Room | null>(null);
  const [problem, setProblem] = useState<InputError | null>(null);
  const settle = useCallback<RoomThere['settle']>((reply) => {
    if (reply.ok) setRoom(byOurClock(reply.value));
    setProblem(reply.ok ? null : reply.error);
  }, []);
  useEffect(() => {
    let isGone = false;
    const ask = (): void => {
      void hall.room({ table }).then((reply) => !isGone && settle(reply));
    };
    ask();
    const stops = [
      onNews((news) => {
        if (news.is === 'room' && news.table === table) ask();
      }),
      onReturn(ask),
    ];
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [table, settle]);
  return { room, problem, settle };
}
