import { useEffect, useState } from 'preact/hooks';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import { findView, percent } from './names.ts';
import type { Odds, Prospect } from './odds.ts';

type OddsModule = typeof import('./odds.ts');

/** The arithmetic of chances stands on all cards: it comes with the first battle, not with the first page. */
let loaded: OddsModule | null = null;

/** Loads it when it is wanted, and draws again once it is there. */
export function useOdds(isWanted: boolean): void {
  const [, redraw] = useState(false);
  useEffect(() => {
    if (!isWanted || loaded !== null) return;
    let isShown = true;
    void import('./odds.ts').then((odds) => {
      loaded = odds;
      if (isShown) redraw(true);
    });
    return () => {
      isShown = false;
    };
  }, [isWanted]);
}

export const prospects = (view: View): readonly Prospect[] => loaded?.prospectsIn(view) ?? [];

const factIn = (view: View, key: string): unknown => {
  const frame = view.frames.at(-1);
  return frame === undefined ? undefined : Object.entries(frame).find(([name]) => name === key)?.[1];
};
const frameUnit = (view: View, key: 'unit' | 'target'): string | null => {
  const value = factIn(view, key);
  return typeof value === 'string' ? value : null;
};

const meleeFoe = (view: View, unit: string): string | undefined =>
  view.melees.find(({ units }) => units.includes(unit))?.units.find((id) => id !== unit);

type Ask = Parameters<OddsModule['oddsOf']>[1];

const moraleOf = (unit: string | null, need: number, cause: Ask['cause']): Ask | null =>
  unit === null ? null : { kind: 'morale', unit, need, cause: cause ?? null };

/** The test an action leads to at once, if it does. */
function testOf(view: View, action: Action): Ask | null {
  const active = view.activation?.unit ?? null;
  switch (action.type) {
    case 'declare': {
      if (active === null || action.to !== undefined) return null;
      const { kind, target } = action;
      if (kind === 'fire' && target !== undefined) return { kind: 'fire', unit: active, against: target };
      if (kind === 'engage' && target !== undefined)
        return { kind: 'melee', unit: active, against: target, attacking: true, engaging: true };
      const foe = meleeFoe(view, active);
      if (kind === 'continue' && foe !== undefined)
        return { kind: 'melee', unit: active, against: foe, attacking: true };
      return null;
    }
    case 'morale':
      return action.how === 'roll'
        ? moraleOf(frameUnit(view, 'unit'), factIn(view, 'need') === 7 ? 7 : 6, 'casualties')
        : null;
    case 'rally':
      return moraleOf(action.unit, (findView(view, action.unit)?.cas ?? 0) >= 3 ? 7 : 6, 'rally');
    case 'regroup':
      return moraleOf(action.unit, 7, 'regroup');
    case 'counter':
      return action.yes ? moraleOf(frameUnit(view, 'target'), 7, 'counterCharge') : null;
    case 'recover':
      return action.yes ? moraleOf(frameUnit(view, 'unit'), 6, 'recover') : null;
    case 'evade': {
      const unit = frameUnit(view, 'target');
      return action.yes && unit !== null
        ? { kind: 'evade', unit, against: frameUnit(view, 'unit'), need: 4 }
        : null;
    }
    default:
      return null;
  }
}

export function oddsFor(view: View, action: Action): Odds | null {
  const odds = loaded;
  const test = odds === null ? null : testOf(view, action);
  return odds === null || test === null ? null : odds.oddsOf(view, test);
}

/** 'hits 67 %, twice 17 %' */
export function hintOf(view: View, action: Action): string | null {
  const odds = oddsFor(view, action);
  if (odds === null) return null;
  return odds.two > 0 ? `${percent(odds.chance)}, twice ${percent(odds.two)}` : percent(odds.chance);
}
