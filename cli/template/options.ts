// What the lobby may choose, each option declared once: reader, default, lobby, fuzzer and schema follow.
import { declareOptions, toggle } from '@grognard/kernel';

export const options = declareOptions({
  reversed: toggle({
    name: 'Reversed',
    say: 'Even wins when the coins differ, Odd when they show the same.',
    rule: 'PENNY-2.2',
  }),
});

type Chosen = Readonly<typeof options.usual>;
/** By name, so that messages of the compiler stay short. */
export interface Options extends Chosen {}
