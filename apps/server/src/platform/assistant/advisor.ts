import { advise, type AdvisorAnswer, type AdvisorRequest, guardComposed } from '@herbie/domain';

/** Composes an answer from the knowledge base and passes it through the safety pass. */
export interface Advisor {
  compose(request: AdvisorRequest): Promise<AdvisorAnswer>;
  /** Ends what it holds; it is not asked again. */
  stop(): void;
}

/** Composes on the very thread that asks. */
export const plainAdvisor: Advisor = {
  compose: async (request) => guardComposed(request, advise(request)),
  stop: () => undefined,
};
