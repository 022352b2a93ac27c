import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import { usesFromText } from '../../../herbs/uses-from-text.ts';
import { closeUses } from '../../../herbs/first-choices.ts';
import { isAbout } from '../../../safety/finding.ts';
import type { Herb, HerbUse } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { isItWorthIt } from '../../reading/wishes/put-into-context.ts';
import { useLabels } from '../../../herbs/use-labels.ts';
import { lower } from '../../wording/sentences.ts';
import { gradeOf } from '../../wording/grade-words.ts';
import type { Telling } from '../telling.ts';
import { bullets, escapeHtml, herbLink, listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { topicOf } from '../../reading/wishes/topics.ts';
import { toldOf } from '../told-once.ts';

const mostUses = 3;
const mostInShort = 2;
/** Whether one may is asked, and not whether it works: "it may well help" would be heard as a yes. */
const isYesOrNo =
  /\byes or no\b|\b(?:ok|okay|safe|alright|all right|allowed|fine)\b[^?]{0,40}\?|^\W*(?:can|may|could|should) /i;

/** How well herbs were studied, for what the conversation is about. */
export function studiesOf(herbs: readonly Herb[], telling: Telling): string[] {
  const { wanted, asks, said, question, concern, isForbidden, findings } = telling;
  const isWarned = (herb: Herb) => findings.some((each) => each.severity !== 'minor' && isAbout(each, herb));
  const shorter = new Map<Herb, string>();
  const atLength = herbs.flatMap((herb) => {
    if (concern !== null && wanted.length === 0 && asksYesOrNo.test(question))
      return [paragraph(`For ${concern} I hold no study of ${inSentence(herb.name)}, so I would not count on it.`)];
    const uses = usesFor(herb, wanted);
    const known = uses.length > 0 ? uses : (herb.monograph?.uses ?? []).slice(0, mostUses);
    if (asks.sources && known.every(({ text }) => said.includes(text))) return [];
    const name = inSentence(herb.name);
    if (known.length === 0) return [paragraph(`I have no studies on what ${name} helps with.`)];
    if (saysUseless.test(question)) return whetherUseless(herb, known);
    if (isForbidden(herb) || known.every(({ text }) => said.includes(text))) {
      shorter.set(herb, isForbidden(herb) ? gradesAlone(question, known) : saidOfStudies({ question, uses, known }));
      return [];
    }
    const isOff = uses.length === 0 && wanted.length > 0;
    const lead = isOff
      ? `I hold no study for ${wanted.slice(0, 1).map(topicOf).join('')}. For other things:`
      : `${isWarned(herb) && isYesOrNo.test(question) ? '' : inAWord(question, uses[0] ?? known[0])}This is how well it was studied:`;
    return [`<p><strong>${herbLink(herb)}</strong>. ${lead}</p>`, useBullets(known)];
  });
  return [...atLength, ...toldOf([...shorter.keys()], (herb) => shorter.get(herb) ?? '')];
}

/** Of what is left out no study is told at length: it would name amounts. */
function gradesAlone(question: string, known: readonly HerbUse[]): string {
  // After "I would leave it out" a yes is told to who asked whether it works, not whether to take it.
  const word = asksYesOrNo.test(question) || asksForProof.test(question) ? inAWord(question, known[0]) : '';
  return `${word}It was tried for ${listed(known.map((use) => `${topicOf(use.use)} (${gradeOf(use)})`))}.`;
}

interface Known {
  readonly question: string;
  /** Those the conversation is about. */
  readonly uses: readonly HerbUse[];
  readonly known: readonly HerbUse[];
}

/** "How much weight do people lose?" */
const howMuchOfIt = /\bhow (?:much|many|far|big)\b/i;

/** What was told of the studies before, in a word. */
function saidOfStudies({ question, uses, known }: Known): string {
  const [main] = known;
  if (asksForProof.test(question) && uses.length > 0) return inAWord(question, uses[0]).trim();
  if (asksWhatWasFound.test(question) && main !== undefined)
    return `For ${topicOf(main.use)} the evidence is this: ${gradeOf(main)}. As I said: ${lower(main.text)}`;
  const asked = howMuchOfIt.test(question)
    ? known.find(({ use }) => usesFromText(question).includes(use) || question.toLowerCase().includes(topicOf(use)))
    : undefined;
  if (asked !== undefined) return `For ${topicOf(asked.use)}, as I said: ${lower(asked.text)}`;
  const grades = listed(known.map((use) => `${topicOf(use.use)} (${gradeOf(use)})`));
  const isOfProof = asksForProof.test(question);
  return `${inAWord(question, isOfProof || isItWorthIt.test(question) ? main : uses[0])}As I said: for ${grades}.`;
}

/** "So it is useless?": yes, no, or not shown either way. */
function whetherUseless(herb: Herb, [main, ...others]: readonly HerbUse[]): string[] {
  if (main === undefined) return [];
  const topic = topicOf(main.use);
  const rest = others.filter(({ use }) => use !== main.use).map((use) => `${topicOf(use.use)} (${gradeOf(use)})`);
  const more = rest.length === 0 ? '' : ` Its other uses: ${listed(rest)}.`;
  if (main.result === 'no-benefit')
    return [
      paragraph(`For ${topic}, going by the studies, yes: they found no benefit of ${inSentence(herb.name)}.${more}`),
    ];
  const isStudied = main.evidence === 'strong' || main.evidence === 'moderate';
  return [
    paragraph(
      isStudied
        ? `No: for ${topic} ${inSentence(herb.name)} is ${main.evidence === 'strong' ? 'well studied' : 'backed by some good studies'}. It does not help everybody, though.${more}`
        : `That is not shown either way: for ${topic} I know only this of ${inSentence(herb.name)}: ${gradeOf(main)}. If you notice nothing after some weeks, you can leave it out.${more}`,
    ),
  ];
}

const saysUseless =
  /\b(?:useless|pointless|worthless|(?:a )?waste of (?:money|time)|no (?:use|good|point)(?: at all)?(?=\W*$)|for nothing(?=\W*$)|(?:does|do)(?:n['’]?t| not) (?:work|help|do anything)(?= then\W*$|\W*\?))/i;

/** "Does it help?" gets its yes or no first. */
function inAWord(question: string, use: HerbUse | undefined): string {
  if (/\bgood for (?:everything|all)\b/i.test(question)) return 'Nothing is good for everything. ';
  if (use !== undefined && asksForProof.test(question))
    return use.result === 'no-benefit' ? 'No: studies found no benefit. ' : proofs[use.evidence];
  if (use !== undefined && isItWorthIt.test(question))
    return use.result === 'no-benefit' ? 'No: studies found no benefit. ' : worth[use.evidence];
  if (use === undefined || asksHowStudied.test(question)) return '';
  if (!asksYesOrNo.test(question) && !/\?\W*$/.test(question)) return '';
  return use.result === 'no-benefit' ? 'Hardly: studies found no benefit. ' : shortAnswers[use.evidence];
}

const worth: Readonly<Record<HerbUse['evidence'], string>> = {
  strong: 'Yes, it is worth a try: it is well studied. ',
  moderate: 'It may be worth a try: there are some good studies. ',
  limited: 'Do not hope for much: the studies are small or mixed. ',
  theoretical: 'Do not hope for much: it rests on tradition. ',
};

/** "What did the studies actually show?" */
const asksWhatWasFound = /\bwhat (?:did|do|have|does)\b[^.?!]{0,30}\b(?:show|shown|find|found|say|said|prove|tell)\b/i;
const asksYesOrNo = oneOf(
  sequence(
    /^\W*(?:and |but |so )?(?:do|does|is|are|can|will)\b[^?]*\b/i,
    choice(
      /help|work|good|effective|worth|lower|reduce|shrink|prevent|calm|improve|boost|thicken|regrow/,
      /legit|increase|ease|relieve|support/,
    ),
    /\w*\b[^?]*(?:\?|$)/,
  ),
  /\byes or no\W*$/i,
);
const asksForProof = /\b(?:proven|proof|scientific\w*|what (?:do|does) (?:the )?(?:stud|research|scien)\w* say)\b/i;
const proofs: Readonly<Record<HerbUse['evidence'], string>> = {
  strong: 'Yes, as well as a herb can be. ',
  moderate: 'Partly: there are some good studies. ',
  limited: 'Not proven: there are small or mixed studies only. ',
  theoretical: 'Not proven: it rests on tradition. ',
};
const asksHowStudied = /^\W*(?:how (?:well|was|were|is|are|has)|which|what (?:stud|trial|evid)\w*|where|sources?)\b/i;
const shortAnswers: Readonly<Record<HerbUse['evidence'], string>> = {
  strong: 'Yes, many good studies say so. ',
  moderate: 'It may well help: there are some good studies. ',
  limited: 'Perhaps: the studies are small or mixed. ',
  theoretical: 'That is tradition, and it was hardly studied. ',
};

/** The uses that fit what the conversation is about; for a wish that has none, those that come close. */
function usesFor({ monograph }: Herb, wanted: readonly UseKey[]): readonly HerbUse[] {
  const uses = monograph?.uses ?? [];
  const isGraded = (wish: UseKey) => uses.some(({ use }) => use === wish);
  const fits = (use: UseKey, wish: UseKey) =>
    isGraded(wish) ? use === wish : [...(closeUses[wish] ?? []), ...(toldOfToo[wish] ?? [])].includes(use);
  return uses.filter(({ use }) => wanted.some((wish) => fits(use, wish))).slice(0, mostUses);
}

/** Studied in one, and worth telling whoever has the other; no reason to offer it. */
const toldOfToo: Partial<Readonly<Record<UseKey, readonly UseKey[]>>> = { headache: ['migraine'] };

/** For a check only what fits the wish; for a portrait the main uses. */
export function useLists(herb: Herb, telling: Telling): string[] {
  const { wanted, asks } = telling;
  const fitting = usesFor(herb, wanted);
  const own = usesForPerson(herb, telling);
  const main = asks.bare && wanted.length === 0 ? own.slice(0, mostInShort) : [];
  const unstudied = fitting.length === 0 ? noStudyFor(herb, telling) : [];
  if (asks.checking && unstudied.length > 0) return unstudied;
  if (asks.checking) return fitting.length + main.length === 0 ? [] : [useBullets([...fitting.slice(0, 1), ...main])];
  if (own.length === 0) return [paragraph(`I have no studies on what ${inSentence(herb.name)} helps with.`)];
  // "Sage for a sore throat": what else it is taken for is no matter there.
  const here = usesFromText(telling.question);
  if (fitting.some(({ use }) => here.includes(use))) return [useBullets(fitting)];
  return [...unstudied, useBullets([...fitting, ...own.filter((use) => !fitting.includes(use))].slice(0, mostUses))];
}

/** Nausea in pregnancy is nothing to a man, a child or a woman of seventy. */
function usesForPerson({ monograph }: Herb, { subject: { person } }: Telling): readonly HerbUse[] {
  const { gender, ageYears, pregnant } = person;
  const years = ageYears ?? youngestMother;
  const isNone = gender === 'male' || years < youngestMother || years > oldestMother;
  const uses = (monograph?.uses ?? []).filter(
    ({ use }) => (pregnant || !isNone || use !== ofPregnancy) && (years >= grownFrom || !ofGrownUps.has(use)),
  );
  // Where nobody told of a pregnancy what is for one comes last.
  return pregnant
    ? uses
    : uses.toSorted((one, other) => Number(one.use === ofPregnancy) - Number(other.use === ofPregnancy));
}

const ofPregnancy: UseKey = 'pregnancy-nausea';
/** Nothing of these is told of to a child. */
const ofGrownUps: ReadonlySet<UseKey> = new Set<UseKey>([
  'menstrual-cramps',
  'pms',
  'menopause',
  'libido',
  'prostate',
  'fertility',
  'lactation',
]);
const grownFrom = 10;
const youngestMother = 14;
const oldestMother = 55;

/** The herb was never studied for what the talk is about: said once, and not beside a warning. */
function noStudyFor(herb: Herb, { question, wanted, concern, said, isTold }: Telling): string[] {
  const topic = wanted.length > 0 ? wanted.slice(0, 1).map(topicOf).join('') : concern;
  const isFood = herb.kind === 'vitamin' || herb.kind === 'mineral' || herb.kind === 'nutrient';
  if (topic === null || isFood || isTold(herb) || question.length > longestCheck) return [];
  const line = `I hold no study of ${inSentence(herb.name)} for ${topic}.`;
  return said.includes(line) ? [] : [paragraph(line)];
}

/** A longer question has a matter of its own. */
const longestCheck = 70;

function useBullets(uses: readonly HerbUse[]): string {
  return bullets(
    uses.map((use) => `<strong>${escapeHtml(useLabels[use.use])}</strong> (${gradeOf(use)}): ${escapeHtml(use.text)}`),
  );
}
