// What has been mended since a battle began, and going on by it.
import { Button } from '@grognard/desk/parts/button.tsx';
import { Drawer } from '@grognard/desk/parts/drawer.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import type { InputError } from '@grognard/kernel';
import type { NewerRules } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ErrorNote } from '../parts/error-note.tsx';
import { reasonOf } from '../reason-of.ts';
import { t } from '../words/words.ts';
import { seatsHere } from './sitting.ts';
import type { TableSession } from './table-session.ts';
import { seatOf, tellTrouble } from './table-store.ts';
import { useManners } from './use-manners.ts';

interface OfSession {
  readonly session: TableSession;
}

const asError = (error: unknown): InputError => ({ code: 'failed', path: '', message: reasonOf(error) });

/** What the table knows of newer rules, asked anew with every look: what is in the way may be gone, or where it differs be known. */
function useNewerRules({ session }: OfSession): NewerRules | InputError | null {
  const [found, setFound] = useState<NewerRules | InputError | null>(null);
  const state = session.present.value;
  const viewer = session.viewer.value ?? 'spectator';
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<NewerRules | InputError> => {
      const reply = await (await session.places.at(viewer)).newerRules();
      return reply.ok ? reply.value : reply.error;
    };
    ask()
      .catch(asError)
      .then((answer) => isWanted && setFound(answer));
    return () => {
      isWanted = false;
    };
  }, [session, viewer, state]);
  return found;
}

const Mended = ({ changes }: Pick<NewerRules, 'changes'>) => (
  <ul class="plain mended">
    {changes.map(({ rules, text }) => (
      <li key={text}>
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
        {text}
      </li>
    ))}
  </ul>
);

const Differs = ({ session, n }: OfSession & { readonly n: number }) => (
  <>
    <p>{t('mended.differs', { n })}</p>
    <p class="acts">
      <Button icon="ui-replay" onClick={() => void session.lookBack(n)}>
        {t('mended.look')}
      </Button>
    </p>
  </>
);

async function take(session: TableSession): Promise<InputError | null> {
  const seat = seatOf(session);
  if (seat === null) return null;
  try {
    const reply = await (await session.places.at(seat)).takeNewerRules();
    await session.refresh();
    return reply.ok ? null : reply.error;
  } catch (error) {
    tellTrouble(session, error);
    return null;
  }
}

/** Asked twice: nobody goes back across it. */
function Take({ session }: OfSession) {
  const [isSure, setSure] = useState(false);
  const [problem, setProblem] = useState<InputError | null>(null);
  if (!isSure)
    return (
      <p class="acts">
        <Button onClick={() => setSure(true)}>{t('mended.take')}</Button>
      </p>
    );
  return (
    <>
      <div class="note">
        <p>{t('mended.sure')}</p>
        {seatsHere(session.present.value).length > 1 && <p>{t('mended.sureAll')}</p>}
      </div>
      <p class="acts">
        <Button kind="primary" onClick={() => void take(session).then(setProblem)}>
          {t('mended.yes')}
        </Button>
        <Button onClick={() => setSure(false)}>{t('mended.no')}</Button>
      </p>
      {problem !== null && <ErrorNote error={problem} />}
    </>
  );
}

/** For whoever plays here. With people elsewhere it is asked for in the hall. */
function GoingOn({ session, inTheWay }: OfSession & Pick<NewerRules, 'inTheWay'>) {
  const { outcome, players } = session.present.value;
  const isShared = Object.values(players).some(({ kind }) => kind === 'far');
  if (outcome !== null || seatOf(session) === null) return null;
  if (inTheWay !== null)
    return (
      <div class="note">
        <b>{t('mended.inTheWay')}</b>
        <p>{inTheWay.message}</p>
      </div>
    );
  return isShared ? <p>{t('mended.ask')}</p> : <Take session={session} />;
}

export function RulesSheet({ session, onClose }: OfSession & { onClose(): void }) {
  const found = useNewerRules({ session });
  const isOver = session.present.value.outcome !== null;
  return (
    <Drawer title={t('mended.title')} {...useManners()} onClose={onClose}>
      {found === null && <p>{t('app.loading')}</p>}
      {found !== null && 'code' in found && <ErrorNote error={found} />}
      {found !== null && 'changes' in found && (
        <>
          <p>{t(isOver ? 'mended.stayed' : 'mended.stays')}</p>
          <Mended changes={found.changes} />
          {found.differsFrom !== null && <Differs session={session} n={found.differsFrom} />}
          <GoingOn session={session} inTheWay={found.inTheWay} />
        </>
      )}
    </Drawer>
  );
}
