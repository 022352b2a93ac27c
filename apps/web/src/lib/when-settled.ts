import { queryClient } from './query-client.ts';
import { whenIdle } from './when-idle.ts';

const lookAgainMs = 100;
const patienceMs = 4000;

/** Does what can wait until the screen has what it asked the server for; at the latest after a few seconds. */
export function whenSettled(task: () => void, since = Date.now()): () => void {
  let callOff = whenIdle(() => {
    if (queryClient.isFetching() === 0 || Date.now() - since > patienceMs) task();
    else {
      const timer = setTimeout(() => (callOff = whenSettled(task, since)), lookAgainMs);
      callOff = () => clearTimeout(timer);
    }
  });
  return () => callOff();
}
