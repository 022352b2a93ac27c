import { likenessOf } from '../../../safety/red-flags/likeness/likeness.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../../answer.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { asksForFacts } from '../wishes/asks.ts';
import { isForeign } from '../language.ts';
import { isLabResult } from '../person/lab-results.ts';
import { isReply } from '../written-out/replies.ts';
import type { Understanding } from '../understanding.ts';
import { isOffTopic } from '../wishes/off-topic.ts';
import { rejects } from '../wishes/wish.ts';
import { asksFor, type ComplaintKind } from './complaint-kinds.ts';
import { fits, likelyComplaint } from './likely-complaint.ts';
import { takenFor, whetherMeant, withPlainWords } from './taken-for.ts';

/** A message with the complaint it was taken for in plain words, and the line that says so; or the question which is meant. */
type Meant = { readonly request: AdvisorRequest; readonly line: string } | { readonly asks: AdvisorAnswer };

const longestComplaint = 300;
const fewestWords = 2;
/** So likely it must be where something speaks against it: a talk that goes on, told facts, an off topic word, a hint of an alarm. */
const sureEnough = 0.24;
/** So likely in the middle of a talk that may go on from what was spoken of: a reply, hours, “these days”. */
const surerStill = 0.4;
const evenChance = 0.5;

/** "Kidneys are fine": no complaint of them. */
const allIsWell =
  /^[^?]{0,50}\b(?:is|are|was|were|r|all|came back|seems?) (?:all |perfectly |quite |totally |absolutely |now )*(?:fine|ok|okay|good|normal|healthy|great|alright|all right|clear)(?: (?:btw|tho|though|now|thank god|as far as i know|by the way))*\W*$/i;
/** "And lately my legs …": what ties a complaint to the talk tells nothing of it. */
const joins = /^\W*(?:and|oh|also) (?:lately |now |also |recently )?(?=my\b)/i;

/**
 * "I stare at the dark till the milkman comes": a complaint in words that no rule knows, taken for what it is likeliest to be. Null
 * where the rules have read a wish, a herb, a medicine or a question of another kind.
 */
export function complaintMeant(question: Understanding): Meant | null {
  const text = question.question;
  if (isRead(question) || text.length > longestComplaint || text.trim().split(/\s+/).length < fewestWords) return null;
  if (isForeign(text) || allIsWell.test(text)) return null;
  const likely = likelyComplaint(text.replace(joins, ''));
  if (likely === null || likely.share < leastShare(question)) return null;
  const { kinds, isSure } = likely;
  if (kinds.some((kind) => isOfOtherSex(kind, question) || isSpokenOf(kind, question))) return null;
  if (!isSure) {
    const isInTalk = question.history.length > 0;
    return isInTalk ? null : { asks: plainAnswer([paragraph(whetherMeant(kinds))], kinds.map(asksFor)) };
  }
  const [kind] = kinds;
  return { request: { ...question, question: withPlainWords(text, kind) }, line: takenFor(kind, text) };
}

function leastShare(question: Understanding): number {
  const { question: text, history, told, asks, isForAnother } = question;
  const isInTalk = history.length > 0;
  if (namesAMedicine(question) && !tells.test(text)) return evenChance;
  const goesOn = asks.pointing || asksForFacts(asks) || isReply(question);
  if (isInTalk && goesOn && !isForAnother) return surerStill;
  const isDoubtful =
    isInTalk || told.length > 0 || namesAMedicine(question) || isOffTopic(text) || likenessOf(text).calm < evenChance;
  return isDoubtful ? sureEnough : 0;
}

/** What the rules know already: wishes, names, tampering, and, in the middle of a talk, whatever goes on from it. */
function isRead(question: Understanding): boolean {
  const { question: text, wanted, particulars, mentions, asks, strangers, told, history, isTampering } = question;
  const isNamed =
    mentions.some(({ kind }) => kind === 'herb') || (namesAMedicine(question) && !isMedicineInPassing(question));
  if (wanted.length + particulars.length > 0 || isNamed || isTampering || asks.whatToAvoid) return true;
  if (history.length === 0) return strangers.length > 0 && asks.checking;
  const isNews = mentions.length > 0 || (told.length > 0 && !question.isForAnother) || isLabResult(text);
  const goesOn = asks.more || asks.instead || asks.comparing || asks.together || asks.why || asks.uses;
  const asksOfIt = asks.form !== null || ((asks.pointing || asksForFacts(asks)) && !tells.test(text));
  return isNews || goesOn || asksOfIt || strangers.length > 0 || rejects(question);
}

const namesAMedicine = ({ mentions }: Understanding) => mentions.some(({ kind }) => kind === 'medicine');

/** "Been living off Rennies", "to go with the inhaler": in a first message that tells a complaint, and asks nothing of the medicine itself. */
function isMedicineInPassing({ history, asks, question }: Understanding): boolean {
  const asksOfIt = asks.together || asks.why || asks.sideEffects || asks.amount || asks.timing || asks.apart;
  return history.length === 0 && !asksOfIt && !asksForFacts(asks) && !asksOfTheMedicine.test(question);
}

const asksOfTheMedicine = /^\W*(?:can(?!['’]?t)|could|may|should|is|are|does|do|what|when|how|which|why)\b/i;

/** "My legs are like tree trunks by evening" asks for no time of the day. */
const tells = /^[^?]*\b(?:i|i'm|i’m|my|his|her|our|their)\b[^?]*$/i;

/** What was spoken of before, told once more: the talk goes on. */
function isSpokenOf(kind: ComplaintKind, { earlierUses }: Understanding): boolean {
  return earlierUses.some((use) => fits(use, kind));
}

/** Of what only the other sex has, or who is no mother yet, nothing is guessed. */
function isOfOtherSex(kind: ComplaintKind, { subject }: Understanding): boolean {
  const { gender } = subject.person;
  return (gender === 'male' && womens.has(kind)) || (gender === 'female' && kind === 'prostate');
}

const womens: ReadonlySet<ComplaintKind> = new Set([
  'menstrual-cramps',
  'pms',
  'menopause',
  'lactation',
  'pregnancy-nausea',
]);
