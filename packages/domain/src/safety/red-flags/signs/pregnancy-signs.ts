import { followedBy, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { headache, pain } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { afterBirth, pregnant } from '../words/people-words.ts';

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

/** While a child is expected, and in the weeks after it is born. */
export const pregnancySigns: readonly Signs[] = [
  {
    of: 'pregnancy',
    patterns: [
      /\b(?:in labou?r|having contractions|giving birth|waters? (?:has |have |just )?(?:broke|broken|gone))\b[^]{0,80}\b(?:something|cord|loop|rope|(?:his|her|an?|the baby's) (?:arm|hand|foot|leg))\b[^.?!]{0,20}\b(?:hang(?:s|ing)|stick(?:s|ing)|com(?:es|ing)|poking|dangl\w+) (?:out|down|first)\b/i,
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
        concept(`fever* temp* 38(?!_weeks?) 39(?!_weeks?) 40(?!_weeks?) chills shiver* rigors`),
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
];
