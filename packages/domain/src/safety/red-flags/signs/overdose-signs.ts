import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child } from '../words/people-words.ts';
import { excessive, medicine, riskyMedicine, took, wrongDose } from '../words/taking-words.ts';

/** "Had a couple of fits since my op, on keppra": an illness is had, and nothing was swallowed. */
const hadAsIllness = String.raw`(?:(?:a|an|my|the|some|couple|few|two|three|several|2|3|of|bad|big|small|mini|little|nasty|bit|lot|more|first|second|another)_){0,3}(?:fits?|seizures?|convulsions?|strokes?|tias?|heart_attacks?|stents?|by-?pass|op|ops|operations?|surger(?:y|ies)|falls?|turns?|funny_turns?|blackouts?|faints?|dizzy_spells?|clots?|dvts?|bab(?:y|ies)|kids?|child(?:ren)?|miscarriages?|transplants?|migraines?|ulcers?|bleeds?|shingles|pneumonia|covid|flu|cancer|gout|reflux)\b`;
const taken = concept(
  `
    took taken swallow* swalow* necked downed popped knock(?:ed|ing)_back chugg* chuck(?:ed|ing)_back threw_back
    inject* gave given drank drunk ate eaten munched gobbl* scoff* snort* washed_down consum* ingest* gulp* emptied
    finished polished_off just_had(?!_${hadAsIllness}) have_had(?!_${hadAsIllness}) has_had(?!_${hadAsIllness}) overdid
    had(?!_${hadAsIllness}) guzzl* taking drop+ed
  `,
);
const manyAtOnce = concept(
  `
    all_at_once at_once in_one_go in_one_gulp at_the_same_time one_after_(?:another|the_other) back_to_back
    within_(?:an_hour|minutes) in_one_night in_an_hour
  `,
);

export const overdoseSigns: readonly Signs[] = [
  {
    of: 'overdose',
    patterns: [
      sequence(
        /\b(?:took|taken|swallowed|injected|drank|used|given) /i,
        choice(
          /some(?:one|body) else'?s|a friend'?s/,
          /my (?:friend|mate|mum|mom|dad|gran|nan|grandma|grandpa|husband|wife|partner|brother|sister|roommate)'?s/,
        ),
        / (?:\w+ ){0,2}/,
        choice(
          /methadone|pills?|tablets?|meds?|medication|medicine|insulin|morphine|patch|oxy\w*|xanax/,
          /warfarin|digoxin|heart|sleeping|\w+azepam|suboxone|dose/,
        ),
      ),
      sequence(
        /\b(?:[2-9]|[1-9]\d|two|three|five|ten|twenty)(?:[.,]\d)? ?(?:g|gr|grams?|grammes) (?:of )?(?:\w+ )?/i,
        choice(
          /caffeine|nutmeg|kratom|paracetamol|acetaminophen|tylenol|aspirin|ibuprofen|iron|lithium/,
          /metformin|codeine|mdma|ghb|ketamine|quetiapine/,
        ),
        /\b(?! (?:is|per|max))/,
      ),
      /\b(?:tried|trying|attempted) (?:to )?(?:end (?:it|my life|his life|her life)|take (?:my|his|her) (?:own )?life|kill (?:my|him|her)self|suicide|od|overdose)\b/i,
      sequence(
        /\b(?:took|taken|swallowed|necked|downed|popped|ate)/i,
        / (?:about |like |around |over |nearly |almost |at least |maybe )?/,
        /(?:[2-9]\d|1\d\d|1[0-9]|twenty|thirty|forty|fifty|sixty|a hundred) of/,
        / (?:them|these|those|my|the|his|her)\b/,
      ),
      /\b(?:took|swallowed|necked|downed|popped|taken|ate) (?:the lot|them all|all of them|everything in the|every (?:single )?(?:last )?(?:one|pill|tablet))\b/i,
      /\b(?:sobredosis|[uü]berdosis|surdose|overdose di|sovradosaggio|zu viele tabletten|demasiadas pastillas|trop de (?:comprim[eé]s|m[eé]dicaments)|troppe pastiglie|muitos comprimidos)\b/iu,
    ],
    near: [
      [
        taken,
        concept(`handfuls? fistfuls? bunch load whole_lot mouthful`),
        concept(`something stuff things them whatever it_all`),
      ],
      [concept(`overdid overdone over_did`), medicine],
      [taken, excessive, medicine],
      [concept(`(?:doubled|tripled|quadrupled)_(?:up_(?:on_)?)?(?:my|his|her|the)`), riskyMedicine],
      [
        concept(`inject* took taken gave given dialled did`),
        concept(`\\d+_units`),
        concept(`instead_of too_many too_much double twice mistake* wrong by_accident extra`),
      ],
      [
        riskyMedicine,
        concept(`double_dose two_doses twice_the_dose extra_dose triple_dose double`),
        concept(`by_mistake mistake accident* nodding drows* sleepy confus* woozy`),
      ],
      [taken, medicine, manyAtOnce],
      [concept(`(?:took|taken|gave|given|injected|had|swallowed|take|taking)`), riskyMedicine, wrongDose],
      // Something taken already: "can I take garlic instead of warfarin?" asks before it is too late.
      [concept(`took taken gave given injected had swallowed`), riskyMedicine, concept(`instead_of`)],
      [child, medicine, wrongDose, concept(`gave given giving had took taken swallow* dosed`)],
      [child, medicine, concept(`instead_of`), concept(`gave given giving had took taken swallow* dosed`)],
      [
        child,
        concept(`\\d+_?mls? \\d+_?mg \\d+_(?:tea)?spoon* teaspoons? tablespoons? whole_bottle half_the_bottle`),
        concept(
          `
            instead_of by_mistake mistake* meant_to should_(?:have|be) wrong (?<!\\bis_(?:that|it|this)_)too_much
            accident* rather_than
          `,
        ),
      ],
      [
        took,
        medicine,
        concept(
          `twice_by_mistake by_mistake_twice forgot_(?:i|he|she)_(?:had|already) (?:two|three|four|five|\\d)_times_(?:today|by|in)`,
        ),
      ],
      [
        concept(`fentanyl morphine lidocaine pain nicotine`),
        concept(`patch(?:es)?`),
        concept(`two three four several extra child kid baby chew* sucked stuck_on swallowed heat forgot`),
      ],
    ],
    together: [
      [
        concept(`dose_mix_up dosing_(?:error|mistake) wrong_dose medication_error`),
        concept(`gave took given baby child* ml mg him her my`),
      ],
    ],
  },
];
