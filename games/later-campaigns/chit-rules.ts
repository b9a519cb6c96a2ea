// The rules of a battle chit by chit: whoever plays one does not wait for packets and what they raise (NLC-P, NLC-M).
import { chitProcedures } from './procedures/chit-procedures.ts';
import { rulesOf } from './rules-of.ts';

export const chitRules = rulesOf(chitProcedures);
