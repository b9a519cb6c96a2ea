// Made from rules/matching-pennies.md by scripts/build-rule-book.ts: change the rulebook, then run it again.
import type { RuleId } from '@grognard/kernel';

export const ruleBook: { readonly [rule: RuleId]: string } = {
  'PENNY-1.1': 'The table is empty at the beginning.',
  'PENNY-1.2': 'Each player lays one coin, the chosen face down.',
  'PENNY-1.3': 'When both coins lie, both are turned up; nobody sees the other coin before.',
  'PENNY-1.4': 'Any two coins will do.',
  'PENNY-2.1': 'Even wins when both coins show the same, Odd when they differ.',
  'PENNY-2.2': 'Reversed, if agreed on: Even wins when the coins differ, Odd when they do not.',
  'PENNY-2.3': 'A player may resign as long as coins are laid; the other wins.',
};
