import { anyPhrase } from '../../resolve/phrases.ts';
import type { Topic } from './side-topics.ts';

const dishes =
  '(?:chicken|turkey|fish|salmon|lamb|beef|pork|meat|soups?|stews?|roasts?|potato(?:es)?|salads?|pasta|pizza|vegetables|veg|eggs?|omelettes?|sauces?|beans|lentils|rice|tomato(?:es)?|cooking)\\b';

/** What people ask in between: of the day with a complaint, and of this site as a shop. */
export const everydayTopics: readonly Topic[] = [
  {
    name: 'kissing',
    always: true,
    meets: anyPhrase(
      /(?:can|may|could|should|is it (?:ok|okay|safe|fine) (?:to|if)) (?:i|we|he|she)?(?: still)? ?(?:kiss|cuddle and kiss|snog)(?:es|ing)?\b/,
    ),
    says: 'Not with a cold sore, and better not with a cold or the flu: a kiss passes it on. A cold sore can make a newborn baby gravely ill, so kiss no baby until the skin has healed, wash your hands before you touch one, and share no cup. A young baby with blisters, fever or poor feeding needs a doctor at once.',
  },
  {
    name: 'the shop',
    always: true,
    meets: anyPhrase(
      /(?:do|can|does) (?:you|herbie|this (?:site|app)) (?:also |even |actually )*sell\b(?! (?:on )?(?:my|our|your|people'?s|user)\b| (?:data|info))/,
      /(?:are you|is (?:this|herbie)) (?:also |just |actually )*(?:a |an )?(?:online )?(?:shop|store|seller|pharmacy)(?=\W*$)/,
      /(?:can|could|do) (?:i|we) (?:buy|order|get) (?:it|them|these|those|this|that|herbs?|the \w+)? ?(?:straight |directly )?(?:from|through|off) (?:you|herbie|this (?:site|app))/,
    ),
    says: 'No, I sell nothing. When you ask where to buy a herb, and the checks do not speak against it, I show searches at a shop. Look for the Latin name, the part of the plant, the amount per dose and a seal of independent testing. A pharmacy or health shop is as good.',
  },
  {
    name: 'herbs for a dish',
    always: true,
    meets: anyPhrase(
      new RegExp(String.raw`(?:which|what)(?: \w+)? (?:herbs?|spices?|seasonings?)\b[^.?!]{0,50}\b${dishes}`),
      new RegExp(
        String.raw`(?:herbs?|spices?) (?:go|goes|suit|suits|fit|fits|work|works) (?:\w+ )?(?:with|for|in|on) (?:\w+ ){0,2}${dishes}`,
      ),
      new RegExp(String.raw`(?:season|flavou?r) (?:\w+ ){0,3}${dishes}[^.?!]{0,24}\b(?:with|without|instead)`),
    ),
    says: 'For a roast chicken thyme, rosemary, sage, bay, garlic and lemon; for a soup bay, thyme, parsley, lovage or celery leaf; for fish dill, fennel, parsley and lemon; for lamb and beans rosemary, garlic and savory; for tomatoes basil, oregano and marjoram. Put hardy leaves in early and tender ones at the end. Pepper, lemon, vinegar and onion make up for much of the salt. As a seasoning these are food; on a blood thinner that is set by blood tests keep large handfuls of greens about the same from week to week.',
  },
  {
    name: 'meals',
    always: true,
    meets: anyPhrase(
      /(?:replace|replaces|skip|instead of|in place of|substitute for) (?:my |a |the )?(?:breakfast|lunch|dinner|meals?)(?=\W*$| (?:with|by) )/,
      /(?:count|counts|do|enough|pass) (?:as|for) (?:a |my )?(?:breakfast|lunch|dinner|meal)(?=\W*$)/,
    ),
    says: 'No tea, powder or capsule stands in for a meal: it brings next to no protein, fiber or energy. Have it with the meal or after it. If you would like to lose weight or cannot eat in the morning, tell me, and I look at that.',
  },
];
