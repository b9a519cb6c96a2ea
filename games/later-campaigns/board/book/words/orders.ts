import type { BookChapter } from '@grognard/desk';
import { LifeFigure } from '../figures/life-figure.tsx';
import { cite } from './cite.ts';

export const orders: BookChapter = {
  id: 'orders',
  title: 'Orders',
  lead: 'You need this at the beginning of every turn, when the order book lies open.',
  blocks: [
    { kind: 'part', id: 'kinds', title: 'What you can order' },
    {
      kind: 'text',
      text: 'Every formation is always under exactly *one order*. All but Reserve and Assign name a place. Both sides write at the same time, and nobody sees what the other side writes.',
      rules: cite('12.2abh 12.0b 12.4a'),
    },
    {
      kind: 'table',
      caption: 'Orders and what they demand',
      head: ['Order', 'Demands', 'Forbids'],
      rows: [
        [
          'Attack',
          'Come a hex nearer. Within 2 hexes of the enemy attack, each turn with 1 unit more.',
          'moving away; leaving a zone',
        ],
        ['Probe', 'As Attack, but 1 or 2 units in contact are enough.', 'more than 2 units in contact'],
        ['Defend', 'The leader goes within 2 hexes and stays.', 'attacks beyond the place'],
        ['Delay', 'Nobody moves farther away.', 'zones and attacks'],
        ['March', 'Everybody marches on, by road if there is one.', 'charges and assaults'],
        ['Fall Back', 'Everybody moves away from the enemy.', 'attacks; standing when assaulted'],
        ['General Retreat', 'The whole army goes back to its supply.', 'attacks'],
        ['Assign', 'A division or corps takes orders from another commander.', ''],
        ['Reserve', 'The leader stays. Lost units can be rallied.', 'zones and attacks'],
      ],
      rules: cite(
        '12.2.1abcdefg 12.2.2ab 12.2.3abcd 12.2.4ab 12.2.5abcde 12.2.6abcde 12.2.7abcd 12.2.8ab 12.2.9abcde',
      ),
    },
    {
      kind: 'list',
      items: [
        'A place lies within *10 MP* of the leader or one of his units, or on a road that begins there.',
        'Units that must move make as much way as the slowest of the formation could. The leader keeps up.',
        'Charges, advances, retreats, bombardment and reactions are always free.',
      ],
      rules: cite('12.2cdefg'),
    },
    { kind: 'part', id: 'sequences', title: 'One letter, several orders' },
    {
      kind: 'text',
      text: 'March and Attack can be followed by another order: *March to Frasnes, then Attack Quatre Bras, then Defend it*. The next part begins by itself when the one before succeeds, or when the enemy stops a March.',
      rules: cite('12.5abcdefg 12.4bc'),
    },
    { kind: 'part', id: 'life', title: 'The life of an order' },
    {
      kind: 'figure',
      Figure: LifeFigure,
      caption: '*From the desk to obedience.*',
      keys: [
        'The courier rides 6 MP a turn. Within 3 MP, or in the same hex, the order is there at once. In sight only half the way counts.',
        'Two dice. Both ratings added, less 2 columns for an Attack or Probe. 1 column more for each of these: face to face, a formation on Reserve, a division or cavalry corps, a General Retreat.',
        'Obeyed at once.',
        'Obeyed next turn.',
        'In doubt: a 4, 5 or 6 on one die releases it, one try a turn.',
        'Set aside. You may write it again.',
      ],
    },
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Leaders write down what they will do on their own.',
        'Orders that have done their work end, shaken formations check their confidence.',
        'Commanders send new orders: as many as their rating, 1 away from their headquarters.',
        'Orders arrive and are tested. Then leaders roll for their own decisions.',
      ],
      rules: cite('12.3abcd 12.6abcdef 12.7abc 12.12c T2 T3'),
    },
    {
      kind: 'example',
      title: 'Napoleon writes to Lobau',
      steps: [
        {
          title: 'The ride',
          text: 'Lobau is 4 MP away and hidden by a rise. The courier needs a turn.',
          sums: ['4 MP ÷ 6 = 0.67, rounded: 1 turn'],
          decision: 'Napoleon writes: March, then Attack.',
        },
        {
          title: 'The column',
          text: 'Ratings are added. A sequence is tested once, on its worst part: the Attack.',
          sums: ['Napoleon 4 + Lobau 3 − Attack 2 = column 5'],
        },
        {
          title: 'The test',
          text: 'Two dice on column 5: 9 or more obeys at once, 6 to 8 next turn, 3 to 5 is in doubt, 2 is set aside.',
          sums: ['at once 10 of 36', 'next turn 16 of 36', 'in doubt 9 of 36', 'set aside 1 of 36'],
        },
      ],
      rules: cite('12.6c 12.7a 12.7c'),
    },
    { kind: 'part', id: 'ends', title: 'How an order ends' },
    {
      kind: 'list',
      items: [
        '*It succeeds*: a March when somebody is there and nobody is engaged, an Attack when the place is controlled. Then the next part, or Defend there, or Reserve if you said so.',
        '*It is cancelled* when another is obeyed, or when the enemy blocks a March.',
        '*It fails* by its own conditions, at night, or when confidence breaks: the formation goes back 3 hexes and is on Fall Back.',
      ],
      rules: cite('12.8abcd 12.9abcdefgh'),
    },
    {
      kind: 'text',
      text: '*Confidence*: from the turn after its first loss a formation on Attack or Probe rolls one die each turn. More than the rating of its leader + 3 fails, or + 4 on Attack while it holds its place. Demoralized, it has no 3, and it rolls on Defend and Delay too: rating + 2.',
      rules: cite('12.10abc T4'),
    },
    { kind: 'part', id: 'alone', title: 'Leaders on their own' },
    {
      kind: 'text',
      text: 'A leader may decide for himself. Two dice: a good leader often acts, a poor one mostly does nothing. A very low roll is a *Bad Move*: the enemy writes his next order.',
      rules: cite('12.11abcd T1'),
    },
    { kind: 'part', id: 'range', title: 'Command range, divisions, wings' },
    {
      kind: 'list',
      items: [
        'A unit is *in command* within 3 MP of its leader, roads and trails at ½. It may not move out of range, and out of range it does not attack.',
        'A *division* can have an order of its own. It stays together within 3 hexes, and its chit is that of the corps.',
        'A *wing commander* out of the sight of his chief has an order himself, and passes on what agrees with it.',
      ],
      rules: cite('12.1abcdefgh 12.13abcdefghi 12.14abcdefgh'),
    },
    {
      kind: 'advice',
      text: 'Write early. An order that matters at four o’clock should leave the desk at two. And do not write Attack where a March would do: it costs 2 columns.',
    },
  ],
};
