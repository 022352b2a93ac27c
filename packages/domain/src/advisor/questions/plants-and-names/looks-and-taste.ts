import { findHerb } from '../../../herbs/catalogue.ts';
import { characterOf } from '../../../herbs/character/character.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { howItLooks, isNoPlant, sortOf } from '../../about-herbs/facts/how-it-looks.ts';
import { onceEach } from '../../about-herbs/after-news.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { bullets, escapeHtml, herbLink, listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { clausesOf, lower, withStop } from '../../wording/sentences.ts';
import { citedSources } from '../../wording/source-list.ts';

const mostHerbs = 3;

/** "What does it look like?", "what does it taste like?", "can I grow it?": of each herb spoken of in a line. */
export function answerLooksAndTaste(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  const ask = asked.find(({ words }) => words.test(text));
  if (ask === undefined || question.wanted.length > 0 || /\b(?:mix\w*|blend\w*|together)\b/i.test(text)) return null;
  // "Which one tastes better with honey?" is not of the honey.
  const isOfThem =
    question.herbs.length === 0 ||
    (question.herbs.length < 2 && question.asks.pointing && question.earlierHerbs.length > 0);
  // "The licorice tea that my sister gives me, it tastes so good": praised, and asked about.
  if (!isOfThem && praised.test(text) && !asksOfTaste.test(text)) return null;
  const meant = isOfThem ? question.earlierHerbs : question.herbs;
  const herbs = onceEach(meant)
    .flatMap(({ id }) => findHerb(id) ?? [])
    .slice(0, mostHerbs);
  const blocks = herbs.length === 0 ? [] : ask.told(herbs);
  if (blocks.length === 0) return null;
  const told = blocks.join(' ');
  const tasted = herbs.flatMap(({ key }) => characterOf(key).taste ?? []);
  return {
    ...plainAnswer(blocks, [`What is ${inSentence(herbs[0]?.name ?? '')} good for?`]),
    sources: citedSources(
      tasted.filter(({ text }) => told.includes(escapeHtml(lower(text)))).flatMap(({ sources }) => sources),
      [],
    ),
  };
}

function looks(herbs: readonly Herb[]): string[] {
  const alike = herbs.flatMap(({ monograph }) => monograph?.lookAlikes?.text ?? []).map(paragraph);
  return [...inALineEach(herbs, howItLooks), ...alike, ...(herbs.every(isNoPlant) ? [] : [paragraph(notByWords)])];
}

function tastes(herbs: readonly Herb[]): string[] {
  const unknown = herbs.filter((herb) => tasteOf(herb) === null);
  const known = herbs.filter((herb) => !unknown.includes(herb));
  const names = listed(unknown.map(({ name }) => inSentence(name)));
  const isDrunk = herbs.some(({ monograph }) => monograph?.forms.includes('tea') === true);
  return [
    ...inALineEach(known, (herb) => tasteOf(herb) ?? ''),
    ...(unknown.length === 0
      ? []
      : [paragraph(`I hold nothing on how ${names} ${unknown.length > 1 ? 'taste' : 'tastes'}.`)]),
    ...(isDrunk ? [paragraph(inTheCup)] : []),
  ];
}

/** "Will it make my hair smell?" */
function scents(herbs: readonly Herb[]): string[] {
  const known = herbs.flatMap((herb) => {
    const told = tasteOf(herb);
    return told === null ? [] : [`${capital(inSentence(herb.name))}: ${told}`];
  });
  return [...known, scentGoes].map(paragraph);
}

const scentGoes =
  'While it is on you will smell it, and so will others; most of it goes with the next wash. Less of it, or only in the evening, keeps it mild. What is swallowed seldom shows on the skin; garlic, onion and fenugreek do.';

function liking(herbs: readonly Herb[]): string[] {
  const names = herbs.map(({ name }) => inSentence(name));
  return [`Taste I cannot tell: which of ${listed(names)} you like is for you to find out.`, inTheCup].map(paragraph);
}

/** "Is there one that's nice?" */
function describing(herbs: readonly Herb[]): string[] {
  const names = herbs.map(({ name }) => inSentence(name));
  const known = herbs.filter((herb) => tasteOf(herb) !== null);
  return [
    paragraph(`Which of ${listed(names)} you like is for you to find out; this is how they are described.`),
    ...inALineEach(known, (herb) => tasteOf(herb) ?? ''),
    paragraph(inTheCup),
  ];
}

function tasteOf({ key, monograph }: Herb): string | null {
  const known = characterOf(key).taste;
  if (known !== null) return lower(known.text);
  const told = [monograph?.description, monograph?.traditionalUses, monograph?.preparation]
    .flatMap((text) => clausesOf(text ?? ''))
    .find((sentence) => ofTheSenses.test(sentence));
  return told === undefined ? null : lower(withStop(told));
}

const ofTheSenses =
  /\b(?:tast\w+|bitter|sweet|sharp|sour|flavou?rs?|aroma\w*|(?:strong-)?smell\w*|\w*-?scent\w*|scent)\b/i;
