import { findHerb } from '../../../herbs/catalogue.ts';
import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { choice, oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Effect } from '../../../safety/effects.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence, medicineName } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "What about sun?", "off to Spain, sun ok?", of what was named and of the own medicines: which of it makes skin burn sooner. */
export function answerInTheSun(asked: Understanding): AdvisorAnswer | null {
  const { question, herbs, earlierHerbs, medicines, subject } = asked;
  const text = withPlainApostrophes(question);
  if (!namesTheSun.test(text) || !(asksOfSun.test(text) || asksIfSunIsOk.test(text))) return null;
  const taken = [...subject.person.medicines, ...medicines].filter(({ id }) => burns(findMedicineProfile(id)?.effects));
  if (taken.length === 0 && medicines.length > 0) return null;
  const meant = herbsMeant({ herbs, earlierHerbs }).flatMap(({ id }) => findHerb(id) ?? []);
  if (meant.length + taken.length === 0) return null;
  const burning = meant.filter(({ effects }) => effects.some(({ effect }) => effect === 'photosensitizing'));
  const others = meant.filter((herb) => !burning.includes(herb));
  const names = (some: typeof meant) => listed(some.map(({ name }) => inSentence(name)));
  const sooner = [
    ...new Set([
      ...taken.map((each) => inSentence(medicineName(each))),
      ...burning.map(({ name }) => inSentence(name)),
    ]),
  ];
  return {
    ...plainAnswer(
      [
        ...(sooner.length > 0
          ? [`With ${listed(sooner)} skin can burn sooner: cover up, use sun cream, and leave sunbeds out.`]
          : []),
        ...(taken.length > 0 ? [goesOnWithIt] : []),
        ...(others.length > 0
          ? [`Of ${names(others)} I know no effect that makes skin burn sooner. Sun cream is due all the same.`]
          : []),
      ].map(paragraph),
    ),
    sources: citedSources(taken.length > 0 ? ['review-kowalska-2021-photosensitivity'] : [], []),
  };
}

function burns(effects: ReadonlySet<Effect> | undefined): boolean {
  return effects?.has('photosensitizing') === true;
}

const goesOnWithIt =
  'Do not stop the medicine for that by yourself. If skin burns, blisters or itches after little sun, ask a pharmacist or doctor; St John’s wort would add to it.';
const namesTheSun = /\b(?:sun|sunlight|sunshine|sunbath\w*|sun ?beds?|tan|tanning)\b/i;
/** "Off to Ibiza on Saturday, sun ok?", "can I sunbathe?" */
const asksIfSunIsOk = oneOf(
  /(?<![a-z-])(?:sun|sunlight|sunshine|sunbathing|sun ?beds?|tanning)(?: exposure)?(?: (?:be|is|are|still|going to be|then))*(?: (?:ok|okay|fine|safe|alright|all right|a problem|an issue|bad|allowed))(?: (?:for me|too|then|with|on|while|when)\b[^.?!]{0,30})?\W*$/i,
  /\b(?:can|could|may|should|must|do) i (?:still |just |have to )?(?:sunbathe|tan|get a tan|go on a sun ?bed|(?:go|be|sit|lie|stay) (?:out )?in the sun|(?:avoid|keep out of|stay out of) the sun)\b[^.?!]{0,30}\W*$/i,
  /^\W*(?:(?:and|but|so|ok|or|what about|how about)\b\W*)*(?:the )?sun ?beds?\W*$/i,
);
const asksOfSun = new RegExp(
  String.raw`^\W*(?:(?:and|but|so|ok)\b\W*)*${choice(
    /(?:what|how) about|can i (?:still )?(?:go|be|sit|lie|sunbathe)(?: out)?(?: in)?/,
    /is it (?:ok|okay|safe|fine) (?:in|with)/,
    /(?:do|does|will|can|could) (?:it|they|these|those|this|that|any of (?:it|them)) (?:react|interact|go|clash|mix)\w* (?:with|to)/,
    /in/,
  )} ?(?:the |direct |strong )*(?:sun|sunlight|sunshine|sunbathing|sun ?beds?|tanning)?(?: and sunbeds?)?(?:[, ]+(?:because |as |coz |cos )?(?:i'm|im|i am|we're|we are|i'll be|going|off|i go)\b[^.?!]{0,40})?\W*$`,
  'i',
);
