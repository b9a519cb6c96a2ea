// What the browser itself gives the tables: time and chance.
import { hex } from '@grognard/kernel';
import type { Clock, Dice } from '@grognard/table';

export const systemClock: Clock = () => new Date().toISOString();

export const dice: Dice = (count) => crypto.getRandomValues(new Uint8Array(count));

export const freshTicket = (): string => hex(dice(16));
