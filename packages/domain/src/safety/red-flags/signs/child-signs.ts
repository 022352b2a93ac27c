import { followedBy, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { blue, bluePlace, breathTrouble } from '../words/breath-words.ts';
import { drowsy, graveShock, headache, pain, severe } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { afterBirth, baby, child, pregnant, youngBaby } from '../words/people-words.ts';

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
const notFeeding = concept(
  `
    not_(?:feed*|eat*|drink*|nurs*|suck*|latch*|tak*|interested_in|waking)
    won't_(?:feed|eat|drink|nurse|suck|latch|take|wake)
    refus*(?!_to_(?:walk|stand|sleep|go|put|wear|share|tidy|play|talk))
    off_(?:her|his|all)_(?:feeds?|food|milk|bottles?)
    stopp?ed_(?:feed*|suck*|nursing(?!_(?:in|last|when|at|her|him|the|my|and))|drinking|eating)
    hasn't_(?:fed|eaten|drunk|had_(?:milk|a_bottle|any|a_feed)|taken|nursed) no_(?:milk|feeds?) not_fed
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
const lessMoves = concept(
  `
    (?:no|not|less|fewer|haven't|hasn't|isn't|can't|don't|didn't|stopp?ed|stops|reduced|barely|hardly|decreased|weak|without|no_longer|quit)_(?:\\w+_){0,4}(?:mov(?:e|es|ed|ing|ement|ements)|kick(?:s|ed|ing)?|wriggl*|roll(?:s|ed|ing)?|flutters?)
    (?:mov(?:e|es|ed|ing|ement|ements)|kick(?:s|ed|ing)?)_(?:\\w+_){0,3}(?:less|stopp?ed|stops|reduced|slow*|weak*|fewer|decreas*|since_yesterday|since_last)
    bab(?:y|ies)_(?:\\w+_){0,6}(?:quiet*|still|slow*|lazy)
  `,
);
const moves = concept(`mov(?:e|es|ed|ing|ement|ements) kick(?:s|ed|ing)?`);
const flash = concept(
  `
    sparkl* sparks? flash* stars? spots? zig_?zag* blur* vision aura floaters lights see* puffy swell* swollen
    swelled bloat* ribs? bp blood_pressure vomit* halos? dots double protein rib_pain confus*
    upper_(?:belly|tummy|stomach)
  `,
);
const puffy = concept(
  `
    (?:face|hands?|fingers?|eyes)_(?:and_\\w+_)?(?:(?:are|is|have|has|all|so|really|suddenly|gone|very|got)_){0,3}(?:puffy|swell*|swollen|swelled|bloated|huge)
    puffy_(?:face|hands) swollen_(?:face|hands|fingers)
  `,
);
const heavyBleed = concept(
  `bleed* bled blood bloody lumps clots? clotting gush* flood* soak* h(?:a)?emorrhag* pads? tampons?`,
);

export const childSigns: readonly Signs[] = [
  {
    of: 'pregnancy',
    patterns: [
      /\bnot (?:one|a single) (?:kick|movement|flutter)\b/i,
      /\b(?:umbilical )?cord (?:has |is |just )?(?:came|come|coming|hanging|popped|slipped|fell) (?:out|down|first)\b(?! (?:of (?:the|my) (?:wall|plug|charger)|stump))/i,
      /\bbaby (?:isn't|is not|not|has stopped|hasn't been|stopped) kick(?:ing|ed)\b|\b(?:isn't|not|stopped) kicking\b[^.?!]{0,30}\b(?:baby|bump|weeks)/i,
      sequence(
        /\b(?:my |the )?waters?\b[^.?!]{0,12}\b(?:broke|broken|breaking|burst|gone|leak\w*|ruptured)/i,
        /\b(?<!(?:hot|boiling|tap|cold|drinking|main|river|sea) water \w+)/,
        followedBy(
          /[^.?!]{0,60}(?:\d|week|wk|pregnan|baby|preterm|early|green|brown|labou?r|tea|contraction|hospital|month|what)/,
        ),
      ),
    ],
    together: [
      [pregnant, lessMoves],
      [
        pregnant,
        concept(
          `(?:haven't|hasn't|not|can't|no_longer|stopped)_(?:felt|feel|feeling)_(?:the_|my_)?(?:baby|bub|little_one|him|her)`,
        ),
      ],
      [pregnant, headache, flash],
      [pregnant, puffy, concept(`head* vision sparkl* flash* spots blur* ribs? vomit* bp`)],
      [
        pregnant,
        concept(`bleed* bled blood soak* clots? gush* h(?:a)?emorrhag*`),
        concept(
          `
            pad pads heavy* heavily lots a_lot bright dark hard solid red pain* cramp* clots? soak* gush* flood*
            pour* through now started today bleeding bleed
          `,
        ),
      ],
      [
        pregnant,
        pain,
        concept(
          `
            sever* terribl* unbearable one_side left right low* shoulder stabb* sharp constant agon* dizz* faint*
            bleed* can't double* worst excruciat* rib* rock_hard hard tearing sudden* strong bad
          `,
        ),
        concept(`belly stomach abdom* tumm* pelvi* side shoulder ribs? low* down_(?:below|there|low) womb bump ovar*`),
      ],
      [
        pregnant,
        concept(`waters? membranes? fluid amniotic`),
        concept(`broke* leak* gush* gone burst trickl* ruptur* green brown`),
      ],
      [
        pregnant,
        concept(
          `fits? fitting seizure* convuls* jerking faint* collaps* unconscious can't_(?:see|breathe) blind* chest_(?:pain*|hurts)`,
        ),
      ],
      [
        pregnant,
        concept(`fell fall fallen crash accident hit kick(?:ed)? punch* push*`),
        concept(`belly stomach tummy bump stairs hard bleed* pain car down husband partner he`),
      ],
      [
        pregnant,
        concept(`contract* tighten* labou?r cord pushing urge_to_push`),
        concept(`2\\d 3[0-6] early premature preterm cord coming close minutes`),
      ],
      [
        pregnant,
        concept(`fever* temp* 38 39 40 chills shiver* rigors`),
        concept(`fluid discharge smell* pain* bleed* shak* rigors waters`),
      ],
      [pregnant, concept(`itch*`), concept(`palms soles`), concept(`dark yellow jaundice* pale`)],
      [
        afterBirth,
        heavyBleed,
        concept(
          `
            size_of_\\w* heavy* heavier clots? soak* lots a_lot hour* more gush* won't_stop flood* pads? bright
            pour* through faint* dizz*
          `,
        ),
      ],
      [
        afterBirth,
        concept(`fever* temp* chills shiver* smell* foul discharge stink* flu 38 39 40`),
        concept(
          `pain* smell* chills shiver* belly stomach wound bleed* hot discharge fever* faint* heart stink* 38 39 40`,
        ),
      ],
      [afterBirth, headache, flash],
      [afterBirth, concept(`confus* seizure* chest_pain* breathless leg_swell* calf`)],
    ],
    near: [
      [
        concept(`(?:haven't|hasn't|not|don't|can't|didn't|stopped|no_longer)_(?:felt|feel|feeling|had)`),
        concept(`(?:the_|my_|our_)?(?:baby|bub|little_one|him|her)`),
        moves,
      ],
    ],
  },
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
