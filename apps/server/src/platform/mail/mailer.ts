import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The port to the outside: a mail server, or the outbox folder when none is set. */
export interface Mailer {
  /** Resolves to a log line without names. Throws when the mail could not be sent. */
  send(mail: Mail): Promise<string>;
}

const timeoutMs = 15_000;

export function createMailer(config: Config, clock: Clock): Mailer {
  return config.SMTP_URL === undefined ? outbox(config, clock) : smtp(config, config.SMTP_URL);
}

function smtp(config: Config, url: string): Mailer {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  return {
    async send({ to, subject, text }) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url, ...timeouts });
      await transport.sendMail({ from: config.MAIL_FROM, to: { name: '', address: to }, subject, text });
      return 'mail handed to the mail server';
    },
  };
}

function outbox(config: Config, clock: Clock): Mailer {
  const folder = join(config.DATA_DIR, 'outbox');
  let written = 0;
  return {
    async send({ to, subject, text }) {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true });
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const { message } = await composer.sendMail({
        from: config.MAIL_FROM,
        to: { name: '', address: to },
        subject,
        text,
      });
      written += 1;
      const file = join(folder, `${clock.now().toISOString().replaceAll(':', '-')}-${process.pid}-${written}.eml`);
      // safe: `buffer: true` makes the message a Buffer.
      await writeFile(file, legible(message as unknown as Buffer, text), { mode: 0o600 });
      return `no mail server is set (SMTP_URL); mail written to ${file}`;
    },
  };
}

/** The same mail with unencoded text, so that a link can be copied from the file; encoding would wrap it. */
function legible(message: Buffer, text: string): string {
  const [head = ''] = message.toString('latin1').split('\r\n\r\n', 1);
  const plain = head.replace(/^Content-Transfer-Encoding: .*$/im, 'Content-Transfer-Encoding: 8bit');
  return `${plain}\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n`;
}
