import { mayStay, staysOnThePlate } from './may-stay.ts';
import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { readText } from '../../../resolve/read.ts';
import type { Item } from '../../../safety/item.ts';
import type { Finding } from '../../../safety/finding.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import { clearOf, nothingFound } from './nothing-found.ts';
import type { Subject } from '../../reading/person/subject.ts';
import { gapIn } from '../facts/hours-between.ts';
import { asksOfAMedicine } from '../as-a-pair.ts';
import { signsOfLowSugar } from './signs-of-low-sugar.ts';
import { isNotForTheAge, whyNotInside } from './warned-of.ts';
import { findingLines, isAbsolute, recalled } from './finding-lines.ts';
import { duringCancerTreatment } from './during-cancer-treatment.ts';
import { listed, paragraph, wordingFor } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';

interface Checked {
  readonly items: readonly Item[];
  readonly subject: Subject;
  readonly said: string;
  readonly question: string;
  readonly isChecking: boolean;
  /** A single fact was asked for, so that nothing was found need not be told. */
  readonly isFactAsked: boolean;
}

interface Findings {
  readonly all: readonly Finding[];
  /** Those worth telling for this question. */
  readonly weighty: readonly Finding[];
}

/** What the checks came to, in one sentence and a line for each finding; nothing that was said before. */
export function verdictOn(
  { items, subject, said, question, isChecking, isFactAsked }: Checked,
  { all, weighty }: Findings,
): string[] {
  if (all.length === 0) {
    // Of a poison it is told already that it is one; "no warning" beside that would be read as leave to take it.
    const others = items.filter(({ id }) => findHerb(id)?.neverSuggest !== true);
    if (!others.some(({ kind }) => kind === 'herb')) return [];
    const asked = others.filter(({ kind, name }) => kind === 'medicine' && !said.includes(` with ${name}`));
    if (!isClearedFor(subject.who, others, said) || (isChecking && asked.length > 0))
      // "500 mg with my sertraline, fine?": the pair is asked about, and not the amount alone.
      return isFactAsked && !(isChecking && asksOfAMedicine(question)) ? [] : [nothingFound(others, subject, said)];
    return isChecking && !isFactAsked
      ? [paragraph(`As before, ${clearOf(others).replace('I found', 'I find')} for ${subject.who}.`)]
      : [];
  }
  if (weighty.length === 0) return [];
  const lines = findingLines(namedFirst(weighty, question), said, subject);
  const before = recalled(weighty, said, subject.person);
  if (lines.length === 0 && !isChecking && !weighty.some(({ severity }) => forbids(severity))) return [];
  const isAllSaid = lines.length === 0 && before.length === 0;
  const waits = duringCancerTreatment(weighty, subject);
  return [
    paragraph(
      waits !== null
        ? waits
        : isAllSaid
          ? nothingNew(weighty, subject)
          : lines.length === 0
            ? staysTheSame(weighty, subject, question)
            : summary(weighty, { subject, seed: question, asked: new Set(items.map(({ id }) => id)) }),
    ),
    ...lines,
    ...signsOfLowSugar(weighty, said),
    ...before,
    ...restOf(items, all),
  ];
}

/** "At the same time as my thyroid tablet?": what concerns the medicine that is named comes before the rest. */
function namedFirst(findings: readonly Finding[], question: string): readonly Finding[] {
  const named = readText(question).mentions.flatMap(({ kind, id }) => (kind === 'medicine' ? [id] : []));
  if (named.length === 0) return findings;
  const isNamed = ({ with: other }: Finding) =>
    named.some((id) => {
      const group = /^class:(.+)$/.exec(id)?.[1];
      const classes: ReadonlySet<string> = findMedicineProfile(other.id)?.classes ?? new Set();
      return other.id === id || (group !== undefined && classes.has(group));
    });
  return [...findings.filter(isNamed), ...findings.filter((each) => !isNamed(each))];
}

/** It was said of this person: what holds for one is no news of another. */
function isClearedFor(who: string, herbs: readonly Item[], said: string): boolean {
  const cleared = clearOf(herbs);
  if (who === 'you') return said.includes(cleared);
  return said.split(/[.\n]/).some((sentence) => sentence.includes(cleared) && sentence.endsWith(` for ${who}`));
}

/** Of several herbs asked about at once, those that nothing was found against. */
function restOf(items: readonly Item[], all: readonly Finding[]): string[] {
  const others = items.filter(
    ({ kind, id }) =>
      kind === 'herb' &&
      findHerb(id)?.neverSuggest !== true &&
      !all.some(({ subject, with: other }) => subject.id === id || other.id === id),
  );
  if (others.length === 0) return [];
  return [paragraph(`I found no warning for ${listed([...new Set(others.map(({ name }) => inSentence(name)))])}.`)];
}

