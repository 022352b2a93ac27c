import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { assess } from '../../../safety/assess.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { monographSources } from '../../about-herbs/facts/sources-named.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources, sourceList } from '../../wording/source-list.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "That is wrong, apixaban is no vitamin K antagonist": what was said rests on sources, and here they are. */
export function answerPushback(question: Understanding): AdvisorAnswer | null {
  const { asks, subject, said } = question;
  const spoken = herbsMeant(question);
  const isAgain = said.includes(thanks);
  const text = withPlainApostrophes(question.question);
  const isMeant = (corrects.test(text) || saysItIsFine.test(text)) && !text.includes('?');
  const isOfOthers = isFromOthers.test(question.question);
  // "Actually it is my husband who takes it" tells news.
  if (question.told.length > 0 && isOfWhoTakesIt.test(text)) return null;
  if (!isMeant || spoken.length === 0 || (!isOfOthers && question.wanted.length > 0) || asks.more) return null;
  const about = new Set(spoken.map(({ id }) => id));
  const findings = assess({ person: subject.person, items: [...spoken, ...question.medicines], about });
  const herbs = spoken.flatMap(({ id }) => findHerb(id) ?? []);
  const sources = citedSources(findings.length > 0 ? [] : herbs.flatMap((herb) => monographSources(herb)), findings);
  return {
    ...plainAnswer(
      [
        paragraph(
          saysItIsFine.test(question.question)
            ? goByTheDoctor
            : isFromOthers.test(question.question)
              ? maybeSo
              : isAgain
                ? 'Thank you. I can only give what my sources say.'
                : `${thanks} ${cannotLearn}`,
        ),
        ...(saysItIsFine.test(text)
          ? findingLines(
              findings.filter(({ severity }) => severity !== 'minor'),
              said,
              subject,
            )
          : []),
        ...(sources.length === 0 ? [] : [paragraph('This is what it rests on:'), sourceList(sources, said)]),
      ].filter((block) => block !== ''),
    ),
    findings,
    sources,
  };
}

const thanks = 'Thank you for putting it to me.';
const cannotLearn =
  'I cannot learn from a talk, so what I say stays as my sources have it. Where they are older or shorter than what you know, go by the newer one.';

const isOfWhoTakesIt = /\bwho (?:takes|has|is|wants|drinks|uses)\b|\bnot (?:me|mine)\b/i;
const isFromOthers = /\b(?:doctor|gp|pharmacist|nurse|specialist|studies are)\b/i;
const maybeSo =
  'That may well be so. Many studies of herbs are small, and some are paid for by the maker; I give each its grade for that reason. Whoever treats you knows you better than I do, and you need not take any of it.';

/** "My doctor said so." */
const saysItIsFine = oneOf(
  sequence(
    /\b(?:doctor|doc|dr|gp|pharmacist|chemist|nurse|midwife|specialist|consultant|\w+ologist)\b[^.?!]{0,12}/i,
    /\b(?:says?|said|told me|thinks|reckons)\b[^.?!]{0,30}\b/,
    choice(
      /so|fine|ok|okay|safe|all ?right|(?:a )?(?:very )?(?:low|small|little|no) (?:risk|problem|issue)/,
      /not (?:a|much of a) (?:risk|problem)|harmless|nothing to worry about/,
      /i (?:can|could|may)(?: take it| have it| go on)?/,
    ),
    /(?: for me)?\W*$/,
  ),
  sequence(
    /\b(?:doctor|doc|dr|gp|pharmacist|chemist|nurse|midwife|specialist|consultant|\w+ologist)(?:'s| is| was)? (?:\w+ )?/i,
    /(?:fine|ok|okay|happy|cool|good) (?:with|about) (?:it|that|this|me (?:taking|having) (?:it|that|this))\W*$/,
  ),
);
const goByTheDoctor =
  'Then go by them: whoever treats you sees more of you than I do. Make sure they know of everything you take, and show them what I found.';

const corrects = anyPhrase(
  /(?:doctor|gp|pharmacist|nurse|specialist)\b[^.?!]{0,16}\b(?:says|said|thinks|calls)\b[^.?!]{0,16}\b(?:rubbish|nonsense|useless|placebo|quackery|no good|a waste)/,
  /studies are (?:all )?(?:fake|bought|rubbish|lies|paid)/,
  /(?:that|this|it)(?:'s| is| was) (?:wrong|incorrect|false|not (?:right|true|correct|quite right)|a mistake|outdated)/,
  /you(?:'re| are) (?:wrong|mistaken|incorrect)/,
  /(?<=^\W*(?:no,? |well,? )?)actually\b[^.?!]{0,40}\b(?:is|are|isn't|it's)/,
  /you (?:should|need to|ought to) (?:mention|know(?! (?:that )?(?:i|i'm|i've|my|we)\b)|say|add|tell)|you forgot to (?:mention|say|add)/,
  /i (?:disagree|don't agree)/,
);
