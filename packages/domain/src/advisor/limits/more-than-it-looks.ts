import type { ConditionKey } from '../../conditions/conditions.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import { hasCondition } from '../../safety/person/person.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "A cold" after a transplant, "belly is playing up" with Crohn’s disease: what the illness makes of an everyday complaint. */
export function moreThanItLooks({ question, wanted, subject: { person }, said }: Understanding): string | null {
  const due = toldOf.find(
    ({ condition, uses, words }) =>
      hasCondition(person, condition) && (wanted.some((use) => uses.has(use)) || words?.test(question) === true),
  );
  return due === undefined || said.includes(due.says) ? null : due.says;
}

const ofInfections: ReadonlySet<UseKey> = new Set([
  'colds',
  'fever',
  'cough',
  'sore-throat',
  'sinus',
  'urinary',
  'diarrhea',
]);

const toldOf: readonly {
  readonly condition: ConditionKey;
  readonly uses: ReadonlySet<UseKey>;
  readonly words?: RegExp;
  readonly says: string;
}[] = [
  {
    condition: 'organ-transplant',
    uses: ofInfections,
    says: 'After a transplant call the transplant team today with signs of an infection, even mild ones, and at once with fever: they decide what is taken.',
  },
  {
    condition: 'artificial-heart-valve',
    uses: ofInfections,
    words: /\b(?:flu|gripe|grippe|influenza)\b/i,
    says: 'With an artificial heart valve take your temperature: any fever needs a doctor the same day and blood drawn before an antibiotic, as the valve may be infected.',
  },
  {
    // As the hospitals of University College London and York and Crohn’s & Colitis UK advise.
    condition: 'inflammatory-bowel-disease',
    uses: new Set<UseKey>(['digestion', 'diarrhea', 'cramps', 'bloating']),
    words:
      /\b(?:belly|tummy|stomach|gut|guts|bowels?) (?:is |are |has been |keeps? |been )*(?:playing up|acting up|bad|sore|hurt\w*|upset|off)\b/i,
    says: 'With Crohn’s disease or colitis a belly that is worse than usual may be a flare: follow your plan, or call the team that treats it this week, before a herb hides it. Much blood, a fever, strong pain, vomiting or nothing passing: get help today.',
  },
  {
    condition: 'rheumatoid-arthritis',
    // The name of the illness alone is no wish for the joints: "can she have echinacea, she has rheumatoid arthritis".
    uses: new Set<UseKey>(),
    words:
      /\b(?:ach(?:e|es|ed|y|ing)|sore\w*|hurts?|hurting|pain\w*|stiff\w*|swollen|swell\w*|inflam\w*|flar\w*|playing up)\b/i,
    says: 'With rheumatoid arthritis joints that ache more may be a flare: tell the rheumatology team, as the treatment may need a change. Nearly all studies of herbs for joints were in worn joints, not in this illness. One joint that is suddenly hot and very sore, or a fever: call today.',
  },
  {
    condition: 'heart-failure',
    uses: new Set<UseKey>(['constipation']),
    says: 'With heart failure drink only as much as your team allows, also for the bowels, and leave out anything that has to swell in much water or drives water and salts out. Ask a pharmacist which laxative suits your tablets. Weight that goes up by 2 kg in a few days or shorter breath: call the team today.',
  },
  {
    condition: 'dementia',
    uses: new Set<UseKey>(['anxiety', 'stress', 'sleep']),
    words:
      /\b(?:agitat\w*|restless\w*|sundown\w*|gets? (?:in|into) (?:a|such a) (?:state|tizz\w*|panic)|paces?|pacing|shouts?|shouting|wanders?|wandering)\b/i,
    says: 'Restlessness with dementia often has a cause: pain, thirst or hunger, a full bladder, constipation, an infection, a new medicine, too much noise or too little light. Look for it first. Is it new, or much worse within hours or days, call a doctor today, as it may be a delirium.',
  },
];
