import { anyPhrase, choice, notFollowedBy, oneOf, optional, sequence } from '../../resolve/phrases.ts';
import { breeds, breedsInAction } from './breeds.ts';

export interface Topic {
  /** As in "what I said about head lice". */
  readonly name?: string;
  readonly meets: RegExp;
  readonly says: string;
  /** Said although the words name a complaint as well: "herbs instead of the flu jab". */
  readonly always?: true;
  /** Said before an answer about the herb that is named. */
  readonly beside?: true;
}

const organs = 'heart|liver|brain|eyes?|bones?|joints?|skin|hair|gut|kidneys?|prostate|gums|teeth|memory|lungs?';

export const pets = anyPhrase(
  sequence(
    choice(
      /can|do|does|could|may|are|is|for/,
      /(?<!\b(?:prefer dogs|allergic|allergy|allergies|reacts?|reacting|reaction|sensitive) )to|in/,
      /give|(?<!\b(?:live|lives|living|trouble|problems?) )with/,
    ),
    / (?:dogs|cats|pupp(?:y|ies)|kittens|horses|rabbits|hamsters|parrots|pets)/,
  ),
  sequence(
    /(?<!\b(?:walk|walking|walked|like|as|than) )(?:my|our|the|a|for) (?:(?!scaredy)\w+ )?/,
    choice(
      /dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|rabbits?|hamsters?|guinea pigs?|parrots?|pets?/,
      /pony|ponies|mare|budgies?|ferrets?|tortoises?/,
      breeds,
      breedsInAction,
    ),
    notFollowedBy(
      / (?:hair |dander )?(?:allerg|scratch(?!(?:es|ing) (?:(?:him|her|it)self|(?:his|her|its|their) (?:ears?|coat|fur|tail)\b))|bite)| and which\b| won'?t bark| holes?\b/,
      / (?:has |have )?(?:just )?(?:sat|walked|jumped)/,
    ),
    /(?![^.?!]{0,12}\b(?:died|dead|passed|put (?:down|to sleep)))/,
  ),
);
const period = String.raw`(?:periods?|menses|menstru\w*|monthl(?:y|ies)|aunt flow?|regla|bleed(?:ing)?)`;
/** "Which tea brings it on", "can papaya make the period come", "herbs to induce menstruation". */
const bringsItOn = anyPhrase(
  new RegExp(
    String.raw`bring(?:s|ing)?(?: back)? (?:on |down )?(?:my |a |the |her )?${period}(?: (?:on|down|back|early|earlier|forward))?`,
  ),
  new RegExp(
    String.raw`(?:${period}|pregnan\w*|cycle|late|herbs?|teas?|plants?)\b[^.?!]{0,40}\bbrings? it(?: on| down)?(?=\W*$| on\b| down\b)`,
  ),
  /brings? it on\b[^.?!]{0,20}\b(?:period|late)/,
  new RegExp(
    String.raw`(?:mak(?:e|es|ing)|get(?:s|ting)?|help(?:s|ing)?|forc(?:e|es|ing)) (?:my |a |the |her )?${period} (?:to )?(?:come|start|happen|arrive|begin|going|started|moving|flowing|on|here|early|sooner|faster)`,
  ),
  new RegExp(
    String.raw`(?:induc(?:e|es|ing)|trigger(?:s|ing)?|kick ?-?start(?:s|ing)?|jump ?-?start(?:s|ing)?|hasten(?:s|ing)?|forc(?:e|es|ing)|speed(?:s|ing)? up|unblock(?:s|ing)?) (?:on )?(?:my |a |the |her |your )?${period}`,
  ),
  new RegExp(
    String.raw`${period} (?:to )?(?:come|start|arrive|appear)(?:s|ing)? (?:faster|sooner|early|earlier|quick\w*|down|on)`,
  ),
  new RegExp(
    String.raw`(?:periods?|menses|aunt flow?|regla|late|overdue)\b[^.?!]{0,40}\b(?:make|makes|get|start|starts|bring|brings|cause|causes) (?:it|her|the bleed(?:ing)?|bleed(?:ing)?|my bleed(?:ing)?)(?: to)? ?(?:come|start|on|going|happen)?(?=\W*$)`,
  ),
  /(?:want|need) (?:my|the) periods? (?:now|early|earlier|sooner|before|this week|today)/,
  /(?:stop|stops|end|ends|terminate|terminates|abort|get rid of|lose|prevent)\w* (?:a |the |my |this )?pregnancy/,
);
const isLate = String.raw`(?:(?:(?:periods?|menses|menstru\w*|aunt flow?|regla|periodo|monthl(?:y|ies))\b[^.?!]{0,24}\b(?:late|overdue|delayed|delaying|missed|missing|skipped|(?:did|has|have|is|was)(?:n'?t| not)(?: yet)? (?:c[ao]me|start(?:ed)?|arrived?|here|shown|turned up)|not (?:c[ao]me|coming|here|started|yet)|a no-?show))|(?:late|missed|overdue|delayed|missing|skipped|absent|no)(?: my| the| a)? (?:periods?|menses|menstru\w*|monthl(?:y|ies)|regla)(?! (?:pain|cramps?|pants|products?|tracker))|(?:i'?m|i am|she'?s|we'?re) (?:\w+ ){0,4}(?:days?|weeks?|wks?|a week) (?:late|overdue)(?! (?:with|for|on|to|in)\b))`;
const sought = String.raw`(?:(?:what|which|any) (?:(?:good|natural|strong) )*(?:herbs?|teas?|drinks?|remed\w+|plants?)|ruda?|parsley|pennyroyal|mugwort|tansy|cohosh|dong quai|angelica|papaya|pineapple|vitamin c|ginger|turmeric|cinnamon|saffron|sesame|yarrow|motherwort|myrrh|savin|juniper|cotton root|aloe|hibiscus|ajwain|carom|jaggery|castor oil|raspberry leaf|vitex|chasteberry)`;
/** "Dong quai my period didnt came": what is taken to bring it on. */
const askedWhileLate = sequence(
  new RegExp(String.raw`(?=[^]*\b${isLate})[^]*\b${sought}\b`, 'i'),
  /(?![^]*\b(?:period|menstrual) (?:pain|cramps?)\b)/,
  /(?![^]*\b(?:pregnant|breast ?-?feeding|nursing|menopaus\w*|test (?:is|was) negative|it'?s here|came late|finally (?:came|here|started)|cramps?)\b)/,
);
export const topics: readonly Topic[] = [
  {
    name: 'antibiotics for a cold',
    always: true,
    meets: sequence(
      /^(?=[^]*\b(?:snot|phlegm|mucus|colds?|cough\w*|sinus\w*|throat|nose|sniffles|flu|bronchitis|chesty)\b)(?![^]*\b(?:allerg\w*|interact\w*|clash\w*|together|with (?:my|the) antibiotics?)\b)[^]*/i,
      choice(
        /\bantibiotics?(?: time| needed| necessary| then| now)?\W*\?/,
        /\b(?:do|does|will|would|should|shall) (?:i|he|she|we|it|this|they) (?:really |now )*(?:need|get|have|ask for|want|require|be on)(?: to (?:get|have|take|ask for))? (?:some |any |an |a course of |the )?antibiotics?\b/,
        /\b(?:time for|worth|ask(?:ing)? (?:the doctor |him |her |them |my gp )?for|is it antibiotics?) (?:getting |some )?antibiotics?\b/,
      ),
    ),
    says: 'Whether an antibiotic is needed is for a doctor to say. Against a cold it does nothing: that is a virus, and snot or phlegm that turns yellow or green is part of its course. See a doctor when it gets worse again after it was better, with a high fever, short breath, strong pain in the face or an ear, or a cough of more than three weeks.',
  },
  {
    name: 'oils and animals',
    always: true,
    meets: sequence(
      /(?=[^]*\b(?:(?<!(?:olive|fish|coconut|cod liver|sunflower|rapeseed|evening primrose|linseed|flaxseed) )oils?|diffus\w+|tea ?tree|eucalyptus|scent\w*|incense)\b)[^]*/i,
      pets,
    ),
    says: 'No, not on, in or near an animal. Dogs and cats are poisoned by essential oils, tea tree above all: through the skin, by licking it off their coat and, cats and birds, from the air of a room with a diffuser. Wobbling, drooling, trembling or vomiting after it: call a vet or an animal poison line now. For skin that is sore a vet has washes made for animals.',
  },
  {
    meets: pets,
    always: true,
    says: 'I know herbs for people only. What is mild for us can poison an animal: essential oils, tea tree above all, harm cats and dogs on the coat, licked off or from a diffuser, and garlic and onion harm their blood. Please ask a vet before you give or put on anything. Drooling, wobbling, shaking or vomiting: call a vet or an animal poison line at once.',
  },
  {
    name: 'honey and pills sold for sex',
    always: true,
    meets: anyPhrase(
      /(?:royal|vital|vip|wonderful|etumax|x-?rated|stud|magic) honey/,
      /honey (?:sachets?|packets?|packs?|shots?|sticks?) (?:for (?:him|her|men|sex|the bedroom)|(?:\w+ ){0,3}(?:gas|petrol|service|filling) station)/,
      /(?:gas|petrol|service|filling)[- ]station (?:honey|sex pills?|viagra|pills?(?= for (?:sex|men|it)))/,
      /rhino (?:pills?|capsules?|7|69)|(?:male|sexual) enhancement (?:pills?|honey|products?|supplements?)|sex pills?/,
    ),
    says: 'Please leave these alone. Tests by the US medicines authority found the medicines of Viagra and Cialis hidden in honey and pills sold for sex, in amounts that nobody knows. With nitrates for the heart, such as a nitroglycerin spray, they can drop the blood pressure to a dangerous level. Tell your doctor if you took one, and ask what suits your heart.',
  },
  {
    name: 'gripe water',
    always: true,
    meets: anyPhrase(/gripe ?water/),
    says: 'No honey before the first birthday, not even on a dummy: it can carry the germs of botulism. Gripe water is no one thing: most hold dill, fennel or ginger, with baking soda or sugar, and some old ones alcohol. None is shown to help colic. A baby needs milk only, so ask the pediatrician first, and read me the label if you like: I check each part. Holding, rocking and time help most.',
  },
  {
    name: 'grapefruit seed extract',
    always: true,
    meets: anyPhrase(/grape ?fruit seed (?:extract|drops|oil)|gse/),
    says: 'Grapefruit seed extract is another product than the fruit. It is hardly studied, some bottles were found to hold added preservatives, and a few reports tell of stronger blood thinning. With medicines leave it out, and ask a pharmacist what would suit better.',
  },
  {
    name: 'a drink in place of coffee',
    always: true,
    meets: sequence(
      /^(?![^]*\b(?:energy|tired|awake|focus|alert|boost)\b)[^]*/i,
      choice(
        /\b(?:replac\w+|substitutes?|alternatives?|instead|swap)\b[^.?!]{0,20}\bcoffee\b/,
        /\bcoffee\b[^.?!]{0,40}\b(?:replac\w+|substitutes?|alternatives?|instead)\b/,
        /\bcoffee\b[^?]{0,90}\b(?:drink|have) instead\b/,
        /\b(?:tastes?|tasting|flavou?r)\b[^.?!]{0,20}\b(?:like|similar to|close to|near(?:est)?(?: to)?) coffee\b/,
        /\b(?:isn['’]?t|is not|not|without being|other than) coffee\b[^.?!]{0,30}\b(?:tastes?|tasting|close|similar)\b/,
      ),
    ),
    says: 'Grain coffee from barley or chicory comes nearest in taste, and rooibos makes a full, dark cup; none has caffeine. Green tea has about a third of it. Cut down by a cup every two or three days: stopping at once often brings a headache and tiredness for some days.',
  },
  {
    always: true,
    meets: anyPhrase(
      /(?:stains?|marks) (?:out of|off|from) (?:my |the |a |our )?\w+/,
      /(?:remove|wash out|get (?:rid of|out)) (?:the |a )?(?:\w+ )?stains?/,
    ),
    says: 'Stains are outside what I know. I can help with herbs, supplements, and how they fit with medicines and conditions.',
  },
  {
    name: 'the law',
    always: true,
    meets: sequence(
      /^\W*(?:and |but |so )?(?:is|are) (?:it|this|that|they|these|\w+(?: \w+)?) (?:even |still )?/i,
      /(?:legal|illegal|against the law)/,
      optional(
        sequence(
          / /,
          choice(
            /here|in \w+(?: \w+)?|where i live/,
            /to (?:buy|order|import|own|grow|sell|use|take|bring|keep|possess)(?: [\w'-]+){0,5}/,
          ),
        ),
      ),
      /\W*$/,
    ),
    says: 'That differs from country to country, and changes; I hold no list of laws. A pharmacist where you live can tell you. What can be sold freely is not safe for everyone because of that.',
  },
  {
    name: 'herbs on a journey',
    always: true,
    meets: anyPhrase(
      /(?:through|past|at|by|stopped at) (?:the )?(?:customs|border|airport security)/,
      sequence(
        // "A couple of beers at the airport" are drunk there.
        /(?:take|taking|bring|bringing|carry|get|pack|have|seize|confiscate)\b(?:(?!\b(?:beers?|pints?|lagers?|wines?|gin|vodka|whisk(?:e)?y|prosecco|champagne|cocktails?|alcohol|booze)\b)[^.?!]){0,40}\b/,
        choice(
          /customs|at the airport|(?<!\b(?:take|taking|have) (?:it|them|one|some) )on (?:a|the|my) (?:plane|flight)/,
          /in my (?:hand luggage|suitcase|carry-on|hold luggage)/,
          /into (?:the country|dubai|japan|singapore|australia|the us|the uk)/,
        ),
      ),
      sequence(
        /(?:carry|take|bring|pack|put|have)\b[^.?!]{0,30}\b(?:in|inside) (?:the|my|our) (?:\w+ )?/,
        /(?:luggage|suitcase|case|backpack|carry[- ]on|cabin bag|checked bag|hand baggage)/,
      ),
      /(?:flying|travelling|traveling|going|flight) to \w+ with (?:my |some |a |the )?(?:\w+ )?(?:herbs?|teas?|supplements?|capsules?|powders?|oil)/,
    ),
    says: 'Within one country mostly yes; drops count as liquid at security. What may be carried over a border differs from country to country, and changes; I hold no list of laws. Ask the customs office or the embassy before you travel, keep it in its labelled pack with the receipt, and carry fresh plants and loose powders not at all. Hemp and CBD, kava, kratom, khat, ephedra and poppy are banned or limited in many countries, in some with heavy penalties even for a little.',
  },
  {
    beside: true,
    meets: anyPhrase(/bladder ?wrack[^]*\bbladder|bladder[^]*\bbladder ?wrack/),
    says: 'Bladderwrack has its name from the bladders of air in its fronds: it is a seaweed rich in iodine, and does nothing for a bladder.',
  },
  {
    name: 'sulfa and sulfur',
    beside: true,
    meets: anyPhrase(
      /sul(?:f|ph)(?:a|onamides?)\b[^]*\bsul(?:f|ph)ur/,
      /sul(?:f|ph)ur\b[^]*\bsul(?:f|ph)(?:a|onamides?)/,
    ),
    says: 'An allergy to sulfa medicines is one to a certain kind of molecule, the sulfonamides, and not to sulfur: MSM, garlic, onions, eggs and sulfur springs are something else. So are sulfites in wine and dried fruit, to which some react in their own way.',
  },
  {
    beside: true,
    meets: anyPhrase(
      sequence(
        choice(
          /consultant|doctor|gp|specialist|midwife|oncologist|cardiologist|gastroenterologist/,
          /neurologist|rheumatologist|nurse|pharmacist/,
        ),
        /s? (?!never\b|not\b|hardly\b|hasn't\b|didn't\b|nor\b)(?:\w+ )?/,
        choice(
          /mentioned|suggested|recommended|advised|proposed|wants me to (?:take|try)/,
          /told me to (?:take|try)|said (?:to|i should|i could) (?:take|try)/,
        ),
      ),
    ),
    says: 'Good that somebody who treats you spoke of it: they know the results and can weigh it against them. Show them what I find here before the first dose, and ask for the product, the amount and any blood test.',
  },
  {
    name: 'supplements for vegans',
    always: true,
    meets: anyPhrase(
      /(?:what|which) (?:vitamins?|supplements?|minerals?)\b[^.?!]{0,30}\bvegans?\b/,
      /vegans?\b[^.?!]{0,30}\b(?:what|which|need|supplements?|vitamins?|lack|missing)\b/,
      /vegans?\b[^?!]{0,16}\b(?:what|which) (?:supplements?|vitamins?|minerals?)\b/,
    ),
    says: 'Vitamin B12 is the one every vegan needs, all life long: plants bring none. Vitamin D helps where there is little sun. Iodine, calcium, iron, zinc and omega-3 from algae depend on what you eat, so let a blood test or a dietitian show what is low. Name one, and I check it for you.',
  },
  {
    name: 'vitamins for every day',
    meets: anyPhrase(
      /(?:what|which) (?:vitamins?|supplements?|minerals?)\b[^.?!]{0,20}\b(?:every day|daily|each day|should i (?:take|be taking)|do i need|everyone)/,
      /(?:what|which) (?:vitamins?|supplements?|minerals?)\b[^.?!]{0,20}\bgaps? in (?:my|the|our) diet/,
      /(?:do|should) (?:i|we|people|women|men) (?:need|take) (?:a |any )?(?:multi ?vitamins?|vitamins|supplements)\b/,
    ),
    says: 'Most people who eat a mixed diet need none each day, and large trials of multivitamins show little. The exceptions: folic acid when you may become pregnant, vitamin B12 with a vegan diet, vitamin D where there is little sun or at an older age, and what a blood test shows to be low. Tell me your age, diet and medicines, and I will look at yours.',
  },
  {
    name: 'vitamins for a child',
    always: true,
    meets: anyPhrase(
      /(?:what|which) (?:vitamins?|supplements?|minerals?)\b[^.?!]{0,24}\b(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|son|daughter|\d{1,2} year)\b[^.?!]{0,16}\b(?:need|take|have|get|should)/,
      /(?:child(?:ren)?|kids?|toddlers?|son|daughter|year[- ]old)\b[^?]{0,30}\b(?:picky|fussy) eat\w+[^?]{0,20}\b(?:vitamins?|supplements?)\b/,
      /(?:what|which) (?:vitamins?|supplements?|minerals?)\b[^.?!]{0,16}\bfor (?:my |a |the )?(?:child(?:ren)?|kids?|toddlers?|baby|son|daughter|\d{1,2} year)/,
      /(?:do|does|should)\b[^.?!]{0,24}\b(?:child(?:ren)?|kids?|toddlers?|son|daughter)\b[^.?!]{0,12}\b(?:need|take) (?:any |a )?(?:multi ?vitamins?|vitamins|supplements)/,
    ),
    says: 'A child who eats a mixed diet needs none, apart from vitamin D, which many countries advise for babies and small children; the pediatrician knows how much where you live. A vegan child needs vitamin B12. More than the label for the age does no good, and iron or vitamin A can harm. Picky eating or poor growth is for the pediatrician.',
  },
  {
    name: 'signs of bleeding',
    meets: anyPhrase(
      /(?:signs?|symptoms?) of (?:a )?(?:bleed(?:ing|s)?|bleed)/,
      /how (?:do|would|can|will) i (?:know|tell|notice)\b[^.?!]{0,12}\bbleeding/,
    ),
    says: 'Bruises without a knock, bleeding gums or nose, red or brown urine, black or red stools, heavier periods: tell the doctor the same day. Call your emergency number with a sudden bad headache, after a knock on the head, when blood is vomited, or when bleeding does not stop.',
  },
  {
    name: 'whom to ask',
    meets: anyPhrase(
      /who (?:can|should|could|do) i (?:ask|call|talk to|tell|see)(?: about (?:it|this|that)| then| now| first)*(?=\W*$)/,
      /who (?:can|could|would|will) (?:tell|advise|help) me(?: (?:for sure|more|that|with (?:it|this|that)))?(?=\W*$)/,
      /who knows (?:for sure|best|more)(?=\W*$)/,
    ),
    says: 'A pharmacist is the quickest: go in or call, and say what you take and what you have in mind. For a blood thinner ask the clinic that doses you, for other prescribed medicines the doctor who wrote them. At night a medical advice line can help.',
  },
  {
    name: 'how long an infection lasts',
    always: true,
    meets: anyPhrase(
      /how long (?:does|do|will|is|should)\b[^.?!]{0,16}\b(?:a |the |my |this )?(?:cold|flu|cough|sinus infection|sinusitis|sore throat|bronchitis|stomach bug)s? (?:last|take|go on|be)/,
      /(?:cold|flu|cough|sinus infection|sinusitis|sore throat|bronchitis|stomach bug) how long/,
    ),
    says: 'As a rule a sore throat lasts about a week, a cold one to two weeks, a sinus infection two to three, and a cough up to three. A stomach bug is mostly over in some days. See a doctor when it goes on longer, gets worse after it got better, or comes with high fever, short breath, strong pain or blood.',
  },
  {
    name: 'yogurt',
    meets: anyPhrase(
      /(?<!\b(?:in|into|with|under|through)(?: my| some| a| the)? )yog(?:h)?urt(?![^?]*\b(?:inside(?=\W*$)|up there|vagina\w*)\b)/,
    ),
    says: 'Yogurt with live cultures is a food with friendly germs; studies of probiotics used set strains and amounts in capsules or sachets, so the two are not the same. As a food it suits most people who bear milk.',
  },
  {
    name: 'alcohol in tinctures',
    always: true,
    meets: anyPhrase(
      /(?:sober|recovering|alcoholic|disulfiram|antabuse|no alcohol|alcohol[- ]free|without alcohol|don't drink)\b[^]{0,60}\btinctures?/,
      /tinctures?\b[^]{0,60}\b(?:sober|recovering|alcoholic|disulfiram|antabuse|without alcohol|alcohol[- ]free|contain alcohol|have alcohol)/,
    ),
    says: 'No: most tinctures hold alcohol, so for somebody who stays sober or takes disulfiram they are out, even in drops. Take teas, capsules, or drops made with glycerin, and read the label. Name the herb, and I check it too.',
  },
  {
    name: 'poisons in a story',
    always: true,
    meets: anyPhrase(
      /(?:novel|story|book|script|screenplay|thriller|murder mystery|whodunn?it)\b[^]{0,80}\b(?:poison\w*|kill\w*|murder\w*|overdos\w*|deadly|lethal|fatal|noticed|detected|traced)/,
      /(?:poison\w*|kill\w*|murder\w*|overdos\w*|deadly)\b[^]{0,80}\b(?:novel|story|book|script|screenplay|thriller)/,
    ),
    says: 'I do not help with poisons or amounts that harm, not for a story either. A reader believes you without figures: signs, doubt and how it is found out carry a scene. With what people take to get well I can help. If it is about you, or somebody near you, please call now: 988 in the US and Canada, 116 123 in the UK and Ireland, elsewhere your emergency number.',
  },
  {
    name: 'herbs that clash most',
    always: true,
    meets: anyPhrase(
      /(?:which|what) herbs? (?:interacts?|clash(?:es)?) (?:with )?(?:the )?most\b(?! with my)/,
      /(?:which|what) herbs?\b[^.?!]{0,20}\bmost (?:interactions|clashes|dangerous)/,
      /(?:which|what) herbs? (?:shouldn'?t|can'?t|should not|cannot|must not|don'?t) (?:be )?(?:combined?|taken together|mix(?:ed)?|go together)(?! with\b)/,
    ),
    says: 'St John’s wort clashes with most: it speeds up how the body clears the pill, blood thinners, HIV and transplant medicines, many heart and mind medicines. After it come grapefruit and goldenseal, licorice with heart and water tablets, ginkgo, garlic and turmeric with blood thinners, and kava and valerian with calming medicines. Name yours, and I will check them.',
  },
  {
    name: 'the most dangerous herbs',
    always: true,
    meets: anyPhrase(
      /(?:which|what)(?: are| is)?(?: the)?(?: \w+)? (?:most dangerous|deadliest|most toxic|most poisonous) (?:herbs?|plants?|supplements?)/,
      /(?:which|what) (?:herbs?|plants?|supplements?) are (?:the )?(?:most )?(?:dangerous|deadly|poisonous|toxic)(?=\W*$)/,
    ),
    says: 'Some plants can kill even in small amounts: aconite, hemlock, foxglove, oleander and yew. Of what is sold, ephedra and yohimbe can harm the heart, comfrey, kava and germander the liver, pennyroyal oil the liver and kidneys, and aristolochia the kidneys. For somebody on medicines, St John’s wort belongs here too. Tell me yours, and I will check.',
  },
  {
    name: 'your profile',
    always: true,
    meets: anyPhrase(
      /(?:can|do) you (?:\w+ )?(?:see|read|know|have|use) my (?:profile|data|medicines|account|age|name)/,
      /what do you know (?:about|of) me/,
    ),
    says: 'I read the profile that you chose for this talk: age, medicines, allergies and concerns, and what you tell me here. I use it to check herbs, and nothing else. Leave out or change what you like under your profile; I then know less, and say so.',
  },
  {
    name: 'money',
    always: true,
    meets: anyPhrase(
      /(?:do|does|will) (?:you|herbie|this (?:site|app)|they) (?:\w+ )?(?:earn|make|get|take)\b[^.?!]{0,20}\b(?:money|commission|paid|a cut|a share)/,
      /(?:commission|affiliate|kickbacks?|sponsor\w*)/,
      /(?:who|how) (?:pays|do you (?:earn|make (?:a living|a profit|(?:any |your )?money)))\b/,
    ),
    says: 'Yes, that may be so: the shopping links are affiliate links, so this site can earn a small share when something is bought through them. What I say does not depend on it. Where the checks ask for care, for children and in pregnancy I show no products at all, and you can tell me to leave the links out.',
  },
  {
    name: 'what one can trust at all',
    always: true,
    meets: anyPhrase(
      /is (?:anything|any of (?:it|this|them|that)|nothing) (?:\w+ )?safe(?: at all)?/,
      /(?:everything|every (?:herb|supplement)|all of (?:it|them)) (?:is|are|seems?|sounds?|looks?)(?: to be)? (?:so )?(?:toxic|dangerous|poison\w*|harmful|bad|scary)/,
    ),
    says: 'Most of what people cook with or drink as a weak tea does no harm to a healthy grown-up in usual amounts. The trouble lies in strong extracts, a few plants, and what is mixed with medicines. Name the one you have in mind, and I will look at it calmly with you.',
  },
  {
    name: 'herbs and the liver',
    always: true,
    meets: anyPhrase(
      /(?:(?:which|what) (?:herbs?|supplements?|plants?|teas?)|herbs|supplements|plants|teas)\b[^.?!]{0,24}\b(?:bad|harm\w*|toxic|dangerous|damage\w*|hurt\w*)\b[^.?!]{0,12}\bliver/,
    ),
    says: 'These are known to harm the liver: kava, comfrey, butterbur, pennyroyal, germander, chaparral and greater celandine. Strong pills of green tea, turmeric, ashwagandha or garcinia have done so too in some. With yellow eyes, dark urine or an itch stop at once, and see a doctor that day.',
  },
  {
    name: 'medicines as a cause',
    always: true,
    meets: anyPhrase(
      /which of my (?:\w+ )?(?:pills|tablets|medicines?|medications?|meds)\b[^.?!]{0,20}\b(?:caus\w*|behind|responsible|to blame|makes?|does)\b/,
    ),
    says: 'What medicines do by themselves is outside what I check. A pharmacist can go through your list for that in minutes, and the doctor can change one if it is to blame. Do not stop any of them alone.',
  },
  {
    name: 'a test of the liver',
    always: true,
    meets: anyPhrase(
      /(?:should|do|must) i (?:have|get|need)\b[^.?!]{0,24}\b(?:liver|kidneys?|blood|thyroid)\b[^.?!]{0,16}\b(?:checked|tested|tests?|looked at)/,
    ),
    says: 'Ask the doctor for it, and say what you take, how much and since when: a simple blood test shows how the liver and kidneys do. With yellow eyes, dark urine, an itch or strong tiredness stop the herb and go today.',
  },
  {
    name: 'drinking less alcohol',
    always: true,
    meets: anyPhrase(
      /(?:drink|drinking) (?:a bit |a lot |much )?less (?:beer|wine|alcohol|booze|spirits|vodka|whisk(?:e)?y|gin)/,
      /cut(?:ting)? (?:down|back)(?: on)? (?:my |the )?(?:alcohol|beer|wine|drinking|booze)/,
      /(?:stop|quit|give up) (?:drinking )?(?:alcohol|beer|wine|booze|boozing)/,
      /crav\w*\b[^.?!]{0,12}\b(?:for )?(?:alcohol|beer|wine|a drink|booze)/,
    ),
    says: 'No herb is shown to stop the wish for alcohol. If you drink every day, let a doctor plan it, as a sudden stop can be dangerous; there are medicines that ease the craving. Drink-free days, smaller glasses, something else to drink at the usual hour and one person who knows of it help, and so does an alcohol help line. Shaking, sweating, seeing things or a fit: call your emergency number.',
  },
  {
    name: 'herbs and drink',
    always: true,
    meets: anyPhrase(
      /(?:let|lets|so|allow\w*|help\w*)\b[^.?!]{0,20}\bdrink(?:ing)? (?:more|as usual|as before|anyway|without)\b/,
      /(?:protect|save|shield)\w*\b[^.?!]{0,24}\b(?:from|against) (?:the |my )?(?:alcohol|drink(?:ing)?|booze|beer|wine)/,
    ),
    says: 'No. No herb makes up for what alcohol does to the liver, and none lets you drink more. Drinking less is what helps it. If you drink every day, do not stop from one day to the next: a doctor or an alcohol help line can make it easier.',
  },
  {
    name: 'tinctures and extracts',
    meets: anyPhrase(
      /(?:what(?:'s| is)|explain)\b[^.?!]{0,30}\b(?:tincture|extract|infusion|decoction|standardi[sz]ed)/,
      /difference between (?:a )?(?:tinctures?|extracts?|teas?) and/,
      /tinctures? (?:or|vs) extracts?/,
    ),
    says: 'A tea draws the plant in water. A tincture is drops: the plant drawn in alcohol. An extract is thickened or dried, so a small capsule holds much; “standardized” means a set amount of one substance. Most studies used extracts. With alcohol, liver disease, in pregnancy or for children leave tinctures out.',
  },
  {
    name: 'keeping herbs',
    meets: anyPhrase(
      /how (?:long|should)\b[^.?!]{0,24}\b(?:herbs?|teas?|leaves|roots?|tinctures?|capsules?)\b[^.?!]{0,12}\b(?:keep|last|store|stored|good for)/,
      /(?:store|keep) (?:dried |my )?(?:herbs|teas)/,
      /do (?:dried |my |the )?(?:herbs?|herbal teas?|teas|supplements?|tinctures?|vitamins?|capsules?) (?:ever )?(?:expire|go (?:bad|off)|spoil|lose (?:their )?(?:strength|power|potency))/,
      /(?<!\b(?:list|profile|record|records|info|meds|details|medicines)\b[^.?!]{0,16})out of date(?![^.?!]*\b(?:swapp?ed|switched|changed|moved|stopped|on \w+ now|now on)\b)/,
      /expired|best[- ]before(?! (?:bed|sleep|i|going|the night|dinner|lunch|breakfast|meals|eating|food|noon|exercise|a (?:run|test|exam|flight)))/,
    ),
    says: 'Dried leaves and flowers keep their scent for about a year, roots and bark for two, when they stand dry, dark and closed. What smells of nothing does little; what smells musty or shows mold goes in the bin. For products the date on the pack counts.',
  },
  {
    name: 'a hangover',
    always: true,
    meets: anyPhrase(
      /hang ?overs?|hung ?over|morning after (?:the |a )?(?:drink|night|party|pub|session)/,
      /(?:good|best|anything|something|what) for (?:the|my|a) (?:sore |thumping )?head after (?:it|that|the (?:drink|wine|beer|pub|session|night)|a night out|last night|drinking)/,
    ),
    says: 'Nothing is shown to cure a hangover: a review of 23 remedies in small trials, red ginseng, artichoke and prickly pear among them, found only very weak proof. Water, plain food, rest and time do it; a cup of ginger tea may settle the stomach. Be careful with painkillers: paracetamol strains a liver that has to deal with much drink, aspirin and ibuprofen irritate the stomach. More drink only puts it off. Somebody who is confused, cannot be woken, breathes slowly, has a fit or vomits without end needs an ambulance.',
  },
  {
    name: 'organic herbs',
    meets: anyPhrase(/organic (?:or not|herbs|better)|(?:is|are) organic/),
    says: 'Organic herbs hold fewer pesticides as a rule. It says nothing of how well they work or whether they suit your medicines. The right plant, a set amount and a test by an independent laboratory matter more.',
  },
  {
    name: 'herbs and medicines',
    meets: anyPhrase(
      /(?:are|is) (?:herbs?|natural(?: remedies| things)?|plants?) (?:\w+ )?(?:safer|better|healthier|gentler)\b/,
      /natural (?:is|means|=) (?:always )?(?:safe|better|harmless)/,
      /(?<=^\W*(?:but |well |and )*)(?:it|they|that|this)(?:'s| is| are|'re) (?:only |just |all |completely |100% )?(?:natural|herbal|a plant|plants|only a tea)(?=\W*$)/,
    ),
    says: 'No, not as such. Herbs act by what is in them, as medicines do; some of the strongest poisons are plants. Medicines are tested on more people and hold a set amount. A mild herb for a mild complaint can be a good choice. For anything serious it is not.',
  },
  {
    name: 'natural cures',
    meets: anyPhrase(
      /(?:doctors|big pharma|they|pharma|industry)\b[^.?!]{0,24}\b(?:hide|hiding|hides|suppress\w*|don'?t want (?:us|you) to know)/,
    ),
    says: 'I know of nothing that is hidden. Many medicines come from plants, and whoever showed that a herb cures a serious illness would be famous. Most herbs have been tested too little, partly because nobody earns enough with them. I tell you what the studies show, for and against.',
  },
  {
    name: 'several at once',
    meets: anyPhrase(
      sequence(
        /(?:take|taking|combine|combining|mix|mixing|use|using) (?:so )?/,
        /(?:several|many|multiple|a lot of|lots of|\d+|two|three|four|five|six|seven|ten) (?:\w+ )?/,
        /(?:herbs?|supplements?|vitamins|remedies)/,
        /(?: (?:at once|together|at the same time|a day|every day|daily|at a time))?(?=\W*$)/,
      ),
      /(?:how many|too many) (?:\w+ )?(?:herbs?|supplements?|vitamins)\b/,
      sequence(
        /(?:mix|combine|blend|put|take|use|drink)/,
        / (?:several|different|some|a few|many|more than one|two or three|various) (?:\w+ )?/,
        /(?:herbs?|teas?|supplements?|plants)(?: (?:in(?:to)?|at|for|as) (?:one|a|the same|once|my) ?\w*)*/,
        /(?=\W*$)/,
      ),
    ),
    says: 'Hardly any study looks at several together, so the fewer the better. Begin them one by one, a week or two apart, so that you see what each does. Look for the same ingredient twice, keep minerals two hours apart, and mind that effects such as drowsiness or bleeding add up. Name them all, and I check them with each other and with your medicines.',
  },
  {
    name: 'staying healthy',
    meets: anyPhrase(
      // Of the heart or the bones alone others tell more.
      new RegExp(
        String.raw`(?<!\b(?:it|that|this|they) )(?<!\b(?:${organs})\b[^]*)(?:stay|keep|be|remain) (?:\w+ )?(?:healthy|well|fit)\b(?! (?:to|enough|for (?:work|driving))\b)(?![^]*\b(?:${organs})\b)`,
      ),
      /best herbs? for (?:men|women|everyone|adults|health)/,
      /herbs? for (?:men|women|people) (?:over|in their|above|from)/,
      /(?:general|overall) (?:health|wellness)/,
    ),
    says: 'Nobody needs a herb to stay well: sleep, movement, vegetables, friends, no smoking and your check-ups do most. I would rather look at one thing that bothers you. Is it sleep, stress, digestion, joints, or something else?',
  },
  {
    name: 'fire cider',
    meets: anyPhrase(/fire cider/),
    says: 'Fire cider is vinegar with garlic, onion, ginger, horseradish, chili and honey. I hold no studies of it. Undiluted it can burn the throat and the teeth. Garlic and ginger matter with blood thinners; ask me to check each. No honey for a baby under one.',
  },
  {
    name: 'a late period',
    always: true,
    meets: oneOf(
      bringsItOn,
      askedWhileLate,
      anyPhrase(
        /bring(?:s|ing)? (?:my|the|a|her|your)(?: late| missed| delayed)? periods? on/,
        /(?:periods?|pregnan\w*|cycle|late|herbs?|teas?|plants?)\b[^.?!]{0,40}\bbrings? it on|brings? it on\b[^.?!]{0,20}\b(?:period|late)/,
        /bring(?:s|ing)? on (?:my |a |the |her |your )?(?:late |missed |delayed )?period/,
        /(?:induce|trigger|force|kick ?-?start|jump ?-?start)s? (?:my |a |the |her )?(?:late |missed |delayed )?period|(?:make|makes|get) (?:my |a |the |her )(?:late |missed |delayed )?period (?:to )?(?:come|start|arrive)/,
        /(?:stop|stops|end|ends|terminate|terminates|abort|get rid of|lose|prevent)\w* (?:a |the |my |this )?pregnancy/,
      ),
    ),
    says: 'Please take no herb for that: a pregnancy test comes first. Those that are talked of have poisoned women, some to death, and do not do it reliably. A clinic, doctor or family planning line will talk through every choice with you in confidence. Bleeding that is heavy, or strong pain, needs help now.',
  },
  {
    name: 'a pregnancy that is not wanted',
    beside: true,
    meets: anyPhrase(
      /pregnant\b[^?!]{0,24}\b(?:don'?t|do not|not) (?:really )?(?:want|wanna|wanting) (?:to be(?: pregnant)?|it|(?:this|the|a)(?: baby| pregnancy| child)?|(?:to )?keep it)(?=\s*(?:$|[.,;:?!]|(?:can|could|what|which|is|are|does|do|will|would|any|how|so|help|please|pls|need)\b))[^]*\b(?:herbs?|herbal|teas?|natural\w*|remed\w+|pennyroyal|tansy|rue|cohosh|mugwort|parsley|take|drink)/,
    ),
    says: 'Please take no herb for that: those that are talked of have poisoned women, some to death, and do not do it reliably. A test comes first, and a clinic, doctor or family planning line will talk through every choice with you in confidence; within five days of sex emergency contraception can still work. If something was swallowed already, call poison control or your emergency number now. Bleeding that is heavy, or strong pain, needs help now.',
  },
  {
    name: 'licorice sweets',
    always: true,
    meets: anyPhrase(
      /(?:licorice|liquorice) (?:sweets?|candy|candies|allsorts)\b[^.?!]{0,30}\b(?:same|real|differ\w*)/,
      /(?:licorice|liquorice)\b[^]{0,60}\b(?:sweets?|candy|candies) (?:the )?(?:same|different)/,
      /difference between (?:licorice|liquorice) (?:sweets?|candy|root)/,
    ),
    says: 'Not always. Many licorice sweets taste of anise oil and hold little or no licorice; others hold the extract of the root, whose sweetness is glycyrrhizin. The label tells which. The real thing, as root or sweet, holds salt in the body, raises the blood pressure and lowers potassium when it is eaten often: leave it out with high blood pressure, heart or kidney disease, water tablets or in pregnancy.',
  },
  {
    name: 'red from niacin',
    always: true,
    meets: anyPhrase(
      /(?:niacin|nicotinic acid|vitamin b ?3)\b[^.?!]{0,40}\b(?:made|makes?|making|gave|gives?|giving|left|turn(?:s|ed)?|went|goes|got|get|am|is|face|skin)\b[^.?!]{0,30}\b(?:flush\w*|(?:bright |beet |so |all )*red\b|burn\w*|hot|itch\w*|tingl\w*|prickl\w*)/,
      /(?:flush\w*|bright red|burning|red (?:face|skin)|itch\w*|tingl\w*)\b[^.?!]{0,30}\b(?:from|after|since|with|off) (?:taking )?(?:the |my |a )?niacin/,
    ),
    says: 'That is most likely the flush of niacin (nicotinic acid): red, hot, prickling skin soon after it, from about 30 to 50 mg on. It is no allergy as a rule and fades by itself, mostly within an hour or two. Take no more of it for now and ask a pharmacist whether you need it at all: high amounts can harm the liver and raise sugar, and nicotinamide, the other form, does not flush. Swollen lips, tongue or face, wheals, hard breathing or fainting are something else: call your emergency number at once.',
  },
  {
    name: 'ramsons and its look-alikes',
    always: true,
    meets: anyPhrase(
      /(?:find|found|pick\w*|gather\w*|forag\w*|collect\w*|harvest\w*)\b[^.?!]{0,30}\bramsons|ramsons\b[^.?!]{0,40}\b(?:pick\w*|gather\w*|forag\w*|forest|woods?|wild|stream|park)/,
      /(?:tell|know|difference|apart|confus\w+|mix\w*|distinguish)\b[^.?!]{0,40}\b(?:ramsons|bear'?s garlic|wild garlic)/,
      /(?:ramsons|bear'?s garlic|wild garlic)\b[^.?!]{0,40}\b(?:lily|crocus|look-?alikes?)/,
    ),
    says: 'Each leaf of ramsons stands on its own thin stalk and is dull below; it smells of garlic when rubbed. Lily of the valley has two or three leaves on one stem, and autumn crocus has none with a stalk; both can kill. The smell stays on your fingers, so it proves little after the first leaf. In doubt leave it, or buy it; if eaten by mistake, call a poison line at once.',
  },
  {
    name: 'wild plants',
    always: true,
    meets: anyPhrase(
      /(?:found|saw|picked|growing|grows|dug up)\b[^.?!]{0,60}\b(?:plants?|flowers?|berr(?:y|ies)|mushrooms?|roots?|leaf|leaves|umbels?|weeds?)\b[^.!]{0,50}\b(?:eat|edible|taste|use|drink|cook|tea)/,
      /(?:pick|gather|forage|dig up)\b[^.?!]{0,12}\band (?:eat|cook|use|drink)/,
      /(?:eat|cook|taste|drink|tea (?:of|from))\b[^.?!]{0,30}\b(?:mushrooms?|berr(?:y|ies)|plants?|leaves|roots?|flowers?)\b[^.?!]{0,30}\b(?:found|find|picked|forest|woods|garden|hedge|outside|wild)\b/,
      sequence(
        /(?:eat|edible|drink|tea|taste|swallow|chew)\b[^.?!]{0,40}\b/,
        choice(
          /daffodils?|hydrangeas?|azaleas?|lil(?:y|ies)|rhubarb leaves|potato (?:leaves|berries)|holly/,
          /ivy berries|tulip bulbs?|crocus bulbs?|wisteria|toadstools?|fly agaric|privet/,
        ),
        /\b/,
      ),
      /looks? like something else|not sure (?:it'?s|it is|that it'?s) (?:the right|that) (?:one|plant)/,
      /(?:eat|cook|taste)\b[^.?!]{0,30}\b(?:wild carrots?|wild parsnips?|wild parsley|hedge ?row|foraged)/,
    ),
    says: 'No, please do not eat it: I cannot tell a plant from words, and neither can most people from a picture. Water hemlock and hemlock look like wild carrot or parsley and kill with one root; some berries and mushrooms do too. If anyone has eaten some, call a poison line or your emergency number now, and keep a piece of the plant.',
  },
  {
    name: 'that way of taking it',
    always: true,
    meets: anyPhrase(
      /(?<!\b(?:stop|stopped|stopping|quit|quitting|give up|giving up|gave up|off|come off|cut down on|while|after|from) )(?:vap(?:e|ing)|smok(?:e|ing)|inject\w*|snort\w*)\b(?! cessation)[^.?!]{0,12}\b(?:oils?|herbs?|lavender|sage|mullein|chamomile|damiana|valerian|thyme|it|this|that)/,
      /(?:oil|tea|juice|drops|honey|castor oil|vinegar)\b[^.?!]{0,12}\b(?:in|into|inside) (?:my |the |her |his |your )?(?:eyes?|vagina|nose|rectum|bum|bottom|veins?)/,
      /\benemas?\b|coffee enema/,
    ),
    says: 'No, please not that way. Oils, teas and plants can burn, infect or block when they get into the lungs, the eyes, the nose, the bowel or the vagina, unless a product is made and tested for it. If it is in an eye, rinse with water for twenty minutes and get help.',
  },
  {
    name: 'an amount too many',
    always: true,
    meets: anyPhrase(
      /(?:took|taken|swallowed|had|drank) (?:\d+|two|three|four|five|six|ten|twice|double|too (?:many|much))\b[^.?!]{0,40}\binstead of (?:\d+|one|two|a|half)/,
      /(?:took|taken|swallowed) (?:too (?:many|much)|a double dose|double the dose)/,
      /(?:took|taken|swallowed|had) (?:\w+ )?(?:extra|additional|another|more)\b[^.?!]{0,40}\b(?:by mistake|by accident|accidentally)/,
      /(?:by mistake|by accident|accidentally)\b[^.?!]{0,24}\b(?:took|taken|swallowed|had) (?:\w+ )?(?:extra|twice|double|another|more|too)/,
    ),
    says: 'Take no more of it today. If you feel unwell, if it was a child, or if you do not know how much it was, call a poison line or a doctor now and keep the pack at hand. One slip with a mild herb mostly passes, but I cannot judge it from here. Go back to the usual amount tomorrow at the earliest.',
  },
  {
    name: 'calories',
    always: true,
    meets: anyPhrase(
      /fattening/,
      /(?:how many|any|many|lots? of) calories/,
      /(?:will|does|would|can) (?:it|that|this|they) make (?:me|you) (?:fat|gain weight|put on weight)/,
    ),
    says: 'Herbs, spices, plain teas and most capsules bring hardly any calories. What counts is what goes with them: milk, honey, sugar or oil. A capsule with one gram of oil has about nine.',
  },
  {
    name: 'kinds of vitamin D',
    always: true,
    meets: anyPhrase(
      /\bd ?3 (?:or|vs\.?|versus|and) (?:vitamin )?d ?2\b/,
      /\bd ?2 (?:or|vs\.?|versus|and) (?:vitamin )?d ?3\b/,
    ),
    says: 'Both raise the level of vitamin D. D3 raises it more and for longer; D2 comes from yeast or mushrooms, which suits people who eat nothing from animals. The amount counts more than the kind.',
  },
  {
    name: 'kinds of magnesium',
    always: true,
    meets: anyPhrase(
      /magnesium (?:citrate|oxide|(?:bis)?glycinate|malate)\b[^.?!]{0,24}\b(?:(?:bis)?glycinate|citrate|oxide|malate)/,
      /(?:which|what) (?:kind of |form of |type of )?magnesium\b/,
    ),
    says: 'Magnesium citrate and oxide loosen the bowel more, glycinate less. So citrate fits better when you are blocked up, and glycinate when your stools are soft. For sleep or nerves no kind is shown to be better. With kidney disease ask a doctor before any of them.',
  },
  {
    name: 'aloe from the leaf',
    beside: true,
    meets: anyPhrase(
      /aloe(?: vera)?\b[^.?!]{0,30}\b(?:from (?:the|my|a|our)|off (?:the|my|a)|plant|leaf|leaves|window ?sill|pot|fresh|cut)/,
      /(?:fresh|own|raw|cut)\b[^.?!]{0,16}\baloe/,
    ),
    says: 'From a fresh leaf take only the clear gel inside, for the skin. Let the yellow sap under the rind drain off first: it irritates the skin, and swallowed it drives the bowel hard. A leaf cut at home is not sterile, so keep it off deep or dirty wounds.',
  },
  {
    name: 'herbs inside the vagina',
    always: true,
    meets: anyPhrase(
      /(?<!\b(?:sugar|ginger|pepper|honey|we (?:dey )?put)\b[^.?!]{0,30})(?:garlic|tea tree|yog(?:h)?urt|oil|vinegar|herbs?|clove)\b[^.?!]{0,20}\b(?:up there|inside(?=\W*(?:me|my|the vagina|$))|in(?:to)? (?:my|the) vagina|vaginally|as a (?:suppository|pessary|douche))/,
      /(?:garlic|tea tree|yog(?:h)?urt|oil|vinegar|herbs?|clove)\b[^.?!]{0,24}\b(?:put|use|apply|insert) (?:it|them|some) (?:up there|inside)/,
      /(?:put|insert|use|push) (?:it|them|some)\b[^.?!]{0,12}\b(?:up there|in(?:to)? (?:my|the) vagina|vaginally)/,
    ),
    says: 'No, please put nothing of that inside: garlic, oils, vinegar and yogurt can burn, upset what protects there, and let an infection go on. A pharmacist has a cream or tablet that clears thrush in days. The first time, in pregnancy, or with a smell, pain or fever, see a doctor.',
  },
  {
    name: 'herbs and placebo',
    meets: anyPhrase(
      /(?:isn'?t|is|are|aren'?t)\b[^.?!]{0,30}\b(?:herbs?|herbal (?:medicine|remedies)|natural remedies|all (?:this|of this|of it|that))\b[^.?!]{0,16}\b(?:placebo|nonsense|rubbish|quackery|snake oil|woo)/,
    ),
    says: 'Part of it is. Most herbs were tested in few and small trials, and many did no better than a dummy. Some did: psyllium for cholesterol and the bowels, peppermint oil for cramps of the gut, ginger for nausea. I tell the grade with each, so that you can judge; ask me for the best studied ones.',
  },
  {
    name: 'who pays',
    meets: anyPhrase(
      /(?:paid|funded|owned|bought|sponsored) by (?:big )?(?:pharma|the industry|amazon|companies|herb companies)/,
      /who (?:pays|funds|sponsors) (?:you|this)/,
    ),
    says: 'No medicine or herb maker pays for what I say. The facts come from sources that I name, and the safety rules are the same for everyone. Links to a shop may earn whoever runs this site a small share; say so if you want none.',
  },
  {
    name: 'trust',
    meets: anyPhrase(
      /(?:why|how) (?:should|can|do|would) i (?:even )?trust (?:you|this|that)/,
      /can i trust (?:you|this)/,
    ),
    says: 'Trust what you can check. Each fact I tell comes from a source that I name: ask me for the sources. The safety rules are the same for everyone and sell nothing. I can still be wrong or miss something, so let a pharmacist or doctor have the last word.',
  },
  {
    name: 'privacy',
    always: true,
    meets: anyPhrase(
      /(?:do|will|would|can) you (?:tell|share|sell|pass|send|report|show)\b[^.?!]{0,30}\b(?:insur\w+|anyone|anybody|others|doctor|employer|boss|family|parents|data|what i)/,
      /who (?:sees|reads|can see|can read) (?:this|that|what i|my)/,
      /(?:sell|selling|share|sharing|pass(?:ing)? on|giv(?:e|ing) away) (?:on )?(?:my|our|people's|user) (?:data|info\w*|details|chats?|messages?)/,
      /(?:do|will|can) you (?:store|save|keep|log|record|remember) (?:what i|this|that|me|my|our|us|it|everything|anything)\b/,
      /is (?:this|it|my data|our (?:chat|talk)|this chat) (?:\w+ )?(?:private|confidential|anonymous|sold|stored|saved|kept)/,
      sequence(
        /(?:is|are|will) (?:my|our|the) (?:health |personal |private |medical )*/,
        /(?:data|information|info|chats?|conversations?|messages|details|profiles?) (?:\w+ )?/,
        /(?:private|confidential|anonymous|sold|shared|stored|saved|kept|safe|secure|encrypted|passed on)/,
      ),
      /what (?:happens|do you do|will you do) (?:to|with) (?:my |all |the )*(?:health |personal )*(?:data|information|info|answers|messages|chats?|details)/,
      /does this (?:save|store|keep|record) what i|data retention|who (?:gets|sees) my data/,
    ),
    says: 'I tell nobody. What you write is kept on this server for you alone, so that you can read it again, and you can delete it. The privacy page says the rest; whoever runs this server can answer questions about it.',
  },
  {
    name: 'what a product holds',
    beside: true,
    meets: anyPhrase(
      /gluten[- ]free|(?:contain|have|has|with|any) gluten/,
      /(?:pig|pork|beef|cow|animal|fish|veg\w*) (?:gelatine?|capsules?)|gelatine?\b[^.?!]{0,16}\b(?:pig|pork|beef|halal|kosher|vegan|vegetarian)/,
      /(?:capsules?|tablets?|pills?|gumm(?:y|ies)) (?:\w+ )?(?:halal|haram|kosher|vegan|vegetarian)/,
      /(?:contains?|free (?:of|from)|made (?:of|from|with)|is there|are there)\b[^.?!]{0,24}\b(?:lactose|gelatine?|milk sugar|pork|soy|nuts|alcohol in)\b/,
      /(?:is|are) (?:it|this|that|they|\w+(?: \w+)?) (?:vegan|vegetarian|halal|haram|kosher|organic|lactose[- ]free)/,
    ),
    says: 'That depends on the product. The plant itself I can check; what else is in a capsule stands on its label alone. Most capsule shells are gelatin from pigs or cattle. “Vegetable capsule”, “HPMC” or “hypromellose” stands for a shell from plants, and a halal, kosher or vegan mark for the whole product. A tea, or powder stirred into food, needs no shell at all.',
  },
  {
    name: 'steam',
    beside: true,
    meets: anyPhrase(
      /steam(?:ing)?/,
      /inhal(?:e|ing|ation)s?(?!r)/,
      /breath(?:e|ing) (?:it |them )?in/,
      /(?:diffus(?:er|ers|e|ing)|humidifiers?|vapori[sz]ers?|nebuli[sz]ers?)/,
      /vapou?r/,
    ),
    says: 'For breathing in steam or scent I hold no good studies, and a hot bowl scalds many people each year. With asthma, COPD or small children strong scents can tighten the chest. What I check is the herb as it is swallowed or put on the skin.',
  },
  {
    name: 'adaptogens',
    meets: anyPhrase(
      /what (?:is|are|does)\b[^.?!]{0,20}\badaptogen(?:s|ic)?/,
      /(?:which|what) (?:herbs |ones |plants )?(?:are |is )?(?:the |an? )?adaptogen(?:s|ic)?/,
      /adaptogens? (?:are|is|mean)|^\W*(?:(?:explain|tell me about) )?adaptogens?(?: explained)?(?=\W*$)/,
      /adaptogen(?:s|ic)?['’"”]? (?:really |actually |even )?means?/,
    ),
    says: '“Adaptogen” is a word for plants that are said to help the body bear stress, such as ashwagandha, rhodiola and ginseng. It is no medical word. For some of them small studies found less stress or tiredness. Ask me about one, or say what you would like it for.',
  },
  {
    name: 'a shelf of herbs at home',
    meets: anyPhrase(
      /(?:shopping list(?! (?:version|out of|of (?:this|that|what)))|starter kit|home (?:herbal )?(?:pharmacy|apothecary|medicine (?:chest|cabinet))|herbal first[- ]aid)/,
      /(?:which|what) (?:\w+ )?(?:herbs|teas|remedies) (?:should|must|do) (?:everyone|everybody|i|we|every home|people) (?:have|keep(?! (?:well |far )?(?:away|clear|off|out))|own)/,
    ),
    says: 'A small shelf does: peppermint or fennel for the belly, chamomile for nerves and a sore mouth, ginger for nausea, thyme for a cough, psyllium for the bowels, and a calendula cream for small wounds. None suits everyone: tell me who is at home, and with which medicines, and I check each. Keep them dry, dark and away from children.',
  },
  {
    name: 'what doctors say of herbs',
    meets: anyPhrase(
      /why (?:do|does|did|don't|dont|doesn't|won't|has|have)(?:n't)? (?:my |the |most )?(?:doctors?|gps?|pharmacists?|nobody|no one) (?:never |not |ever )?(?:mention|tell|told|say|suggest|recommend|prescribe|talk about)/,
    ),
    says: 'Mostly because little is taught on herbs, time is short, and the proof for most is thin. Guidelines name what was tested well, and few herbs were. Ask outright, and say what you take or would like to try: a doctor or pharmacist can tell you what speaks against it for you.',
  },
  {
    name: 'the THR mark',
    beside: true,
    meets: anyPhrase(
      /thr (?:mark|logo|number|label|sign|symbol|registered|registration|certified|products?)|(?:what(?:'s| is| does)|the|a|no|with|says|has|have|marked|letters) (?:a |the )?thr(?! (?:in|on|next|due|booked|planned|surgery|op)\b)|thr (?:on|means?|stands?)\b/,
      /traditional herbal (?:registration|remed(?:y|ies) (?:mark|logo))/,
      /(?:food|dietary) supplements?\b[^.?!]{0,12}\b(?:or|v|vs|versus|and)\b[^.?!]{0,12}\b(?:registered|licen[sc]ed|herbal) (?:herbal )?(?:medicines?|remed(?:y|ies))/,
    ),
    says: 'The British THR mark means a registered herbal medicine: its maker had to show quality and safety, and a leaflet with the amount and side effects comes with it; that it helps rests on long use. A “food supplement” needs none of that, so two packs of one herb can differ: compare the part of the plant, the milligrams of extract and its ratio.',
  },
  {
    name: 'how herbs are controlled',
    meets: anyPhrase(
      /(?:are|is) (?:herbal |herbs?|dietary |food |the )*(?:supplements?|remed(?:y|ies)|products?|herbs?|teas?) (?:well |really |strictly |even )*(?:regulated|controlled|tested|approved|checked)/,
      /(?:who|does anyone|does the fda) (?:regulates?|controls?|tests?|checks?|approves?) (?:herbal |herbs?|the |these |dietary )*(?:supplements?|remed(?:y|ies)|products?|herbs?)/,
      /(?:fda|government)[- ]approved/,
      /(?:is|are) (?:it|this|that|they|all (?:this|that)|any of (?:it|this|that|them)|this stuff|that stuff) (?:even |actually |really )?(?:regulated|licensed|controlled by anyone)/,
    ),
    says: 'Less than medicines. In the United States makers of supplements need no proof before they sell; the authority acts when harm shows. In Europe some herbs are registered as medicines, with tested quality, and others sold as food. So look for a registration or a seal of independent testing, and tell a pharmacist what you take.',
  },
  {
    name: 'taking herbs with food',
    meets: anyPhrase(
      /(?:herbs|supplements|vitamins|herbal (?:teas|remedies|supplements))\b[^.?!]{0,24}\b(?:with (?:food|meals?|a meal)|before (?:food|meals?|eating)|after (?:food|meals?|eating)|on an empty stomach)/,
    ),
    says: 'It depends on the thing. With a meal: fish oil, vitamins A, D, E and K, curcumin, and all that upsets the stomach. Some time before a meal: bitters and coated peppermint oil capsules. Iron is taken up best on an empty stomach, if you bear it. Calming teas go half an hour before bed. Name yours, and I tell how it was studied.',
  },
  {
    name: 'herbs during a period',
    meets: anyPhrase(
      /(?:take|drink|use|have) (?:\w+ )?(?:herbs?|herbal teas?|supplements?|teas?)\b[^.?!]{0,16}\b(?:while|when|during|on)\b[^.?!]{0,16}\bperiods?/,
    ),
    says: 'A period alone speaks against few herbs. With heavy bleeding leave out what slows clotting, such as capsules of ginkgo, garlic, turmeric, dong quai and fish oil in large amounts, and willow bark. Iron-rich food counts more. Name a herb, and I check it.',
  },
  {
    name: 'good quality',
    meets: anyPhrase(
      sequence(
        /(?:know|tell|sure|recogni[sz]e|find)\b[^.?!]{0,24}/,
        /\b(?:supplements?|products?|herbs?|capsules?|extracts?|brands?)\b[^.?!]{0,16}/,
        /\b(?:(?:of )?(?:good|high) quality|is good|are good|any good|pure|genuine|trustworthy|reliable)/,
      ),
      /(?:quality|purity) of (?:a |my |the |herbal )?(?:supplements?|products?|herbs?)/,
      /(?:good|high)[- ]quality (?:supplements?|products?|herbs?)/,
    ),
    says: 'On the label look for the Latin name, the part of the plant, the amount per dose, and a seal of independent testing such as USP or NSF, or a registration as a medicine. Leave out blends that hide their amounts, and promises of a cure. A pharmacy is a safer place to buy than an auction site.',
  },
  {
    name: 'tea and iron',
    always: true,
    meets: anyPhrase(
      sequence(
        /(?:what|which|does|do|can|teas?|coffee|drinks?|foods?|herbs?)\b[^.?!]{0,40}\b/,
        choice(
          /lowers?|blocks?|reduces?|hinders?|inhibits?|stops?|limits?|cuts?|decreases?|binds?|slows?/,
          /bad for|interferes? with|affects?/,
        ),
        /\b[^.?!]{0,16}\biron(?:'s)?(?: (?:absorption|uptake|intake))?(?=\W*(?:$|absor|uptake|from|in))/,
      ),
    ),
    says: 'Black and green tea, coffee, cocoa and other drinks rich in tannins bind iron from plants when they are drunk with a meal. Who needs iron leaves an hour or two between; herb teas such as rooibos or chamomile bind less. With iron overload a cup of black tea at meals may lower the uptake somewhat, but it replaces neither the blood letting nor the plan of your doctor; leave out iron and vitamin C pills and alcohol.',
  },
  {
    name: 'brands',
    meets: anyPhrase(
      /(?:good|trusted|reliable|best|safe) brands?/,
      /brand (?:is|are) (?:good|safe|reliable|ok)/,
      /(?:trust|buy|safe|ok(?:ay)?|reliable)\b[^.?!]{0,24}\b(?:amazon|ebay|temu|online|internet|instagram|tik ?tok)(?: (?:supplements?|herbs?|vitamins?|products?|shops?|sellers?))?(?=\W*$)/,
      /which brands?/,
      /(?:supplements?|products?|capsules?|it) (?:is|are) (?:not )?(?:fake|genuine|real|counterfeit)/,
      /gelatine?[- ]free/,
    ),
    says: 'Look for the Latin name, the part of the plant, the amount per dose, and a seal of independent testing on the label. Leave out blends that hide their amounts and promises of a cure. A pharmacy is a safer place to buy than an auction site.',
  },
  {
    name: 'blood tests',
    meets: anyPhrase(
      /(?:do|should|must) i (?:need|get|have|do|ask for) (?:a |an |any |some |my )?(?:blood )?tests?(?:ed)?/,
      /(?:do|should) i (?:need|have|get) (?:a |an |my )?(?:blood test|bloods|blood work|checked)/,
      /(?:which|what) blood tests?/,
    ),
    says: 'A blood test makes sense when something lasts for weeks, comes with tiredness or lost weight, or before you take iron, iodine or much vitamin D. Doctors mostly look at blood count, iron stores, thyroid, sugar, vitamin B12 and D, liver and kidneys. Tell them what you take: biotin, for one, upsets some tests.',
  },
  {
    name: 'home-made products',
    beside: true,
    meets: anyPhrase(
      /home ?-?made/,
      /(?:from|off) (?:a |the )?(?:forum|facebook|ebay|market stall|guy)(?: seller)?/,
      /(?:bought|ordered|got|seller|powder|root|capsules|tea)\b[^.?!]{0,12} (?:from|off|on) tiktok/,
      /(?:from|off) (?:the |a |my |our |that )?(?:\w+ )?(?:trees?|bush|hedge|garden|yard|park|woods|forest)(?: (?:in|by|behind) (?:my|the|our) (?:garden|yard|park|street|house))?(?=\W*$)/,
      /(?:picked|foraged|gathered|collected) (?:it |them )?(?:myself|ourselves|in the (?:woods|wild|garden))/,
      /(?:without|no|has no) (?:a |any )?label|unlabell?ed/,
    ),
    says: 'What is made at home or sold without a label has no known strength, and plants are mixed up. Some roots hold liver poisons that only a tested product is freed of. What I say holds for tested products alone.',
  },
  {
    name: 'how well things are studied',
    meets: anyPhrase(
      /(?:not|don't|do not|didn't|can't) understand\b[^.?!]{0,40}\b(?:stud(?:y|ies)|evidence|tradition|that|this|word|you|mean)?/,
      /what (?:do|does|did) (?:you|that|this|it|["“']?[\w ]{3,30}["”']?) mean/,
    ),
    says: 'In plain words: “well studied” means that many good tests in people agree. “Some good studies” means that it may well help. “Small or mixed studies” means that nobody can be sure yet. “Tradition” means that people have long used it, but hardly anyone has tested it. Ask me about any word that is not clear.',
  },
  {
    name: 'what is not known',
    meets: anyPhrase(
      /no promise/,
      /what (?:exactly )?(?:is not|isn'?t|has not been|hasn'?t been|was not|wasn'?t) (?:known|studied|tested)/,
      /(?:why|how) can'?t you (?:promise|be sure|guarantee)/,
    ),
    says: 'Most pairs of a herb and a medicine were never tested in people. “I found no warning” means that neither a study, nor a report, nor the way both act speaks against the pair. Nobody may have looked yet, and your dose and product can differ. So watch how you feel, and tell a pharmacist.',
  },
  {
    meets: anyPhrase(
      /your own (?:father|mother|child|kids?|family|parents?)/,
      /(?:what|which)\b[^.?!]{0,16}\bwould you (?:take|give|choose|do) (?:yourself|if (?:you were|it (?:was|were)|you had|i were|this was|that was))/,
    ),
    says: 'I am a program and have no family. For anyone with what you told me I would ask the doctor or pharmacist first, and then choose what raises the fewest warnings. Ask me “which of them is all right?”, and I will go through what we spoke of.',
  },
  {
    meets: anyPhrase(
      /(?:instead of|rather than|replaces?|without|alternative to)\b[^.?!]{0,20}\b(?:vaccin\w*|jabs?|shots?|booster|immuni[sz]ation)/,
    ),
    always: true,
    says: 'No herb can take the place of a vaccine or a jab. If you have doubts about it, a doctor or pharmacist can go through them with you. For feeling better with a cold, ask me.',
  },
  {
    name: 'doping rules',
    meets: anyPhrase(
      /(?:anti-?)?doping|wada|drugs? tests?(?:ed|ing)?/,
      /(?:is|are) (?:it|that|this|they|those) banned(?=\W*$)/,
      /(?:legal|allowed|banned|forbidden|permitted) (?:for|in|by) (?:\w+ )?(?:athletes?|sports?|competitions?|football|rugby|cycling|competing)/,
    ),
    always: true,
    says: 'I hold no list of what is banned in sport or shows up in a drug test. Your anti-doping agency can tell you. Higenamine is on the world list at all times: leave it out, also where the label calls it norcoclaurine, demethylcoclaurine, Nandina domestica or Tinospora crispa. Supplements have been found to hold things their label does not name, so choose only what an independent laboratory tests for athletes.',
  },
  {
    name: 'Epsom salt',
    meets: anyPhrase(/epsom/),
    says: 'Epsom salt is magnesium sulfate. For a bath, go by the packet; I hold no good studies that bathing in it helps. Do not swallow it without advice, and not at all with kidney disease: then ask the kidney team about the bath as well.',
  },
  {
    name: 'Bach flower remedies',
    beside: true,
    meets: anyPhrase(/rescue remed(?:y|ies)/, /(?:bach )?rescue drops/, /bach flowers?/, /flower essences?/),
    says: 'Bach flower remedies such as Rescue Remedy are thinned so far that nothing of the flowers can act; a review of trials found them no better than dummy drops. The drops are kept in grape alcohol, so leave them out if you take disulfiram or stay away from alcohol, and do not give them to a child.',
  },
  {
    name: 'homeopathic remedies',
    beside: true,
    meets: anyPhrase(/homeopath\w*/, /homoeopath\w*/, /globul(?:i|es)/, /pil(?:l)?ules/),
    says: 'Homeopathic remedies are thinned so far that often nothing of the plant is left, and good studies do not show that they work for any illness. I cover herbs that hold a real dose, with what is known for and against them. Name your complaint, and I will look.',
  },
  {
    meets: anyPhrase(
      oneOf(
        /acupuncture|acupressure|reiki|reflexology/,
        /(?<!\b(?:oils?|cream|gel)\b[^.?!]{0,12})massages?(?! (?:it|this|that|them|the (?:oil|cream|gel|drops))\b)/,
        /osteopath\w*|chiropract\w*|hypnosis|hypnotherapy|meditation/,
        /(?<!\b(?:at|my|from) )yoga(?! (?:class|teacher|group|friends?|mat)\b)/,
        /tai chi|cbt|cupping/,
      ),
    ),
    says: 'That is no herb, so I have no checked facts on it. A doctor or physiotherapist can tell you what is worth a try for you. For what you swallow or rub in, ask me.',
  },
  {
    meets: anyPhrase(
      /why (?:do|would|should) (?:you|i|we|anyone) (?:even )?(?:recommend|suggest|trust|use|take|believe in)\b[^.?!]{0,30}\bherbs?/,
      /(?:are|aren't) herbs (?:all )?(?:just )?(?:placebos?|a scam|nonsense|useless|rubbish|snake oil|quackery)/,
      /do herbs (?:really |actually |even )?(?:work|do anything)/,
      /(?:isn'?t|is|are|aren'?t)\b[^.?!]{0,24}\b(?:herbal|herbs?|natural)\b[^.?!]{0,24}\b(?:placebos?|a scam|nonsense|useless|rubbish|snake oil|quackery|bogus)/,
      /(?:sounds|looks|smells) like (?:marketing|hype|advertising|an advert|a scam|snake oil|nonsense|a sales pitch)/,
      /prove (?:it|that|to me)/,
    ),
    says: 'A fair question. Most herbs rest on small studies or on long use alone, and a few on good trials, such as psyllium for constipation. I do not push any. I say how well each was studied, what speaks against it for you, and when a doctor can do more. “Nothing to take” is often a good answer too.',
  },
  {
    meets: anyPhrase(
      /you(?:'re| are) (?:so |really |just |completely |absolutely )?(?:useless|stupid|dumb|an idiot|terrible|rubbish|no help|not helping|not helpful|annoying|bad at this)/,
      /(?<!\b(?:says?|said|thinks?|reckons?|finds?|believes?) (?:that )?)(?:that|this)(?:'s| is| was) (?:no help|useless|rubbish|nonsense|not helpful|unhelpful)/,
      /(?:that|this) (?:did not|didn't|does not|doesn't) (?:help(?: me)?(?! (?:last|before|then|in the past|when|at all|much|either|with|for|him|her|my))|answer my question|make sense)/,
      /(?:that|this)(?:'s| is| was)(?: not|n't) what i (?:asked|meant|wanted|said)/,
      /you(?: have| did)?(?:n't| not) (?:answer(?:ed)?|understand|understood|listen(?:ed)?)/,
      /you (?:did not|didn't) (?:answer|listen|understand)/,
    ),
    says: 'I am sorry, that missed what you need. Tell me in a few words what bothers you, for whom, and what you take already, and I will try again.',
  },
];
