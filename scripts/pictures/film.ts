// What a page looks like while something plays on it: frames with their times, and how long each beat was shown.
import type { Page } from 'playwright-core';

export interface Frame {
  /** Milliseconds since the film began. */
  readonly at: number;
  readonly jpeg: Buffer;
}
interface ShownBeat {
  readonly say: string;
  readonly ms: number;
}
export interface Film {
  readonly frames: readonly Frame[];
  readonly beats: readonly ShownBeat[];
}

declare global {
  interface Window {
    shownBeats: { say: string; at: number }[];
  }
}

/** Notes when the prompt of a playing table changes, and when it plays no more. */
const watchBeats = (): void => {
  window.shownBeats = [];
  const note = (): void => {
    const isPlaying = document.querySelector('.table[data-playing]') !== null;
    const say = isPlaying
      ? (document.querySelector('.prompt .ask')?.firstChild?.parentElement?.innerText ?? '')
      : '';
    if (window.shownBeats.at(-1)?.say !== say) window.shownBeats.push({ say, at: performance.now() });
  };
  new MutationObserver(note).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['data-playing'],
  });
};

const LONGEST = 15_000;

export async function filmOf(page: Page, begin: () => Promise<void>): Promise<Film> {
  const camera = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  let start = 0;
  camera.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const time = (metadata.timestamp ?? 0) * 1000;
    if (start === 0) start = time;
    frames.push({ at: time - start, jpeg: Buffer.from(data, 'base64') });
    void camera.send('Page.screencastFrameAck', { sessionId });
  });
  await page.evaluate(watchBeats);
  await camera.send('Page.startScreencast', { format: 'jpeg', quality: 70, everyNthFrame: 2 });
  await begin();
  await page.locator('.table[data-playing]').waitFor();
  await page.locator('.table:not([data-playing])').waitFor({ timeout: LONGEST });
  await page.waitForTimeout(300);
  await camera.send('Page.stopScreencast');
  const shown = await page.evaluate(() => window.shownBeats);
  const beats = shown.flatMap(({ say, at }, i) => {
    const next = shown[i + 1];
    return say === '' || next === undefined ? [] : [{ say, ms: Math.round(next.at - at) }];
  });
  return { frames, beats };
}
