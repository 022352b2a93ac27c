import { findHerb } from '../herbs/catalogue.ts';
import { sortedInShort } from './about-herbs/comparing/sorted-out.ts';
import { findingsAbout } from './about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from './answer.ts';
import { unknownNames } from './reading/named-things/unknown-names.ts';
import type { Understanding } from './reading/understanding.ts';
import { topicsOf } from './reading/wishes/topics.ts';
import { wishOf } from './reading/wishes/wish.ts';
import { listed, paragraph } from './wording/html.ts';
import { inSentence } from './wording/names.ts';
import { plainAnswer } from './wording/plain-answers.ts';

/** Not understood, after herbs were spoken of: says so, where the talk stands and what can be told of it, and asks one thing. */
export function whereWeAre(question: Understanding): AdvisorAnswer {
  const { earlierHerbs, unrecognised, said, subject } = question;
  const names = earlierHerbs.map(({ name }) => inSentence(name));
  const topic = topicsOf(wishOf(question), '');
  const findings = findingsAbout(earlierHerbs, subject.person);
  const isWarnedOf = (id: string) =>
    findings.some(({ subject: about, severity }) => about.id === id && severity !== 'minor');
  const isOpen = !earlierHerbs.every(({ id }) => isWarnedOf(id));
  const herbs = earlierHerbs.flatMap(({ id }) => findHerb(id) ?? []);
  const verdict = sortedInShort(herbs, { who: subject.who, findings });
  const place = `So far${topic === '' ? '' : `, for ${topic}`}: ${/^I /.test(verdict) ? verdict : lowered(verdict)}`;
  const offer = isOpen ? canTell(names, question) : '';
  const asks = fresh(isOpen ? asksOfOpen : asksOfClosed, said);
  const [first = ''] = names;
  return {
    ...plainAnswer(
      [
        ...unknownNames(unrecognised, said),
        paragraph([fresh(openings, said), place, offer, asks].filter((part) => part !== '').join(' ')),
      ],
      isOpen
        ? [`How much ${first} do people take?`, `What are the side effects of ${first}?`, 'What else could help?']
        : ['Why not?', 'What could I take instead?'],
    ),
    unrecognised,
    isLost: true,
  };
}

/** What may be asked of the herbs, told once in a talk. */
function canTell(names: readonly string[], { said, subject }: Understanding): string {
  const medicines = subject.person.medicines.map(({ name }) => name);
  const besides = medicines.length === 0 ? '' : `, and how it goes with ${listed(medicines)}`;
  const told = `I can tell how much of ${names.length > 1 ? 'each' : 'it'} people take, how it is taken, how soon it works and its side effects${besides}.`;
  return said.includes(told) ? '' : told;
}

function lowered(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}

/** The first that the talk has not heard yet. */
function fresh(wordings: readonly string[], said: string): string {
  return wordings.find((wording) => !said.includes(wording)) ?? wordings.at(-1) ?? '';
}

const openings = [
  'I am not sure what you mean by that.',
  'I still cannot tell what you mean, and I would rather ask than guess.',
  'That one I could not place either.',
  'Sorry, I keep missing your point.',
];
const asksOfOpen = [
  'Which of these would you like?',
  'Is it about one of these herbs, or about something new?',
  'Could you put it in other words, or name the herb it is about?',
];
const asksOfClosed = [
  'Shall I look for something else instead?',
  'Would you like to hear the reason?',
  'Could you put it in other words, or name the herb it is about?',
];

/** Not understood, after a complaint for which no herb was named. */
export function whereWeAreWith(topic: string, said: string): string {
  return fresh(ofAComplaint, said).replace('{topic}', topic);
}

const ofAComplaint = [
  'I did not follow that. We spoke of {topic}: shall I say what helps without herbs, when to see a doctor, or check a herb that you name?',
  'That I could not place. We are still with {topic}. Would you like to know when to have it looked at, or is it something new that bothers you?',
];
