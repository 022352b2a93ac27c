import { expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';

test.each([
  ['Herbie <care@herbs.example>', 'care@herbs.example'],
  ['care@herbs.example', 'care@herbs.example'],
  [undefined, null],
])('the privacy page names the sender %s as %s', async (sender, contact) => {
  const site = await startTestApp(sender === undefined ? {} : { MAIL_FROM: sender });

  expect((await site.visitor().get('/api/site')).json()).toMatchObject({ contact });
  await site.stop();
});
