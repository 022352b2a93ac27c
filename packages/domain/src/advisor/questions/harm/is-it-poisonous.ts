import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { monographSources } from '../../about-herbs/facts/sources-named.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { clausesOf, lower, withStop } from '../../wording/sentences.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Isn't comfrey poisonous?", "I heard it's bad for the liver": what is known of such harm, and in which part or form. */
export function answerIsItPoisonous(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  const organ = organs.find(({ told }) => told.test(text));
  const isOfOrgan = organ !== undefined && hurts.test(text) && (asksIt.test(text) || hearsay.test(text));
  if (
    !((isOfOrgan && !/\bright\W*$/i.test(text)) || poisonous.test(text)) ||
    text.length > longest ||
    ofElse.test(text)
  )
    return null;
  const { herbs, earlierHerbs, mentions, subject, said } = question;
  if (mentions.some(({ kind }) => kind !== 'herb')) return null;
  const items = (herbs.length > 0 ? herbs : earlierHerbs).slice(0, mostTold);
  const known = items.flatMap(({ id }) => findHerb(id) ?? []);
  if (known.length === 0) return null;
  const findings = findingsAbout(items, subject.person).filter(({ severity }) => severity !== 'minor');
  const told = known.map((herb, place) => harmOf(herb, items[place], isOfOrgan ? organ : null));
  const ofPerson = findingLines(findings, said, subject);
  return {
    ...plainAnswer(
      [
        ...told.map(paragraph),
        ...ofPerson,
        ...(findings.length > 0 && ofPerson.length === 0
          ? [paragraph(asBefore(findings.map(({ subject: { name } }) => name)))]
          : []),
        ...(isOfOrgan && organ.signs !== undefined && told.some((line) => !line.startsWith(nothingHeld))
          ? [paragraph(organ.signs)]
          : []),
      ],
      ['Who should not take it?', 'What could I take instead?'],
    ),
    findings,
    sources: citedSources(known.flatMap(monographSources), findings),
  };
}

interface Organ {
  readonly name: string;
  readonly told: RegExp;
  readonly harmed: RegExp;
  readonly signs?: string;
}

const organs: readonly Organ[] = [
  {
    name: 'the liver',
    told: /\bliver\b/i,
    harmed: /\bliver\b|\bhepat/i,
    signs:
      'Stop and see a doctor the same day with yellow eyes or skin, dark urine, pale stools, itching or great tiredness.',
  },
  { name: 'the kidneys', told: /\bkidneys?\b/i, harmed: /\bkidneys?\b|\boxalate\b/i },
  { name: 'the heart', told: /\bheart\b/i, harmed: /\bheart\w*\b|\bpulse\b|\bpalpitations\b|\bpotassium\b/i },
  {
    name: 'the stomach',
    told: /\b(?:stomach|gut|bowels?)\b/i,
    harmed: /\bstomach\b|\bbowel\b|\bulcers?\b|\bdiarrhea\b|\bheartburn\b|\bnausea\b/i,
  },
];

function asBefore(names: readonly string[]): string {
  return `What I said about ${listed([...new Set(names)].map(inSentence))} for you holds.`;
}

/** What of it has harmed; of another form than is used, said as such. */
function harmOf(herb: Herb, item: Item | undefined, organ: Organ | null): string {
  const name = inSentence(herb.name);
  const isOnSkin = item?.form === 'topical' || /\(topical\)$/.test(herb.name);
  const swallowed = isOnSkin ? neverBy(herb, item) : null;
  const isSuch = (clause: string) => (organ === null ? isPoison.test(clause) : organ.harmed.test(clause));
  const clauses = toldOfAll(herb).filter(isSuch);
  const lines = [...new Set(swallowed === null ? clauses : [swallowed])].slice(0, mostLines).map(withStop).map(capital);
  if (lines.length > 0 && organ !== null && swallowed === null)
    return `Yes, of ${organ.name} this is known with ${name}: ${lines.join(' ')}`;
  if (lines.length > 0) return `${capital(name)}. ${yes(organ, swallowed !== null, herb)} ${lines.join(' ')}`;
  const effects = herb.monograph?.sideEffects.text;
  return `${nothingHeld} ${organ === null ? `of ${name} being poisonous as people usually take it` : `of harm to ${organ.name} from ${name}`}. That is no promise, and much more than usual was hardly studied.${effects === undefined ? '' : ` Known side effects: ${lower(withStop(effects))}`}`;
}

