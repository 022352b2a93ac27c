import { anyPhrase, choice, notFollowedBy, oneOf, sequence } from '../../resolve/phrases.ts';

/** On the skin, in a cup, at an hour: no dish. */
const onNoDish = choice(
  /tea|water|milk|juice|coffee|smoothie|bath|drinks?|wine|beer|bottle|jar|glass|cup|mug|cupboard|fridge|list|mind|bag/,
  /mouth|nose|ears?|eyes?|hair|beard|skin|face|scalp|feet|foot|hands?|legs?|arms?|chest|temples|neck|back|knees?|wounds?|cuts?|burns?/,
  /elbows?|shoulders?|wrists?|ankles?|hips?|belly|tummy|bottom|heels?|lips?|eyelids?|breasts?|nipples?|scars?|piercing|tattoo|body/,
  /dummy|pacifier|teat|finger|rash|gums?|tooth|teeth|tongue|throat|toes?|nails?|spots?|pillow|bed|room|car|garden|diffuser|steam|lotion|cream|shampoo|oil/,
  /windowsill|balcony|allotment|yard|house|home|kitchen|evenings?|mornings?|nights?|afternoons?|days?|weeks?|morning|summer|winter/,
  /family|sister|brother|mother|father|husband|wife|son|daughter|baby|children|kids?|friends?|doctor|stomach|tablets?|pills?|medicines?|medication|capsules?|warfarin|treatment|profile|diet|program|past|beginning|end|whole/,
);
/** "A little turmeric in my kedgeree", "I do love sage on my gnocchi": whatever the dish is called. */
export const aLittleOnADish = sequence(
  choice(
    /a (?:little|pinch|bit|touch|dash|sprig|knob|sprinkle|grating|few leaves|leaf)(?: of)?/,
    /(?:love|loves|like|likes|enjoy|enjoys|put|puts)(?: (?:fresh|chopped|dried|some))?/,
  ),
  / (?:\w+ ){1,2}/,
  /(?:in|on|over|with) (?:my|our|his|her|the) /,
  notFollowedBy(new RegExp(`${onNoDish}\\b`), new RegExp(`\\w+ ${onNoDish}\\b`)),
  /(?=[a-z]{4,})\w+/,
);

/** Dishes that a herb goes into. */
export const dishes =
  'sambh?ar|rasam|kitchari|masala|pickles?|chutney|besciamella|b[eé]chamel|ragu|goulash|tagine|couscous|pilaf|paella|pies?|soups?|curr(?:y|ies)|salads?|dressings?|spag ?bol|spaghetti|bolognese|stews?|casserole|stir[- ]?fry|chill?i|lasagne?|pizza|jollof|rice|dal|dhal|daal|biryani|sauces?|roast|gravy|marinade|dressing|omelette|scrambled eggs|noodles|risotto|porridge|dinner|lunch|supper|sandwich|bread|cakes?|biscuits?|cookies?|muffins?|mash|hummus|dip|saltimbocca|panna cotta|pesto|gnocchi|ravioli|pasta|focaccia|quiche|frittata|tart|crumble|desserts?|pudding|ice cream|custard|shortbread|scones?|stuffing|meatballs|broth|stock|bouillon|tabbouleh|tabouleh';

/** "I cook on Saturday", "dinner for my wife", "for dessert": what is named goes into dishes. */
export const isCooking = anyPhrase(
  /(?:i|we)(?:'m|’m| am|'re| are|'ll| will)? (?:cook(?:ing)?|bak(?:e|ing))(?= (?:for|on|tonight|tomorrow|today|saturday|sunday|monday|tuesday|wednesday|thursday|friday|this|dinner|lunch|supper|a |the |with|every|italian|indian|thai))/,
  new RegExp(
    String.raw`(?:(?<=^\W*|[,.;:] )|(?:then|and|first|for) )(?:a |an |the |some )?(?:\w+ )?(?:${dishes}) with (?!me\b|him\b|her\b|us\b|them\b|my (?:wife|husband|son|daughter|friends?|family)\b)\w+`,
  ),
);

/** "That's basically food, right?", of what is drunk by the cup or comes in capsules; "a cup of it with my dinner". */
export const onlyCalledFood = oneOf(
  sequence(
    /^(?=[^]*\b(?:is|are|it's|its|that's|thats) (?:just |only |really |basically |practically |pretty much |more or less |a |an |normal |ordinary )*foods?\b)/i,
    /[^]*\b(?:teas?|cups?|mugs?|infusions?|brews?|capsules?|tablets?|extracts?|tinctures?|drops|powder|shots?)\b/,
  ),
  /\b(?:teas?|cups?|capsules?|tablets?|pills?|extracts?|tinctures?|drops)\b[^.?!]{0,24} (?:with|before|after|beside) (?:my |the |a |our |his |her )?(?:dinner|lunch|supper|food|meals?|breakfast)\b/i,
);
