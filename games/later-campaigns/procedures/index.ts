// Every procedure of the sequence of play by the name frames know it by, those of packets included (NLC-P.4).

import { chitProcedures, type Procedures, seated } from './chit-procedures.ts';
import { exchange, packet } from './exchange.ts';
import { retrace } from './retrace.ts';

export const procedures: Procedures = { ...chitProcedures, ...seated({ exchange, packet, retrace }) };
