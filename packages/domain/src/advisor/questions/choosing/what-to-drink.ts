import { findHerb } from '../../../herbs/catalogue.ts';
import { usesFromText } from '../../../herbs/uses-from-text.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "What hot drink can I have in the night then?": a cup for its own sake, after a tea was turned down. */
export function answerWhatToDrink(question: Understanding): AdvisorAnswer | null {
  const { subject, herbs, wanted, avoid, earlierHerbs, earlierUses } = question;
  const { person } = subject;
  const text = withPlainApostrophes(question.question);
  const isForUse = wanted.length > 0 && usesFromText(text.replace(notAUse, ' ')).length > 0;
  if (question.history.length === 0 || !asksForACup.test(text) || herbs.length > 0 || isForUse) return null;
  // "What tea instead?", of what was to help with something, asks for another that helps.
  if (isUnderage(person) || (/\b(?:instead|else)\b/i.test(question.question) && earlierUses.length > 0)) return null;
  const out = new Set([...avoid, ...earlierHerbs.map(({ id }) => id)]);
  const teas = everydayTeas
    .filter((key) => !out.has(key))
    .flatMap((key) => findHerb(key) ?? [])
    .filter(({ key, name }) =>
      findingsAbout([{ kind: 'herb', id: key, name, text: name, form: 'tea' }], person).every(
        ({ severity }) => severity === 'minor',
      ),
    )
    .slice(0, mostTeas);
  const names = listed(teas.map(({ name }) => inSentence(name)));
  const lines = [
    'Plain hot drinks are the simplest: hot water with a slice of lemon or a little honey, warm milk or oat drink, a broth, or tea and coffee without caffeine late in the day.',
    ...(teas.length === 0
      ? []
      : [
          `As herbal tea I found nothing weighty for ${subject.who} against ${names}, by the cup and not by the pot: at most two or three cups a day, and not the same one for weeks. Read the label, for many blends hold other herbs.`,
        ]),
    ...(person.breastfeeding ? [whileNursing] : []),
  ];
  return plainAnswer(lines.map(paragraph), ['How do I prepare it?', 'How much do people take?']);
}

const whileNursing =
  'While nursing leave out sage and much peppermint, which are said to lessen milk, and blends sold to bring milk without reading what is in them.';
const mostTeas = 3;
/** Drunk by many for the taste. */
const everydayTeas = [
  'rooibos',
  'rosehip',
  'linden',
  'lemon-verbena',
  'honeybush',
  'lemongrass',
  'chamomile',
  'ginger',
] as const;

/** "In the evening", "without worry" tell when and how, and wish for nothing. */
const notAUse =
  /\b(?:in the|of an|every|each|my) evenings?\b|\bwithout (?:any )?(?:worry\w*|fear|stress)\b|\bat night\b/gi;
const asksForACup = anyPhrase(
  /(?:is|are) there (?:any|an?|no|some) (?:\w+ )?(?:teas?|infusions?|hot drinks?|brews?)\b[^.?!]{0,24}\b(?:can|could|may|might|to) (?:still |safely |ever )?(?:drink|have)/,
  /(?:any|no|some) (?:\w+ )?(?:teas?|infusions?|hot drinks?) (?:at all )?(?:left|allowed|i may|i can|i could)\b/,
  /(?:which|what) (?:\w+ )?(?:teas?|infusions?|hot drinks?) (?:is|are) (?:still )?(?:allowed|left|open|ok|okay|fine|safe) (?:to|for|with) (?:me|us|him|her|an?|somebody|someone|people)/,
  /(?:name|tell|give) me (?:just )?(?:a|an|one|some|any) (?:\w+ )?(?:teas?|infusions?|hot drinks?)(?: that| which)? (?:i|we|he|she) (?:can|could|may|am allowed)/,
  /(?:anything|something) (?:hot|warm) (?:that )?(?:i|we|he|she) (?:can|could|may|might) (?:still |safely )?(?:drink|have|sip)/,
  /what (?:can|could|may|should) (?:i|she|he|we) (?:drink|sip|have) (?:in|of) (?:the|an) evening/,
  /what (?:(?:hot|warm|cold|other|else|kind of|sort of|nice|safe) )*(?:drinks?|teas?|can i drink|could i drink) (?:(?:can|could|may|should|would) (?:i|she|he|we) (?:have|drink|take|still have)|is (?:ok|okay|fine|safe|left|allowed)|are (?:ok|okay|fine|safe|left|allowed)|(?:then|instead|while nursing|in (?:the|my) (?:night|evening)))/,
  /what (?:(?:can|could|may|should) (?:i|she|he|we)) (?:drink|sip) (?:then|instead|at night|in the (?:night|evening)|while (?:nursing|feeding|breastfeeding))/,
);
