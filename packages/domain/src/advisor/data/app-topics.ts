import { anyPhrase, choice, followedBy, sequence } from '../../resolve/phrases.ts';
import type { Topic } from './side-topics.ts';

const mosquitoes =
  'Most plant oils wear off soon, so I name none as a protection; only a repellent made of oil of lemon eucalyptus (PMD) keeps them off for hours as DEET and picaridin do, and it is not for children under three. Use what the health service of your country has tested and names, with a net and long sleeves, above all where insects carry disease and for children. For the itch of a bite, ask me.';

const whereFactsComeFrom =
  'I read them on the herb pages of health bodies and hospitals, and in reviews of trials. Some of them are the US National Institutes of Health, the European Medicines Agency and Memorial Sloan Kettering. Each answer lists its own sources below. The page “How answers are made” tells how I use them.';

/** Questions about this site and about the advisor itself. */
export const appTopics: readonly Topic[] = [
  {
    name: 'why a doctor or pharmacist',
    always: true,
    meets: anyPhrase(
      /why (?:do|are|must) you (?:always |keep |constantly )*(?:say|saying|tell|telling|send|sending)\b[^.?!]{0,24}\b(?:doctors?|pharmacists?|gp)/,
      /(?:always|keep) (?:say|saying|tell|telling)\b[^.?!]{0,16}\b(?:ask|see|go to) (?:a|the|my) (?:doctors?|pharmacist|gp)/,
    ),
    says: 'Because I know only what you type. A pharmacist or doctor sees all your medicines, your blood results and you; I see none of that, and much about herbs has never been studied. Where I say it as a matter of form, a quick word with a pharmacist is enough. Where I give a reason, please do ask.',
  },
  {
    name: 'where all its facts come from',
    always: true,
    meets: anyPhrase(
      /where (?:do|does|are) (?:all )?your (?:facts?|information|info|data|answers?|knowledge)\b[^.?!]{0,12}\b(?:come|from|taken)/,
      /where do you get (?:all )?your (?:facts?|information|info|data|answers?|knowledge)/,
      /what are your sources(?=\W*$)/,
    ),
    says: whereFactsComeFrom,
  },
  {
    name: 'where the facts come from',
    meets: anyPhrase(
      /where (?:do|did|does|are) (?:the|these|this|that|all this) (?:facts?|information|info|data|answers?|knowledge)\b[^.?!]{0,12}\b(?:come|from|taken)/,
      /(?:what|which) (?:are|is) (?:your|the) (?:sources|source of (?:truth|information))(?=\W*$)/,
      /where (?:do|did) you (?:get|have|take) (?:your|this|that|these|the|all (?:this|your)) (?:facts?|information|info|data|answers?|knowledge)/,
      /how (?:do|would) you know (?:all )?(?:this|that|these things)(?=\W*$)/,
    ),
    says: whereFactsComeFrom,
  },
  {
    name: 'what other people felt',
    always: true,
    meets: anyPhrase(
      /(?:have|do|did|has) (?:other|many|most|any) (?:people|users|patients|women|men|customers)\b[^.?!]{0,30}\b(?:results?|experiences?|success|luck|reviews?|say|said|helped)/,
      /(?:are there|do you have|have you(?: got)?|got|any) (?:\w+ )?(?:reviews|testimonials|experiences|success stories)\b/,
    ),
    says: 'I hold no reports of single people: what one person felt can have many causes, and harm may come late. I go by the studies, which set what was taken beside a dummy; ask me how well a herb was studied.',
  },
  {
    name: 'beside a professional',
    meets: anyPhrase(
      sequence(
        /(?:can|could|do|will|would|should) (?:you|this|herbie|it|i use (?:you|this|herbie)) (?:really )?/,
        /(?:replace|instead of|stand in for)/,
        / (?:my |a |the |going to (?:my |a |the )?|seeing (?:my |a |the )?)?/,
        /(?:doctor|gp|physician|pharmacist|nurse|dietitian|herbalist)/,
      ),
      /(?:are you|is (?:this|herbie)) (?:as good as|better than|like) (?:my |a |the )?(?:real )?(?:doctor|gp|physician|pharmacist|nurse|dietitian|herbalist)/,
      /difference between you and (?:my |a |the )?(?:real )?(?:doctor|gp|physician|pharmacist|nurse|dietitian|herbalist)/,
    ),
    says: 'No, I do not replace one. A doctor can examine you, find out what it is and prescribe; a pharmacist sees everything you take. I can tell what is known of a herb, and check it against the medicines, illnesses and allergies that you name. Take what you read here to them; the one-page sheet is made for that.',
  },
  {
    name: 'beside other programs',
    meets: anyPhrase(
      /(?:how|why) (?:are you|is (?:this|herbie)) (?:any )?(?:different (?:from|to|than)|better than|unlike) (?:chat ?gpt|gpt|claude|gemini|copilot|google|the internet|a search engine|other (?:apps?|chatbots?|ais?))/,
      /(?:are you|is (?:this|herbie)) (?:any )?(?:different (?:from|to|than)|better than) (?:chat ?gpt|gpt|claude|gemini|copilot|google|the internet|a search engine|other (?:apps?|chatbots?|ais?))/,
      sequence(
        /(?:why (?:should|would|do) i|should i) (?:use|ask|trust) (?:you|this|herbie)\b[^.?!]{0,12}/,
        /\b(?:instead of|over|rather than|and not) (?:just )?/,
        /(?:chat ?gpt|gpt|claude|gemini|copilot|google|googling|the internet|a search engine|searching)/,
      ),
      /difference between (?:you|this|herbie) and (?:chat ?gpt|gpt|claude|gemini|copilot|google|the internet|a search engine|other (?:apps?|chatbots?|ais?))/,
    ),
    says: 'I know far less, and for what I know I name a source. Before you read an answer, each herb in it is checked by fixed rules with the age, medicines, illnesses and allergies of the person it is for. The same question gets the same check every time, and what I do not know I say.',
  },
  {
    name: 'family profiles',
    meets: anyPhrase(
      /how (?:do|can|could) i (?:add|create|make|set up)\b[^.?!]{0,24}\b(?:family|profiles?|members?|child|daughter|son|husband|wife|mother|father|partner)\b(?=[^.?!]{0,12}$|\W*$)/,
    ),
    says: 'Open the dashboard, choose “Add a family member” and fill in what you know: age, medicines, allergies and concerns. Then choose in the chat for whom I answer.',
  },
  {
    name: 'changing a profile',
    meets: anyPhrase(
      /how (?:do|can|could) i (?:change|edit|update|correct|fix)\b[^.?!]{0,24}\b(?:profile|age|name|medicines|medications|allergies|data|details)(?=\W*$)/,
    ),
    says: 'On the dashboard choose “Edit profile”. What you change there counts from the next answer on. You can also simply tell me here; that holds for this talk.',
  },
  {
    name: 'deleting what is kept',
    meets: anyPhrase(
      /(?:how (?:do|can|could) i|can i|i want to) (?:delete|remove|erase|close|download|export|get a copy of) (?:all )?(?:my |this |the |our )(?:account|data|chats?|conversations?|profile|history|everything)/,
    ),
    says: 'In the settings, under your data: you can download everything, delete one person, all health data, or the whole account. A single talk is deleted in the list of chats.',
  },
  {
    name: 'printing a talk',
    meets: anyPhrase(
      /(?:can|could|how (?:do|can|could)) (?:i )?(?:print|save) (?:this|the|it|our|my)(?: \w+)?(?: out)?(?: as (?:a )?pdf| for (?:my |the |our )?[\w’' ]{1,24})?(?=\W*$)/,
    ),
    says: 'Above the talk stands “Export”: it saves the talk as a text file, and the menu beside it prints it or saves it as PDF. For a doctor or pharmacist there is also the one-page sheet: all that is taken, and what was found about it.',
  },
  {
    name: 'finding talks',
    meets: anyPhrase(
      /(?:where|how|what)\b[^.?!]{0,24}\b(?:old|previous|earlier|past|my) (?:chats?|conversations?|talks?)/,
      /(?:start|begin|open|button for)\b[^.?!]{0,12}\b(?:new|fresh|another) (?:chat|conversation|talk)/,
      /can (?:we|i) start over/,
    ),
    says: 'All talks stand in the list of chats, and a new one begins with “New Chat” there. Each is kept until you delete it.',
  },
  {
    name: 'the page',
    always: true,
    meets: anyPhrase(
      /(?:page|screen|app|site|website|button|login|microphone|mic|sound|keyboard)(?: \w+){0,3} (?:isn'?t working|doesn'?t work|not working|stuck|is off|freez\w+|reload\w+|white|blank|broken|crash\w*)/,
      /(?:can'?t|cannot|won'?t let me) (?:log|sign|type) ?(?:in|accents)?(?=\W*$)|(?:why does|why is) the page/,
    ),
    says: 'I cannot see or mend the page from here. Load it again, or log out and in: what was written stays in the list of chats. If that does not help, tell whoever runs this site.',
  },
  {
    name: 'how the page looks',
    always: true,
    meets: anyPhrase(
      /dark (?:mode|theme)|night mode/,
      /(?:letters|text|font|writing|print)\b[^.?!]{0,16}\b(?:bigger|larger|too small|size|smaller)|bigger (?:letters|text|font)/,
    ),
    says: 'A button in the bar at the top turns the page dark or light. The size of the letters is the browser’s: Ctrl and + makes them bigger, on a phone the settings of the browser do.',
  },
  {
    name: 'the app on a phone',
    always: true,
    meets: anyPhrase(
      /(?:is there|do you have|get|have)\b[^.?!]{0,20}\bapp\b(?: for (?:my |the )?(?:phone|iphone|android|ipad|tablet))?|app for (?:my |the )?(?:phone|iphone|android|ipad)/,
      /on my phone as an app|(?:run|work)s? offline/,
    ),
    says: 'There is none in the shops: it runs in the browser, on a phone too. The browser can install it (“Add to Home Screen”), and then it opens like an app. Checks and herb pages work without a network as well.',
  },
  {
    name: 'logging out',
    meets: anyPhrase(/(?:how|where)\b[^.?!]{0,12}\b(?:log|sign) ?(?:out|off)/, /settings (?:menu|page)/),
    says: 'The menu with the first letter of your name, at the top, holds the settings and “Log out”.',
  },
  {
    name: 'photos of plants and packs',
    always: true,
    meets: anyPhrase(
      /(?:can|could|do) you (?:identify|recogni[sz]e|read|see|look at|scan)\b[^.?!]{0,40}\b(?:photos?|pictures?|pics?|images?|labels?)/,
      /(?:send|upload|show|attach|take)\b[^.?!]{0,16}\b(?:a |my |the )?(?:photos?|pictures?|pics?|images?)\b/,
      /what (?:plant|herb|tea|leaf|flower|pill|supplement) is (?:this|that|it)(?=\W*(?:$|\(|i have|on))/,
    ),
    says: 'Not here in the chat. The Herb Analyzer reads the label of a pack from a photo and checks what is in it for you. A plant itself nobody should eat on the strength of a photo.',
  },
  {
    name: 'what answers you',
    always: true,
    meets: anyPhrase(
      /(?:which|what) (?:ai |language )?model (?:are|is|do|does) (?:you|this|it|herbie)/,
      /are you (?:chat ?gpt|gpt|claude|gemini|llama|copilot|siri|alexa|openai|a language model|an llm)/,
      /(?:do|does) (?:you|this|herbie) (?:use|run on) (?:chat ?gpt|gpt|claude|gemini|ai|a language model|openai)/,
    ),
    says: 'This answer comes from the built-in guide: rules and facts with sources, and no language model. If whoever runs this site has connected a model, it writes some answers; each of them goes through the same safety check, and a note below the answer says who wrote it.',
  },
  {
    name: 'other languages',
    always: true,
    meets: anyPhrase(
      /(?:which|what|how many) languages\b|(?:change|switch)\b[^.?!]{0,12}\b(?:language|to (?:german|spanish|french|italian|turkish|polish|welsh|arabic))/,
      sequence(
        /(?:can|could|do) you (?:speak|answer|talk|write|reply|understand|chat)\b[^.?!]{0,12}\b(?:in )?/,
        choice(
          /welsh|irish|greek|swedish|urdu|bengali|german|spanish|french|italian|portuguese|dutch|polish/,
          /turkish|russian|chinese|arabic|hindi|japanese|another language|other languages/,
        ),
      ),
      // Asked in that language: "parli italiano?"
      /parl(?:i|a|ate) (?:l'|anche )?italiano|habl(?:as|a|áis) (?:español|espanol|castellano)|(?:sprichst|sprechen) (?:du|sie) deutsch/,
      /parl(?:ez[- ]vous|es[- ]tu|ez|es) français|(?:fala|falas) português|m[oó]wisz po polsku|türkçe (?:biliyor|konuşuyor) \w+|spreek je nederlands/,
    ),
    says: 'I can only answer in English. Many names of herbs and medicines I know in other languages too, so you can write them as they stand on the pack.',
  },
  {
    name: 'blood results',
    always: true,
    meets: anyPhrase(
      /(?:can|could|will) you (?:read|explain|interpret|check|look at) (?:my |a |the )?(?:blood|lab|test)\b/,
      sequence(
        // "And iron? My ferritin was 12" asks of iron.
        /(?<!\?\s*)(?<!\b(?:take|taking|try|use|need|add|start)\b[^.?!]{0,40})(?:my|her|his) /,
        choice(
          /ferritin|tsh|hba1c|a1c|hemoglobin|haemoglobin|creatinine|e?gfr|b12|vitamin (?:d|b12)/,
          /cholesterol|ldl|crp|alt|testosterone|iron|folate|psa/,
        ),
        /(?: level| value)? (?:is|was|came back(?: at)?|came in at) (?:only |at )?\d[\d.,]*\b/,
        followedBy(
          /[^.?!]{0,12}[.?!,]?\s*(?:$|what (?:does|do|should|now|is)|is (?:that|this|it)|should i|ok|normal|good|bad)/,
        ),
      ),
    ),
    says: 'I do not read lab values: what one means depends on the laboratory, the other values and you. The doctor who ordered the test can say in a minute. If it is outside the range on the sheet, no plant puts that right by itself; tell me what you want to take, and I will check it against your medicines.',
  },
  {
    name: 'how far to trust me',
    meets: anyPhrase(
      /how (?:reliable|accurate|trustworthy|good|correct|sure|certain) (?:are you|is (?:this|herbie|your (?:advice|information|info|data)))(?=\W*$)/,
      /(?:can|should|may) i (?:really )?(?:trust|rely on|believe) (?:you|this|herbie|your answers)(?=\W*$)/,
      /(?:do|can|could) you (?:ever )?(?:make|get) (?:mistakes?|errors?|things wrong|it wrong)/,
    ),
    says: 'I can be wrong and I can miss things: what I say rests on the sources named below each answer, and studies of herbs are often small. The checks go by fixed rules, so the same question gets the same check. Take what matters to a doctor or pharmacist before you act on it.',
  },
  {
    name: 'who can see this',
    always: true,
    meets: anyPhrase(
      sequence(
        /(?:can|will|does) (?:my |a |the )?/,
        choice(
          /doctor|gp|husband|wife|partner|mother|mum|mom|parents|boss|employer|insurance|insurer|anyone/,
          /anybody|somebody|someone/,
        ),
        /(?: else)? (?:see|read|get|find|access)\b[^.?!]{0,16}/,
        /\b(?:this|chat|chats|talk|conversation|messages|data|what i)/,
      ),
    ),
    says: 'No: what you write is kept on this server for you alone. If you want your doctor to see it, print the talk or the one-page sheet for a doctor or pharmacist, and take it with you.',
  },
  {
    name: 'what it costs',
    always: true,
    meets: anyPhrase(
      /(?:is|are) (?:this|it|you|herbie|the|these)(?: (?!caffeine|sugar|alcohol|gluten|lactose|nut|dairy|drug)\w+)? (?:for )?free(?=\W*(?:$|of charge|to use))/,
      /(?:do|must|will) i (?:have to |need to )?pay(?=\W*$| for (?:this|it|you|herbie))/,
      /(?:how much|what) (?:does|do|is|are) (?:this|you|herbie|the app|this app|this site|it) cost/,
    ),
    says: 'It is free. The shopping links are affiliate links, so whoever runs this site may earn a small share when something is bought through them. What I say does not depend on it.',
  },
  {
    name: 'calls and appointments',
    meets: anyPhrase(
      /(?:can|could|will|would) you (?:please )?(?:call|phone|ring|text|email|e-mail|message|contact|book)\b[^.?!]{0,24}\b(?:doctor|gp|pharmac\w+|ambulance|hospital|clinic|appointment|someone|somebody|me)/,
      /(?:book|make) me an? appointment|(?:can|could|will) you (?:please )?make an? appointment|^(?:please )?(?:book|make) an? appointment/,
    ),
    says: 'I cannot call or write to anyone. In an emergency call your local emergency number yourself. For an appointment, the sheet for a doctor or pharmacist holds what you take on one page.',
  },
  {
    name: 'books',
    meets: anyPhrase(
      /(?:recommend|suggest|know|good|best)\b[^.?!]{0,16}\b(?:books?|podcasts?|courses?|websites?)\b[^.?!]{0,16}\b(?:herbs?|herbal\w*|plants?|natur\w+)/,
    ),
    says: 'I recommend no books. Free and well kept are the herb pages of Memorial Sloan Kettering (“About Herbs”), of the US National Center for Complementary and Integrative Health, and the herbal pages of the European Medicines Agency.',
  },
  {
    name: 'oils against mosquitoes',
    always: true,
    meets: anyPhrase(
      /(?:works?|helps?|good|effective|any use) (?:\w+ )?(?:against|for) (?:the )?(?:mosquito\w*|midges|gnats|ticks|insects)\b(?! bites?)/,
    ),
    says: mosquitoes,
  },
  {
    name: 'mosquitoes',
    meets: anyPhrase(
      /(?:keep|keeps|repel\w*|against|away|deter|stop)\b[^.?!]{0,24}\b(?:mosquito\w*|midges|insects|bugs|ticks|wasps)\b(?! bites?)/,
      /(?:mosquito|midge|insect|bug|tick) (?:repellents?|spray)/,
      /(?<=^\W*(?:and |what about |how about |also |something |anything )*(?:for |against )(?:the )?)(?:mosquitos?|mosquitoes|midges|gnats|ticks)(?=\W*$)/,
    ),
    says: mosquitoes,
  },
];

/** What nobody should be helped with, whoever is said to have asked for it. */
export const refusedTopics: readonly Topic[] = [
  {
    name: 'giving something in secret',
    always: true,
    meets: anyPhrase(
      /secretly\b[^.?!]{0,40}\b(?:giv\w*|put|slip|mix|add|feed|dose|drug)/,
      /(?:giv\w*|put|slip|mix|add|feed)\b[^.?!]{0,60}\b(?:secretly|in secret|on the sly|behind (?:his|her|their|my \w+'s) back)/,
      /(?:giv\w*|put|slip|mix|add|feed)\b[^.?!]{0,60}\bwithout (?:(?:him|her|them|anyone|anybody|my \w+|his|their) )?(?:know\w*|notic\w*|tell\w*|reali[sz]\w*|being told|consent)/,
    ),
    says: 'No, I help nobody to give something in secret, however mild it is: it may clash with a medicine or an illness you do not know of, and it takes away their say. Talk with them, or with their doctor, about what worries you.',
  },
  {
    name: 'ending a pregnancy',
    always: true,
    meets: anyPhrase(
      sequence(
        choice(
          /tinctures?|herbs?|herbal|teas?|plants?|parsley|pennyroyal|rue|mugwort|recipes?|natural\w*/,
          /remed(?:y|ies)/,
        ),
        /\b[^.?!]{0,30}\b(?:to |for (?:an? )?|that |which |will |can )(?:caus\w+ )?(?:an? )?/,
        /(?:abort\w*|terminat\w+|miscarr\w+)/,
      ),
      /(?:herbs?|teas?|plants?|tinctures?)\b[^.?!]{0,16}\b(?:brings? on|for) (?:an? )?(?:abortion|miscarr\w+)/,
      sequence(
        choice(
          /tinctures?|herbs?|herbal|teas?|plants?|recipes?|natural\w*|remed(?:y|ies)|something|take/,
          /drink|how (?:can|do|could) i/,
        ),
        /\b[^.?!]{0,40}/,
        /\b(?:end(?:s|ing)?|terminat\w+|stop(?:s|ping)?|interrupt\w*|get(?:s|ting)? rid of|lose)/,
        / (?:an? |my |the |this |her |an unwanted )+(?:unwanted )?/,
        /(?:pregnancy|baby(?! (?:weight|fat|belly|bump|blues|hair|teeth)))/,
      ),
      /natural(?:ly)? abort\w*|abort\w*\b[^.?!]{0,24}\b(?:herbs?|herbal|tea|tincture|naturally|at home)|(?:self|home)[- ]abort\w*/,
      /(?:start|bring on|induce|force|trigger)\w* (?:my |a |the )?periods?\b(?= (?:early|naturally|with|to start)|\W*$)/,
    ),
    says: 'Please take no herb for that. Those that are talked of have poisoned women, some to death, and do not do it reliably. A clinic, doctor or family planning line will talk through every choice with you in confidence. Bleeding that is heavy, or strong pain, needs help now.',
  },
  {
    name: 'starting labor',
    meets: anyPhrase(
      /(?:induc\w*|start|bring on|speed up|trigger|get)\b[^.?!]{0,12}\blabou?r\b(?! (?:day|party|law))/,
      /labou?r[- ]induc\w*/,
      /(?:bring|get|make|help|coax)\w* (?:the |my |our )?(?:baby|bub\w*|little one) (?:on|out|along|down|come|arrive)\b(?! (?:of|with|from) (?:the|his|her|a)\b)/,
    ),
    says: 'Please leave that to your midwife or doctor. Castor oil, blue cohosh and strong teas have brought on contractions that harmed mothers and babies, and raspberry leaf is not shown to start labor. Walking and patience do no harm; when the date is past, the clinic has safe ways.',
  },
  {
    name: 'poisons, in whatever story',
    always: true,
    meets: anyPhrase(
      /(?:grandma|grandmother|granny|nana|grandpa|grandfather|mother|mum|mom|father|dad|uncle|aunt)\b[^.?!]{0,40}\b(?:read|told|tell|sang|sing|recite\w*|list)\b[^.?!]{0,60}\b(?:deadly|poison\w*|toxic|lethal|drugs?|bombs?)/,
    ),
    says: 'That I leave out, whoever told it: I name poisonous plants only to warn of them. If you would like help with sleep or with something else that bothers you, tell me.',
  },
];
