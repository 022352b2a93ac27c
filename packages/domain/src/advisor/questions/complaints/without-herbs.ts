import type { UseKey } from '../../../herbs/use-keys.ts';
import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { everydayHelp } from '../../for-concerns/everyday-help.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { usesOfLast, wishOf } from '../../reading/wishes/wish.ts';
import { topicsOf } from '../../reading/wishes/topics.ts';
import { capital, inSentence } from '../../wording/names.ts';

/** "How do I sleep better without supplements?": what helps that is nothing to take. */
export function answerWithoutHerbs(question: Understanding): AdvisorAnswer | null {
  if (question.herbs.length > 0 || question.asks.inFood || !nothingToTake.test(withPlainApostrophes(question.question)))
    return null;
  // "Without any pills: what tea do you recommend?", "no pills, like routine or tea".
  if (namesAForm.test(question.question) || withoutTablets.test(question.question)) return null;
  const wish = wishOf(question);
  const uses = wish.length > 0 ? wish : usesOfLast(question);
  const told = question.earlierParticulars.find(({ says }) => says !== undefined && question.said.includes(says));
  if (wish.length === 0 && told?.says !== undefined)
    return plainAnswer([paragraph(`As I said of ${told.name}: ${told.says}`)], ['When should I see a doctor?']);
  const ofFood = uses.filter((use) => eaten.has(use));
  const asked = ofWhatIsEaten.test(question.question) && ofFood.length > 0 ? ofFood : uses;
  const help = everydayHelp(asked, question.subject.person);
  const [herb] = question.earlierHerbs;
  if (help === null) return null;
  const lead =
    wish.length > 0 || herb === undefined
      ? ''
      : `${capital(inSentence(herb.name))} is mostly taken for ${topicsOf(uses, '')}. For that: `;
  return plainAnswer(
    [
      question.said.includes(help) ? `As I said: ${help}` : `${lead}${help}`,
      'Give one change two weeks before the next, so that you see what it does. A doctor or pharmacist can look for a cause if it stays.',
    ].map(paragraph),
    ['Which herb would help?', 'When should I see a doctor?'],
  );
}

/** What is eaten matters for these. */
const eaten: ReadonlySet<UseKey> = new Set<UseKey>([
  'digestion',
  'bloating',
  'cramps',
  'reflux',
  'nausea',
  'constipation',
  'diarrhea',
  'cholesterol',
  'blood-pressure',
  'blood-sugar',
]);
const ofWhatIsEaten = /\b(?:foods?|drinks?|eat(?:ing)?)\b/i;

/** "Cholesterol 6.5, want to try without tablets. What works?": it is herbs that are to stand in for them. */
const withoutTablets =
  /\b(?:without|instead of) (?:any |taking |the )*(?:tablets?|pills?|medicines?|medication|meds|drugs|statins?)\b(?! (?:or|and|nor) (?:any )?(?:herbs?|supplements?))(?:(?! herbs?| supplements?)[^?])*\b(?:what|which|anything|something)\b/i;

const namesAForm =
  /\b(?:what|which)(?: herbal| good| calming)* (?:teas?|herbs?|drops|oils?|creams?|tinctures?)\b|\b(?:recommend|suggest)\b[^.?!]{0,20}\b(?:teas?|herbs?|drops)\b|\bor (?:maybe )?(?:an? |some )?(?:\w+ )?teas?\b|\bteas? (?:or|and) (?!no\b)/i;

/** "Without any herbs?" */
export const nothingToTake = anyPhrase(
  /what (?:do|can|should|could|must) (?:i|he|she) (?:wash|clean|cleanse|rinse) (?:(?:it|them|my \w+|his \w+|her \w+) )?(?:with|w)(?=\W*$)/,
  sequence(
    /(?:without|besides|apart from|other than|instead of|not) (?:any |taking |using |the )*/,
    choice(
      /herbs?|supplements?|pills|tablets|remedies|anything|teas and pills|medicines?|medication/,
      /meds|drugs|herbal (?:remedies|medicine)|plants/,
    ),
    /(?: (?:or|and|nor) (?:any )?(?:herbs?|supplements?|pills|tablets|remedies|medicines?))*/,
    /(?=\W*$|[^?]{0,30}\?)/,
  ),
  /(?:that|which|what)(?:'s| is| are|s)? (?:not|no|n't) (?:an? )?(?:herbs?|herbal|plants?|supplements?|remed(?:y|ies)|pills?|tablets?)(?=\W*$|[^?]{0,30}\?)/,
  /(?:isn't|aren't|is not|are not) (?:an? )?(?:herbs?|herbal|plants?|supplements?|pills?|tablets?)(?=\W*$)/,
  /(?:any|some)thing (?:that's |that is )?(?:non|other than|apart from|besides|instead of)[- ](?:taking )?(?:herbs?|herbal|plants?|supplements?)/,
  /(?:home remedies|everyday (?:tips|habits)|changes? (?:in|to) (?:my )?(?:lifestyle|habits|diet))(?=\W*$)/,
  // "I don't take anything" tells that nothing is taken by now.
  /(?:(?:don't|do not) (?:want to|like to)|rather not|won't|would not|wouldn't) (?:take|swallow|use) anything/,
  /(?:anything|something|what) (?:else )?(?:that )?i (?:can|could) do(?: (?:myself|for (?:it|that|this)|about (?:it|that|this)|against it|besides|too|as well|before(?:hand)?|first|next time|(?:until|till) then|meanwhile|in the meantime|so (?:it|that|this) (?:doesn't|does not|won't) (?:happen|come back)(?: again)?))?(?=\W*$)/,
  /(?:lifestyle|non-?herbal|drug-?free|natural habits)\b/,
  /what (?:foods?|drinks?|foods? (?:and|or) drinks?) (?:should|must|do|can) (?:i|we|he|she) (?:avoid|cut out|leave out|stay away from|not eat|give up)(?=\W*$)/,
  /what (?:foods? )?(?:should|must|can|do) i (?:stop|avoid|cut out|give up) (?:eating|drinking|having)(?=\W*$)/,
);
