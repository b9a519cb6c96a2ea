// The journal of an attack, NAP-S1 to NAP-S10.
import type { Sayings } from '@grognard/desk/journal/lines-by-type.ts';
import { aboutUnits } from '@grognard/desk/journal/log-lines.ts';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import { say } from '@grognard/desk/words/say.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { RolledDie } from '../../attack-record.ts';
import { hexName } from '../../data/field.ts';
import type { AttackKind, CardId } from '../../data/words.ts';
import type { Event } from '../../events.ts';
import type { Teller } from './memory.ts';
import { cardName, KIND_NAME, printed } from './names.ts';
import { journal, rolledFaces, symbols } from './sentences-journal.ts';

const KIND_ICON: { readonly [kind in AttackKind]: SymbolName } = {
  melee: 'mk-melee',
  ranged: 'arm-infantry',
  magic: 'mk-corruption',
  grenade: 'mk-charge',
};

const about = (...units: readonly number[]) => aboutUnits(...units.map(String));

const FACES = ['crit', 'hit', 'retreat'] as const;

/** '1 crit and 2 hits', or 'nothing'. */
function facesInWords(dice: readonly RolledDie[]): string {
  const shown = FACES.flatMap((symbol) => {
    const count = dice.filter(({ face }) => face === symbol).length;
    return count === 0 ? [] : [tell(rolledFaces[symbol], { count })];
  });
  return shown.length === 0 ? tell(rolledFaces.nothing) : listed(shown);
}

const USED = { main: journal.cardUsed, bonus: journal.cardUsedForDie, none: journal.cardUnused } as const;

const cardOrNone = (card: CardId | null): string => (card === null ? tell(journal.noCard) : cardName(card));

export const attackSayings: Sayings<Event, Teller> = {
  attackDeclared: ({ attacker, target, kind, riposte }, { unit }) => ({
    icon: KIND_ICON[kind],
    text:
      riposte === null
        ? say(journal.attack, { attacker: unit(attacker), target: unit(target), kind: KIND_NAME[kind] })
        : say(journal.riposte, { attacker: unit(attacker), target: unit(target) }),
    about: about(attacker, target),
  }),
  squareFormed: ({ unit: id }, { unit }) => ({
    icon: 'mk-square',
    text: say(journal.square, { unit: unit(id) }),
    about: about(id),
  }),
  cardsTurnedUp: ({ cards: { A, B } }, { player }) => ({
    icon: 'ui-cards',
    text: say(journal.cardsUp, {
      a: player('A'),
      aCard: cardOrNone(A),
      b: player('B'),
      bCard: cardOrNone(B),
    }),
  }),
  cardUsed: ({ player: by, card, mode }, { player }) => ({
    icon: 'ui-cards',
    text: say(USED[mode], { player: player(by), card: cardName(card) }),
  }),
  cardCancelled: ({ player: by, card }, { player }) => ({
    icon: 'ui-refuse',
    text: say(journal.cardCancelled, { player: player(by), card: cardName(card) }),
  }),
  attackLost: ({ attacker }, { unit }) => ({
    icon: 'ui-refuse',
    text: say(journal.attackLost, { attacker: unit(attacker) }),
  }),
  diceRolled: ({ dice }) => ({
    icon: 'sym-hit',
    text: say(journal.rolled, { count: dice.length, result: facesInWords(dice) }),
  }),
  dieRerolled: ({ player: by, from, to }, { player }) => ({
    icon: 'ui-reset',
    text: say(journal.rerolled, { player: player(by), from: symbols[from], to: symbols[to] }),
  }),
  critHappened: ({ crit, unit: id }, { unit }) => ({
    icon: 'sym-crit',
    text: say(journal.crit, { unit: unit(id), crit: printed(crit) }),
    about: about(id),
  }),
  retreatsIgnored: ({ unit: id, count }, { unit }) => ({
    icon: 'mk-line',
    text: say(journal.ignored, { unit: unit(id), count }),
    about: about(id),
  }),
  unitRetreated: ({ unit: id, from, to }, { unit }) => ({
    icon: 'sym-retreat',
    text: say(journal.retreated, { unit: unit(id), from: hexName(from), to: hexName(to) }),
    about: about(id),
  }),
  retreatStopped: ({ unit: id }, { unit }) => ({
    icon: 'ui-refuse',
    text: say(journal.stopped, { unit: unit(id) }),
    about: about(id),
  }),
  unitRegrouped: ({ unit: id, from, to }, { unit }) => ({
    icon: 'sym-retreat',
    text: say(journal.regrouped, { unit: unit(id), from: hexName(from), to: hexName(to) }),
    about: about(id),
  }),
  damageDealt: ({ unit: id, total }, { unit }) => ({
    icon: 'sym-hit',
    text: say(journal.damage, { unit: unit(id), total }),
    about: about(id),
  }),
  modelsLost: ({ unit: id, count, left }, { unit, sideOf }) => ({
    icon: 'mk-casualty',
    text: say(journal.lost, { player: sideOf(id), unit: unit(id), count, left }),
    about: about(id),
  }),
  unitDestroyed: ({ unit: id }, { unit, sideOf }) => ({
    icon: 'mk-casualty',
    text: say(journal.destroyed, { player: sideOf(id), unit: unit(id) }),
    isKey: true,
  }),
  unitHealed: ({ unit: id, count }, { unit }) => ({
    icon: 'ui-plus',
    text: say(journal.healed, { unit: unit(id), count }),
    about: about(id),
  }),
  unitFollowed: ({ unit: id, to }, { unit }) => ({
    icon: 'mk-charge',
    text: say(journal.followed, { unit: unit(id), to: hexName(to) }),
    about: about(id),
  }),
  unitFrenzied: ({ unit: id }, { unit }) => ({
    icon: 'mk-charge',
    text: say(journal.frenzied, { unit: unit(id) }),
    about: about(id),
  }),
};
