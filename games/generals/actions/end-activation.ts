// GEN-8.2, 21.2: commit the activations. Activation is voluntary, so nothing is ever missing.
import { commitRule } from '../secrecy/secret-decision.ts';

export const endActivation = commitRule('endActivation', 'GEN-8.2');
