import type { Signs } from '../red-flag.ts';
import { blue, bluePlace, breathTrouble } from '../words/breath-words.ts';
import { drowsy, graveShock, severe } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { baby, child, youngBaby } from '../words/people-words.ts';

const fever = concept(
  `
    fever* febrile temperatures? temp temps roasting burning_up (?:so|very|really|too|feels?|boiling|is|hot)_hot
    hot_to_(?:the_)?touch boiling like_a_(?:radiator|furnace|oven|stove|hot_water_bottle) thermometer
    (?<!(?:i'm|am|aged|age|turned|nearly)_)38(?!_?(?:weeks?|wks?|years?|yrs?|yo|y/o|kg|kilos?|lbs|pounds|units|mg|cigarettes))
    38[.,]\\d
    (?<!(?:i'm|am|aged|age|turned|nearly)_)39(?!_?(?:weeks?|wks?|years?|yrs?|yo|y/o|kg|kilos?|lbs|pounds|units|mg|cigarettes))
    39[.,]\\d
    (?<!(?:i'm|am|aged|age|turned|nearly)_)40(?!_?(?:weeks?|wks?|years?|yrs?|yo|y/o|kg|kilos?|lbs|pounds|units|mg|cigarettes))
    40[.,]\\d 41 100[.,][4-9] 10[1-5](?:[.,]\\d)? hot
  `,
);
/** "She has a 2 month old and no milk": what the mother lacks. */
const ofNoMother = String.raw`(?<!\b(?:has|have|had|with|got)_(?:a_)?(?:\w+_)?(?:weeks?|months?)_olds?_(?:\w+_)?(?:and|but)_(?:has_|have_|got_)?)(?<!\b(?:i|mother|sister|wife|daughter|friend|mum|mom)_(?:have|has|had|got)_)`;
const notFeeding = concept(
  `
    not_(?:feed*|eat*|drink*|nurs*|suck*|latch*|tak*|interested_in|waking)
    won't_(?:feed|eat|drink|nurse|suck|latch|take|wake)
    refus*(?!_to_(?:walk|stand|sleep|go|put|wear|share|tidy|play|talk))
    off_(?:her|his|all)_(?:feeds?|food|milk|bottles?)
    stopp?ed_(?:feed*|suck*|nursing(?!_(?:in|last|when|at|her|him|the|my|and))|drinking|eating)
    hasn't_(?:fed|eaten|drunk|had_(?:milk|a_bottle|any|a_feed)|taken|nursed) ${ofNoMother}no_(?:milk|feeds?) not_fed
    too_(?:weak|tired|sleepy)_to_(?:feed|suck|drink|cry|nurse)
  `,
);
const dry = concept(
  `
    (?:no|not_a|not_one|any|without_a|hasn't_had_a|hasn't_had_any|dry)_(?:single_)?(?:wet_)?(?:nappy|nappies|diapers?|wees?|pees?|urine|tears)
    (?:nappy|nappies|diapers?)_(?:\\w+_){0,3}dry dry_(?:nappy|nappies|diapers?)
    (?:hasn't|not|haven't)_(?:weed|wee'd|peed|urinated|passed_(?:any_)?(?:urine|water)|had_a_wee|wet) sunken
  `,
);
const onlyOneWet = concept(`(?:only_(?:had_)?)?one_(?:single_)?wet_(?:nappy|diaper)`);

