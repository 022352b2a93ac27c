import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { toItem } from '../../../safety/item.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { thanksIn } from '../../limits/limits.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "And kiwi, I get a funny tingle", "is papaya fine? feels funny on my tongue": what allergies begin with. */
export function answerTinglesInTheMouth(asked: Understanding): AdvisorAnswer | null {
  const { question, said, subject } = asked;
  const text = withPlainApostrophes(question);
  // What was just told as an allergy is no herb asked about, and meant all the same.
  const named = readText(question).mentions.filter(
    ({ kind, negated, form }) => kind === 'herb' && !negated && form !== 'topical',
  );
  const blamed = named.filter(({ id }) => !numbByNature.has(id)).map(toItem);
  const isFood = blamed.every(({ id }) => foods.has(findHerb(id)?.kind ?? ''));
  if (blamed.length === 0 || !(feltInTheMouth.test(text) || (isFood && feltSomewhere.test(text)))) return null;
  if (isSought.test(text) || elsewhere.test(text)) return null;
  const found = findingsAbout(blamed, subject.person).filter(
    ({ kind, subject: { name }, with: other }) => kind === 'allergy' && other.name !== name,
  );
  const names = listed(blamed.map(({ name }) => inSentence(name)));
  return {
    ...plainAnswer(
      [
        ...thanksIn(asked).map(paragraph),
        paragraph(
          `A mouth, lips or throat that tingle or itch from ${names} are most often an allergy to it, even when it was mild so far. Leave ${names} out until a doctor or an allergy clinic has tested it.`,
        ),
        ...findingLines(found, said, subject),
        paragraph(
          'With a swollen tongue or throat, a hoarse voice, hives, faintness or trouble breathing call your emergency number at once.',
        ),
      ],
      ['What could I take instead?'],
    ),
    findings: found,
    sources: citedSources(['eaaci-patients-fruit'], found),
  };
}

const foods: ReadonlySet<string> = new Set(['food', 'bee-product']);
/** What tingles or numbs by its own sharpness or cooling. */
const numbByNature: ReadonlySet<string> = new Set([
  'echinacea',
  'kava',
  'clove',
  'spilanthes',
  'cayenne',
  'chili-pepper',
  'black-pepper',
  'sichuan-pepper',
  'peppermint',
  'peppermint-oil',
  'menthol',
  'mint',
  'ginger',
  'cinnamon',
  'horseradish',
  'mustard',
  'tobacco',
  'apple-cider-vinegar',
]);
const feel = String.raw`(?:tingl\w*|itch\w*|prickl\w*|tickl\w*|scratchy|fuzzy|buzz\w*|numb\w*|funny|weird|strange|odd)`;
const mouth = String.raw`(?:lips?|mouth|tongue|throat|gums?|palate|gob)`;
const feltInTheMouth = anyPhrase(
  new RegExp(String.raw`${feel}\b[^.?!]{0,20}\b${mouth}`),
  new RegExp(String.raw`${mouth}\b[^.?!]{0,20}\b${feel}`),
);
const feltSomewhere =
  /\b(?:get|gets|getting|got|gives?|gave|leaves?|feel|bit of)\b[^.?!]{0,20}\b(?:tingl\w*|prickl\w*|itch\w*)\b/i;
/** "Is honey good for an itchy throat?" */
const isSought = oneOf(
  new RegExp(
    String.raw`\b(?:for|helps?|help with|sooth\w*|eas(?:e|es|ing)|against|cures?|treats?|calms?|stops?|relie\w+)\b[^.?!]{0,20}\b${feel}`,
    'i',
  ),
  /\b(?:helps?|helpful|any good|good for|cold sores?|herpes|burning mouth|already had|have had|i have|i've got|i've had|woke up with|hay ?fever|a cold|sore throat|days|weeks)\b/i,
);
/** "My hands tingle at night, kiwi any good?" */
const elsewhere =
  /\b(?:hands?|feet|foot|toes?|fingers?|arms?|legs?|skin|scalp|nose|eyes?|bum|ears? ring\w*|all over|rash)\b/i;
