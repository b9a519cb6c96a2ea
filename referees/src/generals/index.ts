// The referee of Generals: plays every battle along by the law, and compares at each decision.
import type { Difference, Judged, Moment, Referee } from '../contract.ts';
import { fieldOf, numberOf } from '../reading.ts';
import { type Answer, type Battle, bySide, type Question } from './battle.ts';
import { compareEvents, compareOffers, comparePosition } from './compare.ts';
import { play } from './round.ts';
import { markersOf, rulesOf } from './setup.ts';

const KINDS = [
  'offers',
  'moves',
  'fights',
  'lines',
  'dice',
  'attacks',
  'reactions',
  'retreats',
  'withdrawals',
  'rerolls',
  'advances',
  'bombardments',
  'road moves',
  'rallies',
  'prisoners',
  'objectives',
  'majorities',
  'endings',
];

/** Events the referee tells as well; of the others it has no opinion. */
const TOLD = [
  'frontFormed',
  'reactionRolled',
  'unitRetreated',
  'positionsTaken',
  'unitSheltered',
  'unitWithdrew',
  'diceHandedOut',
  'dieRerolled',
  'attackResolved',
  'batteryFired',
  'buildingHit',
  'unitRouted',
  'unitRemoved',
  'unitCaptured',
  'unitDestroyed',
  'unitFled',
  'unitAdvanced',
  'unitMoved',
  'unitRallied',
  'unitDisbanded',
  'majorityTied',
];

const newBattle = (options: unknown, roll: Battle['roll']): Battle => {
  const rules = rulesOf(options);
  return {
    rules,
    round: 0,
    phase: 'setup',
    units: [],
    vp: bySide(() => (rules.morale ? 15 : 0)),
    pool: 10,
    allotment: bySide(() => 0),
    orderDice: null,
    sheets: bySide(() => []),
    markers: markersOf(options),
    buildings: rules.land.building,
    winners: null,
    told: [],
    reckoned: {},
    roll,
  };
};

/** One battle, watched from its first decision on. After a difference nothing more is reckoned: all else would follow from it. */
class Watch {
  private readonly battle: Battle;
  private readonly course: Generator<Question, void, Answer>;
  private dice: { readonly value: number; readonly purpose: string }[] = [];
  private found: Difference[] = [];
  private question: Question | null = null;
  private isLost = false;

  constructor(options: unknown) {
    this.battle = newBattle(options, (purpose) => this.roll(purpose));
    this.course = play(this.battle);
  }

  private roll(purpose: string): number {
    const die = this.dice.shift();
    const fits = die !== undefined && purpose.split(' ').every((word) => die.purpose.includes(word));
    if (!fits)
      this.found.push({
        rule: 'GEN-R.74',
        what: 'the next die',
        expected: purpose,
        found: die?.purpose ?? null,
      });
    return die?.value ?? 1;
  }

  private goOn(answer: Answer | null): void {
    const { done, value } = answer === null ? this.course.next() : this.course.next(answer);
    this.question = done === true ? null : (value ?? null);
  }

  /** Order dice of the first round fall before anybody is asked: they are read where they lie. */
  private open(before: unknown): void {
    this.dice = ['white', 'black'].map((side) => ({
      value: numberOf(before, 'orderDice', side),
      purpose: 'GEN-18.1 order',
    }));
    this.goOn(null);
    if (fieldOf(before, 'orderDice') !== null) this.found.push(...comparePosition(this.battle, before));
    this.battle.told = [];
  }

  private watch(moment: Moment): void {
    const { battle } = this;
    if (this.question === null) this.open(moment.before);
    if (this.question === null) return;
    this.found.push(...compareOffers(this.question, moment));
    battle.reckoned['offers'] = (battle.reckoned['offers'] ?? 0) + 1;
    this.dice = [...moment.drawn];
    this.goOn({ side: moment.seat === 'white' ? 'white' : 'black', action: moment.action });
    if (this.dice.length > 0)
      this.found.push({ rule: 'GEN-R.74', what: 'dice nobody needs', expected: [], found: this.dice });
    if (battle.winners !== null) battle.reckoned['endings'] = 1;
    this.found.push(
      ...comparePosition(battle, moment.after),
      ...compareEvents(battle.told, moment.events, TOLD),
    );
  }

  judge(moment: Moment): Judged {
    if (this.isLost) return { reckoned: {}, differences: [] };
    const { battle } = this;
    this.found = [];
    battle.told = [];
    for (const kind of Object.keys(battle.reckoned)) delete battle.reckoned[kind];
    this.watch(moment);
    this.isLost = this.found.length > 0;
    return { reckoned: { ...battle.reckoned }, differences: this.found };
  }
}

export const generalsReferee: Referee = {
  game: 'generals',
  kinds: KINDS,
  begin(options) {
    const watch = new Watch(options);
    return (moment) => watch.judge(moment);
  },
};
