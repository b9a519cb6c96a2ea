import { Button } from '@grognard/desk/parts/button.tsx';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/words.ts';

type Loaded<P> =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'ready'; readonly Screen: ComponentType<P> };

/** A page that its server has replaced has to be loaded anew: what it asks for is gone. Without a line it would be lost. */
const tryAgain = (load: () => void): Promise<void> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => (ok ? location.reload() : load()),
    load,
  );

/** A screen whose code arrives when it is first shown; says so while it waits, and offers to try again. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let ready: ComponentType<P> | undefined;
  return function LazyScreen(props: P) {
    const [loaded, setLoaded] = useState<Loaded<P>>(
      ready === undefined ? { is: 'loading' } : { is: 'ready', Screen: ready },
    );
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      if (ready !== undefined) return;
      setLoaded({ is: 'loading' });
      load().then(
        (Screen) => {
          ready = Screen;
          setLoaded({ is: 'ready', Screen });
        },
        () => setLoaded({ is: 'failed' }),
      );
    }, [attempt]);
    if (loaded.is === 'ready') return <loaded.Screen {...props} />;
    return (
      <main class="page waiting" id="content" aria-busy={loaded.is === 'loading'}>
        {loaded.is === 'loading' ? (
          <p>{t('app.loading')}</p>
        ) : (
          <>
            <p role="alert">{t('app.failed')}</p>
            <Button onClick={() => void tryAgain(() => setAttempt(attempt + 1))}>{t('app.retry')}</Button>
          </>
        )}
      </main>
    );
  };
}
