import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import { firstChoices } from '../../../herbs/first-choices.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { findingsForHerb } from '../../../herbs/recommend.ts';
import type { Finding } from '../../../safety/finding.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import type { Person } from '../../../safety/person/person.ts';
import { anyAdult } from '../../../safety/person/empty-person.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { missingFacts } from '../../reading/person/missing-facts.ts';
import type { Subject } from '../../reading/person/subject.ts';
import { reminder } from '../../wording/reminder.ts';
import { citedSources } from '../../wording/source-list.ts';
import { bullets, escapeHtml, herbLink, listed, paragraph } from '../../wording/html.ts';
import { capital, medicineName } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { everydayHelp } from '../../for-concerns/everyday-help.ts';
import { sentencesOf } from '../../wording/sentences.ts';
import { asksForDrinks, drunk } from './drinks-to-avoid.ts';
import { anOperation } from '../../reading/wishes/asks-to-avoid.ts';
import type { Understanding } from '../../reading/understanding.ts';

const ofAlcohol =
  'Alcohol goes badly with many medicines; the leaflet and the pharmacist tell for yours. Water goes with all of them.';
/** What is drunk or eaten daily: there small matters count as well. */
const ofDrinks = /\b(?:teas?|drinks?|coffees?|foods?|eat)\b/i;
const oldFromYears = 65;
const mostCauses = 6;
const everyone = 'For everyone';
const mostHerbs = 10;
/** Known for their clashes, though no first choice for anything. */
const knownForClashes =
  `st-johns-wort ginkgo licorice grapefruit goldenseal kava dong-quai danshen kratom yohimbe ephedra
  red-yeast-rice ginseng asian-ginseng garlic turmeric cranberry feverfew evening-primrose-oil senna aloe-latex
  5-htp same potassium iodine vitamin-k vitamin-e activated-charcoal black-cohosh blue-cohosh pennyroyal wormwood
  comfrey bitter-orange hemp green-tea black-tea coffee`.split(/\s+/);

/** "What if I stop the fluoxetine for it?" thinks of leaving the medicine. */
const supposesStopping =
  /\bwhat if (?:i|we|he|she|they) (?:just |simply )?(?:stop|stopped|pause|paused|skip|skipped|leave|left|drop|dropped|quit|come off|came off|halve|halved)\b/i;

/** "Which herbs should I avoid?": the well-known ones that the checks forbid this person, cause by cause. */
export function answerWhatToAvoid(question: Understanding): AdvisorAnswer | null {
  const { asks, subject, said, medicines } = question;
  if (ofAnOrgan.test(question.question) || supposesStopping.test(question.question)) return null;
  const isOfDrinks = asksForDrinks.test(question.question);
  const isOfAll = question.earlierHerbs.length === 0 && ofEverything.test(question.question);
  if (!asks.whatToAvoid && !isOfAll && !isOfMedicineToCome(question) && !(isOfDrinks && avoids.test(question.question)))
    return null;
  const person = withOperation(withNamed(subject.person, medicines), question.question);
  const { who } = subject;
  const onlyThese = tellsOwnMedicines.test(question.question) ? [] : medicines;
  const found = foundFor(isOfDrinks ? drinks : wellKnown, person, new Set(onlyThese.map(({ id }) => id)));
  const refused = found.filter(({ worst }) => forbids(worst.severity));
  const careful = found.filter(({ worst }) => worst.severity === 'moderate');
  const small = ofDrinks.test(question.question) ? found.filter(({ worst }) => isSmallMatter(worst)) : [];
  const missing = missingFacts(subject, said);
  const asked = missing === null ? [] : [paragraph(missing)];
  const findings = [...refused, ...careful, ...small].map(({ worst }) => worst);
  return {
    ...plainAnswer([
      ...(isOfDrinks ? ofTheComplaint(question) : []),
      ...(refused.length === 0
        ? []
        : [
            paragraph(`These are the well-known ones I would keep away from ${who}, with the reason first:`),
            bullets(causeLines(refused, person)),
          ]),
      ...(careful.length === 0 ? [] : [paragraph('Ask first about these:'), bullets(causeLines(careful, person))]),
      ...(small.length === 0
        ? []
        : [paragraph('A smaller matter, mostly of taking them apart:'), bullets(causeLines(small, person))]),
      ...(isOfDrinks ? [paragraph(ofAlcohol)] : []),
      ...ofOtherMedicines(subject, onlyThese),
      paragraph('The list is not complete. Name any other herb or product, and I will check it.'),
      ...asked,
      ...reminder(question.question, subject, said),
    ]),
    findings,
    sources: citedSources([], findings),
    followUps: ['What helps me sleep?', 'What is good for digestion?'],
  };
}

