import type { Mention } from '../../../resolve/mention.ts';

/** The form that stands behind a herb's name, with its blank: " capsules", " oil in the diffuser". */
export const formBehind =
  /^(?: (?:essential )?(?:oil|gel|cream|ointment|salve|balm|lotion|compress|bath|steam|tea|tincture|juice|drops|syrup|capsules?|tablets?|powder|extract|seeds?)\b)?(?: (?:in|from) (?:a|the|my) (?:diffuser|burner|room|air|bath|vapou?ri[sz]er)\b| on (?:the|my|her|his) (?:skin|feet|temples|chest|face)\b)?/i;

/** "Turmeric capsules": swallowed arnica is not "arnica gel". */
export function inItsForm({ text, end }: Mention, sentence: string): string {
  return text + (formBehind.exec(sentence.slice(end))?.[0] ?? '');
}
