// Every procedure by the name its frames carry: of battles, and of what lies around them.
import { automatonActs } from '../campaign/automaton/act.ts';
import { campaignProcedures } from '../campaign/index.ts';
import { armyProcedures, tournamentProcedures } from '../tournament/index.ts';
import { battleProcedures, type Procedures } from './battle-procedures.ts';

export const procedures: Procedures = {
  ...battleProcedures(automatonActs),
  ...armyProcedures,
  ...tournamentProcedures,
  ...campaignProcedures,
};
