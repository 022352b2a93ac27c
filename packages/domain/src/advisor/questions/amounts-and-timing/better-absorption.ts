import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "What helps it go in better?", of iron: what raises its uptake, and what lowers it. */
export function answerBetterAbsorption({
  question,
  herbs,
  earlierHerbs,
  mentions,
}: Understanding): AdvisorAnswer | null {
  if (needsBeside.test(question)) return neededBeside(herbs, earlierHerbs);
  // What stands behind "without" is named all the same.
  const all = mentions.filter(({ kind }) => kind === 'herb');
  if (withOrWithout.test(question) && all.length > 0)
    return all.length > 1 ? neededBeside(all.slice(1), all) : neededBeside(all, earlierHerbs);
  if (!asksForUptake.test(withPlainApostrophes(question))) return null;
  const spoken = [...herbs, ...earlierHerbs].flatMap(({ id }) => findHerb(id) ?? []);
  const nutrient = spoken.find((herb) => uptakeRules(herb, raises).length > 0);
  if (nutrient === undefined) return null;
  const rules = [...uptakeRules(nutrient, raises), ...uptakeRules(nutrient, lowers)];
  return {
    ...plainAnswer(
      [
        paragraph(
          `For ${inSentence(nutrient.name)} this is known. ${rules.map(({ why, advice }) => `${why} ${advice}`).join(' ')}`,
        ),
      ],
      ['When should I take it?'],
    ),
    sources: citedSources(
      rules.flatMap(({ sources }) => sources),
      [],
    ),
  };
}

interface Named {
  readonly id: string;
}

/** "Does it need pepper?", of turmeric: what is known of the two together. */
function neededBeside(named: readonly Named[], earlier: readonly Named[]): AdvisorAnswer | null {
  const [herb] = earlier
    .filter(({ id }) => named.every((each) => each.id !== id))
    .flatMap(({ id }) => findHerb(id) ?? []);
  const [other] = named.flatMap(({ id }) => findHerb(id) ?? []);
  if (herb === undefined || other === undefined) return null;
  const together = [
    ...herb.rules.filter((rule) => rule.kind === 'supplement').filter((rule) => rule.with.includes(other.key)),
    ...other.rules.filter((rule) => rule.kind === 'supplement').filter((rule) => rule.with.includes(herb.key)),
  ];
  const [rule] = together;
  const names = `${capital(inSentence(herb.name))} and ${inSentence(other.name)}`;
  if (rule === undefined)
    return plainAnswer([
      paragraph(`${names}: I hold nothing that says the one needs the other, and no study of the two together.`),
    ]);
  const choice =
    rule.severity === 'none-known' || rule.severity === 'minor' ? '' : `Rather without ${inSentence(other.name)}. `;
  return {
    ...plainAnswer([paragraph(`${choice}What I hold on ${inSentence(names)} together: ${rule.why} ${rule.advice}`)]),
    sources: citedSources(rule.sources, []),
  };
}

/** "With black pepper or without?" */
const withOrWithout =
  /\bwith (?:(?!food|meals?|milk|water|breakfast)[\w' ]{2,24} )?or without\b(?! (?:food|meals?|milk|water))/i;
const needsBeside =
  /^\W*(?:(?:and|but|so|ok)\b\W*)*(?:does|do) (?:it|they|that|this|\w+) (?:really |always )?need(?:s)? (?:to (?:be taken|go|be combined) with )?(?!a\b|to\b)\w/i;

function uptakeRules({ rules }: Herb, words: RegExp): Herb['rules'] {
  return rules.filter(({ kind, why }) => kind === 'supplement' && words.test(why)).slice(0, mostRules);
}

const mostRules = 2;
const raises = /\brais\w+ (?:\w+ )?uptake\b/i;
const lowers = /\b(?:lowers?|cuts?|blocks?) (?:the )?uptake\b/i;
const asksForUptake = anyPhrase(
  /(?:go(?:es)? in|absorb\w*|taken up|take (?:it|them) up|get (?:it|them) in|work) (?:\w+ )?better(?=\W*$)/,
  /(?:better|more|improve\w*|increase\w*|boost\w*|help\w*|raise\w*) (?:its |the |their |with )?(?:absorption|uptake)/,
  /(?:helps?|better|best) (?:it |them |my body |me )?(?:to )?absorb/,
);
