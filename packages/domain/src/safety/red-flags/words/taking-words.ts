import { concept } from './concept.ts';
import { poisonPlantsAbroad } from './poison-plants-abroad.ts';

/** Something went into a mouth. */
export const swallowed = concept(
  `
    ate eat eaten eating eats swall?ow* swalow* drank drunk drink(?:ing|s)? chew* licked licking suck(?:ed|ing|s)
    munch* gnaw* nibbl* (?<!\\b(?:a|little|wee|tiny|quite_a)_)bit(?!_of) bitten biting chomp* ingest* gulp*
    sip(?:ped|ping)? swigg* tast(?:ed|ing) consum* downed necked scoff* gobbl* had_(?:a|some|two|three|five)
    mouthful put(?:s|ting)?_(?:it|some|them|one|the|a|\\w+)_in_(?:his|her|their|my|the)_mouth
    in_(?:his|her|their|my)_mouths? got_(?:hold|into|at|in) gotten_(?:into|hold)
    after_(?:getting|being|going)_(?:into|at)
    into_the(?!_(?:soil|ground|earth|compost|garden|border|lawn|hole|woods?|forest|hedge|house|room|greenhouse|vase))
    took taken taking inhal* brewed steeped boiled cooked fried
    made_(?:a_|some_)?(?:tea|soup|salad|pesto|infusion|smoothie|stew|curry|juice) added pesto salad soup stew
    tea_(?:of|from|with|made) after_(?:some|a|eating|drinking) spoon(?:ful)? served gave given giving fed munchies
    mouthing snacked snacking tried knocked_back chug* inject* cup_of comido tomó
  `,
);
export const poisonPlant = concept(
  `
    fox_?glove* digitalis oleander hemlock water_dropwort dead_man's_fingers belladonna (?:deadly_)?night_?shade
    jimson_?weed jimson datura devil's_trumpet thorn_?apple monk'?s_?hood wolf'?s_?bane aconit* fu_?zi chuan_?wu
    cao_?wu yew yew_(?:berr*|hedge|tree|leaves|needles) castor_(?:beans?|seeds?|plant) ricin rosary_peas? jequirity
    lil(?:y|ies)_of_the_valley autumn_crocus meadow_saffron naked_ladies colchicum death_?caps? destroying_angels?
    fly_agarics? amanita* angel'?s_trumpets? brugmansia henbane poke_?(?:weed|berr*|root) laburnum golden_rain (?:yellow|golden?)_chain
    hellebore* mandrake white_snakeroot giant_hogweed larkspur delphinium* rhubarb_lea(?:f|ves) cherry_laurel laurel
    holly_berr* mistletoe_berr* daffodil* daffs? narcissus tulip_bulbs? hyacinth_bulbs? philodendron dieffenbachia
    dumb_?cane pothos caladium cuckoo_?pint lords_and_ladies arum sago_palm cycad cowbane ragwort
    spindle_(?:berr*|tree) privet_berr* ivy_berr* azalea* rhododendron* lantana snowberr* bittersweet baneberr*
    doll's_eyes suicide_tree cerbera yellow_oleander thevetia squill monkshood corn_?cockle hydrangea wisteria
    cotoneaster_berr* apricot_kernels? bitter_almonds? morning_glory_seeds hawaiian_baby_woodrose angel_trumpet
    manchineel gelsemium heartbreak_grass strychn* nux_vomica tung_nuts? horse_?chestnuts? conkers euphorbia spurge
    buckthorn_berr* peace_lily calla_lily amaryllis poinsettia_lea* jerusalem_cherry toadstools? bolete* webcap*
    jatropha physic_nut gloriosa glory_lily water_hemlock poison_(?:ivy|oak|hemlock) buttercups? bluebell_bulbs? ${poisonPlantsAbroad}
  `,
);
export const wildThing = concept(
  `
    mushrooms? mushies mushys shrooms chanterelles? ceps? boletes? morels? puffballs? fung(?:us|i) toad_?stools?
    berr(?:y|ies) wild_(?:carrots?|parsnips?|garlic|onions?|plants?|herbs?|parsley|greens|fruit|leek|celery)
    (?:strange|unknown|odd|random|some|funny|weird|unidentified|mystery|poisonous|toxic|unfamiliar|foraged|those|these|red|black|orange|white|little|shiny|bright)_(?:red_|black_|little_|garden_|wild_|green_|purple_)?(?:plants?|berr(?:y|ies)|leaf|leaves|mushrooms?|roots?|flowers?|seeds?|bulbs?|pods?)
    bulbs? foraged ramps cow_parsley
  `,
);
export const growsOutside = concept(
  `
    woods? forest garden yard lawn hedge bush* park field roadside meadow outside picked foraged forag* hike hiking
    walk wild ditch stream river_?bank grass tree growing ground
  `,
);
export const householdPoison = concept(
  `
    bleach clorox domestos anti_?freeze coolant rat_(?:poison|bait|killer) mouse_(?:poison|bait) rodenticide
    (?:slug|ant|roach|snail)_(?:bait|pellets?|poison|killer|powder) poison batter(?:y|ies) button_cell coin_cell
    magnets? detergent laundry_(?:pods?|capsules?|tablets?|liquid)
    (?:dish_?washer|washing(?:_machine)?|laundry|persil|ariel)_(?:tablets?|pods?|liquid|powder|capsules?|liqui_?tabs?)
    liqui_?tabs? tide_pods? drain_?(?:cleaner|unblocker|opener|o) oven_cleaner
    toilet_(?:cleaner|duck|block|bowl_cleaner) cleaning_(?:product|fluid|liquid|spray|stuff)
    (?:floor|bathroom|window|glass|kitchen|limescale|jewell?ery|brick|patio|carpet)_cleaner lye caustic(?:_soda)?
    ammonia paint_?(?:thinner|stripper)? turpentine turps white_spirit lamp_oil lighter_(?:fluid|fuel) kerosene
    paraffin petrol gasoline diesel methanol meth(?:ylated_spirits?|s) surgical_spirit disinfectant dettol lysol
    savlon izal hypo_bleach jik shampoo washing_up_liquid dish_soap fabric_(?:softener|conditioner) rubbing_alcohol
    isopropyl hand_(?:sanitizer|sanitiser|gel|wash) saniti[sz]er weed_?killer round_?up glyphosate paraquat sniper
    otapiapia pesticide* insecticide* bug_spray fly_spray fertili[sz]er plant_food moth_?balls? naphthalene camphor
    nail_(?:polish|varnish)(?:_remover)? acetone nicotine vape(?:_juice|_liquid)? e_?(?:liquid|juice) cigarettes?
    cigarette_butts? snus mouthwash perfume cologne aftershave deodorant super_?glue glue arsenic cyanide mercury
    silica_gel descaler limescale_remover screen_?wash windscreen_washer_fluid brake_fluid engine_oil wood_stain
    creosote varnish hair_dye hair_(?:bleach|relaxer) depilatory (?<!(?:folic|ascorbic|amino|fatty|lipoic|linolenic|citric|hyaluronic|uric|gastric|stomach|bile|mefenamic|tranexamic|valproic|fusidic|azelaic|salicylic|pantothenic|folinic|aspartic|ursodeoxycholic|only|just|bit_of|too_much)_)acid(?!_(?:reflux|indigestion|stomach|rebound|tummy)) hydrochloric sulph?uric glow_?sticks?
    fire_?lighters? (?:reed_)?diffuser_(?:oil|liquid) air_freshener
    (?:tea_?tree|eucalyptus|camphor|wintergreen|pennyroyal|clove|cinnamon|sassafras|thuja|wormwood|sage|citronella|lavender|peppermint|oregano|essential|neroli|rosemary|thyme|nutmeg|cedar*|hyssop|tansy|mugwort|birch|lemongrass|ylang_ylang)_(?:essential_)?oils?
    olbas_oil vicks(?!_(?:vapo_?rub_)?(?:on|onto|to|under)_(?:\\w+_)?(?:chest|back|feet|foot|soles?|pillow|temples?|neck|forehead|ribs|throat|cot)) essential_oils? lindane chlorine pool_(?:tablets?|chemicals?) water_beads?
    desiccant lead_paint
    (?:denture|steradent|worming|wormer|horse|cattle|sheep|dog|cat|flea|pool|aquarium|garden|shoe|furniture|silver|brass|descaling|steriliz?s?ing|milton)_(?:\\w+_)?(?:tablets?|paste|cleaner|liquid|polish|spray|powder|solution|drops|pellets|treatment)
    wormer drench liniment embrocation deep_heat methyl_salicylate tiger_balm muscle_rub
  `,
);

