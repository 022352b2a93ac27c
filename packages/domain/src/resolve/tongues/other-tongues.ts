import type { Tongue } from './tongue.ts';

/** Dutch, Polish, and the commonest words of Turkish, Chinese, Indonesian, Tagalog, Swahili and Vietnamese in Latin letters. */
export const otherTongues: Tongue = {
  marks: String.raw`ik ben|ik heb|mijn|jestem|mam|moja|moj|biore|mnie|nie mam|gan|volgende week|geopereerd|maandag|dinsdag|poniedzialek`,
  words: String.raw`(?:slechte|zieke|kapotte|vergrote) lever|lever (?:is |werkt )?(?:slecht|ziek|kapot) => liver disease
(?:slechte|zieke|kapotte) nieren|nieren (?:zijn |werken )?(?:slecht|ziek|niet goed|kapot) => kidney disease
chora watroba|chora watrobe|problemy z watroba => liver disease
chore nerki|chora nerka|problemy z nerkami => kidney disease
zatorowosc => pulmonary embolism
bloed stolt (?:slecht|niet) => bleeding disorder
mijn (?:zus|zusje) => my sister
mijn (?:moeder|mama|schoonmoeder) => my mother
mijn (?:vader|papa|schoonvader) => my father
mijn (?:broer) => my brother
mijn (?:man|partner|vriend) => my husband
mijn (?:vrouw|vriendin) => my wife
moja (?:siostra) => my sister
moja (?:matka|mama|tesciowa) => my mother
moj (?:ojciec|tata|tesc) => my father
moj (?:brat) => my brother
(?:ik )?(?:word|wordt) (?:\w+ ){0,3}geopereerd|operatie gepland => having surgery
(?:knie|heup|schouder|oog|hart|staar|rug)operatie => operation
verstandskies(?:en)? (?:laten )?trekken => having surgery
(?:bede|bedzie|mam) (?:miec )?operacj[eai]|operacja (?=w|za|jutro|planowana|nastepn) => having surgery
volgende (?:week|maand) => next week
w przyszlym tygodniu|za tydzien => next week
in verwachting|zwanger|hoogzwanger => pregnant
\d+ weken zwanger => pregnant
jestem w (?:\d+ tygodniu )?ciazy|w ciazy|ciaza|ciazy|hamile(?:yim)?|huai ?yun => pregnant
(?:sedang |lagi )?hamil(?: \d+ (?:bulan|minggu))?|buntis(?: (?:ako|po ako))?|mjamzito|mang thai|co thai|co bau => pregnant
(?:ik )?geef borstvoeding|borstvoeding => breastfeeding
karmie (?:piersia)?|karmiaca => breastfeeding
menyusui|ibu menyusui|nagpapa(?:suso|dede)(?: (?:ako|po ako))?|(?:nina|ana)nyonyesha|cho con bu|emziriyorum|emziren => breastfeeding
kinderwens|proberen zwanger te worden|zwanger te worden => trying to conceive
staramy sie o dziecko|staram sie o dziecko => trying to conceive
bloedverdunners?|antystolling => blood thinner
rozrzedzajac\w+ krew|lek(?:i)? na krzepliwosc => blood thinner
kan sulandirici(?:lar|si)?(?: (?:ilac|hap)\w*)? => blood thinner
bloeddrukpillen|bloeddruktabletten|leki na nadcisnienie|leki na cisnienie|tansiyon (?:ilac|hap)\w* => blood pressure medication
cholesterolpillen|leki na cholesterol|kolesterol (?:ilac|hap)\w* => cholesterol medication
slaappillen|slaaptabletten|leki nasenne|uyku (?:ilac|hap)\w* => sleeping pills
de pil|tabletki antykoncepcyjne|dogum kontrol (?:ilac|hap)\w* => birth control pill
allergisch voor|uczulon[ya] na|uczulenie na|alergia na => allergy to
hoge bloeddruk|nadcisnienie|tansiyon(?:um)? yuksek|gao ?xue ?ya => high blood pressure
galstenen => gallstones
maagzweer|wei kui yang => stomach ulcer
tang niao bing|seker hastaligi => diabetes
dian xian|sara hastaligi|padaczka => epilepsy
leverziekte|gan ying hua|marskosc watroby => liver disease
nierziekte|shen bing => kidney disease
drink geen alcohol|nie pije alkoholu|nie pije => no alcohol`,
  small: String.raw`nie mam|nie choruje na => no
ik ben => I am
ik heb geen => no
ik heb => I have
geen => no
heeft => has
nie mam => no
mam|jestem => I have
maandag|poniedzialek => on monday
dinsdag|wtorek => on tuesday
woensdag|srode => on wednesday
donderdag|czwartek => on thursday
vrijdag|piatek => on friday
jutro|morgen => tomorrow`,
};
