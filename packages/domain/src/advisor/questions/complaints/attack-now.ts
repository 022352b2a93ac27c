import { isOfClass } from '../../../medicines/is-of-class.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Person } from '../../../safety/person/person.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence, medicineName } from '../../wording/names.ts';
import { capital } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Got one coming on now, take it?", "big toe is on fire since last night": what prevents does nothing for an attack. */
export function answerAttackNow(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  const { subject, earlierHerbs, history, herbs } = question;
  const before = history
    .filter(({ role }) => role === 'user')
    .slice(-lately)
    .map(({ text: said }) => said)
    .join(' ');
  const of = attacks.find(({ spokenOf, has }) => spokenOf.test(before) || has(subject.person));
  if (of === undefined || !(of.isNow.test(text) || (spokenAlone(of, before) && isNow.test(text)))) return null;
  const meant = (herbs.length > 0 ? herbs : earlierHerbs).filter(({ id }) => of.prevents.has(id));
  if (herbs.length > meant.length) return null;
  const first =
    meant.length === 0
      ? []
      : [
          `${capital(listed(meant.map(({ name }) => inSentence(name))))}: not for this. It was studied to prevent, and I know of nothing it does once ${of.begun}.`,
        ];
  return plainAnswer([...first, of.says(subject.person)].map(paragraph), ['When should I see a doctor?']);
}

interface Attack {
  readonly spokenOf: RegExp;
  readonly has: (person: Person) => boolean;
  /** Told in words of its own. */
  readonly isNow: RegExp;
  readonly prevents: ReadonlySet<string>;
  readonly begun: string;
  readonly says: (person: Person) => string;
}

const lately = 2;
const never = /(?!)/;

function spokenAlone({ spokenOf }: Attack, before: string): boolean {
  return spokenOf.test(before);
}

const isNow = anyPhrase(
  /(?:got|get|having|have|had|feel|there's) (?:one|it|an attack|a (?:migraine|flare|bout|uti|cystitis)|another(?: one)?)\b[^.?!]{0,12}\b(?:now|right now|today|tonight|this (?:morning|minute)|coming on|starting|already)/,
  /(?:one|it|attack|migraine|flare|uti|infection)(?:'s| is|'s already| has|'ve)? (?:already )?(?:coming on|starting|started|begun|here already|under way|kicking off)/,
  /(?:stop|abort|cut short|treat|end|help with|work on|for) (?:one|an attack|it|a migraine|a flare|a uti|the attack)\b[^.?!]{0,12}\b(?:that's|that has|once it's|which has|when it's|i have|i've got|already|now)\b/,
  /(?:on the day itself|during an attack|in the middle of (?:one|an attack)|once it(?:'s| has) (?:started|begun)|when it(?:'s| has) already (?:started|begun)|while i have one)/,
);

const attacks: readonly Attack[] = [
  {
    spokenOf: /\b(?:migraines?|feverfew|butterbur)\b/i,
    has: () => false,
    isNow: never,
    prevents: new Set(['feverfew', 'butterbur', 'magnesium', 'vitamin-b2', 'coenzyme-q10', 'vitamin-d', 'melatonin']),
    begun: 'a migraine has begun',
    says: ({ medicines }) => {
      const own = medicines.filter(({ id }) => isOfClass(id, 'triptan'));
      const early =
        own.length > 0
          ? `take the ${listed(own.map(medicineName))} as it was prescribed`
          : 'take the medicine you have for attacks, or ask a pharmacist for one that suits you';
      return `Now, and early, ${early}; lie down in a dark, quiet room, cool the forehead, and drink. More of it on more than two days a week can itself keep headaches going. Call your emergency number for the worst headache ever or one like a thunderclap, fever with a stiff neck, weakness, numbness, trouble speaking or confusion.`;
    },
  },
  {
    spokenOf: /\b(?:utis?|cystitis|bladder|urinary|waterworks)\b/i,
    has: () => false,
    isNow: anyPhrase(
      /(?:burn\w*|sting\w*|hurts?|painful|on fire|like (?:glass|razors?|fire))\b[^.?!]{0,16}\b(?:pee|peeing|wee|weeing|urinat\w*|pass(?:ing)? water|go(?:ing)?)/,
      /(?:pee(?:ing)?|wee(?:ing)?|urinat\w*)\b[^.?!]{0,20}\b(?:burns?|burning|stings?|stinging|hurts?|blood\w*)/,
      /peeing (?:every|all the time|razor|blood)/,
    ),
    prevents: new Set(['cranberry', 'd-mannose']),
    begun: 'an infection has begun',
    says: () =>
      'Have the urine tested by a pharmacist or doctor, today or tomorrow: an infection often needs treatment. Drink enough meanwhile, and take nothing that puts it off. Go at once with fever, shivering, pain in the back or side, vomiting, blood, a pregnancy or diabetes.',
  },
  {
    spokenOf: /\bgout\b/i,
    has: ({ conditions }) => conditions.some(({ id }) => id === 'gout'),
    isNow: anyPhrase(
      /(?:toe|foot|ankle|knee|joint|thumb|wrist|elbow)\b[^.?!]{0,24}\b(?:on fire|burning|throbbing|agony|red hot|hot|swollen|killing me|flared|bright red|like fire)/,
      /(?:can't|cannot) (?:even )?(?:bear|stand|have) (?:the |a )?(?:sheet|sock|weight|shoe)/,
    ),
    prevents: new Set(['tart-cherry', 'celery-seed', 'vitamin-c', 'cherry']),
    begun: 'an attack has begun',
    says: ({ medicines }) => {
      const own = medicines.filter(({ id }) => ['allopurinol', 'febuxostat', 'colchicine'].includes(id));
      return `That sounds like an attack. Ask a doctor or pharmacist today for the medicine that suits you: the sooner it is taken, the shorter the attack. ${own.length > 0 ? `Go on with ${listed(own.map(medicineName))} as prescribed. ` : ''}Rest the joint, put it up and cool it with a wrapped pack, and drink water, no alcohol. Be seen the same day with fever or shivering, if it is the first one, or if it is no better in two days: an infected joint looks alike.`;
    },
  },
];
