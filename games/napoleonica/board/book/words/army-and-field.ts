import type { BookChapter } from '@grognard/desk';
import { DiceFigure } from '../figures/dice-figure.tsx';
import { SightFigure } from '../figures/sight-figure.tsx';

export const army: BookChapter = {
  id: 'army',
  title: 'Your army',
  lead: 'Six to nine units of one faction, led by at least one Commander.',
  blocks: [
    {
      kind: 'list',
      items: [
        '*Models*: each damage takes one away. With the last one the unit is destroyed.',
        '*Orders*: the colours that activate it. “or” means one of them, “and” means all of them.',
        '*Movement*: how many hexes it moves.',
        '*Stamina*: how much Fatigue it can carry, usually 2.',
        '*Attacks*: melee, fire or magic, each with its dice and range.',
        '*Crit*: what happens once when a crit shows.',
      ],
      rules: ['NAP-CMP.1', 'NAP-CMP.2', 'NAP-ACT.1', 'NAP-FAT.1'],
    },
    { kind: 'part', id: 'dice', title: 'The six dice' },
    {
      kind: 'figure',
      Figure: DiceFigure,
      caption:
        '*All faces of all dice*, from the weakest to the strongest: white, yellow, orange, teal, scarlet, black.',
      keys: ['crit', 'hit', 'retreat', 'nothing'],
    },
    { kind: 'part', id: 'building-an-army', title: 'Building an army' },
    {
      kind: 'list',
      items: [
        'All units and detachments together cost at most the limit of the battle.',
        'At least one Commander.',
        'One unique unit (★) for every full 100 DP, none of them twice.',
        'One detachment for a unit, of its own arm. Commanders and Monsters have none.',
      ],
      rules: ['NAP-ARM.2', 'NAP-ARM.4', 'NAP-ARM.3', 'NAP-ARM.5'],
    },
  ],
};

export const field: BookChapter = {
  id: 'field',
  title: 'The field',
  lead: 'Ninety-five hexes in nine rows. One unit stands on a hex, never two.',
  blocks: [
    {
      kind: 'table',
      caption: 'What ground does',
      head: ['Ground', 'Entering', 'Sight', 'A defender on it'],
      rows: [
        ['Plain, Bridge', 'free', 'open', 'nothing'],
        ['Forest, Village', 'stops', 'blocks', 'ignores 1 hit'],
        ['Hill', 'stops', 'blocks', 'ignores 1 retreat'],
        ['Bush', 'free', 'open', 'ignores 1 hit of ranged attacks'],
        ['Marsh', 'stops', 'open', 'nothing'],
        ['Ruins', 'stops', 'open', 'ignores 1 hit'],
        ['Redoubt', 'stops', 'open', 'ignores 1 hit and 1 retreat'],
        ['River', 'nobody', 'open', 'nobody stands there'],
        ['Mountain', 'nobody', 'blocks', 'nobody stands there'],
      ],
      rules: ['NAP-TER.7', 'NAP-LOS.2', 'NAP-MOV.3'],
    },
    {
      kind: 'text',
      text: 'Ground that *stops* is difficult: whoever enters it ends the move there, and the activation with it. Rangers go on as if it were a Plain. Leaving it costs nothing.',
      rules: ['NAP-MOV.4'],
    },
    { kind: 'part', id: 'sight', title: 'Who sees whom' },
    {
      kind: 'text',
      text: 'Fire and magic need sight: a straight line from the middle of your hex to *any point* of the target’s hex. Units of both sides block it, and so do Forest, Village, Hill and Mountain. Your own hex and the target’s never block. Neighbours always see each other.',
      rules: ['NAP-LOS.1', 'NAP-LOS.3', 'NAP-LOS.4', 'NAP-LOS.6'],
    },
    {
      kind: 'figure',
      Figure: SightFigure,
      caption: '*Sight from F7.*',
      keys: ['Seen: nothing stands between.', 'Not seen: the Forest hides it.'],
    },
    {
      kind: 'advice',
      text: 'Point at a unit to see how far it shoots. With a unit active, point at an enemy: the line shows what blocks it.',
    },
  ],
};

export const settingUp: BookChapter = {
  id: 'setting-up',
  title: 'Setting up',
  lead: 'Both armies stand in their zones before the first round.',
  blocks: [
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Whoever has more units places first. With equal numbers a die decides who chooses.',
        'Take turns: one unit on a free hex of your zone.',
        'What finds no room is your reserve. Your last free hex is for a Commander if you have placed none.',
        'Draw 5 Maneuver cards and give 2 back. The *Decoy* comes on top of them and never leaves you.',
      ],
      rules: ['NAP-SET.9', 'NAP-SET.10', 'NAP-SET.12', 'NAP-SET.14', 'NAP-SET.5'],
    },
  ],
};
