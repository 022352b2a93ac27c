import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { registerForm } from './auth.shapes.ts';

const maria = { username: 'maria', password: 'secret1' };
const firstMessage = (form: unknown) => z.safeParse(registerForm, form).error?.issues[0]?.message;

describe('registering', () => {
  test('asks for a name and a password and nothing else', () => {
    expect(z.parse(registerForm, maria)).toEqual(maria);
  });

  test('keeps a password as typed and trims a name', () => {
    const form = z.parse(registerForm, { username: '  maria ', password: '  spaced  ' });
    expect(form).toEqual({ username: 'maria', password: '  spaced  ' });
  });

  test('a blank mail address is none', () => {
    expect(z.parse(registerForm, { ...maria, email: '' }).email).toBeNull();
    expect(z.parse(registerForm, { ...maria, email: null }).email).toBeNull();
  });

  test.each(['maria@example.org', 'Maria.Rossi+tea@mail.example-shop.co.uk', 'müller@bücher.example', "o'neil@a-b.ie"])(
    'a mail address is taken: %s',
    (email) => expect(z.parse(registerForm, { ...maria, email }).email).toBe(email),
  );

  test.each([
    'maria',
    'maria@',
    '@example.org',
    'maria@example',
    'maria@example.o',
    'ma ria@example.org',
    'a@b@example.org',
    '.maria@example.org',
    'maria.@example.org',
    'ma..ria@example.org',
    'maria@example..org',
    'maria@.example.org',
    'maria@-example.org',
    'maria@example-.org',
    'maria@example.org%0a',
    'maria\u202e@example.org',
    'maria@exam\u200bple.org',
    'maria@example.org\nBcc: tom@example.org',
  ])('no mail can go to %j', (email) =>
    expect(firstMessage({ ...maria, email })).toBe('Please enter a valid email address'),
  );

  test('says which rule a form breaks, in the words of the product', () => {
    expect(firstMessage({ ...maria, username: ' ab ' })).toBe('Username must be at least 3 characters');
    expect(firstMessage({ ...maria, password: '12345' })).toBe('Password must be at least 6 characters');
    expect(firstMessage({ ...maria, email: 'maria@' })).toBe('Please enter a valid email address');
    for (const unseen of ['\u0000', '\u200B', '\u3164', '\uFFA0', '\u2800'])
      expect(firstMessage({ ...maria, username: `maria${unseen}x` })).toBe(
        'Username contains characters that cannot be used',
      );
  });

  test('takes no role', () => {
    expect(z.parse(registerForm, { ...maria, role: 'admin' })).toEqual(maria);
  });
});
