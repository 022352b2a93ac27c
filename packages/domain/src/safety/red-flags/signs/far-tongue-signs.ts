import type { Signs } from '../red-flag.ts';

/** The plainest emergencies in Russian, Ukrainian, Polish, Turkish, Arabic, Chinese, Japanese, Korean, and in Hindi and Urdu as they are typed in Latin letters. */
export const farTongueSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      heard`\b(?:marna|mar jana|marne) (?:hi )?(?:ch(?:ah|ha)t[aie]e?|ka mann? (?:kar|hai|ho))|\bmujhe (?:ab |bas )?(?:marna|mar jana) hai|\b(?:jee?na|jeene) (?:nahi+n?|nai) ch(?:ah|ha)t[aie]e?|\bjee?ne (?:ka|ki) (?:mann?|ichh?a|dil|himmat) (?:hi )?nahi`,
      heard`\b(?:khud ?kh?ushi|aatma?hatya|atma?hatya|khud ko (?:maar|khatam|khatm))|आत्महत्या|मरना चाहत|خودکشی|خودكشی|مرنا چاہت`,
    ],
  },
  {
    of: 'chest-pain',
    patterns: [
      heard`\b(?:seene|sine|seena|chhati|chati) (?:mein|me|main|mai|men) (?:bahut |bohot |tez |zor ka |bhari )*(?:dard|dabav|jakdan)|सीने में (?:बहुत |तेज )?दर्द`,
    ],
  },
  {
    of: 'breathing-or-allergy',
    patterns: [
      heard`\b(?:saans|sans|sas) (?:nahi+n?|nai) (?:aa|a|le|ho)|\bsaans lene (?:mein|me|main) (?:bahut |bohot )?(?:dikkat|takleef|taklif|mushkil|pareshani)|सांस नहीं आ`,
    ],
  },
  {
    of: 'poisoning',
    patterns: [
      heard`\b(?:z[ae]h[ae]?r|jah?ar|keetnashak|kitnashak|phenyl|tezab|tezaab) (?:kha|pee|pi|khaa|nigal) (?:liya|li|gaya|gayi|lia)`,
    ],
  },
  {
    of: 'collapse-or-seizure',
    patterns: [
      heard`\b(?:behosh|hosh (?:mein|me|main) nahi)|\b(?:mirgi|dau?re|daura) (?:ka |aa |pad |par )+(?:raha|rahe|rahi|gaya|daura)|बेहोश`,
    ],
  },
  {
    of: 'chest-pain',
    patterns: [
      heard`бол(?:ь|и|ит|ить)[^.?!]{0,16}груд|груд[^.?!]{0,12}бол(?:ь|и|ит|ить)|сердечный приступ|инфаркт`,
      heard`\b(?:bol\w* (?:mnie )?w klatce|klatce piersiowej|zawal serca|gogsum\w* (?:agri|sik)\w*|kalp krizi)`,
      heard`胸(?:口|部)?(?:很|好|非常|剧烈)?(?:痛|疼|闷)|心脏病发|心臟病發|胸が(?:痛|苦し|締め)|心臓発作|가슴이? ?(?:아파|아프|아픕|답답)|ألم (?:شديد )?في (?:الصدر|صدري)`,
    ],
  },
  {
    of: 'breathing-or-allergy',
    patterns: [
      heard`не могу дышать|трудно дышать|задыха(?:юсь|ется)|не можу дихати`,
      heard`\b(?:nie moge oddychac|dusze sie|nefes alam\w*)`,
      heard`(?:不能|无法|無法|不了|难以|喘不过)(?:呼吸|气)|呼吸困难|呼吸困難|喘不过气|息が(?:でき|苦し)|숨을? (?:못|쉴 수)|لا (?:استطيع|أستطيع) التنفس`,
    ],
  },
  {
    of: 'self-harm',
    patterns: [
      heard`хочу умереть|не хочу (?:больше )?жить|покончить с собой|убить себя|хочу померти`,
      heard`\b(?:chce umrzec|nie chce (?:juz )?zyc|zabic sie|olmek istiyorum|intihar)`,
      heard`想死|不想活|自杀|自殺|死にたい|죽고 싶|자살|اريد ان اموت|أريد أن أموت|انتحار`,
    ],
  },
  {
    of: 'poisoning',
    patterns: [
      heard`(?:выпил|проглотил|съел|наглотал|випив)[^.?!]{0,30}(?:таблет|отбеливат|яд|отрут|уксус|ягод|гриб)|отравил`,
      heard`(?:吃|喝|吞)(?:了|下)?[^。？！]{0,10}(?:毒|漂白|洗涤|农药|整瓶|很多药)|中毒|毒を飲|漂白剤を飲|농약|ابتلع`,
    ],
  },
  {
    of: 'stroke',
    patterns: [
      heard`(?:лицо|рот)[^.?!]{0,12}(?:перекос|онем)|не может говорить|инсульт|рука (?:не двигается|отнялась|онемела)`,
      heard`(?:嘴|脸|臉)(?:歪|斜|麻)|中风|中風|说不出话|口角下垂|顔が(?:ゆが|麻痺)|ろれつ|뇌졸중|سكتة دماغية`,
    ],
  },
  {
    of: 'collapse-or-seizure',
    patterns: [
      heard`без сознания|потерял\p{L}* сознание|не дышит|судорог|втратив свідомість`,
      heard`\b(?:stracil\w* przytomnosc|nieprzytomn\w*|nie oddycha|bayildi|nobet geciriyor)`,
      heard`昏迷|失去意识|失去意識|晕倒|不省人事|没有呼吸|抽搐|意識がない|けいれん|의식이? ?없|فاقد الوعي`,
    ],
  },
  {
    of: 'severe-bleeding',
    patterns: [
      heard`кров(?:ь|отечение)[^.?!]{0,20}(?:не останавлива|хлещет|сильн)|сильное кровотечение`,
      heard`(?:血流不止|大出血|止不住血|吐血|出血が止まら|피가 (?:안 )?멈추지)`,
    ],
  },
];

/** Messages are read without accents, which splits the letters of some tongues. */
function heard({ raw: [pattern = ''] }: TemplateStringsArray): RegExp {
  return new RegExp(pattern.normalize('NFD').replaceAll(/\p{M}/gu, ''), 'iu');
}
