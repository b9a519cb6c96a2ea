import type { SizeClass } from '@grognard/desk/sizes/size-class.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { isPlayer } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { marker } from '../../input/marks.ts';
import { handOf } from '../../words/hand-order.ts';
import { nearOf } from '../../words/names.ts';
import { onTheBoards } from '../../words/sentences.ts';
import { DecisionSheet } from './decision-sheet.tsx';
import { Hand } from './hand.tsx';
import { Muster } from './muster.tsx';
import { Standing } from './standing.tsx';
import { TestInOneLine } from './test-panel.tsx';

interface DockProps {
  readonly desk: Desk;
  readonly room: SizeClass;
}

/** Buttons here are no pieces: the board must not take their keys for a press on one. */
function keepOffTheBoard(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (isPress && event.target instanceof Element && event.target.closest('[data-target]') === null)
    event.stopPropagation();
}

/** What the viewer places or plays from: units to deploy, then the hand. On a phone the answers, too. */
export function Dock({ desk, room }: DockProps) {
  const { view } = desk.shown.value;
  const markOf = marker(desk, false);
  return (
    <div
      class="saga-dock"
      data-dock
      role="group"
      aria-label={tell(onTheBoards.dock)}
      onKeyDown={keepOffTheBoard}
    >
      {room === 'narrow' && view.phase !== 'setup' && (
        <div class="saga-standing-strip">
          <Standing view={view} near={nearOf(view)} />
          <TestInOneLine desk={desk} />
        </div>
      )}
      {(room === 'narrow' || room === 'rail') && <DecisionSheet desk={desk} />}
      {view.draft?.kind === 'deploy' ? (
        <Muster desk={desk} markOf={markOf} />
      ) : (
        isPlayer(view.viewer) && <Hand desk={desk} cards={handOf(view, view.viewer)} markOf={markOf} />
      )}
    </div>
  );
}
