import { findMedicineProfile } from '../../medicines/catalogue.ts';
import { findFittingAlarm, findToldAlarm } from '../../safety/red-flags/find-red-flag.ts';
import { asksOfUse } from '../../safety/red-flags/asks-of-use.ts';
import { kindOfRule } from '../../safety/red-flags/likeness/kinds.ts';
import { likenessOf } from '../../safety/red-flags/likeness/likeness.ts';
import type { RedFlag } from '../../safety/red-flags/red-flag.ts';
import type { Person } from '../../safety/person/person.ts';
import type { AdvisorRequest } from '../answer.ts';
import { readSubject } from '../reading/person/read-subject.ts';

/** Told as one would tell it oneself. Lesser bleeding beside a blood thinner has an answer of its own that names it. */
interface Fact {
  readonly text: string;
  readonly isThinner: boolean;
}

/** Illnesses and medicines beside which a mild sign is grave, as one would tell them oneself. */
const graveIllnesses = [
  ['organ-transplant', 'I have an organ transplant.'],
  ['dialysis', 'I am on dialysis.'],
  ['sickle-cell', 'I have sickle cell disease.'],
  ['diabetes', 'I have diabetes.'],
] as const;
const graveClasses = ['immunosuppressant', 'chemotherapy', 'anticoagulant', 'antithyroid', 'antipsychotic'] as const;
const graveNames = ['lithium', 'methotrexate', 'clozapine'];
const longest = 240;
const surelyCalm = 0.9;

/**
 * The alarm that a message raises once what the profile or the talk has told of the person stands beside it, where that is
 * graver or surer than the one it raises without.
 */
export function alarmBesideFacts(request: AdvisorRequest, raised: RedFlag | null): RedFlag | null {
  const { question } = request;
  if (question.length > longest || asksOfUse(question)) return null;
  const { person, isOther } = readSubject(request);
  if (isOther || (raised?.level === 'emergency' && !isDoubtful(raised, person))) return null;
  const alarms = gravestFacts(person).flatMap((fact) => alarmWith(fact, question) ?? []);
  const graver = alarms.find(({ level }) => level === 'emergency') ?? alarms[0] ?? null;
  const isNoGraver = raised?.level === 'urgent' && graver?.level === 'urgent' && !isDoubtful(raised, person);
  return isNoGraver ? null : graver;
}

/** Of the body or of a pregnancy alone: "isn't that too much" beside the name of a medicine tells of no overdose. */
function alarmWith({ text, isThinner: ofThinner }: Fact, message: string): RedFlag | null {
  if (findToldAlarm(text) !== null) return null;
  const alarm = findFittingAlarm(`${text} ${message}`);
  if (alarm === null || (ofThinner && alarm.level === 'urgent')) return null;
  const isOfBody = ['body', 'birth-and-babies'].includes(kindOfRule(alarm.id));
  return isOfBody && likenessOf(`${text} ${message}`).calm < surelyCalm ? alarm : null;
}

/** What only sounds like an emergency, or is one beside medicines that this person does not take. */
function isDoubtful({ id }: RedFlag, { medicines }: Person): boolean {
  const isSerotonergic = medicines.some((each) => findMedicineProfile(each.id)?.effects.has('serotonergic'));
  return id.startsWith('likely-') || (id === 'serotonin-or-heat' && !isSerotonergic);
}

function gravestFacts({ pregnant, medicines, conditions }: Person): readonly Fact[] {
  const taken = medicines.filter(({ id }) => isGrave(id));
  const illnesses = graveIllnesses.filter(([key]) => conditions.some(({ id }) => id === key));
  return [
    ...(pregnant ? [{ text: 'I am pregnant.', isThinner: false }] : []),
    ...illnesses.map(([, text]) => ({ text, isThinner: false })),
    ...taken.map(({ id, name }) => ({ text: `I take ${name}.`, isThinner: isThinner(id) })),
  ];
}

function isThinner(id: string): boolean {
  return findMedicineProfile(id)?.classes.has('anticoagulant') === true;
}

function isGrave(id: string): boolean {
  const profile = findMedicineProfile(id);
  return (
    graveNames.includes(id) ||
    graveClasses.some((each) => profile?.classes.has(each)) ||
    profile?.effects.has('lowers-glucose') === true
  );
}
