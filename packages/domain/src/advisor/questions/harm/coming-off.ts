import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Been on kratom 6 months, how do I get off it?": a habit of what works like an opioid is not broken off at once and alone. */
export function answerComingOff({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!(wantsOff.test(text) || (isHabit.test(text) && !onlyOfOthers.test(text)))) return null;
  const meant = herbsMeant({ herbs, earlierHerbs }).filter(({ id }) => habitForming.has(id));
  if (meant.length === 0) return null;
  const names = listed(meant.map(({ name }) => inSentence(name)));
  return {
    ...plainAnswer(
      [
        `Do not stop a daily habit of ${names} all at once and alone.${wantsOff.test(text) ? ' It is good that you want to be off it:' : ''} ${wantsOff.test(text) ? 'a' : 'A'} doctor or an addiction service can plan a slow, stepwise reduction with you or treat the withdrawal. Ask this week; until then take no more than now, and no extra.`,
        ...(meant.some(({ id }) => id !== 'phenibut') ? [withdrawal] : []),
        ...(meant.some(({ id }) => id === 'phenibut') ? [ofPhenibut] : []),
        nothingInstead,
        danger,
        'How much do you take a day, since when, and is anything else taken with it, alcohol and medicines too? Tell them that first.',
      ].map(paragraph),
    ),
    findings: findingsAbout(meant, subject.person),
  };
}

/** They work on the opioid receptors, or calm so that the body comes to need them. */
const habitForming: ReadonlySet<string> = new Set(['kratom', 'poppy-seed-tea', 'phenibut']);

const wantsOff = anyPhrase(
  sequence(
    choice(
      /get(?:ting)?|come|coming|wean(?:ing)?|taper(?:ing)?|step(?:ping)?/,
      /be|go(?:ing)?|break(?:ing)?|kick(?:ing)?/,
    ),
    / (?:myself |me |him |her |safely |down and )?(?:off|away from|free of|rid of|down|clean|the habit)/,
  ),
  /(?:(?:kick|break|drop)(?:ing)? (?:it|this|the habit)|quit|quitting|taper|tapering|stop(?:ping)? (?:it|them|this|that|taking|using|drinking|kratom|phenibut|poppy|the|my)|cut(?:ting)? (?:down|back|it out)|give (?:it|this|that|\w+) up|giving (?:it|this) up|detox(?:ing)?|withdrawals?|cold turkey|hooked|addicted|dependent)/,
);
/** "Been taking it every day for a year" */
const isHabit =
  /\b(?:been (?:on|taking|using|having|drinking)|(?:taking|using|take|use|drink|drinking)|(?:have|'ve) (?:taken|used))\b[^.?!]{0,40}\b(?:every ?day|daily|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|a few|many|a) (?:weeks|months|years?)|months|years|ages)\b/i;
const onlyOfOthers = /\b(?:he|she|they|people|friend|brother|sister) (?:has|have|took|takes|been)\b/i;

const withdrawal =
  'Stopping suddenly can bring withdrawal as with an opioid: aches, sweating, a runny nose, cramps and diarrhea, no sleep, restless legs, fear and craving.';
const ofPhenibut = 'Stopping phenibut suddenly can bring great fear, sleepless nights, trembling, confusion and fits.';
const nothingInstead =
  'Put nothing calming in its place, and mix it with no opioid, alcohol, sleeping tablet, kava or other sedative: together they can stop the breathing.';
const danger =
  'Slow breathing, somebody who cannot be woken, a fit, confusion, or thoughts of harming yourself: call your emergency number. Yellow eyes or skin, dark urine or pale stools: see a doctor the same day.';
