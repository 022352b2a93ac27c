import { connect } from 'node:net';

interface Load {
  readonly url: string;
  readonly cookie?: string;
  readonly connections: number;
  readonly seconds: number;
}

const headersEnd = Buffer.from('\r\n\r\n');

/**
 * Asks again on each connection as soon as the answer is there; tells the answers per second. It writes to bare
 * sockets: node's own client is slower than what is measured, which would flatter the slower of two routes.
 */
export async function closedLoop({ url, cookie, connections, seconds }: Load): Promise<number> {
  const target = new URL(url);
  const request = Buffer.from(
    [
      `GET ${target.pathname}${target.search} HTTP/1.1`,
      `Host: ${target.host}`,
      ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
      '\r\n',
    ].join('\r\n'),
  );
  const started = performance.now();
  const until = started + seconds * 1000;
  const answered = await Promise.all(Array.from({ length: connections }, () => askUntil({ target, request, until })));
  return answered.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
}

function askUntil({ target, request, until }: { target: URL; request: Buffer; until: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let read: Buffer = Buffer.alloc(0);
    const socket = connect(Number(target.port), target.hostname, () => socket.write(request));
    socket.setNoDelay(true);
    socket.once('error', reject);
    socket.on('data', (chunk: Buffer) => {
      read = read.length === 0 ? chunk : Buffer.concat([read, chunk]);
      const size = sizeOfAnswer(read);
      if (size === undefined || read.length < size) return;
      if (!read.toString('latin1', 0, 12).endsWith(' 200')) {
        socket.destroy();
        reject(new Error(`${target.pathname} answered ${read.toString('utf8', 0, 200)}`));
        return;
      }
      read = read.subarray(size);
      answered += 1;
      if (performance.now() < until) socket.write(request);
      else {
        socket.destroy();
        resolve(answered);
      }
    });
  });
}

function sizeOfAnswer(read: Buffer): number | undefined {
  const end = read.indexOf(headersEnd);
  if (end === -1) return undefined;
  const length = /content-length: (\d+)/i.exec(read.toString('latin1', 0, end))?.[1];
  if (length === undefined) throw new Error('the answer does not tell its length');
  return end + headersEnd.length + Number(length);
}
