// The first round of the battle the book tells, order by order. What the book leaves open is chosen to fit what it tells, and
// the dice fall as told.
import type { Action } from '../grammar.ts';
import type { Arm, Sector, Side } from '../vocabulary.ts';

type Move = readonly [seat: Side, action: Action];
type Path = readonly [Sector] | readonly [Sector, Sector];

const orders = (seat: Side, count: number, from: Sector, arm: Arm, ...path: Path): readonly Move[] =>
  Array.from({ length: count }, (): Move => [seat, { type: 'order', from, arm, path }]);

const activations = (seat: Side, ...numbers: readonly number[]): readonly Move[] => [
  ...numbers.map((order): Move => [seat, { type: 'activate', order }]),
  [seat, { type: 'endActivation' }],
];

const shots = (seat: Side, ...numbers: readonly number[]): readonly Move[] =>
  numbers.map((order): Move => [seat, { type: 'fire', order, range: 2 }]);

/** 10 orders a side: the ride by the right, guns on the centre; Black masses on the other wing. */
const PLANNING: readonly Move[] = [
  ...orders('white', 2, 'c1', 'C', 'c2', 'b2'),
  ...orders('white', 2, 'b1', 'A', 'b2'),
  ...orders('white', 2, 'a1', 'I', 'a2'),
  ...orders('white', 2, 'c1', 'I', 'c2'),
  ...orders('white', 2, 'rw', 'I', 'a1'),
  ...orders('black', 2, 'a3', 'I', 'a2'),
  ...orders('black', 4, 'a3', 'C', 'a2'),
  ...orders('black', 1, 'b3', 'A', 'a3'),
  ...orders('black', 1, 'b3', 'A', 'b2'),
  ...orders('black', 2, 'rb', 'I', 'a3'),
  ['white', { type: 'endPlanning' }],
  ['black', { type: 'endPlanning' }],
];

export const bookMarengo = {
  moves: [
    ...PLANNING,
    // Fast movement: White's Cavalry takes the right front, Black holds his back.
    ...activations('white', 0, 1),
    ...activations('black'),
    // Bombardment of the centres.
    ...shots('white', 2, 3),
    ...shots('black', 7),
    ['white', { type: 'endFire' }],
    ['black', { type: 'endFire' }],
    // Combined arms: both want a2, and the two Cavalry without an opponent strike from the flank.
    ...activations('white', 0, 1, 4, 5, 6, 7),
    ...activations('black', 0, 1, 2, 3, 4),
    ['black', { type: 'endWithdraw' }],
    ['black', { type: 'target', unit: 'bC2', at: 'wI1' }],
    ['black', { type: 'target', unit: 'bC3', at: 'wI2' }],
    ['black', { type: 'endTargets' }],
    // Reserves fill what was left empty.
    ...activations('white', 8, 9),
    ...activations('black', 5, 6, 8, 9),
    ['white', { type: 'endRally' }],
    ['black', { type: 'endRally' }],
  ] satisfies readonly Move[],
  dice: [
    // White's four at the centre rout two; Black's lone battery hits nobody.
    ...[6, 6, 1, 1, 1, 1],
    // Fire in a2: White's two muskets, then Black's.
    ...[6, 1, 1, 1],
    // Melee in a2: White's two, then Black's Infantry and three Cavalry.
    ...[6, 3, 1, 1, 1, 1],
  ],
};
