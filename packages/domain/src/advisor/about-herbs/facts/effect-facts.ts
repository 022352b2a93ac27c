import { anyPhrase } from '../../../resolve/phrases.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import type { Person } from '../../../safety/person/person.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { amountsInGeneral, amountsOfUse } from '../amounts/amounts.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { clausesOf } from '../../wording/sentences.ts';
import type { Telling } from '../telling.ts';

/** "Will it make me sleepy?" */
export function drowsiness({ name, effects, monograph }: Herb, { question }: Pick<Telling, 'question'>): string {
  const herb = inSentence(name);
  if (effects.some(({ effect }) => effect === 'contains-caffeine' || effect === 'stimulant'))
    return 'it rather wakes people up, so do not take it late in the day.';
  const isTold = /drows|sleepy|sleepiness|tired/i.test(monograph?.sideEffects.text ?? '');
  const calming = effects.find(({ effect }) => effect === 'sedating');
  if (nextMorning.test(question) && (calming?.strength === 'weak' || !calming) && !isTold)
    return `not that I know of: a heavy head in the morning is not among the known effects of ${herb}.`;
  if (nextMorning.test(question))
    return 'it can: what makes drowsy in the evening may reach into the morning, above all a large or late dose. Take it earlier or less of it, and do not drive until you know.';
  if (!calming && !isTold) return `drowsiness is not among the known effects of ${herb}.`;
  return calming?.strength === 'weak' && !isTold
    ? 'it calms a little; most people stay alert, but see how you feel before you drive.'
    : 'yes, it can make people drowsy. Do not drive until you know how you feel with it, and leave out alcohol.';
}

/** "Will I feel groggy the next morning?" */
const nextMorning =
  /\b(?:next (?:morning|day)|in the morning|morning after|when i wake|hung ?over|groggy|hangover|day after|tomorrow|still in (?:me|my)|in my (?:system|body|blood)|worn off|wear off|(?:at|by) \d{1,2} ?(?:am|in the)|\d ?am)\b/i;

const mostSentences = 2;

/** "How long can I take it?": the sentences that tell of a time. */
export function durationOf(herb: Herb, use?: UseKey, person?: Person): string {
  const { name, monograph } = herb;
  const isForTheYoung = person !== undefined && isUnderage(person);
  const own = use === undefined ? [] : amountsOfUse(herb, use);
  const amountsForUse = own.length > 0 ? own : amountsInGeneral(herb);
  const told = [
    monograph?.precautions.text ?? '',
    ...amountsForUse.map(({ text }) => text),
    ...(trialLength.exec(monograph?.timeToEffect ?? '') ?? []),
    ...clausesOf(monograph?.timeToEffect ?? '').filter((clause) => isLimit.test(clause)),
  ]
    .flatMap(clausesOf)
    .filter((sentence) => tellsOfTime.test(sentence) && !(isForTheYoung && tellsAnAmount.test(sentence)));
  const core = (sentence: string) => sentence.toLowerCase().replace(/\.$/, '');
  const isWithinAnother = (sentence: string) =>
    told.some((other) => core(other) !== core(sentence) && core(other).includes(core(sentence)));
  const sentences = [...new Set(told)].filter((each) => !isWithinAnother(each)).slice(0, mostSentences);
  if (isForTheYoung)
    return [...sentences, `how long ${inSentence(name)} suits a child is for a pediatrician or pharmacist to say.`]
      .map(capital)
      .join(' ');
  return sentences.length === 0
    ? `how long ${inSentence(name)} can be taken is not established. After a few weeks, take stock with a pharmacist or doctor.`
    : sentences.map(capital).join(' ');
}

/** No amounts are told for anybody under age, in a sentence on time neither. */
const tellsAnAmount =
  /\d\s?(?:mg|mcg|µg|g|ml|iu|grams?|milligrams?|percent|%|drops?|capsules?|tablets?|cups?|(?:tea|table)?spoons?|times)(?![a-z])|\b(?:one|two|three|four|five|six|half an?|an?) (?:drops?|capsules?|tablets?|cups?|(?:tea|table)?spoons?|cloves?|times)\b/i;

/** How soon it works is not how long it may be taken; how long trials ran is some measure of it. */
const trialLength = /\b(?:trials?|studies)\b[^.;]*\b(?:ran|lasted)\b[^.;]*[.;]?/i;

/** "Not for more than two weeks without advice." */
const isLimit = /^not for\b/i;

const tellsOfTime = anyPhrase(
  /not day after day|longer than|no more than \w+ (?:days?|weeks?|months?)|not (?:for )?more than/,
  /up to \w+ (?:days?|weeks?|months?)/,
  /at most (?:for )?(?:\w+ )?(?:\d+|one|two|three|four|six|eight|ten|twelve|a few) (?:days?|weeks?|months?)/,
  /long[- ]term(?! data)|ran (?:for )?[\w ]{3,20}(?:weeks?|months?)|beyond \w+ (?:weeks?|months?)/,
  /short (?:time|use)|for (?:a few|\d+|two|three|five|seven|ten) days/,
  /for (?:\w+ (?:to|or) )?\w+ (?:weeks?|months?)|\w+ days in a row/,
);
