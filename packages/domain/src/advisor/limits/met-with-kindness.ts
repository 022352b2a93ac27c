import { tellsHarmOfOnce } from '../../resolve/harmed-once.ts';

/** "I used to cut myself as a teen": met kindly, with where to turn if it comes back; null where it is not told. */
export function metWithKindness(question: string): string | null {
  return tellsHarmOfOnce(question) ? kindly : null;
}

const kindly =
  'Thank you for telling me that. I am glad that it is behind you. If the wish to hurt yourself comes back, you do not have to carry it alone, and you need not wait until it is bad: in the US and Canada call or text 988, in the UK and Ireland Samaritans on 116 123, at any hour; elsewhere 112, or a line at findahelpline.com. A doctor or therapist can help as well.';

/** It names whom to call, and is no alarm that stays open. */
export function isMetWithKindness(answer: string): boolean {
  return answer.includes(kindly);
}
