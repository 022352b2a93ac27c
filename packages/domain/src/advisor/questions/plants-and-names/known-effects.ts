import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { toldOrRecalled } from '../../about-herbs/verdict/finding-lines.ts';
import { asksOfAddiction } from '../../about-herbs/facts/addiction.ts';
import { answerAboutHerbs } from '../../about-herbs/about-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { type PossibleEffect, possibleEffects } from '../../data/possible-effects.ts';
import { monographSources } from '../../about-herbs/facts/sources-named.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer, withLinesFirst } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import { lastMessage } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { clausesOf, lower, withStop } from '../../wording/sentences.ts';

/** "Does licorice raise blood pressure?", "is it true that kava damages the liver?": from what is known to happen. */
export function answerKnownEffects(question: Understanding): AdvisorAnswer | null {
  const text = ofAnOrgan(question) ?? withPlainApostrophes(question.question).replace(maySomebody, ' ');
  const several = ofSeveral(question, text);
  if (several !== null) return several;
  const isOfLast = question.herbs.length === 0 && question.earlierHerbs.length === 1 && ofIt.test(text);
  const [item, ...others] = isOfLast ? question.earlierHerbs : question.herbs;
  const herb = item === undefined ? undefined : findHerb(item.id);
  if (ofWhatWasSaid.test(text) || opinionFor.test(text)) return null;
  if (asksOfAddiction(text) || (question.asks.evidence && !doesSomething.test(text) && !isBadFor.test(text)))
    return null;
  if (herb === undefined || others.length > 0 || question.medicines.length > 0 || herb.neverSuggest === true)
    return null;
  // "I read turmeric in curry is dangerous" is of the food.
  if (question.asks.inFood && question.herbs.length > 0) return null;
  const asked = effectAskedFor(text, herb);
  if (asked === undefined || isItsUse(herb, question, asked)) return null;
  const line = toldOf(herb, asked, isSafeFor.test(text));
  const answer = answerAboutHerbs({
    ...question,
    asks: { ...question.asks, checking: true, evidence: false },
    items: item === undefined ? [] : [item],
    areAlternatives: false,
    wish: wishOf(question),
    isOneByOne: false,
    isOnlyVerdict: true,
    asides: [],
    concern: null,
  });
  return answer.findings.some(({ severity }) => severity !== 'minor')
    ? withLinesFirst([line], { ...answer, recommended: [] })
    : { ...plainAnswer([paragraph(line)], answer.followUps), sources: citedSources(monographSources(herb), []) };
}

/** "Does it raise blood pressure?", of two or three that were offered: each in a line. */
function ofSeveral(question: Understanding, text: string): AdvisorAnswer | null {
  const { herbs, earlierHerbs, medicines, subject } = question;
  if (herbs.length + medicines.length > 0 || earlierHerbs.length < 2 || !ofThem.test(text)) return null;
  const known = earlierHerbs.slice(0, mostHerbs).flatMap(({ id }) => findHerb(id) ?? []);
  const told = known.flatMap((herb) => {
    const asked = effectAskedFor(text, herb);
    if (asked === undefined || isItsUse(herb, question, asked)) return [];
    return [`${herb.name}. ${toldOf(herb, asked, isSafeFor.test(text))}`];
  });
  if (told.length === 0 || told.length < known.length) return null;
  const findings = findingsAbout(earlierHerbs, subject.person).filter(({ severity }) => severity !== 'minor');
  const stays = toldOrRecalled(findings, question.said, subject);
  return {
    ...plainAnswer([...told.map(paragraph), ...stays], ['What are the side effects?']),
    findings,
    sources: citedSources(known.flatMap(monographSources), findings),
  };
}

const mostHerbs = 3;
const ofThem = /\b(?:it|this|that|they|them|these|those|any of (?:them|these|those))\b/i;

/** "Can I take ginkgo with my blood thinner?" asks leave, whatever its other words do. */
const maySomebody = sequence(
  /\b/gi,
  choice(
    /can|could|may|might|should|shall|would it be (?:ok|safe) (?:for me )?to/,
    /is it (?:ok|okay|safe|fine) (?:for \w+(?: \w+)? )?to/,
  ),
  /(?: (?:i|we|he|she|they|you|one|my \w+|our \w+))? (?:still |also |safely |just |even )*/,
  /(?:take|use|have|drink|eat|add|combine|mix|start|try|give|put|keep|continue|swallow|begin)\b[^.?!]*/,
  /[.?!]?/,
);

