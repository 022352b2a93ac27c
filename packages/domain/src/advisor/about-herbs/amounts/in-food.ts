import { oneOf } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import { assess } from '../../../safety/assess.ts';
import type { Finding } from '../../../safety/finding.ts';
import type { Person } from '../../../safety/person/person.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { citedSources } from '../../wording/source-list.ts';
import type { Subject } from '../../reading/person/subject.ts';
import { toldOf } from '../told-once.ts';
import { findingLines } from '../verdict/finding-lines.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence, medicineName } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { greensForWeakKidneys } from './greens-and-kidneys.ts';
import { rawPart } from '../facts/raw-part.ts';
import { asksOfProduct } from '../../reading/named-things/meant-form.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import { lastMessage } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { asksForFacts, readAsks } from '../../reading/wishes/asks.ts';

/** All of them or their number: one left out would read as not checked. */
function withWhat({ person: { medicines } }: Subject): string {
  if (medicines.length === 0) return '';
  if (medicines.length > mostNamed) return `I checked it with all ${medicines.length} medicines I know of. `;
  return `I checked it with ${listed(medicines.map(medicineName))}. `;
}

/** Medicines whose dose is set by a blood test. */
function isDosedByBlood({ person }: Subject): boolean {
  return person.medicines.some(({ id }) =>
    ['warfarin', 'acenocoumarol', 'phenprocoumon', 'class:anticoagulant'].includes(id),
  );
}

const mostNamed = 5;

