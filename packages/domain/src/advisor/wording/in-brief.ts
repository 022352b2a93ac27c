import { capital } from './names.ts';

/** The heart of what studies found, for a list of several: what only adds detail is left out, what limits it stays. */
export function inBrief(text: string): string {
  const clauses = text.replaceAll(aside, '').split(/(?<=[.;])\s+/);
  const [first = ''] = clauses;
  // What is short, or itself tells a limit, needs the other side.
  const told = other.test(first) || first.split(' ').length < tooShort ? 2 : 1;
  return clauses
    .flatMap((clause, place) => (place < told || limits.test(clause) ? [{ clause, place }] : []))
    .map(({ clause, place }, at, kept) => {
      const isFollowed = kept[at + 1]?.place === place + 1;
      const isNewSentence =
        at > 0 && (kept[at - 1]?.clause.endsWith('.') === true || kept[at - 1]?.place !== place - 1);
      const ended = isFollowed ? clause : clause.replace(/;$/, '.');
      return isNewSentence ? capital(ended) : ended;
    })
    .join(' ');
}

const tooShort = 7;
const other = /\b(?:no|not|mixed|disagree)\b/i;
/** "(2,121 people)". */
const aside = / \([^()]*\)/g;
const limits =
  /\b(?:no|not|hardly|none|nothing|never|little|few|uncertain|unclear|low|weak|poor|mixed|mixtures?|mostly|disagree|faded|failed|differ|maker|harm\w*|risk\w*)\b/i;

/** Told in full or in brief. */
export function isStudyTold(said: string, text: string): boolean {
  return said.includes(text) || said.includes(inBrief(text));
}
