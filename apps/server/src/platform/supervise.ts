/** A thread or process that was launched beside the server's main thread. */
export interface Launched<Task> {
  post(task: Task): void;
  end(): void;
}

/** Whom it tells: of each report, and that it is gone, for whatever reason. */
export interface Told<Report> {
  report(report: Report): void;
  ended(): void;
}

interface Supervising<Task, Report> {
  readonly launch: (told: Told<Report>) => Launched<Task>;
  /** How long it stays when nobody asks; then all its memory is given back. */
  readonly idleMs: number;
  /** Whether a report is the last one about its task; each is, unless this says otherwise. */
  readonly isLast?: (report: Report) => boolean;
}

export interface Supervised<Task, Report> {
  /** Launches it unless it is there already. */
  start(): void;
  isRunning(): boolean;
  /** How many tasks are waited for. */
  waiting(): number;
  /** The last report about a task, which launches it if need be; null when it ended before it told anything. */
  ask(task: Task): Promise<Report | null>;
  stop(): void;
}

interface Waiting<Report> {
  told: Report | null;
  readonly finish: (told: Report | null) => void;
}

/** Launches a thread or process when it is needed, hands its reports to who asked, and lets nobody wait for one that is gone. */
export function supervise<Task extends { readonly id: number }, Report extends { readonly id: number }>({
  launch,
  idleMs,
  isLast = () => true,
}: Supervising<Task, Report>): Supervised<Task, Report> {
  let running: Launched<Task> | null = null;
  const waiting = new Map<number, Waiting<Report>>();
  const idle = setTimeout(() => (waiting.size === 0 ? stop() : undefined), idleMs).unref();

  function start(): Launched<Task> {
    if (running) return running;
    // What an earlier one still tells concerns nobody any more.
    const isCurrent = () => running === started;
    const started: Launched<Task> = launch({
      report: (report) => (isCurrent() ? settle(report) : undefined),
      ended: () => (isCurrent() ? forget() : undefined),
    });
    running = started;
    idle.refresh();
    return started;
  }

  function settle(report: Report) {
    const asked = waiting.get(report.id);
    if (!asked) return;
    asked.told = report;
    if (!isLast(report)) return;
    waiting.delete(report.id);
    if (waiting.size === 0) idle.refresh();
    asked.finish(report);
  }

  function forget() {
    running = null;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { told, finish } of all) finish(told);
  }

  function stop() {
    running?.end();
    forget();
  }

  return {
    start: () => void start(),
    isRunning: () => running !== null,
    waiting: () => waiting.size,
    async ask(task) {
      const asked = start();
      idle.refresh();
      return new Promise((finish) => {
        waiting.set(task.id, { told: null, finish });
        asked.post(task);
      });
    },
    stop,
  };
}
