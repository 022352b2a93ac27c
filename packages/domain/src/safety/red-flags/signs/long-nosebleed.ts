import { choice, sequence } from '../../../resolve/phrases.ts';

const noseBleeds = choice(
  /nose ?(?:bleed(?!s)|blood)/,
  /nose(?:'s)?\b(?! ?bleeds)[^.?!]{0,30}\b(?:bleeding|bleeds|(?:has|have|'s|keeps?) bled|(?:dripping|streaming|pouring|gushing|running|with) (?:with )?blood)/,
  /(?:bleed(?:ing|s)?|blood (?:is |was |keeps |still |has been )*(?:dripping|running|pouring|coming|streaming)|blood) (?:from|at|out of) (?:the |my |his |her |one |a )?(?:nose|nostril)/,
);
const sinceThen = choice(
  /since (?:about |around |just )?(?:before |after )?(?:(?:we|i|he|she|they) (?:had |ate |finished |got )?)?(?:this |my |our |the )?(?:breakfast|brunch|lunch(?:time)?|dinner|supper|tea ?time|morning|noon|midday|last night|up|woke|waking(?: up)?|getting up|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'?clock|this))/,
  /(?:all|most of the|the whole|half the) (?:morning|afternoon|evening|day|night)/,
  /(?:for|over|lasting|lasted|more than|at least|nearly|almost|about|after) (?:\w+ ){0,2}(?:hours?|half an hour|[2-9]\d ?min\w*|(?:twenty|thirty|forty|fifty) min\w*)/,
  /(?:an|two|three|four|five|\d) hours? (?:now|later|on|straight)/,
  // In few words: "nosebleed 25 min still going".
  /(?:[2-9]\d|twenty|thirty|forty|fifty) ?min\w*\b(?! (?:ago|later|before|each|every|at a time|to (?:stop|ease|settle)|until|till))/,
  /(?:most of |through |used |half |second |third |whole )+(?:a |an |the )?(?:whole |entire |full )?(?:box|roll|pack|packet)(?: of)?/,
  /still (?:bleed\w+|dripping|going|running|pouring|at it)\b[^.?!]{0,24}\b(?:this morning|breakfast|lunch|hours?)/,
  /(?:started|began|came on) (?:\w+ )?(?:at|this|before|after|with) (?:breakfast|morning|lunch|noon)\b[^.?!]{0,30}\b(?:now|still|gone|past|nearly)/,
  /still\b[^.?!]{0,30}\b(?:started|began) (?:this morning|at (?:breakfast|lunch|noon|dinner)|\w+ hours ago|an hour ago)/,
);
const over = choice(
  /(?:took|takes|needed) [^.?!]{0,24}\bto (?:stop|ease|settle)/,
  /(?<!(?:n't|not|never|has it|it ever|nothing) )stopped(?! (?:and|then|but|for|only))/,
  /(?:it is|it's|is|was) (?:all )?(?:over|fine|gone) (?:now|then|again)|on and off|now and (?:then|again)|off and on/,
);

/** "My nose has been bleeding since lunch and it is four o'clock now": for hours, and not over; told in one sentence. */
export const longNosebleed = sequence(
  /^/i,
  String.raw`(?![^]*\b${over})`,
  String.raw`(?:[^]*[.?!])?(?=[^.?!]*\b${noseBleeds}\b)(?=[^.?!]*\b${sinceThen}\b)`,
);
