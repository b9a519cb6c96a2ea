// Crests as hexsides, each the commanding hex and the way it looks down, cut into the stretches that orders may name.
import type { CrestSheet } from './sheets.ts';

export const CRESTS: readonly CrestSheet[] = [
  {
    id: 'mont-saint-jean',
    name: 'Mont-Saint-Jean ridge',
    stretches: [
      '14232 14231 15232 15243 15242 15241 16242 16241',
      '16240 17231 18232 18231 19232 19231 20232',
      '20231 21232 21231 21230 21221 22222 22221 23222',
    ],
  },
  {
    id: 'belle-alliance',
    name: 'La Belle Alliance ridge',
    stretches: ['17274 17275 18274 18275 19274 19275 20274', '20263 20264 20265 21264 21265 22264'],
  },
  {
    id: 'hanotelet',
    name: 'Hanotelet spur',
    stretches: ['22265 22260 22261 22270 22271 21280'],
  },
  {
    id: 'rossomme',
    name: 'Rossomme height',
    stretches: ['19285 19280 19281 19290 19305'],
  },
  {
    id: 'saint-lambert',
    name: 'Chapelle-Saint-Lambert height',
    stretches: ['32182 33193 32204 32203 32214 32213'],
  },
  {
    id: 'quatre-bras',
    name: 'Quatre Bras ridge',
    stretches: ['25532 25531 26532 26531 27532 27531 28532 28543'],
  },
  {
    id: 'frasnes-heights',
    name: 'Frasnes (Balcan) height',
    stretches: ['22585 23584 23585 24584 24585 25584 25585 26584 27573'],
  },
  {
    id: 'bussy',
    name: 'Bussy height',
    stretches: [
      '38652 38663 38662 38661 39662 39661 40662 40661',
      '41662 41661 42662 42661 42660 43651 44652 44651',
    ],
  },
  {
    id: 'tongrinne',
    name: 'Tongrinne heights',
    stretches: [
      '46662 46661 47662 48673 48672 48683 48682 48681 49682',
      '50693 50692 50691 51692 51691 52692 52691 53692',
    ],
  },
  {
    id: 'fleurus',
    name: 'Fleurus height',
    stretches: [
      '36724 36725 36720 37735 38734 38735 39734 39735',
      '40734 40723 40724 40725 41724 41725 42724 43713',
    ],
  },
  {
    id: 'wavre-left',
    name: 'Heights of Bierges and Wavre',
    stretches: [
      '41190 41181 41180 42171 42170 42161 42160',
      '43151 43150 43141 44142 44141 44140 45131 45130',
      '45121 46122 46121 46120 47111 47110 47101',
    ],
  },
  {
    id: 'wavre-right',
    name: 'Heights above the Wavre suburb',
    stretches: [
      '46184 46185 47184 48173 48174 48163 48164 48165 49164',
      '50153 50154 50143 50144 51133 51134 51135 52134 52123',
    ],
  },
];
