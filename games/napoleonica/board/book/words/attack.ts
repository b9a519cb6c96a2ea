import type { BookChapter } from '@grognard/desk';
import { ExampleAttackFigure, ExampleRetreatFigure } from '../figures/example-attack.tsx';

export const attack: BookChapter = {
  id: 'attacks',
  title: 'Attacks',
  lead: 'From the target to the last model, in ten short steps. The table leads you through them.',
  blocks: [
    {
      kind: 'table',
      caption: 'Three kinds of attack',
      head: ['Attack', 'Reach', 'Sight', 'Fatigue instead of damage'],
      rows: [
        ['Melee', 'a neighbour', 'not needed', 'yes'],
        ['Fire', '2 hexes up to its range', 'needed', 'yes'],
        ['Magic', '1 hex up to its range', 'needed', 'no'],
      ],
      rules: ['NAP-ATK.2', 'NAP-ATK.3', 'NAP-LOS.6'],
    },
    { kind: 'part', id: 'cards-in-an-attack', title: 'Cards' },
    {
      kind: 'text',
      text: 'Attacker, then defender may lay 1 card face down. The attacker lays an Attack card, or any card for the *die at its foot*. The defender lays a Reaction. The Decoy does nothing and comes back. One card for each player in an action, however many attacks it brings.',
      rules: ['NAP-ATK.7', 'NAP-ATK.8', 'NAP-ATK.9', 'NAP-CRD.6', 'NAP-BAT.11'],
    },
    { kind: 'part', id: 'the-roll', title: 'The roll' },
    {
      kind: 'list',
      items: [
        'The dice of the attack, then dice of abilities and cards. At most 6 are rolled.',
        '*Flanking*: 1 yellow die more in melee if another unit of yours is next to the target.',
        '*Re-roll*: 1 die for an Order, and 1 die if the enemy unit has Fatigue: 1 of it is taken off.',
        'Then the defender may make you re-roll 1 die, if your unit has Fatigue.',
        'A crit is never re-rolled. Each player re-rolls a die once.',
      ],
      rules: ['NAP-ATK.17', 'NAP-ATK.18', 'NAP-ADD.2', 'NAP-ATK.22', 'NAP-ADD.4', 'NAP-ATK.20', 'NAP-ATK.21'],
    },
    { kind: 'part', id: 'result', title: 'The result' },
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'A crit makes the effect on the attacker’s card happen, once.',
        'Forest, Village, Shield and the like ignore hits. They never ignore a crit.',
        'The defender may ignore retreats: Hill, Brave, Formation.',
        'Each retreat left: 1 hex farther from the attacker, the owner chooses. No way, or into difficult ground: it stops there and takes 1 more damage.',
        'Damage 2 or more: the unit may take 1 Fatigue and 1 damage less, once.',
        'Each damage left takes 1 model.',
      ],
      rules: [
        'NAP-ATK.23',
        'NAP-ATK.28',
        'NAP-ADD.1',
        'NAP-RET.1',
        'NAP-RET.2',
        'NAP-RET.5',
        'NAP-DMG.4',
        'NAP-DMG.5',
      ],
    },
    {
      kind: 'text',
      text: 'Afterwards, if they are allowed to: the defender strikes back, the attacker moves up, attacks again in Frenzy, or pursues.',
      rules: ['NAP-ATK.31', 'NAP-ATK.32'],
    },
    {
      kind: 'example',
      title: 'Fusiliers attack in the wood',
      steps: [
        {
          title: 'The target',
          text: 'French Fusiliers in F6 attack the Damned Line in F5, which stands in a Forest. Voltigeurs in G5 touch the target as well.',
          Figure: ExampleAttackFigure,
          decision: 'Nobody lays a card.',
        },
        {
          title: 'The roll',
          text: 'Melee has 2 yellow dice, Flanking adds 1 yellow.',
          sums: ['3 yellow dice: crit, hit, retreat'],
          decision: 'France keeps its Orders and takes the result.',
        },
        {
          title: 'The crit',
          text: 'The crit of Fusiliers is Volley yellow: 1 yellow die more.',
          sums: ['1 yellow die: hit'],
        },
        {
          title: 'The result',
          text: 'The Forest ignores 1 hit. There is 1 retreat, and nothing to ignore it.',
          sums: ['1 crit + 2 hits − 1 ignored = 2 damage', '1 retreat'],
        },
        {
          title: 'Retreat and damage',
          text: 'The Damned Line goes back to F4, a Plain. It takes 1 Fatigue and loses 1 model: 3 of 4 are left.',
          Figure: ExampleRetreatFigure,
          sums: ['2 damage − 1 for Fatigue = 1 model'],
          decision: 'The Abyss chooses the hex, and Fatigue instead of a second model.',
        },
      ],
      rules: ['NAP-ATK.16', 'NAP-CRT.5', 'NAP-TER.2', 'NAP-RET.2', 'NAP-DMG.4'],
    },
    {
      kind: 'advice',
      text: 'Before you attack, look at the panel: dice, expected damage, and the chance to destroy the unit.',
    },
  ],
};
