import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engine } from '../../../testing/fresh-database.ts';
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Db } from '../database/database.ts';

let running: TestApp;
let maria: Client;
beforeAll(async () => {
  running = await startTestApp();
  maria = await running.signUp('maria');
});
afterAll(() => running.stop());

describe('requests from other sites', () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('are refused: %j', async (headers) => {
    expect((await maria.call('POST', '/api/profiles', { name: 'x' }, headers)).statusCode).toBe(403);
    expect((await maria.call('POST', '/api/auth/logout', {}, headers)).statusCode).toBe(403);
  });

  test('are told from our own pages and from programs', async () => {
    expect(
      (await maria.call('POST', '/api/chats', {}, { origin: 'http://localhost:3000', host: 'localhost:3000' }))
        .statusCode,
    ).toBe(201);
    expect((await maria.call('POST', '/api/chats', {}, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(201);
  });
});

describe('bodies', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json'])(
    'of type %s are refused',
    async (type) => {
      expect((await maria.call('POST', '/api/chats', '{"title":"x"}', { 'content-type': type })).statusCode).toBe(415);
    },
  );

  test('that are missing count as empty: what is optional is left out, what is required is named', async () => {
    const chat = await maria.call('POST', '/api/chats');
    const blank = await maria.call('POST', '/api/chats', '', { 'content-type': 'application/json' });
    const profile = await maria.call('POST', '/api/profiles');

    expect([chat.statusCode, blank.statusCode, profile.statusCode]).toEqual([201, 201, 400]);
    expect(chat.json()).toMatchObject({ title: 'New Conversation' });
    expect(profile.json()).toMatchObject({ errors: [{ field: 'name', message: 'Name is required' }] });
  });

  test('that are broken, hostile or huge end in a clear refusal', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const many = JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, place) => [`k${place}`, place])));
    for (const [body, status] of [
      ['{"title":', 400],
      ['{"title":"\\u0000"}', 400],
      ['{"title":"\\ud800"}', 400],
      ['{"__proto__":{"admin":true}}', 400],
      [deep, 400],
      [many, 400],
      [JSON.stringify({ title: 'x'.repeat(110_000) }), 413],
    ] as const) {
      const response = await maria.call('POST', '/api/chats', body);
      expect(response.statusCode, body.slice(0, 40)).toBe(status);
      expect(response.json()).toHaveProperty('message');
    }
  });
});

test.each([
  ['POST', '/api/chats', '{"title":"a\\u0000"}', 'title'],
  ['POST', '/api/chats', '{"title":"\\ud800"}', 'title'],
  ['POST', '/api/safety/check', '{"items":["sage","\\u0000"]}', 'items.1'],
  ['POST', '/api/safety/check', '{"items":["sage"],"profile":{"allergies":"\\u0000"}}', 'profile.allergies'],
  ['GET', '/api/chats?q=a%00', undefined, 'q'],
] as const)('a sign that cannot be stored is refused by the name of its field: %s %s %s', async (...asked) => {
  const [method, path, body, field] = asked;

  const response = await maria.call(method, path, body);

  const message = 'The request holds characters that cannot be stored.';
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ message, code: 'invalid_text', errors: [{ field, message }] });
});

test('a broken sign in the address of a page is no refusal: the page tells what is wrong', async () => {
  expect((await maria.call('GET', '/api/chats?limit=%00')).statusCode).toBe(400);
  expect((await maria.call('GET', '/reset-password?token=%00')).statusCode).not.toBe(400);
});

test.each([
  [{ name: 'Maria', allergies: 5 }, 'allergies', 'allergies must be text'],
  [{ name: 'Maria', isMainProfile: 'yes' }, 'isMainProfile', 'isMainProfile must be true or false'],
  [{ name: 'x'.repeat(101) }, 'name', 'name must be at most 100 characters'],
  [{ name: 'Maria', age: 121 }, 'age', 'Age must be between 1 and 120'],
  [[], '', 'This value is not valid.'],
  [{ name: 'Maria', gender: 'x' }, 'gender', 'Gender must be male, female, non-binary or prefer-not-to-say'],
])('a refusal names what is wrong: %j', async (body, field, message) => {
  const refused = (await maria.post('/api/profiles', body)).json();

  expect(refused).toEqual({ message, code: 'invalid', errors: [{ field, message }] });
});

describe('an address', () => {
  test.each([
    ['DELETE', '/api/chats', 'GET, HEAD, POST'],
    ['POST', '/api/profiles/1', 'DELETE, GET, HEAD, PUT'],
    ['GET', '/api/auth/logout', 'POST'],
    ['HEAD', '/api/auth/logout', 'POST'],
  ] as const)('that cannot do %s %s says what it can', async (method, url, allowed) => {
    const { statusCode, headers, body } = await running.visitor().call(method, url);

    expect([statusCode, headers['allow']]).toEqual([405, allowed]);
    if (method !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ code: 'wrong_method' });
  });

  test.each(['/api/unknown', '/api/chats/1/unknown', '/api', '/apiary'])(
    'that no call has, %s, allows nothing',
    async (url) => {
      const { statusCode, headers, body } = await running.visitor().call('POST', url);

      expect([statusCode, headers['allow']]).toEqual([404, undefined]);
      expect(JSON.parse(body)).toEqual({ message: 'There is no such call.', code: 'unknown_call' });
    },
  );
});

