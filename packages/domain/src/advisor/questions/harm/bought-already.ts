import { findHerb } from '../../../herbs/catalogue.ts';
import { choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { forbids } from '../../../safety/words.ts';
import { pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { graveHarms } from '../../about-herbs/verdict/grave-harm.ts';
import { isWarnedOf, weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import { staysAdvisedAgainst } from '../who-takes-it/advised-against.ts';

/** "Just ordered it tho", of what was warned of: it stays shut until somebody has agreed; of all else, that it may be begun. */
export function answerBoughtAlready(question: Understanding): AdvisorAnswer | null {
  const { earlierHerbs, herbs, medicines, wanted, told, subject } = question;
  if (!hasBought.test(withPlainApostrophes(question.question)) || earlierHerbs.length === 0) return null;
  if (herbs.length + medicines.length + wanted.length + told.length > 0) return null;
  const findings = earlierHerbs.flatMap((herb) => weightsAgainst(herb, subject.person));
  const out = earlierHerbs.filter((herb) => isWarnedOf(herb, subject.person));
  const harms = graveHarms(
    earlierHerbs.flatMap(({ id }) => findHerb(id) ?? []),
    { question: '', said: '' },
  );
  const names = listed(earlierHerbs.map(({ name }) => inSentence(name)));
  if (findings.length === 0 && out.length === 0 && harms.length === 0)
    return plainAnswer([paragraph(`${nothingSerious(names)} ${shallITell}`)], ['How much do people take?']);
  const careful = findings.filter(({ severity }) => !forbids(severity));
  const pairs = careful.length > 0 ? `: there is what I said of ${pairsIn(careful, subject.person)}` : '';
  const says =
    out.length > 0
      ? `${staysAdvisedAgainst(question, out)} ${leaveShut}`
      : `Leave ${names} shut until a pharmacist or doctor has agreed${pairs}. ${harms.join(' ')}`.trim();
  return {
    ...plainAnswer([paragraph(says), paragraph(takenBack)], ['Why?', 'What could I take instead?']),
    findings,
    sources: citedSources([], findings),
  };
}

function nothingSerious(names: string): string {
  return `As far as I know, nothing serious speaks against ${names} here.`;
}

const shallITell = 'Begin with one thing at a time. Shall I tell how much people take, and how?';
const leaveShut = 'That it is paid for changes nothing: leave it shut.';
const takenBack = 'Ask the shop whether it takes it back if it is unopened.';

const hasBought = sequence(
  /^\W*(?:(?:but|and|oh|well|ok|damn|shoot|oops|the thing is|too late)\b[ ,.]*)*/i,
  /(?:(?:i|we|she|he)(?:'ve| have|'s| has)? )?(?:already |just |only just )*/,
  choice(
    /(?:ordered|bought|paid for|purchased|got) (?:it|them|some|one|a (?:bottle|box|pack|packet|tub|jar|bag|month's supply)|the (?:bottle|box|pack|tub|jar)|two|three|loads|\d+ (?:bottles|packs|boxes))/,
    /(?:spent|paid) (?:\W?\d+|a (?:lot|fortune)|good money)[\w ]{0,16}(?:on (?:it|them))?/,
    /(?:it|they)(?:'?s| is|'?re| are)? (?:already )?(?:on (?:its|the|their) way|in the post|arrived|came today|delivered)/,
  ),
  /(?: (?:already|today|yesterday|online|now|tho|though|on amazon|last week|this morning|from \w+(?: \w+)?))*\W*$/,
);
