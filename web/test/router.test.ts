import { expect, it, vi } from 'vitest';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => {});
const { hrefTo, readAddress } = await import('../src/router.ts');

it.each([
  '#/',
  '#/new/generals',
  '#/table/3fa9c0',
  '#/replay/3fa9c0',
  '#/replay/3fa9c0?n=17',
  '#/report/3fa9c0',
  '#/rules/generals',
  '#/rules/generals#GEN-12.31',
  '#/rules/generals?table=3fa9c0#GEN-12.31',
  '#/guide/generals',
  '#/decks/saga',
  '#/decks/napoleonica/maps',
  '#/saved',
  '#/settings',
  '#/join/00ff',
  '#/account',
  '#/verify/00ff',
  '#/hall/ladder',
  '#/hall/tournament/00ff',
])('reads %s and writes it again', (address) => {
  expect(hrefTo(readAddress(address))).toBe(address);
});

it.each(['#/nothing', '#/table', '#/new/', '#/%E0%A4%A', '#nonsense/here'])('knows no %s', (address) => {
  expect(readAddress(address).screen).toBe('lost');
});

it('takes a link in a notice for the table on the server', () => {
  expect(readAddress('#/online/3fa9c0')).toEqual({ screen: 'table', id: 'far-3fa9c0' });
});

it('takes an empty address for the first page', () => {
  expect(readAddress('')).toEqual({ screen: 'home' });
});

it('leaves out a moment that is not a number', () => {
  expect(readAddress('#/replay/3fa9c0?n=-3')).toEqual({ screen: 'replay', id: '3fa9c0', n: null });
});
