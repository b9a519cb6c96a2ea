/** 32 digits nobody can guess: names for what is done, and this device's part in the dice. */
export const freshToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
