import { oneOf, sequence } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { Finding } from '../../../safety/finding.ts';
import type { Person } from '../../../safety/person/person.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { amountsInGeneral, inForm } from '../../about-herbs/amounts/amounts.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { aloneFirst, gapFromAll, gapIn } from '../../about-herbs/facts/hours-between.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "With my statin at the same time?", of what swells or binds and is kept apart from all medicines. */
export function answerAtTheSameTime(question: Understanding): AdvisorAnswer | null {
  const { herbs, earlierHerbs, subject } = question;
  if (!sameTime.test(question.question) || isItSafe.test(question.question)) return null;
  const items = herbsMeant({ herbs, earlierHerbs });
  const findings = findingsAbout(items, subject.person).filter(({ kind }) => kind === 'medicine');
  // What the checks tell of the very pair says more, as long as it was not told before.
  if (findings.length > 0 && herbs.length > 0) return null;
  const apart = items.flatMap(({ id }) => findHerb(id) ?? []).filter((herb) => gapFromAll(herb) !== undefined);
  if (apart.length === 0) return whateverTheHour(findings, subject.person);
  const amounts = question.asks.amount && !isUnderage(subject.person) ? apart.flatMap(howMuch) : [];
  return {
    ...plainAnswer(
      [
        ...apart.map(
          (herb) =>
            `Better not at the same time. ${capital(inSentence(herb.name))}: ${withStop(gapFromAll(herb) ?? '')}`,
        ),
        ...amounts,
      ].map(paragraph),
      ['How much do people take?'],
    ),
    sources: citedSources(
      apart.flatMap(({ monograph }) => monograph?.precautions.sources ?? []),
      [],
    ),
  };
}

/** "How many grams, and together with the tablet?" */
function howMuch(herb: Herb): readonly string[] {
  return amountsInGeneral(herb)
    .slice(0, 1)
    .map(({ form, text }) => `${inForm[form]}: ${lower(withStop(text))}`);
}

/** Two that add up in the body do so whenever they are taken. */
function whateverTheHour(findings: readonly Finding[], person: Person): AdvisorAnswer | null {
  const [first] = findings;
  const isMild = findings.every(({ severity }) => severity === 'minor' || severity === 'moderate');
  if (first === undefined || !isMild || findings.some((finding) => gapIn(finding) !== '')) return null;
  const alone = aloneFirst(person.medicines);
  return {
    ...plainAnswer(
      [
        ...(alone === null ? [] : [alone]),
        `At the same time or hours apart makes no difference with ${pairsIn(findings, person)}: it is about what they do in the body, not about how they are taken up.`,
        first.advice,
      ].map(paragraph),
      ['What could I take instead?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

/** "Is it safe together with my aspirin?" asks of the two, not of the hour. */
const isItSafe = oneOf(
  sequence(
    /\b(?:can|could|may|should) (?:i|he|she|we) (?:also |still |safely )?/i,
    /(?:take|use|have|drink|combine)\b[^?]{0,16}\btogether with\b/,
  ),
  /\b(?:safe|ok(?:ay)?|fine|all ?right|compatible|allowed|dangerous)\b[^?]{0,12}\btogether with\b/i,
);

const sameTime =
  /^\W*(?:(?:and|ok|okay|fine|so|then|but)\W+)*[\w' -]{3,30} at the same time\W*(?:\?|$)|\bwith (?:my|his|her|the) [\w -]{3,24}\b(?:at the same time|together|at once)\b|\b(?:at the same time as|together with) (?:my|his|her|the) (?:\w+ )?(?:tablets?|pills?|medicines?|meds|statin|\w+)\b/i;