/** Medicines and what they come in. Suffixes stand for their families. */
export const medicine = concept(
  `
    pills? tablets? tabs? caps? capsules? caplets? gummies medicines? meds? medications? medicaments? drugs?
    prescriptions? painkillers? pain_?(?:killers?|relievers?|meds) sleepers
    sleeping_(?:pills?|tablets?|tabs?|aids?|meds?) antidepressants? anti_?depressants? sedatives? tranqui*
    beta_?blockers? blood_thinners? heart_(?:pills?|tablets?|meds|medicine|medication)
    thyroid_(?:pills?|tablets?|meds) water_(?:pills?|tablets?) nerve_(?:pills?|tablets?) iron(?:_pills?|_tablets?)?
    insulin cough_(?:syrup|medicine|mixture) syrup inhalers? patch(?:es)? tylenol calpol nurofen panadol paracetamol
    acetaminophen apap disprin aspirins? ibuprofens? advils? motrin aleve neurofen anadin lemsip nyquil night_nurse
    benadryls? zzzquil unisom melatonin ambien stilnox xans? xanax valium* diazzies? ativan klonopin temazepam
    adderall ritalin vyvanse concerta oxys? percs? percocets? vicodin norco lortab codeine co_?codamol solpadeine
    tramadol tramz? dihydrocodeine morphine oramorph methadone subutex suboxone fentanyl heroin gabapentin* gabbies
    pregabalin* pregabs lyrica lithium digoxin warfarin coumadin methotrexate metformin clonidine colchicine
    theophylline nytol phenergan tramacet thyroxine levothyroxine synthroid zoloft prozac lexapro celexa effexor
    cymbalta wellbutrin seroquel zyprexa abilify risperdal lamictal depakote epilim tegretol keppra prozacs zolofts
    eliquis xarelto imodium loperamide dramamine pro_?plus caffeine(?:_pills?|_tablets?|_powder)? vitamin_[ad]
    steroids? prednisone prednisolone chloroquine quinine viagra* edibles (?:an|some|weed|my|his|her)_edible ketamine ghb mdma mandy ecstasy pingers?
    lsd acid_tabs? cocaine coke speed kratom kava nutmeg zopiclones? glipizide glyburide gliclazide verapamil
    diltiazem naproxen zolpidem amlodipine metoprolol sertraline bupropion trazodone buspirone levetiracetam
    valproate hydroxyzine spironolactone estradiol antihistamines? anti_?psychotics? liniment
    (?:[a-z]{3,}(?:olol|pril|sartan|statin|azepam|zolam|idone|apine|xetine|triptyline|ipramine|profen|codone|morphone|orphan|cillin|mycin|oxacin|dipine|xaban|gliptin|gliflozin|formin|barbital|barbitone|zolpidem|clone|tidine|phylline|thiazide|semide|parin|phetamine|phenidate|pramine|azine|lamine|tadine|rizine|glipizide|glyburide|gliclazide|pram|azole|verapamil|tiazem|oxicam|fenac|naproxen|trigine|zepine|toin|setron|lukast|quine|dronate|one_tablets?))s?
  `,
);
export const took = concept(
  `
    took take taken taking swallow* swalow* necked neck down(?:ed|ing) popp(?:ed|ing) pop knock(?:ed|ing)_back
    chugg* chuck(?:ed|ing)_(?:back|down) threw_back inject* gave given giving had_(?:about|like|around|\\d) has_had
    drank drunk drinking ate eaten eating eat munch* gobbl* scoff* bang(?:ed|ing) snort* dropped washed_down consum*
    ingest* gulp* emptied finish(?:ed|ing) polished_off shovel* crush(?:ed|ing)_up guzzl* got_(?:hold|into|at)
    gotten_into overdid swigg* doubled_up dosed administer*
  `,
);
/** "a whole box", "a handful", "forty", "far too many". */
const counts = String.raw`(?:[89]|[1-9]\d{1,2})`;
export const excessive = concept(
  `
    all_(?:of_)?(?:my|his|her|the|their|our|these|those|them|grand*|mum's|mom's|nan's|granny's|me)
    (?<!for_|over_|last_|past_)(?:a|an|two|three|four|several|half|half_a|half_an|half_the|half_my|half_of_the|one|about_a|nearly_a|almost_a|most_of_a|most_of_the|rest_of_the|rest_of_my|whole|entire|full|complete|(?:the|my|his|her)_(?:whole|entire|full|complete))_(?:whole_|entire_|full_|complete_|big_)?(?:box(?:es)?|packets?|packs?|bottles?|strips?|blisters?|sheets?|tubs?|jars?|bags?|(?:month'?s?(?:_supply)?|week'?s?(?:_worth|_supply)?)(?!_(?:ago|now|back|later|already|earlier|before|and|so_far|in_a_row|straight|running)\\b)|sleeves?|blister_packs?|tubes?|foil|cards?|stash|supply|prescription|pill_box)
    (?:whole|entire|full)_(?:lot|thing|box|packet|pack|bottle|strip|sheet|stash|month|week) handfuls? fistfuls?
    hand_full bunch load loads lots tons shed_?load shit_?load buttload heaps tonnes dozens? mouthfuls? a_lot_of
    too_(?:many|much) way_(?:more|too) far_(?:more|too) more_than_(?:i|he|she|the|what|you|prescribed|recommended)
    over_the_(?:limit|max*) more_(?:of_)?(?:my|his|her|the)_(?:\\w+_){1,3}than_(?:it_says|the_(?:box|label|packet|leaflet|bottle)|prescribed|i_(?:should|ought)|(?:i'm|he's|she's|you're)_(?:meant|supposed|allowed)|is_allowed)
    (?<!(?:i'm|i_am|am|aged|age|turned|he's|she's|he_is|she_is)_)(?:about_|like_|around_|over_|nearly_|almost_|maybe_|roughly_|approx_|something_like_)?${counts}(?:\\+|_plus|_or_\\d+|_to_\\d+)?(?=_(?!(?:mg|mcg|mls?|g|years?|yrs?|days?|hours?|hrs?|weeks?|months?|minutes?|mins?|am|pm|different|percent|times|units|x|and_(?:she|he|i|takes?|has|is|on|was|lives?|healthy|fit|diabetic|still))\\b))
    (?:eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a_hundred)(?:_odd|_plus|_something|_five|_four|_six)?(?=_(?!(?:mg|mcg|mls?|milligrams?|g|years?|days?|hours?|weeks?|months?|minutes?|different|times)\\b))
    (?:the|my|his|her)_(?:bottle|packet|pack|box|strip)(?=_of) every_(?:single_)?(?:last_)?(?:one|pill|tablet)
    everything_in_the
  `,
);
export const wrongDose = concept(
  `
    (?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,3}|hundred)_?(?:times|x)(?!_(?:a|per|each|every|daily|the_day))
    (?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,3}|hundred)_?(?:times|x)_(?:today|already|by|the|over|too|as|his|her|my|a_dose|what)
    double(?:d)? triple(?:d)? quadruple(?:d)? twice(?!_(?:a|per|each|every|daily|for|when|last|this)) thrice
    ten_?fold wrong_(?:dose|amount|tablets?|pills?|medicine|bottle|syringe|strength|units?) overdos* too_much
    too_many extra_dose second_dose two_doses three_doses double_dos* twice_the by_mistake mistake* accident*
    mix(?:ed)?_up mixup misread decimal adult_(?:dose|strength|tablets?|pills?|size|version) every_day_instead
    daily_instead forgot_(?:i|he|she)_(?:had|already)
  `,
);
export const riskyMedicine = concept(
  `
    insulin novorapid lantus humalog warfarin coumadin digoxin methotrexate lithium colchicine theophylline morphine
    oramorph methadone fentanyl_?(?:patch*)? oxycodone opioid* codeine tramadol propranolol bisoprolol metoprolol
    atenolol verapamil diltiazem amlodipine flecainide beta_?blockers?
    heart_(?:pills?|tablets?|meds|medicine|medication) blood_thinners? eliquis apixaban xarelto rivaroxaban
    clonidine gliclazide glipizide glimepiride blood_pressure_(?:pills?|tablets?|meds|medicine|medication) thyroxine
    levothyroxine paracetamol acetaminophen tylenol calpol co_?codamol amitriptyline venlafaxine citalopram
    lamotrigine carbamazepine phenytoin quetiapine clozapine olanzapine sleeping_(?:pills?|tablets?) zopiclone
    zolpidem diazepam baclofen gabapentin pregabalin sedatives? diabetes_(?:pills?|tablets?|meds|medicine)
    epilepsy_(?:pills?|tablets?|meds) chemo_(?:pills?|tablets?) metformin sertraline
  `,
);

/** Eaten, drunk or put into what was eaten. */
export const ate = concept(
  `
    ate eaten eating eats eat (?<!for_)swall?ow(?:ed|s|ing)? drank drunk chew* lick* munch* nibbl*
    (?<!\\b(?:a|little|wee|tiny)_)bit bitten tast(?:ed|ing) consum* cooked fried shared had_(?:a|some) dosed siphon*
    made_(?:a_|some_)?(?:tea|soup|salad|pesto|stew|smoothie) ingest* put_(?:it|some|one)_in mouth gobbl* scoff*
    served in_(?:the|our|my)_(?:soup|salad|stew|tea|pesto|dinner)
  `,
);
