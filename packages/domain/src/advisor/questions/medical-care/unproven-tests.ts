import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "A naturopath painted iodine on my arm and says I'm deficient": a lack that was found in a way doctors do not use. */
export function answerUnprovenTests({ question, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  if (!suchTest.test(withPlainApostrophes(question))) return null;
  const [meant] = herbs.length > 0 ? herbs : earlierHerbs;
  return plainAnswer(
    [
      notFoundSo,
      meant === undefined
        ? beginNothing
        : `${beginNothing} What I said about ${listed([inSentence(meant.name)])} is not changed by it.`,
    ].map(paragraph),
    ['What should I ask the doctor?'],
  );
}

const suchTest = anyPhrase(
  /iodine (?:patch|skin|paint|spot)[- ]?(?:test|patch)?(?= |\W|$)(?=.*\b(?:test\w*|deficien\w*|low|lack\w*|fade\w*|gone)\b)/,
  /paint\w*\b[^.?!]{0,30}\biodine\b[^.?!]{0,30}\b(?:arm|skin|wrist|thigh|belly|deficien\w*)|iodine\b[^.?!]{0,24}\bon (?:my|the) (?:arm|skin|wrist|thigh)\b[^.?!]{0,60}\b(?:deficien\w*|low|lack\w*|disappear\w*|fade\w*|gone|absorb\w*)/,
  /muscle[- ]test(?:ed|ing|s)?|(?:applied )?kinesiolog\w+/,
  /hair (?:mineral |sample |tissue )?(?:analysis|test(?:ing)?|mineral test)/,
  /live blood (?:analysis|test|cell)|iridolog\w+|vega (?:test|machine)|bio-?resonance|pendulum|quantum (?:scan|analy[sz]er)|(?:foot|tongue|saliva|zyto|bio-?energetic) scan/,
  /igg (?:food )?(?:test|panel|intolerance)|(?:food )?intolerance (?:test )?kit/,
);
const notFoundSo =
  'Such a test shows no lack and no illness that can be relied on: doctors find one by a blood or urine test, by what you eat and by how you are.';
const beginNothing = 'Please begin and stop nothing because of it; ask your doctor whether a real test makes sense.';