/** What holds for everybody, and not beside one medicine or illness. */
function toldOfAll({ monograph, rules }: Herb): readonly string[] {
  return [
    monograph?.description ?? '',
    monograph?.lookAlikes?.text ?? '',
    monograph?.sideEffects.text ?? '',
    monograph?.precautions.text ?? '',
    ...rules.flatMap(({ kind, why, advice }) => (kind === 'age' ? [why, advice] : [])),
  ]
    .flatMap(clausesOf)
    .filter(
      (clause) =>
        !/^(?:not (?:with|in|while|for)|avoid (?:with|in)|ask|both)\b|\bthis medicine\b|\bchild/i.test(clause),
    );
}

const nothingHeld = 'I hold no report';

function yes(organ: Organ | null, isSwallowed: boolean, { neverSuggest }: Herb): string {
  if (isSwallowed) return 'Swallowed it can be; on sound skin, as the label says, it is another matter.';
  if (organ === null && neverSuggest === true) return 'Yes.';
  return 'Part of that is true, and this is what is known:';
}

/** Why what is made for the skin is never to be swallowed. */
function neverBy({ rules }: Herb, item: Item | undefined): string | null {
  const rule = rules.find(
    ({ kind, severity, forms }) =>
      kind === 'age' &&
      severity === 'contraindicated' &&
      forms !== undefined &&
      !forms.some((form) => form === item?.form) &&
      forms.includes('extract'),
  );
  return rule === undefined ? null : `${withStop(rule.why)} ${withStop(rule.advice)}`;
}

const isPoison =
  /\b(?:poison\w*|toxic|deadly|kill(?:s|ed)?|fatal|deaths?|cyanide|never swallow|liver (?:injury|failure|damage)|seizures)\b/i;
const mostTold = 3;
const mostLines = 3;
const longest = 90;

const word = choice(/poison(?:ous|s|ed)?|toxic|deadly|lethal|carcinogenic|unsafe/);
const poisonous = oneOf(
  sequence(
    /\b(?:is|are|was)(?:n'?t)? (?:it|that|this|those|these|they|\w+(?: \w+){0,2})(?: not)? (?:really |actually |quite |supposed to be |meant to be |kind of |a bit |all )?/i,
    word,
    /\b/,
  ),
  sequence(
    /\b(?:i|we|they|people|someone|mum|mom|my \w+) (?:heard|read|thought|saw|say|says|said|believed?|was told|always thought)\b[^.?!]{0,40}\b/i,
    word,
    /\b/,
  ),
  /\b(?:it|that|this|they)(?:'s|'re| is| are) (?:poison(?:ous)?|toxic|deadly),? (?:isn't|aren't|no|right|innit)\b/i,
);
const hurts =
  /\b(?:bad|hard|rough|terrible|tough|toxic|damag\w*|harm\w*|hurts?|ruins?|wrecks?|destroys?|kills?|kill|poison\w*|strain\w*|danger\w*)\b/i;
const asksIt =
  /\?|^\W*(?:isn'?t|aren'?t|doesn'?t|don'?t|can'?t|couldn'?t|won'?t|is|are|does|do|can|could|will|would)\b/i;
const hearsay = /\b(?:heard|read|thought|saw|say|says|said|was told|apparently)\b/i;
/** Of an animal, of somebody else, of an amount or a mix: each has an answer of its own. */
const ofElse =
  /\b(?:related to|famil(?:y|ies) (?:of|as)|nightshade family|same as|dogs?|cats?|pets?|puppy|kitten|rabbits?|horses?|chickens?|too much|large amounts?|big amounts?|overdose|how (?:much|many)|every day|daily|long[- ]term|together|mix\w*|with (?:my|his|her)|alcohol|bab(?:y|ies)|pregnan\w*|child\w*|kids?|toddler|my (?:liver|kidneys?|heart|stomach) (?:is|are|has|test\w*)|worr\w*|afraid|scared|did it|has it|have i|test|blood)\b/i;
