import { findHerb } from '../../../herbs/catalogue.ts';
import { isKnownToHarm } from '../../about-herbs/verdict/grave-harm.ts';
import { choice, optional, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { topicsOf } from '../../reading/wishes/topics.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';

/** "For two years", in reply: since when the complaint is there, and nothing else. */
export function answerLastingComplaint(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  const [particular] = question.earlierParticulars;
  const uses = wishOf(question);
  const isOfTheList = question.asks.which !== null && question.earlierHerbs.length > 1 && !ofAPeriod.test(text);
  // "Every day?" asks how often it is taken.
  const isOfTaking = text.includes('?') && question.earlierHerbs.length > 0;
  const recurs = onlyHowOften.test(text) && !isOfTheList && !isOfTaking;
  if (!(onlyATime.test(text) || recurs) || question.history.length === 0) return null;
  if (particular === undefined && uses.length === 0) return recurs ? null : takenOrIll(question);
  if (question.subject.person.pregnant && /^\W*\d{1,2} (?:weeks|months)\W*$/i.test(text))
    return plainAnswer([paragraph(weeksOfPregnancy(text))], ['What could help?', 'Which herbs should I avoid?']);
  const topic = particular?.name ?? topicsOf(uses, '');
  const isInfection = uses.includes('urinary') && particular?.herbs === undefined && !isAnHourOrTwo.test(text);
  const line = recurs
    ? comesBack(topic, uses.includes('urinary'))
    : isInfection
      ? needsATest
      : isLong.test(text) || (uses.includes('cough') && threeWeeks.test(text))
        ? seenOnce(topic)
        : givesItTime(topic);
  return question.said.includes(line)
    ? null
    : plainAnswer([paragraph(line)], ['What could help?', 'When should I see a doctor?']);
}

/** "Since three days now", where a herb was asked about and no complaint: it may be taken by now. */
function takenOrIll({ earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  if (earlierHerbs.length === 0) return null;
  const names = listed(earlierHerbs.map(({ name }) => inSentence(name)));
  const findings = findingsAbout(earlierHerbs, subject.person).filter(({ severity }) => severity !== 'minor');
  const harmful = earlierHerbs.flatMap(({ id }) => findHerb(id) ?? []).filter(isKnownToHarm);
  const holds =
    findings.length === 0 && harmful.length > 0
      ? `it has harmed people, so take no more of it, and let a doctor know how much and how long; yellow eyes, dark urine or great tiredness are for the same day`
      : findings.length === 0
        ? 'I know of nothing serious against that; stop and ask if something new appears'
        : 'what I said of it holds, even if nothing has happened so far: leave it out until you have asked';
  const line = `If you mean that ${names} has been taken that long: ${holds}. If a complaint has lasted that long, tell me which, and I look at what fits it.`;
  return { ...plainAnswer([paragraph(line)], ['When should I see a doctor?']), findings };
}

/** "7 weeks", of a pregnancy. */
function weeksOfPregnancy(text: string): string {
  return `Noted: ${text.trim().replace(/\W+$/, '')}. What I said for pregnancy holds: no more than that, and tell the midwife what you take. With bleeding, fever or pain, call today.`;
}

const opening = choice(
  /it's been/,
  /i(?:'ve| have) had (?:it|them|this)/,
  /(?:they|it) (?:have|has)(?: been)?(?: there)?/,
  'well',
  'oh',
);
const roughly = choice(/for|since|over|about|almost|nearly|maybe|around|more than|at least/, /the (?:last|past)/);
const count = choice(
  /\d+|an?/,
  /one|two|three|four|five|six|seven|eight|nine|ten/,
  /many|some|several|a few|a couple of/,
);
const month = /january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter/
  .source;
const span = choice(
  /(?:days?|nights?|weeks?|months?|years?|ages|decades?)/,
  month,
  /last (?:week|month|year|summer|winter|spring|autumn|fall)/,
  /yesterday|childhood|(?<=\bsince )i was \w+/,
);
/** "For two years now", "since March", "about three weeks". */
const onlyATime = new RegExp(
  String.raw`^\W*(?:${opening},? )?(?:${roughly} )*(?:${count} )?${span}(?: (?:now|already|or so|at least))*\W*$`,
  'i',
);
/** A cough that stays this long is for a doctor, a child's above all. */
const threeWeeks = /\b(?:3|three) weeks\b/i;
const isLong =
  /\b(?:months?|years?|ages|decades?|childhood|i was)\b|\b(?:[4-9]|\d\d|four|five|six|seven|eight|nine|ten|many|several) weeks\b/i;

const often = choice(
  /(?:nearly |almost )?(?:every|each) (?:other )?(?:day|night|week|month|year|few (?:days|weeks|months)|winter|spring|summer|autumn|fall|time)/,
  /all the time|(?:so|very|quite) often|again and again|over and over|(?:once|twice|\w+ times) (?:a|every|this|last) (?:week|month|year)/,
  /(?:already )?(?:the |my )?(?:second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th) (?:one|time|infection|attack|episode)?(?: already)?(?: (?:this|in a|in one|since last) (?:week|month|year|winter|summer|spring|autumn))?/,
);
/** "Third one this year", "I get them every month", "it keeps coming back". */
const onlyHowOften = sequence(
  /^\W*(?:well,? |oh,? |yes,? |and )*/i,
  optional(
    sequence(
      /(?:(?:it|they|this|that)(?:'s| is| has| have)?|i(?:'ve| have)?) /,
      choice(
        /keeps? (?:on )?(?:coming back|getting (?:it|them|this|these))/,
        /(?:just )?(?:comes?|came|coming) back/,
        /(?:get|gets|got|had|have|getting) (?:it|them|this|these|one)|happens?|(?:been )?my|been/,
      ),
      /[ ,]*/,
    ),
  ),
  String.raw`(?:${often}|(?<=\b(?:coming|comes?|came) back[ ,]*))(?: now| already| lately)*\W*$`,
);

/** "The second one?", of herbs that were offered, is no second time. */
const ofAPeriod = /\b(?:days?|weeks?|months?|years?|winter|summer|spring|autumn|time|already|now|back)\b/i;

/** A bladder infection is given two days. */
const isAnHourOrTwo = /\b(?:yesterday|today|this morning|last night|hours?|(?:one|a|1) day)\b/i;
const needsATest =
  'Then please see a doctor today or tomorrow: a bladder infection that has not gone after two days needs a urine test, and often treatment. With fever, back pain, blood or a pregnancy go today.';

function seenOnce(topic: string): string {
  return `That is a long time. Have a doctor look at ${topic} once, if nobody has: what stays for so long can have a cause that is treated another way. What I named can be tried meanwhile, for about four weeks; if nothing has changed by then, it is not the right thing.`;
}

function comesBack(topic: string, isBladder: boolean): string {
  if (isBladder)
    return 'Then see a doctor, if you have not: two bladder infections in half a year, or three in a year, call for a urine test each time, and there is treatment that prevents them. With fever, back pain, blood or a pregnancy go today.';
  return `What comes back so often is worth a doctor’s look, if nobody has had one: ${topic} may have a cause, and there may be a way to prevent it. What I named can be tried in between.`;
}

function givesItTime(topic: string): string {
  return `Noted. That is not long yet, so ${topic} may well pass by itself. If it gets worse, or is still there in two weeks, have it looked at.`;
}
