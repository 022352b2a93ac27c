import { isOfClass } from '../../medicines/is-of-class.ts';
import { findingsForHerb, type Suggestion } from '../../herbs/recommend.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { findMedicineProfile } from '../../medicines/catalogue.ts';
import type { MedicineClass } from '../../medicines/medicine-classes.ts';
import type { Effect } from '../../safety/effects.ts';
import type { Person } from '../../safety/person/person.ts';

const fewestChoices = 2;

/** What is worth asking about, without what adds to a blood thinner, and first what needs no asking. */
export function weighed(options: readonly Suggestion[], person: Person): readonly Suggestion[] {
  return cleanFirst(withoutDrivers(withoutThinners(worthAsking(options, person), person), person));
}

/** What has to be asked about first is no option where little speaks for it, nor what nobody carrying a child may swallow. */
function worthAsking(options: readonly Suggestion[], person: Person): readonly Suggestion[] {
  const isCarrying = person.pregnant || person.breastfeeding;
  const fit = options.filter(
    ({ herb, form }) =>
      !(
        isCarrying &&
        form === 'topical' &&
        findingsForHerb(herb, person).some(({ severity }) => severity === 'contraindicated')
      ),
  );
  const worth = fit.filter((option) => !isAskFirst(option) || ['strong', 'moderate'].includes(option.evidence));
  return worth.length > 0 ? worth : fit.filter(({ use }) => !canDoWithout.has(use));
}

/** For these nothing is better than what has to be asked about first. */
const canDoWithout: ReadonlySet<UseKey> = new Set(['libido', 'energy']);

/** Beside a blood thinner nothing little studied that may add to it, however slightly, where there is other choice. */
function withoutThinners(options: readonly Suggestion[], person: Person): readonly Suggestion[] {
  const thinners = person.medicines.filter(({ id }) => isOfClass(id, ...thinning));
  const isSlight = ({ findings, evidence }: Suggestion) =>
    !['strong', 'moderate'].includes(evidence) &&
    findings.some(({ with: other }) => thinners.some(({ id }) => id === other.id));
  const others = options.filter((option) => !isSlight(option));
  return others.length >= fewestChoices ? others : options;
}

/** At a great age, or beside what drives water or potassium out, no laxative that drives the bowel, where a milder one does. */
function withoutDrivers(options: readonly Suggestion[], person: Person): readonly Suggestion[] {
  const isCareful =
    (person.ageYears ?? 0) >= oldAge ||
    person.medicines.some(({ id }) => losing.some((each) => findMedicineProfile(id)?.effects.has(each) === true));
  const milder = options.filter(({ herb }) => !herb.effects.some(({ effect }) => effect === 'stimulant-laxative'));
  return isCareful && milder.length > 0 ? milder : options;
}

const oldAge = 65;
const losing: readonly Effect[] = ['diuretic', 'lowers-potassium', 'cardiac-glycoside', 'lowers-glucose'];
const thinning: readonly MedicineClass[] = ['anticoagulant', 'antiplatelet'];

function isAskFirst({ findings }: Suggestion): boolean {
  return findings.some(({ severity }) => severity === 'moderate');
}

/** What nothing speaks against stands before what has to be asked about. */
function cleanFirst(options: readonly Suggestion[]): readonly Suggestion[] {
  return [...options.filter((option) => !isAskFirst(option)), ...options.filter(isAskFirst)];
}
