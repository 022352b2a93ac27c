import { readText } from '../../../resolve/read.ts';
import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { toItem } from '../../../safety/item.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { offeredHerbs } from '../../reading/conversation.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { specialOf, topicsOf } from '../../reading/wishes/topics.ts';
import { citedSources } from '../../wording/source-list.ts';
import { whatToHaveChecked, whatToTellOf } from './what-to-have-checked.ts';
import { bullets, escapeHtml, listed, paragraph } from '../../wording/html.ts';
import { inSentence, medicineName } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import type { Understanding } from '../../reading/understanding.ts';

const mostNamed = 6;

/** "What should I tell my oncologist?": what was spoken of, and what to ask. */
export function answerForTheDoctor(question: Understanding): AdvisorAnswer | null {
  if (!asksWhatToTell.test(withPlainApostrophes(question.question))) return null;
  const { subject } = question;
  const named = [
    ...question.history.flatMap(({ role, text }) => (role === 'user' ? readText(text).mentions : [])),
    ...question.mentions,
  ].filter(({ kind, negated }) => kind === 'herb' && !negated);
  const spoken = [...named.map(toItem), ...offeredHerbs(question)];
  const herbs = [...new Map(spoken.map((item) => [item.id, item])).values()].slice(0, mostNamed);
  const whatFor = herbs.length === 0 ? 'each herb and supplement' : listed(herbs.map(({ name }) => inSentence(name)));
  const { person } = subject;
  const findings = findingsAbout(herbs, person).filter(({ severity }) => severity !== 'minor');
  const pairs = pairsIn(findings, person);
  const checked = whatToHaveChecked(person);
  const matter = topicsOf(specialOf(question.earlierUses), '') || (question.earlierParticulars[0]?.name ?? '');
  return {
    ...plainAnswer(
      [
        paragraph(`Take this along, best on paper:`),
        bullets(
          [
            ...(matter === '' ? [] : [`What it is for (${matter}): since when, how bad, and what was tried.`]),
            whatIsTaken(subject),
            `What ${subject.isOther ? `${subject.who} thinks` : 'you think'} of taking: ${whatFor}. Show the packs or photos of the labels.`,
            ...(pairs === ''
              ? []
              : [`What speaks against it by what I found: ${pairs}. Take none of it until they have answered.`]),
            `Ask: does any of it change how my treatment works, or my blood tests?${checked.length === 0 ? '' : ` Should ${listed(checked)} be checked before and after?`} What should I leave out, and from when to when?`,
            `Tell them of anything new: ${['bleeding or bruises', 'a rash', 'yellow eyes', 'dark urine', 'fever', ...whatToTellOf(person)].join(', ')}, or being more tired than before.`,
          ].map(escapeHtml),
        ),
      ],
      ['Which herbs should I avoid with my medicines?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

/** By name, as far as it is known. */
function whatIsTaken({ person, isOther, who }: Understanding['subject']): string {
  const names = person.medicines.slice(0, mostNamed).map(medicineName);
  const takes = isOther ? `${who} takes` : 'you take';
  const ill = [...new Set(person.conditions.map(({ name }) => name))].slice(0, mostIllnesses);
  const has =
    ill.length === 0 ? '' : ` And what ${isOther ? `${who} has` : 'you have'}: ${listed(ill.map(inSentence))}.`;
  return names.length === 0
    ? `What ${takes} already, each with its amount and since when: medicines, herbs, teas, vitamins.${has}`
    : `What ${takes} already, each with its amount and since when: ${listed(names)}, and any herbs, teas and vitamins.${has}`;
}

const mostIllnesses = 4;

const asksWhatToTell = anyPhrase(
  sequence(
    /what (?:should|can|do|must|shall) (?:i|we) (?:tell|ask|say to|bring to|show)/,
    / (?:my |the |our |his |her )?(?:\w+ )?/,
    choice(
      /doctor|gp|oncologist|team|specialist|midwife|surgeon|pharmacist|cardiologist|consultant/,
      /nurse|physician|ob-?gyn|psychiatrist/,
    ),
  ),
  /ask (?:my |the )?(?:\w+ )?(?:doctor|gp|oncologist|pharmacist|midwife|specialist)\b[^.?!]{0,16}\bwhat (?:shall|should|do|can) i (?:say|ask|tell)/,
  /what (?:exactly |precisely )?(?:should|can|do|must|shall) i (?:exactly )?(?:ask|tell|say)(?: them| him| her)?(?=\W*$)/,
  /how (?:do|should) i (?:tell|bring it up with|talk to) (?:my |the )?(?:\w+ )?(?:doctor|gp|oncologist|team|specialist|midwife|pharmacist)/,
);
