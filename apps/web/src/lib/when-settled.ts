import { queryClient } from './query-client.ts';
import { whenIdle } from './when-idle.ts';

const lookAgainMs = 200;
const timeoutMs = 4000;

interface Looked {
  readonly since: number;
  readonly wasQuiet: boolean;
}

/**
 * Runs a task once the screen has loaded and rendered its data, that is, when no query was running at two checks in a row, or
 * after a few seconds at the latest. Returns a function that cancels it.
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
