import { describe, expect, test } from 'vitest';
import { clockwise, opposite, placeGraph, squareGrid } from '../src/index.ts';

describe('a grid of squares', () => {
  const grid = squareGrid([
    ['a1', 'b1'],
    ['a2', 'b2'],
    ['a3', 'b3'],
  ]);

  test('steps go north over the rows and east along them, and end at the edge', () => {
    expect(grid.step('a1', 'N')).toBe('a2');
    expect(grid.step('a1', 'E')).toBe('b1');
    expect(grid.step('a1', 'S')).toBeNull();
    expect(grid.step('a1', 'W')).toBeNull();
  });

  test('the direction to a neighbour, and to nobody else', () => {
    expect(grid.direction('b2', 'a2')).toBe('W');
    expect(grid.direction('b2', 'a1')).toBeNull();
    expect(grid.direction('a1', 'a3')).toBeNull();
  });

  test('half a turn maps corners onto opposite corners, and two onto itself', () => {
    expect(grid.turned('a1')).toBe('b3');
    expect(grid.turned(grid.turned('a2'))).toBe('a2');
  });

  test('the compass goes round', () => {
    expect(clockwise('W')).toBe('N');
    expect(opposite('E')).toBe('W');
  });
});

describe('a graph of places', () => {
  const graph = placeGraph(
    ['inn', 'mill', 'ford', 'isle'],
    [
      ['mill', 'inn'],
      ['mill', 'ford'],
    ],
  );

  test('borders join both ways, in the order the places were listed', () => {
    expect(graph.neighbours('mill')).toEqual(['inn', 'ford']);
    expect(graph.areAdjacent('inn', 'mill')).toBe(true);
    expect(graph.areAdjacent('inn', 'ford')).toBe(false);
  });

  test('distance counts borders; where no way leads it is infinite', () => {
    expect(graph.distance('inn', 'ford')).toBe(2);
    expect(graph.distance('inn', 'inn')).toBe(0);
    expect(graph.distance('inn', 'isle')).toBe(Number.POSITIVE_INFINITY);
  });
});
