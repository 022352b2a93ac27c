import type { Form } from '../../herbs/form.ts';
import type { Herb } from '../../herbs/herb.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import type { Suggestion } from '../../herbs/recommend.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import type { Person } from '../../safety/person/person.ts';
import { amountsFor } from '../about-herbs/amounts/amounts.ts';
import { limitOfStage, weakTea, withinStage } from '../about-herbs/amounts/limit-of-stage.ts';
import { gradeWords } from '../wording/grade-words.ts';
import { escapeHtml, herbLink } from '../wording/html.ts';
import { inBrief, isStudyTold } from '../wording/in-brief.ts';
import { onlyTea } from '../data/only-tea.ts';
import { mayBePregnant } from '../reading/person/missing-facts.ts';
import { isPoisonInside } from '../reading/wishes/skin-only.ts';
import { howSoon } from '../reading/wishes/topics.ts';

interface Shown {
  readonly person: Person;
  /** The form that was asked for. */
  readonly form: Form | null;
  /** It was suggested before, so how it is taken need not be told again. */
  readonly isKnown: boolean;
  /** Several long ones would fill a page: one form is enough. */
  readonly isShort?: boolean;
  /** All that was said before. */
  readonly said: string;
}

/** What was studied is its scent: nothing to drink or swallow. */
export function isBreathedIn({ herb, use }: Pick<Suggestion, 'herb' | 'use'>): boolean {
  return /\bscent\b|\bbreathing in\b/i.test(studiedOf(herb, use));
}

export function studiedOf({ monograph }: Herb, use: UseKey): string {
  return monograph?.uses.find((each) => each.use === use)?.text ?? '';
}

/** "Trials of 1500 mg extract a day": no amount is told of anyone under 18. */
const amountTried = / of [\d.,]+(?: to [\d.,]+)? ?(?:mg|g|ml)(?: of)? (\w+)(?: a day)?/g;

/** A suggested herb as one item of a list: how well it was studied, how much, how and how soon. HTML. */
export function suggestionLine(
  { herb, use, form: checkedIn, evidence, findings }: Suggestion,
  { person, form, isKnown, isShort = false, said }: Shown,
): string {
  const { monograph } = herb;
  if (isKnown && isStudyTold(said, studiedOf(herb, use)))
    return `<strong>${herbLink(herb)}</strong> (${gradeWords[evidence]}). It may help here too, as I described.`;
  const studied = studiedFor(herb, use, person);
  const isScent = isBreathedIn({ herb, use });
  const place = use === 'mouth' ? onlyInMouth : onlyThere;
  const amounts =
    isUnderage(person) || isKnown ? [] : howTaken({ herb, use, form: checkedIn, findings }, { person, form, isShort });
  const parts = [
    `<strong>${herbLink(herb)}</strong> (${gradeWords[evidence]}). ${isKnown ? 'It may help here too. ' : ''}${escapeHtml(isShort ? inBrief(studied) : studied)}`,
    ...(checkedIn === 'topical' && !amounts.some((text) => text.startsWith(place))
      ? [use === 'mouth' ? 'Use it in the mouth only, and spit it out.' : 'Use it on the skin only.']
      : []),
    ...(checkedIn === 'tea' ? [onlyTea, ...(isUnderage(person) ? weakTea(herb) : [])] : []),
    ...amounts.map(escapeHtml),
    ...(checkedIn === 'topical' && isPoisonInside(herb, person) ? ['Never swallow it.'] : []),
    ...(isScent ? [] : [escapeHtml(howSoon(monograph?.timeToEffect ?? '', use))]),
    ...(checkedIn === 'topical' || isScent ? [] : [notInStage(herb, person), liverNote(herb)]),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function studiedFor(herb: Herb, use: UseKey, person: Person): string {
  return isUnderage(person) ? studiedOf(herb, use).replaceAll(amountTried, ' of $1') : studiedOf(herb, use);
}

/** How much an adult takes of it, and how it is made. */
export function howTaken(
  { herb, use, form: checkedIn, findings }: Pick<Suggestion, 'herb' | 'use' | 'form' | 'findings'>,
  { person, form, isShort = false }: Pick<Shown, 'person' | 'form' | 'isShort'>,
): readonly string[] {
  if (isBreathedIn({ herb, use })) return [breatheIt];
  const limit = person.pregnant || person.breastfeeding ? limitOfStage(herb, findings) : null;
  if (limit !== null) return [limit];
  const purpose = {
    use,
    studied: studiedFor(herb, use, person),
    form: checkedIn === 'tea' ? 'tea' : form,
    isShort,
  } as const;
  const told = withinStage(herb, person, amountsFor(herb, purpose));
  const place = use === 'mouth' ? onlyInMouth : onlyThere;
  return checkedIn === 'topical' ? told.map((text) => text.replace(/^On the skin:/, place)) : told;
}

/** What has, if rarely, gravely harmed livers is not offered without its signs. */
function liverNote({ monograph }: Herb): string {
  const told = monograph?.sideEffects.text ?? '';
  return /^(?!from caffeine)[^]*\bserious liver injury\b/i.test(told) ? liverSigns : '';
}

const liverSigns = 'Rarely it has harmed livers: stop with yellow eyes, dark urine or great tiredness.';

/** While it is not known whether there is a pregnancy: what it would rule out. */
function notInStage({ rules }: Herb, person: Person): string {
  if (!mayBePregnant(person)) return '';
  const [pregnancy, nursing] = (['pregnancy', 'breastfeeding'] as const).map((stage) =>
    rules.some(({ kind, severity }) => kind === stage && (severity === 'major' || severity === 'contraindicated')),
  );
  if (pregnancy) return nursing ? 'Not in pregnancy, nor while nursing.' : 'Not in pregnancy.';
  return nursing ? 'Not while nursing.' : '';
}

const breatheIt = 'Put a drop or two on a cloth and breathe in the scent; oil sold for scent is not for swallowing.';
const onlyThere = 'On the skin only:';
const onlyInMouth = 'On the spot only, not swallowed:';
