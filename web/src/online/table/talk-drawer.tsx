import { Button } from '@grognard/desk/parts/button.tsx';
import { Drawer } from '@grognard/desk/parts/drawer.tsx';
import type { Circle, Said } from '@grognard/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ErrorNote } from '../../parts/error-note.tsx';
import { settings } from '../../settings.ts';
import { useManners } from '../../table/use-manners.ts';
import { t } from '../../words/words.ts';
import { me } from '../far.ts';
import type { Talk } from '../use-talk.ts';
import { Neighbours } from './neighbours.tsx';

const clockTime = (at: number): string =>
  new Intl.DateTimeFormat(settings.value.language, { timeStyle: 'short' }).format(new Date(at));

function Line({ said }: { readonly said: Said }) {
  const isMine = said.by === me.value?.id;
  return (
    <li class={isMine ? 'said mine' : 'said'}>
      <small>
        <b>{isMine ? t('room.you') : said.name}</b> <time class="num">{clockTime(said.at)}</time>
      </small>
      <p>{said.text}</p>
    </li>
  );
}

function Writing({ talk }: { readonly talk: Talk }) {
  const [text, setText] = useState('');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (text.trim() !== '' && (await talk.say(text.trim()))) setText('');
  };
  return (
    <form class="writing" onSubmit={(event) => void send(event)}>
      <input
        aria-label={t('talk.write')}
        placeholder={t('talk.write')}
        value={text}
        maxLength={1000}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">{t('talk.send')}</Button>
      <small>{t('talk.plain')}</small>
    </form>
  );
}

interface TalkDrawerProps {
  readonly table: string;
  readonly circle: Circle;
  readonly talk: Talk;
  onClose(): void;
}

/** What is said around the table; those who look on talk among themselves. */
export function TalkDrawer({ table, circle, talk, onClose }: TalkDrawerProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [talk.lines]);
  return (
    <Drawer title={t(`talk.${circle}`)} {...useManners()} onClose={onClose}>
      <ol class="plain talk" ref={list} aria-live="polite">
        {talk.lines.length === 0 && <li>{t('talk.empty')}</li>}
        {talk.lines.map((said) => (
          <Line key={said.n} said={said} />
        ))}
      </ol>
      <Writing talk={talk} />
      {talk.problem !== null && <ErrorNote error={talk.problem} />}
      <Neighbours table={table} lines={talk.lines} />
    </Drawer>
  );
}
