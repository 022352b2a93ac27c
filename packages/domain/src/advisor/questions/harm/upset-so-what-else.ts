import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { sideEffectsOf } from '../../about-herbs/facts/side-effects.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { answerForTheWish } from '../../for-concerns/for-the-wish.ts';
import { concernsIn } from '../../particular/concerns-in.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer, withLinesFirst } from '../../wording/plain-answers.ts';

/** "Valerian gave me a headache. What else then?": that one is left, and another is looked for; the headache wants no herb. */
export function answerUpsetSoWhatElse(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  const told = upset.exec(text)?.[0];
  if (told === undefined || !asksForOther.test(text)) return null;
  const [named, ...more] = readText(text).mentions.filter(({ kind }) => kind === 'herb');
  const herb = findHerb(named?.id ?? '');
  if (herb === undefined || more.some(({ id }) => id !== named?.id)) return null;
  const rest = text.replace(told, ' ').replaceAll(named?.text ?? ' ', ' ');
  const asked = concernsIn(rest);
  const isNewWish = asked.uses.length > 0;
  const before = question.earlierUses.length > 0 ? question.earlierUses : mostlyTakenFor(herb);
  const wanted = isNewWish ? asked.uses : before;
  const name = inSentence(herb.name);
  const leave = `Then leave ${name} out. ${capital(name)}: ${sideEffectsOf(herb).replace(/^Known side effects: /, 'known are ')}`;
  const lead = ofTheSkin.test(told) ? `${leave} ${comesBack}` : leave;
  const tip = herb.key === 'omega-3-fish-oil' && ofBurps.test(told) ? [againstBurps] : [];
  if (wanted.length === 0) return plainAnswer([lead, ...tip, takenForWhat].map(paragraph));
  const answer = answerForTheWish({
    ...question,
    question: rest,
    wanted,
    particulars: isNewWish ? asked.particulars : question.earlierParticulars,
    herbs: [],
    earlierHerbs: [],
    mentions: question.mentions.filter(({ id }) => id !== herb.key),
    avoid: [...question.avoid, herb.key, ...kinOf(herb.key)],
    asks: { ...question.asks, ideas: true, more: false, instead: false, sideEffects: false, checking: false },
  });
  return withLinesFirst([lead], answer);
}

/** A herb is mostly taken for what stands first; of magnesium nobody can tell. */
function mostlyTakenFor({ kind, monograph }: Herb): readonly UseKey[] {
  const uses = [...new Set(monograph?.uses.flatMap(({ use, result }) => (result === undefined ? [use] : [])))];
  return kind === 'herb' || uses.length < manyUses ? uses.slice(0, 1) : [];
}

const ofBurps = /\b(?:burp\w*|belch\w*|repeat\w*|fishy)\b/i;
const againstBurps =
  'If it is worth it to you: with a meal, in smaller portions or in coated capsules it comes up less in many. Throw it away when it smells rancid; fish on the plate does as well.';
const manyUses = 3;
const takenForWhat = 'What did you take it for? Then I look for another that fits.';

/** Peppermint and its oil upset alike. */
function kinOf(key: string): readonly string[] {
  const [stem = key] = key.split('-');
  return ['oil', 'tea', 'leaf', 'root'].map((part) => `${stem}-${part}`);
}

const trouble = choice(
  /heart ?burn|acid\w*|reflux|wind|gas|burp\w*|bloat\w*|headaches?|migraines?|the runs|diarrh\w*|constipat\w*/,
  /nause\w*|sick|queasy|cramps?|rash|hives|itch\w*|spots|drowsy|groggy|dizzy|woozy|hungover|foggy|worse/,
  /(?:bad |weird |vivid |wild )?(?:dreams|nightmares)|jittery|shaky|restless|wired|palpitations|heart (?:race|pound|flutter)\w*/,
  /stomach ?(?:ache|pains?|cramps?|upset)|tummy ?ache|too (?:sleepy|tired)|ill|poorly|a (?:bad|upset) (?:stomach|tummy)/,
);
const upset = oneOf(
  sequence(
    /\b(?:has |have )?(?:gave|gives?|given|brings?|brought|causes?|caused|makes?|made|left)(?: me| my)?\b[^.?!,;]{0,20}\b/i,
    trouble,
    /\b[^.?!,;]{0,12}/,
  ),
  /\b(?:upsets?|irritate[sd]?|burn(?:s|ed|t)|hurts?) (?:me|my (?:stomach|tummy|belly|throat|chest|gut))\b/,
  /\b(?:did|does|do)(?:n't| not) (?:really )?(?:agree|sit (?:well|right)|go down (?:well|right)) with me\b/,
  sequence(/\b(?:got|get|had|have) (?:an? |the |some |really |bad )*/, trouble, / (?:from|after|on|off)\b/),
);
const ofTheSkin = /\b(?:rash|hives|itch\w*|spots)\b/i;
const comesBack =
  'If it was an allergy, it comes back with the next use; with a swollen face or trouble breathing call your emergency number.';
const asksForOther =
  /\b(?:what|something|anything|any ?one|is there|which|some|an)\b[^.?!]{0,20}\b(?:else|instead|other|another|different|gentler|milder|alternatives?)\b|\b(?:instead|alternatives?|other (?:options?|ideas?))\b|\bwhat (?:(?:can|could|should|do) i (?:try|take|use) )?(?:now|then)\b/i;
