import type { Item } from '../safety/item.ts';
import { assess } from '../safety/assess.ts';
import type { AdvisorAnswer } from './answer.ts';
import { citedSources } from './source-list.ts';
import type { Subject } from './subject.ts';
import { findingLines } from './finding-lines.ts';
import { listed, paragraph } from './html.ts';
import { inSentence, medicineName } from './names.ts';
import { plainAnswer } from './plain-answers.ts';
import type { Understanding } from './understanding.ts';

function withWhat({ person }: Subject): string {
  return person.medicines.length === 0 ? '' : ` with ${listed(person.medicines.slice(0, mostNamed).map(medicineName))}`;
}

/** Medicines whose dose is set by a blood test. */
function isDosedByBlood({ person }: Subject): boolean {
  return person.medicines.some(({ id }) =>
    ['warfarin', 'acenocoumarol', 'phenprocoumon', 'class:anticoagulant'].includes(id),
  );
}

const mostNamed = 3;

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
          ? `In usual food amounts I know of nothing against ${names}${withWhat(subject)} for ${who}. ${isDosedByBlood(subject) ? 'Keep the amount about the same from week to week. ' : ''}What I say of capsules, extracts and large amounts is another matter.`
          : `Even in food, take care with ${names}. Here is why:`,
      ),
      ...findingLines(findings, isCalm ? said : '', subject),
    ]),
    findings,
    sources: citedSources([], findings),
    followUps: [`How much ${names} do people take?`, 'What else could help?'],
  };
}
