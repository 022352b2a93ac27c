import { oneOf, sequence } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { relationNamed } from '../person/relations.ts';
import { concernsIn } from '../../particular/concerns-in.ts';

type History = AdvisorRequest['history'];

/** "Back to the knees then: what would you do?": the turns that were of them come last again, and what is asked stands alone. */
export function backTo(request: AdvisorRequest): AdvisorRequest {
  const ofMe = backToMe.exec(request.question)?.[1];
  if (ofMe !== undefined) return withOwnLast(request, ofMe);
  const found = goesBack.exec(request.question);
  const [, matter = '', asks = ''] = found ?? [];
  if (found === null || relation.test(matter)) return request;
  const names = namesIn(matter);
  const start = request.history.findLastIndex(({ role, text }) => role === 'user' && shares(namesIn(text), names));
  if (names.length === 0 || start === -1) return request;
  const end = endOf(request.history, { start, names });
  const { history } = request;
  return {
    ...request,
    question: asks,
    history: [...history.slice(0, start), ...history.slice(end), ...history.slice(start, end)],
  };
}

/** "Back to me, how long before bed?", after it was asked for the husband: what was answered for oneself comes last again. */
function withOwnLast(request: AdvisorRequest, question: string): AdvisorRequest {
  const { history } = request;
  const ofOthers = new Set<number>();
  let isNamed = false;
  let isOther = false;
  for (const [place, { role, text }] of history.entries()) {
    if (role === 'user') {
      const names = relationNamed(text) !== null || sharesWith.test(text);
      isNamed ||= names;
      isOther = names ? !ofOneself.test(text) : isNamed && ofThem.test(text);
    }
    if (isOther) ofOthers.add(place);
  }
  if (ofOthers.size === 0 || ofOthers.size === history.length) return request;
  const others = history.filter((_, place) => ofOthers.has(place));
  const own = history.filter((_, place) => !ofOthers.has(place));
  return { ...request, question: `for me: ${question}`, history: [...others, ...own] };
}

const backToMe =
  /^\W*(?:(?:ok(?:ay)?|right|so|and|but|now|anyway|well|thanks?|thx|cheers|great|good)\b\W*)*(?:(?:back|going back|returning) to me|me again|(?:and )?for me (?:again|now|then))\W+(\S.{5,})$/i;
/** "Me and hubby both sleep rubbish" */
const sharesWith = /\b(?:me|us) and (?:my |the )?[a-z]+|\b(?:my |the )?[a-z]+ and (?:i|me)\b/i;
const ofOneself =
  /\b(?:good|help\w*|best|something|anything|what) for me\b|\b(?:can|could|should|may) i (?:take|have|drink|use|try)\b/i;
const ofThem = /\b(?:he|she|him|her|his|hers|he's|she's|hes|shes|they|them)\b/i;

/** Where the next question names something else. */
function endOf(
  history: History,
  { start, names }: { readonly start: number; readonly names: readonly string[] },
): number {
  const isOfHerb = names.some((name) => name.startsWith('herb:'));
  const next = history.findIndex(({ role, text }, place) => {
    if (place <= start || role !== 'user') return false;
    const named = namesIn(text).filter((name) => isOfHerb || !name.startsWith('herb:'));
    return named.length > 0 && !shares(named, names);
  });
  return next === -1 ? history.length : next;
}

function namesIn(text: string): readonly string[] {
  const { uses, particulars } = concernsIn(text);
  const herbs = readText(text).mentions.filter(({ kind }) => kind === 'herb');
  return [
    ...herbs.map(({ name }) => `herb:${name.split(' ')[0] ?? name}`),
    ...uses.map((use) => `use:${use}`),
    ...particulars.map(({ name }) => `matter:${name}`),
  ];
}

function shares(some: readonly string[], others: readonly string[]): boolean {
  return some.some((name) => others.includes(name));
}

const goesBack = sequence(
  /^\W*(?:(?:ok(?:ay)?|right|so|and|but|now|anyway|anyhow|well|sorry|fine|good|can we|let'?s|i(?:'d| would) like to)\b\W*)*/i,
  /(?:go |come |get |going |coming )?back to (?:the |my |that |this |your |our )?([a-z][a-z' -]{2,24}?)/,
  /(?: (?:then|again|now|question|issue|thing|please))*\s*(?:[:,.;?!–-]+\s*|\s(?=(?:how|what|when|which|why|can|could|is|are|does|do|should|would|will)\b))(\S.{5,})$/,
);
const relation = oneOf(
  /^(?:mum\w*|mom\w*|dad\w*|mother|father|gran\w*|nan\w*|wife|husband|son|daughter|baby|him|her|me|them|sister|brother|friend)\b/i,
);