function nothingNew(findings: readonly Finding[], { who }: Subject): string {
  const herbs = listed([...new Set(findings.map(({ subject }) => inSentence(subject.name)))].slice(0, mostNamed));
  return `I found nothing serious against ${herbs} for ${who}, beyond what I told you.`;
}

/** The same checks once more: no reasons follow, as they were told. */
function staysTheSame(findings: readonly Finding[], { who }: Subject, question: string): string {
  const worst = findings.map(({ severity }) => severity).toSorted(compareSeverity)[0] ?? 'minor';
  const about = findings.filter(({ severity }) => severity === worst).map(({ subject: { name } }) => inSentence(name));
  const herbs = listed([...new Set(about)].slice(0, mostNamed));
  if (forbids(worst))
    return `${asksToAvoid.test(question) ? 'Yes' : 'No'}, it stays as I said: leave out ${herbs}${worst === 'contraindicated' || findings.some(isAbsolute) ? '' : ', unless the doctor agrees'}.${whyNotInside(findings, question)}`;
  if (worst === 'moderate' && asksToAvoid.test(question) && !asksIfHarmful.test(question))
    return mayStay(findings, herbs) ?? `Until a pharmacist or doctor has been asked, yes: better leave out ${herbs}.`;
  return worst === 'moderate'
    ? `It stays the same for ${who}: ask a pharmacist or doctor first about ${herbs}.`
    : `It stays the same for ${who}: nothing serious speaks against ${herbs}.`;
}

/** The checks in one sentence, after the most serious finding. */
function summary(
  findings: readonly Finding[],
  { subject, seed, asked }: { readonly subject: Subject; readonly seed: string; readonly asked: ReadonlySet<string> },
): string {
  // Of a pair told from the side of what is taken already, the one asked about is named.
  const named = ({ subject: one, with: other }: Finding) =>
    inSentence(!asked.has(one.id) && asked.has(other.id) && other.kind === 'herb' ? other.name : one.name);
  const worst = findings.map(({ severity }) => severity).toSorted(compareSeverity)[0] ?? 'minor';
  const about = findings.filter(({ severity: own }) => own === worst || (forbids(worst) && forbids(own))).map(named);
  // A note on two herbs together is on both.
  const partners = findings.filter(
    ({ with: other }) => worst === 'minor' && other.kind === 'herb' && asked.has(other.id),
  );
  const all = [...about, ...partners.map(({ with: { name } }) => inSentence(name))];
  const herbs = listed([...new Set(all)].slice(0, mostNamed));
  if (forbids(worst)) {
    const isNever = worst === 'contraindicated' || findings.some(isAbsolute);
    const words = wordingFor(isNever ? never(herbs, subject) : rather(herbs, subject), seed);
    if (asksIfItClashes.test(seed))
      return isNever ? `Yes: please leave ${herbs} alone.` : `Yes: ${leaveOut(herbs, subject)}`;
    return asksToAvoid.test(seed) ? words.replace(/^No\b/, 'Yes') : words;
  }
  const grave = findings.filter(({ severity }) => severity === worst);
  const stays = worst === 'moderate' && asksToAvoid.test(seed) ? mayStay(grave, herbs) : staysOnThePlate(grave, herbs);
  if (stays !== null && !asksIfHarmful.test(seed)) return `${stays} Here is why:`;
  if (worst === 'moderate' && grave.every(isOfDrink)) return `Better not together: ${herbs} and alcohol.`;
  if (worst === 'moderate' && grave.every((each) => gapIn(each) !== ''))
    return `Only with hours between: ${herbs}. Here is why, and how long:`;
  if (worst === 'moderate' && ofAHabit.test(seed))
    return `That can be a problem: ask a pharmacist or doctor about ${herbs} now, before more of it. Here is why:`;
  if (worst === 'moderate')
    return asksIfItClashes.test(seed) || asksIfHarmful.test(seed)
      ? `Perhaps: please ask a pharmacist or doctor first about ${herbs}. Here is why:`
      : asksToAvoid.test(seed)
        ? `Until you have asked a pharmacist or doctor, yes: better leave out ${herbs}. Here is why:`
        : grave.every(isNotForTheAge)
          ? `No ${herbs.replace(/ and (?=[^,]*$)/, ' or ')} at this age unless a doctor agrees. Here is why:`
          : askFirst(herbs, subject, seed);
  return asksIfItClashes.test(seed)
    ? 'Hardly, as far as I know. Only this:'
    : wordingFor(withNotes(herbs, subject), seed);
}

