import { type AdvisorAnswer, type AdvisorRequest, composeSafely } from '@herbie/domain';

/** Composes an answer from the knowledge base and passes it through the safety pass. */
export interface Advisor {
  compose(request: AdvisorRequest): Promise<AdvisorAnswer>;
  /** Releases its resources; it must not be used afterwards. */
  stop(): void;
}

/** Composes on the calling thread. */
export const plainAdvisor: Advisor = {
  compose: async (request) => composeSafely(request),
  stop: () => undefined,
};
