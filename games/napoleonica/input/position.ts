// A position from outside: complete and possible, or the first wrong field by path.
import { type Frame, framesOf, type Result } from '@grognard/kernel';
import {
  type FormValue,
  fault,
  listOf,
  maybe,
  nullable,
  optional,
  reading,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { campaignForm } from '../campaign/form.ts';
import { battleFrame, battlePhaseFrame, matchFrame, roundFrame, turnFrame } from '../frames.ts';
import { options } from '../options.ts';
import { procedures } from '../procedures/index.ts';
import type { State } from '../state.ts';
import { seriesForm } from '../tournament/form.ts';
import { opponentOf, type Player } from '../vocabulary.ts';
import { checkedBattle } from './battle.ts';
import { checkMoment } from './check-moment.ts';
import { outcome } from './facts.ts';
import { withOpenCards } from './open-cards.ts';

export const positionForm = record({
  draws: optional(whole(0, 1_000_000_000), 0),
  battle: optional(nullable(checkedBattle), null),
  series: optional(nullable(seriesForm), null),
  campaign: optional(nullable(campaignForm), null),
  result: optional(nullable(outcome), null),
  frames: maybe(listOf(framesOf(procedures), 60)),
});
type Given = FormValue<typeof positionForm>;

export const parsePosition = (raw: unknown): Result<State> => reading(() => stateOf(positionForm(raw, '')));

function stateOf({ frames, ...given }: Given): State {
  if (given.battle === null && frames === undefined)
    fault('missing-field', 'battle', 'battle is missing: without it the position needs its frames.');
  const { battle } = given;
  const stack = [...(frames ?? turnOf(battle?.turn?.player ?? 'A'))];
  const state = { ...given, battle: battle === null ? null : withOpenCards(battle, stack), frames: stack };
  checkMoment(state);
  return state;
}

/** Without frames it is the beginning of a turn. */
const turnOf = (player: Player): readonly Frame[] => [
  matchFrame.at('over', {
    options: options.usual,
    winner: null,
    sideOf: null,
    armies: { A: null, B: null },
    factions: { A: null, B: null },
  }),
  battleFrame.at('again', {}),
  roundFrame.at('score', {}),
  battlePhaseFrame.at('next', { player: opponentOf(player) }),
  turnFrame.at('choose', { player }),
];