function isOfDrink({ kind, with: other }: Finding): boolean {
  return kind === 'alcohol' || other.id === 'alcohol';
}

/** "Does it interfere with my tablets?": a yes speaks against it. */
const asksIfItClashes = oneOf(
  sequence(
    /\b(?:caus|harm|rais|lower|weaken|trigger|come back|spread|grow|worse)\w*\b/i,
    /[^]{0,60}\b(?:is|are) (?:this|that|it) (?:really |actually )?(?:true|right|so|a myth)\b/,
  ),
  sequence(
    /\b(?:does|do|will|would|can|could|may|might)\b[^.?!]{2,60}\b/i,
    choice(
      /interfer\w*|interact\w*|clash\w*|conflict\w*|react\w*|mess\w*|affect\w*|weaken\w*|cancel\w*/,
      /reduce\w*|lower\w*|raise\w*|bother\w*|harm\w*|hurt\w*|cause\w* (?:problems?|trouble|harm)/,
    ),
    /\b[^?]*\?/,
  ),
  sequence(
    /\b(?:is|are) there (?:an?y? |some )?(?:known )?/i,
    /(?:interactions?|clash\w*|conflicts?|problems?|dangers?|risks?|harm)\b[^?]*\?/,
  ),
  /^\W*(?:(?:and|so|but)\b\W*)*any (?:interactions?|clash\w*|conflicts?|problems?|dangers?|risks?|harm)\b[^?]*\?/i,
);

/** "Is it dangerous?" */
const asksIfHarmful = /\b(?:is|are)\b[^.?!]{2,40}\b(?:bad|dangerous|harmful|risky|poisonous|toxic|deadly)\b[^?]*\?/i;

/** "I eat licorice sweets every day, is that a problem?" */
const ofAHabit = sequence(
  /\bi(?:['’]ve| have)? (?:\w+ )?(?:eat|ate|eating|eaten|drink|drank|drinking|take|took|taking|taken|use|used|using|had|chew\w*)\b/i,
  /[^]{2,80}\b(?:is|was) (?:that|this|it) (?:a |any |really |very |too )*(?:problem|bad|ok|okay|alright|fine|safe|dangerous|harmful|wrong|much|worry)\b/,
);

/** "Should I avoid it?", "is it bad?": a yes says leave it out. */
const asksToAvoid =
  /\b(?:should|must|need|have to|better)\b[^?]{0,60}\b(?:avoid|leave (?:it )?out|stay away|stop|quit|give up|come off|drop|not (?:take|drink|use))\b[^?]*\?|\b(?:is|are)\b[^?]{2,40}\b(?:bad|dangerous|harmful|risky|poisonous|toxic|deadly)\b[^?]*\?/i;

/** The name of the profile may be that of the one who reads it: nobody is told of themselves as of another. */
function isNamed(who: string): boolean {
  return /^\p{Lu}/u.test(who);
}

function never(herbs: string, { who }: Subject): readonly string[] {
  const chosen = isNamed(who) ? capital(herbs) : `For ${who}, ${herbs}`;
  return [`No, please leave ${herbs} alone.`, `No. ${chosen} would be the wrong choice.`];
}

function leaveOut(herbs: string, { who, isOther }: Subject): string {
  return `I would leave out ${herbs}, unless ${isOther ? `${who}’s` : 'your'} doctor agrees.`;
}

function rather(herbs: string, subject: Subject): readonly string[] {
  const { who, isOther } = subject;
  return [
    `No, ${leaveOut(herbs, subject)}`,
    `I advise ${isNamed(who) ? '' : `${who} `}against ${herbs}, unless ${isOther ? `${who}’s` : 'your'} doctor agrees.`,
  ];
}

function askFirst(herbs: string, { who, isOther }: Subject, seed: string): string {
  if (isOther) return `For ${who}, ask first about ${herbs}. Here is why:`;
  return wordingFor(
    [
      `Not without asking first: ${isNamed(who) ? '' : `for ${who} `}there is something to know about ${herbs}.`,
      `Please talk to a pharmacist or doctor about ${herbs} first. Here is why:`,
      `${capital(herbs)}: ask first, and here is why.`,
    ],
    seed,
  );
}

function withNotes(herbs: string, { who }: Subject): readonly string[] {
  return [
    `I found nothing serious against ${herbs} for ${who}, only this:`,
    `I see no serious reason against ${herbs} for ${who}, with a note or two:`,
  ];
}

const mostNamed = 3;
