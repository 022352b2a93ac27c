import { anyPhrase, choice, oneOf, sequence } from '../../resolve/phrases.ts';

const months = choice(
  /jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?/,
  /oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|christmas|easter|new year|halloween|spring|summer|autumn|winter/,
);
const toCome = `(?:(?:on |in |at |by |for |around )?(?:next|tomorrow|tonight|today|this (?:week|month|coming|mon|tues|wed|thurs|fri|sat|sun)|the \\d|\\d{1,2}(?:st|nd|rd|th)?\\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|${months}|soon|any (?:day|time|minute|moment|week)|(?:a|one|two|three|four|a few|a couple of) (?:days?|weeks?|months?))|booked|planned|scheduled|arranged|pencilled|due|date|discussed|offered|being (?:planned|arranged))`;
const week = '(?:[4-9]|[1-3]\\d|4[0-2])';
const booked = '(?:is |has been |was |been )?';

/** How a birth to come, and the care before it, is told. */
export const birthToCome: readonly RegExp[] = [
  // Inductions, sweeps, sections, deliveries.
  new RegExp(
    `(?<!\\b(?:job|work|staff|course|school|course|safety|company) )\\binduction (?:of labou?r )?${booked}(?:at ${week}|${toCome})`,
    'i',
  ),
  new RegExp(`\\binduction of labou?r\\b|\\b(?:labou?r|balloon|pessary|drip) induction\\b`, 'i'),
  /\b(?:be|being|getting|get|to be) induced\b(?! (?:by|into|to) )/i,
  /\b(?:membrane|cervical|stretch and) sweep\b|\bsweep (?:is |was )?(?:booked|planned|tomorrow|next|on|with|today)\b/i,
  oneOf(
    new RegExp(
      String.raw`\b(?:c-?|c |elective |planned |emergency |repeat |caesarean |cesarean |caesarian )sections? ${booked}${toCome}`,
      'i',
    ),
    new RegExp(String.raw`\bsection ${booked}(?:booked|planned|scheduled)\b`, 'i'),
    /\bdue by (?:a )?(?:c-?|c |caesarean |cesarean )?section\b/i,
    new RegExp(String.raw`\b(?:caesarean|cesarean|caesarian)s? ${booked}${toCome}`, 'i'),
  ),
  /\b(?:about|going|ready|close|due|scheduled|booked|expected|getting ready|preparing) to (?:give birth|deliver|birth|drop|pop)\b(?! (?:a (?:speech|talk|parcel|letter|report)|parcels|papers|results|news|leaflets))/i,
  new RegExp(
    `\\b(?:giv(?:e|ing) birth|birthing|(?:will|shall|should|to) deliver) ${toCome}|\\bdelivering ${toCome}(?! (?:parcels|papers|food|a talk|pizza))`,
    'i',
  ),
  /(?<!\b(?:parcel|sofa|order|package|furniture|product) )\bdelivery (?:date|suite|room)\b(?! (?:of|for) (?:my |the )?(?:order|parcel|sofa|package))/i,
  oneOf(
    /\b(?:home|water|vaginal|natural|hospital|first) birth (?:is )?(?:planned|in (?!(?:19|20)\d\d)|next|soon|booked)\b/i,
    /\bbirth (?:plan|pool|partner|centre booked|center booked)\b|\bhypno-?birthing\b|\bmy doula\b/i,
  ),
  /\b(?:vbac|tolac) (?:planned|booked|next|in|at)\b/i,
  // The day it is due.
  new RegExp(
    `(?:^|[,;.\\n(]\\s*)due (?:at |on |in |around |by )?(?:the )?(?:(?:early |mid |late |end of )?${months}|${week} weeks?)\\b`,
    'im',
  ),
  /\b(?:past|over|passed|beyond|from|until|till|before) (?:my |the |her |our )?due date\b/i,
  /\b(?:\d{1,2}|one|two|three|four|five|six|a few) (?:days?|weeks?|months?) (?:to go )?(?:until|till|before|to) (?:(?:my |the |our )?baby|the birth|i give birth|i deliver|due date)\b/i,
  // "In week 17", "week 29 of 40", "17 weeks today", "W24".
  new RegExp(
    `\\b(?:i['’]?m|i am|im|now|currently|we['’]?re|just) (?:in|at|into|starting|on) (?:the )?(?:week|wk|w) ?${week}\\b(?! of (?!40|forty|my preg|the preg|preg))`,
    'i',
  ),
  new RegExp(
    `\\b(?:week|wk) ?${week} (?:of|out of|\\/) ?(?:40|forty|my pregnancy|the pregnancy|pregnancy|gestation)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:i['’]?m|i am|im|she['’]?s) (?:a )?${week}[- ]?weeker\\b|\\b${week}[- ]?weeker (?:due|with bump)\\b`,
    'i',
  ),
  new RegExp(
    `\\b${week} (?:weeks?|wks?) (?:today|tomorrow|yesterday|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b`,
    'i',
  ),
  new RegExp(`(?:^|[,;.\\n(]\\s*)(?:[5-9]|[1-3]\\d|4[0-2]) ?w\\b(?=\\s*(?:$|[,;.)\\n]))`, 'im'),
  /\b(?:primip|multip|primipara|multipara|gravida|gestating)\b(?! (?:school|level))/i,
  // "Expecting number three", "expecting any day".
  /\bexpecting (?:no\.?|number|nr\.?|#) ?(?:\d|two|three|four|five)|\bexpecting any (?:day|time|minute|moment|week)\b/i,
  /\b(?:baby|kid|child|bub|bubba|bambino|little one) (?:no\.?|number|nr\.?|#) ?(?:\d|one|two|three|four|five)\b(?! (?:is|was|has|had|sleeps|at))/i,
  /\b(?:baby|bump|belly) (?:is |has |was )?(?:measur\w+|dropp?\w*|engaged|head down|breech|transverse|growing|kicking|moving)\b/i,
  new RegExp(
    String.raw`\b${choice(
      /maternity (?:leave (?:starts|begins|soon|next|in)|notes|clinic|ward booked|unit booked|bag)/,
      /hospital bag packed|baby shower (?:is |on |in |next |this |tomorrow)|nesting phase/,
    )}`,
    'i',
  ),
  anyPhrase(
    /nipt|harmony test|amnio(?:centesis)?|cvs test|chorionic villus|nuchal|quickening|mucus plug|bloody show/,
    /linea nigra|colostrum (?:leaking|harvesting|collecting)|harvesting colostrum|perineal massage|glucola/,
    /fundal height|oligohydramnios|polyhydramnios|iugr/,
    /f(?:o)?etal (?:movements?|heart|growth|kicks?|medicine|monitoring|scan)/,
    /(?:high|low)[- ]risk (?:obstetric|maternity)\w*/,
    /(?:ante|pre)natal (?:class(?:es)?|clinic|care|appointments?|checks?|yoga|visits?|ward)/,
  ),
  /\b(?:ogtt|glucose (?:challenge|tolerance) test|gtt) (?:at|in|booked at) (?:2\d|3\d) ?(?:weeks?|wks?|w)\b/i,
  oneOf(
    /\bmidwi(?:fe|ves) (?:appointment|booking|visits?|checks?|clinic|says?|said|told|sees|wants|is worried|recommend\w*)/i,
    /\b(?:booking appointment|seen by|booked with|see(?:ing)?|under|with) (?:the |my |a )?midwi(?:fe|ves)\b/i,
  ),
  oneOf(
    /\bobstetric(?:s|ian)?\b (?:clinic|care|unit|ward|says?|said|told|appointment|team|review|patient|wants|consultant|is worried)\b/i,
    /\b(?:under|seeing|see|my|seen by) (?:the |my |an? )?(?:obstetric\w*|ob|ob[-/ ]?gyn) (?:for|about|because|weekly|next|says?|said|told|on)\b/i,
  ),
  oneOf(
    /\b(?:cervical|cervix) (?:stitch|suture|cerclage|shortening|length)\b/i,
    /\b(?:short|incompetent|shortened|weak) cervix\b/i,
    /\bplacenta (?:pr[a]?evia|accreta|low|anterior|posterior|is low|abruption)\b/i,
  ),
  // What notes and scans say.
  new RegExp(
    `(?:^|[,;.\\n(]\\s*)(?:singleton|twins|dcda|mcda|mcma) ?,? ?(?:at )?(?:${week}|\\d)|\\b(?:dcda|mcda|mcma)\\b|\\b${week} ?\\/ ?52 (?:pregnan|gest|preg)|\\bsingleton\\b`,
    'im',
  ),
  sequence(
    /\b/i,
    choice(
      /scan|ultrasound|sonogram|doppler|heart ?beat|sac|spotting|bleed(?:ing)?|bleed|ha?ematoma/,
      /contractions?|swab|strep|cramps|anomaly|section|due date|steroids for lungs|waters/,
    ),
    /\b[^.;,\n]{0,24}\b(?:at|shows?|showed|measur\w+|dat\w+ (?:at|me at)|puts me at|said|says) /,
    String.raw`(?:about |only )?${week} ?(?:weeks?|wks?)\b`,
  ),
  oneOf(
    /\b(?:saw|heard|seen|found|has|have|there is|there['’]?s) (?:the |a |baby['’]?s )?heart ?beat (?:at|on|in) (?:the |my |our )?(?:scan|ultrasound|screen|doppler|sonogram)\b/i,
    /\bcrown[- ]rump\b|\bCRL \d|\bsubchorionic\b|\byolk sac\b/i,
    /\bcervix (?:is )?(?:\d ?cm|dilat\w+|effac\w+|ripe|soft)/i,
  ),
  oneOf(
    /(?:^|[,;.\n(]\s*)(?:at )?(?:term|T) ?\+ ?\d{1,2}\b/im,
    /(?:^|[,;.\n(]\s*)(?:GDM|PIH|PET|OC|HG)(?: (?:diet|insulin|metformin)[- ]?(?:controlled|treated))\s*(?=$|[,;.\n])/im,
    /\bgrow(?:s|ing) (?:a |another |our )?(?:tiny |little |small |mini )?(?:human|baby|person|bean|nugget)s?\b/im,
  ),
  new RegExp(
    `(?:^|[,;.\\n(]\\s*)(?:CS|LSCS|ELCS|EMCS) (?:${toCome}|at \\d\\d)|\\b(?:no\\.?|number|baby) ?(?:\\d|two|three|four|five) (?:is )?due\\b`,
    'im',
  ),
  new RegExp(
    `\\bnesting\\b[^.;\\n]{0,16}\\bdue\\b|\\b(?:weeks|months) in(?:to)? (?:with|to) (?:our|my) (?:first|second|third|fourth|baby)\\b`,
    'i',
  ),
  oneOf(
    /\b(?:soon|about)[- ]to[- ]be(?:come)?[- ](?:an? )?(?:mum|mom|mam|mother|mama|parents?)\b/i,
    /\bbecom(?:e|ing) (?:a |an )?(?:mum|mom|mother|parents?)\b(?! in law)|\b(?:mum|mom|mother|parents) soon\b/i,
  ),
  sequence(
    /(?:^|[,;.\n(]\s*)/im,
    String.raw`(?:${week}|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty) `,
    /(?:weeks?|wks?),? (?:and )?(?:feeling |so |very |really |always |constantly )*/,
    /(?:sick|nause\w*|queasy|morning sick\w*)\b/,
  ),
  // Tests.
  /\bbig fat positive\b|\b(?:did|took|take|done) (?:a|the|my|another) tests?\b[^.;\n]{0,12}\bpositive\b/i,
  /\b(?:upt|hpt|pt|urine (?:pregnancy )?test|blood pregnancy test|beta)\s*:?\s*(?:is |was |came back )?(?:positive|pos\b|\+)/i,
  /\b(?:b-?|beta[- ]?|quant(?:itative)? |serum |blood )?hcg (?:levels? )?(?:is |are |was |has |have |been |keeps? )*(?:doubl\w+|ris(?:ing|en|es)|going up|climb\w*|up|positive|high|detected)\b/i,
  /\b(?:b-?|beta[- ]?|quant(?:itative)? |serum |blood )?hcg(?: levels?)?[\s:=]*(?:is |of |at |was |came back )?(?:2[5-9]|[3-9]\d|[1-9]\d{0,2}[,.]?\d{3}|[1-9]\d{2,5})\b(?! ?(?:drops|diet|iu injection))/i,
  oneOf(
    /\b(?:a |very |the )?faint(?:est)? (?:\w+ )?(?:line|positive|pos)\b(?! manager)/im,
    /(?:^|[,;.\n]\s*)(?:got |saw |see |definitely )?(?:two|2|double) (?:clear |strong |faint )?lines\s*(?=$|[,;.!?\n])/im,
  ),
  /\b(?:tests?|stick|clearblue|frer|digital) (?:was|is|came back|came out|turned|says?|shows?|showed|were) (?:\w+ )?(?:positive|pregnant)\b(?=[^.;\n]{0,30}\b(?:weeks?|wks?|pregnan\w*|baby|period|along))/i,
  oneOf(
    /\b(?:two|three|2|3|several|both|another) missed periods\b/i,
    /\bmissed (?:two|three|2|3|several|my last (?:two|three|2|3)) periods\b/i,
    /\bperiods? (?:stopped|missed|late|overdue)\b[^.;\n]{0,16}\b(?:sick|nause\w*|sore breasts|tender breasts|queasy)\b/i,
  ),
  // Idioms, and other languages.
  /\bbump (?:is )?due\b|\bgo(?:ing)? into labou?r\b|\bcarrying (?:a |the |my )?(?:\w+['’]s )?baby (?:as a surrogate|for)\b|\bgestational surrogate\b/i,
  /(?:^|[,;.(\n]\s*)ET (?:(?:ist )?(?:im|am|Anfang|Mitte|Ende) )?(?:Januar|Februar|M[äa]rz|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|\d{1,2}\.\d{1,2})/m,
  /(?:^|[,;.(\n]\s*|\b(?:de|at|now) |à )(?:[4-9]|[1-3]\d|4[0-2]) ?SA(?: ?\+ ?\d)?(?=\s*(?:$|[,;.)\n]))/m,
  /(?:à|a) espera de (?:um |uma |meu |minha )?(?:beb[eéê]|filh[oa]|g[eé]meos)/i,
  new RegExp(
    String.raw`\b${choice(
      /pre(?:gg|g)(?:o|z|s|y|gers|gie)?|pregz|pregnate|preggs|up the (?:pole|stick|duff)|in the pudding club/,
      /in pod|with bump|bun in oven|heavily expecting|great with child|expectant|tri(?:mester)? ?[123]\b/,
    )}(?![\w-])`,
    'i',
  ),
  new RegExp(
    String.raw`\b${choice(
      String.raw`guter hoffnung|(?:geburts|entbindungs)termin|fecha (?:probable |prevista )?(?:de |del )parto`,
      String.raw`salgo de cuentas|mon terme|terme (?:est |pr[eé]vu )|accouchement (?:pr[eé]vu|en |dans |dois)`,
      String.raw`date (?:pr[eé]vue )?d['’]accouchement|date accouchement`,
      String.raw`(?:parto|nascita|nascimento|nacimiento) (?:previst[ao]|programmat[ao]|in |a |en |em |para |fra |tra )`,
      String.raw`data (?:presunta |prevista )?(?:del |do |de )?parto|dpp|uitgerekend (?:in|op|eind|begin)|bevalling`,
      String.raw`bevallen in|termin por(?:o|ó)du|por[oó]d w|werdende mutter|gestaci[oó]n|gesta[cç][aã]o|futura m[aã]e`,
      String.raw`futura mam[aá]|future (?:maman|m[eè]re)|futura mamma|mam[aá] en espera|in anderen umst[aä]nden`,
      String.raw`erwarten? (?:ein|unser|mein|zwillinge)\w*|nachwuchs unterwegs|hochschwanger`,
      String.raw`attend(?:s|ons)? (?:un|notre|mon|des) (?:b[eé]b[eé]|enfant|jumeaux|premier)\w*|en cloque`,
      String.raw`esper(?:o|amos|ando) (?:un|nuestro|mi|meu|um|nosso) (?:beb[eéê]|hijo|filho)`,
      String.raw`en estado(?: de buena esperanza)?|en cinta|aspett(?:o|iamo) (?:un|il|due) (?:bambin|figli|gemell)\w*`,
      String.raw`dolce attesa|grossesse|schwangerschaft|gravidanza|embarazo|prenh[ea]|zwangerschap|ciąż[aeęy]`,
    )}(?!\p{L})`,
    'iu',
  ),
];
