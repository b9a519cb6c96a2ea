import { Button } from '@grognard/desk/parts/button.tsx';
import type { Ear, PersonId, Said } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../words/words.ts';
import { hall, me } from '../far.ts';

interface Neighbour {
  readonly person: PersonId;
  readonly name: string;
}

const neighboursIn = (lines: readonly Said[]): readonly Neighbour[] => [
  ...new Map(
    lines
      .filter(({ by }) => by !== me.value?.id)
      .map(({ by, name }): [PersonId, Neighbour] => [by, { person: by, name }]),
  ).values(),
];

/** Whom one does not hear, or not at all. */
function useEars() {
  const [ears, setEars] = useState<ReadonlyMap<PersonId, Ear>>(new Map());
  useEffect(() => {
    void hall.hushed().then((reply) => {
      if (reply.ok) setEars(new Map(reply.value.map(({ person, ear }) => [person, ear])));
    });
  }, []);
  const hush = async (person: PersonId, ear: Ear): Promise<void> => {
    const reply = await hall.hush({ person, ear });
    if (reply.ok) setEars((known) => new Map([...known, [person, ear]]));
  };
  return { earFor: (person: PersonId): Ear => ears.get(person) ?? 'hear', hush };
}

function Report({ table, person, name }: Neighbour & { readonly table: string }) {
  const [text, setText] = useState<string | null>(null);
  const [isTold, setTold] = useState(false);
  if (isTold) return <p role="status">{t('talk.reported')}</p>;
  if (text === null) return <Button onClick={() => setText('')}>{t('talk.report')}</Button>;
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (text.trim() !== '') setTold((await hall.report({ table, person, text: text.trim() })).ok);
  };
  return (
    <form class="writing" onSubmit={(event) => void send(event)}>
      <label>
        {t('talk.reportWhy', { name })}
        <input value={text} maxLength={1000} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <Button type="submit">{t('talk.reportSend')}</Button>
    </form>
  );
}

/** Whoever has said something here: not to be read, not to be met, or to be looked at by the operator. */
export function Neighbours({ table, lines }: { readonly table: string; readonly lines: readonly Said[] }) {
  const { earFor, hush } = useEars();
  const neighbours = neighboursIn(lines);
  if (neighbours.length === 0) return null;
  return (
    <section class="menu-part neighbours">
      <h3>{t('talk.people')}</h3>
      {neighbours.map(({ person, name }) => {
        const ear = earFor(person);
        return (
          <div key={person}>
            <b>{name}</b>
            <div class="acts">
              {ear === 'hear' ? (
                <>
                  <Button onClick={() => void hush(person, 'mute')}>{t('talk.mute')}</Button>
                  <Button onClick={() => void hush(person, 'block')}>{t('talk.block')}</Button>
                </>
              ) : (
                <Button onClick={() => void hush(person, 'hear')}>{t('talk.hear')}</Button>
              )}
              <Report table={table} person={person} name={name} />
            </div>
            {ear !== 'hear' && (
              <p role="status">{t(ear === 'mute' ? 'talk.muted' : 'talk.blocked', { name })}</p>
            )}
          </div>
        );
      })}
    </section>
  );
}
