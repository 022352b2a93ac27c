import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** 0 (guessed at once) to 4, with the person's own names counted as known. */
export function strengthOf(password: string, names: readonly string[]): number {
  return estimator.check(password.slice(0, 100), [...names, 'herbie']).score;
}
