import { LINE_ENDS } from '@grognard/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceName } from '../src/people/device-name.ts';
import { nameKey, refuseName } from '../src/people/names.ts';
import { arrive, battle, right, startTown, type Town } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await startTown();
});
afterAll(() => town.close());

const password = 'la garde meurt';

describe('an account', () => {
  it('is made of a guest, whose games come along, and brings a new session', async () => {
    const { table, guest } = await battle(town);
    const before = guest.cookie;
    const me = right(await guest.entrance.signUp({ name: 'Old Mustache', password }));
    expect(me).toMatchObject({ name: 'Old Mustache', isGuest: false });
    expect(guest.cookie).not.toBe(before);
    await expect.poll(() => guest.ended).toBe(LINE_ENDS.signedOut);
    await guest.connect();
    expect(right(await guest.hall.myGames())).toMatchObject([{ table, mine: ['black'] }]);
    expect(right(await guest.hall.room({ table })).seats['black']).toMatchObject({
      person: { name: 'Old Mustache' },
    });
    guest.cookie = before;
    await guest.connect();
    await expect.poll(() => guest.ended).toBe(LINE_ENDS.signedOut);
  });

  it('is opened from another device, which takes the games a guest began there', async () => {
    const first = await arrive(town);
    right(await first.entrance.signUp({ name: 'Ilse', password }));
    const { table, guest: second } = await battle(town);
    expect(await second.entrance.signIn({ name: 'Ilse', password: 'wrong password' })).toMatchObject({
      error: { code: 'wrong-password' },
    });
    right(await second.entrance.signIn({ name: 'Ilse', password }));
    await second.connect();
    expect(right(await second.hall.myGames()).map((game) => game.table)).toContain(table);
    const devices = right(await second.hall.devices());
    expect(devices).toHaveLength(2);
    await first.connect();
    right(await second.hall.revokeOthers());
    // Its line ends at once, and there is no other.
    await expect.poll(() => first.ended).toBe(LINE_ENDS.signedOut);
    await first.connect();
    await expect.poll(() => first.ended).toBe(LINE_ENDS.signedOut);
  });

  /** Tries to sign in from an address, as a server sees it behind no proxy; what came of it. */
  async function guess(name: string, remoteAddress: string, forwardedFor = ''): Promise<string> {
    const reply = await town.app.inject({
      method: 'POST',
      url: '/api/entrance',
      remoteAddress,
      headers: { origin: 'http://localhost', host: 'localhost', 'x-forwarded-for': forwardedFor },
      payload: { name: 'signIn', request: { name, password: 'password1' } },
    });
    return reply.json().ok === true ? 'in' : reply.json().error.code;
  }
  const guesses = async (one: (n: number) => Promise<string>): Promise<readonly string[]> => {
    town.time.now += 600_000;
    return Promise.all(Array.from({ length: 14 }, (_, n) => one(n)));
  };

  it.each([
    ['of many names from one address', (n: number) => guess(`Nobody ${n}`, '10.0.0.1')],
    ['of one name from many addresses', (n: number) => guess('Nobody Here', `10.0.1.${n}`)],
    ['with addresses that are only claimed', (n: number) => guess(`Nobody ${n}`, '10.0.2.1', `10.0.3.${n}`)],
  ])('cannot be opened by guessing, %s', async (_, one) => {
    const codes = await guesses(one);
    expect(codes).not.toContain('in');
    expect(codes.at(-1)).toBe('too-many');
  });

  it('is not known to exist by how long a wrong password takes', async () => {
    right(await (await arrive(town)).entrance.signUp({ name: 'Maria', password }));
    const times = { Maria: [] as number[], 'Nobody Else': [] as number[] };
    for (let n = 0; n < 5; n += 1)
      for (const name of ['Maria', 'Nobody Else'] as const) {
        const begun = performance.now();
        expect(await guess(name, `10.0.4.${n}`)).toBe('wrong-password');
        times[name].push(performance.now() - begun);
      }
    const [known, unknown] = Object.values(times).map((each) => Math.min(...each));
    // Without a comparison it would be a hundredth.
    expect(unknown).toBeGreaterThan((known ?? 0) / 5);
  });

  it('can be taken away as a file and deleted; games lose the name, running ones are resigned', async () => {
    const { table, host, guest } = await battle(town);
    right(await guest.hall.say({ table, circle: 'table', text: 'Adieu.' }));
    const file = JSON.parse(right(await guest.hall.exportMe()));
    expect(file).toMatchObject({ me: { name: 'Halkett' }, tables: [table], said: [{ text: 'Adieu.' }] });
    expect(await guest.hall.deleteMe({ name: 'somebody' })).toMatchObject({ error: { code: 'wrong-name' } });
    right(await guest.hall.deleteMe({ name: 'Halkett' }));
    await expect.poll(() => guest.ended).toBe(LINE_ENDS.signedOut);
    expect(right(await host.hall.room({ table }))).toMatchObject({
      settled: { is: 'resigned', winner: 'white' },
      seats: { black: { person: { name: 'A departed general' } } },
    });
    expect(right(await host.hall.heard({ table, circle: 'table', from: 0 }))[0]).toMatchObject({ text: '' });
  });
});

describe('a device', () => {
  it.each([
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
    [
      'Edge on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    ],
    [
      'Safari on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    ],
    ['A browser', 'node'],
  ])('is called “%s”', (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('names', () => {
  it.each([
    ['Vasilissa', 'VASILISSA'],
    ['Vasilissa', 'Vаsіlissа'],
    ['Halkett', 'Ha1kett'],
    ['Brigadier Nowak', 'brigadier.nówak'],
    ['Marmont', 'Marrnont'],
  ])('“%s” and “%s” look alike', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each(['Operator', 'Grogn4rd', 'a\u200bb', ' a', '...'])('“%s” is nobody’s', (name) => {
    expect(refuseName(name)).not.toBeNull();
  });

  it('cannot imitate an account', async () => {
    const first = await arrive(town);
    right(await first.entrance.signUp({ name: 'Tomasz', password }));
    const other = await arrive(town);
    expect(await other.hall.rename({ name: 'T0masz' })).toMatchObject({ error: { code: 'name-taken' } });
    expect(await other.entrance.signUp({ name: 'TOMASZ', password })).toMatchObject({
      error: { code: 'name-taken' },
    });
  });
});
