import { findHerb } from '../../../herbs/catalogue.ts';
import { choice, sequence } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { type Item, toItem } from '../../../safety/item.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { isAbsolute, isToldBefore, pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { offeredHerbs } from '../../reading/conversation.ts';
import { findingsAgainst, isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import { whyDangerous } from '../../about-herbs/verdict/why-dangerous.ts';
import { askedAsIfTaken, type Manner } from '../../reading/named-things/as-if-taken.ts';
import { lastAnswer } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

const mostPairs = 2;
const asksWhyNot = /^\W*(?:(?:and|but|so|ok)\W+)*why not\b/i;
/** "Been drinking it for months" is told of what is in the body already. */
const hasBeenTaken =
  /^(?![^]*\?)[^]*\bbeen (?:on|taking|having|drinking|using) (?:it|them|that|this)\b[^.?!]{0,12}\b(?:days|weeks|months|years|ages)\b/i;

/** "What does it taste like?", of what this person was advised against: it stays left out, and nothing is said that leads on. */
export function answerAdvisedAgainst(question: Understanding): AdvisorAnswer | null {
  // "Why not? It is just tea" asks for the reason.
  const isElse = asksWhyNot.test(question.question) || hasBeenTaken.test(question.question);
  const manner = isElse ? null : askedOfThem(question);
  const { earlierHerbs, subject } = question;
  const meant = earlierHerbs.map(asItWasTold);
  if (manner === null || !meant.every((herb) => isWarnedOf(herb, subject.person))) return null;
  if (turnsToOthers(question) && offeredInstead(question).length > 0) return null;
  const findings = findingsAgainst(meant, subject.person);
  return {
    ...plainAnswer([`${staysAdvisedAgainst(question, meant)} ${so[manner]}`, tellOfIt].map(paragraph), [
      'Why not?',
      'What could I take instead?',
    ]),
    findings,
    sources: citedSources([], findings),
  };
}

/** Of several, those that were advised against fall out of such a question; the line says so. */
export function withoutAdvisedAgainst(question: Understanding): {
  readonly question: Understanding;
  readonly lines: string[];
} {
  const { earlierHerbs, subject } = question;
  const warned = earlierHerbs.filter((herb) => isWarnedOf(herb, subject.person));
  const turns = turnsToOthers(question);
  const isAsked =
    turns || askedOfThem(question) !== null || (isFollowUpOf(question) && withADrink.test(question.question));
  if (warned.length === 0 || !isAsked) return { question, lines: [] };
  if (warned.length === earlierHerbs.length) {
    // Right after a no, "it" is mostly still what the no was about.
    const last = lastAnswer(question.history);
    const offered = turns || askedOfThem(question) === null || fitsBetter.test(last) ? offeredInstead(question) : [];
    if (offered.length === 0) return { question, lines: [] };
    return { question: { ...question, earlierHerbs: offered }, lines: [staysAdvisedAgainst(question, warned)] };
  }
  return {
    question: { ...question, earlierHerbs: earlierHerbs.filter((herb) => !warned.includes(herb)) },
    lines: [staysAdvisedAgainst(question, warned)],
  };
}

/** What was suggested in their place, or before they were asked about. */
function offeredInstead(question: Understanding): readonly Item[] {
  const { said, subject } = question;
  const rather = inTheirPlace.exec(said)?.[0] ?? '';
  const instead = readText(rather)
    .mentions.filter(({ kind }) => kind === 'herb')
    .map(toItem);
  const before = offeredHerbs(question).filter(({ name }) => said.includes(`${name} (`));
  return (instead.length > 0 ? instead : before)
    .filter((herb) => !isWarnedOf(herb, subject.person))
    .slice(0, mostOffered);
}

/** "Grand so. How long before I'd notice anything?", "and the others?": the no is taken, and what fits is asked of. */
function turnsToOthers(question: Understanding): boolean {
  return isFollowUpOf(question) && (takesTheNo.test(question.question) || ofTheOthers.test(question.question));
}

const takesTheNo = sequence(
  /^\W*(?:(?:and|oh|ah|well|yeah|yes|that's)\b[ ,]*)*/i,
  choice(
    /ok(?:ay)?|right|grand|fine|fair (?:enough|dos)|sure|got it|noted|understood|al(?:l )?right|sound/,
    /will do|good to know|no worries|cool|point taken|not that(?: one)?|i'?ll (?:leave|skip|drop|avoid) (?:it|that)/,
  ),
  /\b[ ,.!]*(?:(?:so|then|thanks|ta|mate|cheers)\b[ ,.!]*)*/,
  /(?:(?:i'?ll |i will )?(?:leave|skip|drop|avoid|forget) (?:it|that)\b[ ,.!]*(?:(?:then|so|out)\b[ ,.!]*)*)?/,
  /\b(?:how|when|what|for how|which|can|do)\b/,
);
const ofTheOthers = /\b(?:the )?(?:others|other (?:ones?|two|three)|rest)\b/i;

const mostOffered = 3;
const fitsBetter = /\bmay fit better:/;
/** "For stress I would rather look at rhodiola and lavender." */
const inTheirPlace = /\b(?:rather look at|may fit better:)[^.\n]*/i;
/** "Can I drink a glass of wine with it?" */
const withADrink =
  /\b(?:wine|beer|alcohol|drinks?|coffee)\b[^.?!]{0,24}\b(?:with|on|while taking) (?:it|them|this|that|these)\b/i;

/** "Something to rub in?" is heard as of the skin; what nobody knows an amount of there stays what was warned of. */
function asItWasTold(item: Item): Item {
  const isPutOn = findHerb(item.id)?.monograph?.amounts.some(({ form }) => form === 'topical') === true;
  return item.form === 'topical' && !isPutOn ? { ...item, form: 'unspecified' } : item;
}

/** Asked of what was spoken of, and of nothing that is named now. */
function askedOfThem(question: Understanding): Manner | null {
  return isFollowUpOf(question) ? askedAsIfTaken(question) : null;
}

function isFollowUpOf({
  earlierHerbs,
  herbs,
  medicines,
  wanted,
  told,
  particulars,
  isForAnother,
}: Understanding): boolean {
  const named = herbs.filter(({ id }) => id !== 'alcohol' && id !== 'coffee');
  const others = medicines.filter(({ id }) => id !== 'alcohol');
  const isNamed = named.length + others.length + wanted.length + told.length + particulars.length > 0;
  return earlierHerbs.length > 0 && !isNamed && !isForAnother;
}

/** That it stays left out, and why, in a sentence. */
export function staysAdvisedAgainst({ subject, said }: Understanding, herbs: readonly Item[]): string {
  const { person, isOther, who } = subject;
  const names = listed(herbs.map(({ name }) => inSentence(name)));
  const findings = findingsAgainst(herbs, person);
  const [worst] = findings;
  if (worst === undefined) {
    const dangers = herbs.flatMap(({ id }) => findHerb(id) ?? []).map(whyDangerous);
    return `Leave ${names} alone. ${[...new Set(dangers)].join(' ')}`;
  }
  const pairs = pairsIn(findings, person, mostPairs);
  const unless =
    worst.severity === 'major' && !isAbsolute(worst) ? `, unless ${isOther ? `${who}’s` : 'your'} doctor agrees` : '';
  // Of another form than before the reason was not told yet.
  if (!findings.some((finding) => isToldBefore(finding, said)))
    return `Leave out ${names}${unless}. ${worst.why} ${worst.advice}`;
  return `Leave out ${names}${unless}: what I said about ${pairs} holds.`;
}

const so: Readonly<Record<Manner, string>> = {
  amount: 'So I give no amount of it.',
  use: 'So I do not tell how to take it, in any form.',
  goods: 'So I say nothing on how to get, keep or make it.',
  uses: 'So what others use it for does not matter here.',
  missed: 'So nothing was missed: do not make up for it.',
  'no-effect': 'So there is nothing to wait for. Ask me what could help instead.',
};
const tellOfIt = 'If it is taken already, tell the doctor or pharmacist today.';