const ofIt = /\b(?:it|this|that)\b/i;

/** "What do you think of ginger for an upset stomach?" asks whether it helps, whatever the complaint is called. */
const opinionFor =
  /\bwhat (?:do|would) (?:you|u|people|they) (?:think|say|make|reckon)\b[^.?!]* for\b|\bwhat(?:'s| is) your (?:view|opinion|take|verdict)\b[^.?!]* for\b/i;

/** "For kidneys too?", after "is it bad for the liver?": the same question again; null for all else. */
function ofAnOrgan({ question, history, earlierHerbs }: Understanding): string | null {
  const organ = organAlone.exec(question)?.[1];
  const last = lastMessage(history);
  const wasOfHarm = isBadFor.test(last) || doesSomething.test(last);
  return organ !== undefined && earlierHerbs.length === 1 && wasOfHarm ? `Is it bad for the ${organ}?` : null;
}

/** "Creatine and kidneys." */
const ofItsOrgan = /^\W*[\w' -]{3,28} and (?:the |my |your )?(?:kidneys?|liver)\W*$/i;
const organAlone =
  /^\W*(?:and |what about |how about )*(?:for |on )?(?:the |my )?(liver|kidneys?|heart|stomach|skin|teeth|muscles|eyes|brain|bones|blood pressure)(?: too| as well| also)?\W*$/i;

const raises = /\b(?:rais|increas|elevat|put(?:s)? up|push|higher|high)\w*\b/i;
const lowers =
  /\b(?:lower|reduc|decreas|drop|bring(?:s)? down|kill|dampen)\w*\b|\b(?:keep|get|take|bring)s?\b[^.?!]{0,20}\b(?:down|under control)\b/i;
const doesSomething = sequence(
  /\b(?:can|could|does|do|will|would|may|might|is it true|true that|i (?:read|heard))\b[^.?!]{2,60}?\b/i,
  choice(
    /caus|rais|increas|elevat|lower|reduc|decreas|kill|dampen|harm|damag|hurt|ruin|affect|chang/,
    /influenc|alter|upset|irritat|keep|thin(?![gk])|lead|trigger|bring on|mess|make|gain|give/,
    /wreck|knacker|trash|fry|fries|destroy|screw|bugger|strain|stress|burden|wear out|attack|poison|do a number on/,
  ),
  /\w*\b/,
);
const whatItDoes =
  /\bwhat (?:does|do|would|will|can) (?:it|this|that|they|these|those|[\w' -]{3,28}) do (?:to|for|with) (?:my|the|your|his|her)\b/i;
const isBadFor =
  /\b(?:is|are)\b[^.?!]{1,40}\b(?:bad|hard|rough|tough|heavy|harsh|harmful|toxic|dangerous) (?:for|on|to)\b/i;
/** "Is chamomile safe for the kidneys?" asks the same from the other side. */
const isSafeFor = sequence(
  /\b(?:is|are)\b[^.?!]{1,40}/i,
  /\b(?:safe|ok(?:ay)?|fine|all ?right|gentle|easy|harmless) (?:for|on|to|with) (?:the|my|your|his|her)/,
  / /,
  choice(
    /kidneys?|liver|heart(?! ?burn| (?:failure|disease|condition|problem))/,
    /stomach(?! (?:ache|pain|cramp|ulcer|flu))|blood (?:pressure|sugar)|eyes|bones|brain/,
  ),
  /\W*$/,
);
/** "Does that change what you said?" asks of the news, and of no effect. */
const ofWhatWasSaid =
  /\b(?:does|do|would|will) (?:that|this|it) change (?:what|anything|things|your|the answer|my)\b[^.?!]{0,16}\b(?:you|said|advice|answer|mind)\b|\bdoes (?:that|this) change anything\b/i;

/** "Does it change my blood sugar?" asks of up and down alike. */
const eitherWay = /\b(?:chang|affect|influenc|alter|do(?:es)? anything to|mess)\w*\b/i;
const isItTrue = /\b(?:true|a myth|really)\W*$/i;

/** "Is creatine bad for kidneys", typed without a mark. */
const isWhether =
  /^\W*(?:(?:and|but|so|then)\b\W*)*(?:is|are) [\w' -]{2,40} (?:bad|hard|harmful|toxic|dangerous) (?:for|on|to)\b/i;
const opensAQuestion =
  /^\W*(?:(?:and|but|so|then)\b\W*)*(?:is it true|is (?:it|that|this) (?:bad|hard|harmful|dangerous) (?:for|on)|are they (?:bad|hard|harmful) (?:for|on)|can|could|does|will|would|may|might)\b/i;

function effectAskedFor(text: string, herb: Herb): PossibleEffect | undefined {
  if (ofItsOrgan.test(text)) return possibleEffects.find((each) => each.asked.test(text));
  const isOfDoing = whatItDoes.test(text);
  if (!text.includes('?') && !opensAQuestion.test(text) && !isWhether.test(text) && !isOfDoing) return undefined;
  if (!isOfDoing && ![doesSomething, isItTrue, isBadFor, isSafeFor].some((pattern) => pattern.test(text)))
    return undefined;
  const direction = lowers.test(text) ? 'down' : raises.test(text) || /\bcaus\w+ high\b/i.test(text) ? 'up' : undefined;
  const met = possibleEffects.filter(({ asked }) => asked.test(text));
  const known =
    direction === undefined && (isOfDoing || eitherWay.test(text))
      ? met.find((each) => isKnownOf(herb, each))
      : undefined;
  return known ?? met.find((each) => each.direction === undefined || each.direction === (direction ?? 'up'));
}

function isKnownOf({ effects, monograph }: Herb, each: PossibleEffect): boolean {
  return (
    effects.some(({ effect }) => each.effects.includes(effect)) || each.told.test(monograph?.sideEffects.text ?? '')
  );
}

/** "Does hibiscus lower blood pressure?" asks of what it is taken for. */
function isItsUse(
  { monograph }: Herb,
  { wanted, question }: Understanding,
  { direction, use: own }: PossibleEffect,
): boolean {
  if (own !== undefined) return monograph?.uses.some(({ use }) => use === own) === true;
  const isWished = lowers.test(question) || /\b(?:help|helps|prevent|stop|good for)\b/i.test(question);
  return direction !== 'up' && isWished && monograph?.uses.some(({ use }) => wanted.includes(use)) === true;
}

function toldOf(herb: Herb, { told, effects }: PossibleEffect, isOfSafety: boolean): string {
  const name = inSentence(herb.name);
  const carrying = herb.rules.find(({ kind }) => kind === 'pregnancy');
  if (effects.includes('uterine-stimulant') && carrying !== undefined)
    return `This is what I hold on ${name} in pregnancy. ${carrying.why} ${carrying.advice}`;
  const known = herb.monograph?.sideEffects.text ?? '';
  const among = clausesOf(known).find((sentence) => told.test(sentence));
  if (among !== undefined)
    return `${isOfSafety ? 'Mind this.' : 'Yes.'} These are known effects of ${name}: ${withStop(lower(among))}`;
  // A rule whose reason names the medicine is of that one alone.
  const reason = herb.rules.find(
    ({ severity, why }) =>
      severity !== 'none-known' && severity !== 'unknown' && told.test(why) && !why.includes('{with}'),
  );
  const acts = herb.effects.some(({ effect }) => effects.includes(effect));
  if (reason !== undefined && (acts || effects.length === 0))
    return `${isOfSafety ? 'Take care there.' : 'It may.'} ${reason.why}`;
  if (acts)
    return isOfSafety
      ? `Take care there: ${name} acts on it. How much that matters differs from person to person.`
      : `It may: ${name} acts that way. How much that matters differs from person to person.`;
  const caution = clausesOf(herb.monograph?.precautions.text ?? '').find((sentence) => told.test(sentence));
  if (caution !== undefined)
    return `It is not known to harm there when all is well. Mind this all the same: ${capital(caution)}`;
  return `That is not among the effects of ${name} that I know of. ${known === '' ? 'None are described.' : `Known are: ${withStop(lower(known))}`}`;
}
