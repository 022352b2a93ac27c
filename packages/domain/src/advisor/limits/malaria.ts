import { findHerb } from '../../herbs/catalogue.ts';
import { anyPhrase } from '../../resolve/phrases.ts';
import { findingsAbout } from '../about-herbs/checked-herbs.ts';
import { findingLines } from '../about-herbs/verdict/finding-lines.ts';
import { ofMalaria } from '../../safety/red-flags/where-malaria-is.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { citedSources } from '../wording/source-list.ts';

/** "How many cups of artemisia so that malaria no catch me?": no tea keeps it away, and no amount is told. */
export function answerMalaria(question: Understanding): AdvisorAnswer | null {
  const { question: text, history, herbs, subject, said } = question;
  const before = history.filter(({ role }) => role === 'user').slice(-lookedBack);
  const isInstead = herbs.length > 0 && (insteadOfTablets.test(text) || (ofTablets.test(text) && disagreed.test(text)));
  const isOfIt = isInstead
    ? true
    : malaria.test(text)
      ? herbs.length > 0 || keepsAway.test(text)
      : herbs.length > 0 && whatOf.test(text) && before.some((turn) => malaria.test(turn.text));
  const isJourney =
    herbs.length === 0 && travels.test(text) && ofMalaria.test(text) && before.some((turn) => repels.test(turn.text));
  if (isJourney) return plainAnswer([paragraph(instead), paragraph(noHerbAlone)]);
  const isFeverThere =
    ofFever.test(text) && [text, ...before.map((turn) => turn.text)].some((told) => ofMalaria.test(told));
  if ((!isOfIt && !isFeverThere) || repels.test(text)) return null;
  const isIll = isFeverThere || illNow.test(text);
  const findings = findingsAbout(herbs, subject.person).filter(({ severity }) => severity !== 'minor');
  const wormwood = findHerb('sweet-wormwood')?.monograph?.uses.find(({ use }) => use === 'fever');
  return {
    ...plainAnswer(
      [
        ...(isIll ? [paragraph(testToday)] : []),
        ...(said.includes(noTea) ? [] : [paragraph(noTea)]),
        paragraph(herbs.length > 0 && said.includes(noTea) ? `That holds here too: ${neither}` : instead),
        ...(disagreed.test(text) ? [paragraph(otherTablets)] : []),
        ...findingLines(findings, said, subject),
      ],
      ['What helps with travel sickness?'],
    ),
    findings,
    sources: citedSources(wormwood?.sources ?? [], findings),
  };
}

const lookedBack = 2;
/** "We fly to Kenya in June", after a repellent was asked for. */
const travels =
  /\b(?:fly|flying|flight|going|go|travel\w*|trip|holiday|safari|off|moving|backpacking|visit\w*|heading)\b/i;
const noHerbAlone = 'No plant oil, tea or tablet from plants stands in for that. Ask there about vaccines as well.';
/** "She drinks artemisia tea instead of the malaria tablets": theirs may be named first or last. */
const tablets = String.raw`(?:(?:anti[- ]?)?malarials?|(?:anti[- ]?)?malaria (?:tablets?|pills?|medicines?|medication|meds|prophylaxis)|malarone|lariam|mefloquine|atovaquone)\b`;
const insteadOfTablets = new RegExp(
  String.raw`\b(?:instead(?: of)?|rather than|in place of|replace[sd]?|swap\w*|skip\w*|without|not|don't|no|than|off|leave out|drop|ditch)\b[^.?!]{0,30}\b${tablets}|\b${tablets}[^?!]{0,80}\b(?:instead|rather|natural\w*|alternatives?)\b`,
  'i',
);
const ofTablets = new RegExp(String.raw`\b${tablets}`, 'i');
const illNow =
  /\b(?:fever\w*|temperature|hot and (?:achy|cold|shivery)|shiver\w*|chills|achy|burning up|sweats)\b(?! (?:if|later))/i;
/** Said with an urgent fever, where malaria or a country that has it was spoken of. */
export function malariaTestFor({ question, history }: AdvisorRequest): string | null {
  const told = [...history.filter(({ role }) => role === 'user').map(({ text }) => text), question];
  return told.some((text) => ofMalaria.test(text)) ? testToday : null;
}

const testToday =
  'A fever in a country with malaria, or in the months after it, needs a malaria test today, also when it comes and goes or tablets were taken. Go to a clinic or emergency department that can do it, and say where you were. With confusion, drowsiness, fits, short breath, yellow eyes or vomiting that does not stop, call your emergency number. No tea stands in for it.';
const ofFever =
  /(?<!\b(?:hay|yellow|dengue|glandular|scarlet|rheumatic) ?)\b(?:fevers?|feverish|(?:a|high) temperature)\b/i;
const disagreed = /\b(?:dreams?|nightmares?|side[- ]effects?|made me|gave me|hate|horrid|awful|sick|dizzy)\b/i;
const otherTablets =
  'There is more than one kind of tablet against malaria: tell the travel clinic what the last one did to you and ask for another, for each of you who travels.';
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
