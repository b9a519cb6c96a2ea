// Who sits where, in words.
import { capital } from '@grognard/desk/words/phrases.ts';
import type { Seat } from '@grognard/kernel';
import type { Invitation, Sitter } from '@grognard/protocol';
import { t } from '../words/words.ts';

export function sitterName(sitter: Sitter): string {
  switch (sitter.kind) {
    case 'person':
      return sitter.person.name;
    case 'free':
      return t('room.free');
    case 'ai':
      return t('player.ai', { level: t(`level.${sitter.level}`) });
  }
}

/** Who sits there by name; the side where no person does. */
export function whoSits({ seats }: Pick<Invitation, 'seats'>, seat: Seat, sideName: string): string {
  const sitter = seats[seat];
  return sitter?.kind === 'person' ? sitter.person.name : capital(sideName);
}

export const freeSeats = ({ seats }: Pick<Invitation, 'seats'>): readonly Seat[] =>
  Object.keys(seats).filter((seat) => seats[seat]?.kind === 'free');

export const isMine = ({ mine }: Pick<Invitation, 'mine'>, seat: Seat): boolean => mine.includes(seat);
