import { readList, readText } from '../resolve/read.ts';
import type { Intake } from './intake.ts';
import { intakesIn } from './read-intakes.ts';

interface Told {
  readonly currentMedications: string | null;
  readonly healthConcerns: string | null;
}

/** What a profile tells of amounts: among the medicines, and in what is told of health. */
export function intakesTold({ currentMedications, healthConcerns }: Told): readonly Intake[] {
  return [
    ...(mayTell(currentMedications) ? intakesIn(currentMedications, readList(currentMedications).mentions) : []),
    ...(mayTell(healthConcerns) ? intakesIn(healthConcerns, readText(healthConcerns).mentions) : []),
  ];
}

/** Nearly all profiles tell no amount: they are not read twice. */
function mayTell(text: string | null): text is string {
  return text !== null && /\d|\b(?:hundred|thousand|gram|cups?)\b|multi-?\s?vit|prenatal/i.test(text);
}
