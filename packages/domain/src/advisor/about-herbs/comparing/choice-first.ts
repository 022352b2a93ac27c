import { capital } from '../../wording/names.ts';

/** How the one to begin with is told. */
export const choice = 'I would begin with';

/** "Ashwagandha or rhodiola?": the one to begin with, then what speaks against the other, then how they compare. */
export function choiceFirst(compared: readonly string[], verdict: readonly string[]): readonly string[] | null {
  const [first, ...others] = compared;
  return first !== undefined && tellsChoice.test(first) ? [first, ...verdict.map(withoutNo), ...others] : null;
}

const tellsChoice = new RegExp(`^<p>(?:I stay with that\\. )?${choice} `);

/** The question was answered with the other: the warning that follows says no to nothing. */
function withoutNo(block: string): string {
  return block.replace(/^<p>No[.,] (\w+)/, (_, word: string) => `<p>${capital(word)}`);
}
