// What nobody needs before he has pressed something: why a press answers nothing, and what is said of the others.
export { whyNothing } from '../input/why-nothing.ts';
export { announcement } from '../words/announce.ts';
