// The desk shows what there is to decide with: routed units for whoever rallies, what is hidden for whoever watches.
import { offers, pending, simulationSource, startMatch, viewOf } from '@grognard/kernel';
import { isValidElement, toChildArray } from 'preact';
import { expect, it } from 'vitest';
import type { Desk } from '../../board/desk.ts';
import { DecisionCards } from '../../board/drawing/lazy-parts.ts';
import { Verdict } from '../../board/drawing/tray/front-space.tsx';
import { OrderSheet } from '../../board/drawing/tray/order-sheet.tsx';
import { RallyTray } from '../../board/drawing/tray/rally-tray.tsx';
import { ArmStack } from '../../board/drawing/tray/setup-tray.tsx';
import { Tray } from '../../board/drawing/tray/tray.tsx';
import { WatchedOrders } from '../../board/drawing/tray/watched-orders.tsx';
import { generals } from '../../module.ts';
import { battle } from '../field.ts';
import { table } from '../table.ts';

it('GEN-21.1: whoever watches is told what is hidden, and nothing that only a player could do', () => {
  const { match } = table({ phase: 'planning', units: 'a1: wI1 | c3: bI1' });
  const shown = {
    value: { view: viewOf(match, 'spectator'), viewer: 'spectator', offers: [], decisions: [] },
  };
  const desk = { shown, isLive: { value: false }, offers: () => [] } as unknown as Desk;
  const tray = Tray({ desk });
  expect(tray.type).toBe(WatchedOrders);
  const drawn = JSON.stringify(WatchedOrders({ desk }));
  expect(drawn).toContain('Hidden until the round is over');
  expect(drawn).not.toMatch(/[Pp]ress|your/);
});

it('GEN-15.2: lists the kinds of routed units there are, not those there are none of', () => {
  const { match } = table({ phase: 'rally', units: 'a1: wI1 | box: wI2~ wI3~ | c3: bI1' });
  const open = offers(match, 'white');
  const shown = {
    value: { view: viewOf(match, 'white'), viewer: 'white', offers: open, decisions: pending(match) },
  };
  const desk = { shown, isLive: { value: true }, offers: () => open } as unknown as Desk;
  const drawn = JSON.stringify(RallyTray({ desk }));
  expect(drawn).toContain('2 Infantry routed');
  // GEN-15.1: how many orders are left to rally with.
  expect(drawn).toContain('10 saved orders left.');
  expect(drawn).not.toContain('Cavalry');
});

it('GEN-8.4: who may move in is chosen beside the order sheet, not above it', () => {
  const { match } = table({ phase: 'planning', units: 'a1: wI1 | c3: bI1' });
  const view = { ...viewOf(match, 'white'), draft: { kind: 'advance', units: [] } };
  const shown = { value: { view, viewer: 'white', offers: [], decisions: [] } };
  const tray = Tray({ desk: { shown, offers: () => [] } as unknown as Desk });
  expect(tray.props).toHaveProperty('class', 'generals-combat-tray');
  const parts = toChildArray(tray.props.children).flatMap((part) =>
    isValidElement(part) ? [part.type] : [],
  );
  expect(parts).toEqual([OrderSheet, DecisionCards]);
});

it('GEN-5.9: an arm to place is chosen by a press, and is no order that could be refused', () => {
  const options = generals.parseOptions({ setup: 'custom' });
  if (!options.ok) throw new Error(options.error.message);
  const match = startMatch(generals, options.value, simulationSource(1));
  const shown = { value: { view: viewOf(match, 'white'), viewer: 'white', offers: [], decisions: [] } };
  const desk = { shown, selection: { value: null }, drag: { value: null } } as unknown as Desk;
  const stack = ArmStack({ desk, arm: 'C' });
  expect(stack?.props).toHaveProperty('aria-pressed', false);
  expect(stack?.props).not.toHaveProperty('data-target');
});

it('GEN-12.29: the chances of a space name the side they belong to, before the roll and not after it', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1 bI2 | c3: bI3',
    orders: 'wI a1>a2 x2',
    dice: Array.from({ length: 20 }, () => 3),
  }).passTo('withdrawal');
  const view = fight.view('white');
  const [front] = view.combat?.fronts ?? [];
  const told = (draft: object | null): string => {
    const shown = { value: { view: { ...view, draft }, viewer: 'white', hints: true } };
    const props = { desk: { shown }, scene: {}, front: { ...front, dice: [] }, space: 0 };
    const drawn = Verdict(props as unknown as Parameters<typeof Verdict>[0]);
    return drawn === null ? '' : toChildArray(drawn.props.children).join('');
  };
  expect(told({ kind: 'withdraw', units: [] })).toMatch(/^White hits with \d+.%, Black hits with \d+.%\.$/);
  expect(told(null)).toBe('');
});
