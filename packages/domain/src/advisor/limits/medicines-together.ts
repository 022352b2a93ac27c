import type { UseKey } from '../../herbs/use-keys.ts';
import { findMedicineProfile } from '../../medicines/catalogue.ts';
import { isOfClass } from '../../medicines/is-of-class.ts';
import { choice, sequence } from '../../resolve/phrases.ts';
import type { Person } from '../../safety/person/person.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { capital, inSentence } from '../wording/names.ts';
import { withLinesFirst } from '../wording/plain-answers.ts';
import { citedSources, eachSourceOnce } from '../wording/source-list.ts';
import { coldTabletsBeside } from './cold-tablets-beside.ts';
import { graveTogether, type Together } from './data/grave-together.ts';
import { headachesOften, legsOnThePill } from './medicine-and-illness.ts';
import { medicineWhileCarryingOrNursing } from './while-carrying-or-nursing.ts';
import { paracetamolTwice } from './paracetamol-twice.ts';
import { thinnersStay } from './thinners-stay.ts';
import { drinkBesideNews } from './what-they-take.ts';

/**
 * "And I take Nurofen for the cramps", "the doctor gave me clarithromycin": medicines are not checked against each other, but
 * the few mixtures that everybody who sells them asks about are not passed over where one of the two is told in a talk.
 */
export function withMedicinesTogether(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  if (answer.level !== 'none') return answer;
  const together = togetherIn(asked);
  // Of the pill and lamotrigine, and of a painkiller, the pregnancy is told of already.
  const isTold = together.some(({ line }) => /\b(?:before a|in) pregnancy\b/.test(line));
  const found = [...together, ...(isTold ? [] : stayIn(asked, answer))];
  const added = citedSources(
    found.flatMap(({ sources }) => sources),
    [],
  );
  return {
    ...withLinesFirst(
      found.map(({ line }) => line),
      answer,
    ),
    sources: eachSourceOnce([...answer.sources, ...added]),
  };
}

interface Found {
  readonly line: string;
  readonly sources: readonly string[];
}

/** What keeps clots away, and what is prescribed in a pregnancy, is not passed over either, whatever is answered. */
function stayIn(asked: Understanding, { blocks }: AdvisorAnswer): readonly Found[] {
  const lines = [
    { line: thinnersStay(asked), sources: ['aha-premature-discontinuation-2007'] },
    { line: medicineWhileCarryingOrNursing(asked), sources: ['lactmed-warfarin'] },
    { line: coldTabletsBeside(asked), sources: [] },
    { line: paracetamolTwice(asked), sources: [] },
    { line: legsOnThePill(asked), sources: [] },
    { line: headachesOften(asked), sources: [] },
    { line: drinkBesideNews(asked), sources: [] },
  ];
  return lines.flatMap(({ line, sources }) =>
    line === null || blocks.includes(paragraph(line))
      ? []
      : [{ line, sources: line.includes('LactMed') || line.includes('stent') ? sources : [] }],
  );
}

/** Each mixture with what is said of it, the gravest first; nothing that was said before. */
function togetherIn(asked: Understanding): readonly Found[] {
  return graveTogether
    .flatMap((each) => {
      const first = namedIn(asked, each);
      const other = first === null ? null : each.beside(withoutThat(asked.subject.person, first.id));
      if (first === null || other === null) return [];
      const isAsked = each.named.includes('nsaid') && each.isCalm !== true && isOnlyAsked(asked, first);
      const written = each.why.replaceAll('{other}', inSentence(other));
      const why = isAsked ? written.replace('before the next one', 'before you take any') : written;
      return asked.said.includes(why) ? [] : [{ ...each, why, isAsked, name: inSentence(first.name) }];
    })
    .slice(0, mostTold)
    .map(({ why, name, isCalm, isAsked, sources }, at) => ({
      line: lineOf({ why, name, isCalm: isCalm === true, isAsked, at }),
      sources,
    }));
}

const mostTold = 2;

function lineOf(told: {
  readonly why: string;
  readonly name: string;
  readonly isCalm: boolean;
  readonly isAsked: boolean;
  readonly at: number;
}) {
  if (told.at > 0) return `Also, ${told.why}`;
  if (told.isAsked) return `No ${told.name} before you have asked: ${told.why}`;
  return `${capital(told.name)}${told.isCalm ? ':' : ' first, as it matters more:'} ${told.why}`;
}

/** "Toes on fire, ibuprofen do?": it was not taken yet. */
function isOnlyAsked({ question, person }: Understanding, { id, name }: First): boolean {
  return id !== null && person.medicines.every((own) => own.id !== id) && asksWhether.test(question) && name !== '';
}

