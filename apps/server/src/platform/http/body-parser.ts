import type { FastifyInstance } from 'fastify';
import { maxKeys, maxLevels, refuseHostileShape } from './body-shape.ts';
import { AppError, platformErrors } from './errors.ts';

/** Replaces Fastify's parsers: JSON only, an empty body is undefined, and values that a database could corrupt are refused. */
export function installBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      // safe: `parseAs: 'buffer'` hands over a Buffer.
      done(null, parseJson(body as Buffer));
    } catch (error) {
      // safe: parseJson throws AppError only.
      done(error as AppError, undefined);
    }
  });
}

function parseJson(body: Buffer): unknown {
  refuseHostileShape(body);
  const text = decode(body);
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError(platformErrors.invalidJson);
  }
  refuseHostileValues(value);
  return value;
}

function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new AppError(platformErrors.invalidJson);
  }
}

/** Refuses NUL, lone surrogates, `__proto__` keys, deep nesting and too many keys; a text is refused by the name of its field. */
export function refuseHostileValues(root: unknown): void {
  const waiting: { value: unknown; level: number; field: string }[] = [{ value: root, level: 1, field: '' }];
  let keys = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, level, field } = next;
    if (typeof value === 'string' && isHostileText(value)) throw new AppError(platformErrors.invalidText, { field });
    if (typeof value !== 'object' || value === null) continue;
    if (level > maxLevels) throw new AppError(platformErrors.tooDeep);
    for (const [key, child] of Object.entries(value)) {
      keys += 1;
      if (keys > maxKeys) throw new AppError(platformErrors.tooDeep);
      if (key === '__proto__') throw new AppError(platformErrors.forbiddenName);
      if (isHostileText(key)) throw new AppError(platformErrors.invalidText, { field });
      waiting.push({ value: child, level: level + 1, field: field === '' ? key : `${field}.${key}` });
    }
  }
}

function isHostileText(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}
