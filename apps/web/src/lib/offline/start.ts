import { getSession, listHerbs, listProfiles } from '@herbie/contract';
import { queryClient } from '../query-client.ts';
import { reportFailure } from '../report-failure.ts';
import { answerOfflineWith, send } from '../send.ts';
import { hasNumbersOf, keepNumbers } from './herb-numbers.ts';
import { sendWaiting } from './send-waiting.ts';
import { keepUpToDate, stopServing } from './kept-people.ts';
import { keepKnowledge, registerServiceWorker } from './service-worker.ts';
import { readWaiting, reload, signedInId } from './waiting.ts';
import { answerHere } from './without-network.ts';

const againMs = 20_000;
const quietMs = 3000;
/** The knowledge is half a megabyte: it waits until the person's own pages have come. */
const settledMs = 10_000;
const thisBuild = import.meta.url;
let keeping: ReturnType<typeof setTimeout> | undefined;

/** Everything that makes the app stand on its own for a while. Begun once, after the first screen. */
export function startOffline(): void {
  answerOfflineWith(answerHere);
  addEventListener('online', trySending);
  addEventListener('online', () => void stopServing());
  setInterval(() => {
    if (readWaiting().some(({ refused }) => refused === null)) trySending();
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

/** Somebody is signed in: what waits for them goes out, and this device gets ready for the way. */
function begin(): void {
  void reload().then(trySending);
  void stopServing();
  keepSoon();
  setTimeout(() => prepare().catch(() => undefined), settledMs);
}

/** Where people asked for it, this device has their profiles as they are now, also after a change. */
function keepSoon(): void {
  clearTimeout(keeping);
  keeping = setTimeout(() => keepUpToDate().catch(() => undefined), quietMs);
}

function isOfPeople(address: unknown): boolean {
  return typeof address === 'string' && (address === listProfiles.path || /\/supplements(\?|$)/.test(address));
}

function trySending(): void {
  sendWaiting().catch((error: unknown) => reportFailure('still waiting', error));
}

/** The knowledge comes to this device in the background, unless the person asked to save data. */
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
