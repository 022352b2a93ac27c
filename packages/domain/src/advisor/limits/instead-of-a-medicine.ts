import type { MedicineClass } from '../../medicines/medicine-classes.ts';
import { isOfClass } from '../../medicines/is-of-class.ts';
import { readText } from '../../resolve/read.ts';
import { oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { toItem } from '../../safety/item.ts';
import { findingsAbout } from '../about-herbs/checked-herbs.ts';
import { limitsOf } from './limits.ts';
import { listed, paragraph } from '../wording/html.ts';
import { medicineName } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** What is asked in place of the medicine, and the line before it; or the answer itself. */
type Instead = { readonly request: AdvisorRequest; readonly line: string } | { readonly answer: AdvisorAnswer };

/**
 * "Natural alternative to Xanax?": whoever takes it, or one of its kind, keeps it; whoever does not is told that no herb does
 * the same, and what there is for the complaint. Null for what no herb may stand in for (`prescribed-medicines.ts`).
 */
export function insteadOfAMedicine(question: Understanding): Instead | null {
  const text = withPlainApostrophes(question.question);
  const { herbs, person, subject } = question;
  // Classes too: "an alternative to antidepressants" names no medicine that anybody takes.
  const [named, ...others] = readText(text).mentions.filter(({ kind }) => kind === 'medicine');
  if (named === undefined || others.some(({ id }) => id !== named.id) || isOwn.test(text)) return null;
  const before = text.slice(0, named.start).trimEnd().replace(articles, '');
  if (!inItsPlace.test(before)) return null;
  if (herbs.length > 0)
    return herbInstead(question, { before, name: named.text, id: named.id, rest: text.slice(named.end) });
  const complaint = complaints.find(({ of }) => isOfClass(named.id, ...of));
  if (complaint === undefined)
    return named.id.startsWith('class:') && isOfClass(named.id, ...irreplaceable)
      ? { answer: plainAnswer([paragraph(nothingReplaces(named.text))], followUps) }
      : null;
  if (subject.isOther && subject.isOfProfile !== true)
    return { answer: plainAnswer([paragraph(ofAnother(subject.who))], followUps) };
  const taken = person.medicines.filter(({ id }) => id === named.id || isOfClass(id, ...complaint.of));
  if (taken.length > 0) return { answer: plainAnswer([paragraph(keep(listed(taken.map(medicineName))))], followUps) };
  return {
    request: { ...question, question: complaint.asks },
    line: 'No herb does just what that medicine does, and one that a doctor has prescribed is not to be swapped without them. Of the complaint itself I can say this.',
  };
}

/** "Berberine instead of statins?": the herb is weighed as ever, once it is said that it takes nobody's place. */
function herbInstead(
  question: Understanding,
  {
    before,
    name,
    id,
    rest,
  }: { readonly before: string; readonly name: string; readonly id: string; readonly rest: string },
): Instead | null {
  const isKnown = isOfClass(id, ...irreplaceable) || complaints.some(({ of }) => isOfClass(id, ...of));
  if (!id.startsWith('class:') || !isKnown || limitsOf(question).length > 0) return null;
  // What the two do together matters to whoever takes it already.
  const medicines = readText(name).mentions.map(toItem);
  const clashes = findingsAbout(question.herbs, question.subject.person, medicines).some((finding) =>
    medicines.some((medicine) => medicine.id === finding.with.id),
  );
  return {
    request: {
      ...question,
      question: `${before.replace(inItsPlace, '').trim()}${clashes ? ` with ${name}` : ''}${rest}`,
    },
    line: `No herb takes the place of ${name}: what a doctor has prescribed is not to be stopped or swapped without them.`,
  };
}

function keep(names: string): string {
  return `Please keep taking ${names} as prescribed: stopping or changing it on your own can be dangerous, and no herb replaces it. If it does not agree with you, the doctor who prescribed it or a pharmacist can find another way. Tell me what troubles you most, and I check what goes beside it.`;
}

/** Of somebody without a profile nobody knows what is taken. */
function ofAnother(who: string): string {
  return `No herb does just what that medicine does. If ${who} takes it, or one like it, it is not to be swapped without the doctor who prescribed it. Tell me the age, the medicines and what troubles ${who} most, and I look for what fits.`;
}

function nothingReplaces(name: string): string {
  return `No herb replaces ${name}: to leave it out or swap it can be dangerous within days. Whoever takes it keeps to it as prescribed. If something about it troubles you, tell the doctor or a pharmacist; and name what you would take beside it, and I check the two.`;
}

const irreplaceable: readonly MedicineClass[] = [
  ...(['insulin', 'anticoagulant', 'antiplatelet', 'antiepileptic', 'thyroid-hormone', 'immunosuppressant'] as const),
  ...(['antipsychotic', 'mood-stabiliser', 'lithium', 'corticosteroid', 'antiarrhythmic', 'hiv-antiviral'] as const),
];
const followUps = ['Which herbs should I avoid with it?', 'What should I tell my doctor?'];
const isOwn = /\b(?:my|his|her|our|their|stop\w*|quit\w*|come off|coming off|get off|wean\w*|taper\w*|prescribed)\b/i;
const articles = /(?:\s+(?:an?|the|some|taking|using|having))*$/i;
const inItsPlace = oneOf(
  /\b(?:alternatives?|replacements?|substitutes?|equivalents?|versions?) (?:to|for|of)$/i,
  /\b(?:instead of|rather than|in place of|replaces?|works? like|acts? like|similar to)$/i,
);

interface Complaint {
  readonly of: readonly MedicineClass[];
  readonly asks: string;
}

const complaints: readonly Complaint[] = [
  { of: ['hypnotic'], asks: 'What helps with sleep?' },
  { of: ['benzodiazepine', 'anxiolytic'], asks: 'What helps with anxiety?' },
  { of: ['ssri', 'snri', 'antidepressant', 'atypical-antidepressant'], asks: 'What helps with low mood?' },
  { of: ['statin', 'lipid-lowering', 'fibrate'], asks: 'What helps with cholesterol?' },
  { of: ['proton-pump-inhibitor', 'h2-blocker'], asks: 'What helps with heartburn?' },
  { of: ['adhd-stimulant'], asks: 'What helps with focus?' },
  { of: ['biguanide', 'sulfonylurea', 'dpp4-inhibitor', 'sglt2-inhibitor'], asks: 'What helps with blood sugar?' },
  { of: ['glp1-agonist', 'weight-loss-drug'], asks: 'What helps with losing weight?' },
  {
    of: ['ace-inhibitor', 'arb', 'calcium-channel-blocker', 'antihypertensive'],
    asks: 'What helps with high blood pressure?',
  },
];
