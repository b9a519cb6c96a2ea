// What nobody needs before he has pressed something: why a press answers nothing, and what comes of the others.
export { whyNothing } from '../input/why-nothing.ts';
export { beatsOf } from './beats.ts';
