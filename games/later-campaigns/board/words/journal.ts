// The journal's lines.
import type { LogLine } from '@grognard/desk';
import type { Event } from '../../events.ts';

export const logLines = (_events: readonly Event[]): readonly LogLine[] => [];
