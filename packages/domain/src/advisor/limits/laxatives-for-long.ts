import { findHerb } from '../../herbs/catalogue.ts';
import { isOfClass } from '../../medicines/is-of-class.ts';
import { oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import { hasCondition } from '../../safety/person/person.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { answerForConcern } from '../for-concerns/for-concern.ts';
import { inSentence } from '../wording/names.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer, withLinesFirst } from '../wording/plain-answers.ts';
import { citedSources, eachSourceOnce } from '../wording/source-list.ts';
import type { Understanding } from '../reading/understanding.ts';
import { answerPurging } from './purging.ts';

/** "Senna every day for two months and can't go without it now": what that does, how to come off it, and what helps the bowel meanwhile. */
export function answerLaxativesForLong(asked: Understanding): AdvisorAnswer | null {
  const { subject, avoid, asks, said } = asked;
  const text = withPlainApostrophes(asked.question);
  const name = reliesOnALaxative(text) ? laxativeMeant(asked) : null;
  if (name === null) return null;
  const { person } = subject;
  // What a prescriber gives beside an opioid stays, and bowels are not what ails with an eating disorder.
  const isForOthers =
    isUnderage(person) ||
    person.pregnant ||
    hasCondition(person, 'eating-disorder') ||
    person.medicines.some(({ id }) => isOfClass(id, 'opioid'));
  if (isForOthers || answerPurging(asked, text) !== null) return null;
  const first = tooLong.replace('{named}', name === '' ? '' : `, ${name} among them,`);
  if (signsOfLoss.test(text)) return { ...plainAnswer([first, today].map(paragraph)), level: 'urgent' };
  if (said.includes(comeOff)) return null;
  const answer = answerForConcern({
    ...asked,
    wanted: ['constipation'],
    avoid,
    refused: avoid,
    avoidEffects: [...asks.avoidEffects, 'stimulant-laxative'],
    isMore: false,
    isNewWish: true,
    form: null,
    particulars: [],
  });
  return withLinesFirst([first, comeOff, seen], {
    ...answer,
    sources: eachSourceOnce([...citedSources(read, []), ...answer.sources]),
  });
}

/** Whether a message tells of relying on something for the bowel by the words alone: of what, the talk tells. */
export function reliesOnALaxative(text: string): boolean {
  return isRelying.test(text) || (everyDay.test(text) && isLong.test(text));
}

/** The laxative that is named, or that the talk was of last; empty where only "laxatives" are spoken of. */
function laxativeMeant({ mentions, earlierHerbs, question }: Understanding): string | null {
  const named = mentions.filter(({ kind, negated }) => (kind === 'herb' || kind === 'medicine') && !negated);
  const met = named.find(({ id }) => isDriving(id));
  if (met !== undefined && !anyLaxative.test(met.name)) return inSentence(met.name);
  if (anyLaxative.test(question)) return '';
  const last = earlierHerbs[0];
  const pointsBack = named.length === 0 && points.test(question) && last !== undefined && isDriving(last.id);
  return pointsBack ? inSentence(last.name) : null;
}

function isDriving(id: string): boolean {
  return (
    isOfClass(id, 'stimulant-laxative') ||
    findHerb(id)?.effects.some(({ effect }) => effect === 'stimulant-laxative') === true
  );
}

const anyLaxative = /\b(?:stimulant )?laxatives?\b/i;
const points = /\b(?:it|them|that|those|this|these)\b/i;
const everyDay =
  /\b(?:every|each) (?:single )?(?:day|night|evening|morning|other day)\b|\bdaily\b|\bnightly\b|\ball the time\b|\bmost nights\b/i;
const isLong =
  /\b(?:for|since|over|past|last|now)\b[^.?!]{0,24}\b(?:weeks|months?|years?|ages)\b|\b(?:\d+|two|three|four|five|six|several|many) (?:weeks|months|years)\b|\bfor (?:ages|ever)\b|\ba year\b/i;
const isRelying = oneOf(
  /\b(?:taking|using|having|drinking|been on|on) [^.?!]{2,28}\b(?:for|since) [^.?!]{0,16}\b(?:months|years?|ages)\b/i,
  /\b(?:can'?t|cannot|won'?t|don'?t|doesn'?t|never|no longer|not)\b[^.?!]{0,24}\b(?:go|poo|move|work|open|empty|do it|manage|cope)\b[^.?!]{0,16}\bwithout\b/i,
  /\b(?:hooked|dependent|reliant|rel(?:y|ies|ying)|addicted|used to it)\b|\bnothing happens without\b|\bonly (?:go|poo) (?:with|when i take)\b/i,
  /\b(?:bowels?|guts?|colon)\b[^.?!]{0,24}\b(?:lazy|stopped working|forgotten how|asleep)\b|\blazy (?:bowels?|gut|colon)\b/i,
  /\b(?:come|coming|get|getting|wean\w*|cut(?:ting)? down|stop(?:ping)?)\b[^.?!]{0,24}\b(?:off|on|taking)\b[^.?!]{0,24}\b(?:laxatives?|senna|senokot|dulcolax|bisacodyl|cascara)\b/i,
);

/** Potassium that is gone already, or far too much of it. */
const signsOfLoss =
  /(?<!\b(?:no|not|without|never) (?:\w+ )?)\b(?:weak\w*|faint\w*|pass(?:ed|ing) out|dizz\w*|light-?headed|palpitat\w*|heart (?:\w+ )?(?:skip\w*|rac\w*|flutter\w*|stumbl\w*|pound\w*|jump\w*|miss\w*)|confus\w*|twitch\w*|tingl\w*|(?:leg|calf|muscle|hand|foot) cramps?|cramps? in)\b|\b(?:\d{2,}|ten|twelve|fifteen|twenty|thirty|a (?:whole )?(?:box|pack|packet|strip))\b[^.?!]{0,20}\b(?:a|per|each|every) (?:day|night)\b/i;
const today =
  'With what you tell the potassium may be low already: please ring your doctor or a medical advice line today for a blood test and a heart tracing, take no more of it until then, and drink. Fainting, chest pain, great weakness or a heart that keeps racing: call your emergency number, 911, 112, 999 or 000.';
const tooLong =
  'Laxatives that drive the bowel{named} are meant for a week or two. Taken every day for longer they can wash potassium and water out of the body, and many feel that nothing moves without them.';
const comeOff =
  'Mostly you come off in steps, with a pharmacist or doctor: a little less, or a day left out, every week or two, which can take months. Meanwhile something else takes over: more fibre bit by bit, enough to drink, a walk each day, and an unhurried time on the toilet after breakfast. Bulking fibre such as psyllium goes with plenty of water.';
const seen =
  'Please see a doctor or pharmacist this week and tell how long you took it: a blood test shows the potassium, above all beside water tablets, heart medicines or steroids, and they look for what is behind it. Weak muscles, cramps or a heart that stumbles: call today. Blood, lost weight or bowels that changed without a reason need a doctor too.';
const read = ['ema-senna', 'west-sussex-laxatives', 'devon-formulary-constipation'];
