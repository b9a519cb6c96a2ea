import { Icon } from '@grognard/desk/look/icon.tsx';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { isImmediate } from '../../../data/objectives.ts';
import { SEAT_NAME } from '../../../names.ts';
import type { ObjectiveView, View } from '../../../view.ts';
import { isPlayer, opponentOf, type Player } from '../../../vocabulary.ts';
import type { Marker } from '../../input/marks.ts';
import { nearOf, objectiveName } from '../../words/names.ts';
import { aimWords } from '../../words/sentences-piles.ts';
import { tellObjective } from '../cards/objective-face.tsx';

interface ObjectivesProps {
  readonly view: View;
  readonly markOf: Marker;
}

/** Nothing stands during setup, so nothing is met. */
function stateOf({ scored, met, open, card }: ObjectiveView, isSetup: boolean) {
  if (scored) return ['ui-check', aimWords.scored] as const;
  if (card === null) return ['ui-lock', aimWords.hidden] as const;
  if (isSetup) return ['ui-clock', aimWords.later] as const;
  if (met === true) return ['ui-target', isImmediate(card) ? aimWords.met : aimWords.holds] as const;
  return open ? (['ui-eye', aimWords.open] as const) : (['ui-clock', aimWords.notMet] as const);
}

interface AimProps extends ObjectivesProps {
  readonly objective: ObjectiveView;
  readonly owner: Player;
}

function Aim({ view, markOf, objective, owner }: AimProps) {
  const { card, met, scored } = objective;
  const isSetup = view.turn === 0;
  const [icon, state] = stateOf(objective, isSetup);
  const isOwn = view.viewer === owner;
  const word = isOwn ? tell(state) : tell(aimWords.ofSide, { side: SEAT_NAME[owner], state });
  const objectiveText = card === null ? aimWords.hiddenObjective : tellObjective(card);
  const target = card === null || !isOwn ? null : { card };
  const isMet = scored || (met === true && !isSetup);
  return (
    <li>
      <button
        type="button"
        class={`saga-aim-card ${target === null ? '' : markOf(target)}${isMet ? ' is-met' : ''}`}
        {...(card === null ? {} : { 'data-look': `objective:${card}` })}
        {...(target === null ? {} : { 'data-target': targetKey(target) })}
      >
        <span class="sr">{tell(aimWords.told, { objective: objectiveText, state: word })}</span>
        <Icon name={icon} />
        <span aria-hidden="true">
          <b>{card === null ? tell(aimWords.hiddenName) : objectiveName(card)}</b>
          <small>{word}</small>
        </span>
      </button>
    </li>
  );
}

/** The viewer's objectives with their progress, and what the enemy has had to open. */
export function Objectives({ view, markOf }: ObjectivesProps) {
  const own = nearOf(view);
  const isShown = (owner: Player, { card }: ObjectiveView): boolean =>
    owner === own || card !== null || !isPlayer(view.viewer);
  return (
    <section class="saga-aims" aria-label={tell(aimWords.title)}>
      <h3>{tell(aimWords.title)}</h3>
      <ul class="plain">
        {[own, opponentOf(own)].map((owner) =>
          view.players[owner].objectives
            .filter((objective) => isShown(owner, objective))
            .map((objective, i) => (
              <Aim key={`${owner}${i}`} view={view} markOf={markOf} objective={objective} owner={owner} />
            )),
        )}
      </ul>
    </section>
  );
}
