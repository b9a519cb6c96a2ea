// GEN-15.1: commit the rallies; saved orders not used now are lost.
import { commitRule } from '../secrecy/secret-decision.ts';

export const endRally = commitRule('endRally', 'GEN-15.1');
