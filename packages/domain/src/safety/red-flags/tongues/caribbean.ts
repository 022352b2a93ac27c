import type { AlarmTongue } from './tongue.ts';

/** Jamaican and its neighbours as they are typed; whole statements only, for single words of it are English or Italian. */
export const caribbean: AlarmTongue = {
  numbers: 'wan two tree four five six seven eight nine ten eleven twelve',
  units: `minit => minutes
owa => hours`,
  lines: String.raw`(?:nah|nuh|naa|naw|no|cyaan|kyaan|caan|cyah) (?:a )?(?:ansa|answer|wake up|wake|respond|budge|move) ?(?:mi|me|wi|wih|him|har|up)?(?= |$) => won't wake up
(?:nah|nuh|naa|cyaan|kyaan|caan|cyah) (?:a )?(?:breathe|breed|ketch (?:mi|him|har|ar|im|her)? ?breath?|bre(?:a|e)t) => can't breathe
(?:drop|fall) (?:down|dung) (?:inna|ina|pan|pon|a) (?:di|de|the) \w+ => collapsed
(?:cyaan|kyaan|caan|cyah) (?:feel|move|lif|lift) (?:di |de |mi |him |har |her )*(?:left|rait|right|one) (?:side|han|hand|foot|arm|leg)(?: (?:a|of) (?:mi|di|him|har) (?:face|body))? => sudden numbness of the left side of the face and can't lift one arm
(?:mi|him|har|her|di) (?:face|mouth) (?:a )?(?:twis|twist|drop|bend)(?: up)?(?: one side)? => face is drooping
(?:tongue|talk|speech) (?:a )?(?:tie up|heavy up|come out funny) => slurred speech suddenly
chess (?:a )?(?:tight|bun|hat|hot|squeeze)(?:en)? (?:mi|him|har|up) => chest pain
chest (?:a )?(?:tight|bun|hat|hot|squeeze)(?:en)? (?:mi|him|har) => chest pain
(?:a )?(?:trow|throw|vomit) up (?:pure |bare )?blood => vomiting blood
(?:pure |bare )?blood (?:a |jus a )(?:run|gush|pour|come) (?:out|from|dung|down) => bleeding heavily
(?:tek|drink|swalla|swallow|nyam) (?:off |out )?(?:di|de|all a di|all di) (?:whole |ole )?(?:bottle|pack|strip|box)(?: a)?(?: pill\w*| tablet\w*)? => swallowed all the tablets
(?:drink|drop|swalla|swallow) (?:di |de |some )?(?:gramoxone|bleach|kerosene oil|kero|rat bait|drano) => drank bleach
(?:mi |a )?(?:jus )?(?:waan|wah|wan|want) (?:fi )?(?:dead|done it|kill miself|kill mi self|en it all) => i want to die
mi tired (?:a|of) (?:life|dis life|living) => i want to die
(?:a )?(?:tek|ketch) (?:a |one )?(?:fit|fits|seizure)(?: now)? => having a seizure
eye(?:s)? (?:a )?(?:roll|tun) (?:ova|over|up|back) => eyes rolled back having a seizure
eye(?:s)? (?:dem )?(?:a )?sink(?: in)? => eyes sunken
(?:(?:nah|nuh|naa) (?:pee|pee-pee|pipi)|(?:nah|nuh|naa|no) wet (?:no |him |har )?(?:nappy|pampers|diaper)) => not peed at all, no wet nappy
belly (?:a )?(?:run|runnin|running) => diarrhoea
(?:mi|di|har|him|wi) (?:likkle |lickle |likl )?(?:pickney|pikni|pickni|pitney) => my child
(?:mi|har|di) baby (?:inna (?:mi|har) belly )?(?:nah|nuh|stop) (?:kick|move) => pregnant and the baby is not moving
(?:baby fada|baby father|mi man|mi husban|him) (?:a )?(?:beat|lick|box|choke|tump) (?:mi|me)(?: up| down| dung)? => he beats me
mi (?:granny|grandma|mumma|mada|madda|mother|puppa|fada|daddy|sista|breda|bredda|uncle|aunty|auntie) => my mother`,
};
