// NLC-A.3: what players agree on before a match, each option declared once.
import { choice, declareOptions, type Option, toggle } from '@grognard/kernel';
import { matching } from '@grognard/kernel/forms.ts';
import { isScenario } from './data/theatres.ts';
import { SCENARIO_IDS } from './vocabulary.ts';
import { choiceWords, optionWords } from './words/options.ts';

const scenario: Option<string> = {
  ...optionWords.scenario,
  form: matching(isScenario, `a scenario: ${SCENARIO_IDS.join(', ')}`),
  usual: 'quatre-bras',
  choices: SCENARIO_IDS,
  choiceNames: choiceWords.scenario,
};

export const options = declareOptions({
  scenario,
  asItWas: toggle(optionWords.asItWas),
  withoutHandicap: toggle(optionWords.withoutHandicap),
  printedEvents: toggle(optionWords.printedEvents),
  retreatDisruption: toggle(optionWords.retreatDisruption, true),
  disruptionRecovery: toggle(optionWords.disruptionRecovery, true),
  remoteSupport: toggle(optionWords.remoteSupport, true),
  artilleryDetail: toggle(optionWords.artilleryDetail, true),
  tinyUnits: toggle(optionWords.tinyUnits, true),
  hiddenMovement: toggle(optionWords.hiddenMovement),
  hiddenTrafficJams: toggle(optionWords.hiddenTrafficJams),
  divisionFormations: toggle(optionWords.divisionFormations),
  divisionCommand: toggle(optionWords.divisionCommand),
  extendedLines: toggle(optionWords.extendedLines),
  lightCavalry: toggle(optionWords.lightCavalry),
  artillerySupport: toggle(optionWords.artillerySupport),
  rollSix: toggle(optionWords.rollSix),
  commandConfusion: toggle(optionWords.commandConfusion),
  panic: toggle(optionWords.panic),
  directCommand: toggle(optionWords.directCommand),
  fatigue: toggle(optionWords.fatigue),
  corpsFatigue: toggle(optionWords.corpsFatigue),
  variableArrivals: toggle(optionWords.variableArrivals),
  operationsMorale: toggle(optionWords.operationsMorale),
  rout: toggle(optionWords.rout),
  initiative: toggle(optionWords.initiative),
  altArtillery: toggle(optionWords.altArtillery),
  opportunityFire: toggle(optionWords.opportunityFire),
  sequence: choice(optionWords.sequence, choiceWords.sequence, 'chit'),
  commanders: toggle(optionWords.commanders),
  players: choice(optionWords.players, choiceWords.players, 'wings'),
  openOrders: toggle(optionWords.openOrders),
});

type Chosen = Readonly<typeof options.usual>;
/** By name, so that messages of the compiler stay short. */
export interface Options extends Chosen {}
