// Notices a browser shows although the page is closed. The keys are made at the first start and kept with everything else.
import type { InputError } from '@grognard/kernel';
import webPush from 'web-push';
import type { Ground } from '../ground.ts';
import { isConflict } from '../store/database.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import type { Push } from './letters.ts';

/** Browsers name the address to send to; only those of browsers' own services are believed. */
const services = [
  'googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;

const isService = (endpoint: string): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' && services.some((host) => hostname === host || hostname.endsWith(`.${host}`));
};

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

async function keptKeys({ db }: Ground): Promise<Keys> {
  const find = () => db.selectFrom('kept').select('value').where('name', '=', 'push-keys').executeTakeFirst();
  const kept = await find();
  if (kept !== undefined) return JSON.parse(kept.value) as Keys;
  const fresh = webPush.generateVAPIDKeys();
  try {
    await db
      .insertInto('kept')
      .values({ name: 'push-keys', value: JSON.stringify(fresh) })
      .execute();
    return fresh;
  } catch (error) {
    if (!isConflict(error)) throw error;
    return keptKeys({ db, now: Date.now });
  }
}

export interface Pusher {
  key(): Promise<string>;
  subscribe(person: string, push: Push): Promise<InputError | null>;
  /** To every browser of somebody; those that are gone are forgotten. */
  push(
    person: string,
    message: { readonly title: string; readonly text: string; readonly link: string },
  ): Promise<void>;
}

/** A service that knows the address no more says so with these. */
const GONE: readonly number[] = [404, 410];
const longestWait = 10_000;

export function openPusher(ground: Ground, contact: string, mayPush = isService): Pusher {
  const { db } = ground;
  return {
    key: async () => (await keptKeys(ground)).publicKey,
    async subscribe(person, { endpoint, p256dh, auth }) {
      if (!mayPush(endpoint)) return refused('no-push', 'endpoint', refusals.noPush).error;
      const keys = JSON.stringify({ p256dh, auth });
      await db
        .insertInto('pushes')
        .values({ endpoint, person, keys })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ person, keys }))
        .execute();
      return null;
    },
    async push(person, message) {
      const rows = await db.selectFrom('pushes').selectAll().where('person', '=', person).execute();
      if (rows.length === 0) return;
      const { publicKey, privateKey } = await keptKeys(ground);
      const vapidDetails = { subject: contact, publicKey, privateKey };
      for (const { endpoint, keys } of rows) {
        const subscription = { endpoint, keys: JSON.parse(keys) };
        const { method, headers, body } = webPush.generateRequestDetails(
          subscription,
          JSON.stringify(message),
          { vapidDetails },
        );
        const reply = await fetch(endpoint, {
          method,
          headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
          body: new Uint8Array(body ?? []),
          redirect: 'error',
          signal: AbortSignal.timeout(longestWait),
        }).catch(() => null);
        if (reply !== null && GONE.includes(reply.status))
          await db.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
      }
    },
  };
}
