// What every board is made of.
export {};
