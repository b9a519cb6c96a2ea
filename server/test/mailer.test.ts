import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { smtpMailer } from '../src/notices/mailer.ts';
import { quietFor } from '../src/notices/quiet.ts';

it('letters go out by SMTP', async () => {
  const received: string[] = [];
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
  const { port } = sink.server.address() as AddressInfo;
  const mail = smtpMailer(`smtp://127.0.0.1:${port}`, 'Grognard <grognard@example.org>');
  await mail({ to: 'halkett@example.org', subject: 'Your turn', text: 'Play on.' });
  expect(received[0]).toContain('Subject: Your turn');
  expect(received[0]).toContain('Play on.');
  await new Promise<void>((resolve) => sink.close(() => resolve()));
});

it.each([
  ['2026-11-16T12:00:00Z', 0],
  ['2026-11-16T21:30:00Z', 8.5],
  ['2026-11-16T05:30:00Z', 0.5],
  ['2026-11-16T06:00:00Z', 0],
])('from 22:00 to 07:00 in Berlin: at %s quiet for %d hours', (at, hours) => {
  expect(quietFor({ from: 1320, to: 420, zone: 'Europe/Berlin' }, Date.parse(at)) / 3_600_000).toBe(hours);
});
