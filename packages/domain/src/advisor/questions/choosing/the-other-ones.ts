import { findHerb } from '../../../herbs/catalogue.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { sortedInShort } from '../../about-herbs/comparing/sorted-out.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "No, the other one", where two are left of three: which of them is meant. */
export function answerTheOtherOnes({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  if (herbs.length > 0 || earlierHerbs.length < 2 || !theOther.test(question)) return null;
  const left = earlierHerbs.flatMap(({ id }) => findHerb(id) ?? []);
  const names = left.map(({ name }) => inSentence(name));
  const findings = findingsAbout(earlierHerbs, subject.person);
  return plainAnswer(
    [
      paragraph(
        `Which do you mean, ${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}? ${sortedInShort(left, { who: subject.who, findings })}`,
      ),
    ],
    names.map((name) => `Tell me about ${name}`),
  );
}

const theOther = /^\W*(?:(?:no|nah|not that(?: one)?|i mean(?:t)?|ok|and|sorry)\b\W*)*the other (?:one|ones|two)\W*$/i;
