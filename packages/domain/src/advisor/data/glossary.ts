import { anyPhrase } from '../../resolve/phrases.ts';

/** A word of herbals, labels or studies, and what it means. */
export interface Term {
  readonly meets: RegExp;
  readonly says: string;
}

/** Words that people meet on labels and in books about herbs, each in a sentence or two. */
export const glossary: readonly Term[] = [
  // The words of this advisor for how well something was studied.
  {
    meets: anyPhrase(
      /well[- ]studied/,
      /(?:some )?good studies/,
      /small or mixed(?: studies)?/,
      /mixed studies/,
      /(?:tradition|hardly)[, ]*(?:hardly )?studied/,
    ),
    says: 'I sort by proof. Well studied: several good trials in people agree. Some good studies: fewer, or with gaps. Small or mixed studies: few people took part, or the trials disagree, so it may help or may not. Tradition, hardly studied: people use it, and hardly anybody tested it.',
  },
  {
    meets: anyPhrase(/standardi[sz]ed(?: extracts?)?/, /standardi[sz]ation/),
    says: 'A standardized extract is made so that each batch holds a set amount of one substance or group, such as 0.8 percent valerenic acids. It tells that batches are alike, not that the product works; studies hold for the extract that they used.',
  },
  {
    meets: anyPhrase(/\d{1,2} ?: ?1(?: extracts?)?/, /extract ratio/, /drug[- ]extract ratio|DER/),
    says: 'A ratio such as 10:1 says that ten grams of the dried plant gave one gram of extract. It does not tell how strong the extract is: that also depends on the plant and on what it was drawn with.',
  },
  {
    meets: anyPhrase(
      'USP',
      /usp[- ]verified/,
      /third[- ]party test\w*/,
      /independently tested/,
      'NSF',
      /nsf certified/,
    ),
    says: 'USP and NSF are bodies that test supplements on request. Their mark says that the pill holds what the label tells, in that amount, without harmful dirt, and falls apart in the gut. It says nothing of whether the product helps or suits you.',
  },
  {
    meets: anyPhrase('GMP', 'cGMP', /good manufacturing practices?/),
    says: 'GMP means good manufacturing practice: rules on cleanliness, testing and records in the factory. It concerns how a product is made, not whether it works.',
  },
  {
    meets: anyPhrase(/proprietary blends?/),
    says: 'In a proprietary blend the label tells the weight of the whole mix but not of each part. So neither you nor I can tell how much of each you take; I would leave such a product out.',
  },
  {
    meets: anyPhrase(/nootropics?/, /smart drugs?/),
    says: 'A “nootropic” is anything sold to sharpen memory or focus, from caffeine and bacopa to medicines. It is a word of the trade, not of medicine, and proof differs from one to the next. Name one, and I tell what is known.',
  },
  {
    meets: anyPhrase(/infusions?/, 'infuse'),
    says: 'An infusion is what most call tea: hot water poured on leaves or flowers, covered for 5 to 10 minutes, then strained.',
  },
  {
    meets: anyPhrase(/decoctions?/),
    says: 'A decoction is simmered: roots, bark and seeds put into cold water, brought to the boil and kept simmering for 10 to 20 minutes, then strained.',
  },
  {
    meets: anyPhrase(/tinctures?/),
    says: 'A tincture is drops: the plant drawn in alcohol for some weeks. It keeps for years and is taken in small amounts. Not for children, in pregnancy, with liver disease or for who stays dry.',
  },
  {
    meets: anyPhrase(/glycerites?/),
    says: 'A glycerite draws the plant in sweet glycerin in place of alcohol. It is milder and keeps for about a year.',
  },
  {
    meets: anyPhrase(/oxymels?/),
    says: 'An oxymel is honey and vinegar in which a plant was steeped. Because of the honey it is not for babies under one year.',
  },
  {
    meets: anyPhrase(/essential oils?/),
    says: 'An essential oil is the scented part of a plant, driven out with steam and very strong: a drop can stand for many cups of tea. It is for scent and, thinned with a plain oil, for the skin. It is not swallowed, but for tested capsules.',
  },
  {
    meets: anyPhrase(/carrier oils?/, /base oils?/),
    says: 'A carrier oil is a plain oil, such as almond, jojoba or sunflower, that thins an essential oil for the skin: about 3 drops in a tablespoon make 1 percent.',
  },
  {
    meets: anyPhrase(/hydrosols?/, /hydrolates?/, /floral waters?/),
    says: 'A hydrosol is the scented water left when an essential oil is distilled. It is mild, for the skin, and spoils within weeks once opened.',
  },
  {
    meets: anyPhrase(/salves?/, /balms?/),
    says: 'A salve is a plant oil with wax, put on unbroken skin.',
  },
  {
    meets: anyPhrase(/poultices?/),
    says: 'A poultice is a warm mash of a plant in a cloth, laid on the skin for a while. It does not belong on open wounds.',
  },
  {
    meets: anyPhrase(/demulcents?/, /mucilag\w+/),
    says: 'A demulcent is a plant with slime, such as marshmallow or slippery elm, that coats a sore throat or gut. It can hold back medicines, so keep two hours between them.',
  },
  {
    meets: anyPhrase(/carminatives?/),
    says: 'A carminative eases wind and cramps of the belly, such as fennel, caraway or peppermint.',
  },
  {
    meets: anyPhrase(/nervines?/),
    says: '“Nervine” is an old word for plants that calm, such as lemon balm or skullcap.',
  },
  {
    meets: anyPhrase(/expectorants?/),
    says: 'An expectorant loosens phlegm so that it can be coughed up, such as thyme or ivy leaf.',
  },
  {
    meets: anyPhrase(/diuretics?/),
    says: 'A diuretic drives water and salts out through the kidneys. Water tablets do so strongly; plants such as dandelion leaf, birch or nettle only a little. They are not for swollen legs before a doctor has found the cause.',
  },
  {
    meets: anyPhrase(/astringents?/, /tannins?/),
    says: 'Tannins draw tissue together, which makes tea taste dry; plants rich in them are called astringent. They bind iron, so keep two hours between such a tea and iron tablets.',
  },
  {
    meets: anyPhrase(/alteratives?/, /blood purifiers?/),
    says: '“Alterative” and “blood purifier” are old words without a clear meaning in medicine. No study shows that blood is cleaned by a herb.',
  },
  {
    meets: anyPhrase(/bitters?(?: drops?)?/, /bitter (?:drops?|tonics?|herbs?)/),
    says: 'Bitters are drops or teas of bitter plants such as gentian, dandelion or artichoke, taken before a meal to wake the appetite and digestion. That rests on tradition. They are not for a stomach ulcer or gallstones, and drops mostly hold alcohol.',
  },
  {
    meets: anyPhrase(/antioxidants?/),
    says: 'An antioxidant catches reactive oxygen in a test tube. Plants are full of them, but trials of antioxidant pills did not show a longer or healthier life, and high-dose beta-carotene harmed smokers. Food is the way to eat them.',
  },
  {
    meets: anyPhrase(/polyphenols?/, /flavonoids?/),
    says: 'Polyphenols, flavonoids among them, are substances that color and protect plants. Whether pills of them help is mostly not known.',
  },
  {
    meets: anyPhrase(/phyto-?(?:o)?estrogens?/),
    says: 'Phytoestrogens are plant substances that act like weak estrogen, as in soy, red clover and flaxseed. After a cancer that grows with hormones they are a matter for the team.',
  },
  {
    meets: anyPhrase(/prebiotics?/),
    says: 'A prebiotic is fiber that feeds the bacteria of the gut, such as inulin; a probiotic is live bacteria.',
  },
  {
    meets: anyPhrase(/bioavailab\w+/),
    says: 'Bioavailability is how much of what you swallow reaches the blood. More is not always better: curcumin made to be taken up better has been linked to liver injury.',
  },
  {
    meets: anyPhrase(/contra-?indicat\w+/),
    says: 'Contraindicated means: not to be taken in this case, because the harm is known or likely and grave.',
  },
  {
    meets: anyPhrase(/placebos?/, /dummy pills?/),
    says: 'A placebo looks like the real thing and holds nothing that acts. A trial compares the two, to see what the herb does beyond hope and time.',
  },
  {
    meets: anyPhrase(/double[- ]blind(?:ed)?/, /randomi[sz]ed(?: controlled)?(?: trials?)?/, /clinical trials?/),
    says: 'In a randomized trial chance decides who gets the herb and who the dummy; double-blind means that neither they nor the testers know until the end. That keeps hopes out of the result.',
  },
  {
    meets: anyPhrase(/meta-?analys[ie]s/, /systematic reviews?/),
    says: 'A systematic review gathers all trials on a question by fixed rules; a meta-analysis adds up their numbers. Both are only as good as the trials in them.',
  },
  {
    meets: anyPhrase(/RDAs?/, /recommended (?:daily|dietary) allowances?/, /daily values?/, '%? ?DV'),
    says: 'The RDA is the amount of a vitamin or mineral a day that covers nearly all healthy people; the daily value on labels is one round figure made from it. It is no limit: that is the upper level.',
  },
  {
    meets: anyPhrase(/(?:tolerable )?upper (?:intake )?(?:levels?|limits?)/),
    says: 'The upper level is the most of a vitamin or mineral a day, over long, that is thought to harm nearly nobody.',
  },
  {
    meets: anyPhrase(/IUs?(?! ?d)/, /international units?/),
    says: 'IU means international unit, a measure of effect, so its weight differs: 40 IU of vitamin D are 1 microgram.',
  },
  {
    meets: anyPhrase('mcg', /micrograms?/, 'µg'),
    says: 'One milligram (mg) is 1,000 micrograms (mcg or µg). Mixing them up means a thousand times too much or too little.',
  },
  {
    meets: anyPhrase(/half-?li(?:fe|ves)/),
    says: 'The half-life is the time in which the body clears half of what is in the blood. After about five of them it is nearly gone.',
  },
  {
    meets: anyPhrase(/ayurved\w+/),
    says: 'Ayurveda is the old medicine of India, with diet, oils and many plants such as ashwagandha and turmeric. Some of its mixtures hold lead, mercury or arsenic, so take only tested single plants.',
  },
  {
    meets: anyPhrase('TCM', /traditional chinese medicine/),
    says: 'Traditional Chinese medicine uses mixtures of many plants, acupuncture and food. Few mixtures were well studied, and some held hidden medicines or plants that harm the kidneys. Name the plants on the label, and I check each.',
  },
  {
    meets: anyPhrase(/full[- ]spectrum/, /whole[- ](?:herb|plant)(?: extracts?)?/),
    says: 'Full spectrum is meant to say that all of the plant is in it and not one substance alone. Nobody controls the word.',
  },
  {
    meets: anyPhrase('EMA', 'HMPC', /commission e/, 'ESCOP'),
    says: 'The HMPC is the committee for herbs of the European Medicines Agency (EMA): it weighs the studies and tradition of a plant and publishes a monograph. The German Commission E did the same before it.',
  },
  {
    meets: anyPhrase(/fat[- ]soluble/, /water[- ]soluble/),
    says: 'Vitamins A, D, E and K dissolve in fat and are stored, so too much builds up. The B vitamins and C dissolve in water, and most of the surplus leaves with the urine; even so B6 in large amounts harms nerves.',
  },
];
