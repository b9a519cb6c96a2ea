// Army of the Lower Rhine of 1815.
import type { ArmyRows } from './sheets.ts';

export const PRUSSIAN_ARMY: ArmyRows = {
  id: 'prussian',
  side: 'allied',
  name: 'Army of the Lower Rhine',
  nation: 'prussian',
  supplyEdges: ['E'],
  hqs: [{ id: 'hq-bluecher', name: 'Prussian HQ', oc: 'bluecher' }],
  leaders: [
    { id: 'bluecher', name: 'Blücher', role: 'oc', rating: 3, mp: 7, commands: 'pr-1 pr-2 pr-3 pr-4' },
    { id: 'pr-zieten', name: 'Zieten', role: 'formation', rating: 3, mp: 7, commands: 'pr-1' },
    { id: 'pr-pirch-i', name: 'Pirch I', role: 'formation', rating: 2, mp: 7, commands: 'pr-2' },
    { id: 'pr-thielemann', name: 'Thielemann', role: 'formation', rating: 3, mp: 7, commands: 'pr-3' },
    { id: 'pr-buelow', name: 'Bülow', role: 'formation', rating: 2, mp: 7, commands: 'pr-4' },
  ],
  formations: [
    {
      id: 'pr-1',
      name: 'I Corps',
      kind: 'corps',
      leader: 'pr-zieten',
      divisions: [
        {
          id: '1st-brigade',
          name: '1st Brigade',
          units: [
            {
              id: 'pr-1-steinmetz',
              name: '1st Brigade',
              arm: 'inf',
              mp: 4,
              steps: [9, 5],
              troops: '12th, 24th Regts, 1st Westphalian Landwehr',
            },
          ],
        },
        {
          id: '2nd-brigade',
          name: '2nd Brigade',
          units: [
            {
              id: 'pr-1-pirch2',
              name: '2nd Brigade',
              arm: 'inf',
              mp: 4,
              steps: [8, 4],
              troops: '6th, 28th Regts, 2nd Westphalian Landwehr',
            },
          ],
        },
        {
          id: '3rd-brigade',
          name: '3rd Brigade',
          units: [
            {
              id: 'pr-1-jagow',
              name: '3rd Brigade',
              arm: 'inf',
              mp: 4,
              steps: [7, 4],
              troops: '7th, 29th Regts, 3rd Westphalian Landwehr',
            },
          ],
        },
        {
          id: '4th-brigade',
          name: '4th Brigade',
          units: [
            {
              id: 'pr-1-henckel',
              name: '4th Brigade',
              arm: 'inf',
              mp: 4,
              steps: [5, 3],
              troops: '19th Regt, 4th Westphalian Landwehr',
            },
          ],
        },
        {
          id: 'i-corps-reserve-cavalry-roeder',
          name: 'I Corps reserve cavalry (Röder)',
          units: [
            {
              id: 'pr-1-treskow',
              name: 'Treskow',
              arm: 'cav',
              mp: 6,
              steps: [2, 1],
              troops: '2nd, 5th Dragoons, 3rd Uhlans',
            },
            {
              id: 'pr-1-luetzow',
              name: 'Lützow',
              arm: 'cav',
              mp: 7,
              steps: [2, 1],
              troops: '6th Uhlans, Kurmark Landwehr',
            },
          ],
        },
        {
          id: 'i-corps-artillery',
          name: 'I Corps artillery',
          units: [
            {
              id: 'pr-1-foot-a',
              name: 'I Corps foot artillery (1)',
              arm: 'art',
              gun: 'foot',
              mp: 4,
              steps: [4, 2],
            },
            {
              id: 'pr-1-foot-b',
              name: 'I Corps foot artillery (2)',
              arm: 'art',
              gun: 'foot',
              mp: 4,
              steps: [3, 2],
            },
            {
              id: 'pr-1-heavy-a',
              name: 'I Corps 12-pounders (1)',
              arm: 'art',
              gun: 'foot',
              mp: 4,
              steps: [4, 2],
            },
            {
              id: 'pr-1-heavy-b',
              name: 'I Corps 12-pounders (2)',
              arm: 'art',
              gun: 'foot',
              mp: 4,
              steps: [4, 2],
            },
            {
              id: 'pr-1-horse',
              name: 'I Corps horse artillery',
              arm: 'art',
              gun: 'horse',
              mp: 6,
              steps: [5, 3],
            },
          ],
        },
      ],
    },
    {
      id: 'pr-2',
      name: 'II Corps',
      kind: 'corps',
      leader: 'pr-pirch-i',
      divisions: [
        {
          id: '5th-brigade',
          name: '5th Brigade',
          units: [
            {
              id: 'pr-2-tippelskirch',
              name: '5th Brigade',
              arm: 'inf',
              mp: 4,
              steps: [7, 4],
              troops: '2nd, 25th Regts, 5th Westphalian Landwehr',
            },
          ],
        },
        {
          id: '6th-brigade',
          name: '6th Brigade',
          units: [
            {
              id: 'pr-2-krafft',
              name: '6th Brigade',
              arm: 'inf',
              mp: 4,
              steps: [7, 4],
              troops: '9th, 26th Regts, 1st Elbe Landwehr',
            },
          ],
        },
        {
          id: '7th-brigade',
          name: '7th Brigade',
          units: [
            {
              id: 'pr-2-brause',
              name: '7th Brigade',
              arm: 'inf',
              mp: 4,
              steps: [7, 4],
              troops: '14th, 22nd Regts, 2nd Elbe Landwehr',
            },
          ],
        },
        {
          id: '8th-brigade',
          name: '8th Brigade',
          units: [
            {
              id: 'pr-2-langen',
              name: '8th Brigade',
              arm: 'inf',
              mp: 4,
              steps: [7, 4],
              troops: '21st, 23rd Regts, 3rd Elbe Landwehr',
            },
          ],
        },
        {
          id: 'ii-corps-reserve-cavalry-juergass',
          name: 'II Corps reserve cavalry (Jürgass)',
          units: [
            {
              id: 'pr-2-thuemen',
              name: 'Thümen',
              arm: 'cav',
              mp: 6,
              steps: [3, 2],
              troops: '1st, 6th Dragoons, 2nd Uhlans',
            },
            {
              id: 'pr-2-schulenburg',
              name: 'Schulenburg',
              arm: 'cav',
              mp: 7,
              steps: [3, 2],
              troops: '4th, 5th Kurmark Landwehr',
            },
            {
              id: 'pr-2-sohr',
              name: 'Sohr',
              arm: 'cav',
              mp: 7,
              steps: [3, 2],
              troops: '3rd, 5th Hussars, Elbe Landwehr',
            },
          ],
        },
        {
          id: 'ii-corps-artillery',
          name: 'II Corps artillery',
          units: [
            {
              id: 'pr-2-foot-a',
              name: 'II Corps foot artillery (1)',
              arm: 'art',
              gun: 'foot',
              mp: 4,
              steps: [4, 2],
            },
            {
              id: 'pr-2-foot-b',
              name: 'II Corps foot artillery (2)',
              arm: 'art',
              gun: 'foot',
              mp: 4,
              steps: [3, 2],
            },
            { id: 'pr-2-heavy', name: 'II Corps 12-pounders', arm: 'art', gun: 'foot', mp: 4, steps: [4, 2] },
            {
              id: 'pr-2-horse',
              name: 'II Corps horse artillery',
              arm: 'art',
              gun: 'horse',
              mp: 6,
              steps: [5, 3],
            },
          ],
        },
      ],
    },
    {
      id: 'pr-3',
      name: 'III Corps',
      kind: 'corps',
      leader: 'pr-thielemann',
      divisions: [
        {
          id: '9th-brigade',
          name: '9th Brigade',
          units: [
            {
              id: 'pr-3-borcke',
              name: '9th Brigade',
              arm: 'inf',
              mp: 4,
              steps: [7, 4],
              troops: '8th, 30th Regts, 1st Kurmark Landwehr',
            },
          ],
        },
        {
          id: '10th-brigade',
          name: '10th Brigade',
          units: [
            {
              id: 'pr-3-kemphen',
              name: '10th Brigade',
              arm: 'inf',
              mp: 4,
              steps: [4, 2],
              troops: '27th Regt, 2nd Kurmark Landwehr',
            },
          ],
        },
        {
          id: '11th-brigade',
          name: '11th Brigade',
          units: [
            {
              id: 'pr-3-luck',
              name: '11th Brigade',
              arm: 'inf',
              mp: 4,
              steps: [4, 2],
              troops: '3rd, 4th Kurmark Landwehr',
            },
          ],
        },
        {
          id: '12th-brigade',
          name: '12th Brigade',
          units: [
            {
              id: 'pr-3-stuelpnagel',
              name: '12th Brigade',
              arm: 'inf',
              mp: 4,
              steps: [7, 4],
              troops: '31st Regt, 5th, 6th Kurmark Landwehr',
            },
          ],
        },
        {
          id: 'iii-corps-reserve-cavalry-hobe',
          name: 'III Corps reserve cavalry (Hobe)',
          units: [
            {
              id: 'pr-3-marwitz',
              name: 'Marwitz',
              arm: 'cav',
              mp: 7,
              steps: [2, 1],
              troops: '7th, 8th Uhlans',
            },
            {
              id: 'pr-3-lottum',
              name: 'Lottum',
              arm: 'cav',
              mp: 6,
              steps: [2, 1],
              troops: '7th Dragoons, 5th Uhlans, 9th Hussars',
            },
          ],
        },
        {
          id: 'stengel-detachment',
          name: 'Stengel detachment',
          units: [
            {
              id: 'pr-3-stengel',
              name: 'Stengel detachment',
              arm: 'inf',
              mp: 4,
              steps: [2, 1],
              onlyIn: ['wavre'],
              troops: 'Three battalions of the 19th Regt and some horse',
            },
          ],
        },
        {
          id: 'zepelin-detachment',
          name: 'Zepelin detachment',
          units: [
            {
              id: 'pr-3-zepelin',
              name: 'Zepelin detachment',
              arm: 'inf',
              mp: 4,
              steps: [2, 1],
              onlyIn: ['wavre'],
              troops: 'Battalions of the 30th Regt and 1st Kurmark Landwehr',
            },
          ],
        },
        {
          id: 'iii-corps-artillery',
          name: 'III Corps artillery',
          units: [
            {
              id: 'pr-3-foot',
              name: 'III Corps foot artillery',
              arm: 'art',
              gun: 'foot',
              mp: 4,
              steps: [3, 2],
            },
            {
              id: 'pr-3-heavy',
              name: 'III Corps 12-pounders',
              arm: 'art',
              gun: 'foot',
              mp: 4,
              steps: [2, 1],
            },
            {
              id: 'pr-3-horse',
              name: 'III Corps horse artillery',
              arm: 'art',
              gun: 'horse',
              mp: 6,
              steps: [5, 3],
            },
          ],
        },
      ],
    },
    {
      id: 'pr-4',
      name: 'IV Corps',
      kind: 'corps',
      leader: 'pr-buelow',
      divisions: [
        {
          id: '13th-brigade',
          name: '13th Brigade',
          units: [
            {
              id: 'pr-4-hake',
              name: '13th Brigade',
              arm: 'inf',
              mp: 4,
              steps: [7, 4],
              troops: '10th Regt, 2nd, 3rd Neumark Landwehr',
            },
          ],
        },
        {
          id: '14th-brigade',
          name: '14th Brigade',
          units: [
            {
              id: 'pr-4-ryssel',
              name: '14th Brigade',
              arm: 'inf',
              mp: 4,
              steps: [8, 4],
              troops: '11th Regt, 1st, 2nd Pomeranian Landwehr',
            },
          ],
        },
        {
          id: '15th-brigade',
          name: '15th Brigade',
          units: [
            {
              id: 'pr-4-losthin',
              name: '15th Brigade',
              arm: 'inf',
              mp: 4,
              steps: [6, 3],
              troops: '18th Regt, 3rd, 4th Silesian Landwehr',
            },
          ],
        },
        {
          id: '16th-brigade',
          name: '16th Brigade',
          units: [
            {
              id: 'pr-4-hiller',
              name: '16th Brigade',
              arm: 'inf',
              mp: 4,
              steps: [7, 4],
              troops: '15th Regt, 1st, 2nd Silesian Landwehr',
            },
          ],
        },
        {
          id: 'iv-corps-reserve-cavalry-prince-william',
          name: 'IV Corps reserve cavalry (Prince William)',
          units: [
            {
              id: 'pr-4-schwerin',
              name: 'Schwerin',
              arm: 'cav',
              mp: 7,
              steps: [2, 1],
              troops: '6th, 10th Hussars, 1st Uhlans',
            },
            {
              id: 'pr-4-watzdorff',
              name: 'Watzdorff',
              arm: 'cav',
              mp: 7,
              steps: [2, 1],
              troops: '8th Hussars, Neumark Landwehr',
            },
            {
              id: 'pr-4-sydow',
              name: 'Sydow',
              arm: 'cav',
              mp: 7,
              steps: [2, 1],
              troops: 'Pomeranian and Silesian Landwehr',
            },
          ],
        },
        {
          id: 'iv-corps-artillery',
          name: 'IV Corps artillery',
          units: [
            {
              id: 'pr-4-foot-a',
              name: 'IV Corps foot artillery (1)',
              arm: 'art',
              gun: 'foot',
              mp: 4,
              steps: [4, 2],
            },
            {
              id: 'pr-4-foot-b',
              name: 'IV Corps foot artillery (2)',
              arm: 'art',
              gun: 'foot',
              mp: 4,
              steps: [3, 2],
            },
            { id: 'pr-4-heavy', name: 'IV Corps 12-pounders', arm: 'art', gun: 'foot', mp: 4, steps: [6, 3] },
            {
              id: 'pr-4-horse',
              name: 'IV Corps horse artillery',
              arm: 'art',
              gun: 'horse',
              mp: 6,
              steps: [5, 3],
            },
          ],
        },
      ],
    },
  ],
};
