import { findHerb } from '../../../herbs/catalogue.ts';
import { choice, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { assess } from '../../../safety/assess.ts';
import type { Finding } from '../../../safety/finding.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import { graveHarms } from '../../about-herbs/verdict/grave-harm.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { asking, leaving, taking } from '../../data/conclusion-phrases.ts';
import { lastAnswer } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

const mostHerbs = 3;
/** The last answer spoke of a product or of what was taken, and the herbs named in it are not what it was about. */
const plainNo = /^\s*(?:Do not take it\.|Take no more |Please take no )/;
const stillNo = 'No: what I said just now stands. Leave it, and ask a doctor or pharmacist.';
const soBeIt = 'Yes, leave it. What I said about seeing a doctor or pharmacist still holds.';

/** "So hold off then", "so I'm good to go": whether that follows from what was said of the herb. */
export function answerOwnConclusion(question: Understanding): AdvisorAnswer | null {
  const { earlierHerbs, herbs, medicines, wanted, subject, isForAnother } = question;
  const text = withPlainApostrophes(question.question);
  const kind = kinds.find(({ words }) => words.test(text))?.kind;
  if (kind === undefined || earlierHerbs.length === 0 || earlierHerbs.length > mostHerbs) return null;
  if (herbs.length + medicines.length + wanted.length > 0 || isForAnother) return null;
  const last = lastAnswer(question.history);
  if (plainNo.test(last)) return plainAnswer([paragraph(kind === 'taking' ? stillNo : soBeIt)]);
  const about = new Set(earlierHerbs.map(({ id }) => id));
  const findings = assess({ person: subject.person, items: earlierHerbs, about }).toSorted((left, right) =>
    compareSeverity(left.severity, right.severity),
  );
  const names = listed(earlierHerbs.map(({ name }) => inSentence(name)));
  const worst = findings[0];
  const harms = isNoted(worst)
    ? graveHarms(
        earlierHerbs.flatMap(({ id }) => findHerb(id) ?? []),
        noneSaid,
      )
    : [];
  const verdict = kind === 'taking' && harms.length > 0 ? notLightly(names, harms) : verdictOn(kind, names, worst);
  const says = [verdict, ...besides(question, kind)];
  return { ...plainAnswer(says.map(paragraph), ['What could I take instead?', 'Why?']), findings };
}

/** "So it's fine then?", of what has injured livers: nothing found for this person is no yes. */
function notLightly(names: string, harms: readonly string[]): string {
  return `Not so fast: ask a pharmacist or doctor about ${names} first. ${harms.join(' ')}`;
}

const noneSaid = { question: '', said: '' };

function isNoted(worst: Finding | undefined): boolean {
  return worst === undefined || worst.severity === 'minor';
}

type Kind = 'leaving' | 'asking' | 'taking';

function verdictOn(kind: Kind, names: string, worst: Finding | undefined): string {
  const severity = worst?.severity;
  if (severity !== undefined && forbids(severity))
    return kind === 'taking'
      ? `No: leave out ${names}.`
      : kind === 'leaving'
        ? `Yes, leave out ${names}${severity === 'contraindicated' ? '' : ', unless the doctor agrees'}.`
        : `Yes, ask before anything else, and until then leave out ${names}.`;
  if (severity === 'moderate')
    return kind === 'taking'
      ? `Not yet: ask a pharmacist or doctor about ${names} first.`
      : `Yes, hold off with ${names} until a pharmacist or doctor has agreed.`;
  const calm = `I found nothing serious against ${names}`;
  if (kind === 'taking')
    return `${calm}${severity === undefined ? '' : '; mind the notes I gave'}. Keep to the usual amount, and stop if it does not agree with you.`;
  return `${calm}, so that is up to you. Leaving it or asking first does no harm.`;
}

/** What must go on all the same. */
function besides({ subject: { person } }: Understanding, kind: Kind): string[] {
  if (kind === 'taking') return [];
  return [
    ...(person.surgeryPlanned === null
      ? []
      : [
          'Take it up again only when the operation is over and the surgeon’s team agrees, and tell them now what you took.',
        ]),
    ...(person.medicines.length === 0
      ? []
      : ['The prescribed medicines go on as they are; never stop one on your own.']),
  ];
}

const opening = String.raw`^\W*(?:(?:so|ok|okay|right|ah|oh|well|and|then|fine|alright|guess|i guess|cool|got it|i see|maybe|probably)\b\W*)*`;
const closing = String.raw`(?:\W+(?:then|yeah|yes|right|so|for now|for the moment|tbh|i guess|i suppose|huh|eh|innit|correct|instead|first|altogether|completely|before i (?:take|start|try)(?: (?:it|that|this|them))?))*\W*$`;
const kinds: readonly { readonly kind: Kind; readonly words: RegExp }[] = [
  { kind: 'asking', words: only(asking) },
  { kind: 'leaving', words: only(leaving) },
  { kind: 'taking', words: only(taking) },
];

function only(phrases: readonly RegExp[]): RegExp {
  return new RegExp(`${opening}${choice(...phrases)}${closing}`, 'i');
}
