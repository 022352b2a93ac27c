import type { AdvisorAnswer } from './answer.ts';
import type { Understanding } from './reading/understanding.ts';

/** A kind of answer: null leaves the question to the next one. */
export type Answering = (question: Understanding) => AdvisorAnswer | null;
