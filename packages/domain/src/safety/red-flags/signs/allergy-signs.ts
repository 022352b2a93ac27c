import type { Signs } from '../red-flag.ts';
import { allergyTrigger } from '../words/breath-words.ts';
import { concept } from '../words/concept.ts';

const mouthAndThroat = concept(`throats? tongues? lips? voice airway uvula mouth`);
const reacts = concept(
  `swell* swoll?en fat thick huge big puff* balloon* tingl* itch* numb heavy hoarse squeak* croak* tight* clos* funny odd strange weird burn* blew_up blown_up going enlarged`,
);
const trigger = concept(
  `(?:new|after|since|from|ate|eaten|eating|took|taken|had|drank|tried|given|stung|sting|bitten|allerg*)`,
);

/** Something eaten, taken or a sting, and then the mouth, the throat or the voice. */
export const allergySigns: readonly Signs[] = [
  {
    of: 'severe-allergy',
    patterns: [
      /\banaphyla\w+\b[^.?!]{0,30}\b(?:now|having|think|shock|help)\b|\b(?:having|in|going into|think it'?s)\b[^.?!]{0,15}\banaphyla\w+/i,
    ],
    near: [
      [trigger, allergyTrigger, mouthAndThroat, reacts],
      [
        allergyTrigger,
        concept(`floppy limp faint* collaps* gr[ea]y dizz* pass(?:ed|ing)_out wobbly`),
        concept(`blotch* hives rash* welts swollen swell* itch* lumps bumps red_all`),
      ],
    ],
  },
];
