import type { BookChapter } from '@grognard/desk';
import { FieldFigure } from '../figures/field-figure.tsx';
import { TurnFigure } from '../figures/turn-figure.tsx';

export const howToPlay: BookChapter = {
  id: 'how-to-play',
  title: 'How to play',
  lead: 'Two small armies meet on a field of hexes. You draw Orders blind from a pouch, pay them to move and attack, and bend the fighting with cards laid face down.',
  blocks: [
    { kind: 'part', id: 'what-you-want', title: 'What you want' },
    {
      kind: 'text',
      text: 'Reach the *victory points* (VP) of the battle before the enemy does. If nobody does, the higher score after the last round wins.',
      rules: ['NAP-GEN.2', 'NAP-VIC.2', 'NAP-VIC.4'],
    },
    {
      kind: 'list',
      items: [
        '*1 VP* for each enemy unit you destroy, *2 VP* for a Commander',
        'more for Landmarks and other goals of the battle',
        'no enemy unit left: you win at once',
      ],
      rules: ['NAP-VIC.1', 'NAP-VIC.3', 'NAP-END.1'],
    },
    {
      kind: 'figure',
      Figure: FieldFigure,
      caption: '*A part of the field*, seen from the south.',
      keys: [
        'A unit: one toy soldier for each model it has left. It stands alone on its hex.',
        'The plate: army, branch, models left of all it can have.',
        'Orders it got this round, in the shape of their colour.',
        'Fatigue: at 2 or 3, as its card says, the unit is exhausted.',
        'A Forest: it stops whoever enters, hides what is behind, and covers.',
      ],
    },
    { kind: 'part', id: 'the-round', title: 'Play the round' },
    {
      kind: 'phases',
      phases: [
        { title: 'Orders', text: 'Bid for the lead, then draw Orders.', icon: 'mk-order-blank' },
        { title: 'Reinforcement', text: 'Lost models come nearer. Take 1 card each.', icon: 'ui-plus' },
        { title: 'Battle', text: 'Take turns until both pass.', icon: 'mk-melee', isHot: true },
        { title: 'End', text: 'Score, put Orders back, draw cards.', icon: 'ui-check' },
      ],
      rules: ['NAP-RND.1'],
    },
    { kind: 'part', id: 'your-turn', title: 'Your turn' },
    {
      kind: 'text',
      text: 'Do *one or two* things, then the enemy does: activate a unit, play an Action card, or pass for the round. A unit is activated with an Order of a colour on its card. *Purple* stands for any colour.',
      rules: ['NAP-BAT.2', 'NAP-BAT.3', 'NAP-ACT.1', 'NAP-CMP.5'],
    },
    {
      kind: 'figure',
      Figure: TurnFigure,
      caption: '*Three presses*: the unit, the hex, the enemy.',
      keys: [
        'Activate the Fusiliers with a green Order.',
        'Move up to 2 hexes.',
        'Attack a neighbour in melee, or fire at one farther away.',
      ],
    },
    {
      kind: 'text',
      text: 'Instead it may *rest*: all its Fatigue goes, if it had no Order before this activation. A second Order in the same round costs 1 Fatigue.',
      rules: ['NAP-ACT.4', 'NAP-ACT.5', 'NAP-ACT.3'],
    },
    { kind: 'part', id: 'attack', title: 'Attack' },
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Name the target. Both sides may lay 1 card *face down*, the attacker first.',
        'Turn the cards up and use them.',
        'Roll the dice of the attack. Re-roll what you can pay for.',
        '*Hit*: 1 damage. *Crit*: 1 damage and the effect on the unit’s card. *Retreat*: the target goes back 1 hex.',
        'The target ignores what its ground and abilities let it ignore.',
        'It retreats, then loses 1 model for each damage.',
      ],
      rules: ['NAP-ATK.6', 'NAP-ATK.7', 'NAP-ATK.10', 'NAP-ATK.19', 'NAP-ATK.26', 'NAP-ATK.29'],
    },
    {
      kind: 'advice',
      text: 'Begin with the guided first battle, then play Baptism of Fire. Attack with two units on the same target: the second rolls a Flanking die. Keep an Order for a re-roll.',
    },
  ],
};
