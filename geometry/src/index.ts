export * from './compass.ts';
export * from './hexes/index.ts';
export * from './place-graph.ts';
export * from './square-grid.ts';
