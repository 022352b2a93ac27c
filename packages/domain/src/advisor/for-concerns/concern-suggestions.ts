import type { Suggestion } from '../../herbs/recommend.ts';
import type { Form } from '../../herbs/form.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import { noOption, opening } from './concern-opening.ts';
import type { Concern } from './concern.ts';
import { amountsFor, hasAmountFor } from '../about-herbs/amounts/amounts.ts';
import { formInWords } from '../wording/form-in-words.ts';
import { bullets, escapeHtml, herbLink, listed, paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { findingsAbout } from '../about-herbs/checked-herbs.ts';
import { offeredHerbs } from '../reading/conversation.ts';
import { optionsFor } from './options.ts';
import { isBreathedIn, studiedOf, suggestionLine } from './suggestion-line.ts';
import { usesOf } from '../particular/concerns-in.ts';
import { topicsOf } from '../reading/wishes/topics.ts';
import { seenBefore, bloatedFirst, tiredFirst } from './seen-first.ts';
import { behindIt, immuneAtRisk, isImmuneWish, untreatable } from './untreatable.ts';

/** What no herb is suggested for, then the suggestions, or that there are none. */
export function suggestionBlocks(concern: Concern, options: readonly Suggestion[]): string[] {
  const { subject, said, wanted, isMore, isNewWish, form } = concern;
  const untreated = whatComesFirst(concern);
  const topics = topicsFor(concern, wanted);
  const first = untreated.filter((line) => !said.includes(line)).map(paragraph);
  if (options.length === 0 && isMore && untreated.length === 0) return [paragraph(nothingMore(topics, concern))];
  if (options.length === 0 && untreated.length > 0) return atLeast(first, untreated);
  if (options.length === 0 && form === 'topical') return rubbedIn(concern, topics).map(paragraph);
  if (options.length === 0) return [paragraph(noOption(subject, topics))];
  const isNew = ({ herb }: Suggestion) => isMore || !said.includes(`${herb.name} (`);
  const fresh = options.filter((option) => isNew(option) || isNewWish);
  const named = listed(options.map(({ herb }) => inSentence(herb.name)));
  if (fresh.length === 0)
    return [
      ...first,
      ...(form === null || isMore
        ? [paragraph(stillTheSame(topics, named))]
        : amongThose(options, { form, topics, concern })),
    ];
  return [...first, ...offers(concern, { options, fresh, isNew })];
}

interface Offered {
  readonly options: readonly Suggestion[];
  /** Those that were not told before. */
  readonly fresh: readonly Suggestion[];
  readonly isNew: (option: Suggestion) => boolean;
}

/** What they are for, the list of them, and how to begin. */
function offers(concern: Concern, { options, fresh, isNew }: Offered): string[] {
  const { question, history, subject, said, wanted, isMore, isNewWish, form } = concern;
  const topics = topicsFor(
    concern,
    wanted.filter((use) => untreatable[use] === undefined),
  );
  const known = options.filter((option) => !fresh.includes(option));
  const inForm = form !== null && !isMore && !isNewWish ? known.filter((option) => comesAs(option, form)) : [];
  const isNone = form !== null && options.every((option) => !comesAs(option, form));
  const still = form === null && !isMore ? known.map(({ herb }) => inSentence(herb.name)) : [];
  const { person } = subject;
  return [
    ...(isNone ? [paragraph(noneInForm(form, topics))] : []),
    ...(still.length > 0 ? [paragraph(stillFitting(topics, still))] : []),
    ...(inForm.length > 0 && form !== null ? amongThose(inForm, { form, topics, concern }) : []),
    paragraph(
      opening({
        topics,
        wanted,
        particulars: concern.particulars,
        subject,
        question,
        seed: question + String(history.length),
        isMore: isMore || inForm.length > 0 || still.length > 0,
        isOne: fresh.length === 1,
      }),
    ),
    bullets(
      fresh.map((option) =>
        suggestionLine(option, { person, form, isKnown: !isNew(option), isShort: fresh.length > 1, said }),
      ),
    ),
    ...(fresh.length > 1 && !said.includes(oneAtATime) && !isUnderage(person) ? [paragraph(oneAtATime)] : []),
  ];
}

/** Whether it comes in the form that was asked for. */
function comesAs({ herb, use, form: checkedIn }: Suggestion, form: NonNullable<Concern['form']>): boolean {
  if (form === 'topical') return checkedIn === 'topical' || herb.monograph?.forms.includes('topical') === true;
  return checkedIn !== 'topical' && !isBreathedIn({ herb, use }) && herb.monograph?.forms.includes(form) === true;
}

const asForm: Readonly<Record<Form, string>> = {
  ...formInWords,
  topical: 'to put on the skin',
  unspecified: 'in that form',
};

function noneInForm(form: NonNullable<Concern['form']>, topics: string): string {
  const what = formNames[form] ?? 'herb in that form';
  return `I know no ${what} for ${topics} that I would suggest here.`;
}

/** For a child with a cold or cough it is said what a rub may do. */
function rubbedIn({ subject, wanted }: Concern, topics: string): string[] {
  const isOfAirways = wanted.some((use) => ['colds', 'cough', 'sinus'].includes(use));
  const none = `I know of nothing to rub in that helps with ${topics}.`;
  return isOfAirways && isUnderage(subject.person) ? [noRubForAChild, none] : [none];
}

const noRubForAChild =
  'No chest rub unless a pharmacist or pediatrician picks it for this age: menthol, camphor and eucalyptus oil near the nose can stop the breath of a small child.';

const formNames: Partial<Readonly<Record<NonNullable<Concern['form']>, string>>> = {
  tea: 'tea',
  topical: 'cream or oil',
  extract: 'capsules',
  tincture: 'drops',
  food: 'food',
};

/** What is known of the concern itself, and what no herb is suggested for. */
function whatComesFirst({ particulars, wanted, subject: { person } }: Concern): readonly string[] {
  const lines = [
    ...particulars.flatMap(({ says }) => says ?? []),
    ...wanted.flatMap((use) => untreatable[use] ?? []),
    ...(isImmuneWish(person, wanted) ? [immuneAtRisk] : []),
    ...behindIt(person, wanted),
    ...tiredFirst(person, wanted),
    ...bloatedFirst(person, wanted),
    ...seenBefore(person, wanted).map(({ says }) => says),
  ];
  return [...new Set(lines)];
}

interface InForm {
  readonly form: NonNullable<Concern['form']>;
  readonly topics: string;
  readonly concern: Concern;
}

/** "I'd prefer a tea": what was named already and comes in that form is named first, with how it is made. */
function amongThose(options: readonly Suggestion[], { form, topics, concern }: InForm): string[] {
  const coming = options.filter((option) => comesAs(option, form));
  if (coming.length === 0) return [paragraph(noneInForm(form, topics))];
  const told = ({ herb, use }: Suggestion) => ({ use, studied: studiedOf(herb, use), form, isShort: true });
  const measured = coming.filter((option) => hasAmountFor(option.herb, told(option)));
  if (measured.length === 0 && form === 'extract') return [paragraph(noneInForm(form, topics))];
  const chosen = measured.length > 0 ? measured : coming;
  const names = chosen.map(({ herb }) => inSentence(herb.name));
  const lines = isUnderage(concern.subject.person)
    ? []
    : chosen.map(
        (option) =>
          `<strong>${herbLink(option.herb)}</strong>: ${escapeHtml(amountsFor(option.herb, told(option)).join(' '))}`,
      );
  return [
    paragraph(`Of those I named, ${listed(names)} come${names.length > 1 ? '' : 's'} ${asForm[form]}.`),
    ...(lines.length === 0 ? [] : [bullets(lines)]),
  ];
}

/** "Cold sores and poor sleep": particular concerns by their own name. */
function topicsFor({ particulars, question }: Concern, wanted: readonly UseKey[]): string {
  const named = particulars.filter(({ herbs }) => herbs !== undefined);
  const covered = named.flatMap(({ herbs }) => usesOf(herbs));
  const others = topicsOf(
    wanted.filter((use) => !covered.includes(use)),
    question,
  );
  return listed([...new Set([...named.map(({ name }) => name), ...(others === '' ? [] : [others])])]);
}

/** What was named before and not turned down. */
export function staying(concern: Concern): readonly Suggestion[] {
  return optionsFor({ ...concern, avoid: concern.refused }).filter(({ herb }) => concern.said.includes(herb.name));
}

/** What was named and is warned of since does not stand by silence: a pregnancy may have been told in between. */
function nothingMore(topics: string, concern: Concern): string {
  const left = staying(concern).map(({ herb }) => inSentence(herb.name));
  const offered = offeredHerbs(concern);
  const warned = findingsAbout(offered, concern.subject.person).filter(({ severity }) => severity !== 'minor');
  const out = offered.filter(({ id }) => warned.some(({ subject }) => subject.id === id));
  const begin = left.length === 0 && out.length > 0 ? 'I' : 'Beyond what I named I';
  const stays = left.length === 0 ? '' : ` Of those, I would still look at ${listed(left)}.`;
  const names = listed(out.map(({ name }) => inSentence(name))).replace(/ and (?=[^,]*$)/, ' or ');
  const not = out.length === 0 ? '' : ` No ${names} before a doctor agrees.`;
  return `${begin} have nothing more for ${topics} that I would stand behind.${stays}${not} If it goes on, a doctor or pharmacist can take it further.`;
}

/** The last word on what suits a child. */
export const noAmounts =
  'I give no amounts for anyone under 18: a pharmacist or pediatrician can tell you how much, if any.';
export const oneAtATime = 'Start with one of them, to see what it does.';

/** What was named before is told in a line, before what is new. */
function stillFitting(topics: string, names: readonly string[]): string {
  return `For ${topics} ${listed(names)} still ${names.length > 1 ? 'fit' : 'fits'}, as I told you.`;
}

/** Asked a third time, the advisor looks further by itself. */
export const stillTheSameMark = 'I would still start with';

function stillTheSame(topics: string, known: string): string {
  return `For ${topics} ${stillTheSameMark} ${known}. If that did not help or does not suit, tell me, and I will look further. Say so too if you would like another form.`;
}

/** What was said before is said again when there is nothing else to say. */
function atLeast(fresh: readonly string[], all: readonly string[]): string[] {
  return fresh.length > 0 ? [...fresh] : all.slice(0, 1).map(paragraph);
}
