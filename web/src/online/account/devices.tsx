import { Button } from '@grognard/desk/parts/button.tsx';
import type { Device } from '@grognard/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { settings } from '../../settings.ts';
import { t } from '../../words/words.ts';
import { hall } from '../far.ts';

const when = (at: number): string =>
  new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** Where one is signed in; each can be signed out from here. */
export function Devices() {
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const reload = useCallback(() => {
    void hall.devices().then((reply) => reply.ok && setDevices(reply.value));
  }, []);
  useEffect(reload, [reload]);
  return (
    <section class="sheet" aria-labelledby="account-devices">
      <h2 id="account-devices">{t('account.devices')}</h2>
      <ul class="plain">
        {devices.map(({ id, name, lastSeen, isThis }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <small>
                {isThis ? t('account.thisDevice') : t('account.lastSeen', { when: when(lastSeen) })}
              </small>
            </span>
            {!isThis && (
              <Button
                label={t('account.revokeLabel', { device: name })}
                onClick={() => void hall.revoke({ device: id }).then(reload)}
              >
                {t('account.revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button onClick={() => void hall.revokeOthers().then(reload)}>{t('account.revokeOthers')}</Button>
      )}
    </section>
  );
}
