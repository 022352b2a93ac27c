import { afterEach, beforeEach } from 'vitest';
import { startAppWithModel } from './app-with-model.ts';
import type { FakeModelServer } from './fake-model-server.ts';
import type { Client, TestApp } from './test-app.ts';

interface Wanted {
  /** The service looks at photos in place of writing answers. */
  readonly eyes?: boolean;
  readonly medicines: string;
}

export interface ModelStage {
  readonly service: FakeModelServer;
  readonly running: TestApp;
  readonly maria: Client;
  /** Begins again with a service that is given up soon, for those that keep silent. */
  restartHurried(): Promise<void>;
}

/** The application with a scripted service and somebody who is signed in, afresh before each test. */
export function stageModel(wanted: Wanted): ModelStage {
  let stage: Awaited<ReturnType<typeof startAppWithModel>>;
  const start = async (givesUpSoon: boolean) => {
    stage = await startAppWithModel({ ...wanted, givesUpSoon });
  };
  const stop = async () => {
    await stage.running.stop();
    await stage.service.stop();
  };
  beforeEach(() => start(false));
  afterEach(stop);

  return {
    get service() {
      return stage.service;
    },
    get running() {
      return stage.running;
    },
    get maria() {
      return stage.maria;
    },
    async restartHurried() {
      await stop();
      await start(true);
    },
  };
}
