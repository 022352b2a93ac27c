import { choice, notFollowedBy, sequence } from '../../resolve/phrases.ts';

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
