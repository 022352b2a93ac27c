import {
  AssistantFailure,
  type LanguageModel,
  type ModelPiece,
  type ModelRequest,
} from '../../../platform/assistant/language-model.ts';
import type { ModelService } from './model-service.ts';
import { post, type Upstream } from './post.ts';
import type { RequestLimits } from './request-limits.ts';
import { eventsOf, wholeText } from './sse.ts';

/** How a service is asked, and how what it sends is read. */
export interface ModelFormat {
  readonly toUpstream: (request: ModelRequest) => Upstream;
  readonly readEvents: (events: AsyncIterable<string>) => AsyncIterable<ModelPiece>;
  /** Of services that may answer in one piece. */
  readonly readWhole?: (body: string) => Iterable<ModelPiece>;
}

/** A model that is asked in one of the formats. */
export function createModelOfFormat(
  { name, service }: Pick<ModelService, 'name' | 'service'>,
  { toUpstream, readEvents, readWhole }: ModelFormat,
  requestLimits: RequestLimits,
): LanguageModel {
  return {
    name,
    service,
    async *stream(request) {
      const { isStream, bytes } = await post(toUpstream(request), { requestLimits, signal: request.signal });
      if (isStream) yield* readEvents(eventsOf(bytes, requestLimits.maxLine));
      else if (readWhole) yield* readWhole(await wholeText(bytes));
      else throw new AssistantFailure('broken');
    },
  };
}
