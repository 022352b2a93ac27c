import type { Item } from '../../safety/item.ts';
import { findHerb } from '../../herbs/catalogue.ts';
import { lower, withStop } from './amounts.ts';
import { assess } from '../../safety/assess.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { citedSources } from '../wording/source-list.ts';
import type { Subject } from '../reading/subject.ts';
import { findingLines } from './finding-lines.ts';
import { listed, paragraph } from '../wording/html.ts';
import { inSentence, medicineName } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import type { Understanding } from '../reading/understanding.ts';

function withWhat({ person }: Subject): string {
  return person.medicines.length === 0
    ? ''
    : `I checked it with ${listed(person.medicines.slice(0, mostNamed).map(medicineName))}. `;
}

/** Medicines whose dose is set by a blood test. */
function isDosedByBlood({ person }: Subject): boolean {
  return person.medicines.some(({ id }) =>
    ['warfarin', 'acenocoumarol', 'phenprocoumon', 'class:anticoagulant'].includes(id),
  );
}

const mostNamed = 3;

/** "Is the spice from the kitchen enough?": what was studied beside what is eaten. */
export function answerEnoughInFood({ question, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const [item, ...others] = herbs.length > 0 ? herbs : earlierHerbs;
  if (item === undefined || others.length > 0 || !enoughInFood.test(question)) return null;
  const herb = findHerb(item.id);
  // What a day needs of a vitamin or mineral is told by its own amounts.
  if (herb?.kind === 'vitamin' || herb?.kind === 'mineral') return null;
  const amounts = herb?.monograph?.amounts ?? [];
  const studied = amounts.find(({ form }) => form === 'extract');
  if (studied === undefined) return null;
  return {
    ...plainAnswer([
      paragraph(
        `Most likely not for what was studied: ${lower(withStop(studied.text))} Food brings less. As a spice or food it is fine for the taste.`,
      ),
    ]),
    sources: citedSources(studied.sources, []),
  };
}

const enoughInFood =
  /\b(?:spice|kitchen|food|cooking|powder|fresh|root|tea|eating it|diet)\b[^.!]{0,40}\benough\b|\benough\b[^.!]{0,30}\b(?:in|with|from) (?:my |the )?(?:food|cooking|kitchen|diet|meals)\b/i;

/** A herb as a food: mostly fine where its capsules are not, and where not, why. */
export function inTheKitchen({ subject, said }: Understanding, herbs: readonly Item[]): AdvisorAnswer {
  const { person, who } = subject;
  const keys = new Set(herbs.map(({ id }) => id));
  const findings = assess({ person, items: herbs, about: keys }).filter(({ severity }) => severity !== 'minor');
  const names = listed(herbs.map(({ name }) => inSentence(name)));
  const isCalm = findings.length === 0;
  return {
    ...plainAnswer([
      paragraph(
        isCalm
          ? `In usual food amounts I know of nothing against ${names} for ${who}. ${withWhat(subject)}${isDosedByBlood(subject) ? 'Keep the amount about the same from week to week. ' : ''}Capsules, extracts and large amounts are another matter.`
          : `Even in food, take care with ${names}. Here is why:`,
      ),
      ...findingLines(findings, isCalm ? said : '', subject),
    ]),
    findings,
    sources: citedSources([], findings),
    followUps: [`How much ${names} do people take?`, 'What else could help?'],
  };
}
