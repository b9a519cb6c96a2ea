// What is needed once there is something to watch, in one file to fetch.
export { keepLastLook, missedBy } from './last-look.ts';
export { lookingBack } from './looking-back.ts';
export { recaps } from './recaps.ts';
export { headingAt, reelOf } from './reel.ts';
