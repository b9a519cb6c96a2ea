// The answers within an attack, NAP-S1 to NAP-S10, and those that cards ask for.
import type { ByType } from '@grognard/desk/words/by-type.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { hexName } from '../../data/field.ts';
import type { Action, ActionOf } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { COLOUR_NAME } from '../../words/colours.ts';
import { cardName, DIE_NAME, printed, unitAndPlace } from './names.ts';
import { labels } from './sentences-labels.ts';

const attackIn = ({ battle }: View) => battle?.attacks.at(-1);

/** 'yellow': the die of the roll or, before it, of the pool. */
function dieName(view: View, die: number): string {
  const attack = attackIn(view);
  const found = attack?.dice[die] ?? attack?.pool[die];
  return found === undefined ? '' : DIE_NAME[found.die];
}

function rerollLabel({ die, source, pay }: ActionOf<'reroll'>, view: View): string {
  const name = dieName(view, die);
  switch (source) {
    case 'master':
      return tell(labels.rerollMaster, { die: name });
    case 'card':
      return tell(labels.rerollCard, { die: name });
    case 'order':
      return tell(labels.rerollOrder, { die: name, colour: pay === undefined ? '' : COLOUR_NAME[pay] });
    case 'fatigue':
      return tell(labels.rerollFatigue, { die: name });
  }
}

const MODES = { main: labels.modeMain, bonus: labels.modeBonus, none: labels.modeNone } as const;
const RIPOSTES = {
  square: labels.riposteSquare,
  counterblow: labels.riposteCounterblow,
  card: labels.riposteCard,
} as const;

const toHex = (
  sentence:
    | typeof labels.retreat
    | typeof labels.regroup
    | typeof labels.advance
    | typeof labels.pickHex
    | typeof labels.persecute,
  hex: number | null,
): string => (hex === null ? tell(labels.stay) : tell(sentence, { hex: hexName(hex) }));

export const attackLabels: Partial<ByType<Action, View, string>> = {
  choose: ({ option }) => tell(labels.choose, { option: printed(option) }),
  pickUnit: ({ unit }, view) => tell(labels.pickUnit, { unit: unitAndPlace(view, unit) }),
  pickHex: ({ hex }) => toHex(labels.pickHex, hex),
  spend: ({ count }) => (count === 0 ? tell(labels.spendNone) : tell(labels.spend, { count })),
  overcharge: ({ yes }) => tell(yes ? labels.overcharge : labels.plainMagic),
  square: ({ yes }) => tell(yes ? labels.square : labels.noSquare),
  lay: ({ card }) => (card === null ? tell(labels.layNone) : tell(labels.lay, { card: cardName(card) })),
  mode: ({ mode }) => tell(MODES[mode]),
  apply: ({ yes }) => tell(yes ? labels.apply : labels.applyNot),
  dropDie: ({ die }, view) => tell(labels.dropDie, { die: dieName(view, die) }),
  keepDie: ({ die }, view) => tell(labels.keepDie, { die: dieName(view, die) }),
  reroll: rerollLabel,
  ignoreRetreat: ({ count }) =>
    count === 0 ? tell(labels.ignoreNone) : tell(labels.ignoreRetreat, { count }),
  retreat: ({ hex }) => toHex(labels.retreat, hex),
  regroup: ({ hex }) => toHex(labels.regroup, hex),
  absorb: ({ yes }) => tell(yes ? labels.absorb : labels.loseModel),
  blast: ({ unit }, view) => tell(labels.blast, { unit: unitAndPlace(view, unit) }),
  riposte: ({ how }) => tell(how === null ? labels.noRiposte : RIPOSTES[how]),
  advance: ({ hex }) => toHex(labels.advance, hex),
  frenzy: ({ yes }) => tell(yes ? labels.frenzy : labels.noFrenzy),
  persecute: ({ hex }) => {
    if (hex === null) return tell(labels.noPursuit);
    return hex === 'stay' ? tell(labels.persecuteStay) : toHex(labels.persecute, hex);
  },
};
