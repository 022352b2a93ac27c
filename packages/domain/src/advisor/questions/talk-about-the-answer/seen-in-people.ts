import { choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { reasonsAgainst } from '../../about-herbs/facts/reasons.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { lastAnswer } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "Is that mice or real people?", right after a warning: what it rests on, and how sure that is. */
export function answerSeenInPeople(question: Understanding): AdvisorAnswer | null {
  const { earlierHerbs, herbs, wanted, history, subject } = question;
  const text = withPlainApostrophes(question.question);
  if (earlierHerbs.length === 0 || herbs.length + wanted.length > 0 || text.length > longest) return null;
  if (!ofWhom.test(text)) return null;
  const last = lastAnswer(history);
  const findings = findingsAbout(earlierHerbs, subject.person).filter(({ severity }) => severity !== 'minor');
  // What was praised is asked of as praise.
  if (findings.length === 0 || !warned.test(last)) return null;
  return reasonsAgainst(question, earlierHerbs, { lead: restsOn });
}

const longest = 100;
const restsOn =
  'This is what the warning rests on, and how sure it is. Where nobody has tested it in people, I keep to the careful side as long as the harm would be greater than the gain:';
const warned =
  /\b(?:advise|Avoid unless|Ask first|ask first|Do not (?:take|combine)|leave out|wrong choice|leave \S+ alone)\b/;

const animals = choice(/mice|mouse|rats?|rodents?|animals?|rabbits?|guinea pigs?|monkeys?|hamsters?/);
const glass = choice(
  /(?:the )?labs?|laborator(?:y|ies)|(?:a |the )?test[- ]?tubes?|(?:a )?petri dish(?:es)?|cells?(?: cultures?)?|glass|a dish|in vitro/,
);
const people = choice(
  /(?:real |actual |living |any |other )*(?:people|persons?|humans?|patients?|somebody|someone|anybody|anyone|folks?)/,
);
const ofWhom = oneOf(
  // "Mice or real people?", "in people or only in a test tube"
  sequence(/\b/i, choice(animals, glass), /\b[^.?!]{0,40}\bor\b[^.?!]{0,30}\b/, people, /\b/),
  sequence(/\b/i, people, /\b[^.?!]{0,20}\bor\b[^.?!]{0,30}\b/, choice(animals, glass), /\b/),
  // "So only in rats?", "was that just a lab thing?"
  sequence(/\b(?:only|just|merely)(?: (?:in|on|from|with|a|some))* /i, choice(animals, glass), /\b/),
  sequence(
    /^\W*(?:(?:so|and|but|is|was|that|it|this|all)\b[ ,]*)*(?:in|on|from) (?:a |the )?/i,
    choice(animals, glass),
    /\W*$/,
  ),
  // "Has anyone tested this on patients?", "any human data on that?"
  sequence(
    /\b(?:tested|studied|tried|shown|seen|proven|proved|happened|happen|reported|evidence|data|stud(?:y|ies)|trials?|cases?)\b[^.?!]{0,20}\b(?:in|on|to|with|of) /i,
    people,
    /\b/,
  ),
  /\b(?:any |real |actual )?human (?:data|trials?|stud(?:y|ies)|evidence|cases?)\b/i,
);
