// Where the game shows something else than the referee has reckoned.
import type { Difference, Moment, Named } from '../contract.ts';
import {
  fieldOf,
  isFields,
  isOn,
  listOf,
  missingFrom,
  numberOf,
  plain,
  textOf,
  textsOf,
} from '../reading.ts';
import { PLAYERS, type Player } from './board.ts';
import { isThere, type Question, type Table, type Unit } from './table.ts';

type Check = readonly Difference[];

const differ = (rule: string, what: string, expected: unknown, found: unknown): Check =>
  plain(expected) === plain(found) ? [] : [{ rule, what, expected, found }];

export function compareOffers(question: Question, { offers }: Moment): Check {
  const found = offers().flatMap(({ seat, action, against }) =>
    against === null && action.type !== 'resign' ? [plain({ seat, action })] : [],
  );
  const legal = question.asked.flatMap(({ player, legal: list }) =>
    list().map((action) => plain({ seat: player, action })),
  );
  const unoffered = missingFrom([...new Set(found)], [...new Set(legal)]);
  const illegal = missingFrom([...new Set(legal)], [...new Set(found)]);
  return [
    ...(unoffered.length === 0
      ? []
      : [{ rule: question.rule, what: 'legal and not offered', expected: unoffered, found: [] }]),
    ...(illegal.length === 0
      ? []
      : [{ rule: question.rule, what: 'offered and not legal', expected: [], found: illegal }]),
  ];
}

/** Whether this is the window the game now waits in, for this player. */
export function isAsked(question: Question, after: unknown): boolean {
  const [top] = listOf(after, 'frames').slice(-1);
  const player = question.asked[0]?.player;
  const proc = textOf(top, 'proc');
  if (question.window === 'W-TER') return proc === 'layTerrain' && textOf(top, 'player') === player;
  if (question.window === 'place' || question.window === 'rearrange')
    return (
      proc === 'reserveEntry' && textOf(top, 'step') === question.window && textOf(top, 'player') === player
    );
  if (question.window?.startsWith('only ') === true) {
    const step = question.rule === 'SAG-9.2' ? 'declare' : question.rule === 'SAG-9.1' ? 'choose' : '';
    return proc === 'activation' && textOf(top, 'step') === step && textOf(top, 'player') === player;
  }
  if (question.window === 'checkpoint') {
    const first = textOf(after, 'first');
    return proc === 'checkpoint' && (numberOf(top, 'turns') === 0) === (first === player);
  }
  const players = textsOf(top, 'players');
  const turn = numberOf(top, 'asked') % Math.max(1, players.length);
  const isSame =
    fieldOf(top, 'occasion', 'unit') === question.about && listOf(top, 'played').length === question.played;
  return (
    proc === 'window' &&
    isSame &&
    textOf(top, 'occasion', 'window') === question.window &&
    players[turn] === player
  );
}

const unitFacts = (unit: Unit) => ({
  at: unit.at,
  card: unit.card.id,
  faceUp: unit.faceUp,
  cas: unit.cas,
  activated: unit.activated,
  formation: unit.formation,
  charge: unit.chargeTurn,
  disarray: unit.disarray,
  dismounted: unit.dismounted,
  outflankMarker: unit.outflankMarker,
  exposed: unit.exposed,
  attached: [...unit.attached].toSorted(),
});

const shownUnit = (unit: unknown) => ({
  at: textOf(unit, 'at'),
  card: textOf(unit, 'card'),
  faceUp: isOn(unit, 'faceUp'),
  cas: numberOf(unit, 'cas'),
  activated: isOn(unit, 'activated'),
  formation: fieldOf(unit, 'formation') ?? null,
  charge: fieldOf(unit, 'chargeTurn') ?? null,
  disarray: isOn(unit, 'disarray'),
  dismounted: isOn(unit, 'dismounted'),
  outflankMarker: isOn(unit, 'outflankMarker'),
  exposed: isOn(unit, 'exposed'),
  attached: [...textsOf(unit, 'attached')].toSorted(),
});

/** A unit just drawn stands nowhere yet. */
const isPlace = (at: string): boolean => /^[AB]:(?:[LSR]\d|(?:RT|OF)[WE])$/.test(at);

function compareUnits(table: Table, after: unknown): Check {
  const shown = new Map(listOf(after, 'units').map((unit) => [textOf(unit, 'id'), unit]));
  const mine = table.units.filter(isThere);
  const strangers = [...shown.keys()].filter(
    (id) => isPlace(textOf(shown.get(id), 'at')) && !mine.some((unit) => unit.id === id),
  );
  return [
    ...mine.flatMap((unit) => differ('SAG-12', unit.id, unitFacts(unit), shownUnit(shown.get(unit.id)))),
    ...differ('SAG-12.2', 'units that should be gone', [], strangers),
  ];
}

