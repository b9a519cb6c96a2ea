import type { Playing } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { useEffect } from 'preact/hooks';
import { settings } from '../settings.ts';
import { t } from '../words/words.ts';
import { nextSpeed } from './next-speed.ts';
import { listenToResultKeys } from './result-keys.ts';
import type { TableSession } from './table-session.ts';

/** How far one has come; as wide as they are long. */
function Course({ session, beat }: { readonly session: TableSession; readonly beat: Playing }) {
  return (
    <div class="course" aria-hidden="true">
      {session.player.reel.value.map((shot, i) => (
        <i
          key={i}
          class={i + 1 < beat.at ? 'was' : i + 1 === beat.at ? 'is-now' : ''}
          style={{ flexGrow: shot.ms }}
        />
      ))}
    </div>
  );
}

/** Back, pause, on; how far; how fast. */
export function ResultBar({ session, beat }: { readonly session: TableSession; readonly beat: Playing }) {
  const { player } = session;
  useEffect(() => listenToResultKeys(session), [session]);
  const isPaused = player.isPaused.value;
  const step = (): void => {
    player.pause();
    player.step();
  };
  return (
    <section class="result-bar" aria-label={t('result.showing')}>
      <Button
        icon="ui-step"
        class="flip"
        keys="ArrowLeft"
        label={t('result.back')}
        onClick={() => player.back()}
      />
      <Button
        icon={isPaused ? 'ui-play' : 'ui-pause'}
        keys="Space"
        label={t(isPaused ? 'watch.goOn' : 'watch.pause')}
        onClick={() => (isPaused ? player.goOn() : player.pause())}
      />
      <Button icon="ui-step" keys="ArrowRight" label={t('watch.step')} onClick={step} />
      <div class="how-far">
        <Course session={session} beat={beat} />
        <span class="num">{t('result.count', { at: beat.at, count: beat.of })}</span>
      </div>
      <Button
        class="speed"
        keys="v"
        label={t('result.speed', { speed: t(`speed.${settings.value.speed}`) })}
        onClick={() => nextSpeed(session)}
      >
        {t(`speed.${settings.value.speed}`)} <kbd>V</kbd>
      </Button>
    </section>
  );
}
