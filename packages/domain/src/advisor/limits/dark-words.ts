import { anyPhrase, followedBy, oneOf, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import { rules } from '../../safety/red-flags/all-rules.ts';
import { findToldAlarm } from '../../safety/red-flags/find-red-flag.ts';
import { namesAHerb } from '../reading/named-things/names-a-herb.ts';
import { lastAnswer } from '../reading/last-said.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { seenBefore } from '../for-concerns/seen-first.ts';
import { paragraph } from '../wording/html.ts';
import { alarmAnswer, plainAnswer } from '../wording/plain-answers.ts';
import { callToday } from '../../safety/red-flags/urgent-flag.ts';

/** "Sometimes I think what's the point", "throw myself off a bridge lmao": maybe a figure of speech, maybe not. It is asked, and no herb named. */
export function asksHowDark({ history, question, person }: AdvisorRequest): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (text.length > longest || (!isHeavy(text) && !bluster.test(text))) return null;
  if (namesAHerb(question)) return null;
  const wasAsked = history.some(({ role, text: said }) => role === 'assistant' && said.includes(iAsk));
  if (bluster.test(text) && laughs.test(text)) return plainAnswer([paragraph(`${soBad} ${inCase}`)]);
  const [medicine] = seenBefore(person, ['mood']);
  const lines = [
    wasAsked ? still : `${heavy} ${iAsk}`,
    lines24,
    ...(medicine === undefined ? [] : [medicine.says]),
    orOtherwise,
  ];
  return { ...plainAnswer(lines.map(paragraph)), level: 'urgent' };
}

const longest = 140;

/** "No, nothing like that", "sometimes, yes": what is said to that question. */
export function answersHowDark({ history, question }: AdvisorRequest): AdvisorAnswer | null {
  const last = lastAnswer(history);
  if (!onlyAsked(last) || question.length > longest) return null;
  const text = withPlainApostrophes(question);
  const rest = text.replace(denies, ' ');
  if (rest !== text && findToldAlarm(rest) === null && !isHeavy(rest)) return plainAnswer([thankful].map(paragraph));
  const crisis = rules.find(({ id }) => id === 'self-harm');
  return rest === text && admits.test(text) && crisis !== undefined ? alarmAnswer(crisis) : null;
}

/** An answer that asks whether it is an emergency is none by itself. */
export function onlyAsked(answer: string): boolean {
  return answer.includes(iAsk) || answer.includes(still) || answer.includes(soBad);
}

