import { parseArgs } from 'node:util';

export interface Settings {
  readonly host: string;
  readonly port: number;
}

const defaultPort = 1815;

/** Reads `--port`, `--host`, PORT and HOST; the command line wins. Gives a sentence when something is wrong. */
export function readSettings(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Settings | string {
  let values: { readonly port?: string; readonly host?: string };
  try {
    values = parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string' } },
    }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const port = values.port ?? env['PORT'] ?? String(defaultPort);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) return `"${port}" is not a port number (0 to 65535).`;
  return { host: values.host ?? env['HOST'] ?? '127.0.0.1', port: Number(port) };
}
