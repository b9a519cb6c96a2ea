// What a press may meet instead of being carried out: a doubt, or a reason why nothing answers there.
export { askFirst } from '../words/doubts.ts';
export { owingLeadersIn } from './owing.ts';
export { whyNothing } from './why-nothing.ts';
