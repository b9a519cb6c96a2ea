import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { type SizeClass, useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import { useMedia } from '@grognard/desk/sizes/use-media.ts';
import { goTo } from '../router.ts';
import { isCandlelit, toggleTheme } from '../settings.ts';
import { t } from '../words/words.ts';
import { forkFrom } from './fork.ts';
import { givingUpIn } from './giving-up.ts';
import { originOf } from './origins.ts';
import type { TableSession } from './table-session.ts';

interface Tool {
  readonly icon: SymbolName;
  readonly label: string;
  readonly keys?: string;
  readonly class?: string;
  readonly refused?: boolean;
  use(at: Element | null): void;
}

/** Windows up to this width have no room for every tool in the bar. */
const TIGHT = '(max-width: 1180px)';

const TOOLS = ['back', 'undo', 'redo', 'reset', 'replay', 'card', 'fork', 'theme', 'grave'] as const;
type ToolName = (typeof TOOLS)[number];

const IN_BAR: { readonly [size in SizeClass]: readonly ToolName[] } = {
  wide: TOOLS,
  short: ['back', 'undo', 'redo', 'reset', 'replay', 'card'],
  rail: ['undo', 'redo'],
  narrow: ['undo', 'redo'],
};

/** Which tools stand in the bar; the others are in the menu. */
function useToolsInBar(): readonly ToolName[] {
  const size = useSizeClass();
  const isTight = useMedia(TIGHT);
  return IN_BAR[size === 'wide' && isTight ? 'short' : size];
}

function toolsOf({ session, onGiveUp, onCard }: ToolsProps): { readonly [name in ToolName]: Tool | null } {
  const state = session.shown.value;
  const isPresent = session.isPresent.value;
  const grave = givingUpIn(state.offers);
  const battle = state.kind === 'sandbox' ? originOf(session.id) : null;
  return {
    back:
      battle === null
        ? null
        : {
            icon: 'sym-retreat',
            label: t('sandbox.back'),
            use: () => goTo({ screen: 'table', id: battle }),
          },
    undo: {
      icon: 'ui-undo',
      label: t('table.undo'),
      keys: 'u',
      refused: !isPresent || !state.undo.can,
      use: (at) => void session.undo(at),
    },
    redo: {
      icon: 'ui-undo',
      label: t('table.redo'),
      keys: 'r',
      class: 'flip',
      refused: !isPresent || !state.redo.can,
      use: (at) => void session.redo(at),
    },
    reset: {
      icon: 'ui-reset',
      label: t('table.reset'),
      refused: !isPresent || !state.undo.can,
      use: (at) => void session.resetTurn(at),
    },
    replay: {
      icon: 'ui-replay',
      label: t('table.replay'),
      keys: '[',
      use: () => void session.lookBack(Math.max(0, state.n - 1)),
    },
    card: { icon: 'ui-cards', label: t('table.card'), keys: 'c', use: onCard },
    fork: { icon: 'ui-fork', label: t('table.fork'), keys: 'f', use: () => void forkFrom(session) },
    theme: {
      icon: isCandlelit() ? 'ui-sun' : 'ui-candle',
      label: t(isCandlelit() ? 'app.theme.toDay' : 'app.theme.toCandle'),
      use: toggleTheme,
    },
    grave:
      grave === undefined || !isPresent
        ? null
        : { icon: 'ui-close', label: session.board.label(grave.action, state), use: onGiveUp },
  };
}

export interface ToolsProps {
  readonly session: TableSession;
  onGiveUp(): void;
  onCard(): void;
}

/** At the right of the prompt: what can be done at any time. */
export function Tools({ onMenu, ...props }: ToolsProps & { onMenu(): void }) {
  const tools = toolsOf(props);
  return (
    <div class="acts tools">
      {useToolsInBar().map((name) => {
        const tool = tools[name];
        if (tool === null) return null;
        const { use, ...looks } = tool;
        return (
          <Button
            key={name}
            kind="ghost"
            {...looks}
            onClick={({ currentTarget }) => use(currentTarget instanceof Element ? currentTarget : null)}
          />
        );
      })}
      <Button kind="ghost" icon="ui-menu" label={t('table.choices')} keys="a" onClick={onMenu} />
    </div>
  );
}

/** In the menu: those for which the bar has no room, by name. */
export function ToolList(props: ToolsProps) {
  const tools = toolsOf(props);
  const inBar = useToolsInBar();
  return (
    <ul class="plain tool-list">
      {TOOLS.map((name) => {
        const tool = tools[name];
        if (tool === null || inBar.includes(name)) return null;
        const { label, icon, refused, use } = tool;
        return (
          <li key={name}>
            <Button
              kind="ghost"
              icon={icon}
              refused={refused ?? false}
              onClick={({ currentTarget }) => use(currentTarget instanceof Element ? currentTarget : null)}
            >
              {label}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
