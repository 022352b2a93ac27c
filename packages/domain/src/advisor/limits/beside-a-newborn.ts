import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "New baby in the house, anything herbal for sleep?": what makes drowsy is offered, and somebody small is near. */
export function besideANewborn({ question, wanted, herbs, subject, said }: Understanding): string | null {
  const text = withPlainApostrophes(question);
  const isMeant = wanted.includes('sleep') && herbs.length === 0 && !subject.isOther && !isUnderage(subject.person);
  return isMeant && newborn.test(text) && !forTheBaby.test(text) && !said.includes(ownCot) ? ownCot : null;
}

const newborn =
  /\b(?:new ?-?born|new (?:baby|twins|arrival)|(?:baby|twins) (?:\w+ ){0,2}(?:in the house|at home|born))\b/i;

export const forTheBaby =
  /\b(?:for|give|giving) (?:her|him|it|them|(?:the|our|my) (?:\w+ )?(?:baby|newborn|infant|son|daughter|twins|little one))\b|\b(?:can|could|may) (?:she|he|the baby|my baby|our baby) (?:have|take|drink)\b/i;
/** As safe-sleep advice for parents has it. */
export const ownCot =
  'With a baby one thing first: never share a bed with them after valerian or another herb that makes drowsy, after alcohol or a sleeping tablet, or when you are dead tired; you may not wake when you lie on them or the covers slip over their face. On such nights, and for either of you, the baby sleeps on the back in a cot of their own beside your bed. Never on a sofa or in an armchair together.';
