import { anyPhrase, choice, sequence } from '../../../resolve/phrases.ts';
import type { Particular } from '../particular.ts';

export const womenAndMen: readonly Particular[] = [
  {
    name: 'enough milk',
    meets: anyPhrase(
      /(?:[6-9]|1\d|six|seven|eight|nine|ten|plenty of|lots of|loads of|enough) (?:\w+ )?wet (?:nappies|diapers)/,
      /(?:weigh\w*|weight|gain\w*)\b[^.?!]{0,40}\b(?:on|along|following|follows) (?:her|his|the|their) (?:line|curve|centile|percentile)/,
      /(?:bang |right |spot )?on (?:her|his|their) (?:line|curve|centile|percentile)\b/,
    ),
    isNot: ['lactation'],
    says: 'A weight that follows its line and six or more wet diapers a day mean that the baby gets enough milk, so no herb for milk is needed. Breasts feel softer after some weeks, and that alone is no sign of too little.',
  },
  {
    name: 'irregular periods',
    meets: anyPhrase(
      /irregular (?:periods?|cycles?)/,
      /(?:periods?|cycles?) (?:is |are |so |very |all |has |have |become |became |been |got |gotten )*(?:irregular|unpredictable|erratic|over the place|\d{2}(?:\s?(?:-|to)\s?\d{2})? days)/,
      /(?:no|skipped|missing) periods?(?: for)?/,
      /(?<!(?:since|after|when|once) (?:my |the |her )?)periods? (?:have |has )?stopped/,
    ),
    says: 'A cycle that is far off 24 to 38 days is worth a visit to the doctor: a pregnancy test first, then the thyroid, weight, stress or PCOS. I suggest no herb for the cycle before that, and none that acts on hormones while you try for a child.',
  },
  {
    name: 'PCOS',
    meets: anyPhrase('pcos', /polycystic(?: \w+)*/),
    says: 'PCOS needs a doctor’s plan. Even a small loss of weight, where there is too much, helps the cycle; medicines help with the rest. Spearmint, inositol and chasteberry are much talked of; the studies are small, and I suggest none unasked.',
  },
  {
    name: 'endometriosis',
    meets: anyPhrase(
      /endometriosis/,
      /endo (?:pains?|flare\w*|cramps?|belly)/,
      /adenomyosis/,
      /fibroids?/,
      /ovarian cysts?/,
    ),
    isNot: ['pain', 'topical-pain', 'cramps'],
    says: 'No herb treats it, and some act like hormones, which may feed it. A doctor has medicine and surgery that help. Warmth eases the pain; for that, ask me about period pain. Pain on passing stool or water, or with sex, tells where it sits: tell the gynecologist.',
  },
  {
    name: 'sore breasts',
    of: 'female',
    meets: anyPhrase(
      /(?:sore|tender|painful|aching|achy|swollen|heavy) (?:breasts?|boobs?)/,
      /(?:breasts?|boobs?) (?:are |is |feel |get |so |very |always )*(?:sore|tender|painful|aching|achy|swollen|hurt\w*|ache|aches)/,
      /breast (?:pain|tenderness|ache)/,
    ),
    isNot: ['pain'],
    says: 'Breasts that get sore before each period mostly settle once it comes: a bra that fits well helps, day and night. A missed period needs a pregnancy test. A lump, a red hot patch, a change of the skin or blood from the nipple should be seen by a doctor within days.',
    herbs: { pms: ['chasteberry'] },
  },
  {
    name: 'coming off an antidepressant',
    meets: anyPhrase(
      sequence(
        /(?:com(?:e|es|ing)|came|wean(?:ed|ing)?|taper(?:ed|ing)?|get(?:ting)?|withdraw\w*)\b/,
        /[^.?!]{0,16}\b(?:off|down|from)\b[^.?!]{0,30}\b/,
        choice(
          /(?:es)?citalopram|sertraline|fluoxetine|paroxetine|venlafaxine|duloxetine|mirtazapine/,
          /antidepressants?|ssris?|lexapro|zoloft|prozac|cymbalta|effexor|paxil|cipralex/,
        ),
        /\b[^.?!]{0,60}/,
        /\b(?:sweat\w*|dizz\w*|zaps?|shocks?|dreams?|nausea|sick|shak\w*|sleep\w*|tears|crying|anxious)/,
      ),
    ),
    isNot: ['menopause', 'sleep', 'nausea', 'anxiety'],
    says: 'Sweats, odd dreams, dizziness and little shocks in the head are well known while somebody comes off such a medicine. They mostly ease in some weeks. Tell the prescriber: smaller steps make it easier, and you should not set the steps alone. I suggest no herb for it, as some act on serotonin too. With fever, shaking or confusion get help today; with dark thoughts call a crisis line or your doctor at once.',
  },
  {
    name: 'night sweats',
    meets: anyPhrase(
      /night sweats?\b(?=[^.?!]{0,40}\b(?:(?:not|no|isn'?t|but not) (?:the |in |my )?(?:menopaus\w*|change)|too young|i'?m a man|as a man))/,
      /(?:not|no|isn'?t) (?:the |in )?(?:menopaus\w*|change)\b[^.?!]{0,40}\bnight sweats?/,
    ),
    isNot: ['menopause'],
    says: 'Night sweats outside the change of life have many causes: a warm room, alcohol, a medicine such as one for mood, the thyroid, low sugar or an infection. I suggest no herb before the cause is known. With fever, a cough that stays, lost weight or lumps see a doctor this week.',
  },
  {
    name: 'heavy periods',
    of: 'female',
    meets: anyPhrase(
      /heav(?:y|ier) (?:periods?|bleeding|flow)/,
      /periods? (?:is |are |got |get |getting |have got |became |have become |gets )*(?:so |very |too |really |much )?heav(?:y|ier)/,
      /bleed\w* (?:so much|a lot|heavily|loads|buckets|like (?:a tap|mad|crazy)) (?:during|on|with|each|every) (?:my |the )?(?:periods?|month|cycle|time of the month)/,
      /(?:flood(?:s|ing|ed)?|gush(?:es|ing)?) (?:(?:really|so|badly|heavily|terribly) )?(?:(?:on|with|during|at|every|each|in) (?:(?:my|the|a|each|every) )?(?:first |second |single )?(?:days? of (?:my |the )?)?(?:periods?|month|cycle|time of the month|monthly|monthlies)|when i(?:'?m| am) on)/,
      /(?:periods?|monthl(?:y|ies)) (?:that |which |are |is |just |all |always |like |a |the )*(?:flood\w*|gush\w*|pour\w*|waterfalls?|niagara)/,
      /(?:los(?:e|es|ing)|lost) (?:so much|a lot of|loads of|too much|lots of) blood (?:every month|each month|each period|every period|on my period|with my periods?|during my periods?)/,
      /menorrhagia/,
    ),
    notWith: /\b(?:cellar|basement|river|house|kitchen|street|garden|emails?|memories)\b/i,
    says: 'Have heavy periods looked at, and your iron tested: there is good medicine for them. A pad soaked every hour or two, or feeling faint, is for today.',
    herbs: { 'menstrual-cramps': ['shepherds-purse'] },
  },
  {
    name: 'vaginal dryness',
    meets: anyPhrase(
      /vaginal dryness/,
      /(?:dry(?:ness)?|dry skin|sore) down (?:there|below)/,
      /(?:vagina|fanny|foof|minge|lady (?:bits|parts)|bits|nether regions|punani)(?:'s| is| are|'re| feels?)?(?: so| very| as| all| dead| really)* dry/,
      /dry (?:vagina|fanny|foof|lady (?:bits|parts)|nether regions)/,
      /sex (?:hurts|is painful)/,
      /painful (?:sex|intercourse)/,
    ),
    says: 'A moisturizer or lubricant without scent helps at once, and a low-dose estrogen cream from a doctor works well after menopause; after breast cancer the cancer team decides on that. I hold no herb with good studies for it. Bleeding after sex or menopause needs a doctor.',
  },
  {
    name: 'thrush',
    meets: anyPhrase(
      'thrush',
      /yeast infections?/,
      /(?:itch\w*|burning|sore) down (?:there|below)/,
      /(?:candida|yeast|discharge) down (?:there|below)|down (?:there|below)\b[^.?!]{0,12}\b(?:itch\w*|burn\w*|sore)/,
      /vaginal (?:itch\w*|infections?|discharge)/,
      /bacterial vaginosis/,
      /vulva\w* itch\w*/,
    ),
    says: 'A pharmacist has a cream or tablet that clears thrush in days. Put no tea tree, garlic or yogurt inside: they can burn. The first time, in pregnancy, with a smell or pain, or four times a year, see a doctor.',
  },
  {
    name: 'getting up at night to pee',
    meets: anyPhrase(
      /(?:get(?:ting)?|got|have to get) up (?:\w+ ){0,3}(?:at|in the|every) night to (?:pee|wee|go)/,
      /(?:pee|wee|urinat\w+|toilet|loo|bathroom)\b[^.?!]{0,20}\b(?:at night|every night|all night|a night)/,
      /(?<!wak(?:e|es|ing) |woken |w[oa]ke )up (?:\d|two|three|four|five|six)(?: ?x| times) (?:a|per|every|each|in the|at) night(?! (?:with|because|for|crying|feeding))/,
    ),
    says: 'Drinks, coffee and alcohol late in the day, water tablets, sugar, an infection or the prostate can make you get up at night. A urine and blood test shows much. Drink more by day and less in the evening.',
  },
  {
    name: 'erections',
    of: 'male',
    meets: anyPhrase(
      /erect\w+/,
      /impoten\w+/,
      /(?:can'?t|cannot|not|never|no longer|don'?t|doesn'?t|isn'?t|won'?t|trouble|problems?|hard time|struggl\w+)(?: to)? (?:get(?:ting)? it up|(?:stay(?:ing)?|stand(?:ing)?) (?:hard|erect))/,
      /(?:can'?t|cannot|hard to|trouble|struggle to|difficult to) (?:get it up|(?:get|stay|staying|getting) hard|perform in bed)|(?:doesn't|does not|don't|won't) (?:get|stay|go) hard/,
      sequence(
        /(?:things?|it|stuff|nothing|little man|equipment) (?:just |really |ever )?/,
        /(?:doesn't|does not|don't|dont|do not|won't|isn't|not|never) (?:work|happen|stand|rise|function)\w*/,
        /(?: (?:up|properly|right|anymore|any more))? (?:in bed|down there|in the bedroom|below the belt)/,
      ),
      /(?:trouble|problems?|fail\w*|issues?) (?:in bed|in the bedroom|down there with (?:it|sex))|bedroom (?:trouble|problems?|performance)/,
      /(?:natural|herbal|alternative to) viagra/,
      /not perform\w* (?:as well )?in bed/,
    ),
    says: 'Weak erections can be the first sign of trouble with vessels or sugar: have blood pressure, sugar and fats checked. A doctor’s tablets work far better than herbs, and “natural” ones are often spiked with them.',
    herbs: { libido: ['asian-ginseng', 'l-arginine'] },
  },
  {
    name: 'sperm',
    of: 'male',
    meets: anyPhrase(
      /sperm(?: count| quality| motility)?/,
      /male fertility/,
      /low (?:sperm )?count(?! of)/,
      /weak swimmers/,
    ),
    says: 'Have it tested twice and see a fertility doctor together. No smoking, little alcohol, no hot tubs and a healthy weight help; new sperm takes about three months.',
    herbs: { fertility: ['coenzyme-q10', 'ashwagandha', 'maca', 'acetyl-l-carnitine'] },
  },
  {
    name: 'treatment to become pregnant',
    meets: anyPhrase(
      /(?:ivf|icsi|iui)(?! (?:clinic|baby|babies|twins)\b)/,
      /(?:egg|embryo) (?:quality|collection|retrieval|transfer|freezing)/,
      /(?:my|better|healthier|for) eggs(?! (?:benedict|and|for breakfast))/,
      /(?:fertility|infertility) (?:treatment|clinic|drugs?|injections?|meds)/,
    ),
    says: 'I know of no herb or supplement that is shown to make eggs better, and in a treatment cycle one that acts on hormones or on clotting can spoil the plan. Tell the clinic of everything you take or think of, before the next step; keep the folic acid and what it prescribed. No smoking, and no or little alcohol, help most.',
  },
  {
    name: 'becoming pregnant',
    meets: anyPhrase(
      /(?:trying|try|hoping|want(?:ing)?|help me|help us)(?: to| for)? (?:get pregnant|fall pregnant|conceive|a baby|for a baby|become pregnant)/,
      /(?:helps?|herbs?|teas?|vitamins?|supplements?|chances?|something)(?: \w+){0,3} (?:to |of |for |with )?(?:get(?:ting)?|fall(?:ing)?|becom(?:e|ing)) pregnant/,
      /(?:get|fall|become) pregnant (?:faster|quicker|sooner|more easily|naturally)/,
      /ttc/,
      /(?:boost|helps?|improve|increase|for|my|our) (?:my |our |her )?fertility/,
      /infertil\w+|what helps fertility/,
      /(?:egg quality|ovulat\w+)/,
    ),
    givesWayTo: ['treatment to become pregnant'],
    says: 'After a year of trying, or six months from 35 on, both of you should be tested. For her, folic acid every day from now on is what counts: 400 micrograms for most. I suggest no herb that acts on hormones while you try. No smoking, little alcohol and a healthy weight help you both.',
  },
  {
    name: 'sore nipples',
    meets: anyPhrase(
      /(?:sore|cracked|bleeding) nipples?/,
      /nipples? (?:are |is |feel )?(?:a bit |a little |so |very |quite )?(?:sore|cracked|bleeding|hurt)/,
      'mastitis',
      /blocked (?:milk )?duct/,
    ),
    says: 'Sore nipples mostly heal once the baby latches well: a midwife or nursing helper can show how. A drop of milk left to dry helps, and so does purified lanolin, which need not be wiped off. A hot, red, painful patch or fever needs a doctor today. I suggest no herb there: the baby would swallow it, above all no comfrey, arnica, tea tree or peppermint oil.',
  },
  {
    name: 'the weeks after birth',
    meets: anyPhrase(
      /(?:after|recover\w* from) (?:the |giving )?(?:birth|labou?r|c-?section)(?: recovery)?/,
      /post ?partum(?! depress\w+)/,
      /postnatal(?! depress\w+)/,
    ),
    says: 'Rest, good food and help at home do most in the weeks after birth. Ask for an iron test if you lost much blood. While nursing I suggest little to take; tell me what bothers you most, and I will look. Heavy bleeding, fever or very dark thoughts: call today.',
    givesWayTo: ['hair that falls out after a birth'],
  },
  {
    name: 'stopping milk',
    meets: anyPhrase(
      /(?<!\b(?:won'?t|not|don'?t|doesn'?t|does not|do not|without|never|will not|wouldn'?t|shouldn'?t) )(?:stop|dry up|drying up|reduce|too much)\w* (?:my |the )?(?:breast ?)?milk(?! supply)/,
      /(?:shut(?:ting)?|clos(?:e|ing)|turn(?:ing)?|switch(?:ing)?|wind(?:ing)?) (?:up |down |off )?(?:the |my )?(?:milk (?:bar|factory|tap|shop|supply|kitchen)|milk)(?: (?:up|down|off))?/,
      /(?:dries|dry|drying) (?:it|them|me|my breasts|my boobs) (?:off|up)\b(?=[^]*)(?<=\b(?:milk|nurs\w*|breast\w*|wean\w*)\b[^]*)/,
      /(?:dries|dry|drying|get rid of|stops?) (?:up )?(?:my |the |her )?(?:breast ?)?milk(?! supply)/,
      /(?<!(?:n't|n’t|not|never|no need|without) )(?:want|wants|wanna|going|time|how|trying|ready|like|decided|need)(?: to)? (?:stop|end|give up|finish|quit) (?:breast ?-?feeding|nursing|bf)\b/,
      /(?:i'm|i am|im|we're|we are|while|been|started|after) weaning\b|how (?:do|can|should) i wean\b|weaning (?:him|her|my|the|off)\b/,
      /(?:stopped|stopping|quit|done|finished) (?:with )?(?:breast ?-?feeding|nursing|bf)\b[^.?!]{0,60}\b(?:breasts?|boobs?|milk|full|hard|engorged)/,
    ),
    says: 'Milk dries up when it is drunk or pumped less, step by step over some weeks. A cool cloth, cool cabbage leaves and a firm bra ease the pressure; press out only what eases it, for emptying the breast brings more. Sage tea and peppermint are old means for it and hardly studied. A hot, red patch or fever needs a doctor.',
  },
];
