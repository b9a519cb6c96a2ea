import { Button } from '@grognard/desk/parts/button.tsx';
import { t } from '../words/words.ts';
import { SpeedChooser } from './speed-chooser.tsx';
import type { TableSession } from './table-session.ts';

/** For whoever watches two machines: stop, one result more, faster or slower, to the present. */
export function WatchActs({ session }: { readonly session: TableSession }) {
  const { player } = session;
  const isPaused = player.isPaused.value;
  return (
    <>
      <SpeedChooser />
      <Button refused={player.playing.value === null} onClick={() => player.step()}>
        {t('watch.step')}
      </Button>
      <Button refused={player.playing.value === null} class="skip-beats" onClick={() => player.skip()}>
        {t('table.skip')}
      </Button>
      <Button kind="primary" keys="e" onClick={() => (isPaused ? player.goOn() : player.pause())}>
        {t(isPaused ? 'watch.goOn' : 'watch.pause')}
      </Button>
    </>
  );
}
