import { choice } from '../../../resolve/phrases.ts';
import type { HouseholdMember } from './member.ts';

/** Who says that it is they who write: "I'm Jens, I sleep badly too", "and for me, Karen?", "Is it alright for me? Bea". */
export function signedBy<M extends HouseholdMember>(message: string, people: readonly M[]): M | null {
  return people.find(({ name }) => signs(message, name)) ?? null;
}

function signs(message: string, whole: string): boolean {
  const [name = ''] = whole.trim().split(/\s+/);
  if (!/^\p{L}{2,}$/u.test(name)) return false;
  const signature = new RegExp(
    choice(
      String.raw`(?:^|[.!?,;] |\band |\bbut )(?:i'?m|i am|this is|it'?s|it is|here is) (?:\w+ (?:mum|mom|dad|mother|father|wife|husband|daughter|son),? )?${name}\b(?!'s| (?:is|has|who)\b)`,
      String.raw`\b(?:for|about) (?:me|myself),? ${name}\b(?!'s)`,
      String.raw`\b(?:me|myself|i)\b[^]*[.?!]\s*(?:love,? |thanks,? |thank you,? |regards,? |yours,? )?${name}\W*$`,
      String.raw`^\W*(?:(?:hi|hello|hey)\W+)?${name} (?:here|writing|speaking)\b`,
    ),
    'iu',
  );
  return signature.test(message.replaceAll('’', "'"));
}
