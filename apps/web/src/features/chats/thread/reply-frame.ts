import type { AssistantMessage } from '@herbie/contract';

/** What stands around an answer; that of an alarm is seen at a glance. */
export function replyFrame(level: AssistantMessage['level']): string {
  const alarm = level === 'none' ? '' : ' rounded-2xl border-2 border-stop bg-stop-tint p-3';
  return `flex max-w-[76rem] items-start gap-2.5${alarm}`;
}
