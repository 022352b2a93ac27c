import type { Understanding } from '../reading/understanding.ts';
import { findingsAbout } from './checked-herbs.ts';

/** "May I have the very same capsules?", after they were fine for the wife: what speaks against them for this person comes first. */
export function checkedAnew(question: Understanding): Understanding {
  const { asks, earlierHerbs, subject, isForAnother } = question;
  const isOfOneself = isForAnother && !subject.isOther && earlierHerbs.length === 1;
  const isGrave =
    isOfOneself && findingsAbout(earlierHerbs, subject.person).some(({ severity }) => severity !== 'minor');
  return isGrave ? { ...question, asks: { ...asks, checking: true, form: null, amount: false } } : question;
}
