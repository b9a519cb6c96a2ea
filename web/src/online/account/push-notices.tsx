import { Switch } from '@grognard/desk/parts/switch.tsx';
import type { Result } from '@grognard/kernel';
import { useEffect, useState } from 'preact/hooks';
import { ErrorNote } from '../../parts/error-note.tsx';
import { t } from '../../words/words.ts';
import { hall } from '../far.ts';
import { useAnswer } from './use-answer.ts';

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.getRegistration();

const presentPush = async (): Promise<PushSubscription | null> =>
  (await (await worker())?.pushManager?.getSubscription()) ?? null;

const refused = (): Result<null> => ({
  ok: false,
  error: { code: 'no-push', path: '', message: t('account.pushNot') },
});

/** Asks the browser, which asks its owner, and tells the server where to send to. */
async function subscribe(): Promise<Result<null>> {
  const key = await hall.pushKey();
  if (!key.ok) return key;
  const manager = (await worker())?.pushManager;
  const push = await manager
    ?.subscribe({ userVisibleOnly: true, applicationServerKey: key.value })
    .catch(() => undefined);
  const { endpoint, keys } = push?.toJSON() ?? {};
  if (endpoint === undefined || keys === undefined) return refused();
  return hall.subscribe({ endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' });
}

async function unsubscribe(): Promise<Result<null>> {
  const push = await presentPush();
  if (push === null) return { ok: true, value: null };
  await push.unsubscribe();
  return hall.unsubscribe({ endpoint: push.endpoint });
}

/** Notices of this browser, which come although the page is closed. */
export function PushNotices() {
  const [isOn, setOn] = useState(false);
  const { problem, ask } = useAnswer<null>();
  useEffect(() => void presentPush().then((push) => setOn(push !== null)), []);
  const change = async (on: boolean): Promise<void> => {
    await ask(on ? subscribe() : unsubscribe());
    setOn((await presentPush()) !== null);
  };
  return (
    <>
      <Switch
        name={t('account.push')}
        say={t('account.pushSay')}
        on={isOn}
        onChange={(on) => void change(on)}
      />
      {problem !== null && <ErrorNote error={problem} />}
    </>
  );
}
