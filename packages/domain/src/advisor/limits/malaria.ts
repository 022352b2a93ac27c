import { findHerb } from '../../herbs/catalogue.ts';
import { anyPhrase } from '../../resolve/phrases.ts';
import { findingsAbout } from '../about-herbs/checked-herbs.ts';
import { findingLines } from '../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { citedSources } from '../wording/source-list.ts';

/** "How many cups of artemisia so that malaria no catch me?": no tea keeps it away, and no amount is told. */
export function answerMalaria(question: Understanding): AdvisorAnswer | null {
  const { question: text, history, herbs, subject, said } = question;
  const before = history.filter(({ role }) => role === 'user').slice(-lookedBack);
  const isOfIt = malaria.test(text)
    ? herbs.length > 0 || keepsAway.test(text)
    : herbs.length > 0 && whatOf.test(text) && before.some((turn) => malaria.test(turn.text));
  if (!isOfIt || repels.test(text)) return null;
  const findings = findingsAbout(herbs, subject.person).filter(({ severity }) => severity !== 'minor');
  const wormwood = findHerb('sweet-wormwood')?.monograph?.uses.find(({ use }) => use === 'fever');
  return {
    ...plainAnswer(
      [
        ...(said.includes(noTea) ? [] : [paragraph(noTea)]),
        paragraph(herbs.length > 0 && said.includes(noTea) ? `That holds here too: ${neither}` : instead),
        ...findingLines(findings, said, subject),
      ],
      ['What helps with travel sickness?'],
    ),
    findings,
    sources: citedSources(wormwood?.sources ?? [], findings),
  };
}

const lookedBack = 2;
const noTea =
  'No tea or herb keeps malaria away or treats it, so I name no amount. Artemisia holds a little of what the tablets are made of, far too little and never the same, and that can let the parasite live on.';
const instead =
  'Ask a travel clinic or pharmacist for tablets in good time before the journey, sleep under a treated net and use a repellent. A fever there, or in the months after it, needs a malaria test the same day.';
const neither = 'nothing from plants protects. Ask for the tablets, and have any fever tested the same day.';
const malaria =
  /(?<!\b(?:had|got over|recovered from) )\bmalaria\b(?! (?:tablets?|pills?|medicines?|medication|meds|test|treatment|last|years?|ago))/i;
const keepsAway = anyPhrase(
  /prevent\w*|protect\w*|prophyla\w*|keeps? (?:off|away)|(?:no|not|don't|so i don't) (?:catch|get)|against|cures?|treats?|herbs?|teas?|natural\w*/,
);
const whatOf = /^\W*(?:(?:ok|okay|and|so|but|no be|then)\W+)*(?:what (?:of|about)|how about|no be|but)\b/i;
const repels = /\b(?:repel\w*|mosquito(?:e?s)?|bites?|citronella|deet)\b/i;
