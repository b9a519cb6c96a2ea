// The desk of one seat at a test table, without a page.

import * as withoutPage from '@grognard/desk/test/test-desk.ts';
import { type Match, offers, pending, type Seat, viewOf } from '@grognard/kernel';
import type { Selection } from '../board/desk.ts';
import type { Scene } from '../board/drawing/map/scene.ts';
import { aboutOf } from '../board/input/about.ts';
import type { Context } from '../context.ts';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

export const deskShowing = (
  shown: withoutPage.OnTheDesk<View, Action>,
): withoutPage.TestDesk<View, Action, Event, Selection, Scene> => withoutPage.testDesk(shown, aboutOf);

export const deskAt = (
  match: Match<State, Action, Event, View, Options, Context>,
  seat: Seat,
): ReturnType<typeof deskShowing> =>
  deskShowing({
    view: viewOf(match, seat),
    viewer: seat,
    offers: offers(match, seat),
    decisions: pending(match),
  });
