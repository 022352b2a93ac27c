import type { AlarmTongue } from './tongue.ts';

/** Hindi and Urdu as they are typed in Latin letters, each writer by ear. */
export const hindi: AlarmTongue = {
  numbers: 'ek do teen char paanch che saat aath nau das gyarah barah',
  units: `min(?:a|u)t => minutes
(?:ghante|ghanta) => hours
din => days
(?:hafte|hafta) => weeks
(?:mahine|mahina) => months
(?:saal|sal) => years`,
  lines: String.raw`(?:beti|beta|bete|bachi|bachche|bacche) ne (?:\w+ ){0,3}?(?:goli|goliya\w*|goliyan|tablets?|dawai) (?:kha|nigal) l[iy]\w* => my child swallowed tablets
(?:chest|seene|chhati|chati) (?:mein|me|main) (?:\w+ )?(?:dard|pain) => chest pain
(?:hand|haath|hath|arm|baazu) sunn?\w*(?: ho gaya)? => my left arm is numb
(?:stroke|lakwa|paralysis)(?: ka)? (?:attack )?(?:aa|ho|aya|pad|maar) (?:raha|gaya|gya)\w* => is having a stroke now
(?:zindagi|jindagi) (?:khatam|khtm) => i want to die
(?:ko |ka |ki )?heart attack (?:aa |ho |aa gaya |aya )(?:raha|gaya|rahi|gya|rha)?(?: hai)? => is having a heart attack now
(?:muh|munh|mooh|chehra)~(?:tedha|tedhi|latak|ter?ha) => face is drooping
(?:bol nahi+n? (?:pa|sak)|zubaan ladkhada|baat nahi+n? kar pa)\w*(?: \w+)? => can't speak
(?:haath|hath|baazu) (?:nahi+n? uth|sunn|uth nahi+n?)\w* => can't lift one arm
(?:gala|gale|zubaan|zuban|jeebh|hont)~(?:soo?j\w*|phool\w*) => tongue is swelling
(?:behosh|hosh nahi+n?|hosh (?:me|mein) nahi+n?) => unconscious
(?:uth|jaag|jag) nahi+n? (?:raha|rahi|rahe) => won't wake up
saans nahi+n? (?:le raha|le rahi|chal)\w* => is not breathing
(?:mirgi|daure?|fits?) (?:ka |aa |pad |par )(?:raha|rahe|rahi|gaya|gaye)\w*|jhatke aa rahe => having a seizure
khoon ki ulti|ulti (?:me|mein|main) khoon => vomiting blood
(?:khansi|khaansi) (?:me|mein|main) khoon => coughing up blood
(?:potty|latrine|tatti|mal) (?:me|mein|main) (?:bahut )?khoon => blood in my stool
(?:peshab|peshaab|urine) (?:me|mein|main) khoon => blood in my urine
(?:bahut|bohot|bahot|zyada|jyada) (?:\w+ )?(?:khoon|bleeding)|khoon (?:nahi+n? ruk|bahut|band nahi)\w* => bleeding heavily
(?:pet se|garbhvati|hamila) (?:hoon|hun|hu|hai) => pregnant
(?:khud ?kushi|suicide|aatma?hatya) (?:karna|karne|kar)\w* => kill myself
(?:nas|nass|kalai) (?:kaat|kat)\w*(?: l[iy]\w*)? => cut my wrists
(?:sari|saari|sab|poori|puri|bahut sari|dher sari|\d\d+) (?:\w+ ){0,2}?(?:goli|goliya\w*|goliyan|tablets?|dawai|dawa|strip)~(?:kha|le|nigal)\b(?: (?:l[iy]\w*|gay?[ai]))? => swallowed all the tablets
(?:neend|nind) ki (?:\w+ ){0,2}?(?:goli|goliya\w*|goliyan|tablets?)~(?:kha|nigal) l[iy]\w* => swallowed all the tablets
(?:mere|meri|hamare) (?:bete|beti|bachche|bacche|bachhe|bache|bachi|chote bhai)~(?:phenyl|harpic|bleach|tezab|kerosene|mitti ka tel|zeher|zehar|dawai|surf|detergent)~(?:pi|pee|kha|nigal)(?: (?:l[iy]\w*|gay?[ai]))? => my child drank bleach
(?:phenyl|harpic|bleach|tezab|tezaab|kerosene|mitti ka tel|keetnashak)~(?:pi|pee|kha|nigal) (?:l[iy]\w*|gay?[ai]) => drank bleach
(?:chuh[aei]|chooh[aei])\w* (?:maar\w*|marn\w*) (?:ki|wali|vali|ka) (?:dawa\w*|goli\w*|zehe?r)~(?:kha|pi|pee|nigal)(?: (?:l[iy]\w*|gay?[ai]))? => swallowed rat poison
(?:battery|cell|sikka)~nigal (?:l[iy]\w*|gay?[ai]) => swallowed a button battery
(?:gale (?:me|mein|main)~(?:atak|phas|fas)\w*) => is choking
(?:saanp|samp|sanp)~(?:kaat|kat)\w*(?: l[iy]\w*)? => was bitten by a snake
(?:pati|husband|sasur|sasural wale|papa|baap)~(?:mujhe |mujhko )?(?:maart[ae]|marta|peett[ae]|pitta|maarte|maarpeet karta)(?: (?:hai|hain))? => my husband beats me
(?:mera )?(?:balatkar|rape) (?:hua|kiya|ho gaya)\w* => i was raped
(?:ubalte|khaulte|garam) (?:paani|pani|tel) se jal\w* => badly burned, scalded all over the chest
bukhaa?r (?:nahi+n?) => no fever
(\d\d\d?(?:\.\d)?) (?:degree )?bukhaa?r|bukhaa?r (\d\d\d?(?:\.\d)?) => fever of $1$2
bukhaa?r => fever
(?:mere|meri|hamare) (?:bete|beti|bachche|bacche|bachhe|bache|bachi) => my child
(?:bachche|bacche|bachhe|bachcha|baccha) => child
(?:mummy|maa|ammi)(?= ko| ka| ki| ke) => my mother
(?:papa|abbu|pitaji)(?= ko| ka| ki| ke) => my father
(?:years|saal) pehle => years ago`,
};
