import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { Person } from '../../safety/person/person.ts';
import { breastfeeding } from '../../safety/person/nursing-words.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { citedSources } from '../wording/source-list.ts';

/** "One hard sore lump since this morning, a bit pink, no fever", of who nurses: milk that does not flow, and no growth. */
export function isLumpWhileNursing(person: Person, text: string): boolean {
  if (!lump.test(text) || !breast.test(text) || !isSore.test(text)) return false;
  const nurses = person.breastfeeding || feeds.test(text) || breastfeeding.some((sign) => sign.test(text));
  if (!nurses) return false;
  const rest = text.replaceAll(noSuch, ' ');
  return !isMore.test(rest) && !ofAnother.test(text);
}

/** What eases it, and from when on a doctor is wanted the same day. */
export function answerLumpWhileNursing({ question, subject }: Understanding): AdvisorAnswer | null {
  if (!isLumpWhileNursing(subject.person, withPlainApostrophes(question))) return null;
  return {
    ...plainAnswer([mostly, goOn, toTheDoctor].map(paragraph)),
    sources: citedSources(['nhs-mastitis'], []),
  };
}

const feeds =
  /\b(?:nursing|breast ?-?feed\w*|breast ?-?fed|feeding (?:my|our|the) (?:\w+ )?(?:baby|son|daughter)|latch\w*|blocked duct)\b/i;
const lump = /\b(?:lumps?|knots?|hard (?:bit|patch|spot|area)|blocked (?:milk )?ducts?)\b/i;
const breast = /\b(?:breasts?|boobs?|bosom|bra|ducts?)\b/i;
const isSore = /\b(?:sore|tender|painful|pain|hurts?|aches?|aching|hot|warm|pink|red|reddish|engorged|full of milk)\b/i;
const noSuch =
  /\b(?:no|not|without|don't have|haven't got|isn't)(?: any| a)? (?:fever|temp(?:erature)?|chills|shivers|flu|pus|hot|ill|unwell)(?:(?:,| or| and| nor) (?:fever|chills|shivers|temperature|pus|redness))*\b/gi;
const isMore =
  /\b(?:fever\w*|temp(?:erature)?|3[89](?:[.,]\d)?|10[1-4]|chills|shiver\w*|shak\w*|flu|pus|ill|unwell|spread\w*|streaks?|weeks? now|for (?:\w+ )?(?:weeks|months)|months|(?:two|three|four|\d) weeks ago|grow\w*|bigger|painless|(?:doesn't|does not|not) (?:hurt|sore|painful)|blood\w*|dimpl\w*|pucker\w*|orange peel|inverted|pulled in|armpit|weight|won't go|still there|same (?:place|spot)|cancer|gene|brca)\b/i;
const ofAnother =
  /\b(?:mum|mother|mom|sister|aunt\w*|gran\w*|friend|daughter)(?:'s (?:left |right )?(?:breast|boob)| (?:has|have|got|found|felt))\b/i;
const mostly =
  'A sore lump that comes up quickly in a nursing breast is mostly milk that does not flow well there, a narrowed duct. A cool cloth or a clean, chilled cabbage leaf in the bra is not silly: it may ease the soreness, though it heals nothing.';
const goOn =
  'Go on feeding as often as the baby asks, from that side too. No hard massage, and no pumping beyond what the baby needs. For the pain ask a pharmacist which tablet fits you while nursing. A midwife or nursing helper can look at how the baby latches.';
const toTheDoctor =
  'See a doctor the same day with fever, chills, redness that spreads, pus, or when you feel ill, and if it is no better after 24 hours: then it may be mastitis. A lump that stays for longer than a week or two, or comes back in one place, has to be looked at too.';
