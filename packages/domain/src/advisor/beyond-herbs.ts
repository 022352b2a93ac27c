import type { Mention } from '../resolve/mention.ts';
import { listed } from './html.ts';

const stopping =
  /\b(?:stop(?:ping)?|quit(?:ting)?|come off|coming off|get(?:ting)? off|wean\w*|taper\w*|give up|replac\w+|swap\w*|substitut\w+|instead of|rather than|skip(?:ping)?|cut (?:down|out)|ditch|switch(?:ing)? (?:from|away)|without)\b/i;
const myMedicine =
  /\b(?:my|the|his|her|their|prescribed)\s+(?:\w+\s+){0,3}(?:medicines?|medications?|meds|pills?|tablets?|prescriptions?|inhaler|insulin|antidepressants?|statins?|blood thinners?|chemo(?:therapy)?|treatment)\b/i;
const diagnosing =
  /\bdiagnos\w+|\bwhat(?:'s| is) wrong with me\b|\bwhat (?:disease|illness|condition) (?:do|could|might) i have\b|\bdo i have (?:cancer|diabetes|an? \w+ (?:disease|infection|disorder)|adhd|depression|lupus|covid)\b|\bis (?:this|it) (?:cancer|a tumou?r|serious|infected)\b/i;
const grave =
  /\b(?:cancers?|tumou?rs?|leuk(?:a)?emia|lymphoma|melanoma|diabetes|hiv|aids|hepatitis|alzheimer'?s?|dementia|parkinson'?s?|epilepsy|multiple sclerosis|autism|schizophrenia|heart (?:disease|failure)|kidney (?:disease|failure)|cirrhosis|tuberculosis|malaria|covid(?:-19)?|sepsis|asthma|lupus|infertility)\b/i;
const curing =
  /\b(?:cure[sd]?|curing|treat(?:s|ment for)?|heal(?:s|ing)?|reverse[sd]?|get(?:ting)? rid of|kill(?:s)?|fight(?:s)?|beat(?:s)?|fix(?:es)?|replace)\b/i;

/** What must be said when somebody thinks of stopping or replacing a prescribed medicine; null when nobody does. */
export function keepYourMedicine(question: string, mentions: readonly Mention[]): string | null {
  const text = question.replaceAll('’', "'");
  if (!stopping.test(text)) return null;
  const medicines = mentions.filter(({ kind, allergy }) => kind === 'medicine' && !allergy);
  if (medicines.length === 0 && !myMedicine.test(text)) return null;
  const names = [...new Set(medicines.map(({ name }) => name))];
  const what = names.length === 0 ? 'a prescribed medicine' : listed(names);
  return `Please keep taking ${what} as prescribed. Stopping or changing it on your own can be dangerous, and no herb replaces it. Talk with the doctor who prescribed it, or a pharmacist, first.`;
}

/** The reply to "what do I have?"; null for other questions. */
export function cannotDiagnose(question: string): string | null {
  if (!diagnosing.test(question.replaceAll('’', "'"))) return null;
  return 'I cannot tell what is behind a sign or symptom: that takes someone who can examine you. Please see a doctor, and soon if it is new, strong or getting worse.';
}

/** The reply to "does it cure cancer?"; null for other questions. */
export function noCure(question: string): string | null {
  const text = question.replaceAll('’', "'");
  const illness = grave.exec(text)?.[0].toLowerCase();
  if (illness === undefined || !curing.test(text)) return null;
  return `No herb is known to cure ${illness}, and putting off treatment can cost dearly. Some herbs even get in the way of the medicines used for it. Please plan this with the team that treats it.`;
}