/** "I'm on metformin, any herbs I should avoid?" asks of all that is taken, "what should I avoid with metformin?" of that one. */
const tellsOwnMedicines =
  /\b(?:i(?:['’]?m| am|['’]ve been| have been)? (?:also |now |currently |just )?(?:take|taking|on|use|using|started?)|(?:prescribed|put|started) (?:me )?(?:on )?|my (?:current |regular |daily )?(?:meds|medicines?|medications?|tablets|pills|prescriptions?))\b/i;

function ofOtherMedicines({ person }: Subject, only: Understanding['medicines']): string[] {
  const others = person.medicines.filter(({ id }) => only.every((each) => each.id !== id));
  if (only.length === 0 || others.length === 0) return [];
  const names = listed([...new Set(others.map(medicineName))]);
  return [
    paragraph(
      escapeHtml(`That is for ${listed(only.map(medicineName))} alone. For ${names} ask me what to avoid as well.`),
    ),
  ];
}

/** "If I start blood thinners one day, does that change it?", while no herb is spoken of. */
function isOfMedicineToCome({ question, medicines, herbs, earlierHerbs, wanted }: Understanding): boolean {
  const isOfNoHerb = herbs.length + earlierHerbs.length + wanted.length === 0;
  return isOfNoHerb && medicines.length > 0 && ifItStarts.test(question) && whatChanges.test(question);
}

const ifItStarts =
  /\b(?:if|when|once|should)\b[^.?!]{0,24}\b(?:start\w*|begin\w*|puts?|go|need|needed|have to take|get|given)\b/i;
const whatChanges = /\b(?:chang\w*|differen\w*|matters?|mean|careful|affects?|then|still)\b/i;

/** What was known of the complaint itself: coffee and the bladder, fizzy drinks and wind. */
function ofTheComplaint({ earlierParticulars, earlierUses, particulars, wanted, subject }: Understanding): string[] {
  const texts = [...particulars, ...earlierParticulars].flatMap(({ says }) => says ?? []);
  const help = everydayHelp([...wanted, ...earlierUses], subject.person) ?? '';
  const told = sentencesOf([...texts, help].join(' ')).filter((sentence) => namesADrink.test(sentence));
  return told.length === 0 ? [] : [paragraph(told.join(' '))];
}

