import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { toItem } from '../../../safety/item.ts';
import { forbids } from '../../../safety/words.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import { answerInsteadOfSalt } from './instead-of-salt.ts';

/** "Wife bought that No-Salt shaker, that's OK?": in use already, beside what holds potassium back. */
export function answerSaltSubstituteUsed(asked: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(asked.question);
  const name = (substitutes.exec(text) ?? namedNoSalt.exec(text))?.[0];
  if (name === undefined || !inUse.test(text) || beforehand.test(text)) return null;
  const { subject, said } = asked;
  const findings = findingsAbout(potassium(), subject.person);
  const grave = findings.filter(({ severity }) => forbids(severity));
  const grounds = grave.map(({ with: other }) => inSentence(other.name));
  if (grounds.length === 0) return null;
  const instead = asksInstead.test(text) ? (answerInsteadOfSalt({ ...asked, herbs: [] })?.blocks ?? []) : [];
  const named = ofAKind.test(name) ? `the ${name}` : name;
  const stop = `No: ${named} is mostly potassium chloride, and with ${listed([...new Set(grounds)])} the body may not get rid of it: the potassium in the blood can climb until it disturbs the heartbeat or stops the heart, without a sign before. Use no more of ${named}.`;
  return {
    ...plainAnswer(
      [paragraph(stop), paragraph(callToday), paragraph(signs), ...instead, ...findingLines(findings, said, subject)],
      ['What can I use instead of salt?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

function potassium() {
  return readText('salt substitute').mentions.flatMap((mention) => (mention.kind === 'herb' ? [toItem(mention)] : []));
}

const callToday =
  'Call the doctor or the clinic that looks after the kidneys, heart or tablets today: say how much of it was used and since when, and ask for a blood test of the potassium now. Go on with every prescribed medicine unless they say otherwise.';
const signs =
  'Weak or heavy legs, tingling, a heart that skips, races or goes slowly, fainting, chest pain or short breath: call your emergency number now, 911, 112, 999 or 000.';

const substitutes =
  /\b(?:lo[- ]?salt|nu-?salt|half[- ]?salt|pan ?salt|potassium (?:chloride )?salt|salt with potassium|(?:low|reduced)[- ]?sodium salt|lite salt|diet salt|salt (?:substitutes?|replacers?|replacements?|alternatives?))\b/i;
/** The shaker, and not "a no-salt diet" or "I use no salt". */
const namedNoSalt =
  /\bno-salt\b(?!-)(?! (?:diet|foods?|meals?|added|cooking|rule|soups?|crisps|chips|recipes?|blend|seasoning|days?|version|week))|\bnosalt\b|\bNo Salt\b(?= (?:shaker|stuff|brand|salt|can|container|thing))/i;
/** "The salt substitute", but "LoSalt". */
const ofAKind = /salt (?:sub|repl|alt)|sodium|potassium|(?:lite|diet) /i;
const inUse = anyPhrase(
  /bought|found (?:this|that|a|some)|tried (?:it|this|that|some)|got (?:me|us|him|her|a|the|that|some|one)|gets|(?:been |keep |started |now |am |i'm |we're |is |he's |she's |my \w+ is )(?:using|putting|having|sprinkling|shaking|cooking with|eating|on)/,
  /(?:i|we|he|she|wife|husband|dad|mum|mom|now) (?:just |now |always |only |all |also |do |did )?(?:use[sd]?|puts?|have|has|had|sprinkles?|shakes?|cooks?|add(?:s|ed)?|love|like|swapped|switched|changed|went|started|tried)/,
  /tastes?\b[^.?!]{0,24}\b(?:again|better|good)|switched|swapped|changed (?:to|over)|(?:since|for) (?:\w+ )?(?:weeks?|months?|days?|years?|christmas)|(?:keep|carry on|go on) (?:on )?(?:using|with)|shaker/,
);
const beforehand = anyPhrase(
  /(?<!\b(?:what|which|herbs?|spices?|else|anything|something) )(?:can|could|may|should|shall|might|would|must) (?:i|we|he|she|they|you|my \w+) (?:just |also |then |safely )?(?:use|buy|get|try|have|switch|swap|put|take|add|change|start)/,
  /(?:thinking (?:of|about)|planning|going to|want(?:s|ed)? to|about to|would like to|before (?:i|we)|instead of (?:a |the )?(?:salt sub|lo))/,
);
const asksInstead = anyPhrase(
  /(?:what|which|anything|something)\b[^.!?]{0,40}\b(?:use|instead|season\w*|put|else|then)/,
);
