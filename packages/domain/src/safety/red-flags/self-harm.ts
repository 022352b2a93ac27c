import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { callNow, crisisLine, noHerbs, type RedFlagRule, violenceLine } from './red-flag.ts';
import {
  burdenAndFarewell,
  cannotGoOn,
  harmOfOneself,
  inOtherTongues,
  meansAsked,
  wishesToDie,
  want,
} from './words/despair-words.ts';

const person = choice(
  /(?:my|the|our|his|her|their) (?:own )?(?:\w+ )?(?:baby|newborn|infant|child|children|kids?|son|daughter|toddler|husband|wife|partner|boyfriend|girlfriend|mother|mum|mom|father|dad|parents|sister|brother|boss|ex|neighbou?rs?|family|roommate|flatmate|co-?workers?|colleagues?|classmates?|teacher|friends?|stepdad|stepmum|stepmom)/,
  /a (?:person|child|baby)|someone|somebody|some one|other people|others|people|him|her|them/,
  /everyone|everybody|strangers?/,
);

export const selfHarmRules: readonly RedFlagRule[] = [
  {
    id: 'self-harm',
    level: 'emergency',
    topic: 'thoughts of suicide or self-harm',
    heeds: 'questions',
    patterns: [...meansAsked, ...wishesToDie, ...harmOfOneself, ...cannotGoOn, ...burdenAndFarewell, ...inOtherTongues],
    paragraphs: [
      'I am glad you told me. What you feel matters, and you do not have to carry it alone.',
      crisisLine,
      `If anyone is in danger right now: ${callNow}`,
      'If you can, stay with someone you trust and put pills and other means out of reach. If something was already taken or done, call now, even if you feel well.',
    ],
  },
  {
    id: 'harm-to-others',
    level: 'emergency',
    topic: 'thoughts of harming someone',
    heeds: 'questions',
    patterns: [
      /\b(?:could|want to|might|nearly|almost) (?:strangle|strangled|shake|shook|smother|smothered|throw|threw|hit|kill|slap) (?:my|the|our) (?:\w+ )?(?:baby|newborn|infant|toddler)\b/i,
      oneOf(
        sequence(
          /\bhow (?:much|many)\b[^.?!]{0,60}\bkill (?:a|an|another|the|my) (?:grown )?/i,
          /(?:person|adult|human|man|woman|child|husband|wife|neighbou?r|boss|ex|people)\b/,
        ),
        /\b(?:untraceable|undetectable) poison\b/i,
        /\b(?:kill|poison) (?:someone|somebody|a person|people|him|her) (?:without|and (?:not )?get)\b/i,
      ),
      sequence(
        /\b/i,
        choice(
          String.raw`${want} to|urges? to|feel like|might|afraid i(?: will|'ll| might| could)?`,
          /scared i(?: will|'ll| might| could)?|thoughts? (?:of|about)|thinking (?:of|about)/,
          /think about|images of|impulse to|tempted to/,
          /voices? (?:tell|telling|says?|saying|told) (?:me |him |her )?(?:to )?/,
        ),
        / ?(?:just )?/,
        choice(
          /hurt|kill|murder|harm|stabb?|shoot|smother|shak|shake|strangl|strangle|poison|drown|drop/,
          /throw|suffocat|suffocate|attack/,
        ),
        String.raw`(?:ing)? ${person}\b(?! (?:feelings|lol|haha|weight|off|a (?:line|text|message|party)))`,
      ),
      sequence(
        /\b(?:voices?|demons?|god|tv)\b[^.?!]{0,20}/i,
        /\b(?:tell|telling|tells|told|command\w*|order\w*|say|saying) (?:me|him|her|us)/,
        / (?:to|that i (?:must|should))\b[^.?!]{0,20}/,
        /\b(?:hurt|kill|jump|die|stab|attack|burn|cut|do (?:bad|terrible|things))\b/,
      ),
      sequence(
        /\b(?:plant|herb|poison|mushroom|drug|something|substance)\w*\b[^.?!]{0,40}/i,
        /\b(?:to|that (?:would|will|could|can)|can|could|would|which) (?:kill|poison|murder|sicken) /,
        choice(
          /my (?!lawn|weeds|plants|garden|appetite|cold|pain|parasites|worms)\w+|him|her|someone/,
          /somebody|a person|people|an? (?:adult|child|human)/,
        ),
        /\b(?<!my (?:dog|cat|cough|flu|rats?|mice))/,
      ),
      /\b(?:how (?:do|can|could) i|i'?m going to|i want to|help me) (?:secretly )?(?:poison|drug|spike) (?:my (?!garden|weeds|rats?|mice)\w+|him|her|someone|somebody|people|a person|the (?:food|drink|coffee|tea))\b/i,
      sequence(
        /\b(?:slip|put|sneak)\b[^.?!]{0,40}/i,
        /\b(?:poison|foxglove|oleander|hemlock|belladonna|aconite|sedatives?|sleeping pills)\b[^.?!]{0,30}/,
        /\b(?:his|her|their|someone'?s|my (?:husband|wife|boss|ex|neighbou?r)'?s)/,
        / (?:food|drink|coffee|tea|soup)\b/,
      ),
    ],
    paragraphs: [
      'Thank you for saying it. Thoughts of hurting someone can be treated, and telling someone is the right step. I cannot help with anything that would harm a person.',
      `If anyone could be hurt now, put distance between you and them, let another adult look after a child, and get help. ${callNow}`,
      crisisLine,
    ],
  },
  {
    id: 'child-abuse',
    level: 'emergency',
    topic: 'a child who is being hurt',
    patterns: [],
    paragraphs: [
      'You did nothing wrong, and it is right to tell it. Nobody may touch or hurt you like that, whoever it is.',
      `In danger now: ${callNow}`,
      'In the US and Canada Childhelp answers at 1-800-422-4453, in the UK Childline at 0800 1111, in much of Europe 116 111, free, day and night. You can also tell a grown-up you trust, such as a teacher or a doctor.',
      noHerbs,
    ],
  },
  {
    id: 'violence',
    level: 'emergency',
    topic: 'violence at home or an assault',
    yieldsTo: ['child-abuse', 'sexual-assault'],
    patterns: [
      new RegExp(
        String.raw`\b(?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|son|brother|step\w+|boss)) (?:is |was |has been |keeps? |just |has |just now )?${choice(
          /threatens to kill|beat(?:s|ing|en)?|hit(?:s|ting)?|punch(?:ed|es|ing)?|strangl(?:ed|es|ing)/,
          /chok(?:ed|es|ing)|rap(?:ed|es|ing)|kick(?:ed|s|ing)|threaten(?:ed|s|ing)? to kill|abus(?:ed|es|ing)/,
        )} me\b(?! (?:at (?:chess|cards|tennis|scrabble|golf)|up for|with (?:the |a )?(?:bill|news|question)))`,
        'i',
      ),
      sequence(
        /\b(?:beaten(?: up)?|hit|punched|abused|strangled|threatened|attacked|assaulted|raped|choked|kicked) /i,
        /by (?:my|a|the) (?:\w+ )?/,
        choice(
          /husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|brother|stepdad/,
          /stepfather|uncle|stranger|man|boss/,
        ),
        /\b/,
      ),
      /\b(?:i (?:was|got|'ve been|have been)|someone|he|they) (?:just )?(?:raped|sexually assaulted|date raped|drugged and)\b/i,
      sequence(
        /\b(?:husband|wife|partner|boyfriend|girlfriend|ex|father|mother|dad|mum|mom|brother|son|step\w+) /i,
        /(?:\w+ )?(?:threatens|threatened|intimidates|terrori[sz]es|stalks) (?:me|us)/,
        /\b(?! (?:with (?:a )?(?:surprise|cake|tickling|washing))|lol)/,
      ),
      /\b(?:abus(?:es|ing)|mistreat(?:s|ing)|hurting|hits|neglect(?:s|ing)) (?:my|our|his|her|the) (?:\w+ )?(?:mother|father|mum|mom|dad|gran\w*|nan|grand\w+|aunt|uncle|sister|brother|neighbou?r)\b/i,
    ],
    paragraphs: [
      'What is done to you is not your fault, and you can get help.',
      `In danger now, or after choking, a blow to the head or an assault: ${callNow}`,
      violenceLine,
      noHerbs,
    ],
  },
];
