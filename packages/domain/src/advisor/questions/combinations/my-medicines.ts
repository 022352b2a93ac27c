import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import { clausesOf } from '../../wording/sentences.ts';

const mostHerbs = 3;

/** "Is it ok with my medicines?", and none is known: that cannot be checked, so their names are asked for. */
export function answerMyMedicines(question: Understanding): AdvisorAnswer | null {
  const { subject, medicines, herbs, earlierHerbs } = question;
  const { person } = subject;
  const meant = herbsMeant({ herbs, earlierHerbs });
  const isKnown = person.medicines.length + medicines.length > 0 || person.takesUnknown;
  if (isKnown || meant.length === 0 || !ofMyMedicines.test(withPlainApostrophes(question.question))) return null;
  // "With my iron tablets" names them.
  const named = question.mentions.filter(({ kind }) => kind === 'herb');
  if (named.length > 1 && !/\bmedic\w+\b/i.test(question.question)) return null;
  if (meant.some((herb) => isWarnedOf(herb, person))) return null;
  const told = meant.slice(0, mostHerbs).flatMap(({ id }) => findHerb(id) ?? []);
  const names = listed(told.map(({ name }) => inSentence(name)));
  return {
    ...plainAnswer(
      [
        paragraph(person.saysNoMedicines ? noneTaken(question, names) : noneKnown(question, names)),
        ...cautionsOf(told, person.saysNoMedicines),
      ],
      ['Which herbs should I avoid?'],
    ),
    sources: citedSources(
      told.flatMap(({ monograph }) => monograph?.precautions.sources ?? []),
      [],
    ),
  };
}

function noneKnown({ subject: { isOther, who } }: Understanding, names: string): string {
  const takes = isOther ? `${who} takes` : 'you take';
  return `I cannot say yet: I know of no medicine that ${takes}. Tell me the names, and I check each with ${names}.`;
}

function noneTaken({ subject: { isOther, who } }: Understanding, names: string): string {
  const takes = isOther ? `${who} takes` : 'you take';
  return `As far as I was told, ${takes} no medicines, so there is nothing for ${names} to clash with. If that changes, name the medicine, and I check it.`;
}

/** Of one herb which medicines matter; of several that would be a page, so it waits for their names. */
function cautionsOf(herbs: readonly Herb[], takesNone: boolean): string[] {
  const [only, ...others] = herbs.filter((herb) => ofMedicines(herb) !== '');
  if (only === undefined) return [];
  if (others.length > 0) return takesNone ? [] : [paragraph('Some medicines do not go with them.')];
  return [
    paragraph(
      `${takesNone ? 'These would matter' : 'These matter'} with ${inSentence(only.name)}. ${ofMedicines(only)}`,
    ),
  ];
}

/** What its precautions say of medicines. */
function ofMedicines({ monograph }: Herb): string {
  return clausesOf(monograph?.precautions.text ?? '')
    .filter((clause) => namesMedicines.test(clause))
    .join(' ');
}

const namesMedicines = sequence(
  /\b/i,
  choice(
    /medicines?|medications?|drugs?|tablets?|pills?|blood thinners?|thinners?|anticoagulants?/,
    /antidepressants?|sedatives?|benzodiazepines?|antibiotics?|statins?|warfarin|digoxin|insulin/,
    /SSRIs?|MAOIs?|aspirin|ibuprofen|cyclosporine|lithium|diuretics?|contracepti\w+|chemotherapy/,
  ),
  /\b/,
);

const ofMyMedicines = anyPhrase(
  sequence(
    /(?:with|beside|alongside|on top of|affect|against|clash with|interfere with|fit|suit)/,
    / (?:all |any of |the rest of )?(?:my|his|her|their|the|these|what) (?:\w+ )?/,
    /(?:medicines?|medications?|meds|tablets?|pills|prescriptions?|drugs|i (?:already )?take)(?! for\b)/,
  ),
);
