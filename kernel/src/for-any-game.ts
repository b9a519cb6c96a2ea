// What a game knows of its own states and views, for programs that hold those of any game: the fuzzer, the terminal.
import type { Frozen, GameState } from './contract.ts';

interface Own<S, V> {
  /** 'Generals' */
  readonly title: string;
  readonly invariants: { readonly [name: string]: (state: Frozen<S>) => string | null };
  isState(state: unknown): state is Frozen<S>;
  isView(view: unknown): view is V;
  viewText(view: V): string;
}

interface ForAnyGame {
  /** What is wrong with a state; null where nothing is. */
  readonly invariants: { readonly [name: string]: (state: Frozen<GameState>) => string | null };
  /** A view as text; empty for a view of another game. */
  draw(view: unknown): string;
}

export const forAnyGame = <S, V>({
  title,
  invariants,
  isState,
  isView,
  viewText,
}: Own<S, V>): ForAnyGame => ({
  invariants: Object.fromEntries(
    Object.entries(invariants).map(([name, broken]) => [
      name,
      (state: Frozen<GameState>) => (isState(state) ? broken(state) : `this is no state of ${title}`),
    ]),
  ),
  draw: (view) => (isView(view) ? viewText(view) : ''),
});
