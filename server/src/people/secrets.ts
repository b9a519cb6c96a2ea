import { createHash, randomBytes } from 'node:crypto';

/** 128 bits of chance as 32 hexadecimal digits: a session, a link, a token. */
export const freshSecret = (): string => randomBytes(16).toString('hex');

/** What is kept of a secret: who reads the database cannot use it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
