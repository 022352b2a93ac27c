import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "I forgot one yesterday, take two today?" */
export function answerMissedDose({ question, herbs, earlierHerbs, medicines }: Understanding): AdvisorAnswer | null {
  const meant = herbsMeant({ herbs, earlierHerbs });
  if (meant.length === 0 || medicines.length > 0 || !forgot.test(withPlainApostrophes(question))) return null;
  const names = listed(meant.map(({ name }) => inSentence(name)));
  return plainAnswer(
    [paragraph(`No, take no extra ${names} for the one you missed. Go on with the usual amount at the usual time.`)],
    ['How long until it works?'],
  );
}

/** Names and keys are forgotten by a failing memory, capsules by somebody busy. */
const ofMemory = String.raw`(?:\w+ )?(?:names?|words?|things?|everything|stuff|faces?|people|appointments?|dates|birthdays?|numbers|keys|where|what|who|why|easily|a lot|lots)\b`;
const forgot = anyPhrase(
  new RegExp(
    String.raw`(?:forgot|forget|missed|skipped|left out)\b(?! to (?:say|mention|tell|add|write|ask|put))(?! ${ofMemory})[^?]{0,40}\b(?:two|double|both|twice|more(?! and more| often| than| lately)|extra|catch up|make up|next)`,
  ),
  /(?:what if|if) i (?:forget|miss|skip) (?:one|it|a (?:day|dose|capsule|cup|tablet))(?=\W*$)/,
);
