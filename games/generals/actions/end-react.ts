// GEN-12.5: commit the reactions.
import { commitRule } from '../secrecy/secret-decision.ts';

export const endReact = commitRule('endReact', 'GEN-12.5');
