// Made from rules/napoleonica.md by scripts/build-rule-book.ts: change the rulebook, then run it again.
import type { RuleId } from '@grognard/kernel';

export const ruleBook: { readonly [rule: RuleId]: string } = {
  'NAP-1.1': 'The table is empty at the beginning.',
  'NAP-1.2': 'Each player lays one coin, the chosen face down.',
  'NAP-1.3': 'When both coins lie, both are turned up; nobody sees the other coin before.',
  'NAP-1.4': 'Any two coins will do.',
  'NAP-2.1': 'Even wins when both coins show the same, Odd when they differ.',
  'NAP-2.2': 'Reversed, if agreed on: Even wins when the coins differ, Odd when they do not.',
  'NAP-2.3': 'A player may resign as long as coins are laid; the other wins.',
};
