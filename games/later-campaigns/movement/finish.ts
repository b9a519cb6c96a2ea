// A unit that has ended its move does not move again in this segment.
import type { State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';

export function finish(state: State, id: UnitId): void {
  const { stage } = state;
  if (stage?.active.includes(id) && !stage.finished.includes(id))
    state.stage = { ...stage, finished: [...stage.finished, id] };
}
