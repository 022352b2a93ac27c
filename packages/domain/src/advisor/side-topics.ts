import { anyPhrase, withPlainApostrophes } from '../resolve/phrases.ts';

/** What is close to herbs and yet not what the advisor knows: answered kindly in a few words; null for all else. */
export function sideTopic(question: string, hasAWish: boolean): string | null {
  const text = withPlainApostrophes(question);
  return topics.find(({ meets, always }) => (!hasAWish || always === true) && meets.test(text))?.says ?? null;
}

/** What the last question was about, in a few words, when it was close to herbs and no herb. */
export function sideTopicName(question: string): string | null {
  const text = withPlainApostrophes(question);
  const topic = topics.find(({ meets }) => meets.test(text));
  return topic === undefined ? null : (topic.name ?? 'that');
}

interface Topic {
  /** As in "what I said about head lice". */
  readonly name?: string;
  readonly meets: RegExp;
  readonly says: string;
  /** Said although the words name a complaint as well: "herbs instead of the flu jab". */
  readonly always?: true;
}

const topics: readonly Topic[] = [
  {
    meets: anyPhrase(
      /your own (?:father|mother|child|kids?|family|parents?)/,
      /(?:what|which)\b[^.?!]{0,16}\bwould you (?:take|give|choose|do) (?:yourself|if)/,
    ),
    says: 'I am a program and have no family. For anyone with what you told me I would ask the doctor or pharmacist first, and then choose what raises the fewest warnings. Ask me “which of them is all right?”, and I will go through what we spoke of.',
  },
  {
    meets: anyPhrase(
      /(?:instead of|rather than|replaces?|without|alternative to)\b[^.?!]{0,20}\b(?:vaccin\w*|jabs?|shots?|booster|immuni[sz]ation)/,
    ),
    always: true,
    says: 'No herb can take the place of a vaccine or a jab. If you have doubts about it, a doctor or pharmacist can go through them with you. For feeling better with a cold, ask me.',
  },
  {
    name: 'doping rules',
    meets: anyPhrase(
      /(?:anti-?)?doping|wada|drugs? tests?(?:ed|ing)?/,
      /(?:legal|allowed|banned|forbidden|permitted) (?:for|in|by) (?:\w+ )?(?:athletes?|sports?|competitions?|football|rugby|cycling|competing)/,
    ),
    says: 'I hold no list of what is banned in sport or shows up in a drug test. Your anti-doping agency can tell you. Supplements have been found to hold things their label does not name, so choose only what an independent laboratory tests for athletes.',
  },
  {
    name: 'Epsom salt',
    meets: anyPhrase(/epsom/),
    says: 'Epsom salt is magnesium sulfate. For a bath, go by the packet; I hold no good studies that bathing in it helps. Do not swallow it without advice, and not at all with kidney disease.',
  },
  {
    meets: anyPhrase(
      /(?:my|our|the|a|for) (?:\w+ )?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|rabbits?|hamsters?|guinea pigs?|parrots?|pets?)/,
    ),
    always: true,
    says: 'I know herbs for people only. What is mild for us can poison an animal: please ask a vet before you give it anything.',
  },
  {
    name: 'homeopathic remedies',
    meets: anyPhrase(/homeopath\w*/, /homoeopath\w*/, 'globuli', /bach flowers?/),
    says: 'Homeopathic remedies are thinned so far that often nothing of the plant is left, and good studies do not show that they work for any illness. I cover herbs that hold a real dose, with what is known for and against them. Name your complaint, and I will look.',
  },
  {
    meets: anyPhrase(
      /acupuncture|acupressure|reiki|reflexology|massages?|osteopath\w*|chiropract\w*|hypnosis|hypnotherapy|meditation|yoga|tai chi|cbt|cupping/,
    ),
    says: 'That is no herb, so I have no checked facts on it. A doctor or physiotherapist can tell you what is worth a try for you. For what you swallow or rub in, ask me.',
  },
  {
    meets: anyPhrase(
      /why (?:do|would|should) (?:you|i|we|anyone) (?:even )?(?:recommend|suggest|trust|use|take|believe in)\b[^.?!]{0,30}\bherbs?/,
      /(?:are|aren't) herbs (?:all )?(?:just )?(?:placebos?|a scam|nonsense|useless|rubbish|snake oil|quackery)/,
      /do herbs (?:really |actually |even )?(?:work|do anything)/,
    ),
    says: 'A fair question. Most herbs rest on small studies or on long use alone, and a few on good trials, such as psyllium for constipation. I do not push any. I say how well each was studied, what speaks against it for you, and when a doctor can do more. “Nothing to take” is often a good answer too.',
  },
  {
    meets: anyPhrase(
      /you(?:'re| are) (?:so |really |just |completely |absolutely )?(?:useless|stupid|dumb|an idiot|terrible|rubbish|no help|not helping|not helpful|annoying|bad at this)/,
      /(?:that|this)(?:'s| is| was) (?:no help|useless|rubbish|nonsense|not helpful|unhelpful)/,
      /(?:that|this) (?:did not|didn't|does not|doesn't) (?:help(?: me)?|answer my question|make sense)/,
      /you (?:did not|didn't) (?:answer|listen|understand)/,
    ),
    says: 'I am sorry, that missed what you need. Tell me in a few words what bothers you, for whom, and what you take already, and I will try again.',
  },
];
