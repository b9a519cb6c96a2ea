import type { BookChapter } from '@grognard/desk';
import { Fire, LinedUp, Melee } from '../figures/example-fight.tsx';
import { RetreatFigure } from '../figures/moves-and-shots.tsx';
import { FIRE_ROWS, MELEE_ROWS, MODIFIER_HEAD, OTHER_ROWS, REACTION_ROWS } from '../modifier-rows.ts';

export const combat: BookChapter = {
  id: 'combat',
  title: 'Combat',
  lead: 'All fights of a phase are fought together, step by step: react, line up, fire, line up again, melee, move in.',
  blocks: [
    { kind: 'part', id: 'react', title: 'React' },
    {
      kind: 'list',
      items: [
        '*Infantry* attacked by Cavalry may try to form square.',
        '*Cavalry* attacked by Infantry may try to countercharge over one border. Or, instead of fighting, it may retreat one sector straight back without a roll.',
        'Only ready defenders react, each once. The die has −1 and needs 4: a *5 or 6* succeeds.',
        'Whoever tried is spent at the end of the phase, even if it failed.',
      ],
      rules: ['GEN-12.5', 'GEN-12.6', 'GEN-12.7', 'GEN-12.8', 'GEN-12.12', 'GEN-4.8'],
    },
    {
      kind: 'table',
      caption: 'What is added to a reaction die. It needs 4',
      head: ['Reaction', 'Modifier'],
      rows: REACTION_ROWS,
      rules: ['GEN-13.7'],
    },
    {
      kind: 'figure',
      Figure: RetreatFigure,
      caption: '*Where Cavalry retreats.*',
      keys: [
        'From a2 to a1: one sector straight back, if it is friendly and has room.',
        'From the home row into the reserve, which always has room.',
      ],
    },
    { kind: 'part', id: 'line-up', title: 'Line up' },
    {
      kind: 'text',
      text: 'Attackers stand at the border they cross. Defenders only match them: never more than there are attackers. Each line is filled from space 1: attacking Infantry, Cavalry, Artillery, then squares, defending Infantry, Cavalry, Artillery, and routed units last. Ready units stand before spent ones.',
      rules: ['GEN-12.14', 'GEN-12.15', 'GEN-12.16', 'GEN-12.18'],
    },
    {
      kind: 'text',
      text: 'Units in spaces with the same number oppose each other. An attacker with nobody opposite is *unopposed*. Units that do not find a space are idle, and nothing can hit them.',
      rules: ['GEN-12.22', 'GEN-R.64'],
    },
    { kind: 'part', id: 'fire', title: 'Fire' },
    {
      kind: 'list',
      items: [
        'Infantry rolls one die, Artillery two, Cavalry none. Everybody with a target must roll.',
        'Sort each side’s dice from high to low and hand them out from space 1.',
        'A die hits if it is *4 or more and higher* than the die opposite. Where nobody rolls back, 4 is enough.',
        'An unopposed unit chooses whom it fires at. If there is only one enemy, it fires at that one.',
        'All hits of the step count together: who falls has still fired.',
      ],
      rules: ['GEN-12.28', 'GEN-12.29', 'GEN-12.33', 'GEN-12.34', 'GEN-12.23'],
    },
    {
      kind: 'text',
      text: 'Attack a sector over two borders, and you may re-roll one die there, yours or the enemy’s. Over three borders it is two dice. You may use it in the fire or keep it for the melee, as long as you still attack over as many borders.',
      rules: ['GEN-12.30', 'GEN-12.31', 'GEN-12.32'],
    },
    { kind: 'part', id: 'modifiers', title: 'Modifiers' },
    {
      kind: 'table',
      caption: 'Fire: who rolls, at whom',
      head: MODIFIER_HEAD,
      rows: FIRE_ROWS,
      rules: ['GEN-13.1', 'GEN-13.4'],
    },
    {
      kind: 'table',
      caption: 'Melee: who rolls, at whom',
      head: MODIFIER_HEAD,
      rows: MELEE_ROWS,
      rules: ['GEN-13.1', 'GEN-13.4'],
    },
    {
      kind: 'table',
      caption: 'Also added, to every die of a fight',
      head: ['When', 'Fire', 'Melee'],
      rows: OTHER_ROWS,
      rules: ['GEN-13.5', 'GEN-13.6', 'GEN-20.6', 'GEN-20.11', 'GEN-20.12', 'GEN-20.18', 'GEN-20.27'],
    },
    {
      kind: 'text',
      text: 'Add everything, then count less than 1 as 1 and more than 6 as 6.',
      rules: ['GEN-13.9'],
    },
    { kind: 'part', id: 'line-up-again', title: 'Line up again' },
    {
      kind: 'text',
      text: 'Batteries end their attack. Other attackers may withdraw, unless the unit opposite attacks too. Then the lines close up; routed units go to the end.',
      rules: ['GEN-12.36', 'GEN-12.37', 'GEN-12.38'],
    },
    { kind: 'part', id: 'melee', title: 'Melee' },
    {
      kind: 'text',
      text: 'Infantry and Cavalry roll one die each. *The higher die hits*; equal dice hit nobody. An unopposed attack, or one at a routed unit, needs 4.',
      rules: ['GEN-12.39', 'GEN-12.40', 'GEN-12.33'],
    },
    { kind: 'part', id: 'hits', title: 'Hits, prisoners, flight' },
    {
      kind: 'list',
      items: [
        'The first hit routs a unit. It lies where it fell and fights no more.',
        'A hit on a routed unit removes it. It is captured if Infantry or Cavalry did it and still stands when the fight is over. Otherwise it is destroyed and scores nothing.',
        'Routed Cavalry flees to its box after the fire and after the fight. Routed Infantry flees after Combined arms. Routed guns stay where they are.',
        'Whoever enters a sector captures all routed enemies there.',
      ],
      rules: [
        'GEN-14.1',
        'GEN-14.2',
        'GEN-14.4',
        'GEN-14.5',
        'GEN-14.9',
        'GEN-14.10',
        'GEN-14.11',
        'GEN-14.12',
      ],
    },
    { kind: 'part', id: 'order-of-hits', title: 'In which order hits count' },
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'All dice of a step are rolled, at every front, before any hit counts.',
        'Each unit counts its hits: the first routs it, a second in the same step removes it.',
        'Removed units leave their front. After the fire, routed Cavalry flees.',
        'The lines close up, and the melee is fought the same way.',
        'After the melee it is settled who was captured and who was destroyed.',
        'Then comes the flight of routed units, then the advance.',
      ],
      rules: ['GEN-12.1', 'GEN-14.3', 'GEN-14.6', 'GEN-14.11', 'GEN-10.5', 'GEN-10.6'],
    },
    { kind: 'part', id: 'move-in', title: 'Move in' },
    {
      kind: 'text',
      text: 'When no standing enemy is left in a sector and none still attacks into it, it is clear. In Combined arms the attackers *must* move in, as many as fit. In Fast movement they *may*; those who could have gone in and stay behind are spent. Everybody else goes back.',
      rules: ['GEN-7.14', 'GEN-7.15', 'GEN-8.4', 'GEN-10.6'],
    },
    {
      kind: 'example',
      title: 'An example fight',
      rules: ['GEN-12.1'],
      steps: [
        {
          title: 'The situation',
          text: 'Combined arms. White sends three Infantry and one Cavalry from c1 to c2. Three Black Infantry stand there; one of them is spent.',
        },
        {
          title: 'React',
          text: 'Cavalry is coming, so Black’s two ready Infantry may try to form square. Black tries with one.',
          sums: ['Infantry rolls 5, −1 for a reaction: 4. It needed 4: *square*.'],
          decision: 'Black: who tries.',
        },
        {
          title: 'Line up',
          text: 'White has Infantry first, then Cavalry. Black has the square first, then the ready, then the spent Infantry. Nobody is left for space 4, so *the Cavalry is unopposed*.',
          Figure: LinedUp,
          decision: 'None: there is only one border, and no Cavalry that could retreat.',
        },
        {
          title: 'Fire',
          text: 'White rolls 2, 6, 5 and Black 4, 6, 5. Sorted, each side’s best die goes to space 1. Cavalry has no shot.',
          Figure: Fire,
          sums: [
            'Space 1: 6 against a square is 6. The square’s 6 − 1 is 5: *the square is routed*.',
            'Space 2: White’s 5 − 1 is 4. Black’s 5 beats it: *White is routed*.',
            'Space 3: White’s 2 − 1 is 1. Black’s 4 − 1 for being spent is 3, and fire needs 4: nobody hits.',
          ],
          decision: 'None: White attacks over one border only and has no re-roll.',
        },
        {
          title: 'Line up again',
          text: 'The ranks close up, routed units at the end. No enemy here is attacking, so White may withdraw anybody, and stays. The Cavalry faces a routed unit: it may take that prisoner, or ignore it and attack as unopposed. White names the spent Infantry in space 2.',
          decision: 'White: who withdraws, and whom the Cavalry attacks.',
        },
        {
          title: 'Melee',
          text: 'White rolls 4, 1, 6 for three units, Black 3 and 5 for two.',
          Figure: Melee,
          sums: [
            'Space 1: 6 + 1 counts as 6, Black has 5: *routed*.',
            'Space 2: 4 + 1 is 5, Black’s 3 − 1 is 2: *a first hit*.',
            'The Cavalry: 1 + 1 on Infantry + 2 unopposed is 4, and it needs 4: *a second hit*. That Infantry is captured.',
          ],
        },
        {
          title: 'Flight and advance',
          text: 'Routed Infantry of both sides runs to its box. No Black unit is left standing in c2: the sector is clear, and White must move in. The prisoner scores 1 VP this round.',
        },
      ],
    },
    { kind: 'part', id: 'combat-mistakes', title: 'Common mistakes' },
    {
      kind: 'list',
      items: [
        'Units that attack over one border do not defend another. If all of a sector attack, it falls to whoever comes from elsewhere.',
        'Equal dice hit nobody. In the fire a 3 never hits, however low the die opposite.',
        'A hit by guns captures nobody, and a captor that is routed in the same fight loses its prisoner.',
        'A re-roll saved for the melee is lost if one of your flanks has collapsed by then.',
      ],
      rules: ['GEN-12.17', 'GEN-12.34', 'GEN-12.40', 'GEN-14.5', 'GEN-12.32'],
    },
    {
      kind: 'advice',
      text: 'More attackers than defenders means unopposed attackers, and they add to what the others do. Two hits on one unit are a prisoner; two hits on two units are only routs.',
    },
  ],
};
