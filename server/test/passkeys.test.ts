import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { arrive, battle, right, startTown, type Town, type Visitor } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await startTown();
});
afterAll(() => town.close());

async function addTo(visitor: Visitor, device: Authenticator, name: string): Promise<void> {
  const options = right(await visitor.entrance.offerPasskey({ name }));
  right(await visitor.entrance.addPasskey({ device: 'A phone', response: device.make(options) }));
  await visitor.connect();
}

describe('a passkey', () => {
  it('makes a guest an account without a password, and opens it from elsewhere', async () => {
    const { guest, table } = await battle(town);
    const phone = new Authenticator(town.address, false);
    await addTo(guest, phone, 'Lasalle');
    expect(right(await guest.hall.me())).toMatchObject({
      name: 'Lasalle',
      isGuest: false,
      hasPassword: false,
    });
    const elsewhere = await arrive(town);
    const response = phone.show(right(await elsewhere.entrance.askPasskey()));
    right(await elsewhere.entrance.enterByPasskey({ response }));
    await elsewhere.connect();
    expect(right(await elsewhere.hall.myGames())).toMatchObject([{ table }]);
    // What has been shown once is worth nothing a second time.
    const thief = await arrive(town);
    expect(await thief.entrance.enterByPasskey({ response })).toMatchObject({
      error: { code: 'wrong-passkey' },
    });
  });

  it('is one of several, each revocable, but never the last way in', async () => {
    const visitor = await arrive(town);
    const [phone, key] = [new Authenticator(town.address), new Authenticator(town.address)];
    await addTo(visitor, phone, 'Montbrun');
    const [first] = right(await visitor.hall.passkeys());
    expect(await visitor.hall.removePasskey({ passkey: first?.id ?? '' })).toMatchObject({
      error: { code: 'last-passkey' },
    });
    await addTo(visitor, key, 'Montbrun');
    expect(right(await visitor.hall.passkeys())).toHaveLength(2);
    right(await visitor.hall.removePasskey({ passkey: first?.id ?? '' }));
    const response = phone.show(right(await visitor.entrance.askPasskey()));
    expect(await visitor.entrance.enterByPasskey({ response })).toMatchObject({
      error: { code: 'wrong-passkey' },
    });
  });

  it('made or shown for another site, another person or too late is refused', async () => {
    const visitor = await arrive(town);
    const offered = right(await visitor.entrance.offerPasskey({ name: 'Colbert' }));
    const fisher = new Authenticator('https://evil.example');
    const fisherless = new Authenticator(town.address);
    const add = (who: Visitor, response: ReturnType<Authenticator['make']>) =>
      who.entrance.addPasskey({ device: 'A phone', response });
    const refusedAs = { error: { code: 'wrong-passkey' } };
    expect(await add(visitor, fisher.make(offered))).toMatchObject(refusedAs);
    const again = right(await visitor.entrance.offerPasskey({ name: 'Colbert' }));
    const other = await arrive(town);
    expect(await add(other, new Authenticator(town.address).make(again))).toMatchObject(refusedAs);
    const late = right(await visitor.entrance.offerPasskey({ name: 'Colbert' }));
    town.time.now += 6 * 60_000;
    expect(await add(visitor, new Authenticator(town.address).make(late))).toMatchObject(refusedAs);
    // What was asked to make a passkey opens nothing.
    await addTo(visitor, fisherless, 'Colbert');
    const making = right(await visitor.entrance.offerPasskey({ name: 'Colbert' }));
    expect(await other.entrance.enterByPasskey({ response: fisherless.show(making) })).toMatchObject(
      refusedAs,
    );
    for (const response of [null, {}, { id: 'x' }, [], 'passkey'])
      expect(await visitor.entrance.enterByPasskey({ response })).toMatchObject(refusedAs);
  });
});
