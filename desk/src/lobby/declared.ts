// Options as the game declares them, in the words of the lobby.
import type { Option } from '@grognard/kernel';
import type { Field } from '../contract/lobby.ts';

/** An option whatever its values are. */
type Declared = Pick<Option<unknown>, 'name' | 'say' | 'rule'>;

/** What an option is called, what it changes, and the rule that says so. */
export const wordsOf = ({ name, say, rule }: Declared): Pick<Field, 'name' | 'say' | 'rule'> => ({
  name,
  say,
  rule,
});
