import type { AdvisorRequest } from '../../answer.ts';
import { lately } from '../../../resolve/lately.ts';
import { readText } from '../../../resolve/read.ts';
import { isAdultRelation } from './relations.ts';
import { relation } from './relation-words.ts';

/** "My wife Edith", with the profile of Edith, as "Edith, my wife": a name behind a word of kin is left out elsewhere. */
export function withOwnerFirst(request: AdvisorRequest): AdvisorRequest {
  const name = ownName(request.profileName);
  if (name === null) return request;
  const { behindKin } = patternsOf(name);
  const put = (text: string) =>
    text.replace(behindKin, (_, whose: string, kin: string) => `${name}, ${whose.toLowerCase()} ${kin},`);
  return {
    ...request,
    question: put(request.question),
    history: request.history.map((turn) => (turn.role === 'user' ? { ...turn, text: put(turn.text) } : turn)),
  };
}

/** What a message calls the one of the profile: "Edith, my wife"; of a child the name is enough. */
export function ownerCalled(message: string, profileName: string | null): string | null {
  const name = ownName(profileName);
  if (name === null) return null;
  const kin = patternsOf(name).beforeKin.exec(message)?.[1]?.toLowerCase() ?? null;
  return kin !== null && isAdultRelation(kin) ? kin : null;
}

/** "Trude comes too. Same for her?", with the profile of Trude: whoever was spoken of before is not meant. */
export function isOwnerNamed(message: string, profileName: string | null): boolean {
  const name = ownName(profileName);
  if (name === null || readText(name).mentions.length > 0) return false;
  return patternsOf(name).spokenOf.test(message);
}

/** One name is looked for in each message of a talk. */
const patternsOf = lately(
  (name: string) => ({
    behindKin: new RegExp(String.raw`\b(my|our) ((?:\w+ )?${relation}),? ${name}\b,?`, 'giu'),
    beforeKin: new RegExp(String.raw`\b${name},? (?:(?:who )?is )?(?:my|our) (?:\w+ )?${relation}\b`, 'iu'),
    spokenOf: new RegExp(
      String.raw`(?<!\p{L})${name}(?:,? (?:who )?(?:is|has|had|takes?|comes?|wants|needs|can|could|may|should|also|too|gets|got|feels|sleeps|drinks|on|,)|['’]s|,)`,
      'u',
    ),
  }),
  64,
);

function ownName(profileName: string | null): string | null {
  const name = profileName?.trim() ?? '';
  return /^\p{L}{2,}$/u.test(name) ? name : null;
}

/** Many call their own profile so: nobody reads "I advise Me against it". */
export function isCalledSelf(profileName: string): boolean {
  return /^(?:me|myself|my ?self|self|mine|i|my (?:own )?profile)$/i.test(profileName);
}
