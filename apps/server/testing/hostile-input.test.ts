import { type Call, errorBody } from '@herbie/contract';
import { allCalls } from '@herbie/contract/all-calls';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Example, examples, makeWorld, type World } from './call-examples.ts';
import { adminKey } from './security/site.ts';
import { type Client, startTestApp, type TestApp } from './test-app.ts';
import * as z from 'zod/mini';

let running: TestApp;
let maria: Client;
let world: World;
let people = 0;
beforeAll(async () => {
  running = await startTestApp();
  await someoneNew();
});
afterAll(() => running.stop());

async function someoneNew(): Promise<void> {
  people += 1;
  maria = await running.signUp(`maria-${people}`);
  // Who may do less is refused before anything sent is read.
  await maria.post('/api/admin/promote', { secretKey: adminKey });
  world = await makeWorld(maria);
}

const longWord = 'a'.repeat(19_000);
const hostileTexts = {
  'one letter over and over': 'a '.repeat(9500),
  'a known name over and over': 'valerian '.repeat(2000),
  'a misspelt name over and over': 'valeriann '.repeat(1900),
  'a short word that is nearly a name': 'not '.repeat(4500),
  'one endless word': longWord,
  'one endless number': '9'.repeat(19_000),
  'grouped numbers': `9,${'000,'.repeat(4700)}`,
  'doses without end': 'kava 5 mg\n'.repeat(1800),
  'ages without end': 'children 3 years '.repeat(1000),
  'empty lines': '\n'.repeat(19_000),
  'open brackets': '('.repeat(19_000),
  'open tags': '<b>'.repeat(6000),
  'a script': '"><img src=x onerror=alert(1)><script>alert(1)</script>',
  'a query': "'; drop table users; --",
  wildcards: '%_%_\\%_'.repeat(20),
  'accents and emoji': 'é🌿👩‍👩‍👧e\u0301'.repeat(500),
  'text that turns around': '\u202Etxt.exe\u202C \u2066x\u2069',
  'invisible letters': '\u{E0041}\u200B\uFEFF'.repeat(300),
  'line ends of every kind': 'a\r\nb\u2028c\u2029d\u0085e',
  'a template': '{{7*7}} ${7*7} #{7*7} <%= 7*7 %>',
  'a path': '../../../../etc/passwd\u2215..',
  'a prototype': '__proto__',
  'nothing but blanks': ' '.repeat(5000),
} as const;
const wrongTypes = [null, true, 0, -1, 1.5, 1e308, '', [], ['a'], {}, { a: { b: [] } }] as const;

type Body = Readonly<Record<string, unknown>>;

async function expectAlive(): Promise<void> {
  expect((await running.visitor().get('/api/health')).statusCode).toBe(200);
  expect((await maria.get('/api/auth/me')).statusCode).toBe(200);
}

const refusals = new Set([400, 401, 403, 404, 409, 413, 429]);

/** Done, or refused in the contract's own form: never a failure. Returns the code of the refusal. */
function refusalOf(response: LightMyRequestResponse, what: string): string | null {
  if (response.statusCode === 200 || response.statusCode === 201) return null;
  expect(refusals, `${what}: ${response.statusCode} ${response.body.slice(0, 200)}`).toContain(response.statusCode);
  return z.parse(errorBody, response.json()).code ?? '';
}

/** What the contract does not take is refused as invalid, what it takes never is. */
function expectByContract({ body: schema }: Call, sent: unknown, response: LightMyRequestResponse, what: string): void {
  const isTaken = schema !== undefined && z.safeParse(schema, sent).success;
  expect(refusalOf(response, what) === 'invalid', `${what}: ${response.body.slice(0, 200)}`).toBe(!isTaken);
}

/** The fields of an example's body, or of the first record where it is a list, and the body with other fields. */
function bodyOf(example: Example): { fields: Body; withFields: (fields: Body) => unknown } {
  const body = example.body?.(world, '');
  const [first] = Array.isArray(body) ? body : [body];
  return {
    // safe: every example with a body is a record or a list of records.
    fields: (first ?? {}) as Body,
    withFields: (fields) => (Array.isArray(body) ? [fields] : fields),
  };
}

function pathOf(path: string, example: Example): string {
  const ids = example.ids?.(world) ?? {};
  return path.replaceAll(/:(\w+)/g, (_, name: string) => String(ids[name]));
}

const writing = allCalls.filter((call) => call.body !== undefined);

