import { formWordsAbroad } from './form-words-abroad.ts';
import { wordsOf } from './words.ts';

/** How often, when and how long something is taken. */
const howOften = `once twice thrice each every alternate second third other days weekday weekdays sunday sundays monday mondays
  tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays noon midday
  lunchtime teatime supper bedtimes overnight fortnight fortnightly biweekly quarterly annually yearly lifelong
  indefinitely permanently occasional regularly religiously sporadically consistently intermittently required
  requested directed instructed advised cycle cycles course courses short long term five seven finishing finish
  ongoing continuously needed whenever even variable four six eight ten twelve hundred thousand million billion`;
/** What is done to a dose, and what a dose is called. */
const ofDoses = `micrograms microgram milligrams milligram grams gram milliliters millilitres ml sparingly oral lowest highest higher lower newly just tapering tapered reducing reduced reduce increasing increased doubled
  halved titrating titrated maintenance loading trial repeat private label version topup booster pinch sprinkle sprinkled sprinkling garnish glass ripe handful
  ground soaked roasted toasted milled grated scoop scoops dash spoonful spoonfuls teaspoonful tablespoonful mouthful splash slice slices`;
/** By what and into what it goes. */
const devices = `shot shots injected injecting syringe syringes filled flexpen kwikpen solostar flextouch autoinjector pens
  cartridge turbohaler accuhaler evohaler easyhaler nexthaler autohaler diskhaler nebuliser nebulizer nebules
  nebulised nebulized spacer inhaled drip intravenous intravenously intramuscular subcutaneous subcutaneously
  sublingually transdermal transdermally topically topical rectally rectal vaginal vaginally suppositories
  pessary pessaries enema nose mouth throat melts blister pack packet dosette pillbox bags ampoule ampoules vial
  vials chewed sprinkled sucked`;
/** What stands on packets and says nothing of what is inside. */
const onPackets = `essential quality potency spectrum full liposomal nano phytosome veggie gelatin gluten dairy lactose free grown
  harvested imported ayurvedic homeopathic sport proprietary micronized micronised unrefined refined virgin
  pressed distilled steam absolute hydrosol sprouted freeze soft fluid glycerite smoothie smoothies diffuser
  diffused inhalation massage balsam balsams enzyme enzymes dana carrier spice spices greens powders capsulated encapsulated flavour flavor
  flavoured flavored serving servings bottle bottles bought mini pump puffer teva sandoz mylan accord zentiva pfizer bayer
  local locally stick sticks lignan lignans hydroxide oxide detox cleanse unripe ripe fibre fibres fiber fibers garnish
  cough toast bread shake shakes sweets jelly paste pwdr powdr snack snacks burner burners dummy pacifier implant antacid antacids
  pod pods brew brewed mixture mixtures bottled teething dust patch test
  rad fol flor fruct extr cort sem rhiz tinct pulv aeth sicc churna churnam choornam choorna vati gutika kadha kashayam kwath`;
/** Makers whose name stands before a herb's; not those that sell blends under names of their own. */
const makers = `doppelherz myprotein iherb gaia vitabiotics swisse blackmores himalaya dabur patanjali baidyanath zandu kapiva hamdard
  arkopharma arkogelules arkocaps vogel schwabe jamieson twinings solaray swanson natrol nutricost horbaach kirkland puritans
  cenovis thompsons bioceuticals lamberts viridian terranova cytoplan boiron weleda nelsons kneipp salus abtei tetesept
  klosterfrau jarrow thorne metagenics webber naturals sisu superdrug nutrilite herbalife healthspan lifeplan carlson`;

/** Beside how often and how much: an entry of nothing but these belongs to the one before it. */
const amongDirections = `taglich a an the at in on by with to for per of or and one two three four half quarter dose doses daily day days week weeks
  month months morning mornings evening evenings night nights nightly bedtime breakfast lunch dinner meal meals food water
  tablet tablets capsule capsules caps tabs pill pills puff puffs drop drops unit units mg mcg g ml iu cup cups teaspoon
  teaspoons tablespoon tablespoons spoon spoons taken take`;
const directions = setOf(`${howOften} ${ofDoses} ${devices} ${amongDirections}`);

/** "Lantus, 20 units at noon": what stands behind the comma tells how the medicine is taken. */
export function tellsOnlyDirections(entry: string): boolean {
  return wordsOf(entry).every(({ text }) => /^\d+(?:[ap]m)?$/.test(text) || directions.has(text));
}

