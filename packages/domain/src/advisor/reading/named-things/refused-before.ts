import { findHerb, listHerbs } from '../../../herbs/catalogue.ts';
import type { Mention } from '../../../resolve/mention.ts';
import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { refusedHerbs } from './avoided-herbs.ts';
import { leftOutByClinician } from '../clinician-says-no.ts';

/** Herbs turned down earlier, unless the question itself comes back to them. */
export function refusedBefore(request: AdvisorRequest, mentions: readonly Mention[]): readonly string[] {
  return [
    ...earlierMessages(request).flatMap((message) => refusedHerbs(message, readText(message).mentions)),
    ...leftOutByClinician(request),
  ]
    .flatMap(withTwins)
    .filter((key) => !mentions.some(({ id }) => id === key));
}

function earlierMessages({ history }: AdvisorRequest): readonly string[] {
  return history.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
}

/** Who was hurt by one preparation of a plant, or turned it down, is not offered another. */
export function withTwins(key: string): readonly string[] {
  const name = findHerb(key)?.scientificName ?? null;
  const twins = name === null ? [] : listHerbs().filter(({ scientificName }) => scientificName === name);
  return [key, ...twins.map((twin) => twin.key)];
}
