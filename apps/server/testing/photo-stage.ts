import type { Analysis } from '@herbie/contract';
import { expect } from 'vitest';
import { smallJpeg } from './call-examples.ts';
import { says } from './fake-model-server.ts';
import { stageModel } from './model-stage.ts';

/** What a photo service says it sees. */
export const sees = (seen: object) => says(JSON.stringify({ text: '', plants: [], ...seen }));
export const label = sees({ kind: 'label', text: 'Calm Forte\nValerian root 400 mg\nGinkgo biloba leaf 120 mg' });

/** Somebody who takes warfarin, and how she has a photo looked at. */
export function stagePhotos() {
  const stage = stageModel({ eyes: true, medicines: 'warfarin' });

  async function analyse(extra: object = {}): Promise<Analysis> {
    const reply = await stage.maria.post('/api/analyses', { imageBase64: smallJpeg, ...extra });
    expect(reply.statusCode, reply.body).toBe(201);
    return reply.json<Analysis>();
  }

  return { stage, analyse };
}
