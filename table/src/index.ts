// The authority over tables.
export {};
