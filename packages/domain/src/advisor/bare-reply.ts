import { choice, sequence } from '../resolve/phrases.ts';
import type { AdvisorAnswer } from './answer.ts';
import { paragraph } from './wording/html.ts';
import { asksMissingFacts } from './reading/person/missing-facts.ts';
import { plainAnswer } from './wording/plain-answers.ts';
import { lastAnswer } from './reading/last-said.ts';
import type { Understanding } from './reading/understanding.ts';

/** "Yes", "no" or "?" and nothing else: what it is a reply to is taken up, or asked for; null for all else. */
export function bareReply({ question, history, said }: Understanding): AdvisorAnswer | null {
  const last = lastAnswer(history);
  if (yes.test(question)) return plainAnswer([paragraph(afterYes(last))], followUps);
  if (no.test(question)) return plainAnswer([paragraph(said === '' ? nothingAsked : allRight)], followUps);
  if (goodNews.test(question) && said !== '') return plainAnswer([paragraph(allTheBetter)], followUps);
  return puzzled.test(question) ? plainAnswer([paragraph(said === '' ? nothingAsked : unclear)], followUps) : null;
}

/** A yes to what was asked for asks for the rest. */
function afterYes(last: string): string {
  if (!asksMissingFacts(last)) return last === '' ? nothingAsked : yesToWhat;
  const asked = [
    ...(/\bhow old\b/.test(last) ? ['the age'] : []),
    ...(/\btake any medicines\b/.test(last) ? ['the names of the medicines'] : []),
    ...(/\bpregnan/.test(last) ? ['“pregnant”, “nursing” or “neither”'] : []),
  ];
  return `Thank you. Tell me a little more, so that I check the right thing: ${asked.join(', and ')}.`;
}

const yes = /^\W*(?:yes|yep|yeah|yup|sure(?!\W*\?)|of course|y|i do|please do)\W*$/i;
const no = sequence(
  /^\W*/i,
  choice(
    /(?:no|nope|nah|n|not really)/,
    sequence(
      choice(
        /no,? (?:thanks?|thank you|ta)|not for me|i'?d rather not/,
        sequence(
          /i(?:'d| would)? (?:don'?t|do not|wouldn'?t) (?:really )?(?:want|like|fancy)/,
          / (?:that|it|this|those|them|any(?: of (?:it|that|them|those))?)/,
        ),
        /i'?ll pass|pass|not interested|not keen/,
      ),
      /(?: on (?:that|it|them|those))?(?: either)?/,
    ),
  ),
  /\W*$/,
);
const puzzled = /^\s*(?:\?+|hm+\??|huh\??|what\?+|eh\??|sorry\?+|pardon\?*)\s*$/i;

/** "No fever, he plays." */
export const goodNews = new RegExp(
  String.raw`^\W*${choice(
    /(?:no|not|without|only|just)\b[^?]*\b(?:fever|pain|blood|vomiting|rash|swelling|cough|temperature|mild|a bit|a little)\b[^?]*/,
    /(?:for )?(?:a |one |two |some )?(?:minutes?|moment)\b[^?]*\bstopped\b[^?]*/,
    /(?:he|she|it|baby)(?:'s| is)? (?:still |also )?(?:fine|play(?:s|ing)?|eat(?:s|ing)?|drink(?:s|ing)?|better|smil(?:es|ing)|ok|okay)\b[^?]*/,
  )}$`,
  'i',
);
const allTheBetter =
  'That is good to hear. Then what I said holds, and there is no hurry. If it changes, gets worse or lasts, have it looked at; if you would like something more for it, tell me.';
const nothingAsked =
  'Hello! Tell me what bothers you, in a few words, or name a herb: I look for what fits, and check it against your profile.';
const yesToWhat =
  'Gladly, but I am not sure what the yes is for. You can ask how much to take, how soon it works, what it does with your medicines, or for something else.';
const allRight = 'All right. If something else bothers you, or you think of a herb, name it and I will look.';
const unclear =
  'Was that unclear? Name the part, and I will say it more simply. You can also ask how much to take, how soon it works, or for the short version.';
const followUps = ['Shorter, please', 'How soon does it work?', 'What else could help?'];
