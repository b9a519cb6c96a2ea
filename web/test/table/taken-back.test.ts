// What is taken back is not shown any more: the last scene stays until a press, but not in another position.
import { expect, it, vi } from 'vitest';
import { sitDown } from './sit-down.ts';

vi.hoisted(() => {
  const kept = JSON.stringify({ speed: 'off' });
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', () => {});
});

const DECISIONS = 60;
/** What brings a formation to march soonest. */
const LIKED = ['auto', 'done'];

it('NLC-5.1a: a move that is taken back leaves no scene in which its units have moved', async () => {
  const session = await sitDown('later-campaigns', ['french', 'allied']);
  const mayUndo = (): boolean => session.present.value.undo.can && session.curtain.value === null;
  for (let made = 0; made < DECISIONS; made += 1) {
    if (mayUndo()) break;
    if (session.curtain.value !== null) await session.liftCurtain();
    const legal = session.present.value.offers.filter(
      ({ refusal, role }) => refusal === null && role !== 'grave',
    );
    const wanted = LIKED.map((type) =>
      legal.find(({ action }) => JSON.stringify(action).includes(`"${type}"`)),
    );
    const offer = wanted.find((each) => each !== undefined) ?? legal[0];
    if (offer !== undefined && !(await session.submit(offer.action))) session.doubt.value?.onYes();
    await session.refresh();
  }
  expect(mayUndo()).toBe(true);
  const { present, chronicle } = session;
  const meanwhile = { state: present.value, moments: chronicle.value };
  session.player.play([{ scene: 'moved', ms: 1, dice: 0, say: [], meanwhile }]);
  expect(session.lastScene.value).not.toBeNull();
  await session.undo();
  expect(session.lastScene.value).toBeNull();
  session.stop();
}, 30_000);
