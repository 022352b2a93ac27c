import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { asksForFacts } from '../wishes/asks.ts';
import type { Understanding } from '../understanding.ts';
import { type FollowUpKind, followUps } from './follow-up-kinds.ts';
import { asksForSomething, somebody } from './in-plain-words.ts';
import { likelyFollowUp } from './likely-follow-up.ts';

const longest = 100;
/** So likely it must be where the rules read no question, and where they read another one. */
const likelyEnough = 0.2;
const sureEnough = 0.6;

/**
 * A short question that names one herb, in words of its own: "does valerian leave you foggy?" is read as if it named none, and
 * its plain words are asked of that herb. Null for what the rules have read themselves, and for whatever tells more.
 */
export function namedInPlainWords(question: Understanding): AdvisorRequest | null {
  const { herbs, mentions, asks } = question;
  const text = withPlainApostrophes(question.question);
  const [named, ...others] = mentions;
  if (named?.kind !== 'herb' || others.length > 0 || herbs.length !== 1) return null;
  if (text.length > longest || /\d/.test(text) || tellsMore(question, text)) return null;
  const likely = likelyFollowUp(
    `${text.slice(0, named.start).replace(article, '')}it${text.slice(named.end).replace(form, '')}`,
  );
  const isRead = asksForFacts(asks) || asksForSomething({ ...asks, checking: false }) || asks.pointing;
  if (likely === null || !ofOneHerb.has(likely.kind)) return null;
  if (likely.kind === 'sweeten' && ofSugarInBlood.test(text)) return null;
  const isLeave = asks.checking && !leaveTo.has(likely.kind);
  if (likely.share < (isRead || isLeave || question.wanted.length > 0 ? sureEnough : likelyEnough)) return null;
  const { asks: plain, ...rest } = followUps[likely.kind];
  if ('read' in rest && asks[rest.read] !== false && asks[rest.read] !== null) return null;
  const asked = `${named.text}: ${plain}`;
  return asked === question.question ? null : { ...question, question: asked };
}

/** "The nettle tea" is one thing. */
const article = /\b(?:the|my|some|this|that|your) $/i;
const form = /^ (?:tea|oil|root|capsules?|extract|tablets?|powder|drops|leaves|leaf)\b/i;

function tellsMore(
  { told, asks, isRefusing, question, subject, particulars, mentions }: Understanding,
  text: string,
): boolean {
  const isOfPerson =
    somebody.test(text) || subject.isOther || subject.person.surgeryPlanned !== null || told.length > 0;
  const isWish = isRefusing || particulars.length > 0 || asks.avoidEffects.length > 0;
  return isOfPerson || isWish || isBare.test(question) || isFor.test(text.slice(mentions[0]?.end));
}

/** "And valerian?" names it alone. */
const isBare =
  /^\W*(?:(?:and|or|so|ok|what about|how about)\W+)*(?:the )?[\w'-]+(?: (?:tea|oil|root|capsules?|extract))?\W*$/i;

/** "Cinnamon for sugar", "slimming tea to lose weight" wish for something. */
const isFor =
  /^(?: (?:tea|oil|root|capsules?))? (?:(?:for|against) (?:my |the )?[\w -]{3,24}|to (?:lose|shed|drop|sleep|stop|ease|calm|lower) [\w ]{2,24})\W*$/i;

/** "Does it bring the sugar down?" asks of the blood and sweetens nothing. */
const ofSugarInBlood =
  /\bblood sugars?\b|\bglucose\b|\bsugar levels?\b|\bsugars?\b[^.?!]{0,16}\b(?:down|lower|drop\w*|fall\w*|spikes?|under control)\b|\b(?:lower|drop|reduce|control|steady|affect|spike|raise|help)\w*\b[^.?!]{0,16}\bsugars?\b/i;

/** "Can I …?" of these asks for no leave to take it. */
const leaveTo: ReadonlySet<FollowUpKind> = new Set([
  'half',
  'mix-into',
  'reheat',
  'sweeten',
  'growing',
  'expired',
  'children-too',
]);

/** What is asked of a herb itself, and not of the talk, of a choice, or of the person. */
const ofOneHerb: ReadonlySet<FollowUpKind> = new Set([
  'amount',
  'most',
  'prepare',
  'when',
  'with-food',
  'onset',
  'duration',
  'side-effects',
  'drowsy',
  'addictive',
  'stopping',
  'proof',
  'how-it-acts',
  'as-tea',
  'taste',
  'keeping',
  'growing',
  'appearance',
  'other-uses',
  'who-not',
  'age-limit',
  'half',
  'mix-into',
  'which-part',
  'which-kind',
  'quality',
  'brand',
  'worth-it',
  'empty-stomach',
  'drive',
  'every-day',
  'expired',
  'dried-fresh',
  'children-too',
  'when-better',
  'history',
  'strong-tea',
  'reheat',
  'sweeten',
  'hot-cold',
  'morning-after',
  'weight',
  'blood-test',
  'before-bed-hours',
  'breaks',
]);
