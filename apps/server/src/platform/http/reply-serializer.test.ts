import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { replySerializer } from './reply-serializer.ts';

const person = z.object({ id: z.number(), name: z.nullable(z.string()), nick: z.optional(z.string()) });
const pet = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cat'), lives: z.number() }),
  z.object({ kind: z.literal('dog') }),
]);

function write(schema: z.ZodMiniType, value: unknown): unknown {
  return JSON.parse(replySerializer({ schema, method: 'GET', url: '/' })(value));
}

test('what a reply does not name never leaves, at any depth', () => {
  const secret = { password: 'hunter2' };
  const value = { people: [{ id: 1, name: null, ...secret }], pets: [{ kind: 'dog', lives: 9, ...secret }], ...secret };

  expect(write(z.object({ people: z.array(person), pets: z.array(pet) }), value)).toEqual({
    people: [{ id: 1, name: null }],
    pets: [{ kind: 'dog' }],
  });
});

test('a reply keeps everything it names', () => {
  const value = { id: 1, name: 'Maria', nick: 'M' };

  expect(write(person, value)).toEqual(value);
  expect(write(z.looseObject({}), value)).toEqual(value);
  expect(write(z.enum(['a', 'b']), 'b')).toBe('b');
});

test.each([
  [person, { id: '1', name: null }],
  [person, { name: null }],
  [person, null],
  [z.array(person), {}],
  [z.object({ pet }), { pet: { kind: 'fish' } }],
])('a reply that breaks its promise is refused, not sent', (schema, value) => {
  expect(() => write(schema, value)).toThrow(/the reply should hold|Invalid input/);
});

// zod's own refusal reads otherwise: it would have parsed each entry of the list, at five times the cost.
test.each([
  [z.readonly(z.array(person)), [{ id: 1, name: 7 }], 'a string'],
  [z.array(z.enum(['a', 'b'])), ['c'], 'one of a, b'],
  [z.array(z.literal('user')), ['assistant'], 'one of user'],
])('lists and choices, of which most replies are made, are copied without zod', (schema, value, wanted) => {
  expect(() => write(schema, value)).toThrow(`the reply should hold ${wanted}`);
});

test('what a list that is only read does not name never leaves', () => {
  expect(write(z.readonly(z.array(person)), [{ id: 1, name: null, password: 'hunter2' }])).toEqual([
    { id: 1, name: null },
  ]);
});
