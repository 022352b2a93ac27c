import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { type Item, toItem } from '../../../safety/item.ts';
import { hasCondition, type Person } from '../../../safety/person/person.ts';
import { forbids } from '../../../safety/words.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "What can I use, everything tastes of cardboard without salt?": what seasons, and that a salt substitute is potassium. */
export function answerInsteadOfSalt({ question, herbs, subject, said }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const isOfSalt = withoutSalt.test(text) || (said.includes('potassium chloride') && asksOfThePlate.test(text));
  if (!isOfSalt || !wantsTaste.test(text)) return null;
  if (herbs.some(({ id }) => id !== 'potassium')) return null;
  const { person } = subject;
  const substitute = herbs.length === 0 ? [] : herbs;
  const findings = findingsAbout(substitute, person);
  const isThinned = person.medicines.some(({ id }) => bySteadyGreens.has(id));
  const lines = [
    `In the amounts of cooking these season without salt: ${listed(seasonings.filter((each) => isFree(each, person)))}. ${howElse}`,
    ...(hasCondition(person, 'kidney-disease') ? [kidneys] : []),
    ...(isThinned ? [steady] : []),
    noSubstitute,
  ];
  return {
    ...plainAnswer(
      [...findingLines(findings, said, subject), ...lines.map(paragraph)],
      ['Which herbs should I avoid?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

/** "I use that LoSalt on my egg now": what it is, where it is no harmless swap. */
export function substituteIsPotassium({ question, herbs, subject, said }: Understanding): string | null {
  const name = substitutes.exec(withPlainApostrophes(question))?.[0];
  const weighs = findingsAbout(herbs, subject.person).some(({ severity }) => forbids(severity));
  if (name === undefined || !weighs || said.includes(noSubstitute)) return null;
  return `${noSubstitute} Use no more of ${name} before you have asked, today, whether the potassium in your blood should be tested.`;
}

const substitutes =
  /\b(?:lo-?salt|nu-?salt|no-?salt|low[- ]?sodium salt|lite salt|diet salt|salt (?:substitutes?|replacers?|alternatives?))\b/i;

/** What the checks speak against as a food, or an allergy names, is left out of the list. */
function isFree(name: string, person: Person): boolean {
  const word = name.split(' ')[0] ?? name;
  if (person.allergens.some(({ text, name: known }) => `${text} ${known}`.toLowerCase().includes(word))) return false;
  const items = readText(name).mentions.flatMap((mention): Item[] =>
    mention.kind === 'herb' ? [{ ...toItem(mention), form: 'food' }] : [],
  );
  return findingsAbout(items, person).every(({ severity }) => severity === 'minor');
}

const bySteadyGreens: ReadonlySet<string> = new Set(['warfarin', 'acenocoumarol', 'phenprocoumon']);

const seasonings = [
  'garlic',
  'onion',
  'pepper',
  'paprika',
  'lemon juice',
  'vinegar',
  'basil',
  'oregano',
  'thyme',
  'rosemary',
  'dill',
  'chives',
  'bay leaf',
  'cumin',
  'mustard seed',
];
const howElse =
  'Fresh, dried or as a plain powder, not as a flavored salt. Roasted vegetables and meat taste of more, and the tongue gets used to less salt within some weeks.';
const kidneys =
  'With weak kidneys pinches of these are fine as far as I know. Not by the bunch, as juice, powder in capsules or strong tea, and no ready mixes, stock cubes or soy sauce before you have read what is in them. If potassium is high, let the kidney dietitian look at tomato paste, chili pastes and large amounts of fresh greens.';
const steady = 'With your blood thinner keep green herbs about the same from week to week.';
const noSubstitute =
  'Salt substitutes and “low” salts are mostly potassium chloride: with weak kidneys, a weak heart or many tablets for pressure or heart they can be dangerous, so not without the doctor. Look for “potassium” or “KCl” on seasoning mixes too.';

const withoutSalt = anyPhrase(
  /(?:without|no|less|low|instead of|in place of|rather than|replace|off|cut(?:ting)?(?: down| out| back)?(?: on)?|not allowed|give up|leave out) (?:the |any |my |all |added |so much )?(?:salt|sodium)/,
  /(?:salt|sodium)[- ](?:free|less)|lo-?salt|low[- ]salt|salt (?:substitute|replacement|alternative)s?/,
);
/** "Then what can a man put on his eggs?", after the salt substitute. */
const asksOfThePlate = /\bwhat\b[^.?!]{0,24}\b(?:put on|season|shake on|sprinkle|use instead|flavou?r)\b/i;
const wantsTaste = anyPhrase(
  /(?:what|which|anything|something|any)\b[^.!]{0,50}\b(?:use|season\w*|herbs?|spices?|instead|flavou?r\w*|taste|add|put|cook\w*)/,
  /(?:tastes?|flavou?rs?|bland|cardboard|boring)/,
  /how (?:do|can|should|to)\b[^.!]{0,30}\b(?:season|flavou?r|cook)\w*/,
);
