import '../words/saved-words.ts';
import '../words/report-words.ts';
import '../report/charts.css';
import './report.css';
import type { Lobby, Report } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { percent } from '@grognard/desk/words/numbers.ts';
import type { Seat } from '@grognard/kernel';
import type { TableState } from '@grognard/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lobbyOf } from '../load-board.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { CourseChart } from '../report/course-chart.tsx';
import { KindTable } from '../report/kind-table.tsx';
import { longestWay } from '../report/longest-way.ts';
import { LossTable } from '../report/loss-table.tsx';
import { LuckChart } from '../report/luck-chart.tsx';
import { NextSteps } from '../report/next-steps.tsx';
import { StoryText } from '../report/story-text.tsx';
import { TallyTable } from '../report/tally-table.tsx';
import { TurningList } from '../report/turning-list.tsx';
import { useReport } from '../report/use-report.ts';
import { WinChart } from '../report/win-chart.tsx';
import { hrefTo } from '../router.ts';
import { playerName } from '../saved/describe-table.ts';
import { t } from '../words/words.ts';

interface PartProps {
  readonly title: string;
  readonly aside?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}
const Part = ({ title, aside, class: extra = '', children }: PartProps) => (
  <section class={`part sheet ${extra}`} aria-label={title}>
    <h2>
      {title} {aside !== undefined && <span>{aside}</span>}
    </h2>
    {children}
  </section>
);

function useLobby(game: string): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    lobbyOf(game)?.then(setLobby);
  }, [game]);
  return lobby;
}

/** A seat that nobody was asked to take has a name and no player: the automaton of a solo game. */
function whoIs({ players }: TableState, seat: Seat, name: string): string {
  const player = players[seat];
  return player === undefined ? name : `${name}, ${playerName(player)}`;
}

function Result({ table, report }: { readonly table: TableState; readonly report: Report }) {
  const lobby = useLobby(table.game);
  return (
    <section class="result sheet" aria-label={t('report.result')}>
      <svg class="wax" viewBox="0 0 84 84" aria-hidden="true">
        <path d="M42 3c9-1 13 5 20 8s13 7 15 15 5 12 3 20-2 14-9 20-11 11-20 13-16 4-24 0-14-5-18-13S1 51 3 42s1-15 7-22S22 12 29 8s8-4 13-5z" />
        <circle cx="42" cy="42" r="29" />
        <use href="#arm-leader" x="19" y="18" width="46" height="46" />
      </svg>
      <div>
        <h1>{report.headline}</h1>
        <p>
          {report.sentence} {report.rule !== null && <RuleLink rule={report.rule} />}
        </p>
      </div>
      <ul class="plain scores">
        {report.scores.map(({ seat, name, points, livery }) => (
          <li key={seat}>
            {lobby !== null && <lobby.SeatSign seat={seat} size={44} livery={livery} />}
            <b class="num">{points}</b>
            <span>{whoIs(table, seat, name)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Sources = ({ report }: { readonly report: Report }) => (
  <table class="sources">
    <thead>
      <tr>
        <th scope="col">{t('report.sources')}</th>
        {report.scores.map(({ seat, name }) => (
          <th key={seat} scope="col" class="n">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {report.course.sources.map(({ name, rule, points }) => (
        <tr key={name}>
          <th scope="row">
            {name} <RuleLink rule={rule} />
          </th>
          {points.map((vp, i) => (
            <td key={report.scores[i]?.seat} class="n">
              {vp}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Where no roll did it, it was many things: how far they went, in the round they went farthest in. */
function noTurning({ winChance, words }: Report): string {
  const way = winChance === null ? null : longestWay(winChance);
  if (winChance === null || way === null) return t('report.noTurning');
  return t('report.noSingleRoll', {
    seat: winChance.name,
    period: words.period,
    round: way.round,
    before: percent(way.before),
    after: percent(way.after),
  });
}

function Ready({ table, report }: { readonly table: TableState; readonly report: Report }) {
  const { course, luck, losses, turnings, scores, words, story } = report;
  const rolls = luck.band.length - 1;
  return (
    <main class="report" id="content" tabIndex={-1}>
      <Result table={table} report={report} />
      {story !== undefined && (
        <Part title={story.title} aside={story.aside} class="story">
          <StoryText story={story} />
        </Part>
      )}
      <Part title={t('report.course', { ...words })}>
        <CourseChart course={course} turnings={turnings} words={words} />
        <p class="say">
          {course.say} {course.rule !== null && <RuleLink rule={course.rule} />}
        </p>
        {course.sources.length > 0 && <Sources report={report} />}
      </Part>
      <Part title={t('report.luck')} aside={t('report.luckAside', { ...words })}>
        {rolls === 0 ? (
          <p class="say">{t('report.noRolls')}</p>
        ) : (
          <LuckChart luck={luck} turnings={turnings} words={words} />
        )}
        {rolls > 0 && (
          <>
            <p class="say">{luck.say}</p>
            <p class="key">
              <span>
                <span class="bar band" aria-hidden="true" />
                {t('report.band')}
              </span>
            </p>
          </>
        )}
      </Part>
      <Part title={t('report.next')} class="next">
        <NextSteps table={table} turnings={turnings} />
      </Part>
      <Part title={t('report.turning', { count: turnings.length })} aside={t('report.turningAside')}>
        {report.winChance !== null && (
          <WinChart chance={report.winChance} turnings={turnings} words={words} />
        )}
        {turnings.length === 0 ? (
          <p class="say">{noTurning(report)}</p>
        ) : (
          <TurningList id={table.id} turnings={turnings} />
        )}
      </Part>
      {losses.rows.length > 0 && (
        <Part title={t('report.losses')} aside={losses.of}>
          <LossTable losses={losses} scores={scores} />
        </Part>
      )}
      <div class="stack">
        {rolls > 0 && (
          <Part title={t('report.kinds')}>
            <KindTable luck={luck} scores={scores} />
            <p class="say">{t('report.rolls', { count: rolls, ...words })}</p>
          </Part>
        )}
        {report.tallies.map((tally) => (
          <Part key={tally.title} title={tally.title} aside={tally.aside}>
            <TallyTable tally={tally} scores={scores} />
          </Part>
        ))}
      </div>
    </main>
  );
}

/** What decided a finished game: points, luck, losses, and the rolls that mattered. */
export function ReportScreen({ id }: { readonly id: string }) {
  const loaded = useReport(id);
  if (loaded.is === 'ready') return <Ready table={loaded.table} report={loaded.report} />;
  return (
    <main class="page" id="content" tabIndex={-1} aria-busy={loaded.is === 'loading'}>
      <h1>{t('report.title')}</h1>
      {loaded.is === 'loading' && <p>{t('app.loading')}</p>}
      {loaded.is === 'wrong' && <ErrorNote error={{ ...loaded.error, path: '' }} />}
      {loaded.is === 'going' && (
        <>
          <p>{t('report.going')}</p>
          <Button kind="primary" icon="ui-play" href={hrefTo({ screen: 'table', id })}>
            {t('saved.resume')}
          </Button>
        </>
      )}
    </main>
  );
}
