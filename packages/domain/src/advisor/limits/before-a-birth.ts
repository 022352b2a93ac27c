import { anyPhrase, oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { listed, paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** What makes a birth one for the hospital to plan, as it is told, and why no herb should act on the womb then. */
const risks: readonly { readonly told: RegExp; readonly says: string }[] = [
  {
    told: anyPhrase(
      /lscs|vbac|(?:c[- ]?|emergency |ca?esarean )sections?|ca?esareans?|ca?esarian|(?<!an? )\bc\/?s\b/,
      /(?:last|first|previous|other|older|second) (?:one|baby|time|birth|delivery|labou?r|kid|child)\b[^.?!]{0,24}\bsection/,
      /(?:had|by|with|been) (?:an? |one |two |my )?section/,
    ),
    says: 'After a cesarean the scar in the womb can give way under strong contractions.',
  },
  {
    told: anyPhrase(/placenta (?:previa|pr(?:a|ae|æ)via|is (?:\w+ )?low)|low[- ](?:lying )?placenta/),
    says: 'With a placenta that lies low, contractions can set off heavy bleeding.',
  },
  {
    told: anyPhrase(/breech|transverse|feet first|bum first|baby (?:is )?(?:lying )?sideways/),
    says: 'While a baby does not lie head down, nothing should bring on contractions.',
  },
  {
    told: anyPhrase(
      oneOf(
        /(?:expecting|carrying|having|pregnant with|with) (?:twins|triplets)/,
        /it'?s twins/,
        /(?:prem\w*|early) (?:baby|labou?r|birth) (?:before|last time)/,
        /last (?:one|baby) (?:was|came) (?:\w+ ){0,2}(?:early|premature|prem)/,
        /(?:short|weak) cervix|cervical (?:stitch|cerclage)/,
      ),
    ),
    says: 'With twins, a stitch or an early birth before, contractions that come too soon are what the team wants to prevent.',
  },
  {
    told: anyPhrase(/pre-?eclampsia|(?:high )?blood pressure (?:in|from) (?:the )?pregnancy/),
    says: 'With high blood pressure in a pregnancy nothing should be taken on one’s own.',
  },
];

const notOnOnesOwn =
  'So take nothing that is said to ready the womb or to bring on labor — raspberry leaf, castor oil, clary sage, evening primrose, blue or black cohosh — unless the midwife or doctor who has your notes agrees.';

/** "I had a c-section before", asked of or told after a herb in a pregnancy. */
export function riskOfBirth({ question, history, subject: { person }, said }: Understanding): string | null {
  if (!person.pregnant) return null;
  // What a long message tells before its question stands in the talk, with no answer behind it.
  const told = history.slice(history.findLastIndex(({ role }) => role === 'assistant') + 1).map((turn) => turn.text);
  const text = withPlainApostrophes([...told, question].join('. '));
  const risk = risks.find((each) => each.told.test(text));
  return risk === undefined || said.includes(risk.says) ? null : `${risk.says} ${notOnOnesOwn}`;
}

/** The same told as news alone. */
export function answerRiskOfBirth(question: Understanding): AdvisorAnswer | null {
  const { herbs, medicines, wanted, earlierHerbs } = question;
  if (herbs.length + medicines.length + wanted.length > 0 || question.question.includes('?')) return null;
  const line = riskOfBirth(question);
  if (line === null) return null;
  const told =
    earlierHerbs.length === 0
      ? []
      : [`That holds for ${listed(earlierHerbs.map(({ name }) => inSentence(name)))} too.`];
  return plainAnswer([line, ...told].map(paragraph));
}
