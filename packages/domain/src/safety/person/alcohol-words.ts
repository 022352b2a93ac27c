import { anyPhrase, choice, oneOf } from '../../resolve/phrases.ts';

/** "A tea that is safe to drink every day", "which tea can I drink daily?" */
const notATea = String.raw`(?<!\b(?:teas?|infusions?|brews?|it|that|this|one|them)\b[^.?!;,\n]{0,30}\b(?:to|(?:can|could|may|should|would|do|does)(?: (?:i|we|he|she|you|they))?) )`;

/** How people say that they drink alcohol. */
export const alcohol: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${choice(
      /(?:couple|few) of pints|a few pints|bottle of (?:red|white|plonk|bubbly)\b/,
      /(?:two|three|four|a few|couple of|\d) pints (?:after|before|on|at|every|most|with)/,
      /i drink(?: alcohol)?\s*(?:$|[,;.!\n])/,
    )}`,
    'im',
  ),
  /\b(?:a |one |two |my |the )?(?:pints?|beers?|lagers?|wine|cider|sherry|port|brandy|ouzo|rak[iı]|sake|tequila|gin|rum|vodka|whisk(?:e)?y) (?:or two )?(?:every|each|most) (?:day|evening|night|lunch|weekend)/i,
  /\bdrinks? like a fish\b|\b(?:a|the) (?:boozer|soak|lush)\b/i,
  // In other tongues: "trinke jeden Abend Wein"; "trinke keinen Wein" and "no bebo vino" deny it.
  /(?<!\b(?:no|non|nicht|ne) )\b(?:trinke?|bebo|tomo|bois|bevo)\b(?![^.;,\n]{0,24}\b(?:kein\w*|pas|jamais|nie|nunca|mai)\b)[^.;,\n]{0,24}\b(?:wein|bier|schnaps|alkohol|vino|cerveza|vin|bière|birra)\b/i,
  new RegExp(
    String.raw`\b${choice(
      /copas? de (?:vino|cava)|cervezas?|verres? de (?:vin|bi[eè]re)|bi[eè]res? (?:le|au|tous|chaque|par|avec)/,
      /bicchier[ei] di (?:vino|birra)|birr[ae] (?:la|il|al|ogni|nel|a)|ta[cç]as? de vinho/,
      /copos? de (?:vinho|cerveja)|cervejas?|(?:glas|gl[aä]ser|flasche) (?:wein|rotwein|wei[sß]+wein|bier|sekt)/,
      /\d bier|feierabendbier|vino (?:en la|con la|cada|a cena|tinto)|vin (?:au|avec|rouge|chaque)/,
      /vinho (?:no|com|ao|todo|tinto)|(?:wein|bier) (?:am|zum|jeden|abends)/,
    )}(?![\wà-ÿ])`,
    'i',
  ),
  // Amounts, drinks and shorthand.
  oneOf(
    /\betoh\b(?!\s*[:=-]?\s*(?:no|nil|none|0\b|never))/i,
    /\b\d+ ?(?:units|drinks|pints|beers|glasses)\s?\/\s?(?:day|week|wk|d\b|night)/i,
    /\b(?:rum|vodka|whisk(?:e)?y|gin|bourbon) (?:and|&|n) (?:coke|tonic|lemonade|orange|mixers?|soda|juice)\b/i,
    /\b(?:cider|beer|wine|spirits|gin|whisky|vodka) drinker\b/i,
    /\b(?:partial to|fond of|like|likes|enjoy) (?:a|my|the odd|an occasional) (?:tipple|drink|pint|dram|snifter)\b/i,
    /\b(?:glass(?:es)?|couple of glasses|bottle) (?:of \w+ )?with (?:dinner|meals|lunch|supper|tea)\b/i,
    /\bdrink(?:s|ing)? (?:only )?(?:before|after|from) (?:\d|noon|six|five|work|dinner)/i,
  ),
  // "I drink wine every evening."
  new RegExp(
    String.raw`\b${choice(
      new RegExp(
        String.raw`(?<!\b(?:energy|soft|fizzy|sports?|herbal|hot|cold|protein|milk|yog(?:h)?urt|juice|ginseng|chocolate|malt|oat|soya?|almond|rice|cola|vitamin|electrolyte|collagen|aloe|fermented|kombucha|cacao|cocoa) )${notATea}(?:i |he |she |we )?(?:\w+ly )?drinks? ${choice(
          /alcohol|wine|beer|spirits|vodka|whisky|whiskey|gin|rum|cider|every|daily|nightly|heavily|a lot|too much/,
          /regularly|most|on weekends|at weekends|socially|occasionally|in the evening|at night|moderately/,
          /a (?:fair bit|good bit|fair few|lot|bit|few|couple|beer|glass|bottle|pint)/,
        )}`,
      ),
      /(?:glass(?:es)?|bottles?|pints?|units?|cans?|shots?|couple|few) of (?:red |white |rose |sparkling )?(?:wine|beers?|lager|cider|whisky|whiskey|vodka|gin|rum|alcohol|prosecco|champagne|cocktails?)/,
      /(?:with|after|and|some|on) (?:a |an |some |my )?(?:alcohol|wine|beer|vodka|whisky|whiskey|cocktails?|gin|rum|bourbon|tequila|champagne)/,
    )}\b(?! vinegar)(?!-free)`,
    'i',
  ),
  // Drinkers, and how often.
  anyPhrase(
    /(?:the|my) (?:bevvy|bevvies|booze)|(?:heavy|social|regular|moderate|light|daily|problem|binge) drink(?:er|ing)|binge[- ]?drink\w*/,
    /wine (?:every|most|at|with dinner|in the evening)/,
    /beers? (?:every|most|a (?:day|night|week)|at night|after work)/,
    /alcohol (?:daily|every|most|intake|consumption|use|abuse)|nightcap/,
    new RegExp(
      String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|ten|an?|couple of|few) ${choice(
        /units|drinks?|beers?|pints?|glass(?:es)?|g&ts?|cans?|whisk(?:y|ies|ey)s?|vodkas?|gins?|tots?|drams?/,
        'stiff ones',
      )} (?:(?:or (?:two|so)|of \w+) )?(?:a|per|every|each|most) (?:day|week|weekend|night|evening|nights|evenings|days)`,
    ),
    /g&ts?(?: (?:most|every|at))?/,
    /(?:few|couple of|couple|some|\d|two|three|four|six) (?:tinnies|bevvies|bevs|stubbies|schooners|scoops|jars|cold ones|tins|cans)(?! of (?!beer|lager|cider|stout|guinness)| (?:tomato|soup|beans))/,
    /on the (?:lash|piss|sauce|beers?|drink|booze|ale|razzle|bevvy)|(?:drinking|beer|boozy) session/,
  ),
];
