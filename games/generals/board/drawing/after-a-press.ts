// What nobody needs before he has pressed something: why a press answers nothing, what is said of the others, and what comes of them.
export { whyNothing } from '../input/why-nothing.ts';
export { announcement } from '../words/announce.ts';
export { beatsOf } from './beats.ts';
