import type { Herb } from '../../herbs/herb.ts';
import type { Suggestion } from '../../herbs/recommend.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { findMedicineProfile } from '../../medicines/catalogue.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import type { Finding } from '../../safety/finding.ts';
import type { Person } from '../../safety/person/person.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { noAmounts, staying, suggestionBlocks } from './concern-suggestions.ts';
import type { Concern } from './concern.ts';
import { everydayHelp } from './everyday-help.ts';
import { findingLines, pairOf } from '../about-herbs/verdict/finding-lines.ts';
import { bullets, escapeHtml, heading, herbLink, linkTo, listed, paragraph } from '../wording/html.ts';
import { familyOfAllergy } from './family-of-allergy.ts';
import { inrFirst } from './inr-first.ts';
import { keepsItPrivate } from '../limits/keeps-it-private.ts';
import { missingFacts } from '../reading/person/missing-facts.ts';
import { inSentence, medicineName } from '../wording/names.ts';
import { notForThisPerson, toAskAboutFirst } from './not-for-this-person.ts';
import { optionsFor } from './options.ts';
import { reminder } from '../wording/reminder.ts';
import { seenBefore, tiredFirst } from './seen-first.ts';
import { isBreathedIn, studiedOf } from './suggestion-line.ts';
import { usesOf } from '../particular/concerns-in.ts';
import { citedSources } from '../wording/source-list.ts';
import { lower } from '../wording/sentences.ts';
import { topicOf } from '../reading/wishes/topics.ts';
import { unknownNames } from '../reading/named-things/unknown-names.ts';

/** Two or three fitting herbs with how and how much, what does not suit this person and why. */
export function answerForConcern(concern: Concern): AdvisorAnswer {
  const { subject, said, wanted, particulars, unrecognised, isMore } = concern;
  const options = optionsFor(concern);
  const chosen = options.map(({ herb }) => herb);
  const refusals = notForThisPerson({ person: subject.person, wanted }, chosen).filter(
    ({ finding }) => !said.includes(finding.why),
  );
  const named = [...chosen, ...refusals.map(({ herb }) => herb)];
  const askedFirst = (options.length === 0 ? [] : toAskAboutFirst({ person: subject.person, wanted }, named)).filter(
    ({ herb }) => !said.includes(`${inSentence(herb.name)} (`) && !concern.avoid.includes(herb.key),
  );
  const findings = oncePerRule([
    ...options.flatMap((option) => option.findings),
    ...[...refusals, ...askedFirst].map(({ finding }) => finding),
  ]);
  return {
    level: 'none',
    blocks: [
      ...unknownNames(unrecognised.filter(isSpokenOf(concern)), said),
      ...suggestionBlocks(concern, options),
      ...under('Before you choose', cautionsOn(options, concern)),
      ...under(`Not for ${subject.who}`, refusalList(refusals)),
      ...leftOut(askedFirst, subject.person),
      ...familyOfAllergy(subject.person, said),
      ...closing(concern, options.length > 0),
    ],
    recommended: (chosen.length === 0 && isMore ? staying(concern) : options).map(({ herb: { key, name }, form }) => ({
      key,
      name,
      ...(form === 'topical' ? { isForSkin: true } : {}),
      ...(form === 'tea' ? { name: `${name} tea`, isOnlyTea: true } : {}),
    })),
    findings,
    products: productsOf(options, subject.person),
    unrecognised,
    sources: citedSources(
      [
        ...particulars.flatMap(({ sources }) => sources ?? []),
        ...options.flatMap(({ herb, use }) => sourcesFor(herb, use)),
      ],
      findings,
    ),
    followUps: followUps(chosen, said),
  };
}

function cautionsOn(options: readonly Suggestion[], { said, subject, wanted }: Concern): string[] {
  const own = options.flatMap(({ findings }) => findings);
  const weighty = own.filter(({ severity }) => severity !== 'minor');
  return [
    ...inrFirst(options, subject, said),
    ...lowSugarTold(wanted, subject.person),
    ...findingLines([...weighty, ...addsToMedicines(own, subject)], said, subject),
  ];
}

/** Whatever lowers sugar adds to tablets or insulin that do. */
function lowSugarTold(wanted: readonly UseKey[], { medicines }: Person): string[] {
  const lowering = medicines.filter(({ id }) => findMedicineProfile(id)?.effects.has('lowers-glucose') === true);
  const names = listed(lowering.map(medicineName));
  return lowering.length === 0 || !wanted.includes('blood-sugar')
    ? []
    : [
        paragraph(
          `Herbs that lower sugar, such as fenugreek, berberine or cinnamon in capsules, add to ${names}, so a low blood sugar can come: shaking, sweating, hunger, a muddled head. Ask your team first, measure more often, and change no medicine by yourself.`,
        ),
      ];
}

/** What acts the same way as a medicine or takes it up, is stopped before an operation, or makes an old person fall, is told in words, be it ever so slight. */
function addsToMedicines(own: readonly Finding[], { person }: Concern['subject']): readonly Finding[] {
  if (isUnderage(person)) return [];
  const slight = own.filter(({ severity }) => severity === 'minor');
  const told = slight.filter(
    ({ kind, why, advice }) =>
      kind === 'surgery' || ((kind === 'medicine' || kind === 'age') && addsUp.test(`${why} ${advice}`)),
  );
  return told.filter(({ why }, place) => told.findIndex((each) => each.why === why) === place).slice(0, mostSlight);
}

