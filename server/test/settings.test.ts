import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/settings.ts';

const usual = {
  host: '127.0.0.1',
  port: 1815,
  dataDir: 'data',
  databaseUrl: null,
  publicUrl: null,
  trustedProxy: '',
  mailUrl: null,
  mailFrom: 'Grognard <grognard@localhost>',
  operatorToken: null,
};

describe('settings of the server', () => {
  it('listens on this computer only, on port 1815, unless told otherwise', () => {
    expect(readSettings([], {})).toEqual(usual);
  });

  it('takes the port and the host from the environment', () => {
    const env = { PORT: '4000', HOST: '0.0.0.0' };
    expect(readSettings([], env)).toEqual({ ...usual, host: '0.0.0.0', port: 4000 });
  });

  it('prefers the command line', () => {
    expect(readSettings(['--port', '5000'], { PORT: '4000' })).toEqual({ ...usual, port: 5000 });
    expect(readSettings(['--port=5001', '--host=::1'], {})).toEqual({ ...usual, host: '::1', port: 5001 });
  });

  it.each(['', 'x', '-1', '1.5', '65536', '1e3'])('names a wrong port: "%s"', (port) => {
    expect(readSettings([], { PORT: port })).toBe(`"${port}" is not a port number (0 to 65535).`);
  });

  it('names an unknown option', () => {
    expect(readSettings(['--prot', '4000'], {})).toContain("Unknown option '--prot'");
  });

  it.each([
    ['DATABASE_URL', 'mysql://x', 'postgres:// or postgresql://'],
    ['PUBLIC_URL', 'grognard.example', 'http:// or https://'],
    ['MAIL_URL', 'mail.example:25', 'smtp:// or smtps://'],
  ])('names a wrong address: %s=%s', (name, value, schemes) => {
    const sentence = `${name} must be an address that begins with ${schemes}.`;
    expect(readSettings([], { [name]: value })).toBe(sentence);
  });

  it('wants an operator’s token nobody can guess', () => {
    expect(readSettings([], { OPERATOR_TOKEN: 'secret' })).toContain('at least 16 letters');
  });
});
