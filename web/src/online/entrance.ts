// Where one's session is made and ended: requests of their own, because the answer brings a cookie with it.
import { type Entrance, remoteEntrance, type Send } from '@grognard/protocol';
import { t } from '../words/words.ts';
import { beside } from './wire.ts';

const unreachable = () => ({
  ok: false,
  error: { code: 'unreachable', path: '', message: t('far.unreachable') },
});

const post: Send = async ({ name, request }) => {
  try {
    const reply = await fetch(beside('api/entrance'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, request }),
    });
    const answer: unknown = await reply.json();
    return answer;
  } catch {
    return unreachable();
  }
};

export const entrance: Entrance = remoteEntrance(post);
