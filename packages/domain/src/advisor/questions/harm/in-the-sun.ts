import { findHerb } from '../../../herbs/catalogue.ts';
import { choice, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "What about sun?", of what was named: which of it makes skin burn sooner. */
export function answerInTheSun({ question, herbs, earlierHerbs, medicines }: Understanding): AdvisorAnswer | null {
  if (!namesTheSun.test(question) || !asksOfSun.test(withPlainApostrophes(question)) || medicines.length > 0)
    return null;
  const meant = herbsMeant({ herbs, earlierHerbs }).flatMap(({ id }) => findHerb(id) ?? []);
  if (meant.length === 0) return null;
  const burning = meant.filter(({ effects }) => effects.some(({ effect }) => effect === 'photosensitizing'));
  const others = meant.filter((herb) => !burning.includes(herb));
  const names = (some: typeof meant) => listed(some.map(({ name }) => inSentence(name)));
  return plainAnswer(
    [
      ...(burning.length > 0
        ? [`With ${names(burning)} skin can burn sooner: cover up, use sun cream, and leave sunbeds out.`]
        : []),
      ...(others.length > 0
        ? [`Of ${names(others)} I know no effect that makes skin burn sooner. Sun cream is due all the same.`]
        : []),
    ].map(paragraph),
  );
}

const namesTheSun = /\b(?:sun|sunlight|sunshine|sunbath\w*|sun ?beds?|tanning)\b/i;
const asksOfSun = new RegExp(
  String.raw`^\W*(?:(?:and|but|so|ok)\b\W*)*${choice(
    /(?:what|how) about|can i (?:still )?(?:go|be|sit|lie|sunbathe)(?: out)?(?: in)?/,
    /is it (?:ok|okay|safe|fine) (?:in|with)/,
    /(?:do|does|will|can|could) (?:it|they|these|those|this|that|any of (?:it|them)) (?:react|interact|go|clash|mix)\w* (?:with|to)/,
    /in/,
  )} ?(?:the |direct |strong )*(?:sun|sunlight|sunshine|sunbathing|sun ?beds?|tanning)?(?: and sunbeds?)?(?:[, ]+(?:because |as |coz |cos )?(?:i'm|im|i am|we're|we are|i'll be|going|off|i go)\b[^.?!]{0,40})?\W*$`,
  'i',
);
