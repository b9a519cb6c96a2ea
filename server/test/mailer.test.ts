import { expect, it } from 'vitest';
import { smtpMailer } from '../src/notices/mailer.ts';
import { quietFor } from '../src/notices/quiet.ts';
import { openPostOffice } from './post-office.ts';

it('letters go out by SMTP', async () => {
  const office = await openPostOffice();
  const mail = smtpMailer(office.address, 'Grognard <grognard@example.org>');
  await mail({ to: 'halkett@example.org', subject: 'Your turn', text: 'Play on.' });
  expect(office.received[0]).toContain('Subject: Your turn');
  expect(office.received[0]).toContain('Play on.');
  await office.close();
});

it.each([
  ['2026-11-16T12:00:00Z', 0],
  ['2026-11-16T21:30:00Z', 8.5],
  ['2026-11-16T05:30:00Z', 0.5],
  ['2026-11-16T06:00:00Z', 0],
])('from 22:00 to 07:00 in Berlin: at %s quiet for %d hours', (at, hours) => {
  expect(quietFor({ from: 1320, to: 420, zone: 'Europe/Berlin' }, Date.parse(at)) / 3_600_000).toBe(hours);
});
