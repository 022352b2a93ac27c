import type { AdvisorRequest } from '../answer.ts';
import { testerOf } from '../../resolve/patterns/quick-patterns.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { appTopics, refusedTopics } from '../data/app-topics.ts';
import { everydayTopics } from '../data/everyday-topics.ts';
import { pets, topics as topicsNearHerbs } from '../data/side-topics.ts';

const topics = [...refusedTopics, ...appTopics, ...everydayTopics, ...topicsNearHerbs];

const saysIn = testerOf(() => topics.map(({ meets }) => meets));

/** What is close to herbs and yet not what the advisor knows: answered kindly in a few words; null for all else. */
export function sideTopic(question: string, hasAMatter: boolean): string | null {
  const text = withPlainApostrophes(question);
  const says = saysIn(text);
  return topics.find(({ meets, always }) => (!hasAMatter || always === true) && says(meets))?.says ?? null;
}

/** What has to be said beside the answer about a herb that was named: "homeopathic arnica or plain arnica gel?" */
export function saidBeside(question: string): string | null {
  const text = withPlainApostrophes(question);
  const says = saysIn(text);
  return topics.find(({ meets, beside }) => beside === true && says(meets))?.says ?? null;
}

/** What the last question was about, in a few words, when it was close to herbs and no herb. */
export function sideTopicName(question: string): string | null {
  const text = withPlainApostrophes(question);
  const says = saysIn(text);
  const topic = topics.find(({ meets }) => says(meets));
  return topic === undefined ? null : (topic.name ?? 'that');
}

export function tellsOfAnAnimal(question: string): boolean {
  return pets.test(withPlainApostrophes(question));
}

/** "Just a drop on his bed?", after a question about the dog. */
export function stillAboutAnAnimal(question: string, history: AdvisorRequest['history']): string | null {
  const last = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const isStill =
    (pets.test(withPlainApostrophes(last)) ||
      (itsOwn.test(last) && history.some(({ role, text }) => role === 'user' && pets.test(text)))) &&
    itsOwn.test(question) &&
    !ofPeople.test(question);
  return isStill ? sameForAnimals : null;
}

const itsOwn = /\b(?:his|him|he|she|her|its?|they|them|their)\b/i;
const ofPeople = /\b(?:me|i|i'm|my (?!dog|cat)\w+|mine|kids?|child(?:ren)?|son|daughter|husband|wife|people|human)\b/i;
const sameForAnimals =
  'The same goes for that: even a crumb or a drop on the bed can harm an animal. A vet can name something made for it. If it has eaten something, call a vet or an animal poison line now.';