const asksWhether =
  /^(?![^]*\b(?:took|taken|tak(?:es|ing)|(?<!\b(?:can|could|may|should|shall) )i take|been on|had (?:an?|two|one|some)|already|daily|every day)\b)(?:\W*(?:(?:and|or|just|then|so)\b\W*)*[a-z]+\W*\?\W*$|[^]*(?:\b(?:can|could|may|should|shall|might|will|would|do|does|is|are) (?:i|we|he|she|my|it|that|an?|[a-z]+)\b[^]*|\b(?:do|ok(?:ay)?|fine|al+ ?right|any good|help|work|safe|instead|then|for (?:it|that|this|my [a-z]+))\W*))$/i;

interface First {
  readonly id: string | null;
  readonly name: string;
}

/** The first of the two, as the message tells of it. */
function namedIn(
  { question, mentions, person, subject, herbs, wanted }: Understanding,
  { named, ids = [], told, when, isCalm, evenUntold, shows = [] }: Together,
): First | null {
  if (when !== undefined && !when.test(question)) return null;
  const isNew = (id: string) => person.medicines.every((each) => each.id !== id);
  const isTaken = (id: string) => subject.person.medicines.some((each) => each.id === id);
  const mention = mentions.find(
    ({ kind, id, start, end, allergy }) =>
      kind === 'medicine' &&
      !allergy &&
      !(isAspirin(id) && subject.person.allergens.some(({ id: of }) => of === 'aspirin-salicylates')) &&
      (ids.includes(id) || named.some((each) => isOfClass(id, each))) &&
      (isCalm !== true || isNew(id)) &&
      // What tells of starting and stopping means either.
      (when !== undefined || !isLeftOut(question.slice(0, start), isTaken(id))) &&
      !onTheSkin.test(question.slice(start, end + farthest)),
  );
  if (mention !== undefined) return mention;
  const known = subject.person.medicines.find(
    ({ id, form }) => form !== 'topical' && (ids.includes(id) || named.some((each) => isOfClass(id, each))),
  );
  const isBehind = wanted.some((use) => shows.includes(use));
  const isTold = isBehind || (evenUntold === true && herbs.length + wanted.length > 0);
  if (known !== undefined && isTold) return known;
  // Asked about pain, who takes such a painkiller already is told as well.
  const isNamed = mentions.some(({ id }) => isOfClass(id, 'nsaid'));
  const own = subject.person.medicines.find(
    ({ id, form }) => !isNamed && form !== 'topical' && id !== 'aspirin' && isOfClass(id, 'nsaid'),
  );
  if (own !== undefined && named.includes('nsaid') && wanted.some((use) => ofPain.has(use))) return own;
  return told?.words.test(question) === true ? { id: null, name: told.name } : null;
}

const ofPain: ReadonlySet<UseKey> = new Set([
  'pain',
  'joints',
  'back-pain',
  'headache',
  'muscles',
  'menstrual-cramps',
  'topical-pain',
]);

/** "Ah yes, the aspirin": what gave hives is spoken of, and not taken. */
function isAspirin(id: string): boolean {
  return id === 'aspirin';
}

/** What is named may be one of the person's own: it is the other one that makes it matter. */
function withoutThat(person: Person, id: string | null): Person {
  const group = /^class:(.+)$/.exec(id ?? '')?.[1];
  // "With my sleepers" is the zopiclone of the profile, and none beside it.
  const own = group && person.medicines.find((each) => each.id !== id && isOneOf(each.id, group));
  return { ...person, medicines: person.medicines.filter((each) => each.id !== id && each !== own) };
}

function isOneOf(id: string, group: string): boolean {
  return (
    findMedicineProfile(id)?.classes.has(group as never) === true ||
    (group === 'hypnotic' && isOfClass(id, 'benzodiazepine'))
  );
}

/** "Instead of ibuprofen", of what is none of the person's own; "I can't have ibuprofen". */
function isLeftOut(before: string, isTaken: boolean): boolean {
  return leftOut.test(before) || (!isTaken && inItsPlace.test(before));
}

const inItsPlace = /\b(?:instead of|rather than|without|in place of) ?$/i;
const leftOut = sequence(
  /\b/i,
  choice(
    /like|(?<!rather )than|as good as|allergic to|allergy to|used to take|used to have/,
    /(?:not|n['’]?t|cannot|never|no longer|stopped|avoid|avoiding|off) (?:\w+ ){0,2}?/,
    /told (?:me )?not to (?:take|have|use)/,
  ),
  / ?$/,
);
const onTheSkin = /\b(?:gels?|creams?|rub|ointment|patch(?:es)?|spray)\b/i;
const farthest = 12;