const mostSlight = 3;
const addsUp =
  /\b(?:apart|hours?|uptake|absor\w*|blood sugar|low sugar|your sugar|blood pressure|drows\w*|falls?|bleed\w*|platelets|clot\w*|INR)\b/i;

function refusalList(refusals: ReturnType<typeof notForThisPerson>): string[] {
  return refusals.length === 0
    ? []
    : [bullets(refusals.map(({ herb, finding }) => `${herbLink(herb)}: ${escapeHtml(finding.why)}`))];
}

/** By name and reason alone: more is told once it is asked about. */
function leftOut(asked: ReturnType<typeof toAskAboutFirst>, person: Person): string[] {
  const names = asked.map(({ herb, finding }) => {
    const name = inSentence(herb.name);
    const reason = pairOf([finding], person)
      .replace(name, '')
      .trim()
      .replace(/^(?:and|with) (?:an? )?/, '');
    return `${linkTo(herb, name)} (${escapeHtml(reason)})`;
  });
  return names.length === 0 ? [] : [`<p>Left out until a doctor or pharmacist agrees: ${listed(names)}.</p>`];
}

/** What helps besides, what is still to be asked, and who has the last word. */
function closing(concern: Concern, isOffering: boolean): string[] {
  const { question, history, subject, said, unrecognised } = concern;
  const told = history.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
  const missing = keepsItPrivate([...told, question]) ? null : missingFacts(subject, said);
  return [
    ...helpBlocks(concern, isOffering),
    ...unknownNames(
      unrecognised.filter((name) => !isSpokenOf(concern)(name)),
      said,
    ),
    ...(missing === null ? [] : [paragraph(missing)]),
    ...(isOffering && isUnderage(subject.person) && !said.includes(noAmounts)
      ? [`<p><em>${noAmounts}</em></p>`]
      : reminder(question + String(said.length), subject, said)),
  ];
}

/** "Zorblax for sleep?": that nobody knows it is the first thing to say. */
const isSpokenOf =
  ({ question }: Concern) =>
  (name: string) =>
    question.toLowerCase().includes(name.toLowerCase());

/** Only what needs no asking first is put up for sale. */
function productsOf(options: readonly Suggestion[], person: Person): AdvisorAnswer['products'] {
  if (!maySell(person)) return [];
  return options
    .filter(({ findings }) => findings.every(({ severity }) => severity === 'minor'))
    .map((option) => ({ productName: productNameOf(option), reason: reasonOf(option) }));
}

/** Where a doctor looks first, that tells all there is to do: the help of others would speak against it. */
const toldWhole: ReadonlySet<UseKey> = new Set<UseKey>([
  ...(['constipation', 'energy', 'sleep', 'mood', 'memory'] as const),
  ...(['menopause', 'prostate', 'urinary', 'bruises'] as const),
]);

/** As much of the help as tells it from any other. */
const recognisableLength = 40;

function helpBlocks({ wanted, particulars, said, subject }: Concern, isOffering: boolean): string[] {
  const told = particulars.flatMap(({ says, herbs }) => (says === undefined ? [] : usesOf(herbs)));
  const first = seenBefore(subject.person, wanted).flatMap(({ use }) => (toldWhole.has(use) ? [use] : []));
  const isTiredTold = tiredFirst(subject.person, wanted).length > 0;
  const help = everydayHelp(
    wanted.filter((use) => ![...told, ...first].includes(use) && !(use === 'energy' && isTiredTold)),
    subject.person,
  );
  if (help === null) return [];
  const isSaid = said.includes(help.slice(0, recognisableLength));
  if (!isSaid) return [paragraph(help)];
  // For a child to whom nothing is offered it is all there is to do.
  return isOffering || !isUnderage(subject.person) ? [] : [paragraph(`As I said: ${lower(help)}`)];
}

function under(title: string, blocks: readonly string[]): string[] {
  return blocks.length === 0 ? [] : [heading(title), ...blocks];
}

function followUps([first, second]: readonly Herb[], said: string): readonly string[] {
  if (first === undefined) return ['When should I see a doctor?', 'What is good for digestion?'];
  const name = inSentence(first.name);
  const isRecipeKnown = (first.monograph?.preparation ?? '') !== '';
  return [
    said === '' && isRecipeKnown ? `How do I prepare ${name}?` : `How well was ${name} studied?`,
    second === undefined
      ? `What are the side effects of ${name}?`
      : `${first.name} or ${inSentence(second.name)}: which is better?`,
    'What else could help?',
  ];
}

/** For children, in pregnancy and while nursing nothing is put up for sale. */
function maySell(person: Person): boolean {
  return !person.pregnant && !person.breastfeeding && !isUnderage(person);
}

function reasonOf({ use, form }: Suggestion): string {
  return form === 'topical'
    ? `For ${topicOf(use).replace(/, on the skin$/, '')}, on the skin only`
    : `For ${topicOf(use)}`;
}

function productNameOf({ herb, use, form: checkedIn }: Suggestion): string {
  if (
    checkedIn === 'topical' ||
    isBreathedIn({ herb, use }) ||
    /\b(?:powder|capsules?|extract|tablets?)\b/i.test(studiedOf(herb, use))
  )
    return herb.name;
  const form = herb.monograph?.forms.find((each) => each === 'tea' || each === 'extract');
  return form === 'tea' && !/\btea$/i.test(herb.name) ? `${herb.name} tea` : herb.name;
}

function sourcesFor({ monograph }: Herb, use: UseKey): readonly string[] {
  return monograph?.uses.filter((each) => each.use === use).flatMap((each) => each.sources) ?? [];
}

function oncePerRule(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.ruleId}|${finding.with.id}`, finding])).values()];
}
