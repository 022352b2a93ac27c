import { lately } from '../../../resolve/lately.ts';
import { replacerOf, type Step } from '../../../resolve/patterns/quick-patterns.ts';
import { arabic } from './arabic.ts';
import { caribbean } from './caribbean.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { italian } from './italian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import type { AlarmTongue } from './tongue.ts';
import { turkish } from './turkish.ts';
import { westAfrican } from './west-african.ts';

const tongues: readonly AlarmTongue[] = [
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
  turkish,
  russian,
  hindi,
  caribbean,
  westAfrican,
];
const writtenTogether: readonly AlarmTongue[] = [arabic, chinese];
const ofOtherLetters = /[\p{Script=Arabic}\p{Script=Han}]/u;
const english = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** A few words of one sentence; the point of "38.9" ends none. */
const aFewWords = String.raw`,? (?:(?:[^.?!]|\.(?=\d)){0,40}? )?`;

/** What an alarm in another language says, put into the English that signs are written in. */
export const alarmsInEnglish: (text: string) => string = lately((text) =>
  byWords(ofOtherLetters.test(text) ? byStatements(text) : text),
);

const byWords = replacerOf(stepsOfAll);

/** One by one: a thousand patterns are not made without a pause. */
function* stepsOfAll(): Generator<Step> {
  for (const tongue of tongues) yield* countedIn(tongue);
  for (const { lines } of tongues) yield* lines.split('\n').values().map(stepOf);
  yield [pattern(String.raw`pregnant (?:und|et|y|ed?|en|i|ve|aur|и)(?: je| ich)?(?= [a-z])`), 'pregnant,'];
}

const byStatements = replacerOf(() => writtenTogether.flatMap(({ lines }) => lines.split('\n').map(statementOf)));

/** What stands inside a word of the other language is a word of its own in English. */
function statementOf(line: string): Step {
  const [abroad = '', meant = ''] = line.split(' => ');
  return [new RegExp(unmarked(abroad).replaceAll('~', '[^.?!。？！،]{0,14}?'), 'giu'), ` ${meant} `];
}

/** As messages are read: letters without their marks. */
function unmarked(written: string): string {
  return written.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function countedIn({ numbers, units }: AlarmTongue): readonly Step[] {
  const unit = units.split('\n').map((line) => line.split(' => ')[0]);
  const counted = numbers
    .split(' ')
    .map((word, place): Step => [pattern(`${word}(?= (?:${unit.join('|')})(?![a-z]))`), english[place] ?? '']);
  const inUnits = units.split('\n').map((line): Step => {
    const [abroad = '', meant = ''] = line.split(' => ');
    return [pattern(`(?<=(?:\\d|${english.join('|')}|weeks|months) )${abroad}`), meant];
  });
  return [...counted, ...inUnits];
}

function stepOf(line: string): Step {
  const [abroad = '', meant = ''] = line.split(' => ');
  return [pattern(abroad), meant];
}

function pattern(written: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${unmarked(written).replaceAll('~', aFewWords)})(?![\p{L}])`, 'giu');
}
