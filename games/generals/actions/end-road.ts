// GEN-20.23: commit the marches by road; none is required.
import { commitRule } from '../secrecy/secret-decision.ts';

export const endRoad = commitRule('endRoad', 'GEN-20.23');
