// Section 15: saved orders bring routed units back.
import { rallyingFrame, rallyPhaseFrame } from '../frames.ts';
import { sidesThatMayRally } from '../rally/rallying.ts';
import { sequence } from '../rule-types.ts';

export const rallyPhase = sequence(rallyPhaseFrame, 'GEN-15.1', {
  choose(umpire) {
    const asked = sidesThatMayRally(umpire.state);
    if (asked.length > 0) umpire.call(rallyingFrame.ask(asked, {}));
  },
});
