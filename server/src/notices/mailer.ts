import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends letters; rejects when the mail server refuses. */
export type Mailer = (letter: Letter) => Promise<void>;

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return async (letter) => {
    await transport.sendMail({ from, ...letter });
  };
}
