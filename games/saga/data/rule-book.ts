import type { RuleId } from '@grognard/kernel';
export const ruleBook: { readonly [rule: RuleId]: string } = {};
