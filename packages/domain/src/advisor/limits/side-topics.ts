import { lastMessage } from '../reading/last-said.ts';
import type { AdvisorRequest } from '../answer.ts';
import { isToldInOne } from '../reading/story.ts';
import { lately } from '../../resolve/lately.ts';
import { testerOf } from '../../resolve/patterns/quick-patterns.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { appTopics, refusedTopics } from '../data/app-topics.ts';
import { everydayTopics } from '../data/everyday-topics.ts';
import { lightTopics } from '../data/light-topics.ts';
import { pets, topics as topicsNearHerbs } from '../data/side-topics.ts';

const topics = [...refusedTopics, ...appTopics, ...lightTopics, ...everydayTopics, ...topicsNearHerbs];

const saysIn = testerOf(() => topics.map(({ meets }) => meets));

/** What is close to herbs and yet not what the advisor knows: answered kindly in a few words; null for all else. */
export function sideTopic(question: string, hasAMatter: boolean): string | null {
  const { text, met } = topicsIn(question);
  return (
    met.find(({ meets, always }) => (!hasAMatter || always === true) && isToldInOne(text, (told) => meets.test(told)))
      ?.says ?? null
  );
}

/** Those a question is of, in their order: each answer asks several times. */
const topicsIn = lately((question) => {
  const text = withoutCompanions(withPlainApostrophes(question));
  const says = saysIn(text);
  return { text, met: topics.filter(({ meets }) => says(meets)) };
});

/** What has to be said beside the answer about a herb that was named: "homeopathic arnica or plain arnica gel?" */
export function saidBeside(question: string): string | null {
  return topicsIn(question).met.find(({ beside }) => beside === true)?.says ?? null;
}

/** What the last question was about, in a few words, when it was close to herbs and no herb. */
export function sideTopicName(question: string): string | null {
  const [topic] = topicsIn(question).met;
  return topic === undefined ? null : (topic.name ?? 'that');
}

export function tellsOfAnAnimal(question: string): boolean {
  return pets.test(withoutCompanions(withPlainApostrophes(question)));
}

/** "The dog gets up with me", "walking the dog": it is only there. */
function withoutCompanions(text: string): string {
  return text.replaceAll(companions, ' ');
}

const companions =
  /,? ?\b(?:who |(?:my|our|the) \w+ |wife |husband |mum |mom |dad |sister |brother |friend |neighbou?r |he |she |we |they )?(?:has|have|had|got|bought|gets?|buys?|keeps?|uses?|gives?) (?:it|that|some|this) (?:in )?(?:for|to) (?:the|my|our|his|her|their) (?:dogs?|cats?|horses?|pup|pets?|animals)\b|\b(?:walk(?:ing|ed|s)?|feeding|out with) (?:the|my|our) dogs?\b|\b(?:the|my|our) (?:dog|cat|pup) (?:always |just |only )?(?:gets?|got|sits?|sleeps?|slept|wakes?|woke|barks?|barked|barking|comes?|came|goes|jumps?|jumped|pulls?|pulled|follows?|lies|keeps) (?:me |us )?(?:up|on|with|beside|next|over|along|in|to|at|out|from|down|company)\b|\bcat memes?\b|\bdog walk\w*\b/gi;

/** "Just a drop on his bed?", after a question about the dog. */
export function stillAboutAnAnimal(question: string, history: AdvisorRequest['history']): string | null {
  const last = lastMessage(history);
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
