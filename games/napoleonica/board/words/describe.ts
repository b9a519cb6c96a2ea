// The field in words, for the text panel and for whoever walks over it with the keyboard.

import type { TextSection } from '@grognard/desk';
import { capital, listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { hexName } from '../../data/field.ts';
import { isDecoy, leadershipOf } from '../../data/maneuver-cards.ts';
import { TERRAIN } from '../../data/terrain.ts';
import { unitCard } from '../../data/units.ts';
import { HEXES } from '../../field/hexes.ts';
import { totalOf } from '../../field/orders.ts';
import { terrainAt } from '../../field/terrain.ts';
import { momentName } from '../../names.ts';
import type { Unit } from '../../state.ts';
import type { BattleView, View } from '../../view.ts';
import { PLAYERS, type Player } from '../../vocabulary.ts';
import { aroundBattles } from '../around-battles.ts';
import { ownerOf } from '../input/moment.ts';
import { cardTexts } from './card-texts.ts';
import { sideAmong } from './memory.ts';
import { BRANCH_NAME, cardName, ordersInWords } from './names.ts';
import { onTheField, panels } from './sentences.ts';

/** 'France Fusiliers, line infantry, 3 of 4 models, Fatigue 1 of 3' */
export function unitInWords(battle: BattleView, unit: Unit): string {
  const { name, branch, size, stamina } = unitCard(unit.type);
  const owner = capital(sideAmong(battle.players, unit.owner));
  const plain = tell(onTheField.unit, {
    owner,
    name,
    branch: BRANCH_NAME[branch],
    models: unit.models,
    size,
  });
  const tired =
    unit.fatigue === 0 ? plain : tell(onTheField.fatigue, { unit: plain, fatigue: unit.fatigue, stamina });
  return totalOf(unit.orders) === 0
    ? tired
    : tell(onTheField.ordersOn, { unit: tired, orders: ordersInWords(unit.orders) });
}

export function hexInWords(battle: BattleView, hex: number): string {
  const facts = { hex: hexName(hex), terrain: terrainAt(battle, hex).name };
  const unit = battle.units.find(({ at }) => at === hex);
  return unit === undefined
    ? tell(onTheField.hexEmpty, facts)
    : tell(onTheField.hexUnit, { ...facts, unit: unitInWords(battle, unit) });
}

const armyOf = (battle: BattleView, player: Player): TextSection => ({
  title: tell(panels.units, { player: sideAmong(battle.players, player) }),
  lines: battle.units
    .filter(({ owner, at }) => owner === player && at >= -1)
    .map((unit) =>
      unit.at < 0 ? tell(panels.reserve, { unit: unitInWords(battle, unit) }) : hexInWords(battle, unit.at),
    ),
});

/** Everything on the field that is no Plain, and what is worth holding. */
function groundOf(battle: BattleView): TextSection {
  const hexes = Array.from({ length: HEXES }, (_, hex) => hex);
  const kinds = [...new Set(hexes.map((hex) => terrainAt(battle, hex).name))];
  const named = (all: readonly number[]): string => listed(all.map(hexName));
  const landmarks = battle.terms.landmarks.map(({ hex }) => hex);
  return {
    title: tell(panels.ground),
    lines: [
      ...kinds
        .filter((name) => name !== TERRAIN['.'].name)
        .map((terrain) =>
          tell(panels.terrain, {
            terrain,
            hexes: named(hexes.filter((hex) => terrainAt(battle, hex).name === terrain)),
          }),
        ),
      ...(landmarks.length === 0 ? [] : [tell(panels.landmarks, { hexes: named(landmarks) })]),
    ],
  };
}

function deskOf(battle: BattleView, player: Player): TextSection {
  const { screen, hand } = battle.players[player];
  const cards = hand.flatMap((card) => (card === null ? [] : [card]));
  return {
    title: tell(panels.desk),
    lines: [
      ...(screen.orders === null ? [] : [ordersInWords(screen.orders)]),
      ...cards.map((card) =>
        tell(panels.card, {
          name: cardName(card),
          leadership: leadershipOf(card),
          text: isDecoy(card) ? '' : (cardTexts[card] ?? ''),
        }),
      ),
    ],
  };
}

function describeBetween(view: View): readonly TextSection[] {
  const around = aroundBattles()?.describeBetween(view) ?? [];
  return view.campaign === null
    ? [{ title: tell(panels.situation), lines: [momentName(view)] }, ...around]
    : around;
}

export function describe(view: View): readonly TextSection[] {
  const { battle } = view;
  if (battle === null) return describeBetween(view);
  const { A, B } = battle.players;
  const score = tell(panels.score, {
    a: capital(sideAmong(battle.players, 'A')),
    aVp: A.vp,
    b: capital(sideAmong(battle.players, 'B')),
    bVp: B.vp,
  });
  return [
    { title: tell(panels.situation), lines: [momentName(view), score] },
    groundOf(battle),
    ...PLAYERS.map((player) => armyOf(battle, player)),
    deskOf(battle, ownerOf(view)),
  ];
}
