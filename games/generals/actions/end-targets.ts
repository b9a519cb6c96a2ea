// GEN-12.26: commit the targets. Whoever named none does not attack, or strikes the routed unit it faces.
import { commitRule } from '../secrecy/secret-decision.ts';

export const endTargets = commitRule('endTargets', 'GEN-12.26');
