import type { AlarmTongue } from './tongue.ts';

/** In simplified and in traditional characters. */
export const chinese: AlarmTongue = {
  isWrittenTogether: true,
  numbers: '',
  units: '',
  lines: String.raw`(?:手|胳膊|左臂|左手)~(?:没力|无力|無力|麻木|抬不起) => can't lift one arm
冒冷汗|出冷汗 => in a cold sweat
(?:不动|不動)了 => is not moving and won't wake up
没有?胸[痛疼闷]|沒有?胸[痛疼悶] => no chest pain
胸(?:口|部)?(?:很|好|非常|剧烈|劇烈|特别|突然)*(?:痛|疼)|胸(?:口|部)~(?:痛|疼) => chest pain
胸(?:口|部)?(?:很|好|非常)?[闷悶]|胸(?:口|部)~(?:压|壓|紧|緊) => pressure on my chest
心脏病发|心臟病發|心肌梗|心梗 => heart attack
中风|中風|脑梗|腦梗|脑出血|腦出血 => stroke
(?:嘴|脸|臉|口角|嘴角)~(?:歪|斜|下垂) => face is drooping
(?:说|說|讲|講)不(?:出|清)(?:话|話)?|(?:说|說)(?:话|話)(?:含糊|不清) => can't speak
喘不(?:过|過|上)[气氣]|呼吸困[难難]|(?:不能|无法|無法|没法)呼吸|呼吸不了|吸不到[气氣] => can't breathe
(?:没有?|沒有?|停止|不)了?(?:会|會|能)?呼吸 => is not breathing
(?:舌头|舌頭|喉咙|喉嚨|嘴唇|脸|臉)~(?:肿|腫) => tongue is swelling
(?:昏倒|晕倒|暈倒|昏迷|失去意[识識]|不省人事|昏过去|晕过去) => unconscious
(?:叫不醒|不醒|没有反应|沒有反應|没反应) => won't wake up
(?:抽搐|惊厥|驚厥|癫痫发作|癲癇發作) => having a seizure
吐血|呕血|嘔血 => vomiting blood
咳血|咳出血|痰里有血 => coughing up blood
(?:大便|拉屎)~(?:有血|带血|帶血|出血)|便血 => blood in my stool
(?:小便|尿)~(?:有血|带血|帶血)|血尿|尿血 => blood in my urine
(?:流|出)了?(?:很多|好多|大量)血|大出血|大量出血|出血很多|血流不止|止不住血 => bleeding heavily
(?:怀|懷)(?:孕|了孕) => pregnant
不想活|想死|活不下去|不想活下去 => i want to die
自[杀殺]|(?:结束|結束)(?:自己的)?生命 => kill myself
割腕 => cut my wrists
(?:吃|吞|服)(?:了|下)*~(?:整瓶|一整瓶|一瓶|很多|好多|大量|几十|幾十|[1-9]\d)(?:片|颗|顆|粒|的)?~(?:药|藥|安眠) => swallowed all the tablets
(?:孩子|宝宝|寶寶|儿子|兒子|女儿|女兒|小孩|婴儿|嬰兒)~(?:喝|吃|吞|误食|誤食)(?:了|下|掉)*~(?:漂白|洗[涤滌洁潔]|清[洁潔]|消毒|农药|農藥|毒|药|藥|干燥剂) => my child drank bleach
(?:喝|吞)(?:了|下)*~(?:漂白|洗[涤滌洁潔]|清[洁潔]|消毒液|农药|農藥|毒药|毒藥|百草枯) => drank bleach
(?:吞|吃)(?:了|下)*~(?:电池|電池) => swallowed a button battery
(?:噎住|呛住|嗆住|卡住(?:了)?(?:喉|气)|卡在喉) => is choking
(?:老公|丈夫|男朋友|男友|爸爸|他)~(?:打我|掐我|家暴) => my husband beats me
(?:被强奸|被強姦|被强暴|强奸了我) => i was raped
被(?:毒)?蛇咬 => was bitten by a snake
(?:煤气|煤氣|一氧化碳)中毒 => carbon monoxide poisoning
食物中毒 => food poisoning
(?:发烧|發燒|高烧|高燒|体温|體溫)到?(\d\d(?:[.,]\d)?) => fever of $1
(?:发烧|發燒|高烧|高燒) => fever
(\d+)(?:周|週|个星期)大 => $1 weeks old
(\d+)(?:个|個)月大 => $1 months old
(?:宝宝|寶寶|婴儿|嬰兒|新生儿) => baby
(?:孩子|儿子|兒子|女儿|女兒|小孩) => my child
妈妈|媽媽|母亲|母親 => my mother
爸爸|父亲|父親 => my father
老公|丈夫 => my husband
老婆|妻子 => my wife
(?:几|很多|多)年前 => years ago`,
};
