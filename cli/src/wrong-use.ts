/** The person at the keyboard asked for something that cannot be: told in one line, exit code 2. */
export class WrongUse extends Error {}
