import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { asksOfAddiction } from '../../about-herbs/facts/addiction.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { saysNoOption } from '../../for-concerns/concern-opening.ts';
import { doctorIn, everydayHelp } from '../../for-concerns/everyday-help.ts';
import { sideTopic } from '../../limits/side-topics.ts';
import { askedAsIfTaken, asksForTurns, otherUses } from '../../reading/named-things/as-if-taken.ts';
import { asksForFacts } from '../../reading/wishes/asks.ts';
import { topicsOf } from '../../reading/wishes/topics.ts';
import { isHearsay } from '../../reading/person/hearsay.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { asksForSimpler } from '../talk-about-the-answer/explained-simply.ts';
import { nothingToTake } from './without-herbs.ts';
import { asksToWatch } from '../harm/what-to-watch.ts';
import { sentencesOf } from '../../wording/sentences.ts';
import { sentencesOn } from '../../wording/sentences-on.ts';

interface Spoken {
  /** As in "for tinnitus". */
  readonly name: string;
  /** What was said of it. */
  readonly says: string;
  /** What is added where the reason is asked for. */
  readonly rest: string;
}

/** A follow-up on a complaint that no herb stands for: what is known of it, or plainly that there is nothing to take. */
export function answerNoHerbForIt(question: Understanding): AdvisorAnswer | null {
  const { earlierHerbs, wanted, told, particulars, isForAnother } = question;
  const text = withPlainApostrophes(question.question);
  const isNamed = question.herbs.length + question.medicines.length > 0 && (!besideIt.test(text) || isHearsay(text));
  const isNew = wanted.length + told.length + particulars.length > 0 || isForAnother;
  if (earlierHerbs.length > 0 || isNamed || isNew || wantsOthers(text, question)) return null;
  const spoken = spokenOf(question);
  if (spoken === null || sideTopic(question.question, true) !== null) return null;
  const says = replyTo(text, question, spoken);
  return says === null
    ? null
    : plainAnswer([paragraph(says)], ['What could help besides?', 'When should I see a doctor?']);
}

/** What helps instead, besides or without herbs, and where it was read, are told elsewhere. */
function wantsOthers(text: string, { asks }: Understanding): boolean {
  const asksForMore = (asks.more || asks.instead) && !asks.nothingHelps && !otherUses.test(text);
  return asksForMore || asks.sources || nothingToTake.test(text);
}

/** The complaint that was spoken of, where nothing was named for it. */
function spokenOf(question: Understanding): Spoken | null {
  const { earlierParticulars, said, subject } = question;
  for (const { name, says, herbs } of earlierParticulars)
    if (herbs === undefined && says !== undefined && said.includes(says)) return { name, says, rest: whereRead };
  const wish = wishOf(question);
  const none = saysNoOption.exec(said)?.[0];
  if (wish.length === 0 || none === undefined) return null;
  const help = everydayHelp(wish, subject.person) ?? '';
  return { name: topicsOf(wish, ''), says: `${none} ${help}`.trim(), rest: nameOne };
}

function replyTo(text: string, question: Understanding, spoken: Spoken): string | null {
  const { name, says, rest } = spoken;
  const [first = ''] = sentencesOf(says);
  const doctor = doctorIn(says);
  if (question.asks.nothingHelps || asksToWatch.test(text))
    return doctor === null ? null : `Of ${name} this is what matters: ${doctor} ${ifItLasts}`;
  if (asksForSimpler.test(text)) return `In plain words: ${[first, ...helpIn(says)].join(' ')}`;
  if (question.asks.evidence || whyNot.test(text)) return `As I said: ${first} ${rest}`;
  const told = sentencesOn(says, text, { besides: name });
  if (told !== null) return `As I said: ${told}`;
  if (!isOfATakenOne(text, question)) return null;
  const products = ofThePharmacy.test(says) ? [askThePharmacist] : [];
  return [`I named no herb for ${name}, so there is nothing to say on that.`, ...products, ...helpIn(says)].join(' ');
}

const ofThePharmacy = /\b(?:tablets?|creams?|lotions?|drops|sprays?|pharmac\w+|painkiller|salicylic acid)\b/i;
const askThePharmacist = 'Of what a pharmacy has for it, a pharmacist can tell.';
const whyNot = /^\W*(?:(?:and|but|so)\b[ ,]*)*why not\W*$/i;
const ifItLasts = 'See one too if it gets worse, lasts for weeks or worries you.';
const nameOne = 'Name a herb you think of, and I check that one.';
const whereRead = 'That comes from the pages of public health bodies and hospitals, and from reviews of trials.';

/** It would be asked of a herb, had one been named. */
function isOfATakenOne(text: string, question: Understanding): boolean {
  const { asks } = question;
  if (ofTheComplaint.test(text) || asks.form !== null) return false;
  const isOfHerbs =
    asks.comparing || asks.together || asks.uses || asks.buying || asksForFacts({ ...asks, onset: false });
  return (
    isOfHerbs ||
    askedAsIfTaken(question) !== null ||
    asksOfAddiction(text) ||
    asksForTurns.test(text) ||
    ofHerbs.test(text)
  );
}

/** "How long does it last?", "how soon is it gone?" */
const ofTheComplaint = /^(?![^]*\b(?:take|taking|use|drink)\b)[^]*\b(?:how (?:long|soon)|when (?:does|will|is))\b/i;
const besideIt = anyPhrase(
  /(?:with|beside|after|before) (?:it|them|that|this)/,
  /(?:does|do|can) (?:it|that|this|they) go (?:well )?with/,
);
const ofHerbs = anyPhrase(
  /(?:safe|ok|okay|fine|all ?right|good) (?:for|with) (?:me|my|us|the medicines)\b|(?:is|are) (?:it|that|they) safe\b/,
  /(?:with|beside|after|before) (?:it|them)(?=\W*$)/,
  /go(?:es)? (?:well )?with (?:coffee|tea|alcohol|wine|beer|milk)/,
  /(?:looks?|tastes?|smells?) like/,
  /(?:something|anything) (?:milder|gentler|weaker|stronger)/,
  /(?:once|twice|three times) a (?:week|month)/,
  /(?:been|already|am|i'm) (?:taking|using|drinking) (?:it|that|this|them)/,
  /(?:it's|it is|they are|that is) (?:only |just |all )?natural/,
  /(?:side effects?|who should not|why did you (?:suggest|recommend|choose))/,
);

/** What helps without anything to take. */
function helpIn(says: string): readonly string[] {
  return sentencesOf(says).filter((sentence) => /\b(?:helps?|eases?)\b/i.test(sentence) && doctorIn(sentence) === null);
}
