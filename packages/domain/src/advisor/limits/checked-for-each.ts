import { readText } from '../../resolve/read.ts';
import type { Finding } from '../../safety/finding.ts';
import type { Item } from '../../safety/item.ts';
import { forbids } from '../../safety/words.ts';
import { findingLines } from '../about-herbs/verdict/finding-lines.ts';
import { findingsAgainst, weightsAgainst } from '../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { type Addressee, addresseesOf } from '../letter-of-several.ts';
import { factsInWords } from '../reading/letter/facts-in-words.ts';
import { isOfNobody } from '../reading/letter/of-nobody.ts';
import { ofADeath } from '../reading/letter/people-told.ts';
import { forAll } from '../reading/letter/wishes.ts';
import { sentencesOfStory } from '../reading/story.ts';
import type { Subject } from '../reading/person/subject.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { capital } from '../wording/names.ts';
import { fewSentences } from './how-sure-of-a-story.ts';
import { unplacedIn } from './unplaced-facts.ts';
import { withFindings } from './with-findings.ts';

/**
 * In a long message who takes what may be misread. Each herb of it is held against whoever would take it, what forbids it against
 * everybody (in a few sentences only where nobody was told to take it), and all of it against whatever was told of somebody who was
 * not made out. What the answer does not have yet is added, with what was read of them.
 */
export function withChecksForEach(
  request: AdvisorRequest,
  { herbs: asked, said }: Understanding,
  answer: AdvisorAnswer,
): AdvisorAnswer {
  if (answer.level === 'emergency') return answer;
  const people = addresseesOf(request).filter(
    ({ told, subject }) => told.herbs.size > 0 || factsInWords(subject.person).length > 0,
  );
  const herbs = herbsOf(people, withoutTales(request.question, asked));
  const isForAll = forAll.test(request.question) && people.filter(({ told }) => told.herbs.size > 0).length < 2;
  const isLong = request.question.length > fewSentences;
  const sentences = sentencesOfStory(request.question);
  const isDoubtful = (id: string) => !people.some(({ told }) => told.herbs.get(id)?.isSure === true);
  const isDue = (herb: Item, { told }: Addressee, { severity }: Finding) =>
    told.herbs.has(herb.id) ||
    isForAll ||
    (forbids(severity) && (isLong || isDoubtful(herb.id))) ||
    (isDoubtful(herb.id) && told.herbs.size === 0 && isNamedBeside(herb.id, told.story, sentences));
  const all = [
    ...people.map((each) => ({
      ...each,
      found: herbs.flatMap((herb) =>
        weightsAgainst(herb, each.subject.person).filter((found) => isDue(herb, each, found)),
      ),
    })),
    ...unplacedIn(request.question, people).map((subject) => ({
      subject,
      found: herbs.flatMap((item) => findingsAgainst([item], subject.person)),
    })),
  ];
  const untold = all
    .map((each) => ({
      ...each,
      found: each.found.filter(
        (one) => !answer.findings.some((told) => isAlike(told, one) && isTheirs(told, each, people)),
      ),
    }))
    .filter(({ found }) => found.length > 0);
  const forbidden = new Set(
    all.flatMap(({ found }) => found.filter(({ severity }) => forbids(severity)).map(({ subject }) => subject.id)),
  );
  const recommended = answer.recommended.filter(({ key }) => !forbidden.has(key));
  if (untold.length === 0) return { ...answer, recommended };
  const lines = untold.flatMap(({ subject, found }) => [
    paragraph(`${headingOf(subject)}:`),
    ...findingLines(found.slice(0, mostAdded), said, subject),
  ]);
  const missed = untold.flatMap(({ found }) => found.slice(0, mostAdded));
  return { ...withFindings(answer, [paragraph(lead), ...lines], missed), recommended };
}

/** A herb that is named in the sentences around those that are about somebody who was read to take none. */
function isNamedBeside(herb: string, story: ReadonlyMap<number, string>, sentences: readonly string[]): boolean {
  const around = [...story.keys()].flatMap((place) => sentences.slice(Math.max(0, place - 1), place + 2));
  return around.some((sentence) => readText(sentence).mentions.some(({ id }) => id === herb));
}

/** Of somebody who was not made out the name says all that is known. */
function headingOf({ who, person }: Subject): string {
  const facts = who.startsWith('whoever ') ? [] : factsInWords(person);
  return facts.length === 0 ? capital(who) : `${capital(who)} (${facts.join(', ')})`;
}

const lead = 'Who takes what is easily misread in a long message, so mind as well:';
const mostAdded = 6;

/** What is only eaten in a novel, or was swallowed years ago, is held against nobody. */
function withoutTales(question: string, asked: readonly Item[]): readonly Item[] {
  const sentences = sentencesOfStory(question);
  const isTale = (sentence: string) => isOfNobody(sentence) || (ofADeath.test(sentence) && !ofMe.test(sentence));
  const tales = sentences.filter(isTale);
  if (tales.length === 0) return asked;
  const namedIn = (some: readonly string[]) => new Set(readText(some.join(' ')).mentions.map(({ id }) => id));
  const [told, others] = [namedIn(tales), namedIn(sentences.filter((each) => !isTale(each)))];
  return asked.filter(({ id }) => !told.has(id) || others.has(id));
}

const ofMe = /\b(?:i|i['’]\w+|me|mine|we|us)\b/i;

function herbsOf(people: readonly Addressee[], asked: readonly Item[]): readonly Item[] {
  const named = people.flatMap(({ told }) => [...told.herbs.values()].map(({ item }) => item));
  return [...new Map([...named, ...asked].map((item) => [item.id, item])).values()];
}

/** Whether what was told is of this one, and not of another who takes a medicine of the kind, or the same. */
function isTheirs(
  { subject: herb, with: other }: Finding,
  { subject, told }: Pick<Addressee, 'subject'> & Partial<Addressee>,
  people: readonly Addressee[],
): boolean {
  const has = ({ medicines, conditions, allergens }: Subject['person']) =>
    [...medicines, ...conditions, ...allergens].some(({ id }) => id === other.id);
  const others = people.filter((each) => each.subject !== subject && has(each.subject.person));
  if (others.length === 0 || told?.herbs.has(herb.id) === true) return others.length === 0 || has(subject.person);
  return false;
}

/** The same herb with the same thing, or for the same reason with another medicine of its kind. */
function isAlike(one: Finding, other: Finding): boolean {
  return one.subject.id === other.subject.id && (one.with.id === other.with.id || one.why === other.why);
}
