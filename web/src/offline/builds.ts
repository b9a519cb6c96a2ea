// The page as it is kept on the device.
import { signal } from '@preact/signals';

/** A newer build that is ready and waits for the reader. */
export const waitingBuild = signal<ServiceWorker | null>(null);

function watch(registration: ServiceWorkerRegistration): void {
  const notice = (): void => {
    // Without a controller this is the first visit, and nothing is replaced.
    if (navigator.serviceWorker.controller !== null) waitingBuild.value = registration.waiting;
  };
  notice();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', notice),
  );
}

/**
 * Half of a page is of no use: whoever looks at this one when a newer build takes over, here or in another window, gets that.
 * Nothing is lost by it, because every action is stored before it counts.
 */
function followBuild(container: ServiceWorkerContainer): void {
  // On the first visit the page is taken under its care only now, and is what it should be.
  let isKept = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (isKept) location.reload();
    isKept = true;
  });
}

/** The newer build takes over, and every open page of ours is loaded again. */
export function changeBuild(build: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  build.postMessage('take-over');
}

const installed = (build: ServiceWorker): Promise<void> =>
  new Promise((done) => {
    if (build.state !== 'installing') return done();
    build.addEventListener('statechange', () => done(), { once: true });
  });

/** Fetches the newest build whatever the reader had put off: the one that is kept no longer understands its server. */
export async function renewPage(): Promise<void> {
  const kept = await navigator.serviceWorker?.getRegistration();
  await kept?.update().catch(() => {});
  if (kept?.installing != null) await installed(kept.installing);
  if (kept?.waiting == null) location.reload();
  else changeBuild(kept.waiting);
}

export function keepForOffline(): void {
  followBuild(navigator.serviceWorker);
  // A browser that refuses (a private window, a full disk) still plays: only not without a line.
  navigator.serviceWorker.register('./service-worker.js').then(watch, () => {});
}
