import { isIP } from 'node:net';
import * as z from 'zod/mini';

const pageUrl = z.url({ protocol: /^https?$/, hostname: /.+/ }).check(z.refine(hasNoPassword));
const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);
const positive = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d+(\.\d+)?$/)), z.transform(Number)),
  z.number().check(z.positive()),
);
const whole = (min: number, max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
    z.int().check(z.minimum(min), z.maximum(max)),
  );

/** Every setting of the server. `must` completes the error message for a malformed value. */
const settings = {
  PORT: { schema: z._default(whole(0, 65_535), 3000), must: 'be a port number from 0 to 65535' },
  HOST: { schema: z._default(z.string().check(z.minLength(1)), '127.0.0.1'), must: 'be an address to listen on' },
  PUBLIC_URL: {
    schema: z.optional(pageUrl.check(z.refine(isRootOfHost))),
    must: 'be the http(s) address people open, without a path',
  },
  DATA_DIR: { schema: z._default(z.string().check(z.minLength(1)), './data'), must: 'be a folder' },
  DATABASE_URL: {
    schema: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/), z.refine(canBeParsed))),
    must: 'be a postgres:// address, or unset for the embedded database',
  },
  AI_PROVIDER: {
    schema: z._default(z.enum(['built-in', 'openai', 'anthropic', 'google', 'openai-compatible']), 'built-in'),
    must: 'be built-in, openai, anthropic, google or openai-compatible',
  },
  AI_MODEL: { schema: z.optional(z.string()), must: 'be the name of a model' },
  AI_BASE_URL: { schema: z.optional(pageUrl), must: 'be the http(s) address before /chat/completions' },
  AI_API_KEY: { schema: z.optional(z.string()), must: 'be the key of the AI service' },
  AI_VISION_MODEL: { schema: z.optional(z.string()), must: 'be the name of a model that reads pictures' },
  SMTP_URL: {
    schema: z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/), z.refine(canBeParsed))),
    must: 'be an smtp:// or smtps:// address',
  },
  MAIL_FROM: {
    schema: z._default(z.string().check(z.regex(/@/)), 'Herbie <herbie@localhost>'),
    must: 'be a mail address',
  },
  ADMIN_SECRET_KEY: { schema: z.optional(z.string().check(z.minLength(16))), must: 'have at least 16 characters' },
  AFFILIATE_TAG: {
    schema: z._default(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)), 'set-your-affiliate-tag'),
    must: 'be letters, digits, - and _ only',
  },
  RETAILER_SEARCH_URL: {
    schema: z._default(z.url({ protocol: /^https$/ }).check(z.refine(hasNoPassword)), 'https://www.amazon.com/s'),
    must: "be the https address of the retailer's search page",
  },
  TRUST_PROXY: {
    schema: z._default(z.pipe(z.string(), z.transform(toList)), []).check(z.refine((list) => list.every(isNetwork))),
    must: 'be a comma-separated list of addresses or CIDR networks',
  },
  RATE_LIMIT_SCALE: { schema: z._default(positive, 1), must: 'be a number above 0' },
  ALLOW_REGISTRATION: { schema: z._default(flag, true), must: 'be true or false' },
  PASSWORD_MIN_LENGTH: { schema: z._default(whole(6, 64), 6), must: 'be a whole number from 6 to 64' },
  PASSWORD_POLICY: { schema: z._default(z.enum(['basic', 'strict']), 'basic'), must: 'be basic or strict' },
  PRIVACY_URL: { schema: z.optional(pageUrl), must: 'be an http(s) address' },
  TERMS_URL: { schema: z.optional(pageUrl), must: 'be an http(s) address' },
  BLOG_URL: { schema: z._default(pageUrl, 'https://www.nccih.nih.gov/research/blog'), must: 'be an http(s) address' },
  SITE_CLAIM: { schema: z.optional(z.string().check(z.maxLength(300))), must: 'have at most 300 characters' },
  SITE_TESTIMONIAL: { schema: z.optional(z.string().check(z.maxLength(600))), must: 'have at most 600 characters' },
  LOG_LEVEL: {
    schema: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
    must: 'be fatal, error, warn, info, debug, trace or silent',
  },
} as const;

type Settings = typeof settings;
export type Config = { readonly [Name in keyof Settings]: z.output<Settings[Name]['schema']> };

const exampleValues = /^(change-?me.*|your-.*-here|example.*|secret.*|password.*)$/i;

/** Reads the settings; throws a `ConfigError` with one clear line when a value cannot be used. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const config: Record<string, unknown> = {};
  for (const [name, { schema, must }] of Object.entries(settings)) {
    const text = environment[name]?.trim();
    const parsed = z.safeParse(schema, text === '' ? undefined : text);
    if (!parsed.success) throw new ConfigError(`${name} must ${must}.`);
    config[name] = parsed.data;
  }
  // safe: every key of Settings was parsed with its own schema just above.
  return refuseContradictions(config as Config);
}

export class ConfigError extends Error {}

/** The address people open, with no trailing slash. */
export function siteUrl(config: Config): string {
  return (
    config.PUBLIC_URL ?? `http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${config.PORT}`
  ).replace(/\/+$/, '');
}

export function isHttps(config: Config): boolean {
  return siteUrl(config).startsWith('https:');
}

function refuseContradictions(config: Config): Config {
  if (config.ADMIN_SECRET_KEY !== undefined && exampleValues.test(config.ADMIN_SECRET_KEY)) {
    throw new ConfigError('ADMIN_SECRET_KEY must not be an example value.');
  }
  refuseHalfAModel(config);
  return config;
}

/** An incomplete model configuration is refused at the start, not by the first question. */
function refuseHalfAModel({ AI_PROVIDER, AI_MODEL, AI_BASE_URL, AI_API_KEY }: Config): void {
  if (AI_PROVIDER === 'built-in') return;
  if (AI_MODEL === undefined) throw new ConfigError(`AI_PROVIDER=${AI_PROVIDER} needs AI_MODEL, the name of a model.`);
  if (AI_PROVIDER === 'openai-compatible') {
    if (AI_BASE_URL === undefined)
      throw new ConfigError('AI_PROVIDER=openai-compatible needs AI_BASE_URL, the address before /chat/completions.');
  } else if (AI_API_KEY === undefined) {
    throw new ConfigError(`AI_PROVIDER=${AI_PROVIDER} needs AI_API_KEY, the key of the AI service.`);
  }
}

/** A password in a public address would be visible to everyone who sees the address. */
function hasNoPassword(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Links are built by appending a path, so the address must have no path, query or fragment of its own. */
function isRootOfHost(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, href } = new URL(text);
  return href === `${origin}/` && !/[?#]/.test(text);
}

function canBeParsed(text: string): boolean {
  return URL.canParse(text);
}

function toList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
