import { describe, expect, it } from 'vitest';
import { asking } from '../src/lobby/asking.ts';
import { choices, numbers } from '../src/lobby/choices.ts';

interface Options {
  readonly battle: string;
  readonly terrain: string;
  readonly turned: boolean;
  readonly turns: number | null;
}
const OPTIONS: Options = { battle: 'marengo', terrain: 'B', turned: true, turns: 30 };

const lobby = asking<Options>({
  setup: { key: 'battle', say: '', cards: [], Picture: () => null },
  fields: [
    {
      kind: 'segment',
      key: 'terrain',
      name: 'Terrain',
      say: '',
      rule: 'GEN-20.1',
      choices: choices(['off', 'Off'], ['B', 'B']),
      remark: ({ terrain }) => (terrain === 'B' ? { text: 'Uneven.', rule: 'GEN-20.29' } : null),
    },
    {
      kind: 'switch',
      key: 'turned',
      name: 'Turned',
      say: '',
      rule: 'GEN-20.29',
      isShown: ({ terrain }) => terrain === 'B',
    },
    {
      kind: 'segment',
      key: 'turns',
      name: 'Turns',
      say: '',
      rule: 'SAG-R75',
      choices: numbers(15, 30),
      read: ({ turns }) => String(turns ?? 'none'),
      write: (options, value) => ({ ...options, turns: value === 'none' ? null : Number(value) }),
    },
  ],
  settle: (options) => ({ ...options, turned: options.terrain === 'B' && options.turned }),
});

describe('questions of the lobby', () => {
  it('read and write the option of their key unless they say otherwise', () => {
    expect(lobby.value(OPTIONS, 'battle')).toBe('marengo');
    expect(lobby.value(OPTIONS, 'turns')).toBe('30');
    expect(lobby.change(OPTIONS, 'turns', 'none').turns).toBeNull();
    expect(lobby.value(OPTIONS, 'moon')).toBeNull();
  });
  it('put right what a change makes impossible', () => {
    expect(lobby.change(OPTIONS, 'terrain', 'off')).toEqual({ ...OPTIONS, terrain: 'off', turned: false });
  });
  it('are asked, and remarked upon, as the other options have it', () => {
    expect(lobby.isShown(OPTIONS, 'turned')).toBe(true);
    expect(lobby.isShown({ ...OPTIONS, terrain: 'off' }, 'turned')).toBe(false);
    expect(lobby.isShown(OPTIONS, 'terrain')).toBe(true);
    expect(lobby.remark(OPTIONS, 'terrain')).toEqual({ text: 'Uneven.', rule: 'GEN-20.29' });
    expect(lobby.remark(OPTIONS, 'turns')).toBeNull();
  });
});
