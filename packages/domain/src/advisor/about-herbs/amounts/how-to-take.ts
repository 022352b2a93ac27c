import { oneOf, sequence } from '../../../resolve/phrases.ts';
import { clausesOf, lower, withStop } from '../../wording/sentences.ts';
import { levelsOf } from '../../../amounts/upper-levels.ts';
import type { Form } from '../../../herbs/form.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { amountsInGeneral, amountsOfUse, forAdults, inForm, likeTea } from './amounts.ts';
import { forAnother } from '../verdict/finding-lines.ts';
import { isAgreed, isAskedFirst, isToBeAvoided } from './advised-to-avoid.ts';
import { asksFirstNow, limitOfStage, weakTea, withinStage } from './limit-of-stage.ts';
import { capital, inSentence } from '../../wording/names.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { fittingClauses } from '../../reading/wishes/topics.ts';
import { mayClash } from '../../for-concerns/may-clash.ts';
import { mayBePregnant } from '../../reading/person/missing-facts.ts';
import { moreThanUsual } from '../../reading/more-than-usual.ts';
import type { Telling } from '../telling.ts';

/** Usual adult amounts. For children none are given, and in pregnancy they are for a clinician to confirm. */
export function amountOf(herb: Herb, telling: Telling): string {
  const { isForbidden, asks, said, question } = telling;
  const { person, who } = telling.subject;
  if (isForbidden(herb))
    return `I give no amount of ${inSentence(herb.name)} for ${who}, because the checks speak against it.`;
  if (isUnderage(person)) {
    const how = telling.formOf(herb) === 'tea' ? weakTea(herb) : [];
    return [
      ...how,
      `I give no amounts for anyone under 18. A pharmacist or pediatrician can tell you what suits ${who}.`,
    ].join(' ');
  }
  if (isToBeAvoided(herb, telling.findings) && !isAgreed.test(question))
    return `I give no amount of ${inSentence(herb.name)} for ${who} before the doctor who treats ${who === 'you' ? 'you' : 'them'} agrees.`;
  const isAsked = asks.amount || asks.preparation || asks.timing || asks.form !== null;
  const isStopped = telling.findings.some(
    ({ kind, severity, subject }) => kind === 'surgery' && severity !== 'minor' && subject.id === herb.key,
  );
  if (isAsked && isStopped)
    return `I give no amount of ${inSentence(herb.name)} for ${who} before the operation: it is one to stop.`;
  if (!isAsked && isAskedFirst(herb, telling.findings) && !isAgreed.test(question)) return '';
  const all = amountsIn(herb, telling);
  if (
    telling.formOf(herb) === 'essential-oil' &&
    !all.some(({ form }) => form === 'essential-oil' || form === 'topical')
  )
    return `How much of the oil of ${inSentence(herb.name)} to use is not established. Do not swallow it.`;
  const amounts = toTell(all, herb, telling);
  if (all.length > 0 && amounts.length === 0) return '';
  // The most a day was told by the upper level.
  if (amounts.length === 0 && asks.amount && levelsOf(herb.key).length > 0) return '';
  if (amounts.length === 0)
    return isPutOn(herb, telling)
      ? 'How much to put on the skin is not established. Go by the label of a ready-made cream or gel.'
      : 'How much to take is not established.';
  const isMore = asks.amount && moreThanUsual.test(question);
  const isCareful = person.pregnant || person.breastfeeding;
  const limit = isCareful ? limitOfStage(herb, telling.findings) : null;
  // The check of this very answer tells it already.
  if (limit !== null && !asks.amount && !said.includes(limit)) return '';
  if (limit !== null) return `For ${who} now: ${telling.subject.isOther ? forAnother(limit) : limit}`;
  if (isCareful && asksFirstNow(herb, telling.findings))
    return `I give no amount of ${inSentence(herb.name)} for ${who} now: ask a midwife, doctor or pharmacist how much, if any.`;
  const named = asks.form ?? (telling.formOf(herb) === 'tincture' ? 'tincture' : null);
  const isOtherForm = named !== null && !all.some(({ form }) => form === named);
  if (isOtherForm && named === 'topical') return 'I know of no use of it on the skin.';
  return [
    ...(isMore ? [notMore] : []),
    ...((asks.amount || asks.preparation) && mayClash(herb.key, person) ? [notBefore(who)] : []),
    ...(isOtherForm ? [noneIn(named, herb)] : []),
    ...withinStage(herb, person, [forThisPerson(inCups(written(amounts, said), question), telling)]),
    ...(asksHowOften.test(question) && !amounts.some(({ text }) => tellsHowOften.test(text)) ? [notHowOften] : []),
    ...(isCareful ? [`These are usual adult amounts; ask which are right for ${who} now.`] : []),
  ].join(' ');
}

