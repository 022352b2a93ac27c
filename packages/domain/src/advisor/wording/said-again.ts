import type { AdvisorAnswer } from '../answer.ts';
import { withLinesFirst } from './plain-answers.ts';
import { isReminder } from './reminder.ts';

/** Whether a reader has all its lines already. */
export function isSaid(block: string, said: string): boolean {
  return plain(block)
    .split('\n')
    .every((line) => said.includes(line.trim()));
}

/** The words of a block, as a reader remembers them. */
function plain(block: string): string {
  return block
    .replaceAll(/<\/(?:li|p|h3)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** "Can I drive after?", right after "does it make me sleepy?": the same words once more are told as such. */
export function markedAsSaid(answer: AdvisorAnswer, said: string): AdvisorAnswer {
  const told = answer.blocks.filter((block) => !isReminder(block));
  const isNews = told.length === 0 || told.some((block) => !isSaid(block, said));
  return isNews || marks.test(told[0] ?? '') ? answer : withLinesFirst(['As I said:'], answer);
}

const marks = /^<p>(?:As (?:I said|before)|I stay|It stays|What I said)/;
