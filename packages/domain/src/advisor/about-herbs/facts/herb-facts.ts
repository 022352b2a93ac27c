import type { Herb } from '../../../herbs/herb.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { isAbout } from '../../../safety/finding.ts';
import { childrenOf, fromWhatAge } from './age-facts.ts';
import { clausesOf, lower, withStop } from '../../wording/sentences.ts';
import { afterStoppingOf } from './after-stopping.ts';
import { drowsiness } from './effect-facts.ts';
import { cautionsOf } from '../verdict/cautions-of.ts';
import { howLong } from './how-long.ts';
import { asksOfTests, testsOf, testsSpoilt } from './blood-tests.ts';
import { addictionTo, asksOfAddiction } from './addiction.ts';
import { howItActs } from './how-it-acts.ts';
import { isNotYetAllowed } from '../amounts/advised-to-avoid.ts';
import { amountOf, howToTake } from '../amounts/how-to-take.ts';
import { herbLink, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { asksOfEffects, sideEffectsOf } from './side-effects.ts';
import { studiesOf, useLists } from './studies.ts';
import type { Telling } from '../telling.ts';
import { eachSentenceOnce, toldOf } from '../told-once.ts';
import { timeOfDay } from './time-of-day.ts';
import { whyDangerous } from '../verdict/why-dangerous.ts';
import { mindInUse } from './mind-in-use.ts';
import { gapOf } from './hours-between.ts';
import { isSaid } from '../../wording/said-again.ts';
import { fittingClauses, topicOf } from '../../reading/wishes/topics.ts';

/** What was asked about herbs; a short portrait of each when nothing special was. What was said before is left out. */
export function herbFacts(herbs: readonly Herb[], telling: Telling): string[] {
  const poisons = herbs.filter(({ neverSuggest }) => neverSuggest === true);
  const others = herbs.filter((herb) => !poisons.includes(herb));
  const asked = factsAskedFor(isItAnyGood(others, telling) ? withAmount(telling) : telling)
    .flatMap((fact) => toldOf(others, (herb) => fact(herb, telling)))
    .map((block, place) => (others.length === 1 && place > 0 ? block.replace(namedFirst, '<p>') : block))
    .filter((block, place, all) => !all.slice(0, place).some((other) => holds(other, block)));
  const once = others.length === 1 ? eachSentenceOnce(asked) : asked;
  return [
    ...poisons.filter((herb) => !telling.isTold(herb)).flatMap(warningOf),
    ...(telling.asks.evidence && !telling.asks.trials && !asksHowItActs.test(telling.question)
      ? studiesOf(others, telling)
      : []),
    ...(asked.length > 0 || telling.asks.evidence || telling.asks.sources
      ? once
      : others
          .filter((herb) => !isWarnedForChild(herb, telling))
          .flatMap((herb) => portrait(herb, telling, others.length > 1))),
  ];
}

/** "Is sage any good?" of what was studied for it, and nothing speaks against: how it is taken is the next thing to know. */
function isItAnyGood(
  [herb, ...more]: readonly Herb[],
  { asks, question, wanted, findings, subject }: Telling,
): boolean {
  const isUsed = herb?.monograph?.uses.some(({ use, result }) => wanted.includes(use) && result === undefined) === true;
  const isFree = findings.every(({ severity }) => severity === 'minor') && !isUnderage(subject.person);
  return asks.evidence && more.length === 0 && isUsed && isFree && anyGood.test(question);
}

const anyGood = /\b(?:any (?:good|use)|worth (?:trying|a try|a go)|do (?:me )?any good)\b/i;

function withAmount(telling: Telling): Telling {
  return { ...telling, asks: { ...telling.asks, amount: true } };
}

/** A fact that stands in one told before it is told once. */
function holds(told: string, block: string): boolean {
  const inside = block.replaceAll(/<[^>]+>/g, '').trim();
  return inside.length > 0 && told.replaceAll(/<[^>]+>/g, '').includes(inside);
}

/** The name before a fact: of one herb it is said once. */
const namedFirst = /^<p><strong>.*?<\/strong>\. /;

/** "Can my toddler have it?", and the check speaks of the age: that is the answer. */
function isWarnedForChild(herb: Herb, { asks, subject, isTold, isForSkin }: Telling): boolean {
  const isBaby = subject.person.ageGroup === 'baby' && asks.checking && !isForSkin(herb);
  return isBaby || (asks.forChildren && isUnderage(subject.person) && isTold(herb));
}

function warningOf(herb: Herb): string[] {
  return [title(herb), paragraph(`${whyDangerous(herb)} Do not take it.`)];
}

/** "How do I tell ramsons from lily of the valley?" */
const lookAlikes =
  /\b(?:tell|know)\b[^.?!]{0,40}\b(?:from|apart)\b|\blook-?alikes?\b|\b(?:confused?|mixed up) with\b|\bmistak\w+ for\b/i;

/** "How does it work in the body?" */
const asksHowItActs =
  /\bhow (?:exactly )?(?:do|does)\b[^?]{2,40}\b(?:work|act)(?: in (?:the|my) (?:body|brain))?\W*$|\bwhat does [^?]{2,30} do (?:in|to) (?:the|my) (?:body|brain)\b/i;

type Fact = (herb: Herb, telling: Telling) => string;

/** Each fact, and when it is told; in the order in which they are told. */
const factsToTell: readonly (readonly [isAsked: (telling: Telling) => boolean, fact: Fact])[] = [
  [({ question }) => asksHowItActs.test(question), howItActs],
  [({ question }) => asksOfAddiction(question), addictionTo],
  [({ question }) => asksOfTests(question), testsOf],
  [({ asks }) => asks.drowsy, drowsiness],
  [({ asks }) => asks.naming, namesOf],
  [({ asks }) => asks.timing, timeOfDay],
  [({ asks }) => asks.preparation || asks.form === 'tea', howToTake],
  [({ question }) => lookAlikes.test(question), ({ monograph }) => monograph?.lookAlikes?.text ?? ''],
  [({ asks }) => asks.amount || (asks.form !== null && asks.form !== 'tea' && !asks.duration), amountOf],
  [({ asks }) => asks.form === 'topical' || asks.amount, onUnbrokenSkin],
  [({ asks }) => asks.amount || asks.preparation, mindInUse],
  [({ asks }) => asks.duration, howLong],
  [({ asks }) => asks.afterStopping, afterStoppingOf],
  [({ asks }) => asks.apart, gapOf],
  [({ asks }) => asks.onset && !asks.duration, onsetOf],
  [
    ({ asks, question }) =>
      asksOfEffects(asks, question) && !asks.drowsy && !asksOfAddiction(question) && !asksOfTests(question),
    sideEffectsOf,
  ],
  [({ asks }) => asks.evidence && !asks.trials, testsSpoilt],
  [({ asks }) => asks.cautions, cautionsOf],
  [({ asks }) => asks.trials, limitsOfStudies],
  [({ asks }) => asks.fromAge, fromWhatAge],
  [({ asks, subject }) => !asks.fromAge && asks.forChildren && isUnderage(subject.person), childrenOf],
];

/** "And the ointment?": where it must not go. */
function onUnbrokenSkin(herb: Herb, { isForSkin, isTold, said }: Telling): string {
  if (!isForSkin(herb) || isTold(herb)) return '';
  const clause = clausesOf(herb.monograph?.precautions.text ?? '').find((each) => notThere.test(each));
  return clause === undefined || said.includes(clause) ? '' : clause;
}

const notThere = /\b(?:unbroken|broken|open|intact|wounds?|eyes?|diluted|undiluted)\b/i;

function factsAskedFor(telling: Telling): readonly Fact[] {
  return factsToTell.flatMap(([isAsked, fact]) => (isAsked(telling) ? [fact] : []));
}

function portrait(herb: Herb, telling: Telling, isOneOfMany: boolean): string[] {
  const { monograph } = herb;
  if (!monograph && (telling.asks.checking || telling.asks.amount || telling.isTold(herb) || isOneOfMany)) return [];
  if (!monograph)
    return [title(herb), paragraph('I know it for safety checks only. What it may help with is not covered here.')];
  const { asks, said } = telling;
  const isForbidden = telling.isForbidden(herb);
  if (asks.checking && isOneOfMany) return [];
  if (isForbidden) return asks.checking || telling.isTold(herb) ? [] : [title(herb), paragraph(monograph.description)];
  const isBotany = !asks.checking && (asks.uses || !isWarned(herb, telling));
  const parts = [
    ...(isBotany ? [paragraph(monograph.description)] : []),
    ...useLists(herb, telling),
    ...(isToldNone(herb, telling) ? [] : [amountOf(herb, telling)].filter((text) => text !== '').map(paragraph)),
    paragraph(sideEffectsOf(herb)),
    ...(monograph.lookAlikes && isBotany ? [paragraph(monograph.lookAlikes.text)] : []),
  ].filter((block) => !isSaid(block, said));
  if (parts.length > 0) return [...(asks.checking ? [] : [title(herb)]), ...parts];
  const asked = telling.wanted.flatMap((wish) => monograph.uses.find(({ use }) => use === wish) ?? [])[0];
  if (asked !== undefined && !asks.checking)
    return [paragraph(`As I said of ${topicOf(asked.use)}: ${lower(asked.text)}`)];
  const further = asks.checking ? [] : unsaidOf(herb, said);
  if (further.length > 0) return [title(herb), ...further.map(paragraph)];
  return asks.checking
    ? []
    : [
        paragraph(
          `I have told you the main things about ${inSentence(herb.name)}. You can still ask how to prepare it, how soon it works, or how it was studied.`,
        ),
      ];
}

/** What there is beside the main things: how it acts, what to mind, how it is made, what people have used it for. */
function unsaidOf(herb: Herb, said: string): string[] {
  const { monograph } = herb;
  const more = [howItActs(herb), monograph?.precautions.text, monograph?.timeToEffect, monograph?.preparation];
  return [...more, monograph?.traditionalUses]
    .flatMap((text) => (text == null || text === '' ? [] : [withStop(text)]))
    .filter((text) => !said.includes(text));
}

/** A check for a concern that no herb stands for, or of what is to be asked about first: no amount is told. */
function isToldNone(herb: Herb, { asks, wanted, concern, findings }: Telling): boolean {
  const isOffTopic = wanted.length === 0 && concern !== null && herb.kind === 'herb';
  return asks.checking && (isOffTopic || isNotYetAllowed(herb, findings));
}

/** After a warning nobody asks how the plant looks. */
function isWarned(herb: Herb, { findings }: Telling): boolean {
  return findings.some((finding) => finding.severity !== 'minor' && isAbout(finding, herb));
}

function title(herb: Herb): string {
  return `<h3>${herbLink(herb)}</h3>`;
}

function namesOf({ scientificName, family, names }: Herb): string {
  const others = names.slice(0, 4).join(', ');
  return [
    scientificName === null ? '' : `it is ${scientificName}${family === null ? '' : `, of the family ${family}`}.`,
    others === '' ? '' : `Other names: ${others}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function onsetOf({ name, monograph }: Herb, { wanted }: Telling): string {
  const [use] = wanted;
  const whole = monograph?.timeToEffect ?? '';
  const fitting = use === undefined ? whole : fittingClauses(whole, use);
  const studied = use === undefined ? '' : (monograph?.uses.find((each) => each.use === use)?.text ?? '');
  if (fitting === '' && /(?<!\ba )\b(?:hours?|days?|weeks?|months?)\b/.test(studied)) return studied;
  return fitting === ''
    ? `how soon ${inSentence(name)} works is not established. If nothing has changed after about four weeks, stop and take stock.`
    : fitting;
}

const limits =
  'I hold the upshot of the studies, not each one with its size and who paid for it. The sources below list them.';

function limitsOfStudies(_: Herb, { said }: Telling): string {
  return said.includes(limits) ? 'I have no more on that than the sources I named.' : limits;
}
