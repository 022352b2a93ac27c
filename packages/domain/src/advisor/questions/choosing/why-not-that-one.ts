import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { findingsForHerb } from '../../../herbs/recommend.ts';
import type { Person } from '../../../safety/person/person.ts';
import { choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { toItem } from '../../../safety/item.ts';
import { compareSeverity } from '../../../safety/words.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { pairOf } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { topicOf, topicsOf } from '../../reading/wishes/topics.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { gradeOf } from '../../wording/grade-words.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

const mostReasons = 2;

/** "Why isn't willow bark on your list?": what speaks against it, or that others came first. */
export function answerWhyNotThatOne(question: Understanding): AdvisorAnswer | null {
  const { medicines, subject, history } = question;
  // "Isn't willow bark on your list?" turns nothing down.
  const herbs = readText(question.question)
    .mentions.filter(({ kind }) => kind === 'herb')
    .map(toItem);
  const [item] = herbs;
  const herb = findHerb(item?.id ?? '');
  const isAsked = history.length > 0 && whyNot.test(withPlainApostrophes(question.question));
  if (!isAsked || item === undefined || herb === undefined || herb.neverSuggest === true) return null;
  if (herbs.length > 1 || medicines.length > 0) return null;
  const findings = findingsAbout([item], subject.person)
    .filter(({ severity }) => severity !== 'minor')
    .toSorted((left, right) => compareSeverity(left.severity, right.severity))
    .filter((finding, place, all) => all.findIndex(({ why }) => why === finding.why) === place)
    .slice(0, mostReasons);
  if (findings.length === 0) return othersFirst(herb, question);
  const isWarned = question.said.includes(findings[0]?.advice ?? '?');
  return {
    ...plainAnswer(
      [
        isWarned ? `It stays as I said, and here is why.` : `I left it out for ${subject.who} for good reason.`,
        ...findings.map((finding) => `${capital(pairOf([finding], subject.person))}. ${finding.why} ${finding.advice}`),
        ...(isFreeAsFood(herb, subject.person) ? ['As a food or spice in usual amounts it is another matter.'] : []),
      ].map(paragraph),
      ['What could I take instead?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

/** What speaks against it holds for capsules and extracts alone. */
function isFreeAsFood(herb: Herb, person: Person): boolean {
  const isFood = herb.monograph?.forms.includes('food') === true;
  return isFood && findingsForHerb(herb, person, 'food').every(({ severity }) => severity === 'minor');
}

/** Nothing speaks against it: it was named, or it is less studied for this than those that were. */
function othersFirst(herb: Herb, question: Understanding): AdvisorAnswer | null {
  const wish = wishOf(question);
  if (wish.length === 0 || question.said.includes(`${herb.name} (`)) return null;
  const name = inSentence(herb.name);
  const use = herb.monograph?.uses.find((each) => wish.includes(each.use));
  const topic = use === undefined ? topicsOf(wish, '') : topicOf(use.use);
  const text =
    use === undefined
      ? `I hold no study of ${name} for ${topic}, so I named what was tried for it. I found nothing that speaks against it for ${question.subject.who}; that is no promise.`
      : `It would be another choice. I found nothing that speaks against ${name} for ${question.subject.who}; I named those first that are better studied or more usual for ${topic}. How well ${name} was studied for it: ${gradeOf(use)}. ${use.text}`;
  return {
    ...plainAnswer([paragraph(text)], [`How do I take ${name}?`]),
    sources: citedSources(use?.sources ?? [], []),
  };
}

const whyNot = sequence(
  /^\W*(?:(?:and|but|so|ok)\b\W*)*why /i,
  choice(
    /not/,
    sequence(
      /(?:is|are)(?: not|n't)\b[^?]{2,40}\b(?:on|in|among|part of) (?:your|the|that)/,
      / (?:list|suggestions|answer|choices|options)/,
    ),
    sequence(
      /(?:did|do|have|would)(?: you)?(?: not|n't)(?: you)? (?:ever )?/,
      choice(/suggest(?:ed)?|mention(?:ed)?|recommend(?:ed)?|nam(?:e|ed)|list(?:ed)?|includ(?:e|ed)/, /advis(?:e|ed)/),
    ),
    /(?:can't|cannot|can not|shouldn't|should not|may) (?:i|he|she) (?:not )?(?:take|have|use|try|drink)/,
  ),
  /\b/,
);