const facts = (table: Table, player: Player) => {
  const { hand, bluff, deck, discard, army, objectives, captured, markers, meleeWins, secondStreak } =
    table.players[player];
  return {
    hand: [...hand].toSorted(),
    bluff,
    deck,
    discard,
    army,
    objectives: objectives.map(({ id, scored }) => `${id}${scored ? ' scored' : ''}`),
    captured: captured.map(({ id, vp }) => `${id} ${vp}`).toSorted(),
    markers,
    meleeWins,
    secondStreak,
  };
};

/** A card somebody else knows of is written with who knows. */
const cardsOf = (own: unknown, name: string): readonly string[] =>
  listOf(own, name).map((card) => (typeof card === 'string' ? card : textOf(card, 'card')));

function shownFacts(after: unknown, player: Player) {
  const own = fieldOf(after, 'players', player);
  return {
    hand: [...cardsOf(own, 'hand')].toSorted(),
    bluff: textOf(own, 'bluff'),
    deck: cardsOf(own, 'deck'),
    discard: textsOf(own, 'discard'),
    army: cardsOf(own, 'army'),
    objectives: listOf(own, 'objectives').map(
      (each) => `${textOf(each, 'card')}${isOn(each, 'scored') ? ' scored' : ''}`,
    ),
    captured: listOf(own, 'captured')
      .map((each) => `${textOf(each, 'id')} ${numberOf(each, 'vp')}`)
      .toSorted(),
    markers: numberOf(own, 'markers'),
    meleeWins: numberOf(own, 'meleeWins'),
    secondStreak: numberOf(own, 'secondStreak'),
  };
}

export function comparePosition(table: Table, after: unknown): Check {
  const result = fieldOf(after, 'result');
  const winners = isFields(result) ? textsOf(result, 'winners') : null;
  const melees = table.melees.map(({ initiator, foe }) => `${initiator.id} ${foe.id}`).toSorted();
  const terrain = [...table.terrain]
    .map(([place, { card, owner }]) => `${place} ${card} ${owner}`)
    .toSorted();
  return [
    ...differ('SAG-16', 'who has won', table.winners, winners),
    ...(winners === null ? differ('SAG-6.3', 'the First player', table.first, textOf(after, 'first')) : []),
    ...(winners === null
      ? differ(
          'SAG-6.1',
          'turn and phase',
          `${table.turn} ${table.phase}`,
          `${numberOf(after, 'turn')} ${textOf(after, 'phase')}`,
        )
      : []),
    ...compareUnits(table, after),
    ...PLAYERS.flatMap((player) =>
      differ('SAG-5', `the cards of ${player}`, facts(table, player), shownFacts(after, player)),
    ),
    ...differ(
      'SAG-11.3',
      'melees',
      melees,
      listOf(after, 'melees')
        .map((each) => textsOf(each, 'units').join(' '))
        .toSorted(),
    ),
    ...differ(
      'SAG-8',
      'terrain',
      terrain,
      listOf(after, 'terrain')
        .map((each) => `${textOf(each, 'at')} ${textOf(each, 'card')} ${textOf(each, 'owner')}`)
        .toSorted(),
    ),
  ];
}

function pick(model: unknown, value: unknown): unknown {
  if (!isFields(model) || !isFields(value)) return value ?? null;
  return Object.fromEntries(Object.keys(model).map((name) => [name, pick(model[name], value[name])]));
}

/** As much of an event as the referee has an opinion of. */
function shownAs(mine: readonly Named[], event: Named): unknown {
  const model =
    mine.find((each) => each['unit'] === event['unit'] && each['natural'] === event['natural']) ?? mine[0];
  return model === undefined ? { type: event.type, unit: event['unit'] ?? null } : pick(model, event);
}

export function compareEvents(
  told: readonly Named[],
  events: readonly Named[],
  types: readonly string[],
): Check {
  return types.flatMap((type) => {
    const mine = told.filter((event) => event.type === type);
    const expected = mine.map(plain);
    const found = events.filter((event) => event.type === type).map((event) => plain(shownAs(mine, event)));
    const same = missingFrom(expected, found).length === 0 && missingFrom(found, expected).length === 0;
    return same
      ? []
      : [
          {
            rule: 'SAG-3.1',
            what: `what is told: ${type}`,
            expected: missingFrom(found, expected),
            found: missingFrom(expected, found),
          },
        ];
  });
}
