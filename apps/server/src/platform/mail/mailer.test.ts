import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { systemClock } from '../clock.ts';
import { createMailer } from './mailer.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herbie-outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const mail = {
  to: 'alice@example.org',
  subject: 'Reset your Herbie password',
  text: 'A link that nobody else may read',
};

test('a mail without a mail server is a file that its owner alone can read', async () => {
  const told = await createMailer(readConfig({ DATA_DIR: folder }), systemClock).send(mail);

  const outbox = join(folder, 'outbox');
  const [name = ''] = readdirSync(outbox);
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
  expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(outbox, name), 'utf8')).toMatch(/^To: alice@example\.org\r$/m);
  expect(told).toContain(join(outbox, name));
  expect(told).not.toMatch(/alice|link/);
});

test('the link in such a file is there to be copied, whole and as it is', async () => {
  const link = `https://herbs.example.org/reset-password?token=${'aB3_'.repeat(11)}`;
  await createMailer(readConfig({ DATA_DIR: folder }), systemClock).send({
    ...mail,
    text: `Username Zoë Å.:\n${link}\n\nGoodbye`,
  });

  const [name = ''] = readdirSync(join(folder, 'outbox'));
  const [head = '', ...rest] = readFileSync(join(folder, 'outbox', name), 'utf8').split('\r\n\r\n');
  expect(rest).toEqual([`Username Zoë Å.:\r\n${link}`, 'Goodbye\r\n']);
  expect(head).toMatch(/^Content-Transfer-Encoding: 8bit\r?$/m);
  expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8\r?$/m);
});

test('mails of the same moment do not write over each other', async () => {
  const mailer = createMailer(readConfig({ DATA_DIR: folder }), { now: () => new Date(0) });

  for (let turn = 0; turn < 3; turn += 1) await mailer.send(mail);

  expect(readdirSync(join(folder, 'outbox'))).toHaveLength(3);
});

test.each(['alice@example.org, eve@example.org', 'alice@example.org\r\nBcc: eve@example.org'])(
  'a mail goes to one address, whatever stands in it: %j',
  async (to) => {
    await createMailer(readConfig({ DATA_DIR: folder }), systemClock).send({ ...mail, to });

    const [name = ''] = readdirSync(join(folder, 'outbox'));
    const [head = ''] = readFileSync(join(folder, 'outbox', name), 'utf8').split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/m);
    expect(head.match(/^To: .*$/m)?.[0]).not.toContain('> <');
  },
);
