import { getSession, listHerbs } from '@herbie/contract';
import { queryClient } from '../query-client.ts';
import { reportFailure } from '../report-failure.ts';
import { answerOfflineWith, send } from '../send.ts';
import { hasNumbersOf, keepNumbers } from './herb-numbers.ts';
import { sendWaiting } from './send-waiting.ts';
import { keepKnowledge, registerServiceWorker } from './service-worker.ts';
import { readWaiting, reload, signedInId } from './waiting.ts';
import { answerHere } from './without-network.ts';

const againMs = 20_000;
const quietMs = 3000;
const thisBuild = import.meta.url;

/** Everything that makes the app stand on its own for a while. Begun once, after the first screen. */
export function startOffline(): void {
  answerOfflineWith(answerHere);
  addEventListener('online', trySending);
  setInterval(() => {
    if (readWaiting().some(({ refused }) => refused === null)) trySending();
  }, againMs);
  let before = signedInId();
  queryClient.getQueryCache().subscribe(({ query }) => {
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
  setTimeout(() => prepare().catch(() => undefined), quietMs);
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
