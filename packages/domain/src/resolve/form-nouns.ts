import { anyOf } from './phrases.ts';

/** What stays on the outside of the body, or is only smelled. */
export const outside = anyOf(
  'creams? cremes? gels? ointments? salves? balms? lotions? patch(?:es)?(?!.of) compress(?:es)? poultices? soaps? shampoos? conditioners? plasters? packs?',
  'serums? toners? tooth.?pastes? mouth.?wash(?:es)? gargles? baths? (?<!\\b(?:i|we|you|to|then|and)\\s)soaks? wipes? masks? scrubs? deodorants? liniments? rubs? perfumes?',
  'sunscreens? sun.?blocks? after.?sun candles? gloss(?:es)? softeners? incense pot-?pourri pillows? roll[-]?ons? pads? pessar(?:y|ies) moisturi[sz]ers? (?:face|facial|chemical|skin|acid|enzyme).peels?',
);
export const bodyPart = anyOf(
  '(?:eye)?lash(?:es)? brows? stretch.marks plants? garden windowsill skin face knees? back hands? feet foot scalp joints? legs? arms? hair beard (?:toe|finger)?nails? lips? gums? tooth teeth temples? forehead neck',
  'shoulders? elbows? ankles? wrists? chest eyes? eyelids? ears? toes? fingers? heels? nipples? pillow(?:case)? scars? sunburn burns? cuts? bruises?',
  'wounds? rash(?:es)? bites? wrinkles stings? blisters? eczema psoriasis acne spots pimples warts? verrucas? piles ha(?:e)?morrhoids',
  'thighs? cal(?:f|ves) shins? hips? back groin nose cheeks? chin soles? bottom grazes? scrapes? scratch(?:es)? scalds? corns? callus(?:es)? cold.sores? zits? chilblains? nappy.rash diaper.rash sprains?',
);
const howItIs = anyOf(
  'broken dry itchy sore bare oily aching achy painful swollen small big little tiny minor wee bad dodgy stiff sprained twisted arthritic creaky red raw',
  'cracked chapped burnt grazed sunburnt bruised infected left right upper lower old new clean unbroken greasy spotty wrinkly hairy',
);
export const whose = `(?:(?:my|your|the|her|his|their|our|baby['’]?s|a|an|some|that|this|both|each|${howItIs})\\s+){0,4}`;
/** Up to two words between a herb and the product it is in: "licorice brightening cream". */
export const beforeProduct =
  '(?:(?!(?:and|or|soft|stick|drinking|with|for|to|in|on|as|then|ice|sour|whipped|cheese|tea|capsules?|tablets?|pills?|drops|powder|tincture|juice|soup|mushroom|my|the|a|is|it)\\b)[\\w-]+\\s+){0,3}';

/** What is cooked or baked. */
export const dish = anyOf(
  'cooking cookery dishes dish (?:masala.)?chai soups? stews? salads? curry curries sauces? gravy stuffing marinades? casseroles? roasts?',
  'pasta pizza pesto rice risottos? paella pies? dressings? broth stock stir.?fr(?:y|ies) chutneys? pickles? jams? marmalades? ice.?creams? yog(?:h)?urt oatmeal',
  'muesli porridge breads? cakes? biscuits? cookies? desserts? puddings? custard crumbles? muffins? scones? pancakes? toast baking recipes?',
  'potato(?:es)? mash eggs? omelettes? vegetables? veg meats? fish chicken lamb beef pork steaks? sausages? meatballs? burgers? sandwich(?:es)? wraps?',
  'tabb?oul[ei]h? falafels? houmous guacamole tzatziki quiches? frittatas? mayonnaise mayo naan prawns? shrimps? buns? rolls? muffins? cappuccinos? kormas? masala biryani aloo paneer tofu roti chapatis? flatbread focaccia nut.biscuits? shortbread gingerbread brownies? trifle crumble cereals? granola eggnog tiramisu spaghetti',
  'dh?aa?ls? lentils? beans? chickpeas? hummus salsa noodles? ramen sushi tacos? lasagne spaghetti tagine goulash kebabs? butter crisps chips popcorn',
);

/** Saffron by the thread is what flavours a dish or a cup. */
export const fewThreads = /\b(?:few|couple of|some|two|three|four|five|[2-9]|1\d|pinch of) (?:threads?|strands?)\b/i;

/** "Cinnamon, every day in my oatmeal", "nutmeg, a pinch on custard": the comma parts nothing. */
export const commaBeforePlace =
  /^\s*,\s*(?:(?:((?:every|each|most) \w+|daily),?\s+)?(?=(?:in|on) (?:my|the|our)\b)|(?:just )?(?:an? )?(?:tiny |small |little )?(?:pinch|sprinkl(?:e|ing)|dash|grating|grated|shake)(?: of it)? (?=(?:in|on|over|into) ))/i;

/** "Basil and oregano on pizza": the first is in the dish too. */
export const besideInDish = new RegExp(
  `^\\s*(?:and|or|&) [a-z]+ (?:on|in) (?:(?:my|the|our|a)\\s)?(?:[a-z]+\\s)?${dish}\\W*$`,
  'i',
);
