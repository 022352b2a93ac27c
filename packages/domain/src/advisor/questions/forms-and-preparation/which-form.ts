import { choice, oneOf, optional, sequence } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { Item } from '../../../safety/item.ts';
import type { Person } from '../../../safety/person/person.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { againstTincture, tinctureLine } from '../../about-herbs/verdict/alcohol-in-tincture.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { amountsOfThose, setSideBySide } from './side-by-side.ts';
import { formInWords } from '../../wording/form-in-words.ts';
import { bullets, escapeHtml, listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Which form?", of the one thing spoken of: how its kinds differ, where that is known, and which were studied. */
export function answerWhichForm({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  if (!asksForForm.test(question) && !asksWhichIsBetter.test(question)) return null;
  const [item, ...others] = herbsMeant({ herbs, earlierHerbs });
  // What the checks speak against, or a child or a pregnancy may not have in each form, is weighed first.
  const { pregnant, breastfeeding } = subject.person;
  const isWeighed = pregnant || breastfeeding || isUnderage(subject.person);
  if (others.length === 0 && item !== undefined && (isWeighed || isWarnedOf(item, subject.person))) return null;
  if (item !== undefined && others.length > 0 && (isOfSkin.test(question) || asksWhichIsBetter.test(question)))
    return ofSeveral([item, ...others], { question, person: subject.person });
  const herb = others.length > 0 ? undefined : findHerb(item?.id ?? '');
  if (herb?.monograph === undefined || herb.monograph === null) return null;
  const set = setSideBySide(question, [herb]);
  const lines = [
    ...kindsOf(herb),
    ...(set === null ? [] : [set]),
    ...(set === null ? [amountsKnown(herb)] : amountsOfThose(question, herb)),
  ].filter((line) => line !== '');
  const sugary = holdsSugar.test(question) && item !== undefined ? ofSugar(item, subject.person) : [];
  const alcoholic = againstTincture(question, herb, subject.person);
  const warned = alcoholic === null ? [] : [tinctureLine(alcoholic)];
  const answer = plainAnswer(
    [...warned, `${capital(inSentence(herb.name))}. ${lines.join(' ')}`, ...sugary].map(paragraph),
    ['How much do people take?'],
  );
  return alcoholic === null ? answer : { ...answer, findings: [alcoholic], sources: citedSources([], [alcoholic]) };
}

/** "Juice or capsules?", of one whose sugar is watched: which of the forms brings some. */
function ofSugar(item: Item, person: Person): readonly string[] {
  return findingsAbout([item], person)
    .filter(({ why }) => holdsSugar.test(why) && /\bsugar\b/i.test(why))
    .map(({ why, advice }) => `With your sugar to watch, capsules without sugar suit better. ${why} ${advice}`);
}

const holdsSugar = /\b(?:juices?|syrups?|concentrate|gumm(?:y|ies)|lozenges?)\b/i;
const isOfSkin = /\b(?:creams?|gels?|ointments?|balms?|lotions?)\b/i;

/** "Cream or capsules, which is better?", of several: the forms each was studied in. */
function ofSeveral(
  items: readonly Item[],
  { question, person }: { readonly question: string; readonly person: Person },
): AdvisorAnswer | null {
  const lines = items
    .filter((item) => !isWarnedOf(item, person))
    .flatMap(({ id }) => {
      const herb = findHerb(id);
      const forms = formsOf(herb);
      return herb === undefined || forms.length === 0 ? [] : [`${capital(inSentence(herb.name))}: ${listed(forms)}.`];
    });
  return lines.length === 0
    ? null
    : plainAnswer(
        [
          paragraph(`${setSideBySide(question, herbsOf(items)) ?? noneBefore} These are the forms with known amounts:`),
          bullets(lines.map(escapeHtml)),
        ],
        ['How much do people take?'],
      );
}

const noneBefore = 'I hold no study that puts one form before another.';

function formsOf(herb: Herb | undefined): readonly string[] {
  return [...new Set(herb?.monograph?.amounts.map(({ form }) => formInWords[form]) ?? [])].filter(
    (form) => form !== '',
  );
}

const asksForForm = oneOf(
  sequence(
    /^\W*(?:(?:and|so|but|ok(?:ay)?|then|is|are)\b[ ,]*)*(?:the |an? )?/i,
    /(?:creams?|gels?|ointments?|oils?|tablets?|capsules?|teas?|drops|tinctures?|syrups?|powders?) /,
    /(?:or|vs\.?|versus) (?:the |an? )?/,
    /(?:creams?|gels?|ointments?|oils?|tablets?|capsules?|teas?|drops|tinctures?|syrups?|powders?)[ ,:-]*/,
    /(?:(?:which|what)(?: one)? (?:is|works|would be) (?:better|best|stronger)|better|which(?: one)?)/,
    /(?: for me)?\W*$/,
  ),
  sequence(
    /^\W*(?:(?:and|so|but|ok(?:ay)?|then)\b[ ,]*)*/i,
    choice(
      /(?:should|shall|do|would|can|could) (?:i|you|one|we) (?:better )?(?:take|use|drink|buy|have|get|choose|prefer) /,
    ),
    /(?:the |a |it as )?/,
    /(?:syrup|lozenges?|powder|drops|tincture|tea|capsules?|tablets?|juice|extract|cream|gel|oil) or/,
    / (?:(?:take|use|drink|have) )?(?:the |a |as )?/,
    /(?:syrup|lozenges?|powder|drops|tincture|tea|capsules?|tablets?|juice|extract|cream|gel|oil)\W*$/,
  ),
  sequence(
    /^\W*(?:(?:and|so|but|ok(?:ay)?|then)\b[ ,]*)*(?:which|what) (?:form|kind|type|sort|version|salt)s?/i,
    /(?: of (?:it|that|[\w-]+))?/,
    optional(
      / (?:is|are|would be|works?|would (?:you|one) (?:go for|pick|choose|take|recommend|suggest|buy|get)|should i (?:take|get|buy|use)|do (?:i|you|people) (?:take|get|buy|use|recommend))/,
    ),
    /(?: (?:best|better|good|the best|absorbed|gentlest|strongest|recommended))?\W*$/,
  ),
  sequence(
    /^\W*(?:(?:and|so|but|ok(?:ay)?|then)\b[ ,]*)*(?:the |as )?/i,
    choice(/syrup|gumm(?:y|ies)|lozenges?|powder|spray|chew(?:ing|able)s?|drops|tincture|tea|capsules?/, /tablets?/),
    / or (?:the |as )?/,
    /(?:syrup|gumm(?:y|ies)|lozenges?|powder|spray|chew(?:ing|able)s?|capsules?|tablets?)\W*$/,
  ),
);

const made =
  '(?:(?:the )?(?:powder|spice|fresh(?: one| root| leaf)?|dried(?: herb)?)(?: in (?:the |my )?(?:food|cooking|meals))?|(?:in|as) (?:the |my |a |an )?(?:food|cooking|meals|spice|tea|pill|pills|capsules?|tablets?|cream|powder|juice)|food|creams?|gels?|ointments?|oils?|tablets?|tabs?|pills?|capsules?|caps|teas?|drops|tinctures?|syrups?|powders?|gumm(?:y|ies)|lozenges?|juice|extracts?|liquids?|sprays?|sachets?|(?:tea ?)?bags?|seeds?|loose(?: leaf)?)';
const whichThen = String.raw`(?:\W+(?:which|what)(?: one)?(?:'s| is| are| hits| works| acts| does)*(?: the)? (?:better|best|stronger|strongest|harder|hardest|faster|quicker|more)|\W+(?:is|are|works?|helps?)(?: the)? (?:better|best|stronger|faster|quicker|more))`;
/** "So which is better, syrup or gummies", "tablets or drops?" */
const asksWhichIsBetter = new RegExp(
  String.raw`^\W*(?:(?:and|so|ok|but|then|is|are)\W+)*(?:(?:which|what)(?: one|'s| is| are)*(?: is| are| works)? (?:the )?(?:better|best|stronger)\W+)?(?:the )?(?:(?!which\b|what\b|is\b|with\b|and\b)[a-z']+ ){0,3}?(?:better )?(?:the |as )?${made} or (?:the |as )?${made}(?:${whichThen}|(?: is| are| works?)?(?: any)? (?:better|best|stronger))?(?: for me)?(?:[?,.;]+ ?(?:i'?m |i am )?(?:pre-?)?diabetic(?: remember| tho| though)?)?\W*$`,
  'i',
);

function herbsOf(items: readonly Item[]): readonly Herb[] {
  return items.flatMap(({ id }) => findHerb(id) ?? []);
}

/** What its description tells of salts, strains or makes. */
function kindsOf({ monograph }: Herb): readonly string[] {
  const sentences = monograph?.description.split(/(?<=[.!?])\s+/) ?? [];
  return sentences.filter((sentence) => ofKinds.test(sentence));
}

const ofKinds = /\b(?:salts?|strains?|differ|kinds|types|forms|graded|than)\b/i;

function amountsKnown(herb: Herb): string {
  const known = formsOf(herb);
  return known.length === 0
    ? 'I hold no study that puts one form before another.'
    : `Amounts are known ${listed(known)}; I hold no study that puts one form before another.`;
}
