import { correctSymptoms } from '../../resolve/correct-symptoms.ts';
import { childAbroad } from './child-abroad.ts';
import { inEnglish, isForeign } from './language.ts';
import { namesAHerb } from './named-things/names-a-herb.ts';
import { toldAbroad } from './told-abroad.ts';
import { writtenOut } from './written-out/short-forms.ts';

export interface Message {
  /** As it was written, its symptoms spelt right. */
  readonly typed: string;
  /** With English words for what was recognised in another language. */
  readonly question: string;
  readonly isTranslated: boolean;
}

export function asUnderstood(message: string): Message {
  const typed = correctSymptoms(message);
  const plain = namesAHerb(typed) ? null : toldAbroad(typed);
  const child = plain === null || /\bhelps me\b/.test(plain) ? childAbroad(typed) : null;
  const isTranslated = plain !== null || child !== null || isForeign(writtenOut(typed));
  const english =
    plain ??
    (isTranslated
      ? `${inEnglish(typed)}${asksIfItIsFine.test(typed) && namesAHerb(typed) ? ' Is it ok?' : ''}`
      : typed);
  return {
    typed,
    question: child === null ? english : `${child} ${english.replace('What helps me with', 'What helps with')}`,
    isTranslated,
  };
}

/** "¿Puedo …?", "darf ich …?", "… olur mu?" */
const asksIfItIsFine =
  /(?<!\p{L})(?:puedo|puede|podemos|kann|darf|d[uü]rfen|peux|puis|peut|pouvons|posso|pu[oò]|possiamo|pode|podemos|mag|kan|mog[eę]|mo[zż]e|mo[zż]na|olur mu|\p{L}+bilir)(?!\p{L})[^?]*\?|olur mu\s*\?/iu;

/** A complaint that was told in another language is gone on from like any other. */
export function inPlainEnglish<T extends { readonly role: string; readonly text: string }>(turn: T): T {
  const told = turn.role === 'user' ? toldAbroad(turn.text) : null;
  return told === null ? turn : { ...turn, text: told };
}