/** "Is the spice from the kitchen enough?": what was studied beside what is eaten. */
export function answerEnoughInFood({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  if (!enoughInFood.test(question) || isUnderage(subject.person)) return null;
  const meant = herbsMeant({ herbs, earlierHerbs }).flatMap(({ id }) => findHerb(id) ?? []);
  const told = toldOf(meant, enoughOf);
  if (told.length === 0) return null;
  const amounts = meant.flatMap(({ monograph }) => monograph?.amounts ?? []);
  const keys = new Set(meant.map(({ key }) => key));
  const items = herbsMeant({ herbs, earlierHerbs });
  const ofStage = assess({ person: subject.person, items, about: keys }).filter(
    ({ kind }) => kind === 'pregnancy' || kind === 'breastfeeding',
  );
  return {
    ...plainAnswer([...told, ...ofStage.map(({ advice }) => paragraph(advice))], ['How much do people take?']),
    sources: citedSources(
      amounts.flatMap(({ sources }) => sources),
      [],
    ),
  };
}

/** Whether eating it comes near to what was studied; of what a day needs, its own amount. */
function enoughOf({ kind, monograph }: Herb): string {
  const amounts = monograph?.amounts ?? [];
  if (kind === 'vitamin' || kind === 'mineral')
    return lower(withStop(amounts.find(({ text }) => /\bfood\b/i.test(text))?.text ?? ''));
  const eaten = amounts.find(({ form }) => form === 'food');
  const studied = amounts.find(({ form }) => form === 'extract');
  if (eaten === undefined && monograph?.forms.includes('food') !== true)
    return 'no food, as far as I know, so cooking brings none of what was studied.';
  if (studied === undefined) return eaten === undefined ? '' : `as food: ${lower(withStop(eaten.text))}`;
  return `most likely not for what was studied: ${lower(withStop(studied.text))} Food brings less. As a spice or food it is fine for the taste.`;
}

const enoughInFood = oneOf(
  /\b(?:is|are|would|will)\b[^.?!]{0,16}\b(?:candied|crystalli[sz]ed|sugared|dried|fresh|raw|sweets?|biscuits?|ale)\b[^.?!]{0,24}\benough\b/i,
  /^\W*(?:and |but |so |ok )*(?:does|do|would|will)\b[^.?!]{2,40}\bcount\b/i,
  /\b(?:spice|kitchen|food|cooking|powder|fresh|root|tea|eating it|diet)\b[^.!]{0,40}\benough\b/i,
  /\b(?:just|simply|only) (?:cook|season|eat|bake) (?:with )?(?:it|them|that|this|the (?:spice|root|powder|herb))\b[^.!]{0,16}\binstead\b/i,
  /\benough\b[^.!]{0,30}\b(?:in|with|from) (?:my |the )?(?:food|cooking|kitchen|diet|meals)\b/i,
);

/** A herb as a food: mostly fine where its capsules are not, and where not, why. */
export function inTheKitchen({ subject: told, said, question }: Understanding, herbs: readonly Item[]): AdvisorAnswer {
  const keys = new Set(herbs.map(({ id }) => id));
  // Its capsules, which stand on the list as well, are not what is asked about.
  const subject = { ...told, person: { ...told.person, herbs: told.person.herbs.filter(({ id }) => !keys.has(id)) } };
  const { person, who } = subject;
  // What adds up between capsules does not between a dish and a capsule.
  const findings = assess({ person, items: herbs, about: keys }).filter(
    ({ severity, kind }) => severity !== 'minor' && (kind !== 'supplement' || forbids(severity)),
  );
  const names = namesOf(herbs);
  const isWarnedOf = ({ id }: Item) =>
    findings.some(({ subject: { id: of }, with: other }) => of === id || other.id === id);
  const free = herbs.filter((herb) => !isWarnedOf(herb));
  const raw = herbs.flatMap(({ id }) => {
    const herb = findHerb(id);
    return (herb === undefined ? null : rawPart(herb, question)) ?? [];
  });
  if (raw.length > 0 && findings.length === 0) return plainAnswer(raw.map(paragraph), ['How is it prepared?']);
  const isCalm = findings.length === 0;
  const ofKidneys = isCalm ? greensForWeakKidneys(person, herbs, said) : null;
  if (ofKidneys !== null) return plainAnswer(ofKidneys.map(paragraph), ['What else could help?']);
  const pinches = isCalm && inARecipe.test(question) ? herbs.flatMap(({ id }) => pinchOf(findHerb(id)) ?? []) : [];
  const ofDoses = isCalm ? forbiddenAsDose(person, herbs) : [];
  // Danshen is a remedy also where it is cooked in a soup.
  const isNoFood = herbs.every(({ id }) => findHerb(id)?.monograph?.forms.includes('food') === false);
  if (ofDoses.length > 0 && (isNoFood || measured.test(question)))
    return {
      ...plainAnswer([
        paragraph(
          `${isNoFood ? 'A remedy is a dose, also where it is cooked in a soup.' : 'A measured powder is a dose, also in a dish.'} I would leave out ${names} for ${who}:`,
        ),
        ...findingLines(ofDoses, '', subject),
      ]),
      findings: ofDoses,
      sources: citedSources([], ofDoses),
    };
  // "Wild garlic soup from the woods, anything to check?"
  const alike = fromTheWild.test(question)
    ? herbs.flatMap(({ id }) => findHerb(id)?.monograph?.lookAlikes?.text ?? [])
    : [];
  return {
    ...plainAnswer([
      ...alike.map((text) =>
        paragraph(
          `${text} I cannot tell a plant from words: if one sign does not fit, leave it, and check each leaf at home.`,
        ),
      ),
      paragraph(
        isCalm
          ? `In usual food amounts I know of nothing against ${names} for ${who}. ${withWhat(subject)}${isDosedByBlood(subject) ? 'Keep the amount about the same from week to week. ' : ''}${ofDoses.length > 0 ? `Not as a powder, in capsules or as an extract, though: ${lower(ofDoses[0]?.why ?? '')}` : `Capsules, extracts and large amounts are another matter${ofMuch(person, herbs)}`}`
          : `Even in food, take care with ${namesOf(herbs.filter(isWarnedOf))}. Here is why:`,
      ),
      ...pinches.map(paragraph),
      ...findingLines(findings, isCalm ? said : '', subject),
      ...(isCalm || free.length === 0
        ? []
        : [paragraph(`In usual food amounts I know of nothing against ${namesOf(free)} for ${who}.`)]),
    ]),
    findings,
    sources: citedSources([], findings),
    followUps: [`How much ${names} do people take?`, 'What else could help?'],
  };
}

const fromTheWild =
  /\b(?:wild|woods?|forest|forag\w+|hedge\w*|meadow|field|riverbank|picked|picking|gather\w*|found (?:it|some|them))\b/i;
const namesOf = (herbs: readonly Item[]) => listed([...new Set(herbs.map(({ name }) => inSentence(name)))]);

/** "How much for four persons?" */
const inARecipe = /\bhow (?:much|many)\b|\brecipes?\b/i;

function pinchOf(herb: Herb | undefined): string | null {
  const amount = herb?.monograph?.amounts.find(({ form }) => form === 'food')?.text;
  return herb === undefined || amount === undefined
    ? null
    : `How much goes into it, and when, the recipe says better than I. ${capital(inSentence(herb.name))} as food: ${lower(withStop(amount))}`;
}

/** What forbids these as a supplement, where the food is free of it. */
function forbiddenAsDose(person: Person, herbs: readonly Item[]): readonly Finding[] {
  const items = herbs.map((herb): Item => ({ ...herb, form: 'unspecified' }));
  return assess({ person, items, about: new Set(herbs.map(({ id }) => id)) }).filter(
    ({ severity, kind }) => forbids(severity) && kind === 'medicine',
  );
}

/** What is to be known of much of it beside a medicine or an illness. */
function ofMuch(person: Person, herbs: readonly Item[]): string {
  const items = herbs.map((herb): Item => ({ ...herb, form: 'extract' }));
  const [found] = assess({ person, items, about: new Set(herbs.map(({ id }) => id)) })
    .filter(({ kind }) => kind === 'medicine' || kind === 'condition')
    .toSorted((left, right) => compareSeverity(left.severity, right.severity));
  return found === undefined ? '.' : `: ${lower(found.why)} ${found.advice}`;
}

/** "Half a teaspoon of the powder in his porridge" */
const measured = /\b(?:powder\w*|(?:tea|table)?spoon\w*|tsp|tbsp|scoops?|grams?|\d+ ?m?g|extract)\b/i;

/** The herb as a food; what salt is swapped for in cooking is no less a dose. */
export function eaten(herb: Item): Item {
  return herb.id === 'potassium' ? herb : { ...herb, form: 'food' };
}

/** Nothing is wished for, and it is asked of as food, or as a dish. */
export function isOfFood(question: Understanding): boolean {
  if (question.wanted.length > 0 || whetherItHelps.test(question.question)) return false;
  // "The fish oil too? I thought that's just food", of capsules on the list.
  const own = new Set(question.subject.person.herbs.flatMap(({ id, form }) => (form === 'food' ? [] : [id])));
  if (takenForFood.test(question.question) && question.herbs.some(({ id }) => own.has(id))) return false;
  if (asksOfProduct(question.question)) return false;
  return question.asks.inFood || staysInTheKitchen(question) || areOnlyEaten(question);
}

/** "And parsley, basil too?", after a dish: named beside it, in no other form. */
function staysInTheKitchen({ asks, question, herbs, history }: Understanding): boolean {
  if (!besideIt.test(question) || asks.form !== null || inNoDish.test(question) || asks.uses || asks.evidence)
    return false;
  const before = lastMessage(history);
  return herbs.every(isFood) && readAsks(before).inFood;
}

const besideIt =
  /\b(?:also|too|as well)\b|^\W*(?:(?:ok|okay|super|great|fine|good|thanks|right|perfect|lovely|cool)\W+)*(?:and|or|what about|how about)\b/i;
const inNoDish =
  /\b(?:teas?|cups?|capsules?|tablets?|pills?|extracts?|tinctures?|oils?|drops|supplements?|bath|cream|skin)\b/i;

/** "Saffron tea with a few threads?", "ginger biscuits?": named as a dish, and nothing else is asked of it. */
function areOnlyEaten({ herbs, asks, question, subject: { person } }: Understanding): boolean {
  const { uses, comparing, more, evidence } = asks;
  // What is eaten day by day, and what is told of it in these times, is more than a word on dishes.
  if (person.pregnant || person.breastfeeding || dayByDay.test(question)) return false;
  const own = new Set(herbs.map(({ id }) => id));
  const besides = { ...person, herbs: person.herbs.filter(({ id }) => !own.has(id)) };
  const findings = assess({ person: besides, items: herbs.map(eaten), about: own });
  if (findings.some(({ kind }) => kind !== 'supplement')) return false;
  const dishes = new Set(herbs.filter(({ form }) => form === 'food').map(({ id }) => id));
  return herbs.every(({ id }) => dishes.has(id)) && !asksForFacts(asks) && !(uses || comparing || more || evidence);
}

/** "My husband wants beet juice for his cycling, any good?" */
const whetherItHelps =
  /\bany good\b|\b(?:does|do|will|would|can|could) (?:it|that|this|they|the \w+|\w+ juice) (?:really |actually )?(?:help|work|do anything)\b|\bgood for (?!you\b|me\b)/i;
const takenForFood =
  /\b(?:it|that|this|they)(?:['’]s|['’]re| is| are| was) (?:just|only|basically|really) (?:a )?food\b/i;
const dayByDay = /\b(?:every|each) (?:day|night|morning|evening|meal)\b|\bdaily\b/i;

/** "And just in cooking?" */
export function asFood(question: Understanding): AdvisorAnswer | null {
  const earlier = question.earlierHerbs.filter(isFood).map(eaten);
  if (!question.asks.inFood || question.wanted.length > 0 || earlier.length === 0) return null;
  return inTheKitchen(question, earlier);
}

/** What nobody eats is no food: an oil, a root for the skin. */
function isFood({ id, form }: Item): boolean {
  const herb = findHerb(id);
  return form !== 'topical' && (herb?.kind === 'food' || herb?.monograph?.forms.includes('food') === true);
}
