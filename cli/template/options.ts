// What the lobby may choose, each option declared once: reader, default, lobby, fuzzer and schema follow.
import { declareOptions, toggle } from '@grognard/kernel';
import { optionWords } from './words/options.ts';

export const options = declareOptions({ reversed: toggle(optionWords.reversed) });

type Chosen = Readonly<typeof options.usual>;
/** By name, so that messages of the compiler stay short. */
export interface Options extends Chosen {}
