import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type KnownError, platformErrors } from './errors.ts';
import { refusalHeaders } from './security-headers.ts';

/** Imported, the module would bring the client of `fetch` with it: two megabytes that an idle server does not need. */
const { STATUS_CODES } = process.getBuiltinModule('node:http');

/** Replies to requests that Node could not parse, in the usual error format, and closes the connection. */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(written(refusals[error.code ?? ''] ?? platformErrors.unreadable));
  socket.destroy(error);
}

/** What Node would end without a word: a tunnel, and an expectation that is not met here. */
export function refuseUnmet(server: Server): void {
  server.on('connect', (_request, socket) => socket.end(written(platformErrors.wrongMethod)));
  server.on('checkExpectation', ({ socket }) => socket.end(written(platformErrors.unmetExpectation)));
}

const refusals: Readonly<Record<string, KnownError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: platformErrors.tooSlow,
  HPE_HEADER_OVERFLOW: platformErrors.headersTooBig,
};

function written({ status, message, code }: KnownError): string {
  const body = JSON.stringify({ message, code });
  const headers = {
    ...refusalHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}
