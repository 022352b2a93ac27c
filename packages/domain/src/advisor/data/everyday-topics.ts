import { anyPhrase } from '../../resolve/phrases.ts';
import type { Topic } from './side-topics.ts';

const dishes =
  '(?:chicken|turkey|fish|salmon|lamb|beef|pork|meat|soups?|stews?|roasts?|potato(?:es)?|salads?|pasta|pizza|vegetables|veg|eggs?|omelettes?|sauces?|beans|lentils|rice|tomato(?:es)?|cooking)\\b';

/** What people ask in between: of the day with a complaint, and of this site as a shop. */
export const everydayTopics: readonly Topic[] = [
  {
    name: 'school or work while ill',
    always: true,
    meets: anyPhrase(
      /(?:can|may|should|could|is it ok (?:for|if)) (?:i|he|she|they|we|my \w+|him|her)(?: to)? (?:still |just )?(?:go(?:es)?(?: back)?|be|stay off|return|keep going) (?:to |in |at )?(?:school|nursery|kindergarten|day ?care|preschool|work|college|the office)(?! (?:with|after|on)\b)/,
      /(?:keep|leave|send) (?:him|her|them|my \w+) (?:at home|home|off school|to school|to nursery)(?=[^.!]*\?)/,
    ),
    says: 'With a runny nose or a slight cough, and well otherwise: mostly yes. At home with a fever until a day after it has gone, and with vomiting or diarrhea until two days after the last time. With a rash nobody has named yet, ask a doctor or the school first. Somebody who looks ill or only wants to lie down is better at home, whatever the thermometer says.',
  },
  {
    name: 'a first herb garden',
    meets: anyPhrase(
      /herb(?:al)? (?:garden|bed|spiral|planter|balcony)|garden of herbs/,
      /(?:grow|growing|plant|planting)(?: my| our)?(?: own)? herbs(?! (?:for|against)\b)/,
    ),
    says: 'Begin with a few that forgive much: mint and lemon balm (in pots, for they spread), chives, parsley, thyme, sage and calendula from seed. Thyme, sage and rosemary want sun and lean dry soil; mint, parsley and chives more water. Buy by the Latin name, label each pot, and eat nothing that came up by itself and that you cannot name. Ask me about one, and I tell what it is used for.',
  },
  {
    name: 'giving blood',
    always: true,
    meets: anyPhrase(/(?:giv(?:e|ing)|donat(?:e|ing)) (?:blood|plasma|platelets)(?! to\b)|blood donation/),
    says: 'Say on the form of the blood service what you take; they decide. I know of no tea that keeps anybody from it. Capsules that may slow clotting, such as garlic, ginkgo, turmeric or fish oil, are worth naming, above all for platelets. Leave out no prescribed medicine for it. Eat and drink well before and after, and ask for iron if you give often.',
  },
  {
    name: 'stains',
    always: true,
    meets: anyPhrase(
      /(?:get|take|wash|bleach|remove|clean|scrub)(?:ing)?\b[^.?!]{0,24}\b(?:stains?|marks?|colou?r|yellow|spots?) (?:out|off|away|from)\b(?![^.?!]{0,12}\b(?:teeth|tooth|skin|nails?|face|hands?))/,
      /(?:stains?|stained)\b[^.?!]{0,30}\b(?:apron|shirt|blouse|dress|clothes|cloth|tablecloth|towel|carpet|sofa|worktop|counter|t-?shirt|trousers|jeans|sheets?|linen|blender|tupperware|pan)/,
      /(?:apron|shirt|blouse|dress|clothes|tablecloth|towel|carpet|sofa|worktop|t-?shirt|trousers|jeans|sheets?|linen|blender|tupperware)\b[^.?!]{0,40}\b(?:stains?|stained)/,
    ),
    says: 'That is a matter for the laundry, but here is what people do: rinse it soon with cold water, rub in washing-up liquid, leave it half an hour and wash it as hot as the cloth bears, with an oxygen bleach if it is white. The yellow of turmeric fades in the sun, so hang it out to dry.',
  },
  {
    name: 'building muscle',
    meets: anyPhrase(
      /(?:build\w*|gain\w*|put(?:ting)? on|grow\w*|more|bigger) (?:\w+ )?muscles?(?! (?:pain|ache|cramp|tension))|muscle (?:gain|growth|mass)/,
    ),
    says: 'Training that gets harder step by step, enough food with protein at every meal, and sleep build muscle; no herb is shown to. Creatine is the one supplement with good proof, in grown-ups: 3 to 5 g a day, and not with kidney trouble. Protein powder (whey, pea, soy) does no more than food, and is for those who do not get enough at meals. Boosters, “test” capsules and pre-workout powders are not for anybody under 18, and some hold stimulants or hormones that the label does not tell.',
  },
  {
    name: 'mixing teas',
    always: true,
    meets: anyPhrase(
      /(?:what|which(?: ones?| herbs?)?) (?:\w+ )?(?:tastes?|goes|go|is|are) (?:good|nice|well|best|lovely|great) (?:mixed |blended )?together(?! with (?:my|warfarin))/,
      /(?:nice|good|tasty|lovely|own) (?:tea |herbal )?(?:blend|mix|mixture)(?:es|s)? (?:for|of|from|in) (?:the |my |a )?(?:cup|pot|teapot|garden|balcony|taste|tea|evening)/,
      /(?:mix|blend|combine) (?:them|these|those|my herbs) for (?:the )?taste/,
    ),
    says: 'For the taste: lemon balm and mint half and half is the usual pair, with a slice of apple peel or lemon. Fennel makes it rounder and a little sweet. Of thyme or sage take only a few leaves, as they drown the rest. Pour on boiling water, cover it, and taste after five minutes. With medicines or in pregnancy name the herbs first, and I check them.',
  },
  {
    name: 'the sauna',
    always: true,
    meets: anyPhrase(/saunas?\b(?! (?:hat|oil|scent|infusion|aroma))/, /sweat(?:ing)? it out/, /steam room|hamm?am/),
    says: 'A sauna does not sweat a cold out: nothing shows that it shortens one. Not with a fever, aching limbs or when you feel ill, as it strains the heart, and not with alcohol. With heart trouble, low or very high blood pressure or in pregnancy ask a doctor first. Once you are well a short one is fine: drink enough, and cool down slowly.',
  },
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
