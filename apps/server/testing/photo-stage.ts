import type { Analysis } from '@herbie/contract';
import { afterEach, beforeEach, expect } from 'vitest';
import { startAppWithModel } from './app-with-model.ts';
import { smallJpeg } from './call-examples.ts';
import { type FakeModelServer, says } from './fake-model-server.ts';
import type { Client, TestApp } from './test-app.ts';

/** What a photo service says it sees. */
export const sees = (seen: object) => says(JSON.stringify({ text: '', plants: [], ...seen }));
export const label = sees({ kind: 'label', text: 'Calm Forte\nValerian root 400 mg\nGinkgo biloba leaf 120 mg' });

/** Somebody who takes warfarin and shows photos, and a scripted photo service, before each test. */
export function stagePhotos() {
  let service: FakeModelServer;
  let running: TestApp;
  let maria: Client;
  beforeEach(() => start());
  afterEach(stop);

  async function start({ givesUpSoon = false } = {}): Promise<void> {
    ({ service, running, maria } = await startAppWithModel({ eyes: true, medicines: 'warfarin', givesUpSoon }));
  }

  async function stop(): Promise<void> {
    await running.stop();
    await service.stop();
  }

  return {
    get service() {
      return service;
    },
    get running() {
      return running;
    },
    get maria() {
      return maria;
    },
    /** Begins again with a service that is given up soon, for those that keep silent. */
    async restartHurried(): Promise<void> {
      await stop();
      await start({ givesUpSoon: true });
    },
    async analyse(extra: object = {}): Promise<Analysis> {
      const reply = await maria.post('/api/analyses', { imageBase64: smallJpeg, ...extra });
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json<Analysis>();
    },
  };
}
