import { answerInWords } from '../src/advisor/answer-in-words.ts';
import { advise, type AdvisorAnswer, readPerson, resolveName } from '../src/index.ts';
import { forbids } from '../src/safety/words.ts';
import { readCases } from './read-cases.ts';
import { readCasePerson } from './read-people.ts';
import { readingGrade } from './reading-grade.ts';
import type { WordResult } from './grade-words.ts';

const hardestGrade = 9;

/**
 * Conversations: `kind, profile, turns, expect, source`.
 * The profile is `-` or `age=34; gender=female; meds=…; allergies=…; concerns=…; name=…`. Turns are parted by ` || `;
 * the last answer is graded. What is expected is parted by ` ; `: `offers=a|b` (one of these herbs is suggested),
 * `never=a|b` (none of these is suggested or sold), `warns=a|b` (a finding of moderate or more names one), `notes=a`
 * (any finding names it), `level=emergency`, `asks=age|medicines|pregnant`, `says=words` and `omits=words` (regular
 * expressions), `products=some|none`.
 */
export function gradeConversations(): WordResult[] {
  return readCases('conversations.tsv', ['kind', 'profile', 'turns', 'expect', 'source']).map((row) => {
    const answers = hold(row.profile, row.turns.split(' || '));
    const last = answers.at(-1);
    const failed =
      last === undefined
        ? ['no turns']
        : [...row.expect.split(' ; ').filter((each) => !meets(last, each)), ...unsafe(answers)];
    return {
      family: `talk: ${row.kind}`,
      what: `${row.profile} > ${row.turns}`,
      expected: row.expect,
      found: failed.length === 0 ? 'all' : `not ${failed.join(' ; ')}`,
      isRight: failed.length === 0,
    };
  });
}

function hold(profile: string, turns: readonly string[]): AdvisorAnswer[] {
  const { input, name } = readCasePerson(profile);
  const person = readPerson(input);
  const history: { role: 'user' | 'assistant'; text: string }[] = [];
  return turns.map((question) => {
    const answer = advise({ question, history: [...history], person, profileName: name });
    history.push({ role: 'user', text: question }, { role: 'assistant', text: answerInWords(answer.blocks.join('')) });
    return answer;
  });
}

function meets(answer: AdvisorAnswer, expectation: string): boolean {
  const [kind = '', ...rest] = expectation.trim().split('=');
  const value = rest.join('=').trim();
  const names = value.split('|').map((each) => each.trim());
  const offered = answer.recommended.map(({ key }) => key);
  const sold = answer.products.map(({ productName }) => resolveName(productName)[0]?.id);
  const text = textOf(answer);
  switch (kind) {
    case 'offers':
      return names.some((name) => offered.includes(name));
    case 'never':
      return names.every((name) => !offered.includes(name) && !sold.includes(name));
    case 'warns':
      return answer.findings.some(
        (finding) => finding.severity !== 'minor' && names.some((name) => isAbout(finding, name)),
      );
    case 'notes':
      return answer.findings.some((finding) => names.some((name) => isAbout(finding, name)));
    case 'level':
      return answer.level === value;
    case 'asks':
      return names.every((name) => (asked[name] ?? /$^/).test(text));
    case 'says':
      return new RegExp(value, 'i').test(text);
    case 'omits':
      return !new RegExp(value, 'i').test(text);
    case 'products':
      return value === 'none' ? sold.length === 0 : sold.length > 0;
    default:
      throw new Error(`conversations.tsv: unknown expectation ${expectation}`);
  }
}

const asked: Readonly<Record<string, RegExp>> = {
  age: /how old\b[^.]*\?/i,
  medicines: /\bmedicines?\b[^.]*\?/i,
  pregnant: /\bpregnan[^.]*\?/i,
};

function isAbout({ subject, with: other }: AdvisorAnswer['findings'][number], name: string): boolean {
  const words = [subject.id, subject.name, other.id, other.name, other.text].map((word) => word.toLowerCase());
  return words.some((word) => word.includes(name.toLowerCase()));
}

/** What no answer may do, whatever the case asks: suggest what is forbidden, call a thing safe, repeat itself, be hard to read. */
function unsafe(answers: readonly AdvisorAnswer[]): string[] {
  return answers.flatMap((answer, place) => {
    const text = textOf(answer);
    const prose = withoutTitles(text, answer);
    const forbidden = new Set(
      answer.findings.filter(({ severity }) => forbids(severity)).map(({ subject }) => subject.id),
    );
    const before = new Set(answers.slice(0, place).flatMap((each) => sentencesOf(textOf(each))));
    const repeated = answer.level === 'none' ? sentencesOf(text).filter((sentence) => before.has(sentence)) : [];
    const problems = [
      answer.recommended.some(({ key }) => forbidden.has(key)) ? 'suggests what is forbidden' : '',
      /\b(?:completely|perfectly|totally|is|are) safe\b/i.test(text) ? 'calls something safe' : '',
      repeated.length > 2 ? `repeats itself: ${repeated[0] ?? ''}` : '',
      readingGrade(prose) > hardestGrade ? `reads at grade ${readingGrade(prose)}` : '',
    ];
    return problems.filter((problem) => problem !== '');
  });
}

/** Titles of works are names: they are told as they are, however hard they read. */
function withoutTitles(text: string, { sources }: AdvisorAnswer): string {
  return text
    .split('\n')
    .filter((line) => !sources.some(({ publisher, title }) => line.startsWith(`${publisher}: ${title}`)))
    .join('\n');
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 60);
}

function textOf({ blocks }: AdvisorAnswer): string {
  return blocks
    .join('\n')
    .replaceAll(/<\/(?:p|li|h3|ul)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
