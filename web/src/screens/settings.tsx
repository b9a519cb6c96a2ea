import '../words/news-words.ts';
import '../words/settings-words.ts';
import './settings.css';
import { Segment } from '@grognard/desk/parts/segment.tsx';
import { Switch } from '@grognard/desk/parts/switch.tsx';
import { SPEEDS } from '@grognard/desk/playback/speeds.ts';
import { languages } from '@grognard/desk/words/language.ts';
import type { ComponentChildren } from 'preact';
import { version } from '../news/version.ts';
import { hrefTo } from '../router.ts';
import { change, MOTIONS, settings, THEMES } from '../settings.ts';
import { t } from '../words/words.ts';

interface RowProps {
  readonly name: string;
  readonly say: string;
  readonly children: ComponentChildren;
}
const Row = ({ name, say, children }: RowProps) => (
  <div class="opt wide">
    <span class="tx">
      <b>{name}</b>
      <span class="say">{say}</span>
    </span>
    {children}
  </div>
);

/** Everything the reader may set for all games. */
export function SettingsScreen() {
  const { theme, motion, speed, sound, hints, language } = settings.value;
  return (
    <main class="page settings" id="content" tabIndex={-1}>
      <h1>{t('settings.title')}</h1>
      <div class="sheet pad">
        <Row name={t('settings.theme')} say={t('settings.themeSay')}>
          <Segment
            label={t('settings.theme')}
            choices={THEMES.map((value) => ({ value, name: t(`settings.theme.${value}`) }))}
            value={theme}
            onChange={(value) => change({ theme: value })}
          />
        </Row>
        <Row name={t('settings.motion')} say={t('settings.motionSay')}>
          <Segment
            label={t('settings.motion')}
            choices={MOTIONS.map((value) => ({ value, name: t(`settings.motion.${value}`) }))}
            value={motion}
            onChange={(value) => change({ motion: value })}
          />
        </Row>
        <Row name={t('settings.speed')} say={t('settings.speedSay')}>
          <Segment
            label={t('settings.speed')}
            choices={SPEEDS.map((value) => ({ value, name: t(`speed.${value}`) }))}
            value={speed}
            onChange={(value) => change({ speed: value })}
          />
        </Row>
        <Row name={t('settings.language')} say={t('settings.languageSay')}>
          <Segment
            label={t('settings.language')}
            choices={languages()}
            value={language}
            onChange={(value) => change({ language: value })}
          />
        </Row>
        <Switch
          name={t('settings.sound')}
          say={t('settings.soundSay')}
          on={sound}
          onChange={(on) => change({ sound: on })}
        />
        <Switch
          name={t('new.hints')}
          say={t('settings.hintsSay')}
          on={hints}
          onChange={(on) => change({ hints: on })}
        />
      </div>
      <p class="where">{t('settings.where')}</p>
      <p class="where">
        {t('news.release', { version })} · <a href={hrefTo({ screen: 'news' })}>{t('news.title')}</a>
      </p>
    </main>
  );
}
