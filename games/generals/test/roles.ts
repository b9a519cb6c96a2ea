// What each kind of action is to the decision it answers, as the procedures declare it.
import type { Role } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import { procedures } from '../procedures/index.ts';

const ROLES = new Map<string, Role | undefined>(
  Object.values(procedures).flatMap(({ actions }) => actions.map(({ type, role }) => [type, role] as const)),
);

export const isCommit = ({ type }: Action): boolean => ROLES.get(type) === 'commit';
export const isTakeBack = ({ type }: Action): boolean => ROLES.get(type) === 'takeBack';
