import { getSession, listHerbs, listProfiles } from '@herbie/contract';
import { queryClient } from '../query-client.ts';
import { reportFailure } from '../report-failure.ts';
import { setOfflineFallback, send } from '../send.ts';
import { hasNumbersOf, keepNumbers } from './herb-numbers.ts';
import { sendOutbox } from './send-outbox.ts';
import { keepUpToDate, stopServing } from './kept-people.ts';
import { keepKnowledge, registerServiceWorker } from './service-worker.ts';
import { readOutbox, reload, signedInId } from './outbox.ts';
import { answerOffline } from './answer-offline.ts';

const againMs = 20_000;
const quietMs = 3000;
/** The knowledge is nearly a megabyte: it is loaded after the person's own pages. */
const settledMs = 10_000;
const thisBuild = import.meta.url;
let keeping: ReturnType<typeof setTimeout> | undefined;

/** Starts offline support. Called once, after the first screen. */
export function startOffline(): void {
  setOfflineFallback(answerOffline);
  addEventListener('online', trySending);
  addEventListener('online', () => void stopServing());
  setInterval(() => {
    if (readOutbox().some(({ refused }) => refused === null)) trySending();
  }, againMs);
  let before = signedInId();
  queryClient.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (event.type === 'updated' && event.action.type === 'success' && isOfPeople(query.queryKey[0])) keepSoon();
    if (query.queryKey[0] !== getSession.path || signedInId() === before) return;
    before = signedInId();
    if (before !== null) begin();
  });
  if (before === null) void reload();
  else begin();
  registerServiceWorker();
}

/** After sign-in: sends the outbox and prepares the device for offline use. */
function begin(): void {
  void reload().then(trySending);
  void stopServing();
  keepSoon();
  setTimeout(() => prepare().catch(() => undefined), settledMs);
}

/** Keeps stored profiles up to date, where their owner asked for them to be stored. */
function keepSoon(): void {
  clearTimeout(keeping);
  keeping = setTimeout(() => keepUpToDate().catch(() => undefined), quietMs);
}

function isOfPeople(address: unknown): boolean {
  return typeof address === 'string' && (address === listProfiles.path || /\/supplements(\?|$)/.test(address));
}

function trySending(): void {
  sendOutbox().catch((error: unknown) => reportFailure('still waiting', error));
}

/** Loads the knowledge in the background, unless the browser asks to save data. */
async function prepare(): Promise<void> {
  if (isSavingData() || !navigator.onLine) return;
  if (!(await keepKnowledge()) || (await hasNumbersOf(thisBuild))) return;
  await keepNumbers(thisBuild, await send(listHerbs));
}

function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
