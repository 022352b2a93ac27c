import { isOfClass } from '../../medicines/is-of-class.ts';
import type { MedicineClass } from '../../medicines/medicine-classes.ts';
import type { Finding } from '../../safety/finding.ts';
import { forbids } from '../../safety/words.ts';
import { gapIn } from '../about-herbs/facts/hours-between.ts';
import { mayStay } from '../about-herbs/verdict/may-stay.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { listed, paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { beforeReminder } from '../wording/reminder.ts';

/**
 * "Is St John's wort alright with my Eliquis?": it is the herb that goes. Where leaving out the medicine is dangerous, that is said,
 * once in a talk.
 */
export function withKeepTaking(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  const { herbs, subject, said } = asked;
  if (answer.level !== 'none') return answer;
  const named = answer.findings.filter(
    ({ severity, subject: herb }) => severity !== 'minor' && herbs.some(({ id }) => id === herb.id),
  );
  const kept = named.filter(({ with: { id } }) => isOfClass(id, ...dangerousToStop));
  const isTold = answer.blocks.some((block) => tellsToKeep.test(block)) || said.includes(asPrescribed);
  // Where the hours between count, nobody is told to leave anything out.
  const keep =
    isTold || mayStay(kept, '') !== null || kept.every((each) => gapIn(each) !== '') ? null : keepLine(kept, subject);
  const isNew = (line: string) => !said.includes(line) && !answer.blocks.some((block) => block.includes(line));
  const fresh = [hoursOfNoUse(named), keep, toTheEnd(asked, answer)].filter((line) => line !== null).filter(isNew);
  return fresh.length === 0
    ? answer
    : { ...answer, blocks: beforeReminder(answer.blocks, [paragraph(fresh.join(' '))]) };
}

/** "Keep taking apixaban as prescribed." Null where no medicine is among them. */
export function keepLine(findings: readonly Finding[], { who, isOther }: Understanding['subject']): string | null {
  const medicines = findings.filter(({ kind, with: { id } }) => kind === 'medicine' && id !== 'alcohol');
  const names = [...new Set(medicines.map(({ with: other }) => inSentence(other.name)))].slice(0, mostNamed);
  if (names.length === 0) return null;
  return isOther
    ? `${listed(names)} should go on ${asPrescribed} for ${who}.`.replace(/^./, (first) => first.toUpperCase())
    : `Keep taking ${listed(names)} ${asPrescribed}.`;
}

/** "Probiotics with amoxicillin?": a course that is begun is taken to its end. */
function toTheEnd({ herbs }: Understanding, { findings }: AdvisorAnswer): string | null {
  const course = findings.find(
    ({ subject: herb, with: { id } }) => isOfClass(id, 'antibiotic') && herbs.some((each) => each.id === herb.id),
  );
  return course === undefined ? null : `Take ${inSentence(course.with.name)} to the end, ${asPrescribed}.`;
}

/** What acts on the breakdown of a medicine for days is not kept apart by hours (review-bailey-1998-grapefruit). */
export function hoursOfNoUse(findings: readonly Finding[]): string | null {
  const acts = findings.some(
    ({ kind, severity, subject: { id } }) => kind === 'medicine' && forbids(severity) && actsForDays.has(id),
  );
  return acts ? 'Taking them hours apart does not help.' : null;
}

const actsForDays: ReadonlySet<string> = new Set(['grapefruit', 'st-johns-wort']);

const mostNamed = 3;
const asPrescribed = 'as prescribed';
const tellsToKeep =
  /\b(?:keep(?:s)? taking|as prescribed|medicine as before|(?:do not|don’t|never|nobody should) (?:stop|drop|leave out|change)|stop (?:neither|no)|go on with)\b/i;

/** What harms within days when it is left out. */
const dangerousToStop: readonly MedicineClass[] = [
  ...([
    'anticoagulant',
    'antiplatelet',
    'antiarrhythmic',
    'digoxin',
    'beta-blocker',
    'nitrate',
    'antianginal',
  ] as const),
  ...(['lithium', 'mood-stabiliser', 'antiepileptic', 'antidepressant', 'ssri', 'snri', 'maoi'] as const),
  ...(['tricyclic-antidepressant', 'antipsychotic', 'benzodiazepine', 'barbiturate', 'hypnotic', 'opioid'] as const),
  ...(['levodopa', 'dopamine-agonist', 'antiparkinson', 'central-antihypertensive'] as const),
  ...(['insulin', 'thyroid-hormone', 'antithyroid', 'corticosteroid'] as const),
  ...(['immunosuppressant', 'calcineurin-inhibitor', 'dmard', 'biologic'] as const),
  ...(['hiv-antiviral', 'hepatitis-c-antiviral', 'antituberculosis'] as const),
  ...(['chemotherapy', 'targeted-cancer-drug', 'hormonal-cancer-therapy', 'tamoxifen', 'aromatase-inhibitor'] as const),
];
