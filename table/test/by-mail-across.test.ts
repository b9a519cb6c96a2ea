// A game by file while a rule of its title is mended on both sides: both are bound to every line, so it ends by its own rules.
import type { Players } from '@grognard/protocol';
import { describe, expect, it } from 'vitest';
import { bringAllOn, openHouse } from '../src/index.ts';
import { back, begin, decide, device, over } from './by-file.ts';
import { firstEdition, mendedTitles, twoBuildsOf } from './mended-titles.ts';
import { portsOn } from './ports-on.ts';
import { right, sit } from './table-for-tests.ts';

const seats: { readonly [game: string]: Players } = {
  generals: { white: { kind: 'me' }, black: { kind: 'mail' } },
  saga: { A: { kind: 'me' }, B: { kind: 'mail' } },
  napoleonica: { A: { kind: 'me' }, B: { kind: 'mail' } },
  'later-campaigns': { french: { kind: 'me' }, allied: { kind: 'mail' } },
};

const givingUp: { readonly [game: string]: string } = { napoleonica: 'concede' };

describe.each(mendedTitles)('a game of %s by file', (title) => {
  it('goes on by its rules on both sides after the update, and its file is sound', async () => {
    const players = seats[title] ?? {};
    const [, other = ''] = Object.keys(players);
    const { released, updated } = await twoBuildsOf(title);
    const game = await begin(title, players, title === 'generals' ? { setup: 'marengo' } : {}, {
      library: released,
    });
    const exchange = async (): Promise<void> => {
      await decide(game.here.place);
      await over(game, other);
      await decide(game.there.place);
      await back(game);
    };
    await exchange();
    await exchange();
    await decide(game.here.place);
    // The page is renewed on both devices while a file is on its way.
    const [mine = ''] = Object.keys(players);
    for (const side of [game.here, game.there]) {
      await bringAllOn(openHouse(portsOn(side.store, { library: updated })), async () => {});
      side.host = device({ library: updated }, side.store);
    }
    game.here.place = sit(game.here.host, game.id, mine);
    await over(game, other);
    expect(right(await game.there.place.look()).rules).toMatchObject({ edition: firstEdition });
    await decide(game.there.place);
    await back(game);
    await exchange();
    expect(right(await game.here.place.look()).rules).toMatchObject({ edition: firstEdition, mended: 1 });
    expect(await game.here.place.takeNewerRules()).toMatchObject({ error: { code: 'by-mail' } });
    await decide(game.here.place);
    await over(game, other);
    const { n } = right(await game.there.place.look());
    right(
      (await game.there.place.submit({ action: { type: givingUp[title] ?? 'resign' }, seen: n })) as never,
    );
    await back(game);
    await over(game, other);
    const file = right(await game.there.place.exportFile());
    expect(right(await game.there.host.verify({ text: file }))).toMatchObject({
      dice: 'shared',
      editions: [{ from: 0, edition: firstEdition }],
    });
  }, 60_000);
});
