import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/settings.ts';

describe('settings of the server', () => {
  it('listens on this computer only, on port 1815, unless told otherwise', () => {
    expect(readSettings([], {})).toEqual({ host: '127.0.0.1', port: 1815 });
  });

  it('takes the port and the host from the environment', () => {
    expect(readSettings([], { PORT: '4000', HOST: '0.0.0.0' })).toEqual({ host: '0.0.0.0', port: 4000 });
  });

  it('prefers the command line', () => {
    expect(readSettings(['--port', '5000'], { PORT: '4000' })).toEqual({ host: '127.0.0.1', port: 5000 });
    expect(readSettings(['--port=5001', '--host=::1'], {})).toEqual({ host: '::1', port: 5001 });
  });

  it.each(['', 'x', '-1', '1.5', '65536', '1e3'])('names a wrong port: "%s"', (port) => {
    expect(readSettings([], { PORT: port })).toBe(`"${port}" is not a port number (0 to 65535).`);
  });

  it('names an unknown option', () => {
    expect(readSettings(['--prot', '4000'], {})).toContain("Unknown option '--prot'");
  });
});
