import { findHerb } from '../../herbs/catalogue.ts';
import { isOfClass } from '../../medicines/is-of-class.ts';
import type { Finding } from '../../safety/finding.ts';
import { forbids } from '../../safety/words.ts';
import { takenUpTo } from '../about-herbs/what-is-taken.ts';
import { mayStay } from '../about-herbs/verdict/may-stay.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { herbsMeant } from '../reading/herbs-meant.ts';
import type { Understanding } from '../reading/understanding.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { listed, paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { beforeReminder } from '../wording/reminder.ts';
import { sentencesOf } from '../wording/sentences.ts';
import { clashChecks } from './data/clash-checks.ts';
import { hoursOfNoUse, keepLine } from './keep-taking.ts';

/** "Every evening I have licorice tea", beside digoxin: what clashes and is taken by now asks for more than leaving it out. */
export function withTakenAlready(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  const { question, subject, said } = asked;
  const herbs = herbsMeant(asked);
  if (answer.level !== 'none' || answer.blocks.some((block) => isToldWhatToDo.test(block))) return answer;
  const text = withPlainApostrophes(question);
  const named = asked.mentions.filter(({ kind, negated }) => kind === 'herb' && !negated);
  const isTakenNow = named.some(({ start }) => takenUpTo.test(text.slice(0, start)));
  const beforeHerb = (sentence: string) =>
    named.flatMap((herb) => (sentence.includes(herb.text) ? [sentence.slice(0, sentence.indexOf(herb.text))] : []));
  if (!isTakenNow && !sentencesOf(text).some((sentence) => isHabit(sentence, beforeHerb(sentence)))) return answer;
  const findings = answer.findings.filter(
    ({ severity, kind, subject: herb }) =>
      severity !== 'minor' &&
      (kind === 'medicine' || kind === 'condition' || kind === 'pregnancy') &&
      // What a test asked for is not given up at once.
      (forbids(severity) || !nutrients.has(findHerb(herb.id)?.kind ?? '')) &&
      herbs.some(({ id }) => id === herb.id),
  );
  const first = toDo(findings, subject);
  if (first === null || said.includes(first)) return answer;
  const ofMedicines = findings.filter(({ kind }) => kind === 'medicine');
  const rest = [hoursOfNoUse(ofMedicines), ...checksFor(ofMedicines), keepLine(ofMedicines, subject)];
  const isSentToCall = answer.blocks.some((block) => isToldToCall.test(block));
  const lines = [isSentToCall ? null : first, ...rest].filter((line) => line !== null);
  if (lines.length === 0) return answer;
  return { ...answer, blocks: beforeReminder(answer.blocks, [paragraph(lines.join(' '))]) };
}

const nutrients: ReadonlySet<string> = new Set(['vitamin', 'mineral']);
/** "Then please call the clinic today": what to ask for there is still to be told. */
const isToldToCall = /tell them since when/;
const isToldWhatToDo =
  /\b(?:Take no more|what you took, how much|As (?:you|\w+(?: \w+)?) (?:take|takes|have|has) \S+)\b/;

function toDo(findings: readonly Finding[], { who, isOther }: Understanding['subject']): string | null {
  const names = listed([...new Set(findings.map(({ subject: herb }) => inSentence(herb.name)))]);
  if (names === '' || mayStay(findings, names) !== null) return null;
  const begin = `As ${isOther ? `${who} takes` : 'you take'} ${names} already`;
  const whom = isOther ? `${who}’s doctor, clinic or pharmacist` : 'your doctor, clinic or a pharmacist';
  const isPressing = findings.some(({ kind, with: { id } }) => kind === 'medicine' && isOfClass(id, ...pressing));
  if (!findings.some(({ severity }) => forbids(severity)))
    return `${begin}, ask ${whom} ${isPressing ? 'today' : 'this week'} whether to go on with it.`;
  const wasWeakened = findings.some(
    ({ kind, why, with: { id } }) => kind === 'medicine' && weakened.test(why) && isOfClass(id, ...actsByLevel),
  );
  return `${begin}: no more of it for now, and tell ${whom} today${wasWeakened ? ', as a medicine that it weakened acts more strongly again in the weeks after' : ''}.`;
}

