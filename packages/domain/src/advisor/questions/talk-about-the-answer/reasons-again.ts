import { choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import { isWarnedOf, weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import { topicOf } from '../../reading/wishes/topics.ts';
import { gradeInList, gradeOf } from '../../wording/grade-words.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { reasonsAgainst, reasonsFor } from '../../about-herbs/facts/reasons.ts';
import { lastAnswer } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "Why not?": the reasons once more. */
export function answerReasonsAgain(question: Understanding): AdvisorAnswer | null {
  const earlier = question.earlierHerbs;
  const isLost = doesNotSee.test(withPlainApostrophes(question.question));
  const isAsked = whyIsIt.test(question.question) || isLost || asksHowBad(question);
  const isWhy = question.asks.why || (isAsked && question.herbs.length === 0);
  if (!isWhy || earlier.length === 0) return null;
  const last = lastAnswer(question.history);
  const isOffer = gradeInList.test(last) && !/\bnot\b/i.test(question.question);
  if (isOffer) return reasonsFor(question, earlier);
  return whySuggested.test(question.question) ? notSuggested(question) : reasonsAgainst(question, earlier);
}

/** "What's the worst that can happen?", "does it matter that much?", of what was warned of. */
function asksHowBad({ question, earlierHerbs, subject: { person } }: Understanding): boolean {
  return (
    howBad.test(withPlainApostrophes(question)) && earlierHerbs.some((herb) => weightsAgainst(herb, person).length > 0)
  );
}

const howBad = sequence(
  /^\W*(?:(?:and|so|but|ok|well|hm+)\b\W*)*/i,
  choice(
    /what(?:'?s| is) the (?:worst|danger|(?:actual |real )?risk)(?: (?:that )?(?:can|could|might|would) happen| really| here)?/,
    /how (?:bad|risky|dangerous|serious) (?:can|could|would|is) (?:it|that|this)(?: really| actually)?(?: be| get)?/,
    /does (?:it|that|this) (?:really |actually )?matter(?: (?:that|so) much| really)?/,
  ),
  /(?: then| tho| though| really)*\W*$/,
);

/** What was only asked about was not suggested; what was advised against still less. */
function notSuggested(question: Understanding): AdvisorAnswer {
  const { earlierHerbs, subject } = question;
  const names = listed(earlierHerbs.map(({ name }) => inSentence(name)));
  if (earlierHerbs.some((herb) => isWarnedOf(herb, subject.person)))
    return reasonsAgainst(question, earlierHerbs, {
      lead: `I did not suggest ${names}, I advised against it. The reasons:`,
    });
  const [herb] = earlierHerbs.flatMap(({ id }) => findHerb(id) ?? []);
  const uses = (herb?.monograph?.uses ?? []).slice(0, mostUses);
  const used =
    uses.length === 0
      ? ''
      : ` People take it for ${listed(uses.map((use) => `${topicOf(use.use)} (${gradeOf(use)})`))}.`;
  return plainAnswer([paragraph(`I did not suggest ${names}: you asked about it.${used}`)], ['What else could help?']);
}

const mostUses = 2;
const whySuggested = /\bwhy\b[^?]*\b(?:suggest|recommend|choose|pick|name|propose)\w*/i;

/** "But why, if immunity is good for everybody? I don't understand this." */
const doesNotSee =
  /\bwhat (?:happens|would happen|could happen|will happen|might happen|is wrong|'s wrong|goes wrong)(?: to me)? (?:if|when|with) (?:i |he |she |we )?(?:still |do |did )?(?:take|took|taking|have|had|having|mix|mixing|combine|combining|drink|drank)\b(?![^?]*\b(?:too (?:much|many)|more than|extra|double|twice|all of|by accident|overdose)\b)[^?]{0,30}(?=\W*$)|\bwhat's wrong with (?:taking )?(?:both|that|it|them)(?=\W*$)|^\W*(?:(?:and|but|so|ok|okay|hm+)\W+)*why,? (?:if|when|since|though)\b|\bi (?:don't|do not|dont|cannot|can't) (?:quite |really )?(?:understand|get|see) (?:this|that|it|why|the reason)\b/i;

/** "Why is it about my kidneys?", "why not? what could happen?" */
const whyIsIt = oneOf(
  /^\W*(?:and |but |so |ok(?:ay)?,? )*what (?:happens|would happen|goes on) (?:then )?(?:in|to) (?:the|my) body\W*$/i,
  sequence(
    /^\W*(?:and |but |so |ok(?:ay)?,? )*(?:why|how come)/i,
    /\b(?! (?:do|does|would) (?:people|anyone|everyone|somebody|others|they)\b)/,
    choice(
      /[^?.!]{0,40}\b(?:it|that|this|they|them|those|these|not|matter|say|said)\b[^?.!]{0,40}/,
      /(?: not)?\W+what (?:could|can|might|would|will) happen(?: then| to me)?/,
    ),
    /\W*$/,
  ),
);
