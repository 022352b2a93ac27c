import type { Tongue } from './tongue.ts';

export const hindi: Tongue = {
  marks: String.raw`hai|hoon|hun|hain|nahin?|nhi|meri|mera|mere|mujhe|bimari|dawai?|kharab|tha|thi|wali|garbhw?vati|doodh`,
  words: String.raw`bp bahut zyada => high blood pressure
garbh nirodhak(?: goli(?:yan)?)? => birth control pill
bp (?:badhta|badh jata|badh raha)(?: rehta)? => high blood pressure
(?:operation|surgery) (\w+) ko(?= hai) => surgery planned on $1
meri (?:behen|bahan|didi) => my sister
meri (?:maa|mummy|mata|saas) => my mother
meri (?:biwi|patni|wife) => my wife
meri beti => my daughter
mer[ae] bhai => my brother
mer[ae] (?:pita|papa|baap) => my father
mer[ae] pati => my husband
mer[ae] beta => my son
(?:papa|pitaji) ko => my father has
(?:mummy|maa|mataji) ko => my mother has
(?:bhai) ko => my brother has
(?:behen) ko => my sister has
mujhe => I have
(?:meri )?(?:bhabhi|saali|nanad|cousin) => my sister
koi bimari nahin?|koi (?:problem|takleef) nahin? => none
mahina chal raha|garbh|delivery (?:\w+ ){0,2}(?:mein|me) => pregnant
(?:apna )?doodh (?:deti|pilati|pila) => breastfeeding
(?:daru|sharab)(?! nahin?)(?: \w+){0,2} (?:peeta|peeti|pita|piti|leta|pite|peete) => drinks alcohol every day
(?:roz|rozana) (?:daru|sharab) => alcohol every day
(?:dono )?(?:kidney|gurd[ae]) kaam nahin? kar\w* => kidney disease
liver kaam nahin? kar\w* => liver disease
liver (?:mein|me) (?:sujan|soojan) => liver disease
bp ki (?:shikayat|taklif|takleef) => high blood pressure
dil ka daura => heart attack
dil ki dhadkan => palpitations
daant (?:nikalwana|nikalna|nikalwane) => tooth extraction planned
(?:khana )?(?:gale (?:mein|me) atak\w*|nigal\w* (?:mein|me) (?:dikkat|takleef|dard|problem)) => difficulty swallowing
bac(?:h)?cha chah\w* => trying to conceive
(?:operation|surgery)(?= agle) => surgery planned
(?:papa|pitaji) ka => my father has
(?:mummy|maa|mataji) ka => my mother has
(?:sharab|daru) nahin? (?:peeta|peeti|pita|piti) => no alcohol
judwa bachche|bachche hone wale => pregnant
thyroid zyada kaam => overactive thyroid
garbhw?vati|garbhavati|pet se(?= hoon| hun| hai| hu)|(?:main )?maa banne wali => pregnant
bac(?:h)?cha plan kar\w*|bachche? ke liye try => trying to conceive
doodh pilati|stanpan => breastfeeding
mirgi(?: ke daure)?|daure padte => epilepsy
(?:piliya|peeliya|pilia) => jaundice
(?:liver|jigar) (?:\w+ )?(?:kharab|kamzor|fail|soojan)|(?:liver|jigar) ki (?:koi )?(?:bimari|problem|takleef) => liver disease
(?:kidney|gurd[ae]) (?:\w+ )?(?:kharab|fail|kamzor)|(?:kidney|gurd[ae]) ki (?:koi )?(?:bimari|problem|takleef) => kidney disease
(?:kidney|gurd[ae]) (?:ki|mein|me) pathri => kidney stones
(?:pitte|pit|pittashay|gallbladder) (?:ki|mein|me) pathri|pathri => gallstones
uchch raktchap|(?:high )?bp (?:high|badha hua|zyada|badha)(?: rehta)?|(?:high )?bp ki (?:koi )?(?:bimari|problem) => high blood pressure
sugar ki (?:bimari|problem)|madhumeh|sugar(?= hai) => diabetes
gathiya => rheumatoid arthritis
thyroid badha(?: hua)? => overactive thyroid
nigalne (?:mein|me) (?:takleef|dikkat) => difficulty swallowing
kabz => constipation
neend nahin? aati => insomnia
(?:operation|surgery) (?:hai|hone wal[ai]|hona) => surgery planned
agle (?:hafte|mahine) (?:mera |meri )?(?:operation|surgery) => surgery planned next week
khoon patla karne (?:ki|wali) (?:dawai?|goli) => blood thinner
(bp|sugar|thyroid) ki (?:dawai?|goli)(?:yan)? => $1 medication
neend ki (?:dawai?|goli)(?:yan)? => sleeping pills
stan (?:ka )?cancer => breast cancer
jhinga => shrimp`,
  small: String.raw`(?:I have |main |mein |mera |meri )?([a-z]+(?: [a-z]+){0,2}?) (?:nahin?|nhi)(?: (?:hai|hoon|hun|hain|hu|h|tha|thi))? => not $1
agle hafte => next week
agle mahine => next month
theek => fine
hai|hoon|hun|hain => `,
};
