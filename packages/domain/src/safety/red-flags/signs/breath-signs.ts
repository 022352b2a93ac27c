import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { graveShock } from '../words/body-words.ts';
import { allergyTrigger, blue, bluePlace, breathTrouble, graveBreath, hives, swollen } from '../words/breath-words.ts';
import { concept } from '../words/concept.ts';
import { child } from '../words/people-words.ts';

const throatOnly = concept(`throats? tongues? airways? windpipe uvula`);
const lipsOrFace = concept(`lips? faces? mouth`);

const lungsOrHeart = concept(
  `copd emphysema heart_failure lung_disease pulmonary_fibrosis lung_fibrosis cystic_fibrosis bronchiectasis`,
);
const airFails = concept(
  `
    gasp* bubbling gurgl* blue gr[ea]y muddled confus* drows* bolt_upright can't_breathe fighting_for struggling_for
    pink_froth frothy can't_(?:finish|speak|talk)
  `,
);
const ofBreath = concept(`breath* air lips gasp* chest lungs upright`);

export const breathSigns: readonly Signs[] = [
  {
    of: 'breathing-or-allergy',
    patterns: [
      graveBreath,
      oneOf(
        /\bbreath\w*\b[^.?!]{0,16}\b[3-9]\d\b[^.?!]{0,12}\b(?:a|per|every|each|times) ?(?:a )?min\w*/i,
        sequence(
          /\bbreath\w* (?:is |was |been |has been )?(?:getting )?/i,
          /(?:faster and faster|quicker and quicker|faster all (?:day|night|morning))\b/,
        ),
      ),
      /\bsuck\w* (?:(?:in|his|her|their|the) ){1,3}(?:ribs|tummy|belly|chest|neck)\b/i,
      /\bcough\w* (?:up )?(?:\w+ )?(?:froth|foam|pink)\w*\b(?! (?:specks?|spots?|streaks?|flecks?|bits))/i,
      oneOf(
        sequence(
          /\b(?:epi[- ]?pens?|auto-?injectors?|adrenaline pens?|jext|auvi-?q|emerade)\b[^.?!]{0,40}/i,
          /(?<!\b(?:never|not|hardly|ever|been) )\b/,
          choice(
            /used|given|done|just|ago|go in|hospital|second|another|give|gave/,
            /(?<!\b(?:problems?|trouble|fine|reactions?|issues?) )now|expired|out of date|jab\w*/,
            /inject\w*/,
          ),
          /\b/,
        ),
        // "Been stung, do I use my epipen?"
        sequence(
          /(?=[^]*\b(?:stung|bitten|ate|eaten|swallowed|reaction|(?:bee|wasp|hornet)s? (?:just |has )?got)\b)[^]*/i,
          /\b(?:do|should|shall|must|can|could) (?:i|he|she|we) (?:use|jab|take|give|inject|do|get)\b[^.?!]{0,20}/,
          /\b(?:epi[- ]?pens?|auto-?injectors?|adrenaline|jext|auvi-?q|emerade|anapen|pen)\b/,
        ),
        /\b(?:used|gave|give|given|had|took|injected|administered|need|stabbed|had to use)\b[^.?!]{0,24}\b(?:epi[- ]?pens?|auto-?injectors?|adrenaline|jext|epinephrine)\b/i,
      ),
      oneOf(
        /\bskin\b[^.?!]{0,20}\b(?:ribs|collar ?bones?|neck)\b[^.?!]{0,20}\b(?:goes in|suck\w*|pull\w*|sinks?|caves?|tug\w*|draw\w*)\b/i,
        /\b(?:ribs|tummy|belly|chest|neck|throat)\b[^.?!]{0,20}\b(?:suck\w* in|pull\w* in|caving in|caves in|going in and out|sink\w* in|tugging|drawing in)\b/i,
        /\bnostrils?\b[^.?!]{0,12}\bflar\w*|\bflar\w*\b[^.?!]{0,10}\bnostrils?\b/i,
        /\bgrunting\b[^.?!]{0,20}\bbreath\w*/i,
      ),
      oneOf(
        /\b(?:high[- ]?pitch\w*|squeak\w*|whistl\w*|crowing|rasping|barking|seal|noisy?|noise|strid\w+|hoarse|harsh)\b[^.?!]{0,40}\bbreath\w*\b(?=[^.?!]{0,40}\b(?:in|every|drool\w*|dribbl\w*|struggl\w*|rest|swallow)\b)/i,
        /\bstridor\b|\bdrool\w*\b[^.?!]{0,30}\b(?:can't|won't|unable to) (?:swallow|breathe|talk)/i,
        /\bbarking cough\b[^.?!]{0,40}\b(?:breath\w*|struggl\w*|noise|blue)/i,
      ),
      /\b(?:pink|bloody|frothy|foamy)\b[^.?!]{0,10}\b(?:froth\w*|foam\w*|sputum|phlegm|spit|bubbl\w*)\b/i,
      /\b(?:spo2|sats?|saturation|oxygen|o2|oximeter|pulse ox)\b[^.?!]{0,30}\b(?:[5-8]\d)\b/i,
      /\b(?:neck|shoulder|tummy|stomach|belly) muscles? to breathe\b|\b(?:can't|couldn't|can only|only) (?:talk|speak|say|get out)[^.?!]{0,30}\b(?:words?|syllables?)\b[^.?!]{0,16}\b(?:at a time|without|before|breath)/i,
      oneOf(
        /\bno (?:puedo|puede) respirar\b|\b(?:peux|peut|arrive|n'arrive) (?:pas|plus)(?: à| a)? respirer\b/iu,
        /\bkann (?:nicht|kaum) (?:mehr )?atmen\b|\bbekomme? keine luft\b|\bkeine luft\b|\batemnot\b/iu,
        /\bnon (?:riesco a|riesce a|posso) respirare\b|\bn[aã]o (?:consigo|consegue|posso) respirar\b/iu,
        /\bme ahogo\b|\bj'[eé]touffe\b/iu,
      ),
    ],
    near: [
      [bluePlace, blue],
      [
        concept(`nuts? peanuts? cashews? walnuts? almonds? shell_?fish prawns? shrimps? sting stung bee wasp allerg*`),
        hives,
        concept(`cough* tummy stomach vomit* voice sneez*_nonstop breath* eyes_swell* spreading_fast`),
      ],
      [
        child,
        concept(
          `
            turn(?:ed|ing)_(?:blue|purple|gr[ea]y) going_(?:blue|purple|gr[ea]y) went_(?:blue|purple|gr[ea]y)
            gone_(?:blue|purple|gr[ea]y) looks_(?:blue|gr[ea]y)
          `,
        ),
      ],
      [throatOnly, swollen],
      [lipsOrFace, swollen],
      [
        concept(
          `(?:is|he's|she's|has_gone|turned|turning|going|gone|went|looks|looking|all)_?(?:blue|purple|gr[ea]y) blue_in_the_face`,
        ),
        concept(
          `breath* gurgl* snor* chok* cold limp lips took snort* drug* cough* swallow* gasp* eat* floor wak* not won't can't`,
        ),
      ],
      [
        concept(`tongue lips?`),
        concept(`too_(?:big|large|fat|thick) fill*_(?:my|his|her|the) massive sticking_out fat`),
      ],
      [
        concept(`speak talk talking voice words whisper`),
        concept(`can't stop* hoarse* barely hardly gone losing lost`),
        concept(
          `
            breath* wheez*
            (?<!sore_)throat(?!_(?:(?:is|feels|was|a|bit|little|slightly|also|now|quite|very|really|just|tad)_)*(?:hurts?|sore|aches?|scratchy|tickly|dry|rough|raw|infection|pain|lozenges?|sweets?|spray))
            swell* swollen tongue hives
          `,
        ),
      ],
      [
        breathTrouble,
        concept(
          `
            sudden* at_rest lying_flat lying_down sitting_(?:still|down|here) doing_nothing blue gr[ea]y clamm*
            chest can't_(?:talk|speak|walk|lie|sleep) pink froth* calf (?<!ankles_)swollen_(?:leg|calf)
            (?:leg|calf)_(?:is_)?swollen flight(?!_of) surgery worse now help hospital scared panick* 999 911
            ambulance
          `,
        ),
      ],
      [breathTrouble, graveShock],
    ],
    together: [
      [
        [
          concept(`breath* panting gasping`),
          concept(`lying sitting resting at_rest asleep still in_bed doing_nothing`),
          concept(`marathon running ran run fast hard heavy heavily quick* struggl*`),
        ],
      ],
      [
        concept(`allerg*`),
        concept(`ate eaten drank drunk stung took had_(?:some|a) given exposed swallow* bite bit`),
        concept(`wheez* hives swell* swollen faint* throat breath* vomit* lips tongue cough*`),
      ],
      [
        [
          concept(`breath*`),
          concept(`ribs? collar_?bones? rib_?cage`),
          concept(`see seeing show* count visible stick* between under suck* pull*`),
        ],
      ],
      [
        concept(
          `allerg* sesame hummus peanuts? nuts? cashew* shell_?fish prawns? shrimp* crab milk eggs? kiwi sting stung bee wasp`,
        ),
        concept(`faint* light_?headed dizz* collaps* weak woozy pass*`),
        concept(`skin_(?:\\w+_)?red red_skin rash* itch* cramps? vomit* flush* hives diarrh?* throat swell* tingl*`),
      ],
      [
        child,
        concept(`bark* whoop* crow* strid* squeak* rasp* grunt*`),
        concept(`suck* neck ribs? breath* struggl* blue drool* chest`),
        concept(`suck* struggl* in_at blue drool* can't hard noisy every fast pull*`),
      ],
      [
        concept(
          `
            nuts? peanuts? cashew* satay sesame milk eggs? shell_?fish prawns? shrimp* fish kiwi sting stung bee
            wasp hornet ibuprofen aspirin antibiotic* penicillin amoxicillin jab vaccine
          `,
        ),
        concept(`lips? tongue throat face eyes`),
        concept(`fat swell* swollen puff* tingl* itch* croak* hoarse huge balloon* tight* blotch* hives`),
        concept(
          `croak* hoarse cough* breath* wheez* swallow* tight* vomit* dizz* faint* swell* swollen fat throat tongue`,
        ),
      ],
      [
        [concept(`calf leg thigh dvt`), concept(`swollen swell* hot red pain* clot`)],
        [
          concept(`breath* chest inhale* rib*`),
          concept(`sharp stab* pain* hurt* can't short* trouble breathless* struggl* hard`),
        ],
      ],
      [
        [concept(`flight(?!_of) surgery operation plane birth cast pill`), concept(`since after on had`)],
        [concept(`breath* chest inhale*`), concept(`sharp stab* sudden* short* breathless* struggl* can't`)],
      ],
      [
        hives,
        concept(
          `
            wheez* breathless breath* hoarse* voice lips? tongue throat swallow faint* dizz* vomit* collaps*
            light_?headed pass* cough*
          `,
        ),
        concept(
          `
            wheez* whistl* cough* breathless hoarse* swell* swollen balloon* tight* clos* faint* dizz* vomit*
            collaps* pass(?:ed|ing)_out short_of_breath trouble can't
          `,
        ),
      ],
      [
        concept(
          `
            stung sting bee wasp hornet peanuts? nuts? cashews? almonds? walnuts? prawns? shrimps? shell_?fish crab
            penicillin amoxicillin antibiotics? new_(?:medicine|medication|tablets?|pills?)
          `,
        ),
        concept(`faint* dizz* light_?headed collaps* pass(?:ed|ing)_out pale throat tongue lips? wheez* breath* face`),
        concept(
          `
            faint* collaps* light_?headed pass(?:ed|ing)_out tight* swell* swollen clos* wheez* can't hard itch*
            tingl* huge blew puff* balloon* numb fat dizz*
          `,
        ),
      ],
      [
        allergyTrigger,
        concept(`hives welts wheals face tongue lips throat`),
        concept(`can't_(?:breathe|swallow) struggl* wheez* swell* swollen blew_up balloon* huge faint* tight*`),
      ],
    ],
  },
  { of: 'breathing-with-illness', together: [[lungsOrHeart, airFails, ofBreath]] },
];
