import {
  createAnalysis,
  deleteAnalysis,
  getAnalysis,
  getAnalysisImage,
  listAnalyses,
  succeeded,
} from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/deps.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import { createPhotoReader } from '../assistant/photo-reader.ts';
import { analyse, getPastAnalysis, getPicture, listOwnAnalyses, removeAnalysis } from './analyses.service.ts';
import { createPhotoProcess } from './photo-process/photo-process.ts';

export function registerAnalyses(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });
  const service = createPhotoReader(deps, app.log);
  const photos = createPhotoProcess();
  app.addHook('onClose', () => photos.stop());

  registerCall(listAnalyses, ({ session, query }) => listOwnAnalyses(deps.db, { userId: session.user.id, ...query }));

  registerCall(createAnalysis, ({ session, request, body, recorder }) =>
    analyse({ deps, service, photos, request, session, body, recorder }),
  );

  registerCall(getAnalysis, ({ session, params }) =>
    getPastAnalysis(deps.db, { id: params.id, userId: session.user.id }),
  );

  registerCall(getAnalysisImage, async ({ session, params, reply }) =>
    reply
      .headers({
        'content-type': 'image/jpeg',
        'content-disposition': 'attachment; filename="photo.jpg"',
        'content-security-policy': 'sandbox',
      })
      .send(await getPicture(deps.db, { id: params.id, userId: session.user.id })),
  );

  registerCall(deleteAnalysis, async ({ session, params }) => {
    await removeAnalysis(deps.db, { id: params.id, userId: session.user.id });
    return succeeded;
  });
}
