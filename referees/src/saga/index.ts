// The referee of Napoleon Saga: plays every battle along by the law, and compares at each decision.
import type { Difference, Judged, Moment, Referee } from '../contract.ts';
import { isOn, numberOf, textOf } from '../reading.ts';
import { PLAYERS, type Player } from './board.ts';
import { cardChoices } from './cards.ts';
import { compareEvents, compareOffers, comparePosition, isAsked } from './compare.ts';
import { applyCard } from './effects.ts';
import { dealFaults, dealtTo, deckOf, faultsOf, rulesOf, setUp } from './setup.ts';
import type { Answer, Play, Question, Table } from './table.ts';
import { turn } from './turn.ts';

const KINDS = [
  'lists',
  'offers',
  'initiatives',
  'activations',
  'declarations',
  'windows',
  'cards',
  'fire tests',
  'melee tests',
  'morale tests',
  'evade tests',
  'outflank tests',
  'eliminations',
  'retreats',
  'melees won',
  'captures',
  'arrivals',
  'moves',
  'terrain laid',
  'checkpoints',
  'objectives',
  'turns',
  'endings',
];

/** Events the referee tells as well. */
const TOLD = [
  'testRolled',
  'casualtiesTaken',
  'unitEliminated',
  'unitRetreated',
  'retreatBlocked',
  'unitMoved',
  'cardPlayed',
  'cardAttached',
  'objectiveScored',
];

const newTable = (options: unknown, before: unknown, roll: Table['roll']): Table => ({
  cards: { choices: cardChoices, play: applyCard },
  rules: rulesOf(options),
  turn: 0,
  phase: 'setup',
  first: 'A',
  players: { A: dealtTo(options, before, 'A'), B: dealtTo(options, before, 'B') },
  units: [],
  terrain: new Map(),
  melees: [],
  effects: [],
  activation: null,
  deeds: [],
  winners: null,
  told: [],
  reckoned: {},
  roll,
});

function* battle(table: Table): Play {
  yield* setUp(table);
  for (table.turn = 1; table.winners === null; table.turn += 1) {
    yield* turn(table);
    if (table.winners !== null) return;
  }
}

/** SAG-P-SETUP 1, SAG-27: the decks of the box are taken as they are, each within the 900 points that are recommended. */
const pointsFor = (options: unknown, player: Player): number =>
  textOf(options, 'decks', player) === '' ? numberOf(options, 'armyPoints') : 900;

/** One battle, watched from its first decision on. After a difference nothing more is reckoned: all else would follow from it. */
class Watch {
  private table: Table | null = null;
  private course: Play | null = null;
  private dice: { readonly sides: number; readonly value: number; readonly purpose: string }[] = [];
  private found: Difference[] = [];
  private question: Question | null = null;
  private isLost = false;
  private readonly options: unknown;

  constructor(options: unknown) {
    this.options = options;
  }

  private roll(sides: number, purpose: string): number {
    const die = this.dice.shift();
    const fits =
      die !== undefined &&
      die.sides === sides &&
      purpose.split(' ').every((word) => die.purpose.includes(word));
    if (!fits)
      this.found.push({
        rule: 'SAG-3.1',
        what: 'the next die',
        expected: `${purpose} (${sides})`,
        found: die?.purpose ?? null,
      });
    return die?.value ?? 1;
  }

  /** Goes on to the next question the game asks as well; windows nobody can use go by in silence. */
  private goOn(answer: Answer | null, after: unknown): void {
    let next = answer === null ? this.course?.next() : this.course?.next(answer);
    for (let left = 500; left > 0; left -= 1) {
      const question = next === undefined || next.done === true ? null : next.value;
      this.question = question;
      if (question?.window === undefined) return;
      // Dice that have fallen since say that the game went on.
      if (isAsked(question, after) && this.dice.length === 0) return;
      const [asked] = question.asked;
      if (asked === undefined) return;
      const legal = asked.legal();
      const [only] = legal;
      if (only === undefined || legal.length > 1 || ['card', 'terrain', 'score'].includes(only.type)) {
        this.found.push({
          rule: question.rule,
          what: `${asked.player} could act and is not asked`,
          expected: legal,
          found: [],
        });
        return;
      }
      next = this.course?.next({ player: asked.player, action: only });
    }
  }

  private open(before: unknown): Table {
    const { options } = this;
    const table = newTable(options, before, (sides, purpose) => this.roll(sides, purpose));
    this.table = table;
    this.course = battle(table);
    this.found.push(...dealFaults(table, before));
    for (const player of PLAYERS)
      for (const fault of faultsOf(
        deckOf(options, player),
        pointsFor(options, player),
        isOn(options, 'outflank'),
      ))
        this.found.push({
          rule: 'SAG-20',
          what: `the deck of ${player}`,
          expected: 'within all limits',
          found: fault,
        });
    this.goOn(null, before);
    return table;
  }

  /** SAG-29: a window asks whoever could use it, and nobody without a card. */
  private checkPrompt(table: Table): void {
    const { question } = this;
    const [asked] = question?.asked ?? [];
    if (question?.window?.startsWith('W-') !== true || asked === undefined) return;
    const isIdle = asked.legal().every(({ type }) => type === 'pass' || type === 'done');
    const mayBeAsked = table.rules.alwaysPrompt && table.players[asked.player].hand.length > 0;
    if (isIdle && !mayBeAsked)
      this.found.push({
        rule: 'SAG-29',
        what: `${asked.player} is asked in ${question.window}`,
        expected: 'passed in silence',
        found: 'asked',
      });
  }

  private watch(moment: Moment): void {
    const table = this.table ?? this.open(moment.before);
    if (this.question === null) return;
    this.checkPrompt(table);
    this.found.push(...compareOffers(this.question, moment));
    table.reckoned['offers'] = (table.reckoned['offers'] ?? 0) + 1;
    this.dice = [...moment.drawn];
    this.goOn({ player: moment.seat === 'A' ? 'A' : 'B', action: moment.action }, moment.after);
    if (this.dice.length > 0)
      this.found.push({ rule: 'SAG-3.1', what: 'dice nobody needs', expected: [], found: this.dice });
    if (table.winners !== null) table.reckoned['endings'] = 1;
    this.found.push(
      ...comparePosition(table, moment.after),
      ...compareEvents(table.told, moment.events, TOLD),
    );
  }

  judge(moment: Moment): Judged {
    if (this.isLost) return { reckoned: {}, differences: [] };
    this.found = [];
    if (this.table !== null) {
      this.table.told = [];
      for (const kind of Object.keys(this.table.reckoned)) delete this.table.reckoned[kind];
    }
    this.watch(moment);
    this.isLost = this.found.length > 0;
    return { reckoned: { ...this.table?.reckoned }, differences: this.found };
  }
}

export const sagaReferee: Referee = {
  game: 'saga',
  kinds: KINDS,
  begin(options) {
    const watch = new Watch(options);
    return (moment) => watch.judge(moment);
  },
};
