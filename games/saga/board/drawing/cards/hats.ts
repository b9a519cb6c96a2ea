// Headgear in a box of 48 by 48: cloth or fur, what is cut out of it, and what is worn in colour.
export interface Hat {
  readonly body: string;
  /** Fittings: plate, cords, chequered band. */
  readonly trim: string;
  /** Plume, bag or mane. */
  readonly plume: string;
}

const PEAK = 'M11 36.500c8-3 18-3 26 0l3.500 6.500c-10-4.500-23-4.500-33 0z';

export const HATS = {
  /** Wider above than below. */
  shako: {
    body: `M10.500 10.500c9-3.500 18-3.500 27 0L35 35.500c-7-2.500-15-2.500-22 0z${PEAK}`,
    trim: 'M24 15l6 6.500-6 7-6-7zM11.300 13.400c8.500-3 17-3 25.400 0l-.2 1.800c-8.300-3-16.700-3-25 0z',
    plume: 'M24 1.500a4.700 4.700 0 110 9.400 4.700 4.700 0 010-9.400z',
  },
  /** A shako with a plume as tall as itself. */
  tallShako: {
    body: `M11 14.500c9-3.500 17-3.500 26 0l-2.500 21c-7-2.500-14-2.500-21 0z${PEAK}`,
    trim: 'M24 19l5.500 5.500-5.500 6.500-5.500-6.500zM12 17.500c8-3 16-3 24 0l-.2 1.600c-8-3-15.600-3-23.600 0z',
    plume: 'M21.600 13C20.500 8 21 2.500 24-2.500c3 5 3.500 10.500 2.400 15.500z',
  },
  /** A front higher than the crown, cords across it, the plume at the side. */
  belgicShako: {
    body: `M13 8c6-5 16-5 22 0l-.5 27.500c-7-2.500-14-2.500-21 0z${PEAK}`,
    trim: 'M24 11.500c3 0 5 2 5 5s-2 6.500-5 8.500c-3-2-5-5.500-5-8.500s2-5 5-5zM13.300 24c4 6.500 17.300 6.500 21.400 0l.1 1.900c-5 6.500-16.600 6.500-21.600 0z',
    plume: 'M9.500 15C7.500 9 8.500 3 11.500-1c2 4.500 3.200 10 2.300 15.500z',
  },
  /** A plain cylinder in its oilskin, as worn by militia. */
  stovepipe: {
    body: `M14.500 7c6-2 13-2 19 0v28.500c-6-2-13-2-19 0z${PEAK}`,
    trim: 'M14.500 30.500c6-2 13-2 19 0v2c-6-2-13-2-19 0zM22.700 12h2.600v4.500h4.500v2.600h-4.500v6h-2.600v-6h-4.500v-2.600h4.500z',
    plume: 'M24 2a3.300 3.300 0 110 6.600A3.300 3.300 0 0124 2z',
  },
  /** A horsehair plume falls over the front; a skull below it. */
  mournersShako: {
    body: `M12 12c8-3.500 16-3.500 24 0l-1.500 23.500c-7-2.500-14-2.500-21 0z${PEAK}`,
    trim: 'M24 17.500c4 0 6.500 2.600 6.500 6 0 2-1 3.500-2.500 4.500v3.500h-8V28c-1.500-1-2.500-2.500-2.500-4.500 0-3.400 2.500-6 6.500-6zm-2.700 5.200a1.400 1.400 0 100 2.800 1.400 1.400 0 000-2.800zm5.400 0a1.400 1.400 0 100 2.800 1.400 1.400 0 000-2.800z',
    plume: 'M24 11C16-1 27-6 36 2c6 5.500 8 15 5.500 25C39 19 35 13.500 24 11z',
  },
  /** Fur with a brass plate. */
  bearskin: {
    body: 'M8 40C4 20 10 1 24 1s20 19 16 39c-4-3-9-4.500-16-4.500S12 37 8 40z',
    trim: 'M16.500 24c5-2 10-2 15 0l-1.500 11c-4-1-8-1-12 0zM13 12l2 4M19 7l1 4M29 7l-1 4M35 12l-2 4M11 21l2 3M37 21l-2 3',
    plume: 'M41 17C37.500 12 37.500 4 41-2c3.500 5 4.500 13 3 19.500z',
  },
  /** Fur without a plate, taller. */
  guardsBearskin: {
    body: 'M9 42C3 22 8-2 24-2s21 24 15 44c-4-3-9-4.500-15-4.500S13 39 9 42z',
    trim: 'M14 10l2 4.500M20 4l1 4.500M28 4l-1 4.500M34 10l-2 4.500M11.500 22l2 4M36.500 22l-2 4M20 17l1 4M28 17l-1 4M17 29l1.500 3.500M31 29l-1.500 3.500M24 25v4',
    plume: 'M7.500 25C3 20 2.500 12 5.500 5c3.500 5 5.500 11.500 5 18.500z',
  },
  /** Ostrich feathers over a chequered band. */
  bonnet: {
    body: 'M10 31C3 24 6 13 14 12 14 3 25-1 31 5c8-1 13 7 10 14 3 5 1 9-3 12zM11 32h26v7c-9-2.500-17-2.500-26 0z',
    trim: 'M11 32h4.300v3.200H11zM19.700 32H24v3.200h-4.300zM28.300 32h4.400v3.200h-4.400zM15.300 35.200h4.400v2.200l-4.400.6zM24 35.200h4.300v2.200L24 37zM32.700 35.200H37v3l-4.300-.8zM17 10c2 3 2 6 .5 9M27 6c2 4 2 8-1 12M35 12c0 4-2 7-5 9',
    plume: 'M8 27C3 20 3 11 7 4c4 6 5.500 14 4.500 21z',
  },
  /** Steel with a comb and a mane. */
  combHelmet: {
    body: 'M11 38c-1.500-15 5-23 14-23 8 0 13 8 12 23zM8 20C9 8 19 1 31 4.500c5 1.500 8 5 8 9-8-4-20-2-26 8.500zM12 33L5.500 40.500l10 .5z',
    trim: 'M11 30c8-2.500 18-2.500 26 0v3.500c-8-2.500-18-2.500-26 0z',
    plume: 'M35.500 12c9 3 11 18 7.500 33-4-4-6.500-11-7-20z',
  },
  /** A woollen crest from front to back. */
  crestHelmet: {
    body: 'M11 38c-1-14 5-21 13-21s14 7 13 21zM11 34L5 41l10 .5z',
    trim: 'M11 29.500c8-2.500 18-2.500 26 0V33c-8-2.500-18-2.500-26 0zM22 19h4v9h-4z',
    plume: 'M7 24C5 10 13 2 25 2c11 0 18 7 17 18-.5 5-3 7-5.500 7 .5-8-5-12-12-12S11 18 10 25z',
  },
  /** Fur, a cloth bag at the side. */
  busby: {
    body: 'M12 13c7-3.500 17-3.500 24 0l2 26c-9-3.500-19-3.500-28 0z',
    trim: 'M16 20l1 4M23 18v4M31 20l-1 4M14 29l1 4M20 27l.5 4M28 27l-.5 4M34 29l-1 4',
    plume:
      'M35.500 14c7 2 9 13 7.500 22l-6.200-5.500zM21.800 12C20.700 7 21.200 2 24-2.500 26.800 2 27.300 7 26.200 12z',
  },
  /** The square-topped cap of the lancers. */
  czapka: {
    body: `M6 8.500L24 3l18 5.500-6.500 4L32 27.500H16L12.500 12.500zM14.500 29c6-2 13-2 19 0l1 6.500c-7-2.500-14-2.500-21 0z${PEAK}`,
    trim: 'M24 29.500l4.500 1.500L27 36h-6l-1.500-5zM23.200 9h1.600v17h-1.600z',
    plume: 'M10.500 8C7.500 3 8 -2 11.500-6c2.500 4 3.500 9 2.500 13z',
  },
  /** A soft cap with a cross. */
  cap: {
    body: `M6 20c5-9 31-9 36 0 1 5-3 8-6.500 9.500v6c-7-2.500-16-2.500-23 0v-6C9 28 5 25 6 20z${PEAK}`,
    trim: 'M22.400 15h3.200v4h4v3.200h-4v4.300h-3.200v-4.300h-4V19h4z',
    plume: 'M12.500 30c8-2.500 15-2.500 23 0v2.500c-8-2.500-15-2.500-23 0z',
  },
  /** Worn across or along. */
  bicorne: {
    body: 'M1 36C5 18 14 8 24 8s19 10 23 28c-7-4-14-5-23-5s-16 1-23 5z',
    trim: 'M6 31C11 20 17.500 13.500 24 13.500S37 20 42 31l-1.500-.6C36 21.500 30 15.500 24 15.500S12 21.500 7.500 30.400z',
    plume: 'M27 11C29 3 36-2 45-1c-1 7-6 12-13 15z',
  },
} as const satisfies { readonly [name: string]: Hat };
export type HatName = keyof typeof HATS;
