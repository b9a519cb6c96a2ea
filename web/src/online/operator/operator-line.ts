import '../../words/far-words.ts';
import { type Operator, remoteOperator } from '@grognard/protocol';
import { t } from '../../words/words.ts';
import { beside } from '../wire.ts';

/** Asks in the operator's name, each time with the token. */
export const operatorWith = (token: string): Operator =>
  remoteOperator(async ({ name, request }) => {
    try {
      const reply = await fetch(beside('api/operator'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ name, request }),
      });
      const answer: unknown = await reply.json();
      return answer;
    } catch {
      return { ok: false, error: { code: 'unreachable', path: '', message: t('far.unreachable') } };
    }
  });
