import { wordsFrom } from '../../../resolve/number-words.ts';
import { concept } from './concept.ts';

export const someone = concept(
  `
    i i'm i've me my we our us he she he's she's him her his they them mother mums? moms? mam ma mama dads? daddy
    father nan nana nanna gran gramps grandads? grand(?:ma|pa|mother|father|dad|parents?|son|daughter|child) husband
    hubby wife partner boyfriend girlfriend bf gf mates? friends? flatmate roommate brother bro sister sis sons?
    daughters? uncle aunt(?:ie|y)? cousin neighbou?r kids? child(?:ren)? boy girl lad baby toddler colleague boss
    teacher someone somebody man woman guy lady bloke lodger patient oga madam
  `,
);
export const kin = concept(
  `
    he she he's she's him her his they mother mums? moms? mam mama dads? daddy father papa nan nana nanna gran
    granny gramps grandads? grand(?:ma|pa|mother|father|dad|son|daughter|child) husband hubby wife partner boyfriend
    girlfriend bf gf mates? friend flatmate roommate brother bro sister sis son daughter uncle aunt(?:ie|y)? cousin
    neighbou?r kid child boy girl lad baby toddler colleague boss someone somebody man woman guy lady bloke
  `,
);
const aged = String.raw`(?:\d{1,2}|${wordsFrom(1, 12)})[- ]?`;
export const child = concept(
  `(?<!jelly_)bab(?:y|ies) toddlers? infants? newborns? child(?:ren)? kids? kiddo kiddie lads? lass lassie grand_?bab* nipper sons? daughters? boys? girls? grand(?:son|daughter|child|kid)s? niece nephew little_(?:one|man|guy|girl|boy|lad|brother|sister|bro|sis) lo dd ds pre_?schooler
  twins? ${aged}(?:years?|yrs?|yr|months?|mos?|mths?|mth|m|weeks?|wks?)[-_]?olds? ${aged}_?y[/]?o tot bairn wee_(?:one|man|lad|girl|boy|lass) bub bubba pickin brother sister`
    .replaceAll('[- ]?', '_?')
    .replaceAll('[-_]?', '_?'),
);
export const baby = concept(
  `(?<!jelly_)bab(?:y|ies) infants? newborns? neonate little_one lo(?!-) bub bubba ${aged}(?:months?|mos?|mths?|mth|m|weeks?|wks?|days?)_?olds? ${aged}mo ${aged}mths? (?:\\d|one|two|three)_(?:weeks?|wks?|days?)_(?:baby|boy|girl) my_twins? bairn
  (?:son|daughter|boy|girl|he|she)_is_(?:only_|just_)?${aged}(?:months?|weeks?|wks?|days?)`.replaceAll('[- ]?', '_?'),
);
export const youngBaby = concept(
  `
    newborns? neonate
    (?<!\\d_)(?<!(?:${wordsFrom(2, 12)}|few|many)_)month_old
    (?:[1-9]|1[0-3]|${wordsFrom(1, 12)})_?(?:weeks?|wks?|wk|w)_?(?:olds?|baby|boy|girl|infant|son|daughter|of_age)
    (?:\\d{1,2}|${wordsFrom(1, 10)}|few)_?days?_?olds?
    (?:1|2|one|two)_(?:months?|mos?|mths?|mth)_(?:olds?|baby|boy|girl|son|daughter)
    (?:boy|girl|son|daughter|baby|he|she|he's|she's|baby's)_(?:is_)?(?:only_|just_)?(?:\\d{1,2}|${wordsFrom(1, 12)})_(?:weeks?|wks?|days?)
    (?:baby|son|daughter|boy|girl|infant)_of_(?:only_)?(?:\\d|1[0-3]|${wordsFrom(1, 12)})_(?:weeks?|days?)
    born_(?:last_week|(?:\\d|two|three|four|five|six)_(?:weeks?|days?)_ago|yesterday)
  `,
);
export const pregnant = concept(
  `
    (?:[12]\\d|3\\d|4[0-2])\\+[0-6] pregnan* pregnet preg preggo preggers prego expecting expectant
    (?:[4-9]|[1-3]\\d|4[0-2])_?(?:weeks?|wks?|wk|w)_?(?:\\+_?\\d_)?(?:pregnan*|preg|along|gestation|gone|in|far)
    trimester
    (?:i'm|i_am|she's|at|am|now)_(?:about_|only_|nearly_|almost_|just_)?(?:[4-9]|[1-3]\\d|4[0-2])_?(?:weeks?|wks?|wk|w)(?!_?(?:old|ago|post|into|clean|sober|out|away|off|on))
    (?:2[0-9]|3\\d|4[0-2])_?(?:weeks?|wks?|wk) (?:my|her|baby)_bump with_child mum_to_be mom_to_be
    carrying_(?:twins|a_baby) unborn f(?:o)?etus ivf due_date due_in due_next belle placenta pre_?eclampsia
    eclampsia gestation(?:al)? antenatal uterus womb
    in_(?:my|her)_(?:five|six|seven|eight|nine|\\d)_months? (?:is|am|i'm|she's)_in_(?:five|six|seven|eight|nine|\\d)_months?(?!_time)
    in_(?:my_|her_|the_)?(?:fifth|sixth|seventh|eighth|ninth|[4-9]th)_month
  `,
);
export const afterBirth = concept(
  `
    birth_(?:was_)?(?:\\d+|\\w+)_(?:days?|weeks?)_ago gave_birth giving_birth since_birth after_(?:the_)?birth
    post_?partum post_?natal c_?section caesar* cesar* after_deliver* delivered (?:just_)?had_(?:a|my|our|the)_baby
    had_(?:him|her)_(?:last|\\d|two|three|ten) miscarr* abortion terminat* stillb*
  `,
);
