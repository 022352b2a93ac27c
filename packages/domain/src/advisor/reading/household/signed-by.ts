import { choice, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { relation } from '../person/relation-words.ts';
import type { HouseholdMember } from './member.ts';

/** A message without its signature, and who signed it. */
export interface Signed<M> {
  readonly by: M;
  readonly rest: string;
}

/** Who says that it is they who write: "I'm Jens, I sleep badly too", "and for me, Karen?", "Is it alright for me? Bea". */
export function signedBy<M extends HouseholdMember>(message: string, people: readonly M[]): Signed<M> | null {
  for (const by of people) {
    const rest = withoutSignature(message, by.name);
    if (rest !== null) return { by, rest };
  }
  return null;
}

function withoutSignature(message: string, whole: string): string | null {
  const [name = ''] = whole.trim().split(/\s+/);
  if (!/^\p{L}{2,}$/u.test(name)) return null;
  const text = withPlainApostrophes(message);
  const signature = new RegExp(
    choice(
      String.raw`(?:^|[.!?,;] |\band |\bbut )(?:i'?m|i am|this is|it'?s|it is|here is) (?:\w+ (?:mum|mom|dad|mother|father|wife|husband|daughter|son),? )?${name}\b(?!'s| (?:is|has|who)\b)`,
      String.raw`\b(?:for|about) (?:me|myself),? ${name}\b(?!'s)`,
      String.raw`\b(?:me|myself|i)\b[^]*[.?!]\s*(?:love,? |thanks,? |thank you,? |regards,? |yours,? )?${name}\W*$`,
      String.raw`^\W*(?:(?:hi|hello|hey)\W+)?${name} (?:here|writing|speaking)\b`,
    ),
    'iu',
  );
  if (!signature.test(text)) return null;
  // "Anna here, his mum": what they are to the one of the profile is told with it.
  const said = new RegExp(
    String.raw`\b(?:(?:i'?m|i am|this is|it'?s|it is|here is),? )?${name}\b(?: (?:here|writing|typing|speaking|again))?,?(?: (?:his|her|their|the) (?:\w+ )?${relation})?[,:.]?`,
    'iu',
  );
  return text.replace(said, ' ').trim();
}
