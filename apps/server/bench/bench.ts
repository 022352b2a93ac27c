// `npm run bench`: how fast and how big, medians of several rounds, beside what was promised. Takes about two
// minutes and wants the machine for itself. Ends with code 1 when a promise is missed.
import { availableParallelism } from 'node:os';
import { freshPostgres } from '../testing/fresh-database.ts';
import { type Figure, isMissed, toLine } from './figures.ts';
import { measureAnswers } from './measure-answers.ts';
import { measureHostile } from './measure-hostile.ts';
import { measureKnowledge } from './measure-knowledge.ts';
import { measureList } from './measure-list.ts';
import { measureStart } from './measure-start.ts';
import { measureStreams } from './measure-streams.ts';

interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

const started = performance.now();
const figures: Figure[] = [];
let isComplete = true;
console.log(`Node ${process.version}, ${availableParallelism()} processors`);

await section('The knowledge base', async () => measureKnowledge());
await section('Starting', measureStart);
await section('Answers of the built-in advisor', measureAnswers);
await section('500 open streams', measureStreams);
await section('Hostile and slow callers', measureHostile);
await section('Reading a list, 10 connections', () => measureList({ name: 'SQLite', settings: {}, atLeast: 0.16 }));
await onPostgres();

const missed = figures.filter(isMissed);
const promised = figures.filter(({ atMost, atLeast }) => atMost !== undefined || atLeast !== undefined);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`\n${promised.length - missed.length} of ${promised.length} targets met in ${seconds} s`);
if (!isComplete) console.log('PostgreSQL was NOT measured.');
process.exit(missed.length === 0 ? 0 : 1);

async function section(title: string, measure: () => Promise<Figure[]>): Promise<void> {
  console.log(`\n${title}`);
  for (const figure of await measure()) {
    figures.push(figure);
    console.log(toLine(figure));
  }
}

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres();
  if (postgres === null) {
    isComplete = false;
    console.warn('\nNOT MEASURED: no PostgreSQL is installed and DATABASE_URL_TEST does not name one.');
    return;
  }
  try {
    const { settings, drop } = await freshPostgres(postgres.url);
    await section('Reading a list, 10 connections', () => measureList({ name: 'PostgreSQL', settings, atLeast: 0.08 }));
    await drop();
  } finally {
    await postgres.stop();
  }
}

async function startPostgres(): Promise<Postgres | null> {
  const script = new URL('../../../scripts/postgres.mjs', import.meta.url);
  // safe: the script that the tests use too; it has no types of its own.
  const { startPostgres: start } = (await import(script.href)) as { startPostgres: () => Promise<Postgres | null> };
  return start();
}