const inTheCup =
  'A little honey, lemon or mint may go into a tea. A weaker cup is milder, and holds less of what was studied.';
const notByWords = 'Gather nothing by a description or a picture alone: many plants look alike.';

/** Only where it is no plant; how plants are grown is said elsewhere. */
function growing(herbs: readonly Herb[]): string[] {
  const [first] = herbs;
  return first !== undefined && herbs.every(isNoPlant)
    ? [paragraph(`${capital(inSentence(first.name))} is no plant but ${sortOf(first)}, so it cannot be grown.`)]
    : [];
}

/** One herb in a paragraph, several as a list. */
function inALineEach(herbs: readonly Herb[], told: (herb: Herb) => string): string[] {
  const lines = herbs.map((herb) => `<strong>${herbLink(herb)}</strong>: ${escapeHtml(told(herb))}`);
  return lines.length > 1 ? [bullets(lines)] : lines.map((line) => `<p>${line}</p>`);
}

const nasty =
  'rank|bad|awful|horrible|horrid|gross|nasty|disgusting|vile|foul|minging|rotten|yuck\\w*|bitter|sour|strong|weird|funny';
const ofTasteAlone = 'rank|gross|disgusting|vile|foul|minging|bitter|sour|sweet|drinkable|revolting|delicious|tasty';
const nice = 'good|nice|nicer|ok|okay|alright|all right|lovely|pleasant|sweet';
const praised = new RegExp(
  String.raw`\b(?:tastes?|smells?) (?:so |very |really |quite |rather |just |that )*(?:${nice}|great|wonderful|delicious|like)\b`,
  'i',
);
const asksOfTaste =
  /\b(?:what|how|which|does|do|is|are|will|would|should|could|can)\b[^.?!]*\b(?:tast\w+|smell\w*)\b|\b(?:tastes?|smells?)\b[^.!]*\?/i;

const asked: readonly { readonly words: RegExp; readonly told: (herbs: readonly Herb[]) => string[] }[] = [
  {
    words: anyPhrase(
      /(?:know|tell|sure|certain)(?: that| if| whether)? (?:it|this|that|they|these)(?:'s| is| are|'re)? (?:really )?(?:the )?(?:right|real|true|correct|genuine)(?: one| plant| herb| kind)?/,
      /what (?:does|do|is|are)\b[^.?!]{2,30}\blooks? like/,
      /how (?:does|do|can|would)\b[^.?!]{2,24}\b(?:look(?=\W*$)|recogni[sz]e\w*(?![^.?!]{0,24}\b(?:trouble|problems?|damage|harm|signs?|symptoms?|allerg\w+|overdose|too much|reaction|side effects?)\b))/,
    ),
    told: looks,
  },
  {
    words: anyPhrase(
      /(?:smell|scent|whiff) (?:fade|go away|last|linger|stay|come out|wash out|wear off|disappear)/,
      /(?:make|makes|leave|leaves|have|get) (?:me|my|the|his|her|our) ?(?:\w+ )?(?:smell|smelling|stink|stinking|reek|reeking|pong|whiff)/,
      /(?:smell|stink|reek|pong) (?:of|like) (?:it|pizza|[\w ]{3,20}) (?:all|for|on|in) (?:day|days|my|the)/,
    ),
    told: scents,
  },
  {
    words: anyPhrase(
      /which\b[^?]*\b(?:tastes?|smells?) (?:the )?(?:better|best|nicer|nicest|worst)(?! (?:cold|chilled|iced|hot))/,
    ),
    told: liking,
  },
  {
    words: anyPhrase(
      /(?:is there|have you(?: got)?|any) (?:one|a tea|something)(?: of (?:them|these|those))?(?:'s| that| which)?(?:'s| is)? ?(?:tastes? )?(?:nice|nicer|good|pleasant|tasty|mild|lovely|better)(?:[- ]tasting)?(?: in the cup| to drink)?(?=\W*$)/,
      /which\b[^?]*\btastes? (?:\w+ )?(?:good|nice|pleasant|fine|lovely|(?:better|best|nicer|nicest) (?:cold|chilled|iced|hot))/,
    ),
    told: describing,
  },
  {
    words: anyPhrase(
      /(?:what|how) (?:does|do|is|are)\b[^.?!]{2,30}\b(?:tastes?|smells?)(?: like)?/,
      new RegExp(
        String.raw`(?:tastes?|smells?) (?:a bit |really |very |quite |that |so |too )?(?:better|best|like|${nasty}|${nice})`,
      ),
      new RegExp(
        String.raw`(?:is|are) (?:it|this|that|they|the tea) (?:a bit |really |very |quite |that |so |too )?(?:${ofTasteAlone})(?=\W*$)`,
      ),
      /(?:does|do|will|would) (?:it|this|that|they|the [\w ]{3,16}) (?:taste|smell|stink|pong|reek|whiff)(?=\W*$)/,
      /(?:bitter|taste|flavou?r)(?=\W*$)/,
    ),
    told: tastes,
  },
  { words: anyPhrase(/(?:can|could|may|how do) i (?:\w+ )?(?:grow|plant|sow) (?:it|this|them)/), told: growing },
];
