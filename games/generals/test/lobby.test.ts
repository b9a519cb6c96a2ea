/// <reference types="vite/client" />
import { expect, it } from 'vitest';
import { lobby } from '../board/lobby.ts';
import { generals } from '../module.ts';
import { momentName } from '../names.ts';
import { WORDS } from '../words/options.ts';

it('offers only options the rules accept', () => {
  const all = lobby.fields.flatMap((field) =>
    field.kind === 'switch'
      ? [lobby.change(lobby.defaults, field.key, true)]
      : field.kind === 'editor'
        ? []
        : field.choices.map(({ value }) => lobby.change(lobby.defaults, field.key, value)),
  );
  const setups = lobby.setup.cards.map(({ value }) => lobby.change(lobby.defaults, 'setup', value));
  for (const options of [lobby.defaults, ...all, ...setups])
    expect(generals.parseOptions(options)).toMatchObject({ ok: true });
});

it('GEN-5.4: the first battle is Marengo, whoever asks', () => {
  const usual = generals.parseOptions({});
  expect([lobby.setup.cards[0]?.value, lobby.value(lobby.defaults, 'setup')]).toEqual(['marengo', 'marengo']);
  expect(usual.ok && usual.value.setup).toBe('marengo');
});

it('GEN-20.29: grounds are called by names, also in the name of a battle', () => {
  const even = lobby.change(lobby.defaults, 'terrain', 'Bsym');
  expect(lobby.battleName(even)).toBe('Marengo, terrain B even');
});

it('GEN-5.12: an own army belongs to a Custom battle only', () => {
  const custom = lobby.change(lobby.defaults, 'setup', 'custom');
  const army = { white: { I: 18, C: 10, A: 2 }, black: { I: 20, C: 8, A: 2 } };
  const own = lobby.change(custom, 'army', army);
  expect(lobby.value(own, 'army')).toEqual(army);
  expect(lobby.value(lobby.change(own, 'setup', 'marengo'), 'army')).toBeNull();
});

it('GEN-5.12: says when an army has not thirty units', () => {
  const custom = lobby.change(lobby.defaults, 'setup', 'custom');
  const short = lobby.change(custom, 'army', { white: { I: 19, C: 8, A: 2 }, black: { I: 20, C: 8, A: 2 } });
  expect(lobby.remark(short, 'army')).toEqual({
    text: 'An army has 30 units. This one has 29.',
    rule: 'GEN-5.12',
  });
});

it('GEN-20.29: warns of ground that is not fair', () => {
  const rothiere = lobby.change(lobby.change(lobby.defaults, 'setup', 'laRothiere'), 'terrain', 'Bsym');
  expect(lobby.remark(rothiere, 'terrain')?.rule).toBe('GEN-20.29');
  expect(lobby.remark(lobby.defaults, 'terrain')).toBeNull();
});

it('GEN-R.99: counts the markers of each colour', () => {
  const flag = (sector: string) => ({ sector, owner: 'white', kind: 'flag', vp: 3 });
  const many = lobby.change(lobby.defaults, 'objectives', [flag('a1'), flag('b1'), flag('c1')]);
  expect(lobby.remark(many, 'markers')?.text).toContain('White has 2');
});

it('names the battle and the moment', () => {
  const morale = lobby.change(lobby.change(lobby.defaults, 'morale', true), 'terrain', 'A');
  expect(lobby.battleName(morale)).toBe('Marengo, army morale, terrain A');
  expect(momentName({ round: 4, phase: 'planning' })).toBe('Round 4, Planning');
});

it('GEN-18.2: couriers bring an extra order, and the option says so', () => {
  expect(WORDS.couriers.say).toMatch(/^1 extra order for your command sector\./);
});
