import { Agent, request } from 'node:http';
import { type Figure, median, overRounds } from './figures.ts';
import { type BenchServer, startBenchServer } from './start-bench-server.ts';

const rounds = 5;
const alone = { people: 1, each: 40 };
const crowd = { people: 50, each: 4 };
const questions = [
  'What helps me sleep?',
  'Can I take valerian with my medicines?',
  'Is ginkgo safe with warfarin?',
  'Which herbs are good against stress and bad digestion?',
  'How much magnesium should I take, and when?',
  'Tell me about chamomile tea.',
  'I have a cold. What can I do?',
  "My husband takes St. John's wort and ibuprofen.",
  'Something for my hot flushes, please.',
  'Turmeric or ginger for sore knees?',
  'Is it fine to give my daughter of 6 echinacea?',
];

/** Stands at the end of each question: nobody asks in the very words of another. */
let serial = 1000;

interface Times {
  readonly firstWordsMs: number;
  readonly wholeMs: number;
}

/** Answers of the built-in advisor as a browser asks for them: streamed, until the first words and to the end. */
export async function measureAnswers(): Promise<Figure[]> {
  const server = await startBenchServer();
  const agent = new Agent({ keepAlive: true, maxSockets: crowd.people });
  const asker = { server, agent };
  await askAll(asker, crowd);
  const one: Times[][] = [];
  const many: Times[][] = [];
  const cpu: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    one.push(await askAll(asker, alone));
    server.begin();
    const times = await askAll(asker, crowd);
    cpu.push((await server.tell()).cpuMs / times.length);
    many.push(times);
  }
  agent.destroy();
  await server.stop();
  return [
    ...toFigures('one person', one, { firstWords: 50, whole: 150 }),
    ...toFigures(`${crowd.people} people at once`, many, { whole: 150 }),
    { name: `${crowd.people} people at once: processor time an answer`, value: median(cpu), unit: 'ms' },
  ];
}

function toFigures(
  who: string,
  measured: readonly (readonly Times[])[],
  { firstWords, whole }: { firstWords?: number; whole?: number },
): Figure[] {
  const words = overRounds(measured.map((round) => round.map((times) => times.firstWordsMs)));
  const ends = overRounds(measured.map((round) => round.map((times) => times.wholeMs)));
  const most = (atMost: number | undefined) => (atMost === undefined ? {} : { atMost });
  return [
    { name: `${who}: first words, p50`, value: words.p50, unit: 'ms' },
    { name: `${who}: first words, p95`, value: words.p95, unit: 'ms', ...most(firstWords) },
    { name: `${who}: whole answer, p50`, value: ends.p50, unit: 'ms' },
    { name: `${who}: whole answer, p95`, value: ends.p95, unit: 'ms', ...most(whole) },
  ];
}

interface Asker {
  readonly server: BenchServer;
  readonly agent: Agent;
}

async function askAll(asker: Asker, { people, each }: { people: number; each: number }): Promise<Times[]> {
  const asked = Array.from({ length: people }, async (_, person) => {
    const cookie = asker.server.cookies[person] ?? '';
    const chat = await newChat(asker.server.url, cookie);
    const times: Times[] = [];
    for (let count = 0; count < each; count += 1) {
      serial += 1;
      const content = `${questions[(person + count) % questions.length]} ${serial}`;
      times.push(await ask(asker, { cookie, chat, content }));
    }
    return times;
  });
  return (await Promise.all(asked)).flat();
}

async function newChat(url: string, cookie: string): Promise<number> {
  const response = await fetch(`${url}/api/chats`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{}',
  });
  // safe: the contract's answer to this call.
  return ((await response.json()) as { id: number }).id;
}

function ask(
  { server, agent }: Asker,
  { cookie, chat, content }: { cookie: string; chat: number; content: string },
): Promise<Times> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let firstWordsMs: number | undefined;
    let told = '';
    const outgoing = request(`${server.url}/api/chats/${chat}/messages`, {
      agent,
      method: 'POST',
      headers: { cookie, accept: 'text/event-stream', 'content-type': 'application/json' },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      response.setEncoding('utf8');
      response.on('data', (text: string) => {
        told += text;
        if (told.includes('event: html\n')) firstWordsMs ??= performance.now() - started;
      });
      response.once('end', () => {
        if (firstWordsMs === undefined || !told.includes('event: done\n'))
          reject(new Error(`no whole answer: ${response.statusCode} ${told.slice(0, 200)}`));
        else resolve({ firstWordsMs, wholeMs: performance.now() - started });
      });
    });
    outgoing.end(JSON.stringify({ content }));
  });
}
