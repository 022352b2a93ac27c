import { anyPhrase, withPlainApostrophes } from '../resolve/phrases.ts';
import type { Subject } from './subject.ts';

/** "What if I get pregnant?": checked as if it were so, for this question alone. */
export function supposing(subject: Subject, question: string): Subject {
  return supposesPregnancy(question) ? { ...subject, person: { ...subject.person, pregnant: true } } : subject;
}

/** Whether a question asks what would be if somebody were pregnant. */
export function supposesPregnancy(question: string): boolean {
  return supposed.test(withPlainApostrophes(question)) && question.includes('?');
}

const supposed = anyPhrase(
  /(?:if|in case|once|when|should) (?:i|she|we) (?:ever |do )?(?:get|got|become|became|fall|fell|am|was|were|end up|turn out(?: to be)?) (?:ever |to be )?pregnant/,
);
