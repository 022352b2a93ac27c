import type { checkSafety, ReplyOf } from '@herbie/contract';
import { safetyMessages } from './safety.messages.ts';

/** What a check rests on, below its findings. */
export function CheckedLine({ coverage }: { coverage: ReplyOf<typeof checkSafety>['coverage'] }) {
  return (
    <p className="text-sm text-soft">
      {coverage.herbs} herbs and supplements, {coverage.medicines.toLocaleString('en')} medicines,{' '}
      {coverage.rules.toLocaleString('en')} rules; version {coverage.version}. {safetyMessages.limits}
    </p>
  );
}