/** "What should I avoid?", while no herb was spoken of. */
const ofEverything = oneOf(
  sequence(
    /^\W*(?:(?:and|so|ok|hi|hello)\W+)*(?:what|is there anything|anything)(?: else)? /i,
    choice(
      /(?:should|must|ought|do|does|can) (?:i|we|he|she|they|my \w+) (?:really |have to |need to |to )*/,
      /(?:that )?(?:i|we) (?:should|must|need to|have to|ought to) /,
    ),
    choice(
      /n['’]?t (?:take|have|use)|not (?:take|have|use)|avoid|leave out/,
      /(?:stay|keep|steer) (?:well )?(?:clear|away)|be careful/,
    ),
    /(?: (?:of|from|with|at all|then|now|please|in general))*\W*$/,
  ),
  /^\W*(?:is there )?anything (?:i|we) (?:shouldn|mustn|can)['’]?t (?:take|have|use|eat|drink)\W*$/i,
);
/** "Which herbs are bad for the kidneys?" asks what they do, not what this person should leave out. */
const ofAnOrgan = /\b(?:bad|hard|harmful|toxic|dangerous) (?:for|to|on) (?:the |your )?(?:kidneys?|liver)\W*$/i;
const namesADrink = /\b(?:coffees?|caffeine|alcohol|fizzy|cola|wine|beer|sweet drinks)\b/i;
const avoids = /\b(?:avoid|leave out|stay away|keep off|not (?:drink|have)|give up)\b/i;

/** "What should I avoid with insulin?": as if it were taken, whatever the profile tells. */
export function withNamed(person: Person, medicines: Understanding['medicines']): Person {
  const named = medicines.filter(({ id }) => person.medicines.every((each) => each.id !== id));
  return {
    ...person,
    medicines: [
      ...person.medicines,
      ...named.map((item) => ({
        ...item,
        kind: 'medicine' as const,
        start: 0,
        end: 0,
        negated: false,
        allergy: false,
      })),
    ],
  };
}

/** "Which herbs must not be taken before an operation?", though none is planned yet. */
function withOperation(person: Person, question: string): Person {
  const isAsked = person.surgeryPlanned === null && anOperation.test(question);
  return isAsked ? { ...person, surgeryPlanned: 'planned surgery' } : person;
}

function isSmallMatter({ severity, kind }: Finding): boolean {
  return severity === 'minor' && (kind === 'condition' || kind === 'medicine');
}

interface Refused {
  readonly herb: Herb;
  readonly worst: Finding;
}

/** The gravest finding on each well-known herb; with some medicines named, on those alone. */
function foundFor(herbs: readonly Herb[], person: Person, medicines: ReadonlySet<string>): readonly Refused[] {
  return herbs.flatMap((herb) => {
    const worst = findingsForHerb(herb, person)
      .filter(({ with: other }) => medicines.size === 0 || medicines.has(other.id))
      .toSorted((left, right) => compareSeverity(left.severity, right.severity))[0];
    return worst ? [{ herb, worst }] : [];
  });
}

/** The cause that rules out most comes first, what holds for everyone last. */
function causeLines(refused: readonly Refused[], person: Person): readonly string[] {
  const byCause = [...Map.groupBy(refused, ({ worst }) => causeOf(worst, person)).entries()].toSorted(
    ([cause, left], [other, right]) =>
      Number(cause === everyone) - Number(other === everyone) || right.length - left.length,
  );
  return byCause.slice(0, mostCauses).map(([cause, group]) =>
    causeLine(
      cause,
      group.map(({ herb }) => herb),
    ),
  );
}

function causeLine(cause: string, herbs: readonly Herb[]): string {
  const more = herbs.length > mostHerbs ? [`${herbs.length - mostHerbs} more`] : [];
  return `<strong>${escapeHtml(capital(cause))}</strong>: ${listed([...herbs.slice(0, mostHerbs).map(herbLink), ...more])}`;
}

function isForEveryone({ ruleId, subject }: Finding): boolean {
  const herb = findHerb(subject.id);
  return herb !== undefined && findingsForHerb(herb, anyAdult).some((each) => each.ruleId === ruleId);
}

function causeOf(finding: Finding, person: Person): string {
  const { kind, with: other } = finding;
  if (kind !== 'age') return other.kind === 'medicine' ? medicineName(other) : other.name;
  if (isForEveryone(finding)) return everyone;
  return isUnderage(person) || (person.ageYears ?? 0) >= oldFromYears ? 'At this age' : everyone;
}

const drinks: readonly Herb[] = [...drunk].flatMap((key) => findHerb(key) ?? []);

/** Herbs that people know, and those known for their clashes. */
export const wellKnown: readonly Herb[] = [
  ...new Set([...knownForClashes, ...Object.values(firstChoices).flatMap((keys) => keys.slice(0, 4))]),
].flatMap((key) => findHerb(key) ?? []);
