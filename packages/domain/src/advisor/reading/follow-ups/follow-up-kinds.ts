import type { Asks } from '../wishes/asks.ts';

/** A way in which a short message goes on from an answer. */
interface FollowUp {
  /** The plain sentence that asks it, as the rules read it. */
  readonly asks: string;
  /** What the rules call it, where they do: what they have read themselves is left in its own words. */
  readonly read?: keyof Asks;
}

/** What a short message in the middle of a talk may go on with; the weights are learned for these and "none". */
export const followUps = {
  amount: { asks: 'how much should I take?', read: 'amount' },
  most: { asks: 'how much is too much?' },
  prepare: { asks: 'how do I prepare it?', read: 'preparation' },
  when: { asks: 'when is the best time to take it?', read: 'timing' },
  'with-food': { asks: 'with or without food?', read: 'timing' },
  onset: { asks: 'how soon does it work?', read: 'onset' },
  duration: { asks: 'for how long can I take it?', read: 'duration' },
  'side-effects': { asks: 'what are the side effects?', read: 'sideEffects' },
  watch: { asks: 'what should I watch out for?' },
  drowsy: { asks: 'will it make me sleepy?', read: 'drowsy' },
  addictive: { asks: 'is it addictive?' },
  stopping: { asks: 'can I just stop taking it?' },
  proof: { asks: 'is that proven?', read: 'evidence' },
  sources: { asks: 'what are your sources?', read: 'evidence' },
  'how-it-acts': { asks: 'how does it work in the body?' },
  'why-not': { asks: 'why not?', read: 'why' },
  'why-this': { asks: 'why did you suggest that?' },
  instead: { asks: 'what could I take instead?', read: 'instead' },
  more: { asks: 'what else could help?', read: 'more' },
  pick: { asks: 'which one would you pick?', read: 'comparing' },
  safest: { asks: 'which one is safer?', read: 'comparing' },
  strongest: { asks: 'which one works best?', read: 'comparing' },
  milder: { asks: 'something milder please', read: 'comparing' },
  together: { asks: 'can I take them together?', read: 'together' },
  'in-turn': { asks: 'one after the other?' },
  apart: { asks: 'how many hours apart?', read: 'apart' },
  'safe-for-me': { asks: 'is it safe?' },
  'my-medicines': { asks: 'is it ok with the medicines?' },
  alcohol: { asks: 'can I drink alcohol with it?' },
  coffee: { asks: 'does it go with coffee?' },
  'as-tea': { asks: 'as a tea?', read: 'form' },
  'as-capsules': { asks: 'as capsules?', read: 'form' },
  'on-skin': { asks: 'something to rub in?', read: 'form' },
  'in-food': { asks: 'is it enough in food?', read: 'inFood' },
  taste: { asks: 'what does it taste like?' },
  keeping: { asks: 'how do I store it?' },
  growing: { asks: 'can I grow it myself?' },
  buying: { asks: 'where can I buy it?', read: 'buying' },
  price: { asks: 'what does it cost?' },
  appearance: { asks: 'what does it look like?' },
  'other-uses': { asks: 'what else is it good for?', read: 'uses' },
  'who-not': { asks: 'who should not take it?', read: 'cautions' },
  'no-effect': { asks: 'what if it does not help?', read: 'nothingHelps' },
  'see-doctor': { asks: 'when should I see a doctor?', read: 'nothingHelps' },
  'without-herbs': { asks: 'what can I do without herbs?' },
  missed: { asks: 'I forgot a dose' },
  already: { asks: 'I have already been taking it for weeks' },
  natural: { asks: 'but it is natural' },
  sure: { asks: 'are you sure?' },
  shorter: { asks: 'shorter please' },
  simpler: { asks: 'say that more simply' },
  list: { asks: 'sum up what you said so far' },
  'less-often': { asks: 'just once a week?' },
  again: { asks: 'when can I start again?' },
  'age-limit': { asks: 'from what age?', read: 'fromAge' },
} as const satisfies Readonly<Record<string, FollowUp>>;

export type FollowUpKind = keyof typeof followUps;

/** In the order in which their weights stand. */
// safe: these are the keys of that very record.
export const followUpKinds = [...(Object.keys(followUps) as FollowUpKind[]), 'none'] as const;
