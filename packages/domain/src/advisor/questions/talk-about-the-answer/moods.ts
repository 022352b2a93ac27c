import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Bit rude", "only codding", "ugh I look like death": a kind word, and back to the matter. */
export function answerMoods(question: Understanding): AdvisorAnswer | null {
  const { history, herbs, wanted, asks } = question;
  const text = withPlainApostrophes(question.question);
  const asksMore = text.includes('?') || asks.more || asks.ideas || asks.instead;
  if (history.length === 0 || herbs.length + wanted.length > 0 || asksMore || text.length > longestRemark) return null;
  const mood = moods.find(({ meets }) => meets.test(text));
  return mood === undefined ? null : plainAnswer([mood.says, ...standing(question)].map(paragraph));
}

const longestRemark = 100;

/** What was advised against is not taken back for the sake of peace. */
function standing({ earlierHerbs, subject }: Understanding): readonly string[] {
  const warned = earlierHerbs.filter((herb) => isWarnedOf(herb, subject.person));
  const names = listed([...new Set(warned.map(({ name }) => inSentence(name)))]);
  return names === '' ? [] : [`What I found on ${names} stays as it is.`];
}

const moods: readonly { readonly meets: RegExp; readonly says: string }[] = [
  {
    // What is told of wishing to die is an alarm, and comes before this.
    meets: anyPhrase(
      /(?:not|never|isn't|ain't|nowhere near) (?:\w+ )?suicidal(?! (?:yet|but|now|today|right now|at the moment|any ?more|most|all))/,
      /(?:not|never|won't|wouldn't) (?:going to |gonna |about to |planning to )?(?:do (?:anything|something) (?:silly|daft|stupid)|top myself|(?:harm|hurt) myself)/,
      /no (?:dark|suicidal|bad) thoughts/,
    ),
    says: 'Thank you for saying so, and I take you at your word. To be fed up for weeks is reason enough to see your doctor: the dose, another medicine or talking therapy can be looked at. A walk in daylight each day, company and regular sleep help many meanwhile. Should it ever turn darker, call a crisis line or your emergency number at once.',
  },
  {
    meets: anyPhrase(
      /(?:a )?(?:bit|little|very|so|pretty|quite|kinda|rather) (?:rude|harsh|blunt|cold|short|mean|preachy|patronising|patronizing|condescending|judgy|dismissive)/,
      /(?:that's|that is|thats|that was|you're being|you are being|don't be|no need to be) (?:so |a bit |very |just )?(?:rude|harsh|mean|nasty|preachy|patroni[sz]ing|condescending|judgmental|judgemental)/,
      /(?:she|he|they)(?:'s| has| is|'ve)? (?:got )?(?:a |an )?(?:diploma|degree|certificate|certified|qualified|trained|lovely|very good|doctorate)\b[^.?!]{0,20}\b(?:you know|though|actually|mind)/,
    ),
    says: 'I am sorry, I did not mean it against anybody. I go by what was studied, whoever advises a thing. Tell me what is in it, name by name, and I check each for you; then you can talk it over with whoever suggested it.',
  },
  {
    meets: anyPhrase(
      /(?:only|just|was|am|i'm|im) (?:codding|messing|having you on|pulling your leg|taking the (?:mick|piss|mickey)|winding you up|teasing|jesting|acting the maggot|slagging)/,
    ),
    says: 'Fair play, you had me there. What can I look up for you?',
  },
  {
    meets: anyPhrase(
      /i(?:'m| am)? (?:look|feel|smell|sound) like (?:death|crap|shit|hell|a (?:troll|pizza|monster|mess|zombie|wreck|leper|tomato)|absolute \w+|garbage|rubbish)(?: warmed up)?/,
      /i(?:'m| am) (?:so |such |looking )?(?:an? )?(?:ugly|hideous|a mess|a wreck|a state|gross|disgusting)/,
    ),
    says: 'I am sorry, that is a rotten feeling. It mostly shows far more to yourself than to others, and it will look different in some days. Be kind to yourself and to your skin until then. If it weighs on you for weeks, tell somebody you trust or a doctor.',
  },
  {
    meets: anyPhrase(
      /(?:wife|husband|partner|doctor|mum|mam|daughter|son|everyone|she|he) (?:says|reckons|thinks|calls) (?:i'm|im|i am|me) (?:a |an |such a )?(?:terrible|awful|bad|worst|difficult|nightmare|big) (?:patient|baby|whinger|wimp|moaner)/,
      /i(?:'m| am) (?:a |an |such a )?(?:terrible|awful|bad|rubbish|useless) patient/,
    ),
    says: 'You are in good company there. Take it slowly, with small sips and your head level rather than thrown back. Anything that still sits in the throat, or a cough or wheeze that stays after it, should be looked at.',
  },
];
