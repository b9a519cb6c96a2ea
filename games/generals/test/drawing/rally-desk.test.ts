// Section 15 on the desk: what lies in the box, and nothing that does not.
import { offers, pending, viewOf } from '@grognard/kernel';
import { expect, it } from 'vitest';
import type { Desk } from '../../board/desk.ts';
import { RallyTray } from '../../board/drawing/tray/rally-tray.tsx';
import { table } from '../table.ts';

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
