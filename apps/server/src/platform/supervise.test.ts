import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type Supervised, supervise, type Told } from './supervise.ts';

interface Task {
  readonly id: number;
}
interface Report extends Task {
  readonly text: string;
  readonly isDone: boolean;
}

let supervised: Supervised<Task, Report>;
let launched: { readonly told: Told<Report>; readonly tasks: Task[]; hasEnded: boolean }[] = [];
const begin = (idleMs = 60_000) => {
  launched = [];
  supervised = supervise<Task, Report>({
    idleMs,
    isLast: ({ isDone }) => isDone,
    launch(told) {
      const made = { told, tasks: [] as Task[], hasEnded: false };
      launched.push(made);
      return { post: (task) => void made.tasks.push(task), end: () => void (made.hasEnded = true) };
    },
  });
};
afterEach(() => supervised.stop());

test('each report reaches who asked for it, and one launch serves all', async () => {
  begin();
  const answers = [supervised.ask({ id: 1 }), supervised.ask({ id: 2 })];

  launched[0]?.told.report({ id: 2, text: 'two', isDone: true });
  launched[0]?.told.report({ id: 1, text: 'one', isDone: true });

  expect((await Promise.all(answers)).map((report) => report?.text)).toEqual(['one', 'two']);
  expect(launched).toHaveLength(1);
});

test('when it ends in the middle, what it had told so far is the answer, and the next task launches another', async () => {
  begin();
  const [half, none] = [supervised.ask({ id: 1 }), supervised.ask({ id: 2 })];
  launched[0]?.told.report({ id: 1, text: 'so far', isDone: false });

  launched[0]?.told.ended();

  expect([await half, await none]).toEqual([{ id: 1, text: 'so far', isDone: false }, null]);
  void supervised.ask({ id: 3 });
  expect(launched[1]?.tasks).toEqual([{ id: 3 }]);
});

test('the end of an earlier one does not end its successor', async () => {
  begin();
  void supervised.ask({ id: 1 });
  supervised.stop();
  const next = supervised.ask({ id: 2 });

  launched[0]?.told.ended();
  launched[1]?.told.report({ id: 2, text: 'two', isDone: true });

  expect((await next)?.text).toBe('two');
});

test('it goes when nobody asked for a while, and not while somebody waits', async () => {
  begin(20);
  const asked = supervised.ask({ id: 1 });
  await wait(60);
  expect(launched[0]?.hasEnded).toBe(false);

  launched[0]?.told.report({ id: 1, text: 'one', isDone: true });
  await asked;
  await wait(60);

  expect(launched[0]?.hasEnded).toBe(true);
  expect(supervised.isRunning()).toBe(false);
});