const denies = anyPhrase(
  /(?<=^\W*)(?:no+|nope|nah|not at all|never|god no|of course not)/,
  /(?:no |not )?(?:nothing|not|it'?s not|it isn'?t) (?:like|as bad as) (?:that|it)/,
  /(?:i )?(?:don't|dont|do not|wouldn't|would never|never|not) (?:\w+ )?(?:want to |wanna |wish to |going to )?(?:die|harm|hurt|kill|end)(?: (?:myself|it|things))?/,
  /not (?:suicidal|thinking (?:of|about) (?:that|it|dying))|no (?:such |dark )?thoughts/,
);
const admits =
  /^\W*(?:(?:maybe|well|i guess|honestly|if i'm honest|kind of|sort of|kinda)\W+)*(?:yes|yeah|yea|yep|i do|sometimes|a bit|a little|often|every (?:day|night)|maybe|kind of|sort of|kinda|i think so|not sure|i don'?t know|idk)\b/i;
const thankful =
  'Thank you for telling me that. To be worn out or low is real all the same, and it can be treated: by talking, by rest that is shared out, sometimes by a medicine. Tell a doctor or the team that looks after you this week, and one person close to you today. If the thoughts turn dark, 988 in the US and Canada and 116 123 in the UK and Ireland answer day and night. What weighs most just now: sleep, pain, worry or something else?';

function isHeavy(text: string): boolean {
  return pointless.test(text) || worn.test(text);
}

/** Not "what's the point of taking it with food", nor "what's the point then?" of a herb. */
const pointless = oneOf(
  sequence(
    /\b(?:what'?s|whats|what is|where'?s|see|see no|there'?s no|no) (?:the |even the )?point\b/i,
    followedBy(
      / (?:any ?more|of (?:it all|anything|any of it|me|life)|(?:to|in) (?:it all|anything|life|any of it))\b/,
    ),
  ),
  sequence(
    /\b(?:i|me|my|life|cry\w*|sad|low|alone|sometimes|feel\w*|think\w*)\b[^?]{0,60}/i,
    /\b(?:what'?s|whats|what is|see|see no|there'?s no|no) (?:the |even the )?point[ .!?…]*$/,
  ),
);
const worn = anyPhrase(
  /(?:so |just |really |completely )?(?:tired|sick|weary|exhausted) of (?:it all|everything|all of (?:it|this)|this life)(?= *(?:[.,!?…]|$| (?:now|lately|today|sorry|really)\b))/,
  /(?:done|finished|through) with (?:everything|it all|life|people|all of it)/,
  /(?:can't|cannot|cant|don't want to|dont want to) (?:do|take|face) (?:this|it|it all|life)(?: all)? any ?more/,
  /(?:feel|feeling|felt) (?:nothing|empty|dead|numb) (?:inside|any ?more|at all)/,
  /(?:nobody|no one|no-one) would (?:care|notice|miss me)/,
);
/** Death as a measure of pain. */
const bluster = anyPhrase(
  /(?:throw|fling|chuck|hurl|yeet) (?:myself|meself) (?:off|under|into|out of|in front of|down) (?:a|the|some) \w+/,
  /(?:jump|leap) (?:off|under|in front of) (?:a|the) (?:bridge|cliff|roof|bus|train|balcony)/,
);
const laughs = /\b(?:lol+|lmf?ao+|rofl|haha\w*|ha ha|hehe|jk|joking|kidding)\b|[😂🤣😅😆😭💀🙃]/iu;

const heavy = 'That sounds heavy, and I am glad you say it here.';
const iAsk =
  'May I ask you straight: do you have thoughts of not wanting to live, or of hurting yourself? Asking does no harm, and you need not be sure of the answer.';
const still = 'I am still here, and my question stands: if you think of not wanting to live, please tell a person now.';
const lines24 =
  'If so, or if you are not sure, talk to somebody now: in the US and Canada call or text 988, in the UK and Ireland Samaritans on 116 123, at any hour; elsewhere 112, or a line at findahelpline.com. In danger, call your emergency number.';
const orOtherwise =
  'If it is tiredness or low mood without such thoughts, it still deserves a doctor this week, for it can be treated. Tell me which it is, and what weighs most, and I go on from there.';
const soBad = 'I take it that it is really that bad; that is no small thing.';
const inCase =
  'In case there is more behind it than a way of speaking: 988 in the US and Canada, 116 123 in the UK and Ireland, day or night. Otherwise tell me how the pain is now: pain this strong, new, or worse each time is for a doctor, and a pharmacist can name a painkiller that suits you.';

/** "No thoughts of harming myself", after a low mood that lasts was told: less pressing, and a doctor's matter all the same. */
export function meansNoHarm({ history, question }: AdvisorRequest): AdvisorAnswer | null {
  const last = history.findLast(({ role }) => role === 'assistant')?.text;
  if (last === undefined || !ofTheMind.test(last) || !deniesHarm.test(withPlainApostrophes(question))) return null;
  return { ...plainAnswer([thankYou, asTheDoctor].map(paragraph)), level: 'urgent' };
}

const ofTheMind = /sounds like low mood, fear or memories that take over your days/;
const deniesHarm =
  /\b(?:no|not any|never|without) (?:thoughts|ideas?|intention|plans?|wish) (?:of|to|about|for) (?:harm|hurt|kill|suicide|dying|end)\w*|\bnot (?:at all )?suicidal\b|\bwould(?:n't| not| never) (?:harm|hurt|kill) myself\b/i;
const thankYou =
  'Thank you for telling me that. It still matters: low mood, or no joy in anything, for two weeks or more is an illness that can be treated well, by talking and by medicines.';
const asTheDoctor = `${callToday} or tomorrow, and say how long it has gone on. Until then daylight, a walk each day, regular sleep and one person you talk to help; leave out alcohol. I name no herb before a doctor has looked. If the thoughts turn dark, call 988 in the US and Canada, 116 123 in the UK and Ireland.`;
