import { capital } from './names.ts';

/** The heart of what studies found, for a list of several: what only adds detail is left out, what limits it stays. */
export function inBrief(text: string): string {
  const clauses = text.replaceAll(aside, '').split(/(?<=[.;])\s+/);
  return clauses
    .flatMap((clause, place) => (place === 0 || limits.test(clause) ? [{ clause, place }] : []))
    .map(({ clause, place }, at, kept) => {
      const isFollowed = kept[at + 1]?.place === place + 1;
      const isNewSentence =
        at > 0 && (kept[at - 1]?.clause.endsWith('.') === true || kept[at - 1]?.place !== place - 1);
      const ended = isFollowed ? clause : clause.replace(/;$/, '.');
      return isNewSentence ? capital(ended) : ended;
    })
    .join(' ');
}

/** "(2,121 people)". */
const aside = / \([^()]*\)/g;
const limits =
  /\b(?:no|not|none|nothing|never|little|few|uncertain|unclear|low|weak|poor|mixed|mixtures?|mostly|disagree|faded|failed|differ|maker|harm\w*|risk\w*)\b/i;

/** Told in full or in brief. */
export function isStudyTold(said: string, text: string): boolean {
  return said.includes(text) || said.includes(inBrief(text));
}
