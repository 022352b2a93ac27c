import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { onceEach } from '../../about-herbs/after-news.ts';
import { withStop } from '../../wording/sentences.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { drivesTheBowel, isHarsh, othersThan, type Sought } from '../../for-concerns/others-than.ts';
import { namedLately, offeredHerbs } from '../../reading/conversation.ts';
import { asksForTurns } from '../../reading/named-things/as-if-taken.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { staysAdvisedAgainst } from '../who-takes-it/advised-against.ts';

type Choice = 'any' | 'milder' | 'stronger' | 'in-turn' | 'together';
/** "Which one would you pick?", of one herb: there is nothing to choose between, and what else would fit. */
export function answerOnlyOneHerb(question: Understanding): AdvisorAnswer | null {
  const { herbs, medicines, wanted, told, subject } = question;
  const choice = choiceAskedFor(question);
  if (choice === null || herbs.length + medicines.length + wanted.length + told.length > 0) return null;
  const items = onceEach([...question.earlierHerbs, ...namedLately(question), ...offeredHerbs(question)]);
  const spoken = items.flatMap(({ id }) => findHerb(id) ?? []);
  const [only] = spoken;
  if (only === undefined || (spoken.length > 1 && choice !== 'stronger')) return null;
  const isWarned = items.every((item) => isWarnedOf(item, subject.person));
  // "Together" is then meant of the medicines that are known.
  if (choice === 'together' && (isWarned || subject.person.medicines.length > 0)) return null;
  if (choice === 'together' || (choice === 'in-turn' && !isWarned))
    return plainAnswer([paragraph(leads[choice](only))], followUps);
  const lead = isWarned ? staysAdvisedAgainst(question, items) : spoken.length > 1 ? notMore : leads[choice](only);
  const { fitting, line } = othersThan(spoken, question, soughtBy(choice, { only, isWarned }));
  return {
    ...plainAnswer([paragraph(lead), line], followUps),
    recommended: fitting.map(({ herb: { key, name } }) => ({ key, name })),
  };
}

function soughtBy(choice: Choice, { only, isWarned }: { readonly only: Herb; readonly isWarned: boolean }): Sought {
  if (isWarned) return 'rather';
  if (choice === 'stronger') return 'stronger';
  return choice === 'milder' && isStrong(only) ? 'milder' : 'any';
}

function isStrong(herb: Herb): boolean {
  return isHarsh(herb) || drivesTheBowel(herb);
}

const followUps = ['What else could help?', 'When should I see a doctor?'];
const notMore = 'More than was studied is not better, only riskier.';

const leads: Readonly<Record<Choice, (only: Herb) => string>> = {
  any: ({ name }) => `So far we spoke of ${inSentence(name)} alone, so there is nothing to choose between.`,
  milder: (only) =>
    `So far we spoke of ${inSentence(only.name)} alone.${isStrong(only) ? '' : ' No study tells whether another is milder.'}`,
  stronger: ({ name }) => `So far we spoke of ${inSentence(name)} alone. More of it than was studied is not better.`,
  'in-turn': ({ name, monograph }) =>
    `So far we spoke of ${inSentence(name)} alone, so there is no order to keep. Give it its time first. ${withStop(monograph?.timeToEffect ?? notTimed)} If nothing has changed then, stop it and take stock.`,
  together: ({ name }) =>
    `Together with what? So far we spoke of ${inSentence(name)} alone. Name the other herb or medicine, and I check the two.`,
};
const notTimed = 'How soon it works is not established; about four weeks is a fair trial';

function choiceAskedFor({ question, asks }: Understanding): Choice | null {
  const text = withPlainApostrophes(question);
  if (asksForTurns.test(text)) return 'in-turn';
  if (milder.test(text)) return 'milder';
  if (stronger.test(text)) return 'stronger';
  if (togetherOnly.test(text)) return 'together';
  return asks.comparing && ofChoice.test(text) ? 'any' : null;
}

const milder = anyPhrase(
  /(?:something|anything|one|a) (?:a (?:bit|little) )?(?:milder|gentler|softer|weaker|less strong)(?: one)?(?=\W*$|\s+(?:please|then|instead))/,
  /(?:what|which)(?: one)? (?:would|could|might|will|is|are) (?:be )?(?:a (?:bit|little) )?(?:milder|gentler|softer|less strong)(?: one| option| choice)?(?=\W*$|\s+(?:then|instead|for (?:me|him|her)))/,
);
const stronger = anyPhrase(
  /(?:something|anything|one) (?:a (?:bit|little) |much )?stronger(?=\W*$|\s+(?:please|then|instead))/,
  /(?:something|anything|one) with (?:more|a bit more) (?:punch|kick|oomph|power|strength|clout)/,
  /(?:that|it|this|they)(?:'s|'re| is| are| sounds?| seems?| looks?) (?:far |much |a bit |way )?too (?:weak|mild|gentle|feeble|soft)(?: for (?:me|him|her|that))?(?=\W*$)/,
);
const togetherOnly = anyPhrase(
  /(?:take|use|combine|mix|drink) (?:them|both|all(?: of them)?|these|those)(?: all)?(?: together| at once| at the same time)?(?=\W*$)/,
);
const ofChoice = /\b(?:which|pick|choose|best|better|safest|safer|strongest|gentlest|mildest)\b/i;
