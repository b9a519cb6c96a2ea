// The field with its units, drawn with the desk's map.

import { nearestMiddle, useLookAt } from '@grognard/desk/map/camera/look-at.ts';
import type { MapCounter } from '@grognard/desk/map/counters/stacks.ts';
import { HexMap } from '@grognard/desk/map/hex-map.tsx';
import { type HexMapState, useHexMap } from '@grognard/desk/map/hex-map-state.ts';
import type { HexPlan } from '@grognard/desk/map/hex-plan.ts';
import { marksOf } from '@grognard/desk/marks/marks-of.ts';
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Target } from '@grognard/kernel';
import { useMemo } from 'preact/hooks';
import { hexNamed } from '../../../data/field.ts';
import type { Unit } from '../../../state.ts';
import type { BattleView } from '../../../view.ts';
import type { Desk } from '../../desk.ts';
import { answersOn } from '../../input/choices.ts';
import { openHexes } from '../../input/open-hexes.ts';
import { hexInWords, unitInWords } from '../../words/describe.ts';
import { onTheField } from '../../words/sentences.ts';
import { Ground } from './ground.tsx';
import { Marks } from './marks.tsx';
import { Miniature } from './miniatures.tsx';
import { northPlan, southPlan } from './plan.ts';
import { Prospect } from './prospect.tsx';
import { Results } from './results.tsx';
import { sceneNow } from './scene-now.ts';

interface UnitCounter extends MapCounter {
  readonly unit: Unit;
}

const CENTRE = hexNamed('F5');

/** Whoever plays from the north alone at this screen sees the field from there. */
function planFor(desk: Desk, battle: BattleView): HexPlan {
  const near = desk.seatedAt.value === 'far' ? 'B' : 'A';
  return battle.sideOf[near] === 'north' ? northPlan : southPlan;
}

function countersOf(desk: Desk, battle: BattleView, units: readonly Unit[]): readonly UnitCounter[] {
  const active = battle.activation?.unit;
  const marks = marksOf(desk, {
    isQuiet: desk.playing.value !== null,
    isPicked: (target) => 'unit' in target && target.unit === `${active}`,
    answers: (target) => answersOn(desk, target),
  });
  return units
    .filter(({ at }) => at >= 0)
    .map((unit) => {
      const target: Target = { unit: `${unit.id}` };
      return {
        unit,
        id: `${unit.id}`,
        hex: unit.at,
        target,
        name: unitInWords(battle, unit),
        marks: marks(target),
      };
    });
}

/** Where something can be decided: hexes to press, else units, else the fight that goes on. */
function whereToLook(desk: Desk, battle: BattleView): readonly number[] {
  const hexes = openHexes(desk, battle);
  if (hexes.length > 0) return hexes;
  const placeOf = (id: string): number => battle.units.find((unit) => `${unit.id}` === id)?.at ?? -1;
  const units = legalIn(desk.offers()).flatMap(({ target }) =>
    'unit' in target ? [placeOf(target.unit)] : [],
  );
  const fight = battle.attacks.at(-1)?.from;
  return [...units, ...(fight === undefined ? [] : [fight])].filter((hex) => hex >= 0);
}

/** The map of this battle, opened where something happens, and turned to what is asked. */
export function useField(desk: Desk, battle: BattleView): HexMapState {
  const where = desk.isLive.value ? whereToLook(desk, battle) : [];
  const plan = planFor(desk, battle);
  const middle = nearestMiddle(where.map((hex) => ({ hex, ...plan.centre(hex) })));
  const map = useHexMap(desk, plan, middle?.hex ?? CENTRE);
  useLookAt(map, where, where.join());
  return map;
}

interface FieldMapProps {
  readonly desk: Desk;
  readonly battle: BattleView;
  readonly map: HexMapState;
}

export function FieldMap({ desk, battle, map }: FieldMapProps) {
  const { plan } = map;
  const { ground, sideOf, terms } = battle;
  const drawnGround = useMemo(() => <Ground plan={plan} battle={battle} />, [plan, ground, sideOf, terms]);
  const scene = sceneNow(desk, battle);
  const counters = countersOf(desk, battle, scene.units);
  const pointAt = (hex: number): Target => counters.find((counter) => counter.hex === hex)?.target ?? { hex };
  const isOpen = desk.isLive.value;
  const open = isOpen
    ? [
        ...counters.filter(({ marks }) => marks?.includes('is-legal')).map(({ hex }) => hex),
        ...openHexes(desk, battle),
      ]
    : [];
  return (
    <HexMap
      map={map}
      hand={desk}
      label={tell(onTheField.field)}
      ground={drawnGround}
      counters={counters}
      below={<Marks desk={desk} battle={battle} plan={plan} counters={counters} spot={map.spot.value} />}
      above={
        <>
          {isOpen && <Prospect desk={desk} battle={battle} plan={plan} spot={map.spot.value} />}
          <Results plan={plan} scene={scene} />
        </>
      }
      draw={({ unit }) => <Miniature unit={unit} />}
      speak={(hex) => hexInWords(battle, hex)}
      pointAt={pointAt}
      open={open}
      fansOut={() => false}
    />
  );
}
