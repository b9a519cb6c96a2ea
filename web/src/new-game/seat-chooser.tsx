import './seat-chooser.css';
import type { Lobby } from '@grognard/desk';
import { LEVELS, type Level, type Player } from '@grognard/protocol';
import { useId } from 'preact/hooks';
import { t } from '../words/words.ts';

interface Props {
  readonly lobby: Lobby;
  readonly seat: Lobby['seats'][number];
  readonly player: Player;
  onChange(player: Player): void;
}

const isSame = (a: Player, b: Player): boolean =>
  a.kind === b.kind && (a.kind !== 'ai' || b.kind !== 'ai' || a.level === b.level);

const Chevrons = ({ level }: { readonly level: Level }) => (
  <span class="chevrons" aria-hidden="true">
    {LEVELS.slice(0, LEVELS.indexOf(level) + 1).map((step) => (
      <i key={step} />
    ))}
  </span>
);

/** Who plays one side. */
export function SeatChooser({ lobby, seat, player, onChange }: Props) {
  const group = useId();
  const choice = (candidate: Player, name: string, small: string | null) => (
    <label key={`${name} ${small}`} class={candidate.kind === 'ai' ? 'ai' : ''}>
      <input
        type="radio"
        name={group}
        checked={isSame(candidate, player)}
        onChange={() => onChange(candidate)}
      />
      {candidate.kind === 'ai' && <Chevrons level={candidate.level} />}
      {name}
      {small !== null && <small>{small}</small>}
    </label>
  );
  return (
    <fieldset class="seat">
      <legend>
        <lobby.SeatSign seat={seat.seat} size={38} />
        <b>{seat.name}</b>
        <span>{seat.note}</span>
      </legend>
      <div class="who">
        {choice({ kind: 'me' }, t('new.me'), t('new.meNote'))}
        {choice({ kind: 'friend' }, t('new.friend'), t('new.friendNote'))}
        {choice({ kind: 'far', name: '', person: '' }, t('new.link'), t('new.linkNote'))}
        {choice({ kind: 'mail' }, t('new.file'), t('new.fileNote'))}
        {LEVELS.map((level) => choice({ kind: 'ai', level }, t(`new.ai.${level}`), null))}
      </div>
      {player.kind === 'ai' && (
        <p>{t(`new.aiSays.${player.level}`, { seat: seat.inSentence ?? seat.name })}</p>
      )}
      {player.kind === 'friend' && <p>{t('new.friendSays')}</p>}
      {player.kind === 'far' && <p>{t('new.linkSays')}</p>}
      {player.kind === 'mail' && <p>{t('new.fileSays')}</p>}
    </fieldset>
  );
}
