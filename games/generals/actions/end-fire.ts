// GEN-9.1, 21.2: commit the targets. Holding fire is always allowed.
import { commitRule } from '../secrecy/secret-decision.ts';

export const endFire = commitRule('endFire', 'GEN-9.1');
