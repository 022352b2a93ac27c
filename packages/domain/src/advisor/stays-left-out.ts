import { findHerb } from '../herbs/catalogue.ts';
import { isOnlyForSkin } from '../herbs/form-for.ts';
import type { Item } from '../safety/item.ts';
import { isWarnedOf } from './about-herbs/verdict/warned-of.ts';
import type { AdvisorRequest } from './answer.ts';
import { namedByPerson } from './reading/conversation.ts';
import { lastAnswer } from './reading/last-said.ts';
import { understand } from './reading/understanding.ts';
import { onTheSkin } from './reading/wishes/skin-only.ts';
import { listed } from './wording/html.ts';
import { capital, inSentence } from './wording/names.ts';

const mostNamed = 3;

/** "OK, thanks", after something was advised against: it is named once more, so that the thanks are not for it. */
export function staysLeftOut(asked: AdvisorRequest): string | null {
  if (namedByPerson(asked).length === 0) return null;
  const { subject } = understand(asked);
  const last = lastAnswer(asked.history);
  const out = namedByPerson(asked)
    .filter((herb) => isWarnedOf(isPutOn(herb) ? onTheSkin(herb) : herb, subject.person))
    .map(({ name }) => inSentence(name));
  if (out.length === 0 || last.includes(leftOut)) return null;
  const names = listed(out.slice(0, mostNamed));
  return `${capital(names)} ${out.length > 1 ? 'stay' : 'stays'} ${leftOut}.`;
}

/** Arnica that was asked of for a bruise does not stay left out. */
function isPutOn({ id, form }: Item): boolean {
  const herb = findHerb(id);
  return herb !== undefined && form === 'unspecified' && isOnlyForSkin(herb);
}

const leftOut = 'left out';
