import { choice } from '../../../resolve/phrases.ts';

const fillers = new RegExp(
  String.raw`\b${choice(
    /really|quite|pretty much|kind of|kinda|sort of|sorta|a (?:little )?bit|a little|literally|actually/,
    /basically|honestly|totally|completely|absolutely|properly|massively|proper/,
    /dead(?= (?:sore|hot|swollen|sick|dizzy))|well and truly|i think|i guess|you know|like(?=,)|tbh|tho/,
    /erm|um|uh|also|then|all of a sudden like/,
  )}\b[ ,]*`,
  'gi',
);

/** A message without words that only fill it, which would part the words of a sign; null when there are none. */
export function withoutFillers(text: string): string | null {
  const plain = text.replaceAll(fillers, '');
  return plain === text ? null : plain;
}
