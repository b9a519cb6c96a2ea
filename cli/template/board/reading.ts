import type { Json } from '@grognard/kernel';
import type { TableState } from '@grognard/protocol';
import type { Action, Event } from '../state.ts';
import type { View } from '../view.ts';

// The page passes views, actions and events around as JSON without looking inside. They come from this game's own rules,
// so they have these shapes.
export const viewIn = ({ view }: TableState): View => view as unknown as View;
export const actionIn = (action: Json): Action => action as unknown as Action;
export const eventIn = (event: Json): Event => event as unknown as Event;
