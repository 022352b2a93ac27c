import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Illnesses of the gullet and the stomach, and operations on it. */
export const stomachNames = {
  'peptic-ulcer': {
    label: 'stomach ulcer',
    names: `
      peptic ulcer|ulcer|ulcers|duodenal ulcer|gastric ulcer|bleeding ulcer|stomach ulcers|gastrointestinal bleeding|
      gi bleed|gastric ulcers|duodenal ulcers|ulcer in my stomach|ulcers in my stomach|stomach bleeding|
      bleeding in the stomach|h pylori|helicobacter|gastroduodenal ulcer|ulcer in the stomach|hole in my stomach|
      bleeding stomach|stomach bleed|bleed in my stomach|bled from the stomach|intestinal bleeding|internal bleeding|
      upper gi bleed|upper gastrointestinal bleed|gi bleeding|gi bleeds|gastric bleed|gastric bleeding|vomited blood|
      vomiting blood|black stools|perforated ulcer|perforated stomach|ulcer disease|peptic ulcers|
      peptic ulcer disease|pud|active ulcer|stress ulcer|marginal ulcer|ulcerated stomach|gastric erosions|
      helicobacter pylori|zollinger ellison|ulcus|ulcer in my duodenum|ulcer in the duodenum|ulcer history|
      stomach ulceration|ulser|stomach ulser|ulcor|melaena|melena|black tarry stools|tarry stools|coffee ground vomit|
      coffee grounds|threw up blood|haematemesis|hematemesis|dieulafoy|dieulafoy lesion|gastric ulceration|
      gastric antral vascular ectasia|angiodysplasia|mallory weiss|perforated duodenum|oesophageal ulcer|
      esophageal ulcer|jejunal ulcer|anastomotic ulcer|triple therapy for h pylori|lower gi bleed|stomach bled|
      open sore in the stomach|open sore in my stomach|sore in the stomach lining`,
    abroad: `
      Magengeschwür|ulcère|úlcera|Magenbluten|Magenblutung|sangrado gástrico|hémorragie gastrique|hemorragia gástrica|
      Ulkusblutung|Ulcusblutung|Ulkus|Magenulkus|Ulcus ventriculi|Ulcus duodeni|Zwölffingerdarmgeschwür|
      Magengeschwürblutung|blutendes Magengeschwür|úlcera de estómago|úlcera gástrica|úlcera péptica|úlcera sangrante|
      hemorragia digestiva|ulcère à l estomac|ulcère de l estomac|ulcère gastrique|ulcère qui saigne|
      hémorragie digestive|ulcera allo stomaco|ulcera duodenale|emorragia gastrica|sangramento no estômago|
      hemorragia digestiva alta|úlcera no estômago|maagzweer|maagbloeding|wrzód żołądka|wrzody żołądka|wrzody|
      pet mein alsar|pet me ulcer|pet ka ulcer|pet mein ulcer|ulser`,
  },
  gastritis: {
    label: 'gastritis',
    names: `
      inflamed stomach|sensitive stomach|gastritus|chronic gastritis|erosive gastritis|inflammation of the stomach|
      inflammation of the stomach lining|stomach lining is inflamed|inflamed stomach lining|irritated stomach lining|
      irritated stomach|stomach inflammation|atrophic gastritis|autoimmune gastritis|gastric inflammation|
      damaged stomach lining|gastropathy|gastric erosions|stomach erosions|erosions in my stomach|gastroduodenitis|
      duodenitis|portal gastropathy`,
    abroad: `
      Magenschleimhautentzündung|Gastritis chronisch|gastrite|ontstoken maag|zapalenie żołądka|sakit maag|
      penyakit maag|maag kronis`,
  },
  reflux: {
    label: 'acid reflux',
    names: `
      gerd|heartburn|reflux|gord|acid indigestion|barretts esophagus|acid stomach|stomach acid|acid regurgitation|
      silent reflux|lpr|barretts oesophagus|gastroesophageal reflux|gastro oesophageal reflux|
      gastroesophageal reflux disease|acid comes up|acid coming up|acid refluxes|heart burn|esophagitis|oesophagitis|
      reflux oesophagitis|reflux esophagitis|barretts|barrett esophagus|barrett oesophagus|laryngopharyngeal reflux|
      dyspepsia|too much stomach acid|excess stomach acid|nissen fundoplication|fundoplication|linx device|waterbrash|
      water brash|acid in my throat|bile reflux|barrett|acid reflex`,
    abroad: `
      ERGE|MRGE|RGO|DRGE|Sodbrennen|Refluxkrankheit|reflujo|reflujo ácido|acidez estomacal|reflux gastrique|
      remontées acides|brûlures d estomac|reflusso gastrico|reflusso|bruciore di stomaco|refluxo|azia|
      brandend maagzuur|zuurbranden|refluks|zgaga|khatti dakar`,
  },
  'hiatal-hernia': {
    label: 'hiatal hernia',
    names: `
      hiatus hernia|hiatel hernia|diaphragmatic hernia|stomach hernia|hernia of the stomach|paraesophageal hernia|
      paraoesophageal hernia|hiatus herniation|rolling hernia|sliding hiatal hernia|stomach in my chest`,
  },
  'swallowing-difficulty': {
    label: 'trouble swallowing',
    names: `
      swallow problems|swallowing problems|problems swallowing|gastric band|lap band|dysphagia|difficulty swallowing|
      esophageal stricture|esophageal narrowing|narrowed esophagus|trouble getting food down|
      difficulty getting food down|food gets caught|cant get food down|pills stick in my throat|
      tablets stick in my throat|food sticks in my throat|pills catch in my throat|tablets wont go down|
      food wont go down|things stick in my throat|narrow oesophagus|difficulties swallowing|swallowing difficulty|
      swallowing difficulties|swallowing problem|swallowing disorder|problem swallowing|hard to swallow|
      cannot swallow|cant swallow|cannot swallow properly|struggle to swallow|trouble swallowing tablets|
      food gets stuck|food sticks|food gets stuck in my throat|pills get stuck|things get stuck in my throat|
      choke on food|chokes on food|chokes on water|chokes with water|choke on water|chokes on drinks|chokes on his drinks|chokes on her drinks|chokes when drinking|chokes when he drinks|chokes when she drinks|thickens his drinks|thickens her drinks|thickened drinks|thickens it for him|thickens it for her|drinks thickened|choking on food|choke easily|oesophageal stricture|oesophageal narrowing|narrow esophagus|
      narrowed oesophagus|narrowed gullet|narrow gullet|narrowing of the oesophagus|narrowing of the esophagus|
      narrowing of the gullet|narrowing of the food pipe|narrow food pipe|narrowed food pipe|oesophageal stenosis|
      esophageal stenosis|esophageal web|schatzki ring|achalasia|eosinophilic esophagitis|eosinophilic oesophagitis|
      dysphagic|esophageal cancer|oesophageal cancer|zenkers|zenkers diverticulum|pharyngeal pouch|
      esophageal motility disorder|oesophageal spasm|esophageal spasm|feeding tube|peg tube|thickened fluids|
      stricture in my gullet|stricture in my oesophagus|stricture in my esophagus|constriction of the oesophagus|
      constriction of the esophagus|peg fed|peg feed|peg feeding|pej|tube fed|tube feeding|nasogastric|
      nasogastric tube|ng tube|ng feed|gastrostomy|button gastrostomy|gastrostomy button|mic key button|
      oesophageal dilatation|esophageal dilation|oesophageal dilation|gullet stretched|oesophagus stretched|
      esophagus stretched|choke on pills|choke on tablets|choke on liquids|choke when i drink|choke when i eat|
      aspiration pneumonia|aspiration|aspiration risk|pureed diet|pureed food|soft diet only|thickener|
      thickened drinks|thickener in drinks|level 2 fluids|iddsi|oropharyngeal dysphagia|swallowing assessment|
      swallow assessment|swallow test|plummer vinson|globus with food sticking|nutcracker oesophagus|
      jackhammer oesophagus|oesophageal dysmotility|esophageal dysmotility|heller myotomy|myotomy|oesophagectomy|
      esophagectomy|motor neurone disease|motor neuron disease|bulbar palsy|bulbar als|laryngectomy|oesophageal web|
      oesophageal ring|esophageal ring|webs in my gullet|gullet dilatation|modified diet iddsi|narrowing of gullet|
      stenosi esofagea`,
    abroad: `
      estenosis esofágica|estenosis del esófago|estenose esofágica|stenosi dell esofago|rétrécissement de l oesophage|
      rétrécissement oesophage|sténose oesophagienne|Ösophagusstenose|Speiseröhrenstenose|rétrécissement de oesophage|
      rétrécissement du oesophage|Schluckbeschwerden|Schluckstörung|Speiseröhrenverengung|Engstelle der Speiseröhre|
      disfagia|dificultad para tragar|dificultad para tragar pastillas|dysphagie|difficultés à avaler|
      oesophage rétréci|difficoltà a deglutire|difficoltà di deglutizione|restringimento dell esofago|
      dificuldade para engolir|dificuldade de engolir|disfagia orofaríngea|slikproblemen|moeite met slikken|
      trudności z połykaniem|problemy z połykaniem|dysfagia|nigalne mein dikkat|nigalne mein takleef`,
  },
  'gastric-bypass': {
    label: 'a gastric bypass',
    names: `
      gastric bypass|gastric bypass surgery|stomach bypass|mini gastric bypass|duodenal switch|
      biliopancreatic diversion|roux en y|roux-en-y gastric bypass|weight loss bypass|bariatric bypass`,
    abroad: 'Magenbypass|bypass gástrico|bypass gastrique',
  },
  'gastric-sleeve': {
    label: 'a gastric sleeve',
    names: `
      gastric sleeve|sleeve gastrectomy|gastric sleeve surgery|stomach sleeve|vsg|bariatric sleeve|stomach stapling|
      stomach stapled|stapled stomach|partial gastrectomy|weight loss surgery in the past|had weight loss surgery|
      had bariatric surgery|previous bariatric surgery`,
    abroad: 'Schlauchmagen|Magenverkleinerung|manga gástrica',
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
