import { anyPhrase, choice, sequence } from '../../resolve/phrases.ts';
import type { Topic } from './side-topics.ts';

/** What is asked with a smile, or of a plant and of no complaint. */
export const lightTopics: readonly Topic[] = [
  {
    name: 'food with vitamin K',
    always: true,
    meets: anyPhrase(
      /(?:foods?|vegetables?|veg|greens|diet)\b[^.?!]{0,24}\b(?:high|rich|full|low|lots?|much|most) (?:in |of |amount of )?vitamin k/,
      /vitamin k[- ](?:rich|foods?|diet|in food)|(?:which|what) (?:foods?|vegetables?|veg)\b[^.?!]{0,30}\bvitamin k/,
    ),
    says: 'Most vitamin K is in dark green leaves: kale, spinach, chard, spring greens and parsley, then broccoli and Brussels sprouts; natto holds very much. With warfarin and its relatives cut none of it out and do not suddenly eat more: keep it about the same from week to week, take no vitamin K as a supplement, and tell the clinic before you change your diet.',
  },
  {
    name: 'blood tests',
    meets: anyPhrase(
      /(?:herbs?|supplements?|vitamins?)\b[^.?!]{0,30}\b(?:mess\w*(?: up| with)?|interfer\w*(?: with)?|affect\w*|skew\w*|falsif\w*|change|alter\w*|throw off|disturb\w*|spoil)\b[^.?!]{0,16}\b(?:blood|lab(?:oratory)?|thyroid|test) (?:tests?|work|results?|values?)/,
      /(?:herbs?|supplements?|vitamins?) (?:to stop |to leave out )?before (?:a |my |the )?(?:blood|lab) tests?/,
    ),
    says: 'Biotin above all: in high amounts, as in products for hair and nails, it makes tests of the thyroid, of hormones and of the heart (troponin) falsely high or low; stop it at least two days before, longer with very high amounts, as the laboratory says. Much vitamin C disturbs some glucose meters, creatine raises the kidney value creatinine, and iron taken the same day changes iron tests. Tell whoever takes the blood all that you take.',
  },
  {
    name: 'how herbs and medicines act on each other',
    always: true,
    meets: anyPhrase(
      /(?:herb(?:al)?|plant|supplement)s?[- ](?:and[- ])?(?:drug|medicine|medication)s?[- ]interactions?\b[^?]{0,60}\b(?:mechanism|how (?:they|each|it) works?|explain\w*|examples?|why)/,
      /(?:mechanisms?|examples?|explain\w*|homework|assignment|essay|exam|name|list|give me|\d|two|three|four|five)\b[^?]{0,40}\b(?:herb(?:al)?|plant|supplement)s?[- ](?:and[- ])?(?:drug|medicine|medication)s?[- ]interactions?/,
    ),
    says: 'Three that are well understood. St John’s wort makes liver and gut build more CYP3A4 and P-glycoprotein, so the pill, ciclosporin and many others are cleared faster and fail. Grapefruit blocks CYP3A4 in the wall of the gut, so simvastatin and others become too strong. Licorice blocks the enzyme that shields the kidney from cortisol (11-beta-HSD2): salt is held and potassium lost, which raises blood pressure and makes digoxin and water tablets dangerous.',
  },
  {
    name: 'the smell of garlic',
    always: true,
    meets: sequence(
      /(?![^]*\b(?:short(?:ness)? of|out of|catch\w*|hold\w*|deep) (?:my |his |her )?breath\b)(?![^]*\b(?:asthma|cough\w*|chest|lungs?)\b)[^]*/i,
      choice(
        /\b(?:garlic|onions?|leeks?|kebab)\b[^?]{0,60}\b(?:breath|stink\w*|reek\w*|pong\w*|kills? the smell|mouth smells?)\b/,
        /\b(?:breath|stink\w*|reek\w*|pong\w*|mouth smells?)\b[^?]{0,40}\b(?:garlic|onions?|leeks?|kebab)\b(?! (?:capsules?|tablets?|pills?|supplements?))/,
      ),
    ),
    says: 'Chew fresh parsley or mint leaves or a few fennel seeds, eat an apple, or drink some milk, best with the meal itself. Brush teeth and tongue. Part of the smell comes up from the blood through the lungs, so no leaf takes all of it: it is gone in a day or so. Breath that smells without garlic is for the dentist.',
  },
  {
    name: 'love',
    always: true,
    meets: anyPhrase(
      /love[- ](?:herbs?|potions?|teas?|drinks?|charms?|spells?|elixirs?)/,
      /(?:herbs?|plants?|teas?|potions?|flowers?) (?:for|of) love(?! (?:life|making|handles))/,
      /(?:make|makes|get) (?:someone|somebody|him|her|them|my crush|a (?:girl|boy|man|woman|guy)) (?:to )?(?:fall in love|love me|like me|fancy me)/,
    ),
    says: 'No herb makes anybody fall in love. Old custom ties roses and damiana to it, which is romance and not medicine; a pot of rose tea for two is a fair start. Slip nothing into another one’s cup. A heart that skips when you see someone is the thrill of it. If it skips at other times, let a doctor look, and with chest pain, short breath or fainting call for help at once.',
  },
  {
    name: 'the nightshade family',
    always: true,
    meets: sequence(
      /(?![^]*\b(?:allerg\w*|intoleran\w*|sensitiv\w*|react\w*|avoid\w*|ashwagandha|goji|joints?|arthrit\w*|inflam\w*|ate|eaten|swallow\w*|tea|tincture|capsules?)\b)[^]*/i,
      choice(
        /\b(?:tomato(?:es)?|potato(?:es)?|aubergines?|eggplants?|(?:bell |sweet )?peppers|paprika)\b[^.!]{0,60}\bnightshades?\b/,
        /\bnightshades?\b[^.!]{0,40}\b(?:tomato(?:es)?|potato(?:es)?|aubergines?|eggplants?|(?:bell |sweet )?peppers|paprika)\b/,
      ),
    ),
    says: 'They are cousins, not the same plant. Tomato, potato, pepper and aubergine belong to the nightshade family, and so does deadly nightshade. Ripe tomatoes, peppers and aubergines and cooked potatoes are everyday food. Deadly nightshade is poison in all its parts. The leaves of tomato and potato, and potatoes that are green or sprout, are not for eating either. Was any of those eaten, call a poison line at once (1-800-222-1222 in the US).',
  },
  {
    name: 'kinds of magnesium for cramps',
    always: true,
    meets: sequence(
      /(?=[^]*\bmagnesium\b)(?=[^]*\b(?:leg |calf |foot |night |muscle )?cramps?\b)/i,
      /(?![^]*\b(?:periods?|menstrua\w*|stomach|tummy|belly|labou?r)\b)[^]*/i,
      /\b(?:(?:which|what) (?:kind of |form of |type of |sort of )?magnesium|(?:citrate|oxide|(?:bis)?glycinate|malate)\b[^.?!]{0,24}\b(?:or|vs|versus|and)\b)/i,
    ),
    says: 'For leg cramps reviews found little or no help from magnesium, whatever the kind. If you try it all the same: glycinate loosens the bowel least, citrate and oxide more. Go by the label, and stop if nothing changes in a few weeks. With kidney disease ask a doctor before any of them. Cramps that are new, strong or come with swelling or weakness need a doctor; a medicine can be behind them too.',
  },
  {
    name: 'the red of the oil',
    always: true,
    meets: sequence(
      /(?=[^]*\b(?:st\.? john'?s?[- ]?worts?|hypericum)\b)(?=[^]*\boils?\b)/i,
      /(?![^]*\b(?:skin|face|burns?|burnt|rash|scars?|wounds?|legs?|arms?|hands?|eyes?|cheeks|itch\w*|sore)\b)(?![^]*\b(?:not|n't|never|without) (?:\w+ )?(?:turn|go|get|gone|red)\w*)[^]*/i,
      /(?:\b(?:turn\w*|went|gone|goes|is|was|looks?|came out|became|why)\b[^.?!]{0,40}|\b(?:blood|dark|deep|bright)[- ])\b(?:red|ruby|crimson|scarlet)\b/i,
    ),
    says: 'Red is how it should be: the oil of St John’s wort flowers turns red while it stands in the light. So it has not gone bad. Strain it through a cloth when it is deep red, and keep it closed, cool and dark. Throw it away when it smells rancid, clouds or grows mold. It is for unbroken skin: try a small spot first, keep oiled skin out of strong sun, and do not drink it.',
  },
  {
    name: 'a light box',
    always: true,
    meets: sequence(
      /^(?![^]*\b(?:red|infra-?red|heat|uv|nail|salt|lava|grow|night|blue|tanning) (?:light|lamp)s?\b)[^]*/i,
      choice(
        /\blight ?(?:box(?:es)?|lamps?|therapy|treatment)\b/,
        /\b(?:sad|s\.a\.d\.|day ?light|bright light|bright|sun(?:light|shine)?|lux|winter) (?:lamps?|light ?box(?:es)?|lights?)\b/,
        /\b10[.,]?000 lux\b/,
      ),
    ),
    says: 'For low mood that comes with the dark months a light box is worth a try, and it takes nothing away from a medicine: 10,000 lux, about half an hour soon after waking, at the distance the maker tells, eyes open but not staring into it. Not in the evening, or it keeps you awake; headache and tired eyes may come at first. Ask a doctor before with bipolar disorder, an eye disease, or medicines or herbs that make you burn in the sun. An hour of daylight outdoors helps as well. If the mood stays low for two weeks, see a doctor.',
  },
  {
    name: 'dates',
    always: true,
    meets: sequence(
      /^(?![^]*\b(?:due|expiry|expired|expiration|best before|sell-?by|use-?by|calendar|appointment|exam|birth|blind|dinner|first|red|chinese|jujube|of the) dates?\b)(?![^]*\bdates (?:back|from|for the|of|when|on the)\b)[^]*/i,
      choice(
        /\b(?:eat(?:ing)?|eats|have|having|had|try|some|six|6|seven|7|medjool|few|dried|fresh|date) (?:\w+ )?dates\b/,
        /^\W*(?:(?:and|or|but|so|ok|what about|how about|are|is)\b\W*)*dates\b(?: (?:are |is )?(?:ok(?:ay)?|fine|good|safe|allowed|then|too|help|from the shop|fruit))*\W*$/,
        /^\W*(?:(?:and|or|but|so|ok|what about|how about)\b\W*)*dates\b\W+(?:i've|i have|i|they|people) (?:heard|read|say|swear)\b[^.?!]{0,40}\W*$/,
        /\bdates\b[^.?!]{0,30}\b(?:labou?r|birth|pregnan\w*|baby come|cervix|contractions)\b/,
      ),
    ),
    says: 'Dates are food, and a handful is fine for most people; they are full of sugar, so with diabetes, in pregnancy too, they have to be counted. In trials women ate about six a day from week 36 or 37 on: the cervix was a little more open and fewer births had to be started, but the trials were weak. After a cesarean, with twins, a breech baby or bleeding speak with the midwife first, as with all that is meant for the birth.',
  },
  {
    name: 'the liver',
    always: true,
    meets: sequence(
      /^\W*(?:(?:but|so|and|ok|god|omg|tell me)\b\W*)*(?:why|how come) (?:(?:does|do|is|are|can|would|must) )?(?:just )?/i,
      /(?:everything|it all|all (?:of )?(?:them|these|those|this stuff|(?:the )?(?:herbs|supplements|pills|natural things))|so many(?: of (?:them|these)| herbs| supplements)?|every (?:herb|supplement))/,
      /\b[^?]{0,24}\b(?:liver)s?(?: (?:damage|injury|trouble|failure|problems?))?\W*$/,
    ),
    says: 'Not everything does. What is swallowed passes through the liver first, which has to take it apart; pills and extracts bring it far more of a plant than a cup of tea or a meal, some people react to a plant as others do to a medicine, and some products hold more, or other things, than the label says. Food and usual teas seldom harm it. Yellow eyes or skin, dark urine, itching or great tiredness: stop it and see a doctor the same day.',
  },
];
