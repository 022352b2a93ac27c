import { checkSafety, type MeasuredItem, type PersonInput, type SafetyCheck } from '@herbie/domain';

interface Beside {
  readonly person: PersonInput;
  readonly beside: readonly MeasuredItem[];
}

/** What speaks against one supplement for a person; of what is listed beside it only the amounts count. */
export function checkAlone(supplement: MeasuredItem, { person, beside }: Beside): SafetyCheck {
  return checkSafety({ person, items: [supplement], beside, onlyItems: true });
}
