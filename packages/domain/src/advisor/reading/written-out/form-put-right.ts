import { findHerb } from '../../../herbs/catalogue.ts';
import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';

/** "The capsules I meant, not the tea": of the one herb that was asked about, and so what was asked before is of them as well. */
export function withFormPutRight<T extends Pick<AdvisorRequest, 'question' | 'history'>>(request: T): T {
  const turns = [...request.history, { role: 'user' as const, text: request.question }];
  const read = turns.map((turn, place) => {
    const right = turn.role === 'user' ? formMeant.exec(turn.text) : null;
    const before = turns.findLastIndex(({ role }, at) => role === 'user' && at < place);
    return { right, before, name: right === null ? null : herbPutRight(right[0], turns[before]?.text ?? '') };
  });
  if (read.every(({ name }) => name === null)) return request;
  const texts = turns.map(({ text }, place) => {
    const { right = null, name = null } = read[place] ?? {};
    if (right !== null && name !== null) return `${name} ${formIn(right)}${text.slice(right[0].length)}`;
    const later = read.find(({ before, name: named }) => before === place && named !== null);
    return later === undefined ? text : text.replaceAll(forms, () => formIn(later.right));
  });
  return {
    ...request,
    question: texts.at(-1) ?? request.question,
    history: request.history.map((turn, place) => ({ ...turn, text: texts[place] ?? turn.text })),
  };
}

function formIn(right: RegExpExecArray | null): string {
  return right?.groups?.['first'] ?? right?.groups?.['then'] ?? '';
}

/** "Capsules, not tea" alone puts nothing right where no form was spoken of: it is a wish. */
function herbPutRight(told: string, before: string): string | null {
  return /\bmean/i.test(told) || before.search(forms) >= 0 ? oneHerb(before) : null;
}

function oneHerb(text: string): string | null {
  const ids = new Set(readText(text).mentions.flatMap(({ kind, id }) => (kind === 'herb' ? [id] : [])));
  const [id] = ids;
  return id === undefined || ids.size > 1 ? null : (findHerb(id)?.name ?? null);
}

const form = String.raw`capsules?|tablets?|pills?|powder|extracts?|drops|tinctures?|supplements?|tea`;
const forms = new RegExp(String.raw`\b(?:${form})\b`, 'gi');
const instead = String.raw`,? not (?:the |as )?(?:${form}|spice|food)\b`;
const formMeant = new RegExp(
  String.raw`^\W*(?:(?:no|sorry|oh|well|but|ah)\b\W*)*(?:i meant? (?:the |as )?(?<first>${form})\b(?:${instead})?|(?:the |as )?(?<then>${form})\b(?:(?: is what)? i meant?\b(?:${instead})?|${instead}))(?: (?:sorry|though|actually))*`,
  'i',
);