/** Words that stand beside a name and change nothing: salts, forms, parts, makers, times. */
export const wordsBesideNames: ReadonlySet<string> = new Set([
  ...formWordsAbroad,
  ...setOf(`${howOften} ${ofDoses} ${devices} ${onPackets} ${makers}
  besylate besilate succinate tartrate bitartrate hydrochloride hcl hydrobromide hbr sulfate sulphate citrate
  glycinate bisglycinate picolinate malate threonate oxide carbonate bicarbonate gluconate maleate fumarate mesylate
  acetate phosphate sodium potassium calcium magnesium zinc ferrous lactate orotate taurate aspartate chloride
  dihydrate monohydrate anhydrous nitrate iodide chelate chelated elemental methylcobalamin cyanocobalamin buffered
  esterified medoxomil cilexetil axetil proxetil disoproxil alafenamide pivoxil etexilate besifloxacin potassic
  disodium calcitriol palmitate propionate furoate valerate consta maintena sustenna trinza hafyera optoral emulgel
  respimat genuair ellipta handihaler diskus extended release slow sustained retard modified delayed immediate
  prolonged chewable enteric coated effervescent soluble dispersible orodispersible sublingual injection injections
  injectable pen inhaler inhalers puffer spray nasal syrup suspension solution elixir lozenge lozenges suppository
  patch patches drops ointment cream creams gel gels lotion balm salve powder powdered granules sachet sachets
  softgel softgels gummy gummies liquid liquids concentrate concentrated standardised standardized dragees
  filmtabletten infusion infusions decoction tisane oil oils juice vinegar root roots leaf leaves bark berry berries
  seed seeds husk husks flower flowers fruit fruits herb herbs rhizome stem stems peel rind bulb bulbs needles resin
  gum sap pollen mushroom mushrooms mycelium spores tops aerial parts whole fresh dried dry raw organic pure natural
  wild wildcrafted cultivated homemade fermented aged deodorised odourless odorless decaf decaffeinated instant
  loose strong weak mild sweet bitter hot cold iced generic brand branded prescribed prescription over counter otc
  low high dosage regular double triple single half quarter weekly monthly nightly hourly mornings evenings bedtime
  breakfast lunch dinner meals meal food empty stomach before after during since until sometimes occasionally rarely
  usually currently recently previously again still only mostly women womens mens men kids childrens adult adults
  senior seniors prenatal baby junior infant prefilled vegan vegetarian solgar swanson nature natures bounty
  nowfoods thorne holland barrett boots walgreens costco kirkland amazon equate tesco units unit spoon teaspoon
  teaspoons tablespoon tablespoons cup cups glass capsule caplet caplets tabs caps drop puffs mane nocte taper
  january february march april june july august september october november december según segun mañana manana noche
  soir matin secondo mattino sera bisogno nach bedarf noite meio rash upset flights nighttime daytime weekends
  weekend wash airmid doctor doctors cardiologist psychiatrist pain blood pressure heart thyroid cholesterol
  diabetes depression anxiety sleep asthma allergies allergy reflux gout arthritis migraine migraines nerve nerves
  bladder prostate menopause pregnancy infection and with plus also for the my his her our of in on at to a an as
  per when if from by or not no is was are am i we he she stopped discontinued finished completed weaned quit paused
  hold past presently refused declined allergic former formerly changed switched swapped replaced moved restarted
  started starting begun took taken used years year ago nineties eighties abgesetzt frueher jetzt nehme seit ahora
  antes dejé deje dejado desde tomo mayo maintenant arrete depuis prends ora smesso prendo band karke prior done
  chhod pehle leta tha hoon kar umstellung umgestellt cambie swallowed orally internally ingested sprig sprigs
  aromatherapy mouthwash gargle chewing warm plain vein maeng retreat ceremony except apart came went flush potasico potasica potassico potassica potassique calcica calcico calcique magnesico
  magnesica magnesique sodico sodica sodique kalium natrium potasio potassio pamoate oxalate bisulfate hyclate
  tromethamine bromide xinafoate dipropionate mofetil benzathine stearate ethylsuccinate hemihydrate ethanolate
  erbumine clavulanate macrocrystals enacarbil polacrilex kamedoxomil vedotin govitecan deruxtecan pot usp complex
  blend mix formula support extra forte ultra max maximum super advanced premium daily multi active purpurea
  officinalis mother mum mom dad husband wife son daughter diet supplement supplements salt salts tea teas`),
]);

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ''));
}
