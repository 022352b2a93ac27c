import type { MedicineClass } from '../../../medicines/medicine-classes.ts';
import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { choice, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { toItem } from '../../../safety/item.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines, pairsIn, toldOrRecalled } from '../../about-herbs/verdict/finding-lines.ts';
import { clearOf } from '../../about-herbs/verdict/nothing-found.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

const mostHerbs = 3;
const noPromise = 'Nothing found is no promise that there is nothing.';

/** "What about my omeprazole?", "and the bone tablet?": one of several medicines, with the herbs just spoken of. */
export function answerThatMedicine(question: Understanding): AdvisorAnswer | null {
  const { herbs, earlierHerbs, wanted, subject, said, asks } = question;
  const text = withPlainApostrophes(question.question);
  const spoken = earlierHerbs.slice(0, mostHerbs);
  // "The cholesterol one" wishes nothing for the cholesterol.
  const isOfPurpose = ofPurpose.test(text);
  if (herbs.length > 0 || (wanted.length > 0 && !isOfPurpose) || spoken.length === 0 || asks.apart || asks.amount)
    return null;
  const meant = medicinesMeant(question, text);
  if (meant.length === 0) return null;
  const ofThem = new Set(meant.map(({ id }) => id));
  const findings = findingsAbout(spoken, subject.person, meant).filter(
    ({ with: other, subject: { id } }) => ofThem.has(other.id) || ofThem.has(id) || isOfClass(other.id, meant),
  );
  const fresh = findingLines(findings, said, subject);
  // What is found of one that was named is told like any other check; only a note that was told before is recalled here.
  const isNote = fresh.length === 0 && findings.every(({ severity }) => severity === 'minor');
  if (question.mentions.some(({ kind }) => kind === 'medicine') && findings.length > 0 && !isNote) return null;
  const names = listed(meant.map(({ name }) => inSentence(name)));
  const free = spoken.filter(({ id }) => findings.every(({ subject: { id: of } }) => of !== id));
  const others = findingsAbout(spoken, subject.person).filter(
    (each) => each.severity !== 'minor' && !findings.some(({ ruleId }) => ruleId === each.ruleId),
  );
  const stays = toldOrRecalled(others, said, subject).filter((line) => !said.includes(line.replaceAll(/<[^>]+>/g, '')));
  const told =
    findings.length === 0
      ? []
      : fresh.length > 0
        ? fresh
        : [
            paragraph(
              `${others.length > 0 ? 'Ask a pharmacist or doctor first' : 'Nothing serious speaks against it'}: as I said, mind ${pairsIn(findings, subject.person)}.`,
            ),
          ];
  const clear =
    free.length === 0
      ? []
      : [paragraph(`${clearOf(free)} with ${names}.${said.includes(noPromise) ? '' : ` ${noPromise}`}`)];
  return {
    ...plainAnswer([...told, ...clear, ...stays], ['How many hours apart?', 'Which herbs should I avoid?']),
    findings: [...findings, ...others],
    sources: citedSources([], findings),
  };
}

function medicinesMeant({ medicines, subject: { person } }: Understanding, text: string): readonly Item[] {
  if (medicines.length > 0) {
    const own = medicines.map(({ id }) => person.medicines.filter((each) => each.id === id || isOneOf(each.id, id)));
    return asksOfNamed.test(text) && own.every((some) => some.length > 0) ? own.flat().map(toItem) : [];
  }
  const purpose = ofPurpose.exec(text)?.groups?.['purpose']?.toLowerCase();
  const classes = purposes.find(({ said }) => purpose !== undefined && said.test(purpose))?.classes ?? [];
  return person.medicines.filter(({ id }) => classes.some((each) => isA(id, each))).map(toItem);
}

/** "My water tablet" is the one that is taken. */
function isOneOf(id: string, kind: string): boolean {
  return (
    kind.startsWith('class:') && findMedicineProfile(id)?.classes.has(kind.slice('class:'.length) as never) === true
  );
}

function isA(id: string, each: MedicineClass): boolean {
  return id === `class:${each}` || findMedicineProfile(id)?.classes.has(each) === true;
}

function isOfClass(id: string, meant: readonly Item[]): boolean {
  return (
    id.startsWith('class:') && meant.some((each) => findMedicineProfile(each.id)?.classes.has(id.slice(6) as never))
  );
}

const start = String.raw`^\W*(?:(?:and|but|so|ok|or|also|what about|how about|what with)\b[ ,]*)*(?:(?:does|do|will|would|can|could|is|are) (?:it|that|this|they|those|these)\b[^.?!]{0,24}\b(?:with|affect|upset|fight|hurt|touch|against|on)\b(?: with)? ?|with )?`;
const asksOfNamed = new RegExp(
  String.raw`${start}(?:my|the|his|her|their) (?!(?:doctor|gp|nurse|pharmacist|doc|consultant)\b)(?![\w -]*\b(?:has|have|had|added|put|gave|started|prescribed|stopped|is|was|says?|said|told)\b)[\w -]{3,30}\W*$`,
  'i',
);
const ofPurpose = new RegExp(
  String.raw`${start}(?:my|the|his|her|their) (?<purpose>${choice(
    /bone|water|heart|blood pressure|pressure|bp|sugar|diabetes|cholesterol|stomach|reflux|acid|thyroid|sleeping|sleep/,
    /blood[- ]thinning|thinner|memory|mood|nerve|depression|gout|prostate|bladder|migraine|allergy|pain|asthma|epilepsy|fit|water/,
  )})(?: (?:tablets?|pills?|ones?|medicines?|medication|meds|capsules?|injections?|drops|inhaler))\W*$`,
  'i',
);
const purposes: readonly { readonly said: RegExp; readonly classes: readonly MedicineClass[] }[] = [
  { said: /bone/, classes: ['bisphosphonate', 'bone-drug'] },
  { said: /water/, classes: ['diuretic', 'loop-diuretic', 'thiazide-diuretic', 'potassium-sparing-diuretic'] },
  {
    said: /pressure|bp/,
    classes: ['antihypertensive', 'ace-inhibitor', 'arb', 'calcium-channel-blocker', 'beta-blocker'],
  },
  { said: /heart/, classes: ['antiarrhythmic', 'digoxin', 'beta-blocker', 'nitrate', 'antianginal'] },
  { said: /sugar|diabetes/, classes: ['antidiabetic', 'insulin'] },
  { said: /cholesterol/, classes: ['statin', 'lipid-lowering'] },
  { said: /stomach|reflux|acid/, classes: ['proton-pump-inhibitor', 'antacid'] },
  { said: /thyroid/, classes: ['thyroid-hormone', 'antithyroid'] },
  { said: /sleep/, classes: ['hypnotic', 'benzodiazepine'] },
  { said: /thin/, classes: ['anticoagulant', 'antiplatelet'] },
  { said: /memory/, classes: ['dementia-drug', 'cholinesterase-inhibitor'] },
  { said: /mood|nerve|depression/, classes: ['antidepressant', 'mood-stabiliser', 'anxiolytic'] },
  { said: /gout/, classes: ['gout-drug'] },
  { said: /prostate/, classes: ['bph-drug', 'alpha-blocker'] },
  { said: /bladder/, classes: ['bladder-anticholinergic'] },
  { said: /migraine/, classes: ['triptan', 'migraine-drug'] },
  { said: /allergy/, classes: ['antihistamine'] },
  { said: /pain/, classes: ['opioid', 'nsaid', 'non-opioid-analgesic'] },
  { said: /asthma/, classes: ['beta-agonist', 'inhaled-anticholinergic', 'leukotriene-blocker'] },
  { said: /epilepsy|fit/, classes: ['antiepileptic'] },
];
