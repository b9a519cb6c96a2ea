// NLC-A.3: the hours of a scenario. Night is from ten in the evening to four in the morning (NLC-16).
import type { ScenarioSheet } from '../scenarios/sheets.ts';
import type { TurnSheet } from '../theatre.ts';

const NIGHTFALL = 22;
const DAWN = 4;

export const layTurns = ({ firstTurn, sky }: ScenarioSheet): readonly TurnSheet[] =>
  Array.from(sky, (weather, i) => {
    const hours = firstTurn.hour + i;
    const hour = hours % 24;
    return {
      day: firstTurn.day + Math.floor(hours / 24),
      clock: `${String(hour).padStart(2, '0')}00`,
      night: hour >= NIGHTFALL || hour < DAWN,
      rain: weather === 'r' || weather === 'b',
      wet: weather === 'w' || weather === 'b',
    };
  });