describe.each(writing.map((call) => ({ call, name: call.name })))('$name', ({ call }) => {
  const example = examples[call.name] ?? {};
  // A call may change the password to a hostile text, and the next call delete the account with it.
  beforeAll(someoneNew);

  test('answers hostile texts in every field with a clear word, never with a failure', async () => {
    const { fields, withFields } = bodyOf(example);
    expect(Object.keys(fields)).not.toEqual([]);
    for (const field of Object.keys(fields)) {
      for (const [what, text] of Object.entries(hostileTexts)) {
        for (const value of [text, text.slice(0, 190)]) {
          const changed = withFields({ ...fields, [field]: Array.isArray(fields[field]) ? [value, value] : value });
          const response = await maria.call(call.method, pathOf(call.path, example), changed);
          expectByContract(call, changed, response, `${field}: ${what}`);
        }
      }
    }
    await expectAlive();
  });

  test('answers wrong types in every field with a clear word, never with a failure', async () => {
    const { fields, withFields } = bodyOf(example);
    for (const field of Object.keys(fields)) {
      for (const value of wrongTypes) {
        const changed = withFields({ ...fields, [field]: value });
        const response = await maria.call(call.method, pathOf(call.path, example), changed);
        expectByContract(call, changed, response, `${field}: ${JSON.stringify(value)}`);
      }
    }
    for (const whole of [[], [fields], 'text', 7, null]) {
      const response = await maria.call(call.method, pathOf(call.path, example), JSON.stringify(whole));
      expectByContract(call, whole, response, JSON.stringify(whole));
    }
    await expectAlive();
  });
});

test.each([
  '/api/chats?q=',
  '/api/chats?limit=',
  '/api/chats?before=',
  '/api/herbs?q=',
  '/api/herbs?use=',
  '/api/herbs?letter=',
  '/api/knowledge/resolve?q=',
  '/api/safety/household?use=',
  '/api/analytics/daily?days=',
  '/api/chats/',
  '/api/herbs/',
  '/api/unknown/',
])('%s takes any value without failing', async (place) => {
  for (const [what, text] of Object.entries(hostileTexts)) {
    const response = await maria.get(`${place}${encodeURIComponent(text.slice(0, 190))}`);
    refusalOf(response, what);
  }
  for (const tail of ['%', '%00', '%ff', '%ED%A0%80', '&x[]=1&x[]=2', '&__proto__=1', ';', '//', '?']) {
    const response = await maria.get(`${place}${tail}`);
    refusalOf(response, tail);
  }
  await expectAlive();
});

const most = 7_000_000;
const swarms = [
  ['lists in lists that never end', '['.repeat(most)],
  ['lists in lists', '['.repeat(most) + ']'.repeat(most)],
  ['records in records', '{"a":'.repeat(2_000_000) + '1' + '}'.repeat(2_000_000)],
  ['a list of millions', `[${'1,'.repeat(most)}1]`],
  ['a record of thousands', `{${Array.from({ length: 5000 }, (_, key) => `"k${key}":1`).join(',')}}`],
  ['texts beside texts', '""'.repeat(most)],
  ['a text that never ends', `"${'\\'.repeat(most)}`],
  ['a number without end', '1'.repeat(most)],
  ['blanks', ' '.repeat(most)],
] as const;

test.each(swarms)('a body of %s is refused', async (_, body) => {
  const response = await maria.call('POST', '/api/analyses', body);

  expect(response.statusCode, response.body).toBe(400);
  await expectAlive();
});

test('a body is refused by its size before it is read', async () => {
  const big = JSON.stringify({ title: 'x'.repeat(110_000) });
  const huge = JSON.stringify({ imageBase64: 'A'.repeat(16_000_000) });

  expect((await maria.call('POST', '/api/chats', big)).statusCode).toBe(413);
  expect((await maria.call('POST', '/api/analyses', huge)).statusCode).toBe(413);
  for (const letters of [14_000_000, 14_900_000])
    expect((await maria.post('/api/analyses', { imageBase64: 'A'.repeat(letters) })).statusCode).toBe(413);
});

test('brackets, quotes and commas inside a text are only text', async () => {
  const title = `${'[{",'.repeat(40)}\\"\\\\`;

  const response = await maria.post('/api/chats', { title });

  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({ title });
});

test('a household and cabinet of the greatest size are answered', async () => {
  const names = (await maria.get('/api/herbs')).json<{ name: string }[]>().map(({ name }) => name);
  const list = (start: number, longest: number) => names.slice(start).join(', ').slice(0, longest);
  const heavy = await running.signUp('heavy');
  for (let person = 0; person < 20; person += 1) {
    const profile = {
      name: `p${person}`,
      age: 70,
      currentMedications: list(person * 5, 2000),
      allergies: list(50, 2000),
    };
    expect((await heavy.post('/api/profiles', profile)).statusCode).toBe(201);
  }

  const household = await heavy.get('/api/safety/household');
  const check = await heavy.post('/api/safety/check', {
    items: Array.from({ length: 60 }, (_, place) => list(place * 4, 199)),
  });

  expect(household.statusCode).toBe(200);
  expect(check.statusCode).toBe(200);
  expect(check.json<{ findings: unknown[] }>().findings.length).toBeGreaterThan(0);
});
