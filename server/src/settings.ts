// What an operator may say, by the environment or on the command line. Every setting is checked before the server starts,
// and what is wrong is said in a sentence. docs/hosting.md lists them.
import { parseArgs } from 'node:util';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where SQLite keeps everything, unless there is a `databaseUrl`. */
  readonly dataDir: string;
  /** PostgreSQL, for several processes. */
  readonly databaseUrl: string | null;
  /** Where people reach this server: for links in letters, and with https for cookies that never leave TLS. */
  readonly publicUrl: string | null;
  /** Addresses of proxies that may say where people come from. */
  readonly trustedProxy: string;
  /** smtp://… or smtps://…; without it no letters are sent. */
  readonly mailUrl: string | null;
  readonly mailFrom: string;
  /** Opens /api/metrics and the operator's page; without it there are none. */
  readonly operatorToken: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

const defaultPort = 1815;

/** Ends the reading with a sentence. */
class Wrong extends Error {}

function portIn(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65535)
    throw new Wrong(`"${text}" is not a port number (0 to 65535).`);
  return Number(text);
}

function addressIn(env: Environment, name: string, schemes: readonly string[]): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : '';
  if (schemes.includes(scheme)) return text;
  throw new Wrong(
    `${name} must be an address that begins with ${schemes.map((s) => `${s}://`).join(' or ')}.`,
  );
}

function tokenIn(env: Environment): string | null {
  const token = env['OPERATOR_TOKEN'];
  if (token === undefined || token === '') return null;
  if (token.length >= 16) return token;
  throw new Wrong('OPERATOR_TOKEN must have at least 16 letters, or it could be guessed.');
}

function read(args: readonly string[], env: Environment): Settings {
  const { values } = parseArgs({
    args: [...args],
    options: { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } },
  });
  return {
    host: values.host ?? env['HOST'] ?? '127.0.0.1',
    port: portIn(values.port ?? env['PORT'] ?? String(defaultPort)),
    dataDir: values.data ?? env['DATA_DIR'] ?? 'data',
    databaseUrl: addressIn(env, 'DATABASE_URL', ['postgres', 'postgresql']),
    publicUrl: addressIn(env, 'PUBLIC_URL', ['http', 'https']),
    trustedProxy: env['TRUSTED_PROXY'] ?? '',
    mailUrl: addressIn(env, 'MAIL_URL', ['smtp', 'smtps']),
    mailFrom: env['MAIL_FROM'] ?? 'Grognard <grognard@localhost>',
    operatorToken: tokenIn(env),
  };
}

/** The settings; a sentence when something is wrong. The command line wins. */
export function readSettings(args: readonly string[], env: Environment): Settings | string {
  try {
    return read(args, env);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
