import { isImmediate } from '../../../data/objectives.ts';
import { SEAT_NAME } from '../../../names.ts';
import type { ObjectiveView, View } from '../../../view.ts';
import { isPlayer, opponentOf, type Player } from '../../../vocabulary.ts';
import { keyOf, type marker } from '../../input/marks.ts';
import { objectiveName } from '../../words/names.ts';
import { tellObjective } from '../cards/objective-face.tsx';
import { Icon } from '../icon.tsx';

function stateOf(
  { scored, met, open, card }: ObjectiveView,
  isSetup: boolean,
): readonly [icon: string, word: string] {
  if (scored) return ['ui-check', 'scored'];
  if (card === null) return ['ui-lock', 'hidden'];
  if (isSetup) return ['ui-clock', 'for later'];
  if (met === true) return ['ui-target', isImmediate(card) ? 'met now' : 'holds now'];
  return open ? ['ui-eye', 'open, not met'] : ['ui-clock', 'not met'];
}

function Aim({
  objective,
  markOf,
  isOwn,
  whose,
  isSetup,
}: {
  readonly objective: ObjectiveView;
  readonly markOf: ReturnType<typeof marker>;
  readonly isOwn: boolean;
  /** Said where it is not the viewer's own. */
  readonly whose: Player | null;
  /** Nothing stands yet, so nothing is met. */
  readonly isSetup: boolean;
}) {
  const { card, met, scored } = objective;
  const [icon, state] = stateOf(objective, isSetup);
  const word = whose === null ? state : `${SEAT_NAME[whose]}: ${state}`;
  const target = card === null || !isOwn ? null : { card };
  const shared = {
    class: `saga-aim-card ${target === null ? '' : markOf(target)}${(met === true && !isSetup) || scored ? ' is-met' : ''}`,
    ...(card === null ? {} : { 'data-look': `objective:${card}` }),
  };
  const inside = (
    <>
      <span class="sr">{`${card === null ? 'Hidden objective' : tellObjective(card)} ${word}`}</span>
      <Icon name={icon} />
      <span aria-hidden="true">
        <b>{card === null ? 'Hidden' : objectiveName(card)}</b>
        <small>{word}</small>
      </span>
    </>
  );
  return (
    <li>
      <button type="button" {...shared} {...(target === null ? {} : { 'data-target': keyOf(target) })}>
        {inside}
      </button>
    </li>
  );
}

/** The viewer's objectives with their progress, and what the enemy has had to open. */
export function Objectives({
  view,
  markOf,
}: {
  readonly view: View;
  readonly markOf: ReturnType<typeof marker>;
}) {
  const own: Player = isPlayer(view.viewer) ? view.viewer : 'A';
  const theirs = view.players[opponentOf(own)].objectives;
  const seen = isPlayer(view.viewer) ? theirs.filter(({ card }) => card !== null) : theirs;
  return (
    <section class="saga-aims" aria-label="Objectives">
      <h3>Aims</h3>
      <ul class="plain">
        {view.players[own].objectives.map((objective, i) => (
          <Aim
            key={`${i}`}
            objective={objective}
            markOf={markOf}
            isOwn={isPlayer(view.viewer)}
            whose={isPlayer(view.viewer) ? null : own}
            isSetup={view.turn === 0}
          />
        ))}
        {seen.map((objective, i) => (
          <Aim
            key={`their${i}`}
            objective={objective}
            markOf={markOf}
            isOwn={false}
            whose={opponentOf(own)}
            isSetup={view.turn === 0}
          />
        ))}
      </ul>
    </section>
  );
}
