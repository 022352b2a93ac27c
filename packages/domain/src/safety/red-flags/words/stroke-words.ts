import { concept } from './concept.ts';

export const drooping = concept(
  `
    droop* dropp* drop(?!_of_(?:\\w+_){0,3}(?:oil|tincture|honey|water|juice|milk|extract|vinegar|wine|tea|essence))
    hang* sag* fell fallen falling slid* slip* crook* lop_?sided uneven twisted pulled_(?:down|to|over)
    pulling_(?:down|to|over) melt* slack slump* numb* dead paraly* frozen won't_move can't_(?:feel|move) not_moving
    isn't_moving doesn't_move wonky skew* slant* weak* tilted gone_funny gone_weird went_funny went_weird bent dribbl* drool* shifted
    lower_than sink* sunk* sinking twist* has_twisted asymmetr* not_even not_straight isn't_straight isn't_even
  `,
);
export const limbFails = concept(
  `
    won't_(?:work|move|lift|do|respond|obey) not_work* stopp?ed_work* isn't_work* doesn't_work
    don't_(?:work|obey|move|respond) flop* weak* gone_weak limp paraly* no_strength
    lost_(?:all_)?(?:strength|power|use|feeling) no_power
    feels?_like_(?:wood|lead|jelly|rubber|stone|cotton|nothing) like_(?:wood|lead|rubber)
    can't_(?:lift|move|raise|hold|grip|use|feel|control|squeeze|button|write|type|pick) drags dragging falls_down
    keeps_falling no_grip slides useless heavy_as dead numb* dropping_(?:things|everything)
    drops_(?:things|everything) keeps_dropping like_jelly giv(?:es|ing)_way can't_i_(?:lift|move|raise)
  `,
);
export const limbFailsSurely = concept(
  `
    won't_do_what won't_do_(?:what|as) won't_(?:work|move|lift|respond|obey) hang(?:s|ing) useless lifeless floppy
    limp (?:gone|went|going|turned|is)_(?:all_|completely_|really_)?(?:floppy|limp|dead|weak|numb|heavy) no_strength
    can't_(?:hold|grip|squeeze|use) drags dragging stopp?ed_work* paraly*
    lost_(?:all_)?(?:strength|power|use|feeling) no_power gone_(?:weak|limp|dead|numb) went_(?:weak|limp|dead|numb)
    suddenly_(?:weak|limp|dead|numb) can't_(?:lift|move|raise)
  `,
);
export const speech = concept(
  `speech words? talk(?:s|ing|ed)? speak(?:s|ing)? speaking sentences? says saying tongue voice answer*`,
);
export const speechFails = concept(
  `
    trouble difficult* problems? unable impaired slur* backwards noises sounds only_grunts unclear thick garbl*
    foreign_language like_a_baby gibberish gobbledy* scrambl* double_dutch garbage garbl* jumbl* mixed_up muddl*
    mangl* nonsense wrong won't_come(?:_out)? can't_(?:get|find|form|say|speak|talk|make|understand)
    not_coming(?:_out)? makes?_no_sense doesn't_make_sense don't_make_sense not_mak*_sense no_sense incomprehens*
    like_(?:he's_|she's_|a_)?drunk* mush* salad
    lost(?!_(?:my|her|his|their|our|a|the)_(?:\\w+_)?(?:brother|sister|mother|mum|mom|father|dad|husband|wife|son|daughter|friend|dog|cat|job|keys|phone|way|home|baby|partner|nan|gran\\w*|match|game|weight))
    can't_be_understood doesn't_come_out don't_come_out stuck twisted rubbish weird strange funny thick
  `,
);
export const speechLost = concept(
  `
    slur* gobbledy* scrambl*
    can't_(?:speak|talk|find_(?:my|his|her|the)_words|get_(?:my|his|her|the|any)_words|get_words|form_words|form_sentences|say_(?:anything|words))
    gibberish garbl* jumbled lost_(?:my|his|her|the)_(?:speech|words) word_salad unable_to_(?:speak|talk)
    stopp?ed_(?:speaking|talking) words_(?:come|came|coming)_out_wrong
  `,
);
export const sightLost = concept(
  `
    black* blind* (?<!(?:urine|pee|wee|water|piss)_(?:\\w+_)?(?:\\w+_)?)dark* vanish* (?<!\\b(?:weeks?|wks?|months?)_)gone(?!_(?:yellow|red|itchy|dry|puffy|bloodshot|pink|watery)) lost loses losing loss
    can't_see double curtain shade shadow veil half_missing missing went_out blank disappear* no_vision
    grey_(?:curtain|out)
  `,
);

/** In broken English: "the face of my father is fall on one side and he not speak good". */
export const faceGivesWay = concept(
  `
    (?:faces?|mouth|smile|lips?|cheek)_(?:of_(?:my_|the_|his_|her_)?\\w+_|side_)?(?:is_|are_|has_|have_|it_|just_|all_|go_|goes_|went_|come_)*(?:fall|falls|falling|fell|fallen|down|bend|bends|bended|bent|sloping|crook\\w*|lower|turn_aside|twist|hang|drop|drops)
  `,
);
export const brokenSpeech = concept(
  `
    (?:no|not|can't|don't)_(?:can_|able_)?(?:to_)?(?:speak|talk)_?(?:good|well|clear|right|properly|normal)?
    (?:speak|talk|words?|speech)_(?:is_|are_|come_|comes_)?(?:no|not|isn't|aren't)_(?:good|clear|right|normal|well|correct)
    talk_no_good
  `,
);
