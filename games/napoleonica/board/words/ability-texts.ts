// NAP-ABL, NAP-CRT: what abilities and crits do, in a sentence for whoever looks at a unit.
import type { AbilityName, Crit } from '../../data/abilities.ts';

/** {x} is the number, die or dice printed with it. */
export const abilityTexts: { readonly [ability in AbilityName]: string } = {
  agile: 'It moves through your own units.',
  brave: 'It ignores 1 retreat.',
  clumsy: 'It never retreats and takes 1 damage instead.',
  defender: 'Enemies next to it must attack it rather than its neighbours.',
  fortitude: 'It takes 1 damage less, but at least 1.',
  marauder: 'It loses 1 Fatigue after damage in melee.',
  overcharge: 'Spend 2 Corruption for 1 scarlet die more in a magic attack.',
  ranger: 'Difficult ground does not stop it.',
  regroup: 'In melee it may fall back 1 hex and take 1 damage less.',
  shield: 'It ignores 1 hit.',
  slow: 'It cannot attack after moving.',
  square: 'Against Cavalry it may take 1 Fatigue: both sides roll 1 die, and it strikes back.',
  veteran: 'Scarlet and black dice against it become orange.',
  musician: 'When it rests, a neighbour loses 1 Fatigue.',
  dirgeDrummer: 'When it rests, you gain 1 Corruption.',
  doubleTime: 'For 1 Fatigue: it moves 1 hex farther.',
  focus: 'For 1 Fatigue: it re-rolls up to 2 dice.',
  impetus: 'For 1 Fatigue: after a move of 2 hexes, 1 orange die more in melee.',
  indirectFire: 'For 1 Fatigue: it fires without seeing the target.',
  partingShot: 'For 1 Fatigue: it may move 1 hex after firing.',
  imperialWill: 'For 1 Fatigue: a unit in his Aura is activated instead of him.',
  patience: 'For 1 Fatigue: up to 3 units in his Aura lose 1 Fatigue instead of acting himself.',
  grandPlan: 'Once per battle: draw 2 random Orders.',
  oldFox: 'Once per battle: take 3 Reinforcement points.',
  darkPact: 'Once per turn: spend 3 Corruption and draw 1 random Order.',
  aura: 'Its Aura reaches {x, one: # hex, other: # hexes}.',
  draft: 'Each round you draw {x, one: # Order, other: # Orders} more and put as many back.',
  masterOfAttack: 'It re-rolls up to {x, one: # die, other: # dice} of its attack.',
  masterOfDefence: 'It makes the enemy re-roll up to {x, one: # die, other: # dice}.',
  persecution:
    'After a victory in melee it may pursue up to {x, one: # hex, other: # hexes} and attack again.',
  buckshot: 'It may fire at a neighbour, with 1 {x} die more.',
  flank: 'Beside a friend next to the target: 1 {x} die more in melee.',
  counterblow: 'After a melee it may strike back for 1 Order.',
};

export const critTexts: { readonly [crit in Crit['name']]: string } = {
  advance: 'It may move 1 hex after the attack.',
  frenzy: 'In melee it may attack a target that stood again.',
  hammerblow: 'In melee each crit does 2 damage.',
  vampirism: 'Each crit brings back 1 of its models.',
  terror: '1 retreat more.',
  pin: 'The target gains 1 Fatigue.',
  pierce: 'The target cannot take Fatigue instead of damage.',
  rally: 'It loses 1 Fatigue.',
  blast: 'A unit beside the target takes 1 damage.',
  corrupt: 'You gain 1 Corruption.',
  volley: '1 {x} die more.',
};
