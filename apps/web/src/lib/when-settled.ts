import { queryClient } from './query-client.ts';
import { whenIdle } from './when-idle.ts';

const lookAgainMs = 200;
const timeoutMs = 4000;

interface Looked {
  readonly since: number;
  readonly wasQuiet: boolean;
}

/**
 * Does what can wait until the screen has what it asked the server for and has drawn it: nothing was on its way at two
 * looks in a row. At the latest after a few seconds. Answers how to call it off.
 */
export function whenSettled(
  task: () => void,
  { since, wasQuiet }: Looked = { since: Date.now(), wasQuiet: false },
): () => void {
  let callOff = whenIdle(() => {
    const isQuiet = queryClient.isFetching() === 0;
    if ((isQuiet && wasQuiet) || Date.now() - since > timeoutMs) {
      task();
      return;
    }
    const timer = setTimeout(() => (callOff = whenSettled(task, { since, wasQuiet: isQuiet })), lookAgainMs);
    callOff = () => clearTimeout(timer);
  });
  return () => callOff();
}
