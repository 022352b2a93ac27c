import { expect, test } from 'vitest';
import { ConfigError, readConfig, siteUrl } from './config.ts';

function refusalOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'nothing was refused';
}

test('without any setting everything has a value to start with', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    DATABASE_URL: undefined,
    AI_PROVIDER: 'built-in',
    TRUST_PROXY: [],
    RATE_LIMIT_SCALE: 1,
    ALLOW_REGISTRATION: true,
    PASSWORD_MIN_LENGTH: 6,
    PASSWORD_POLICY: 'basic',
  });
});

test('a blank setting counts as unset, and space around a value is no part of it', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '  ', HOST: ' 0.0.0.0 ' })).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: undefined,
    HOST: '0.0.0.0',
  });
});

const complete = {
  AI_MODEL: 'some-model',
  AI_API_KEY: 'sk-very-private',
  AI_BASE_URL: 'http://127.0.0.1:11434/v1',
};

test.each(['openai', 'anthropic', 'google', 'openai-compatible'] as const)(
  'a language model with everything it needs is accepted: %s',
  (provider) => {
    expect(readConfig({ AI_PROVIDER: provider, ...complete }).AI_PROVIDER).toBe(provider);
  },
);

test.each([
  ['openai', 'AI_MODEL'],
  ['anthropic', 'AI_MODEL'],
  ['openai-compatible', 'AI_MODEL'],
  ['openai', 'AI_API_KEY'],
  ['anthropic', 'AI_API_KEY'],
  ['google', 'AI_API_KEY'],
  ['openai-compatible', 'AI_BASE_URL'],
] as const)(
  'a language model that could never be asked is refused at the start: %s without %s',
  (provider, missing) => {
    const refusal = refusalOf({ AI_PROVIDER: provider, ...complete, [missing]: '' });

    expect(refusal).toMatch(`AI_PROVIDER=${provider} needs ${missing}`);
    expect(refusal).not.toContain('sk-very-private');
  },
);

test('a server of your own needs no key', () => {
  expect(readConfig({ AI_PROVIDER: 'openai-compatible', ...complete, AI_API_KEY: '' }).AI_API_KEY).toBeUndefined();
});

test('the built-in advisor may be named', () => {
  expect(readConfig({ AI_PROVIDER: 'built-in' }).AI_PROVIDER).toBe('built-in');
});

const malformed: readonly (readonly [string, readonly string[]])[] = [
  ['PORT', ['-1', '65536', '3000.5', '0x50', 'http', '1e3']],
  ['PUBLIC_URL', ['herbie.example', 'ftp://herbie.example', 'https://', 'https://me:hunter2@herbie.example']],
  ['PUBLIC_URL', ['https://herbie.example/herbie', 'https://herbie.example/?a', 'https://herbie.example/#a']],
  ['DATABASE_URL', ['mysql://u:hunter2@h/d', 'herbie.sqlite', 'postgres://u:hunter2@h:port/d', 'postgres://']],
  ['AI_PROVIDER', ['OpenAI', 'llama', 'built in']],
  ['AI_BASE_URL', ['localhost:11434', 'file:///etc/passwd']],
  ['SMTP_URL', ['mail.example', 'http://mail.example', 'smtp://u:hunter2@h:port']],
  ['MAIL_FROM', ['herbie']],
  ['ADMIN_SECRET_KEY', ['hunter2', 'changeme-changeme', 'your-admin-key-here', 'secret-secret-secret']],
  ['AFFILIATE_TAG', ['my tag', 'tag&x=1', 'x'.repeat(65)]],
  [
    'RETAILER_SEARCH_URL',
    [
      'http://shop.example/s',
      'shop.example',
      'https://u:hunter2@shop.example/',
      'https://:hunter2@shop.example/',
      'https://u@shop.example/',
    ],
  ],
  ['TRUST_PROXY', ['true', '1', '10.0.0.0/33', '10.0.0.256', '10.0.0.1/8/9', '::1/129', 'proxy.example']],
  ['RATE_LIMIT_SCALE', ['0', '-1', 'off', '1e9', 'Infinity']],
  ['ALLOW_REGISTRATION', ['yes', '1', 'TRUE']],
  ['PASSWORD_MIN_LENGTH', ['5', '65', '8.5', 'long']],
  ['PASSWORD_POLICY', ['none', 'Strict']],
  ['PRIVACY_URL', ['/privacy', 'javascript:alert(1)']],
  ['TERMS_URL', ['terms', 'data:text/html,x']],
  ['BLOG_URL', ['blog.example']],
  ['SITE_CLAIM', ['x'.repeat(301)]],
  ['SITE_TESTIMONIAL', ['x'.repeat(601)]],
  ['LOG_LEVEL', ['verbose', 'INFO']],
];

test.each(malformed.flatMap(([name, values]) => values.map((value) => ({ name, value }))))(
  'a malformed value is answered with one line that names its setting: $name=$value',
  ({ name, value }) => {
    const refusal = refusalOf({ [name]: value });

    expect(refusal).toMatch(new RegExp(`^${name} must .+\\.$`));
    expect(refusal).not.toContain('\n');
  },
);

test('a refusal never repeats what was typed, which may be a password or a key', () => {
  for (const [name, values] of malformed) {
    for (const value of values) {
      expect(refusalOf({ [name]: value }), name).not.toContain('hunter2');
    }
  }
});

test('settings of other programs do no harm', () => {
  const others = { NODE_ENV: 'development', HERBIE_DEBUG: '1', PATH: '/bin', port: '1', AI_PROVIDERS: 'openai' };

  expect(readConfig(others)).toEqual(readConfig({}));
});

test('the address people open has no slash at its end, and an IPv6 host stands in brackets', () => {
  expect(siteUrl(readConfig({ PUBLIC_URL: 'https://herbie.example/' }))).toBe('https://herbie.example');
  expect(siteUrl(readConfig({ HOST: '::1', PORT: '8080' }))).toBe('http://[::1]:8080');
});
