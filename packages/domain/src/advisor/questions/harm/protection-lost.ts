import type { Finding } from '../../../safety/finding.ts';
import { choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { isContraceptive } from '../../limits/stopping-contraception.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** What to do once a herb that weakens contraception was taken: the pill may have failed already. */
export function protectionLost(findings: readonly Finding[]): string | null {
  const weakened = weakenedBy(findings);
  return weakened === undefined ? null : `${weakened.advice} ${untilThen}`;
}

/** "So could I be pregnant?", after such a herb. */
export function answerMayBePregnant({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  if (!asksIfPregnant.test(withPlainApostrophes(question))) return null;
  const findings = findingsAbout(herbsMeant({ herbs, earlierHerbs }), subject.person);
  const lost = protectionLost(findings);
  return lost === null
    ? null
    : {
        ...plainAnswer([itIsPossible, lost].map(paragraph)),
        findings: findings.filter(({ with: { id } }) => isContraceptive(id)),
      };
}

/** "The St John's wort I had last winter, would that have messed with the pill?": it would, and it is over. */
export function answerWasWeakened({ question, herbs, mentions, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const isOfIt = ofContraception.test(text) || mentions.some(({ id }) => isContraceptive(id));
  if (herbs.length === 0 || !isOfIt || !hadIt.test(text) || !monthsAgo.test(text) || onceMore.test(text)) return null;
  const findings = findingsAbout(herbs, subject.person);
  const weakened = weakenedBy(findings);
  if (weakened === undefined || !/\bweeks after\b/i.test(weakened.advice)) return null;
  return {
    ...plainAnswer([isOver, `${weakened.why} ${weakened.advice}`].map(paragraph)),
    findings: findings.filter(({ with: { id } }) => isContraceptive(id)),
    sources: citedSources([], [weakened]),
  };
}

const ofContraception = /\b(?:the|my) pill\b|\bcontracepti\w+|\bbirth control\b/i;
const onceMore = /\b(?:again|since|still|start|go back)\b/i;
const hadIt = /\b(?:had|took|taken|was (?:on|taking)|used|tried|drank|been on)\b/i;
const monthsAgo =
  /\blast (?:year|winter|summer|spring|autumn|fall|christmas)\b|\b(?:(?:two|three|four|five|six|\d+|some|several|a few) months|(?:\w+ )?years?) ago\b|\bin 20\d\d\b/i;
const isOver =
  'While it was taken it may have, and for some weeks after the last dose. By now that is over: it does nothing to the contraceptive today, as long as it is not taken again.';

function weakenedBy(findings: readonly Finding[]): Finding | undefined {
  return findings.find(({ with: other, severity }) => severity !== 'minor' && isContraceptive(other.id));
}

const asksIfPregnant = sequence(
  /^\W*(?:(?:so|and|but|wait|oh|omg|does that mean|do you mean|is it possible)\b[ ,]*)*(?:that )?/i,
  choice(
    /(?:i|she|we) (?:might|could|may|can)(?: now)? (?:actually )?be/,
    /(?:might|could|can|may|am) i(?: now)?(?: be)?|is she|could she be|get/,
  ),
  / (?:actually )?pregnant\b[^.!]{0,40}$/,
);
const itIsPossible =
  'It is possible, and a test tells: one from a pharmacy is reliable three weeks after sex without a condom, or once a period is late.';
const untilThen =
  'Go on with the contraceptive, and use a condom each time. After sex without one in the last five days ask a pharmacist or clinic today about emergency contraception, and say what you took: it can weaken such a tablet as well. If a bleed is late or odd, do a pregnancy test.';
