import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NoResultError } from 'kysely';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { codeOf } from '../error-code.ts';

/** An expected error that may be shown to people. */
export interface KnownError {
  readonly code: string;
  readonly status: number;
  /** One plain sentence, safe to show. */
  readonly message: string;
}

/** Ends a request with a known error. */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly field: string | undefined;

  constructor(known: KnownError, { headers = {}, field }: { headers?: Record<string, string>; field?: string } = {}) {
    super(known.message);
    this.code = known.code;
    this.status = known.status;
    this.headers = headers;
    this.field = field;
  }
}

export const platformErrors = {
  notSignedIn: { code: 'not_signed_in', status: 401, message: 'Please log in to continue' },
  adminRequired: { code: 'admin_required', status: 403, message: 'Admin access required' },
  crossSite: { code: 'cross_site', status: 403, message: 'Requests from other sites are not accepted.' },
  invalidId: { code: 'invalid_id', status: 400, message: 'Invalid id' },
  unknownCall: { code: 'unknown_call', status: 404, message: 'There is no such call.' },
  wrongMethod: { code: 'wrong_method', status: 405, message: 'This cannot be done at this address.' },
  badAddress: { code: 'bad_address', status: 400, message: 'This address cannot be read.' },
  unreadable: { code: 'unreadable', status: 400, message: 'This request cannot be read.' },
  headersTooBig: { code: 'headers_too_big', status: 431, message: 'The headers of the request are too big.' },
  unmetExpectation: {
    code: 'unmet_expectation',
    status: 417,
    message: 'Nothing but 100-continue can be expected here.',
  },
  tooSlow: { code: 'too_slow', status: 408, message: 'The request took too long to arrive.' },
  invalidJson: { code: 'invalid_json', status: 400, message: 'The request is not valid JSON.' },
  invalidText: { code: 'invalid_text', status: 400, message: 'The request holds characters that cannot be stored.' },
  forbiddenName: { code: 'forbidden_name', status: 400, message: 'The request uses a name that is not accepted.' },
  tooDeep: { code: 'too_deep', status: 400, message: 'The request is nested too deeply or has too many parts.' },
  tooBig: { code: 'too_big', status: 413, message: 'The request is too big.' },
  notJson: { code: 'not_json', status: 415, message: 'Send application/json.' },
  gone: { code: 'gone', status: 404, message: 'What this belongs to has been deleted meanwhile.' },
  tooMany: { code: 'too_many', status: 429, message: 'Too many attempts. Please wait a minute and try again.' },
  keyReused: { code: 'key_reused', status: 409, message: 'This Idempotency-Key was used for another request.' },
  keyTooLong: {
    code: 'key_too_long',
    status: 400,
    message: 'An Idempotency-Key has at most 255 characters.',
  },
  keyRunning: {
    code: 'key_running',
    status: 409,
    message: 'The first request with this Idempotency-Key is still running.',
  },
  unavailable: {
    code: 'unavailable',
    status: 503,
    message: 'The service is not available right now. Please try again shortly.',
  },
  internal: { code: 'internal', status: 500, message: 'Something went wrong on the server.' },
} as const satisfies Record<string, KnownError>;

/** Replies to every error with `{message, code}`; unexpected errors are logged and become a plain 500. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => answerError(error, request, reply));
}

export function sendKnown(reply: FastifyReply, known: KnownError): FastifyReply {
  return reply.status(known.status).send({ message: known.message, code: known.code });
}

function answerError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError) {
    const errors = error.field === undefined ? {} : { errors: [{ field: error.field, message: error.message }] };
    return reply
      .headers(error.headers)
      .status(error.status)
      .send({ message: error.message, code: error.code, ...errors });
  }
  if (hasZodFastifySchemaValidationErrors(error)) return answerValidation(error, reply);
  if (hasCallerLeft(request)) return sendKnown(reply, platformErrors.unreadable);
  const known = knownFrom(error);
  if (known) {
    if (known.status !== 503) return sendKnown(reply, known);
    request.log.warn({ code: error.code, call: request.routeOptions.url }, 'the database cannot be used');
    return sendKnown(reply.header('retry-after', '5'), known);
  }
  request.log.error({ err: scrubbed(error), call: request.routeOptions.url }, 'request failed');
  return reply
    .status(500)
    .send({ message: platformErrors.internal.message, code: platformErrors.internal.code, requestId: request.id });
}

/** The connection broke while the body was arriving: its ECONNRESET would otherwise read as one of the database. */
function hasCallerLeft({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

interface ValidationProblem {
  readonly instancePath: string;
  readonly message?: string;
}

function answerValidation(
  error: { readonly validation: readonly ValidationProblem[]; readonly validationContext?: string | undefined },
  reply: FastifyReply,
): FastifyReply {
  if (error.validationContext === 'params') return sendKnown(reply, platformErrors.invalidId);
  const errors = error.validation.map(({ instancePath, message }) => {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.');
    return { field, message: wholeSentence(field, message) };
  });
  return reply.status(400).send({ message: errors[0]?.message ?? notValid, code: 'invalid', errors });
}

const notValid = 'This value is not valid.';

/** Adds the field's name to a message that lacks it, since a reply has no form around it. */
function wholeSentence(field: string, message = 'Invalid input'): string {
  const subject = field === '' ? 'The request' : field;
  if (message === 'Invalid input') return field === '' ? notValid : `${subject} is not valid`;
  return message.startsWith('Must ') ? `${subject} must ${message.slice(5)}` : message;
}

const knownByFastifyCode: Readonly<Record<string, KnownError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: platformErrors.tooBig,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: platformErrors.notJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: platformErrors.invalidJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: platformErrors.invalidJson,
  FST_ERR_CTP_INVALID_JSON_BODY: platformErrors.invalidJson,
  FST_ERR_HANDLER_TIMEOUT: platformErrors.unavailable,
};

/** Codes of a database that is unavailable, busy, full or read-only: of PostgreSQL, the system and SQLite. */
const databaseIsAway = new RegExp(
  `^(${[
    '08...|25006|25P0[34]|40...|53...|57014|57P0[1-5]|55P03|58...',
    'ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EMFILE|ENFILE|ENOSPC|EDQUOT|EROFS',
    'SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|LOCKED|NOMEM|PROTOCOL).*',
  ].join('|')})$`,
);
/** An account or a profile that was deleted while something was still being written for it. */
const ownerIsGone = /^(23503|SQLITE_CONSTRAINT_FOREIGNKEY)$/;
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error/;

function knownFrom(error: FastifyError): KnownError | undefined {
  const code = String(error.code ?? '');
  const byCode = knownByFastifyCode[code];
  if (byCode) return byCode;
  if (error instanceof NoResultError || ownerIsGone.test(code)) return platformErrors.gone;
  if (databaseIsAway.test(code) || awayMessages.test(error.message)) return platformErrors.unavailable;
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return error.statusCode === 413
      ? platformErrors.tooBig
      : { ...platformErrors.invalidJson, status: error.statusCode };
  }
  return undefined;
}

/** The error without what may hold a person's data: database drivers quote values in message and detail. */
function scrubbed(error: Error): { type: string; code: string; stack: string } {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { type: error.name, code: codeOf(error), stack: frames.join('\n') };
}