/** Babies and children. */
export const childSigns: readonly Signs[] = [
  {
    of: 'sick-baby',
    patterns: [
      /\bbab(?:y|ies)(?:'s)? (?:is |looks |has |gone |going |turning |turned |all )*blue\b(?=\W*$|[,.!?;]| (?:and|now|round|around|in the face))/i,
      /\b(?:soft ?spot|fontan\w*)\b[^.?!]{0,24}\b(?:bulg\w*|sunk\w*|swollen|raised|stick\w* (?:up|out)|hard|dipped|dented|pushed)\b|\b(?:bulging|sunken|raised) (?:soft ?spot|fontan\w*)/i,
      /\b(?:green|bile|bilious|yellow-green)\b[^.?!]{0,16}\b(?:vomit\w*|sick|puke|spit)\b(?=[^.?!]{0,60}\b(?:baby|month|week|newborn|day)\b)/i,
    ],
    near: [[concept(`dent dented bulg* sunken raised swollen`), concept(`head skull spot crown`), baby]],
    together: [
      [youngBaby, fever],
      [baby, drowsy],
      [
        child,
        concept(
          `
            floppy rag_?doll limp lifeless unresponsive (?:hard|difficult|impossible)_to_(?:wake|rouse) won't_wake
            can't_wake not_waking lethargic listless barely_(?:awake|moving|responding|breathing)
            hardly_(?:moving|awake|responding) doesn't_(?:react|respond|wake) not_responding
          `,
        ),
      ],
      [
        baby,
        concept(`(?:vomit* throw* puk* sick spit*)`.replaceAll(' ', '|')),
        concept(`green bile bilious projectile blood* coffee bright_green`),
      ],
      [
        baby,
        notFeeding,
        concept(
          `sleepy drows* hot fever* temp* cold pale gr[ea]y weak* vomit* day hours since all breath* yellow cry* floppy limp feeds?`,
        ),
      ],
      [baby, notFeeding],
      [baby, onlyOneWet, concept(`hours day since all vomit* sleepy sunken diarrh?* drows* today yesterday`)],
      [child, dry, concept(`hours day since all vomit* sleepy sunken diarrh?* drows* dry tears mouth 8 10 12 eyes`)],
      [
        child,
        breathTrouble,
        concept(
          `ribs? nostril* tummy suck* blue gr[ea]y noise grunt* can't_(?:cry|talk|feed) struggl* hard fast* pale`,
        ),
      ],
      [
        child,
        concept(`breath*`),
        concept(`fast quick* rapid* hard grunt* pauses stops shallow weird funny noisy`),
        concept(`ribs? blue gr[ea]y feed* floppy fever* tired sleepy suck* nostril* pale tummy hot limp stomach`),
      ],
      [baby, concept(`breath*`), concept(`fast quick* rapid* grunt* pauses stops shallow weird funny struggl* hard`)],
      [baby, bluePlace, blue],
      [
        child,
        concept(`jerk* twitch* stiff* eyes_roll* fit fits fitting convuls* shaking`),
        concept(`eyes blue unconscious respond* stiff* jerk* fever floor body stare staring wake foam* drool*`),
      ],
      [
        baby,
        concept(`cry* scream*`),
        concept(
          `
            high_pitched non_?stop inconsolabl* for_hours weird shrill can't_be_(?:consoled|touched|held)
            when_(?:i_)?(?:pick*|touch*|hold*)
          `,
        ),
        concept(`fever* hot rash floppy soft_?spot vomit* pick* touch* hours pale draw* legs shrill`),
      ],
      [
        child,
        concept(`poo* stools? diarrh?* nappy diaper*`),
        concept(`jelly jam red_?currant blood* red black white chalky`),
        concept(`scream* cry* pale vomit* jelly jam red_?currant draw* limp lots`),
      ],
      [
        baby,
        concept(`yellow jaundice*`),
        concept(
          `sleepy drows* not_feeding won't_feed floppy pale_(?:poo*|stools?) chalky white_(?:poo*|stools?) first_day`,
        ),
      ],
      [
        child,
        concept(`fell fallen dropped bang* hit bump* fall rolled tumbl*`),
        concept(`head bed changing_table stairs sofa couch high_chair window cot`),
        concept(
          `
            vomit* throw*_up threw_up puk* sick sleepy drows* won't_wake not_waking dozing unconscious dent
            lump_soft bleed* ear confus* pale limp fit floppy squishy boggy blank
          `,
        ),
      ],
      [baby, concept(`dropped fell rolled shook shaken`), concept(`head floor stairs bed table sofa couch`)],
      [concept(`dropped fell fallen rolled`), concept(`changing_(?:table|mat)`), concept(`head months? weeks? baby`)],
      [
        child,
        fever,
        concept(
          `
            purple_spots bruis* stiff_neck neck mottled blotchy_skin cold_hands (?<!\\b(?:i|we)_(?:have|get|had|always_have)_)cold_feet
            rash_(?:won't|doesn't|that) floppy drows* confus* fit fits seizure* breath* limp won't_stop_crying
            hallucinat* delirious gr[ea]y
          `,
        ),
      ],
      [baby, graveShock],
      [baby, severe, concept(`burn* scald* bleed* rash_purple`)],
    ],
  },
  {
    of: 'dehydration',
    near: [[child, onlyOneWet, concept(`only all_day since today yesterday runs diarrh* vomit* sick hours`)]],
  },
];