/** Whom an amount is not for is told without the pregnancy where there is none. */
function forThisPerson(text: string, { subject: { person, isOther } }: Telling): string {
  const isWarned = person.pregnant || person.breastfeeding || mayBePregnant(person, isOther);
  return isWarned ? text : text.replaceAll(/\bnot in pregnancy,? (?:or |and )?(?=with\b)/gi, 'Not ');
}

/** "How often the clove?", of what the studies tell no number of. */
const asksHowOften = /\bhow (?:often|many times)\b/i;
const tellsHowOften =
  /\b(?:times|daily|a day|per day|each day|every|once|twice|before (?:bed|meals)|at bedtime|with meals|at night|over the day|hourly)\b/i;
const notHowOften = 'How often is not established: no oftener than you need it, and never more than the label says.';

function notBefore(who: string): string {
  return `Not before a pharmacist has seen which medicines ${who === 'you' ? 'you take' : `${who} takes`}: it clashes with many.`;
}

type Amounts = NonNullable<Herb['monograph']>['amounts'];

/** The amounts that are for this: of what was checked for the skin no others, and no bath for the hair. */
function amountsIn(herb: Herb, telling: Telling): Amounts {
  const { question, wanted } = telling;
  const gargled = (herb.monograph?.amounts ?? []).filter(({ text }) => asGargle.test(text));
  if (asGargle.test(question) && gargled.length > 0) return gargled;
  return amountsAskedFor(herb, telling)
    .filter(({ form }) => !isPutOn(herb, telling) || form === 'topical')
    .filter(({ text }) => !(wanted.includes('hair') && /\bbath\b/.test(text)));
}

/** Those for what the talk is about, or that were told; else all there are. */
function amountsAskedFor(herb: Herb, { wanted: [use], asks, said, formOf }: Telling): Amounts {
  const all = herb.monograph?.amounts ?? [];
  const told =
    asks.form === null ? all.filter(({ text }) => said.includes(lower(forAdults(text)).replace(/\.$/, ''))) : [];
  const fitting = use === undefined ? told : withoutOtherUses(amountsOfUse(herb, use), use);
  // Of a tea that was asked about, and checked as one, no amounts of the extract are told.
  const isOnlyOther = formOf(herb) === 'tea' && !fitting.some(({ form }) => form === 'tea');
  if (fitting.length > 0 && !(isOnlyOther && all.some(({ form }) => form === 'tea'))) return fitting;
  // "Is ginger tea ok?": the tea is told, be its amount one for some uses only.
  const general = amountsInGeneral(herb);
  const inForm = all.filter(({ form }) => form === formOf(herb));
  return general.some(({ form }) => form === formOf(herb)) || inForm.length === 0 ? general : inForm;
}

/** Of sleep no "1500 mg in anxiety trials", unless nothing else is known. */
function withoutOtherUses(amounts: Amounts, use: UseKey): Amounts {
  const own = amounts.flatMap((each) => {
    const isOf = (clause: string) => tellsALimit.test(clause) || fittingClauses(clause, use) !== '';
    const text =
      each.for?.includes(use) === true ? each.text : clausesOf(each.text).filter(isOf).map(capital).join(' ');
    return text === '' ? [] : [{ ...each, text }];
  });
  return own.length > 0 ? own : amounts;
}

const tellsALimit =
  /\b(?:above|more than|upper|limit|at most|no more|not|never|avoid|toxic|poison\w*|stop|side effects?)\b/i;

/** Named for the skin, or asked about for what a cream of it was studied for. */
function isPutOn(herb: Herb, { asks, isForSkin, wanted, formOf }: Telling): boolean {
  if (isForSkin(herb)) return true;
  const studied = herb.monograph?.uses.find(({ use }) => use === wanted[0])?.text ?? '';
  return asks.form === null && formOf(herb) === 'unspecified' && inACream.test(studied);
}

const inACream = /\b(?:creams?|ointments?|gels?)\b/i;
const asGargle = /\b(?:gargl\w*|rins(?:e|ing)|mouth ?wash)\b/i;

/** Those in the form that was asked for or named; unasked, none that was told before. */
function toTell(all: Amounts, herb: Herb, { asks, said, formOf }: Telling): Amounts {
  if (formOf(herb) === 'food' && asks.form === null && !all.some(({ form }) => form === 'food')) return [];
  const named = all.some(({ form }) => form === formOf(herb)) ? formOf(herb) : null;
  const asked = asks.form ?? named;
  const inAskedForm = all.filter(({ form }) => asked === null || form === asked);
  if (inAskedForm.length === 0) return all;
  return asks.amount || asks.preparation || asks.timing || asks.form !== null
    ? inAskedForm
    : inAskedForm.filter(({ text }) => !said.includes(lower(text).replace(/\.$/, '')));
}

