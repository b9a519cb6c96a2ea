import { prompts } from '@grognard/games/later-campaigns/words/prompts.ts';
import type { Players, TableState } from '@grognard/protocol';
import { describe, expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { lookUntil, right, sit, tabOn } from './table-for-tests.ts';

const alone: Players = { french: { kind: 'me' }, allied: { kind: 'ai', level: 'conscript' } };
const friends: Players = { french: { kind: 'me' }, allied: { kind: 'friend' } };

const promptOf = ({ decisions }: TableState): string | undefined =>
  decisions.find(({ seat }) => seat === 'french')?.prompt;

async function sitAtQuatreBras(players: Players, asks?: readonly string[]) {
  const host = tabOn(memoryStore());
  const options = { scenario: 'quatre-bras' };
  const request = { game: 'later-campaigns', options, players, hints: true };
  const id = right(await host.create(asks === undefined ? request : { ...request, asks }));
  const firstPrompt = async (): Promise<string | undefined> =>
    promptOf(await lookUntil(host, id, 'french', (state) => promptOf(state) !== undefined));
  return { french: sit(host, id, 'french'), firstPrompt };
}

describe('NLC-12.3a: a question few answer', () => {
  it('goes by where a person sits among machines: a turn asks about orders once', async () => {
    const { french, firstPrompt } = await sitAtQuatreBras(alone);
    expect(await firstPrompt()).toBe(prompts.send);
    expect(right(await french.look()).standing).toMatchObject([{ id: 'local', ask: 'off' }]);
  });

  it('is put to whoever has said in the lobby that he wants it', async () => {
    const { french, firstPrompt } = await sitAtQuatreBras(alone, ['local']);
    expect(await firstPrompt()).toBe(prompts.record);
    expect(right(await french.look()).standing).toMatchObject([{ id: 'local', ask: 'always' }]);
  });

  it('is put to whoever orders so at the table', async () => {
    const { french } = await sitAtQuatreBras(alone);
    right(await french.standing({ orders: { local: 'always' } }));
    expect(right(await french.look()).standing).toMatchObject([{ id: 'local', ask: 'always' }]);
  });

  it('is put to people who play against each other, until they order otherwise', async () => {
    const { french, firstPrompt } = await sitAtQuatreBras(friends);
    expect(await firstPrompt()).toBe(prompts.record);
    right(await french.standing({ orders: { local: 'off' } }));
    expect(right(await french.look()).standing).toMatchObject([{ id: 'local', ask: 'off' }]);
  });
});
