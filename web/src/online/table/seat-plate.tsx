import type { Seat } from '@grognard/kernel';
import type { Room } from '@grognard/protocol';
import type { ComponentChildren } from 'preact';
import { t } from '../../words/words.ts';
import { isMine, sitterName } from '../sitters.ts';
import { ClockFace } from './clock-face.tsx';

interface SeatPlateProps {
  readonly room: Room;
  readonly seat: Seat;
  readonly isAsked: boolean;
  readonly sign: ComponentChildren;
}

function whereabouts(room: Room, seat: Seat, isAsked: boolean): string {
  const sitter = room.seats[seat];
  if (isAsked) return t(isMine(room, seat) ? 'seat.yours' : 'seat.turn');
  return t(sitter?.kind === 'person' && !sitter.person.isHere ? 'seat.away' : 'seat.here');
}

/** One side: its sign, who plays it, whether they are there, and their time. */
export function SeatPlate({ room, seat, isAsked, sign }: SeatPlateProps) {
  const sitter = room.seats[seat];
  if (sitter === undefined) return null;
  const name = isMine(room, seat) ? t('room.you') : sitterName(sitter);
  const isHere = sitter.kind !== 'person' || sitter.person.isHere;
  return (
    <span class={isAsked ? 'plate asked' : 'plate'}>
      {sign}
      <span class="names">
        <b>{name}</b>
        <small>
          <i class={isHere ? 'presence here' : 'presence'} aria-hidden="true" />
          {whereabouts(room, seat, isAsked)}
        </small>
      </span>
      {room.clock !== null && <ClockFace clock={room.clock} seat={seat} name={name} />}
    </span>
  );
}
