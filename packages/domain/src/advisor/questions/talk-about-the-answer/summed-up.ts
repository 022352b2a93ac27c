import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { usesFromText } from '../../../herbs/uses-from-text.ts';
import type { Finding } from '../../../safety/finding.ts';
import type { Item } from '../../../safety/item.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import { pairOf } from '../../about-herbs/verdict/finding-lines.ts';
import { onceEach } from '../../about-herbs/after-news.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { saysNoOption } from '../../for-concerns/concern-opening.ts';
import { doctorIn, whenToSeeADoctor } from '../../for-concerns/everyday-help.ts';
import { namedByPerson, offeredHerbs } from '../../reading/conversation.ts';
import { topicOf } from '../../reading/wishes/topics.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { gradeInList, gradeOf } from '../../wording/grade-words.ts';
import { bullets, escapeHtml, listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import { sentencesOf } from '../../wording/sentences.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';

/** "Sum up what you said so far": for whom, what was offered, what is left out and why, and when to see somebody. */
export function answerSummedUp(question: Understanding): AdvisorAnswer | null {
  const isSorting = asksToSort.test(withPlainApostrophes(question.question));
  if (!isSorting && (!asksForSum.test(question.question) || question.herbs.length > 0)) return null;
  const { person, who } = question.subject;
  const named = onceEach([...question.earlierHerbs, ...namedByPerson(question)]);
  const spoken = isSorting ? named : onceEach([...named, ...offeredHerbs(question)]);
  if (isSorting && spoken.length < fewestToSort) return null;
  const findings = spoken.flatMap((item) => worstOn(item, question) ?? []);
  const clear = spoken.filter(({ id }) => !findings.some(({ subject }) => subject.id === id));
  const free = clear.filter(({ id }) => !isPoison(id));
  const offers = offersIn(question, free);
  const offered = new Set(offers.flatMap(({ names }) => names));
  const others = free.filter(({ name }) => !offered.has(inSentence(name)));
  const lines = [
    ...offers.map(offerLine),
    ...others.map((item) => aboutIt(item, question)),
    ...clear
      .filter(({ id }) => isPoison(id))
      .map(({ name }) => `Leave ${inSentence(name)} alone: it is poisonous or banned.`),
    ...findings.map((finding) => inHalfASentence(finding, question)),
    ...plainlySaid(question),
  ];
  if (lines.length === 0) return null;
  const doctor = whenToSeeADoctor(wishOf(question), person);
  return {
    ...plainAnswer(
      [
        paragraph(isSorting ? `Of all that was named, for ${who}:` : `This is what I said so far, for ${who}:`),
        bullets(lines.map(escapeHtml)),
        ...(doctor === null ? [] : [paragraph(doctor)]),
      ],
      ['What should I watch out for?', 'What else could help?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

function isPoison(key: string): boolean {
  return findHerb(key)?.neverSuggest === true;
}

/** What speaks most against it here, unless that is no more than a note. */
function worstOn(item: Item, { subject: { person } }: Understanding): Finding | undefined {
  return findingsAbout([item], person)
    .filter(({ severity }) => severity !== 'minor')
    .toSorted((left, right) => compareSeverity(left.severity, right.severity))[0];
}

/** "Leave out ginkgo (ginkgo and warfarin). Ginkgo slows platelets." */
function inHalfASentence(finding: Finding, { subject: { person } }: Understanding): string {
  const reason = finding.why.split(/[;:,.](?:\s|$)/)[0] ?? finding.why;
  const pair = pairOf([finding], person);
  const name = inSentence(finding.subject.name);
  const verdict = forbids(finding.severity)
    ? `Leave out ${name}${pair === name ? '' : ` (${pair})`}.`
    : `Ask first about ${pair}.`;
  return `${verdict} ${capital(reason)}.`;
}

/** What was asked about and nothing weighty speaks against. */
function aboutIt({ id, name }: Item, question: Understanding): string {
  const uses = findHerb(id)?.monograph?.uses ?? [];
  const wish = wishOf(question);
  const use = uses.find((each) => wish.includes(each.use)) ?? uses[0];
  const used = use === undefined ? '' : ` is used for ${topicOf(use.use)} (${gradeOf(use)})`;
  return `${capital(inSentence(name))}${used === '' ? ':' : `${used};`} I found nothing serious against it.`;
}

interface Offer {
  readonly topic: string;
  readonly names: readonly string[];
}

/** "Valerian for sleep; or else chamomile and hops." */
function offerLine({ topic, names: [first = '', ...others] }: Offer): string {
  return `${capital(first)} for ${topic}${others.length === 0 ? '' : `; or else ${listed(others)}`}.`;
}

/** What answers offered for each complaint, as far as it still holds. */
function offersIn({ history }: Understanding, free: readonly Item[]): readonly Offer[] {
  const lists = new RegExp(gradeInList.source, 'gm');
  const byTopic = new Map<UseKey, readonly string[]>();
  let topic: UseKey | undefined;
  for (const { role, text } of history) {
    if (role === 'user') topic = usesFromText(text)[0] ?? topic;
    const named = role === 'assistant' ? [...text.matchAll(lists)].map(([, name = '']) => inSentence(name)) : [];
    if (topic !== undefined && named.length > 0) byTopic.set(topic, [...(byTopic.get(topic) ?? []), ...named]);
  }
  const names = new Set(free.map(({ name }) => inSentence(name)));
  return [...byTopic].flatMap(([use, all]) => {
    const left = [...new Set(all)].filter((name) => names.has(name));
    return left.length === 0 ? [] : [{ topic: topicOf(use), names: left }];
  });
}

/** What was said of a complaint that no herb stands for: its first words, and when to see a doctor. */
function plainlySaid({ earlierParticulars, said }: Understanding): string[] {
  const none = saysNoOption.exec(said)?.[0];
  const told = earlierParticulars.flatMap(({ name, says }) => {
    if (says === undefined || !said.includes(says)) return [];
    const [first = ''] = sentencesOf(says);
    const doctor = doctorIn(says);
    return [`On ${name}: ${first}${doctor === null || doctor.includes(first) ? '' : ` ${doctor}`}`];
  });
  return [...told, ...(none === undefined ? [] : [none])];
}

/** Of two the checks compare; a whole lot is sorted. */
const fewestToSort = 2;
/** "So of the lot what would you keep?", "which of all these should I leave off?" */
const asksToSort = oneOf(
  /\b(?:of|out of|from) (?:the|that|this) (?:whole )?lot,? (?:what|which)\b|\b(?:what|which)(?: ones?)? (?:of|out of|from) (?:the|that|this) (?:whole )?lot\b/i,
  /\b(?:what|which)(?: ones?)? (?:of (?:all )?(?:of )?(?:these|those|them|that|this) )?(?:would you|should i|do i|can i|must i|could i|may i|shall i) (?:actually |then |now |still )?(?:keep|leave off|drop|bin|ditch|throw (?:out|away)|get rid of|carry on with|go on with|continue)\b/i,
  /\b(?:what|which)(?: ones?)? of all (?:of )?(?:these|those|them|that|this)\b[^.?!]{0,16}\b(?:leave|stop|avoid|keep|take|drop)\b/i,
  /\bwhich (?:ones? )?(?:of (?:these|those|them) )?(?:can|may|should|must|has to|have to) (?:stay|go)\b/i,
);
const asksForSum = oneOf(
  /\bout of all (?:of )?(?:that|this|those|it|them)\b[^.?!]*\bwhat\b|\bwhat (?:do|should|shall|would) i (?:actually|really|then) (?:do|take|use|have)\b(?! (?:about|with|if|when)\b)/i,
  /\b(?:put|write|give|make|turn) (?:me )?(?:that|it|this|them|all (?:that|this|of it))? ?(?:in|into|as)? ?(?:a )?(?:short |quick |simple |bullet(?:ed)? )?(?:lists?|bullets?|bullet points)\b/i,
  /\b(?:shorter|short|quick|brief|simple) version of (?:the lot|it all|all (?:of )?(?:it|that|this)|everything|the whole)/i,
  /\bwhat (?:am|was|do|should|can) i (?:be )?(?:tak(?:e|ing)|having)\b[^.?!]{0,12}\band what\b[^.?!]{0,24}\b(?:avoid\w*|leave|leaving|not|skip\w*)/i,
  /\bi(?:'ve|’ve| have)? (?:lost (?:track|count)|got (?:lost|muddled|confused)|forgotten (?:it all|what you said))\b|\bwhere (?:are|were) we\b/i,
  /\bwhat (?:do|should|can|to|shall)? ?i? ?(?:take|have|use) for what\b|\blist (?:it |them |that |all |everything )*out\b/i,
  /^\W*(?:(?:so|ok|nah|right|and)\b\W*)*what(?:'?s| is) (?:my|the|our) plan\b/i,
  /\bsum\b[^.?!]{0,40}\bup\b|\b(?:re-?cap|overview)\b/i,
  /\bsummar(?:y|i[sz]e)\b[^.?!]{0,12}\b(?:all|everything|so far|talk|chat|conversation|what you (?:said|told))/i,
  /\b(?:list|write (?:down|out)|note down) (?:that|it|this|all|them|everything)(?: (?:of (?:it|that|this)|up|down|out|for me|again|so far|in a list|please))*\W*$/i,
  /\bwhat (?:have|did) you (?:said|say|tell me|told me|recommend\w*|suggest\w*) so far\b/i,
);
