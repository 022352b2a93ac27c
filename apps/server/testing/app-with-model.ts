import { createLanguageModel, createPhotoModel } from '../src/features/assistant/language-model/create.ts';
import { type RequestLimits, defaultRequestLimits } from '../src/features/assistant/language-model/request-limits.ts';
import { type FakeModelServer, startFakeModelServer } from './fake-model-server.ts';
import { type Client, startTestApp, type TestApp } from './test-app.ts';

export const modelKey = 'sk-very-private-key-0123456789';
/** What a service says of its own troubles: never shown, never logged. */
export const upstreamText = 'UPSTREAM-INTERNAL-TEXT';
const plenty: RequestLimits = { ...defaultRequestLimits, backoffMs: 5, maxBytes: 300_000, maxLine: 100_000 };
const short: RequestLimits = { ...plenty, firstByteMs: 400, silenceMs: 300, totalMs: 1500 };

interface AppWithModel {
  readonly service: FakeModelServer;
  readonly running: TestApp;
  /** Signed in, with one profile. */
  readonly maria: Client;
}

/** The real application with a fake service behind the real adapter; and somebody who asks. */
export async function startAppWithModel({
  eyes = false,
  medicines,
  givesUpSoon = false,
}: {
  /** The service looks at photos in place of writing answers. */
  readonly eyes?: boolean;
  readonly medicines: string;
  /** For services that keep silent: a busy machine would not keep such limits where an answer is expected. */
  readonly givesUpSoon?: boolean;
}): Promise<AppWithModel> {
  const service = await startFakeModelServer();
  const settings = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'test-model',
    AI_BASE_URL: service.baseUrl,
    AI_API_KEY: modelKey,
  } as const;
  const requestLimits = givesUpSoon ? short : plenty;
  const running = await startTestApp(
    {},
    eyes
      ? { photoModel: createPhotoModel({ ...settings, AI_VISION_MODEL: 'eyes' }, requestLimits) }
      : { model: createLanguageModel(settings, requestLimits) },
  );
  const maria = await running.signUp('marielena');
  await maria.post('/api/profiles', { name: 'Zebulonia', age: 34, currentMedications: medicines });
  return { service, running, maria };
}