/** Where days count. */
const pressing = ['anticoagulant', 'lithium', 'digoxin', 'calcineurin-inhibitor', 'insulin', 'sulfonylurea'] as const;
const weakened = /\b(?:lower|weaken|reduc|speed)\w*/i;
/** Too much of these harms. */
const actsByLevel = [
  ...(['anticoagulant', 'calcineurin-inhibitor', 'digoxin', 'antiepileptic', 'methylxanthine'] as const),
  ...(['antipsychotic', 'opioid', 'benzodiazepine', 'chemotherapy', 'targeted-cancer-drug'] as const),
];

/** What to ask for, and the gravest signs. */
function checksFor(findings: readonly Finding[]): readonly string[] {
  for (const { classes, of, asksFor, signs } of clashChecks) {
    const met = findings.find(
      ({ with: { id }, why, advice }) =>
        (classes === undefined || isOfClass(id, ...classes)) && (of === undefined || of.test(`${why} ${advice}`)),
    );
    if (met === undefined) continue;
    const test = asksFor?.replace('{medicine}', inSentence(met.with.name));
    return [...(test === undefined ? [] : [`Ask for ${test}.`]), signs];
  }
  return [];
}

/** It is taken by now, day by day, and not only asked about. */
function isHabit(sentence: string, beforeHerb: readonly string[]): boolean {
  if (goesOn.test(sentence)) return true;
  if ((beforeHerb.length === 0 && !ofThat.test(sentence)) || onlyAsked.test(sentence)) return false;
  // "Had a cough for three weeks, thyme?" tells how long of the cough.
  const isTaken = takes.test(sentence) || beforeHerb.some((words) => hasIt.test(words));
  return often.test(sentence) || (forLong.test(sentence) && isTaken);
}

const day = String.raw`(?:single |other )?(?:day|evening|night|morning|week|meal|winter|lunch|dinner|breakfast)`;
const goesOn =
  /\b(?:been|i've been|has been|have been|keep|kept|carry on|go on|continue) (?:on|taking|having|using|drinking|chewing|eating|sucking|putting|sipping|adding|giving|helping (?:him|her|my)self to)\b|\bcan (?:i|he|she) still (?:have|eat|drink|take)\b|\b(?:i|he|she) (?:already|still|always|regularly|usually) (?:takes?|haves?|has|drinks?|eats?|uses?|chews?|sucks?)\b|\balready (?:taking|on|having|drinking|using)\b|\bgo(?:es|ing)? through a (?:bag|box|packet|tub|bottle)\b/i;
const often = new RegExp(
  String.raw`\b(?:every|each) ${day}s?\b|\b(?:daily|nightly)\b|\b(?:\d+|an?|one|two|three|four|five|couple of|few)(?: (?:big|small|large|strong))? (?:cups?|mugs?|glass(?:es)?|pots?|capsules?|caps|tablets?|teaspoons?|tsp|spoons?|cloves?|drops)(?: of(?: \w+){1,5}?)?(?: or (?:two|three|so))? (?:an?|per|each|every|most|with|at|in) \w+|\b(?:for|with|at) (?:my |his |her )?(?:breakfast|lunch|dinner|supper)\b|\bmost (?:days|evenings|nights|mornings)\b|\bof an? (?:evening|morning|night)\b`,
  'i',
);
const forLong =
  /\b(?:for )?(?:the (?:past|last) |about |around |nearly |over )?(?:an?|one|two|three|four|five|six|\d+|several|a few|a couple of|many|some) (?:days|weeks?|months?|years?|fortnight)\b|\bsince (?:we|i|he|she|last|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|\w+day)\b/i;
const takes =
  /\b(?:takes?|taking|taken|took|drinks?|drinking|drank|eats?|eating|ate|uses?|using|chews?|chewing|sucks?|sucking|swallows?|started|began|puts?)\b/i;
const ofThat =
  /\b(?:takes?|drinks?|eats?|uses?|have|has|having|taking|drinking|eating|using) (?:it|them|that|this|those|these)\b/i;
const hasIt = /\b(?:has|have|having|had|on)(?: (?:my|a|some|the|daily|an?|\w+))?\s*$/i;
const onlyAsked =
  /\b(?:(?<!i )can|could|may|might|should|shall|would|if|will|want\w*|wanna|thinking (?:of|about)|plan\w*|going to|gonna|like to|fancy|how (?:much|many|long|often|do)|(?:ok|okay|safe|fine|good|alright|possible|allowed) to (?:take|have|drink|eat|use)|recommend\w*|suggest\w*|what|which|start\w* (?:taking|on)|try\w*|begin|instead)\b|\bcan i (?!still)/i;
