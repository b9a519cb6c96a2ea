// GEN-6.11: lock the sheet. Writing fewer orders than allowed, even none, is allowed (GEN-6.1).
import { commitRule } from '../secrecy/secret-decision.ts';

export const endPlanning = commitRule('endPlanning', 'GEN-6.11');
