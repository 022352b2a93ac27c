import { toItem } from '../../safety/item.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { wishOf } from '../reading/wishes/wish.ts';
import { inSentence } from '../wording/names.ts';
import { answerAboutHerbs } from './about-herbs.ts';
import { findingsAbout } from './checked-herbs.ts';

/** "My doctor wants me on warfarin", from somebody who takes herbs already: what the medicine means for those. */
export function besideOwn(question: Understanding): AdvisorAnswer | null {
  const { asks, medicines, herbs, subject } = question;
  const wish = wishOf(question);
  if (medicines.length === 0 || herbs.length > 0 || wish.length > 0 || subject.person.herbs.length === 0) return null;
  const named = new Set(medicines.map(({ id }) => id));
  const found = findingsAbout(medicines, subject.person).filter(({ with: other }) => named.has(other.id));
  const warned = new Set(found.map((finding) => finding.subject.id));
  const own = subject.person.herbs.filter(({ id }) => warned.has(id)).map(toItem);
  if (own.length === 0) return null;
  return answerAboutHerbs({
    ...question,
    asks: { ...asks, checking: true },
    items: [...own, ...medicines],
    areAlternatives: true,
    wish,
    isOneByOne: own.length > 1,
    isOnlyVerdict: true,
    asides: [],
    concern: null,
  });
}

/** Names of the herbs the person of the profile takes. */
export function ownHerbs({ subject }: Understanding): readonly string[] {
  return [...new Set(subject.person.herbs.map(({ name }) => inSentence(name)))];
}