test('an Idempotency-Key of more than 255 characters is refused for its length', async () => {
  const send = (letters: number) =>
    maria.call('POST', '/api/chats', { title: 'Once' }, { 'idempotency-key': 'k'.repeat(letters) });

  expect((await send(255)).statusCode).toBe(201);
  expect((await send(256)).json()).toMatchObject({ code: 'key_too_long' });
});

test('the same Idempotency-Key gives the first answer again, and never serves another request', async () => {
  const key = { 'idempotency-key': 'abc' };
  const before = (await maria.get('/api/chats')).json<unknown[]>().length;

  const first = await maria.call('POST', '/api/chats', { title: 'Once' }, key);
  const again = await maria.call('POST', '/api/chats', { title: 'Once' }, key);
  const other = await maria.call('POST', '/api/chats', { title: 'Twice' }, key);

  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual(first.json());
  expect(other.statusCode).toBe(409);
  expect((await maria.get('/api/chats')).json<unknown[]>().length).toBe(before + 1);
});

test('a failure that nobody foresaw tells nothing of itself but a number to find it by', async () => {
  const { db } = running.database;
  await breakTitles(db);

  const failed = await maria.post('/api/chats', { title: 'A private title' });

  expect(failed.statusCode).toBe(500);
  const { requestId, ...told } = failed.json<{ requestId: string }>();
  expect(told).toEqual({ message: 'Something went wrong on the server.', code: 'internal' });
  const line = running.logged.find((each) => each.includes('request failed')) ?? '';
  expect(JSON.parse(line)).toMatchObject({
    reqId: requestId,
    call: '/api/chats',
    err: { stack: expect.stringMatching(/^ +at /) },
  });
  expect(running.logged.join('')).not.toMatch(/private title|inner words/);
});

async function breakTitles(db: Db): Promise<void> {
  if (engine === 'sqlite') {
    await sql`create trigger broken before insert on chats when new.title like '%private%' begin select raise(abort, 'inner words'); end`.execute(
      db,
    );
    return;
  }
  await sql`alter table chats add constraint broken check (title not like '%private%')`.execute(db);
}

test('a start on a slow machine is given the time it takes', () => {
  expect(running.app.http.initialConfig.pluginTimeout).toBe(0);
});

test('the log names the kind of call, never the record it was about or what was asked for', async () => {
  await maria.get('/api/chats/4711?q=private');

  const [line = ''] = running.logged.filter((each) => each.includes('answered')).slice(-1);
  expect(JSON.parse(line)).toMatchObject({ method: 'GET', call: '/api/chats/:id', status: 404 });
  expect(line).not.toMatch(/4711|private/);
});

test('a refusal is logged with the network it came from, and nothing else is', async () => {
  await maria.get('/api/analytics/summary');
  await maria.get('/api/chats');

  const [refused = '', allowed = ''] = running.logged.filter((each) => each.includes('answered')).slice(-2);
  expect(JSON.parse(refused)).toMatchObject({ status: 403, address: '127.0.0.0' });
  expect(allowed).not.toContain('address');
});

test('a name that would reach into the program is refused, in the address as in the body', async () => {
  const inAddress = await maria.get('/api/chats?__proto__=admin');
  const inBody = await maria.call('POST', '/api/chats', '{"title":"Sleep","__proto__":{"role":"admin"}}');

  for (const refused of [inAddress, inBody]) {
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ message: 'The request uses a name that is not accepted.' });
  }
});

test('every answer carries the headers that keep a page to itself', async () => {
  for (const url of ['/api/auth/me', '/api/unknown', '/nowhere']) {
    const { headers } = await running.visitor().get(url);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(headers['content-security-policy']).toMatch(/require-trusted-types-for 'script'/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|\*|https?:/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toMatch(/camera=\(self\)/);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('the content policy of a page names this site alone, and two policies of our own beside the cleaner’s', async () => {
  const policy = String((await running.visitor().get('/nowhere')).headers['content-security-policy']);

  expect(policy.split(';').toSorted()).toEqual(
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' blob: data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify herbie herbie-offline',
    ].toSorted(),
  );
});

test('on https the cookie is host-only and Secure, and browsers are told to stay there', async () => {
  const secure = await startTestApp({ PUBLIC_URL: 'https://herbie.example' });
  await secure.visitor().post('/api/auth/register', { username: 'alice', password: 'secret1' });

  const login = await secure.visitor().post('/api/auth/login', { username: 'alice', password: 'secret1' });

  expect(login.headers['set-cookie']).toMatch(/^__Host-sid=.*Path=\/; HttpOnly; Secure; SameSite=Lax/);
  expect(login.headers['strict-transport-security']).toMatch(/max-age=31536000/);
  await secure.stop();
});
