import { type ByType, byType } from '@grognard/desk/words/by-type.ts';
import { capital, listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Action, ActionOf } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { unitIn } from '../../view-units.ts';
import { isPlayer } from '../../vocabulary.ts';
import { slotName } from '../../words/slot-names.ts';
import { MORALE, WINNER, type YesNo, yesNoWords } from './answers.ts';
import { declarationLabel } from './declaration-labels.ts';
import { strategyValue } from './hand-order.ts';
import { cardName, FORMATION_NAME, objectiveName, unitCardName, unitName } from './names.ts';
import { endings, labels, passes } from './sentences-labels.ts';
import { windowIn } from './window.ts';

const isNamed = <K extends string>(key: string, names: { readonly [key in K]: string }): key is K =>
  Object.hasOwn(names, key);

/** What letting a window go by means at this moment. */
function passLabel(view: View): string {
  const where = view.frames.at(-1)?.proc === 'checkpoint' ? 'checkpoint' : (windowIn(view) ?? 'other');
  return tell(passes[isNamed(where, passes) ? where : 'other']);
}

/** What ends a step, with what has been done in it. */
function endLabel(view: View): string {
  const proc = view.frames.at(-1)?.proc ?? 'other';
  if (proc === 'openingTerrain') {
    const count = view.draft?.kind === 'terrain' ? Object.keys(view.draft.slots).length : 0;
    return count === 0 ? tell(endings.noTerrain) : tell(endings.someTerrain, { count });
  }
  return isNamed(proc, endings) && proc !== 'someTerrain' ? tell(endings[proc]) : tell(endings.other);
}

function deployLabel({ draft, viewer, players }: View): string {
  const count = draft?.kind === 'deploy' ? Object.keys(draft.slots).length : 0;
  const left = isPlayer(viewer) ? players[viewer].muster.length - count : 0;
  return left > 0 ? tell(labels.deploySome, { left }) : tell(labels.deployAll, { count });
}

const ACTIVATIONS = {
  outflankW: labels.outflankWest,
  outflankE: labels.outflankEast,
  dismounted: labels.activateDismounted,
  mounted: labels.activateMounted,
} as const;

const activateLabel = ({ unit, mode }: ActionOf<'activate'>, view: View): string =>
  tell(mode === undefined ? labels.activate : ACTIVATIONS[mode], { unit: unitName(view, unit) });

function playLabel({ card: id, target, slot, guns }: ActionOf<'card'>, view: View): string {
  const card = cardName(id);
  const shown = guns === undefined ? null : listed(guns.map((gun) => unitName(view, gun).noun));
  if (target === undefined) {
    if (shown !== null) return tell(labels.playShowing, { card, guns: shown });
    return slot === undefined
      ? tell(labels.play, { card })
      : tell(labels.playTo, { card, where: slotName(slot) });
  }
  const unit = unitName(view, target);
  if (shown !== null) return tell(labels.playOnShowing, { card, unit, guns: shown });
  return slot === undefined
    ? tell(labels.playOn, { card, unit })
    : tell(labels.playOnTo, { card, unit, where: slotName(slot) });
}

const arrangement = (layout: ActionOf<'rearrange'>['layout'], view: View): string =>
  Object.entries(layout)
    .map(([slot, unit]) =>
      tell(labels.standsIn, { unit: unitCardName(unitIn(view, unit)?.card ?? null), where: slotName(slot) }),
    )
    .join(', ');

function formationLabel(id: string, view: View): string {
  const formation = unitIn(view, id)?.formation ?? null;
  const unit = unitName(view, id);
  return formation === null
    ? tell(labels.leaveAnyFormation, { unit })
    : tell(labels.leaveFormation, { unit, formation: FORMATION_NAME[formation] });
}

const ofYesNo = (action: YesNo, view: View): string => yesNoWords(action, view)[0];

const LABELS: ByType<Action, View, string> = {
  openObjective: ({ obj }) => tell(labels.openObjective, { objective: objectiveName(obj) }),
  place: ({ unit, slot }) => tell(labels.place, { unit: unitCardName(unit), where: slotName(slot) }),
  unplace: ({ slot }) => tell(labels.unplace, { where: slotName(slot) }),
  confirmDeploy: (_, view) => deployLabel(view),
  terrain: ({ card, slot }) => tell(labels.layTerrain, { card: cardName(card), where: slotName(slot) }),
  done: (_, view) => endLabel(view),
  commit: ({ card }) => tell(labels.commit, { card: cardName(card), value: strategyValue(card) }),
  regroup: ({ unit }, view) => tell(labels.regroup, { unit: unitName(view, unit) }),
  rally: ({ unit }, view) => tell(labels.rally, { unit: unitName(view, unit) }),
  removeFromReserve: ({ unit }, view) => tell(labels.removeFromReserve, { unit: unitName(view, unit) }),
  toReserve: ({ slot }) => tell(labels.toReserve, { where: slotName(slot) }),
  rearrange: ({ layout }, view) => tell(labels.rearrange, { layout: arrangement(layout, view) }),
  card: playLabel,
  pass: (_, view) => passLabel(view),
  putUnder: ({ card }) => tell(labels.putUnder, { card: cardName(card) }),
  activate: activateLabel,
  forfeit: () => tell(labels.forfeit),
  declare: declarationLabel,
  support: ({ yes, unit }, view) =>
    yes ? tell(labels.support, { unit: unitName(view, unit) }) : tell(labels.noSupport),
  morale: ({ how }) => MORALE[how][0],
  side: ({ to }) => tell(to === 'W' ? labels.retreatWest : labels.retreatEast),
  winner: ({ how }) => WINNER[how][0],
  formation: ({ unit }, view) => formationLabel(unit, view),
  discard: ({ card }) => tell(labels.discard, { card: cardName(card) }),
  score: ({ yes, obj }) => tell(yes ? labels.score : labels.holdBack, { objective: objectiveName(obj) }),
  resign: () => tell(labels.resign),
  evade: ofYesNo,
  recover: ofYesNo,
  charge: ofYesNo,
  counter: ofYesNo,
  recoverCas: ofYesNo,
  capture: ofYesNo,
  useOutflankFire: ofYesNo,
  reinforce: ofYesNo,
};

/** An action as an order somebody gives. */
export const actionLabel = (action: Action, view: View): string =>
  capital(byType(LABELS, action, view) ?? action.type);
