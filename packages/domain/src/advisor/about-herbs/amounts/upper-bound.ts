import { type Intake, together } from '../../../amounts/intake.ts';
import { amountAt, appliesTo } from '../../../amounts/limit-at.ts';
import { type Sum, sumOf } from '../../../amounts/sum.ts';
import type { Limit } from '../../../amounts/upper-level.ts';
import { levelsOf } from '../../../amounts/upper-levels.ts';
import { reckoned } from '../../../amounts/words.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import type { Person } from '../../../safety/person/person.ts';
import { inSentence } from '../../wording/names.ts';
import type { Subject } from '../../reading/person/subject.ts';

/** What is told is below every level that holds for this person; null where it tells no amount of this. */
export function withinLevel(
  { key }: Herb,
  { intakes, subject: { person, who } }: { readonly intakes: readonly Intake[]; readonly subject: Subject },
): string | null {
  if (!intakes.some(({ herb, amount }) => herb === key && amount !== null)) return null;
  const [sum] = levelsOf(key).flatMap(({ level }) => sumOf(level, together(person.intakes, intakes)) ?? []);
  const bound = sum && boundFor(sum, person);
  if (!sum || !bound) return null;
  const { name } = sum.level;
  if (isUnderage(person))
    return `this amount of ${name} is not above the upper level for this age. That is no advice to give it.`;
  const isJust = sum.amount === bound.most;
  return `${reckoned(sum)} of ${name} is ${isJust ? 'just at' : 'below'} the upper level for ${who}, ${bound.says}. Count all products that hold it together${isJust ? ', and do not add more' : ''}.`;
}

/** "How much zinc is too much?" */
export function levelFor({ key, name, monograph }: Herb, { person, who }: Subject): string | null {
  const [level] = levelsOf(key).map((each) => each.level);
  if (level === undefined) {
    const texts = monograph?.amounts.map(({ text }) => text).join(' ') ?? '';
    return /\bno upper (?:limit|level) is set\b/i.test(texts)
      ? `No upper level is set for ${inSentence(name)}, so no amount is known from which it harms.`
      : null;
  }
  if (isUnderage(person)) return null;
  const bound = boundFor({ level, amount: 0, parts: [inUnits(level.key === 'vitamin-d')], more: [] }, person);
  return bound && `For ${who} more than ${bound.says} of ${level.name} is too much, all products taken together.`;
}

/** The lowest level that holds for a person, and who set it. */
function boundFor(sum: Sum, person: Person): { readonly most: number; readonly says: string } | null {
  const limits = sum.level.limits.filter((limit) => appliesTo(limit, person));
  const [lowest, ...higher] = limits.toSorted((left, right) => amountAt(left, person) - amountAt(right, person));
  if (lowest === undefined) return null;
  const written = (limit: Limit) => reckoned({ ...sum, amount: amountAt(limit, person) });
  const inUs = higher.find(({ id, only }) => id === 'most' && only === undefined);
  const setBy =
    lowest.by === undefined ? '' : ` (${lowest.by}${inUs === undefined ? '' : `; US experts allow ${written(inUs)}`})`;
  return { most: amountAt(lowest, person), says: `${written(lowest)}${setBy}` };
}

/** An amount that nobody told, as vitamin D is measured. */
function inUnits(isInIu: boolean): Intake {
  return { substance: null, herb: '', name: '', text: '', amount: null, isDailyTold: true, isInIu, isReckoned: false };
}
