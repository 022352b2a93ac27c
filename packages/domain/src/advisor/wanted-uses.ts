import type { UseKey } from '../herbs/use-keys.ts';
import { type Concerns, concernsIn } from './particular/concerns-in.ts';
import { specialOf } from './topics.ts';

/** What a question wants help with. */
export function wantedIn(question: string, isPregnant: boolean): Concerns {
  const concerns = concernsIn(withoutDenied(question));
  return { ...concerns, uses: fitToStage(specialOf(concerns.uses), isPregnant) };
}

/** Nausea in pregnancy has studies of its own. */
export function fitToStage(uses: readonly UseKey[], isPregnant: boolean): readonly UseKey[] {
  return isPregnant && uses.includes('nausea') && !uses.includes('pregnancy-nausea')
    ? ['pregnancy-nausea', ...uses]
    : uses;
}

const denied =
  /\b(?:i (?:do not|don'?t) have|no(?! (?:desire|appetite|energy|sleep|milk|libido|sex|drive|joy))|not|without|isn'?t)\s+(?:any\s+)?[\w\s-]{2,24}?(?=,|;|\bbut\b|\bonly\b|\bjust\b)/gi;

/** The question without what it says is not the matter: "I don't have chest pain, only heartburn". */
function withoutDenied(question: string): string {
  return question.replaceAll(denied, ' ');
}
