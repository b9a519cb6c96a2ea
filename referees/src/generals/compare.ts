// Where the game shows something else than the referee has reckoned.
import type { Difference, Moment, Named } from '../contract.ts';
import { fieldOf, isOn, listOf, missingFrom, numberOf, plain, textOf, textsOf } from '../reading.ts';
import type { Battle, Question, Unit } from './battle.ts';
import { SIDES } from './board.ts';

type Check = readonly Difference[];

const unless = (same: boolean, rule: string, what: string, expected: unknown, found: unknown): Check =>
  same ? [] : [{ rule, what, expected, found }];

const differ = (rule: string, what: string, expected: unknown, found: unknown): Check =>
  unless(plain(expected) === plain(found), rule, what, expected, found);

/** What is offered without a word against it, and what is legal by the law: the same, for the same seats. */
export function compareOffers(question: Question, { offers }: Moment): Check {
  const found = offers().flatMap(({ seat, action, against }) =>
    against === null && action.type !== 'resign' ? [plain({ seat, action })] : [],
  );
  const legal = question.asked.flatMap(({ side, legal: list }) =>
    list().map((action) => plain({ seat: side, action })),
  );
  const unoffered = missingFrom([...new Set(found)], [...new Set(legal)]);
  const illegal = missingFrom([...new Set(legal)], [...new Set(found)]);
  return [
    ...unless(unoffered.length === 0, question.rule, 'legal and not offered', unoffered, []),
    ...unless(illegal.length === 0, question.rule, 'offered and not legal', [], illegal),
  ];
}

const unitFacts = (unit: Unit) => ({
  at: unit.at,
  routed: unit.routed,
  spent: unit.spent,
  square: unit.square,
  inside: unit.inside,
  bound: unit.bound,
  activations: unit.activations,
  moved: unit.moved,
  token: unit.token,
});

const shownUnit = (unit: unknown) => ({
  at: textOf(unit, 'at'),
  routed: fieldOf(unit, 'routed') === undefined ? textOf(unit, 'at') === 'box' : isOn(unit, 'routed'),
  spent: isOn(unit, 'spent'),
  square: isOn(unit, 'square'),
  inside: isOn(unit, 'inside'),
  bound: isOn(unit, 'bound'),
  activations: numberOf(unit, 'activations'),
  moved: isOn(unit, 'moved'),
  token: fieldOf(unit, 'token') ?? null,
});

function compareUnits(battle: Battle, after: unknown): Check {
  const shown = new Map(listOf(after, 'units').map((unit) => [textOf(unit, 'id'), unit]));
  return battle.units.flatMap((unit) => {
    const found = shown.get(unit.id);
    if (found === undefined)
      return unless(unit.at === 'gone', 'GEN-2.1', unit.id, unitFacts(unit), 'not there');
    const [mine, its] = [unitFacts(unit), shownUnit(found)];
    // Units off the board keep marks of the round that mean nothing any more.
    if (!/^(?:[abc][123]|r[wb])$/.test(unit.at)) return differ('GEN-3.14', unit.id, unit.at, its.at);
    return differ('GEN-4', unit.id, mine, its);
  });
}

function compareSheets({ sheets }: Battle, after: unknown): Check {
  return SIDES.flatMap((side) => {
    const found = listOf(after, 'sheets', side).map((order) => ({
      from: textOf(order, 'from'),
      arm: textOf(order, 'arm'),
      path: textsOf(order, 'path'),
      unit: fieldOf(order, 'unit') ?? null,
      arrived: fieldOf(order, 'courier', 'arrived') ?? null,
    }));
    const mine = sheets[side].map(({ from, arm, path, unit, courier }) => ({
      from,
      arm,
      path,
      unit: unit?.id ?? null,
      arrived: courier?.arrived ?? null,
    }));
    return differ('GEN-6.9', `the sheet of ${side}`, mine, found);
  });
}

/** At the end of an entry; planning and deployment are drafts, and only compared when they are done. */
export function comparePosition(battle: Battle, after: unknown): Check {
  const phase = textOf(after, 'phase');
  const isDrafting = phase === 'setup' || phase === 'planning';
  const result = fieldOf(after, 'result');
  const found = result === null || result === undefined ? null : textsOf(result, 'winners');
  return [
    ...differ('GEN-1.2', 'who has won', battle.winners, found),
    ...differ('GEN-16', 'points', battle.vp, fieldOf(after, 'vp')),
    ...differ('GEN-16.8', 'the pool', battle.pool, numberOf(after, 'pool')),
    ...(phase === 'setup' ? [] : compareUnits(battle, after)),
    ...(isDrafting || found !== null ? [] : compareSheets(battle, after)),
    ...unless(
      plain([...battle.buildings].toSorted()) === plain([...textsOf(after, 'buildings')].toSorted()),
      'GEN-20.22',
      'buildings',
      battle.buildings,
      fieldOf(after, 'buildings'),
    ),
    ...differ('GEN-17.4', 'markers', sorted(battle.markers), sorted(listOf(after, 'markers'))),
    ...(found !== null
      ? []
      : [
          ...differ('GEN-1.5', 'the phase', battle.phase, phase),
          ...differ('GEN-1.5', 'the round', battle.round, numberOf(after, 'round')),
          ...differ('GEN-6.1', 'orders', battle.allotment, fieldOf(after, 'allotment')),
        ]),
  ];
}

const sorted = (list: readonly unknown[]): readonly string[] => list.map(plain).toSorted();

/** Facts of an event the referee has an opinion of, of those it tells. */
function shownAs(mine: Named | undefined, event: Named): string {
  const facts = mine === undefined ? { type: event.type } : pick(mine, event);
  return plain(facts);
}

function pick(model: unknown, value: unknown): unknown {
  if (Array.isArray(model) && Array.isArray(value))
    return value.map((item, index) => pick(model[Math.min(index, model.length - 1)], item));
  if (typeof model !== 'object' || model === null || typeof value !== 'object' || value === null)
    return value;
  return Object.fromEntries(Object.keys(model).map((name) => [name, fieldOf(value, name) ?? null]));
}

/** Positions taken where no front is left. */
const isEmpty = (event: Named): boolean =>
  listOf(event, 'lines').length === 0 && event.type === 'positionsTaken';

/** What is told of hits, losses, moves and rolls must be what was reckoned; in which order is a matter of taste. */
export function compareEvents(
  told: readonly Named[],
  events: readonly Named[],
  types: readonly string[],
): Check {
  return types.flatMap((type) => {
    const mine = told.filter((event) => event.type === type);
    const expected = mine.map(plain);
    const found = events
      .filter((event) => event.type === type && !isEmpty(event))
      .map((event) => shownAs(mine[0], event));
    const same = missingFrom(expected, found).length === 0 && missingFrom(found, expected).length === 0;
    return unless(
      same,
      'GEN-12',
      `what is told: ${type}`,
      missingFrom(found, expected),
      missingFrom(expected, found),
    );
  });
}
