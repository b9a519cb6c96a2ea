// What fights, rallies and setting up are drawn with, in one file to fetch.

export { roundSummary } from '../summary/round-summary.tsx';
export { Aims } from './aims.tsx';
export { Cannonades } from './cannonades.tsx';
export { FrontDice } from './front-dice.tsx';
export { Fronts } from './fronts.tsx';
export { Hint } from './hint.tsx';
export { UnitReference } from './reference/unit-reference.tsx';
export { RevealedArrows } from './revealed-arrows.tsx';
export { DecisionCards } from './tray/decision-cards.tsx';
export { FrontPanel } from './tray/front-panel.tsx';
export { RallyTray } from './tray/rally-tray.tsx';
export { SetupTray } from './tray/setup-tray.tsx';
