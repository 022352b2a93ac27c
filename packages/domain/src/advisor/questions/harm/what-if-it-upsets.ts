import { findHerb } from '../../../herbs/catalogue.ts';
import { choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { everydayHelp } from '../../for-concerns/everyday-help.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "What if it gives me heartburn?": stop it, which of them is known for that, and when it needs a look. */
export function answerWhatIfItUpsets(question: Understanding): AdvisorAnswer | null {
  const { herbs, earlierHerbs, subject } = question;
  const asked = whatIf.exec(withPlainApostrophes(question.question))?.[1];
  const complaint = complaints.find(({ said }) => asked !== undefined && said.test(asked));
  if (complaint === undefined) return null;
  const meant = herbsMeant({ herbs, earlierHerbs }).filter((herb) => !isWarnedOf(herb, subject.person));
  const known = meant.flatMap(({ id }) => findHerb(id) ?? []);
  if (known.length === 0) return null;
  const bringing = known.filter(({ monograph }) => complaint.known.test(monograph?.sideEffects.text ?? ''));
  const others = known.filter((herb) => !bringing.includes(herb));
  const namesOf = (some: typeof known) => capital(listed(some.map(({ name }) => inSentence(name))));
  const isPrescribed = known.some(({ key }) => subject.person.intakes.some(({ herb }) => herb === key));
  const lines = [
    isPrescribed
      ? 'Do not stop what was prescribed by yourself: ask whoever prescribed it, or a pharmacist. Less at a time, every second day, with food or in another form it is often borne better.'
      : 'Then leave it out, and see whether it goes within some days. Come back to it with less, or with food, only if it was mild; else choose another.',
    bringing.length === 0
      ? ''
      : `${namesOf(bringing)}: ${complaint.name} is among the known side effects${bringing.length > 1 ? ' of each' : ''}.`,
    others.length === 0 ? '' : `${namesOf(others)}: ${complaint.name} is not among the effects I know of.`,
    everydayHelp(complaint.use === undefined ? [] : [complaint.use], subject.person) ?? '',
    'If it is strong, lasts or comes with a swollen face, a rash all over or short breath, get medical help.',
  ];
  return {
    ...plainAnswer(lines.filter((line) => line !== '').map(paragraph), ['What could I take instead?']),
    sources: citedSources(
      bringing.flatMap(({ monograph }) => monograph?.sideEffects.sources ?? []),
      [],
    ),
  };
}

const whatIf = sequence(
  /^\W*(?:(?:and|but|so|ok)\b\W*)*/i,
  /(?:(?:what )?(?:if|should i do (?:if|when)|do i do (?:if|when)|happens if)) /,
  choice(
    /(?:it|they|one of them|that|this|the \w+) (?:gives?|causes?|brings? on|upsets?|makes?|leaves?)/,
    /i (?:get|feel|have|develop|become)/,
  ),
  /\b([^?]{2,60})\?*\W*$/,
);

interface Complaint {
  readonly said: RegExp;
  readonly name: string;
  readonly known: RegExp;
  readonly use?: UseKey;
}

const complaints: readonly Complaint[] = [
  { said: /heart ?burn|reflux|acid/i, name: 'heartburn', use: 'reflux', known: /heartburn|reflux/i },
  { said: /head ?aches?/i, name: 'headache', known: /headache/i },
  { said: /nause|sick|queasy|vomit/i, name: 'nausea', use: 'nausea', known: /nausea|vomit/i },
  { said: /diarrh|the runs|loose/i, name: 'diarrhea', use: 'diarrhea', known: /diarrhea|loose stools/i },
  { said: /constipat/i, name: 'constipation', use: 'constipation', known: /constipat/i },
  { said: /dizz|light-?headed/i, name: 'dizziness', known: /dizz/i },
  { said: /rash|itch|hives/i, name: 'a rash', known: /rash|itch|allerg|hives/i },
  { said: /drows|sleepy|tired/i, name: 'drowsiness', known: /drows|sleepi|tired/i },
  {
    said: /stomach|belly|tummy|cramps|gas|wind|bloat/i,
    name: 'an upset stomach',
    known: /stomach|belly|gas|bloat|cramp/i,
  },
  { said: /palpitations|heart rac|racing heart/i, name: 'a fast heartbeat', known: /fast heart|palpitation/i },
];
