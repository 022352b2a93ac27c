import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import { concept } from '../words/concept.ts';
import { type KnownDanger, lives, soonFor } from './known-danger.ts';

/** What only the ill one hears or sees; to somebody who knows it, "them" is enough. */
const hearsThem = oneOf(
  sequence(
    /\b(?:i|he|she|i'?m|he's|she's)(?: am| is|'ve| have| has)? (?:\w+ )?(?:hear|hears|hearing|heard) /i,
    /(?:them|it|voices?|things|people|whispers?|whispering|someone|somebody|him|her)\b(?! (?:out|from|about|of|that|clearly|well)\b)/,
    /(?:(?=\W*$)|(?=[^.?!]{0,24}\b(?:again|now|more|louder|still|at night|all day|every|tonight|today|talk\w*|in my head)\b))/,
    /(?![^.?!]{0,30}\b(?:years? ago|last year|when i was|not now)\b)/,
  ),
  /^\W*(?:(?:and|but|oh|now|also|still|again)\b\W*)*(?:hearing|seeing) (?:voices|things|them|people)\b[^.?!]{0,24}\W*$/i,
  /\b(?:the |my |his |her )?(?:voices?|whispers?|visions?|hallucinations?|shadows?)(?:'re| are| have| has| is|'s)? (?:\w+ )?(?:back|again|louder|worse|returned|return|started|start|here|come back|came back|talking|telling)\b/i,
  sequence(
    /^\W*(?:(?:and|but|oh|now|well|i think)\b\W*)*(?:they|it|he)(?:'re|re|'s| are| is)? /i,
    choice(
      /back(?: again| now)*/,
      /(?:talk|talks|talking|speak|speaks|speaking|whisper\w*) (?:to|about) me\b[^.?!]{0,24}/,
      /(?:watch|watching|following|follow|after|spying on|listening to|laughing at) me\b[^.?!]{0,24}/,
    ),
    /\W*$/,
  ),
  /\b(?:i|he|she|i'?m|he's|she's)(?: am| is)? (?:\w+ )?(?:see|sees|seeing|saw) (?:things|people|shadows?|figures?|faces|them)\b(?! (?:differently|clearly|positively|soon|next|on|at the|tomorrow|every)\b)(?:(?=\W*$)|(?=[^.?!]{0,24}\b(?:again|that|who|now|at night|in the|which)\b))/i,
  /\b(?:people|neighbou?rs|everyone|everybody|police|they)(?:'re| are) (?:watching|following|spying|after|against|plotting|poisoning)\b/i,
);

const littleSleep = concept(
  `
    hardly_sle\\w+ barely_sle\\w+ (?:don'?t|do_not|no)_(?:even_)?(?:need_)?(?:any_|much_)?sleep [345]_am talk\\w*_(?:nonstop|non_stop|all_day) not_sle\\w+ sleep_(?:\\w+_){0,3}(?:hours?|less) awake up_all_night nights?
    (?:bought|ordered|booked)_(?:\\d+|two|three|four|five|loads|lots|everything|(?:a|the)_(?:new_)?(?:car|house|boat|motorbike|flat)) spent_(?:all|thousands|everything|loads|my_savings) gave_away
  `,
);
const needsNone =
  /\b(?:i|he|she)(?:'ve| have|'s)? (?:\w+ )?(?:don't|do not|doesn't|hardly|barely|no longer|didn't) (?:even |really |actually |seem to )?needs? (?:any |much |to )?sleep\b(?! (?:herbs?|tea|tablets?|pills?|aids?|help))/i;
const onAHigh = concept(
  `
    rac\\w+_(?:mind|head|thoughts) (?:mind|head|thoughts?)_(?:is_|are_|won't_stop_)?rac\\w+ (?:brilliant|amazing|great|many|big)_(?:ideas|plans)
    full_of_(?:energy|beans|life|ideas|brilliant_ideas) on_top_of_the_world unstoppable buzzing never_felt_better invincible
    (?:too|so|really|super)_good feel\\w*_(?:amazing|fantastic|electric|high) not_even_tired spending_(?:a_lot|too_much|like_mad) cleaned_the_whole
  `,
);

/** What is grave because the mind was ill before: a high, or voices that come back. */
export const mindDangers: readonly KnownDanger[] = [
  soonFor('known-voices', lives('schizophrenia', 'psychosis'), {
    sources: ['nice-cg178-public', 'nhs-mental-health-crisis'],
    patterns: [hearsThem],
    why: 'With {ground}, hearing, seeing or sensing what others do not can mean that the illness comes back. That is no fault of yours, and the earlier it is told, the better it can be treated. Go on with the prescribed medicine. Take no herb, alcohol or drugs until they have spoken to you, and stay near somebody you trust. If voices tell you to harm yourself or others, or you do not feel safe: call your emergency number now, or 988 in the US and Canada, 116 123 in the UK and Ireland.',
    whom: 'Please call the mental health team or the doctor who treats it today, or its crisis line.',
  }),
  soonFor('known-high', lives('bipolar-disorder'), {
    sources: ['bipolar-uk-crisis'],
    near: [[littleSleep, onAHigh]],
    patterns: [needsNone],
    why: 'Little sleep with a racing mind can be the start of a high, however good it feels. Tell the mental health team or whoever looks after the bipolar illness today, and somebody close to you as well. Until then keep the prescribed medicines, dark quiet evenings and regular hours; no alcohol, no caffeine, and put off big decisions. Take nothing herbal for sleep before they have spoken to you.',
  }),
];
