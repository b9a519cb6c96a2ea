// Everything a board says and does around battles: this file only lists.
import { betweenSayings } from './words/journal-between.ts';
import { campaignSayings } from './words/journal-campaign.ts';

export { worldBeats } from './campaign/beats.ts';
export { aboutBetween, answersBetween, pressBetween } from './input/between.ts';
export { battleSummary, monthSummary } from './report/between-summary.ts';
export { announceLifted } from './words/announce-between.ts';
export { chapterBetween, headingBetween, momentBetween } from './words/chapters-between.ts';
export { describeBetween } from './words/describe-between.ts';
export { betweenLabels, doneBetween } from './words/labels-between.ts';
export { nameBetween } from './words/target-names.ts';

export const sayings = { ...betweenSayings, ...campaignSayings };
