import type { Lobby } from '@grognard/desk';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { Switch } from '@grognard/desk/parts/switch.tsx';

interface SeldomListProps {
  readonly lobby: Lobby;
  /** The windows to be asked in. */
  readonly asks: readonly string[];
  onChange(asks: readonly string[]): void;
}

/** Questions that are left out against machines unless somebody wants them. */
export const SeldomList = ({ lobby, asks, onChange }: SeldomListProps) => (
  <>
    {(lobby.seldom ?? []).map(({ window, name, say, rule }) => (
      <Switch
        key={window}
        name={name}
        on={asks.includes(window)}
        say={say}
        more={<RuleLink rule={rule} />}
        onChange={(on) => onChange(on ? [...asks, window] : asks.filter((id) => id !== window))}
      />
    ))}
  </>
);
