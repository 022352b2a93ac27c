import { readText } from '../../resolve/read.ts';
import { groupOf } from '../../safety/person/age-group.ts';
import { ageFromText } from '../../safety/person/age-words.ts';
import { emptyPerson } from '../../safety/person/empty-person.ts';
import { readsBreastfeeding, readsPregnancy } from '../../safety/person/life-stage.ts';
import { type Person, readTold } from '../../safety/person/person.ts';
import type { Addressee } from '../letter-of-several.ts';
import { isOfNobody } from '../reading/letter/of-nobody.ts';
import { ofADeath } from '../reading/letter/people-told.ts';
import type { Subject } from '../reading/person/subject.ts';
import { sentencesOfStory } from '../reading/story.ts';
import { listed } from '../wording/html.ts';

/**
 * What a long message tells of somebody who was not made out: a medicine, a pregnancy, a baby that is put to nobody who is answered.
 * Each as a person of whom only that is known ("whoever takes fluoxetine"), so that no fact of a letter goes unchecked.
 */
export function unplacedIn(message: string, people: readonly Addressee[]): readonly Subject[] {
  const sentences = sentencesOfStory(message).filter(
    (sentence) => !isOfNobody(sentence) && !ofADeath.test(sentence) && !late.test(sentence),
  );
  const placed = people.map(({ subject }) => subject.person);
  const medicines = medicinesNow(sentences).filter(
    ({ id }) => !placed.some((person) => person.medicines.some((each) => each.id === id)),
  );
  const names = [...new Set(medicines.map(({ text }) => text))];
  const isToldBy = (reads: (text: string) => boolean) => sentences.some((sentence) => reads(sentence));
  const babyAge = Math.min(...sentences.map((sentence) => ageFromText(sentence)?.years ?? Infinity));
  return [
    ...(names.length === 0 ? [] : [someone(`whoever takes ${listed(names)}`, { medicines })]),
    ...(placed.some(({ pregnant }) => pregnant) || !isToldBy(readsPregnancy)
      ? []
      : [someone('whoever is pregnant', { pregnant: true })]),
    ...(placed.some(({ breastfeeding }) => breastfeeding) || !isToldBy(readsBreastfeeding)
      ? []
      : [someone('whoever is nursing', { breastfeeding: true })]),
    ...(babyAge >= 2 || placed.some(({ ageYears }) => ageYears !== null && ageYears < 2)
      ? []
      : [someone('the baby', { ageYears: babyAge, ageGroup: groupOf(babyAge) })]),
  ];
}

/** What was stopped long ago is no medicine of anybody now. */
function medicinesNow(sentences: readonly string[]): Person['medicines'] {
  return sentences
    .filter((sentence) => readText(sentence).mentions.some(({ kind, negated }) => kind === 'medicine' && !negated))
    .flatMap((healthConcerns) => readTold({ ...nothing, healthConcerns }).medicines);
}

const nothing = {
  age: null,
  gender: null,
  currentMedications: null,
  allergies: null,
  healthConcerns: null,
  healthGoals: null,
};

function someone(who: string, known: Partial<Person>): Subject {
  return { who, isOther: true, whose: 'their', isAgePresumed: false, person: { ...emptyPerson, ...known } };
}

const late = /\b(?:my|our) late\b/i;
