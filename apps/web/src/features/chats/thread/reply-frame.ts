import type { AssistantMessage } from '@herbie/contract';

/** What it may be and whom to call: the first two things an alarm says. */
const calledOut = '[&_.prose-answer>:nth-child(-n+2)]:font-semibold';

/** What stands around an answer; that of an alarm is seen at a glance. */
export function replyFrame(level: AssistantMessage['level']): string {
  const alarm = level === 'none' ? '' : ' rounded-2xl border-2 border-stop bg-stop-tint p-3';
  return `flex items-start gap-2.5${alarm}${level === 'emergency' ? ` ${calledOut}` : ''}`;
}
