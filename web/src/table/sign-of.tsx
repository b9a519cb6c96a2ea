import type { Seat } from '@grognard/kernel';
import type { TableSession } from './table-session.ts';

interface SignOfProps {
  readonly session: TableSession;
  readonly seat: Seat;
  readonly size: number;
}

/** The sign of a seat, in the colours of what it leads once that is known. */
export function SignOf({ session: { board, present }, seat, size }: SignOfProps) {
  return <board.SeatSign seat={seat} size={size} livery={board.livery?.(seat, present.value)} />;
}
