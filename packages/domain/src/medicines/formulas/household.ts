import { formula, halfKnown } from './formula.ts';

/**
 * Household names of Asia and eastern Europe, by their labels and leaflets: DailyMed and the US drug code directory (Axe
 * Brand, Zandu Balm), the leaflets of Teva (Novo-Passit), Darnytsia and Monfarm (Citramon) and of the Russian register
 * (Allochol, Doctor Mom, Corvalol), the Chinese Pharmacopoeia (Bao ji wan), the UK summaries of product characteristics
 * (Benylin), the packs of teas. What the knowledge base holds of them only in part is told as unknown as well.
 */
export const householdRemedies = [
  // Calming drops and tablets
  formula(
    'Novo-Passit|Novo Passit|Novopassit|Novo-Pasit|Novopasit|Novo-Passyt|Ново-Пассит|Новопассит',
    'st-johns-wort valerian lemon-balm hawthorn passionflower hops elderflower guaifenesin',
  ),
  formula('Valoserdin|Valocardin|Валосердин', 'phenobarbital peppermint-oil'),
  formula('Corvalol plusForte|Corvalol Phyto|Corvalol Fito|Корвалол Фито', 'phenobarbital peppermint-oil motherwort'),
  halfKnown(
    formula(
      'Relaxium|Relaxium Sleep|Relaxium Sleep Max',
      'melatonin magnesium valerian hops ashwagandha l-tryptophan chamomile passionflower gaba',
    ),
  ),
  // By pages on AG1 that agree on these; of what else is in its blends the amounts are not told
  halfKnown(
    formula(
      'AG1|AG1 powder|AG1 greens|Athletic Greens',
      'ashwagandha rhodiola spirulina chlorella wheatgrass alfalfa probiotics vitamin-c vitamin-e vitamin-b12 vitamin-b7 zinc',
    ),
  ),
  // By what was told of a liver injury at the meeting of the American College of Gastroenterology, 2024
  halfKnown(
    formula(
      'Nutrafol|Nutrafol Women|Nutrafol Men|Nutrafol Womens Balance',
      'ashwagandha saw-palmetto turmeric horsetail iodine resveratrol vitamin-a selenium',
    ),
  ),
  // Vitamins and bitters: the Norwegian leaflet of Berocca, Berkeley Wellness on Airborne, printed recipes of the bitters
  // By Gaby, Alternative Medicine Review 2002; it is given into a vein
  formula(
    'Myers cocktail|Myers cocktail drip|Myers cocktail IV|Myers cocktail infusion|Myers drip|Myers infusion|Myers IV',
    'magnesium calcium vitamin-c vitamin-b1 vitamin-b5 vitamin-b6 vitamin-b12',
  ),
  formula('Berocca|Berocca Performance', 'vitamin-b6 vitamin-b9 vitamin-b12 vitamin-c calcium zinc'),
  formula('Berocca Boost', 'vitamin-b6 vitamin-b12 vitamin-c guarana'),
  // A twenty-fifth of it is methyl salicylate, which no herb here stands for; the UK summary of product characteristics.
  halfKnown(formula('Olbas|Olbas oil|Olbas pastilles', 'eucalyptus peppermint-oil cajeput-oil')),
  halfKnown(
    formula(
      'Airborne|Airborne tablets',
      'vitamin-a vitamin-c vitamin-e zinc selenium magnesium echinacea ginger isatis forsythia honeysuckle-flower',
    ),
  ),
  halfKnown(formula('Swedish bitters|Schwedenbitter', 'senna aloe-latex rhubarb-root myrrh saffron angelica')),
  // By pages that agree on 200 to 300 mg of caffeine a can and where it comes from
  formula(
    'Celsius|Celsius energy|Celsius energy drink|Celsius drink|Celsius Heat|Celsius Essentials',
    'guarana green-tea',
  ),
  // Pain and colds
  formula('Citramon|Citramon P|Citramon V|Tsitramon|Цитрамон|Цитрамон П', 'aspirin acetaminophen caffeine'),
  formula('Citramon Extra|Цитрамон Экстра', 'acetaminophen caffeine'),
  formula('Benylin Mucus Cough|Benylin Mucus|Benylin Mucus Relief', 'guaifenesin'),
  formula('Benylin Mucus Cough Night|Benylin Dual Action Night', 'diphenhydramine guaifenesin'),
  // Liver and belly
  // Phospholipids of soya, by the maker's page of the Philippines
  formula(
    'Essentiale|Essentiale Forte|Essentiale Forte N|Essentiale Forte P|Essentiale Max|Essenciale|Essenciale Forte|Эссенциале|Эссенциале форте',
    'choline',
  ),
  // Its 25 mg of charcoal bind nothing that matters.
  halfKnown(formula('Allochol|Allohol|Аллохол', 'garlic nettle-leaf')),
  halfKnown(
    formula(
      'Po Chai|Po Chai pills|Bao ji wan|Baoji wan|Bo Chai pills',
      'kudzu magnolia-bark chrysanthemum poria tribulus',
    ),
  ),
  halfKnown(formula('Tolak Angin|Tolakangin', 'ginger fennel clove honey')),
  // Coughs
  halfKnown(
    formula(
      'Pei Pa Koa|Pei Pa Kao|Nin Jiom|Nin Jiom Pei Pa Koa|Pi Pa Gao|Chuan Bei Pi Pa Gao|Obat Batuk Ibu dan Anak',
      'fritillaria licorice honey',
    ),
  ),
  halfKnown(
    formula(
      'Doctor Mom|Doktor Mom|Dr Mom syrup|Доктор Мом',
      'licorice ginger turmeric holy-basil vasaka aloe-vera-gel',
    ),
  ),
  // By pages that name dark honey first and differ in the rest: vitamin C and zinc, or ivy leaf
  halfKnown(formula('Zarbees cough syrup|Zarbees Childrens cough syrup|Zarbees cough', 'honey')),
  // By the drug page of Cleveland Clinic; other products of the maker hold other things
  formula('Zarbees Childrens Sleep', 'melatonin'),
  // Rubbed on
  // Its labels at DailyMed name menthol alone as what acts
  formula('Biofreeze|Bio freeze', 'peppermint-oil'),
  formula(
    'White Flower balm|White Flower analgesic balm|White Flower oil|White Flower embrocation',
    'wintergreen camphor peppermint-oil',
  ),
  // By test.de; ash bark is not in the knowledge base
  halfKnown(formula('Phytodolor', 'white-poplar goldenrod')),
  formula('Axe Brand oil|Axe oil|Axe Brand Universal Oil|Axe medicated oil', 'wintergreen camphor peppermint-oil'),
  formula('Zandu balm|Eagle Brand oil|Eagle Brand medicated oil', 'wintergreen peppermint-oil'),
  halfKnown(formula('Kwan Loong|Kwan Loong oil|Kwan Loong medicated oil', 'wintergreen')),
  // Teas by their brand
  halfKnown(formula('Yogi Bedtime|Yogi Bedtime tea', 'passionflower chamomile licorice')),
  halfKnown(formula('Yogi Throat Comfort|Throat Comfort tea', 'licorice slippery-elm wild-cherry-bark mullein')),
  halfKnown(formula('Pukka Night Time|Pukka Night Time tea|Pukka Nighttime', 'valerian lavender linden')),
  halfKnown(formula('Pukka Cleanse|Pukka Cleanse tea', 'nettle-leaf peppermint fennel dandelion licorice')),
];
