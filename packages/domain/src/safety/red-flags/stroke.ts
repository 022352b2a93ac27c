import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { emergency } from './red-flag.ts';
import { suspected } from './words/suspected.ts';

const pressure =
  /\b(?:bp|blood pressure|pressure)\b[^.?!]{0,24}\b(?:1[89]\d|2\d\d)\b|\b(?:1[89]\d|2\d\d) ?(?:\/|over) ?1[1-9]\d\b/i;
const upset = /\b(?:head(?:ache|s)?|chest|vision|blurr\w+|confus\w+|numb\w*|breath\w*|nosebleed)\b/i;
/** Whoever has no breath cannot speak either; these tell of a stroke. */
const ofTheBrain =
  /\b(?:slur\w*|droop\w*|crooked|lopsided|face|arms?|legs?|numb\w*|weak\w*|one side|confus\w*|headache|words|vision|see|stroke|walk|smile)\b/i;

/** Face, arm, speech, sight: signs of a stroke. */
export const stroke = emergency('stroke', 'signs of a stroke', {
  whenSlow: ['nerve-check', 'headache-check'],
  first: 'These can be signs of a stroke. Every minute counts.',
  next: 'Note the time the signs began. Give nothing to eat or drink.',
  yieldsTo: [
    'severe-allergy',
    'choking',
    'heat-stroke',
    'hypothermia',
    'diabetic-emergency',
    'serious-infection',
    'head-injury',
    'pressed-spine',
    'rising-weakness',
    'injured-arm',
  ],
  yieldsUnless: { to: ['breathing-or-allergy'], words: ofTheBrain },
  patterns: [
    /\b(?:unable|not able) to (?:speak|talk|see|walk|move|stand|lift|form words)\b|\b(?:he|she|dad|mum|mom|\w+father|\w+mother) slurs\b|\bslurs (?:his|her|words)\b|\bkeeps? dropping things\b/i,
    oneOf(
      /\bthink\b[^.?!]{0,24}\b(?:had|is having|has had|having|have had) (?:a |an )?(?:mini )?stroke\b/i,
      /^\W*(?:help[ ,!:]*|urgent[ ,!:]*|emergency[ ,!:]*)?stroke(?: help| now| please)?\W*$/i,
      /\bvision loss\b|\bloss of (?:vision|sight|speech)\b/i,
    ),
    suspected(/stroke|tia|mini-stroke|brain bleed|brain haemorrhage|brain hemorrhage|aneurysm/),
    oneOf(
      /\bstroke (?:symptoms|signs)\b(?= ?[-:,]| and (?:i|my|his|her)| right now| now)/i,
      /\b(?:can't|couldn't) (?:get|find|form|say|speak) (?:my|the|his|her|any) (?:words?|sentences?)\b/i,
      sequence(
        /\b(?:legs?|arms?) (?:\w+ )?(?:suddenly )?/i,
        /(?:don't|doesn't|won't|stopped|not|gave way and won't) (?:work\w*|move|moving)\b/,
      ),
      /\blegs (?:have )?(?:suddenly )?(?:given|giving|gave) way\b/i,
      /\b(?:lost|loss of) (?:balance|coordination)\b[^.?!]{0,30}\b(?:sudden\w*|headache|speech|vision|numb)\b/i,
      /\bone pupil\b(?![^.?!]{0,24}\bwhite\b)/i,
      /\bpupils?\b[^.?!]{0,24}\b(?:different size|unequal|bigger than|blown|larger than)\b/i,
    ),
    oneOf(
      sequence(
        /\b(?:speech|talking|words)\b[^.?!]{0,16}\b(?:gone|went|turned|is|are|sounds?|coming out) (?:\w+ )?/i,
        /(?:funny|strange|weird|odd|off|mixed up|muddled|all wrong)\b/,
      ),
      /\b(?:talking|speaking) (?:nonsense|gibberish|funny|rubbish)\b/i,
    ),
    sequence(
      /\b(?:one|left|right|his|her|my (?:left|right)|whole) (?:arm|leg|side|hand)\b[^.?!]{0,16}\b/i,
      choice(
        /weak|limp|dead|useless|floppy|won't (?:work|move)/,
        /(?:gone|went|going) (?:numb|dead|weak|limp)|stopped working/,
      ),
      /\b(?![^.?!]{0,24}\b(?:sle(?:ep|pt)|lying|gym|workout|surgery)\b)/,
    ),
    // "Lost my footing twice today and the left hand is clumsy".
    sequence(
      /(?=[^]*\b(?:footing|stumbl\w*|stagger\w*|unsteady|veer\w*|balance|tripp\w*|dropp\w*|drops|since (?:this morning|yesterday|today|last night|breakfast|lunch|noon|\w+day)|sudden\w*|all at once|today|face|mouth|speech|words)\b)/i,
      /[^]*\b(?:left|right|one) (?:hand|arm|leg|foot|side)\b[^.?!]{0,20}\b(?:clumsy|heavy|useless|drags?|dragging|will not obey|doesn't obey|disobeys|won't do)\b/,
      /(?![^]{0,40}\b(?:plaster|cast|splint|injection|anaesthetic|anesthetic|gym|workout|slept on|sling)\b)/,
    ),
    oneOf(
      sequence(
        /\b/i,
        choice(
          /(?:went|gone|everything is|turned) (?:black|dark|blind)|(?:can't|couldn't) see/,
          /lost (?:the |my )?(?:sight|vision)/,
          /(?:vision|sight) (?:is |has |just )?(?:gone|went|disappeared)/,
        ),
        /\b[^.?!]{0,16}\b(?:in|out of|from|on) (?:one|my|the|his|her) (?:left |right )?(?:eye|side)\b/,
      ),
      /\bsuddenly\b[^.?!]{0,16}\b(?:seeing double|can't see|blind|dizzy and|can't (?:walk|stand|speak|talk|feel))\b/i,
      /\bseeing double\b/i,
    ),
    sequence(
      /\b(?:mother|father|mum|mom|dad|gran\w*|nan|husband|wife|partner|he|she|he'?s|she'?s|my \w+)\b/i,
      /[^.?!]{0,30}\b/,
      choice(
        /(?:not|isn't|aren't|stopped) making (?:any )?sense|doesn't make sense/,
        /suddenly (?:very )?confused/,
        /(?:became|become|is|got|gone|went) (?:very |really |so |suddenly |all )?(?:confused|disoriented|delirious)/,
        /doesn't (?:know|recogni[sz]e) (?:where|who|me|us)/,
      ),
      /\b/,
    ),
    sequence(
      /\b(?:face|mouth|smile|one side of (?:my|his|her|the) (?:face|body)|(?:left|right) side|eyelid)\b/i,
      /[^.?!]{0,28}\b/,
      choice(
        /droop\w*|dropp(?:ed|ing)|numb(?:ness)?|sag(?:s|g\w+)|fallen|paraly[sz]ed|crooked|lopsided/,
        /weak(?:ness)?|gone dead|won't move|tingling all/,
      ),
      /\b(?! (?:after|from) (?:the )?dentist)/,
    ),
    /\b(?:droop\w+|numb(?:ness)?|weak(?:ness)?|paraly\w+)\b[^.?!]{0,24}\b(?:one side|(?:left|right)(?:[- ]hand)? side|half of (?:my|his|her)|face|(?:left|right) (?:arm|leg))\b/i,
    oneOf(
      /\b(?:slurr(?:ed|ing|y)|garbled|jumbled|gibberish|mumbl\w+)\b[^.?!]{0,16}\b(?:speech|speach|words|talking)\b/i,
      /\b(?:speech|words|talking)\b[^.?!]{0,20}\b(?:slurr\w*|garbled|jumbled|gibberish|make no sense|wrong)\b/i,
      /\bslurring\b/i,
    ),
    sequence(
      /\b(?:suddenly|all of a sudden|out of nowhere|sudden) ?(?:i |he |she |they |my \w+ )?/i,
      /(?:can'?t|couldn't|unable to|lost the ability to|stopped being able to)/,
      / (?:speak|talk|see|move|walk|read|understand|find (?:my|the) words|lift|feel|stand)\b/,
    ),
    oneOf(
      /\bcan'?t i (?:move|feel|lift|raise|see|speak)\b/i,
      /\bcan'?t smile(?= properly| evenly| on one|$|[.,])/i,
      sequence(
        /\b(?:can'?t|couldn't|unable to) (?:lift|raise|move|feel|use)/i,
        / (?:my|his|her|one|the|either) (?:left |right |whole )?(?:arms?|leg|hand|side|face|body)/,
        /\b(?! (?:above|over|behind|past|after (?:the )?(?:gym|workout)))/,
      ),
    ),
    /\b(?:sudden(?:ly)?|all of a sudden)\b[^.?!]{0,30}\b(?:weak(?:ness)?|numb(?:ness)?|blind(?:ness)?|(?:loss|lost) (?:of )?(?:\w+ )?(?:vision|speech|balance|sight)|confus\w+|double vision|disorient\w+|droop\w*)\b/i,
    /\b(?:(?:numb|weak|confused|disoriented|blind|dizzy and falling)\b[^.?!]{0,20}\b(?:all of a sudden|suddenly|out of nowhere))\b/i,
    oneOf(
      /\b(?:worst|most (?:severe|painful)) headache\b[^.?!]{0,20}\b(?:life|ever|had)\b/i,
      /\bthunder ?clap\b/i,
      /\bsudden(?:ly)? (?:a |an )?(?:\w+ )?(?:severe|terrible|intense|blinding|excruciating|explosive|worst) headache\b/i,
      /\bheadache\b[^.?!]{0,30}\b(?:came on (?:suddenly|in seconds)|out of nowhere|like (?:being hit|a blow|an explosion))\b/i,
    ),
    sequence(
      /\b/i,
      choice(
        /having|have|has/,
        /think(?:s)? (?:it'?s|it is|this is|i'?m having|he'?s having|she'?s having|he had|she had|i had)/,
        /might be|it'?s|is this|am i having|just had|suspect/,
      ),
      / (?:a |an |another )?(?:mini |possible |small )?(?:stroke|tia|brain bleed)\b/,
    ),
  ],
  together: [[pressure, upset]],
});