function written(amounts: Amounts, said: string): string {
  const isToldBefore = amounts.every(({ text }) => said.includes(lower(forAdults(text)).replace(/\.$/, '')));
  return amounts
    .map(({ form, text }, place) => {
      const how = `${inForm[form]}: ${withStop(lower(forAdults(text)))}`;
      return isToldBefore ? `${place === 0 ? 'As I said, ' : 'And '}${lower(how)}` : how;
    })
    .join(' ');
}

function noneIn(form: Form, { monograph }: Herb): string {
  if (form === 'tea' && monograph?.forms.includes('tea') !== true) return 'I know of no tea of it.';
  const isDrops = form === 'tincture';
  return `${inForm[form]} no amount is established.${isDrops ? ' Tinctures differ in strength, so go by the label.' : ''}`;
}

/** "How many cups?", where the studies tell it in milliliters. */
function inCups(text: string, question: string): string {
  if (!/\b(?:cups?|mugs?)\b/i.test(question)) return text;
  return text.replace(/(\d{3,4}) ml\b(?! ?(?:of (?:boiling|hot)|boiling|hot))/, (all, ml: string) => {
    const cups = Math.round(Number(ml) / mlInACup);
    return cups > 1 ? `${all} (about ${cups} cups)` : all;
  });
}

const mlInACup = 240;
const notMore = 'No, more than the amount that was studied is not better, only riskier.';

/** "How do I make a chamomile tincture?" */
const madeAtHome = oneOf(
  sequence(
    /\b(?:make|making|prepare|recipe|homemade|home-made|brew)\b[^.?!]{0,40}/i,
    /\b(syrup|tincture|salve|ointment|cream|balm|lotion|liqueur|vinegar|wine|cordial|squash|jelly|jam)\b/,
  ),
  sequence(
    /\b(?:syrup|tincture|salve|ointment|cream|lotion|liqueur|vinegar|wine|cordial|squash|jelly|jam)/i,
    /(?=(?: of \w+)? (?:is |are )?(?:made|prepared)\b)/,
  ),
);

/** "A lemon balm tea" is no balm. */
function productMade({ name }: Herb, question: string): string | undefined {
  const found = madeAtHome.exec(question.toLowerCase().replaceAll(name.toLowerCase(), ' '));
  return found?.[1] ?? found?.[0];
}

/** How much and how, in one. */
export function howToTake(herb: Herb, telling: Telling): string {
  if (isUnderage(telling.subject.person) && telling.isForSkin(herb) && !telling.isForbidden(herb))
    return `${onASmallSpot} ${amountOf(herb, telling)}`;
  const made = preparationOf(herb, telling);
  if (productMade(herb, telling.question) !== undefined && made.startsWith('I hold no tested recipe')) return made;
  const how = isPutOn(herb, telling) && likeTea.test(made) ? '' : made;
  // A recipe is for a tea; capsules need none.
  const hasTea = herb.monograph?.amounts.some(({ form }) => form === 'tea') === true;
  const asks =
    hasTea && likeTea.test(how) && telling.asks.preparation ? { ...telling.asks, form: 'tea' as const } : telling.asks;
  return asks.amount ? how : `${amountOf(herb, { ...telling, asks })} ${how}`.trim();
}

const onASmallSpot =
  'Use a ready-made gel or cream as its label says. Try it on a small spot first, keep it off eyes and mouth, and stop if it burns or itches.';

function preparationOf(herb: Herb, { isForbidden, question }: Telling): string {
  if (isForbidden(herb)) return '';
  const product = productMade(herb, question);
  const own = herb.monograph?.preparation ?? '';
  if (product !== undefined && !own.toLowerCase().includes(product))
    return `I hold no tested recipe for a ${product} of ${inSentence(herb.name)}; of bought ones the label tells how much. ${own}`.trim();
  // Of capsules and of what is eaten there is nothing to prepare.
  const isToldWithAmount =
    herb.monograph?.amounts.some(
      ({ form, text }) => form === 'food' || form === 'extract' || form === 'topical' || likeTea.test(text),
    ) === true;
  return (
    herb.monograph?.preparation ??
    (isToldWithAmount ? '' : `I have nothing on how to prepare ${inSentence(herb.name)}.`)
  );
}
