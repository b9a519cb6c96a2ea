// Generals as it was released, and with one rule mended since: once both sheets are locked, each side has a point for it.
import { type Library, libraryOf } from '@grognard/editions/library.ts';
import { titleOf } from '@grognard/games/registry';
import type { AnyGame, EditionName } from '@grognard/kernel';

const title = titleOf('generals');
if (title === undefined) throw new Error('The registry has Generals.');
const { meta } = title;

const FIRST = { number: 1, day: '2026-11-17', digest: '1'.repeat(64) };
const SECOND = { number: 2, day: '2026-11-19', digest: '2'.repeat(64) };
const CHANGE = {
  rules: ['GEN-6.1'],
  text: 'Both sides score 1 VP when they have written their orders.',
} as const;

const nameOf = ({ number, digest }: EditionName): EditionName => ({ number, digest });

interface Points {
  vp: { readonly white: number; readonly black: number };
}

const asReleased: AnyGame = { ...(await title.load()), edition: nameOf(FIRST) };

function mended(): AnyGame {
  const { planning, ...others } = asReleased.procedures;
  if (planning === undefined) throw new Error('Generals has planning.');
  const advance: typeof planning.advance = (umpire, frame) => {
    const state = umpire.state as typeof umpire.state & Points;
    if (frame.step === 'couriers') state.vp = { white: state.vp.white + 1, black: state.vp.black + 1 };
    planning.advance(umpire, frame);
  };
  const procedures = { ...others, planning: { ...planning, advance } };
  return { ...asReleased, procedures, edition: nameOf(SECOND) };
}

const holding = (module: AnyGame, released: readonly (typeof FIRST)[]): Library =>
  libraryOf(
    [{ meta, load: async () => module, loadRules: async () => module }],
    {
      released: () => released,
      load: async () => asReleased,
      changes: async () => ({ 2: [CHANGE] }),
    },
    () => module.edition ?? null,
  );

/** Before the update. */
export const released: Library = holding(asReleased, [FIRST]);
/** After it. */
export const updated: Library = holding(mended(), [FIRST, SECOND]);
