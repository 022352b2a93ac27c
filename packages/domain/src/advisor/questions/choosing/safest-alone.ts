import { findHerb } from '../../../herbs/catalogue.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Item } from '../../../safety/item.ts';
import { isAbout } from '../../../safety/finding.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Which one alone is safest then?", where each of them has to be asked about first: none is picked. */
export function answerSafestAlone(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  const items = herbsMeant(question);
  if (items.length < 2 || question.medicines.length > 0 || !asksForSafest.test(text)) return null;
  const { person } = question.subject;
  const findings = items.flatMap((item) =>
    findingsAbout([item], person).filter(({ severity }) => severity !== 'minor'),
  );
  const areAllWarned = items.every(({ id: key }) => findings.some((finding) => isAbout(finding, { key })));
  if (!areAllWarned) return null;
  const lines = [
    `None of them before somebody who knows your medicines agrees: for each of ${namesOf(items)} there is something to ask about first, so I call none the safest, also not alone.`,
    ...inMeals(items, question),
    ...(findings.some((finding) => /\bblood sugar|\blow sugar/i.test(finding.why)) ? [measureMore] : []),
    ...(later.test(text) ? [askSooner] : [askAny]),
  ];
  return {
    ...plainAnswer(lines.map(paragraph), ['What should I watch out for?', 'What else could help?']),
    findings,
    sources: citedSources([], findings),
  };
}

/** What is eaten anyway is gentler, unless the checks speak against the food as well. */
function inMeals(items: readonly Item[], { subject: { person } }: Understanding): readonly string[] {
  const eaten = items
    .filter(({ id }) => findHerb(id)?.monograph?.forms.includes('food') === true)
    .filter((item) => findingsAbout([{ ...item, form: 'food' }], person).every(({ severity }) => severity === 'minor'));
  return eaten.length === 0
    ? []
    : [
        `In usual meals I know of nothing serious against ${namesOf(eaten)}; juice, powder and capsules are another matter.`,
      ];
}

function namesOf(items: readonly Item[]): string {
  return listed([...new Set(items.map(({ name }) => inSentence(name)))]);
}

const asksForSafest =
  /\bwhich\b[^.?!]{0,40}\b(?:safest|safer|least (?:risky?|harm\w*|dangerous)|most harmless)\b|\b(?:safest|least risky|most harmless) (?:one|of (?:them|these|those|the (?:two|three|lot)))\b/i;
const later =
  /\bnext (?:week|month|year|visit|appointment|time|check)|\b(?:later|afterwards|some ?day|eventually|in (?:a|two|three|\d) (?:weeks?|months?))\b/i;
const measureMore =
  'What lowers sugar adds to your tablets, so a low sugar can come: know its signs, and measure more often if you have had any of it.';
const askSooner =
  'Please ask before you begin and not after: a pharmacist can tell you this week, without an appointment.';
const askAny = 'A pharmacist can tell you soon, without an appointment.';
