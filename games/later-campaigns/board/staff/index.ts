// The order desk and what it draws on the map, fetched together when orders are first written.
export { OrderDesk } from './order-desk.tsx';
export { PaperMarks } from './paper-marks.tsx';
export { placesOffered, pressPlace } from './press-place.ts';
