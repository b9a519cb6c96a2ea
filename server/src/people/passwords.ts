// Passwords as argon2id, with the costs written beside each hash so that they may be raised later.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** 19 MiB and two passes: what OWASP asks for at least. */
const costs = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const tagLength = 32;

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength, ...costs });
  const { memory, passes, parallelism } = costs;
  return ['argon2id', memory, passes, parallelism, nonce.toString('hex'), tag.toString('hex')].join('$');
}

export async function isPassword(password: string, hashed: string): Promise<boolean> {
  const [kind, memory, passes, parallelism, nonce = '', tag = ''] = hashed.split('$');
  if (kind !== 'argon2id') return false;
  const wanted = Buffer.from(tag, 'hex');
  const found = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'hex'),
    tagLength: wanted.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(found, wanted);
}
