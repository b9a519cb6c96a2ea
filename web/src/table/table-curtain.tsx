import { capital } from '@grognard/desk/words/phrases.ts';
import { Curtain } from '../parts/curtain.tsx';
import { t } from '../words/words.ts';
import { SignOf } from './sign-of.tsx';
import { seatsHere } from './sitting.ts';
import type { TableSession } from './table-session.ts';

/** Public facts for the cloth: nothing of either seat. */
export function TableCurtain({ session, seat }: { readonly session: TableSession; readonly seat: string }) {
  const { board } = session;
  const state = session.present.value;
  const nameOf = (each: string): string => board.seatInSentence?.(each) ?? board.seatName(each, state);
  const others = seatsHere(state).filter((each) => each !== seat);
  const ready = others.filter((each) => !state.decisions.some((decision) => decision.seat === each));
  return (
    <Curtain
      sign={<SignOf session={session} seat={seat} size={112} />}
      seatName={nameOf(seat)}
      before={ready[0] === undefined ? null : nameOf(ready[0])}
      facts={[
        { icon: 'ui-clock', text: board.phaseName(state) },
        ...ready.map((each) => ({
          icon: 'ui-lock' as const,
          text: t('table.locked', { seat: capital(board.seatName(each, state)) }),
        })),
        { icon: 'ui-check', text: t('table.saved') },
      ]}
      onLift={() => void session.liftCurtain()}
      back={
        ready[0] === undefined
          ? undefined
          : {
              label: t('table.back', { seat: nameOf(ready[0]) }),
              onBack: () => void session.keepSeat(ready[0] ?? seat),
            }
      }
    />
  );
}
