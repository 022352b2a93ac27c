import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Illnesses of the bowel, and what it does not bear. */
export const bowelNames = {
  'celiac-disease': {
    label: 'celiac disease',
    names: `
      coeliac disease|celiac|coeliac|celiacs|coeliacs|celiac sprue|gluten enteropathy|
      cannot have gluten because of coeliac|dermatitis herpetiformis|gluten ataxia|coeliac sprue|villous atrophy|
      ttg positive|gluten sensitive enteropathy`,
    abroad: 'Zöliakie|celiaquía|celíaco|celíaca|maladie coeliaque|celiachia|doença celíaca|coeliakie|celiakia',
  },
  'inflammatory-bowel-disease': {
    label: 'inflammatory bowel disease',
    names: `
      ibd|crohns disease|crohns|ulcerative colitis|colitis|crohn disease|crohn|ulcerative proctitis|crohns colitis|
      chrons|chrones|chrons disease|chronhs|uc|uc flare|crohns flare|colitis flare|inflamed bowel|inflamed bowels|
      inflamed intestine|inflamed intestines|inflamed gut|inflamed colon|bowel inflammation|inflammation of the bowel|
      inflammation of the intestine|inflammation in my bowel|proctitis|ileitis|terminal ileitis|microscopic colitis|
      collagenous colitis|lymphocytic colitis|pouchitis|inflammatory bowel|pancolitis|indeterminate colitis|crones|
      crones disease|krohns|ulcerative collitis|ulcerated colon|j pouch|jpouch|ileoanal pouch|perianal fistula|
      crohns fistula|ibd clinic|ibd nurse|proctosigmoiditis|left sided colitis|calprotectin raised|
      raised calprotectin|high calprotectin|rectocolitis`,
    abroad: `
      retocolite|rettocolite|rectocolite|Morbus Crohn|Colitis ulcerosa|chronisch entzündliche Darmerkrankung|CED|
      enfermedad de Crohn|enfermedad inflamatoria intestinal|maladie de Crohn|rectocolite hémorragique|RCH|MICI|
      morbo di Crohn|colite ulcerosa|rettocolite ulcerosa|doença de Crohn|retocolite ulcerativa|colite ulcerativa|
      ziekte van Crohn|choroba Leśniowskiego Crohna|wrzodziejące zapalenie jelita grubego`,
  },
  'irritable-bowel': {
    label: 'irritable bowel',
    names: `
      ibs|irritable bowel syndrome|irritable bowels|irritable colon|spastic colon|ibs d|ibs c|ibs m|nervous bowel|
      irritable gut|spastic bowel|post infectious ibs`,
  },
  'short-bowel': {
    label: 'short bowel syndrome',
    names: `
      short bowel|short gut|short gut syndrome|intestinal failure|most of my bowel removed|most of my bowel was removed|
      small bowel resected|short small bowel`,
  },
  hemorrhoids: {
    label: 'hemorrhoids',
    names:
      'haemorrhoids|hemorrhoid|haemorrhoid|hemorroids|haemorroids|hemroids|hemmorhoids|bleeding piles|painful piles',
    abroad: 'Hämorrhoiden|hemorroides|hémorroïdes|emorroidi|aambeien|hemoroidy',
  },
  'bowel-obstruction': {
    label: 'bowel obstruction',
    names: `
      intestinal obstruction|blocked bowel|intestinal blockage|bowel narrowing|stricture|intestinal stricture|
      bowel blockage|blocked intestine|blocked bowels|intestinal narrowing|subacute obstruction|sub acute obstruction|
      partial obstruction|small bowel obstruction|obstructed bowel|bowel is blocked|bowels are blocked|bowels blocked|
      gut is blocked|blocked gut|gut blockage|blocked intestines|intestines are blocked|intestine is blocked|
      obstructed bowels|obstructed intestine|sbo|partial bowel obstruction|bowel adhesions|adhesions in my bowel|
      abdominal adhesions|narrowing of the bowel|narrowing in my bowel|narrow bowel|narrowed bowel|narrowed intestine|
      stenosis of the bowel|bowel stenosis|intestinal stenosis|strictures|crohns stricture|twisted bowel|twisted gut|
      volvulus|intussusception|paralytic ileus|paralysed bowel|paralyzed bowel|bowel paralysis|intestinal atony|
      atonic bowel|megacolon|toxic megacolon|fecal impaction|faecal impaction|impacted bowel|impacted stool|
      gastroparesis|gastric outlet obstruction|pyloric stenosis|intestinal pseudo obstruction|strangulated hernia|
      bezoar|bowel stricture|colon stricture|slow transit with blockage|adhesions with blockages|
      adhesions causing blockages|adhesional obstruction|adhesive obstruction|pyloric obstruction|duodenal stenosis|
      duodenal atresia|sigmoid volvulus|hirschsprung|hirschsprungs|ogilvie|ogilvie syndrome|pseudo obstruction|
      pseudoobstruction|strictured bowel|stricturing crohns|stricturing disease|ileal stricture|anal stenosis|
      slow transit with blockages|delayed gastric emptying|stomach empties slowly|stomach paralysis|adhesions|
      adhesions after surgery|pelvic adhesions|slow stomach emptying|delayed stomach emptying|slow gastric emptying|
      stomach empties too slowly|estenosis intestinal|stenosi ileale|estenose intestinal|stenosing Crohn|
      fibrostenotic Crohns|bowl obstruction|bowel obstrucion`,
    abroad: `
      Stenose im terminalen Ileum|Stenose im Ileum|Darmstenose|sténose intestinale|stenosi intestinale|sténose iléale|
      obstrução do intestino|intestino obstruído|obstruction de l intestin|oclusión intestinal|ostruzione intestinale|
      Darmverschluss|Darmverengung|Ileus|obstrucción intestinal|occlusion intestinale|blocage intestinal|
      occlusione intestinale|blocco intestinale|obstrução intestinal|oclusão intestinal|darmafsluiting|
      niedrożność jelit|aanton mein rukawat`,
  },
  'acute-abdomen': {
    label: 'undiagnosed belly pain',
    names: `
      vomiting and stomach pain|stomach pain and vomiting|vomiting and belly pain|unexplained stomach pain|
      unexplained belly pain|unexplained abdominal pain|undiagnosed abdominal pain|abdominal pain of unknown cause|
      appendicitis|change in bowel habit|change in bowel habits|change in my bowel habit|change of bowel habit|
      sudden change in bowel habits|no bowel movement or wind|no stool or wind|not passing wind or stool|
      severe stomach pain|severe tummy pain|severe belly pain|severe abdominal pain|inflamed appendix|
      appendix is inflamed|appendix inflammation|grumbling appendix|suspected appendicitis|acute abdomen|
      abdominal pain of unknown origin|undiagnosed stomach pain|belly pain nobody can explain|peritonitis|
      rectal bleeding|bleeding from the bowel|bleeding from my bowel|blood in my stool|blood in the stool|
      blood in my stools|blood in my poo|bleeding from the back passage|bleeding from my bottom|
      stomach pain nobody can explain|pain nobody can explain|unexplained pain in my belly|sudden severe stomach pain|
      abdominal pain without a cause|havent passed gas|have not passed gas|not passing gas|cant pass gas|
      cannot pass gas|havent passed wind|not passing wind|cant pass wind|no wind passed|belly is hard and swollen|
      rigid abdomen|rebound tenderness|suspected bowel perforation|perforated bowel|perforated appendix`,
    abroad: `
      Blinddarmentzündung|apendicitis|appendicite|appendicite acuta|appendicitis acuta|blindedarmontsteking|
      zapalenie wyrostka|dolor abdominal agudo|unklare Bauchschmerzen|douleurs abdominales inexpliquées|
      dolori addominali inspiegabili`,
  },
  diverticulitis: {
    label: 'diverticulitis',
    names: `
      diverticulosis|diverticular disease|diverticula|diverticular|diverticuli|diverticulitis flare|
      pouches in my bowel|pouches in my colon|diverticular abscess|diverticular bleed|meckels diverticulum`,
  },
  diarrhea: {
    label: 'diarrhea',
    names: `
      diarrhoea|loose stools|loose stool|watery stools|loose bowels|loose motions|the runs|the trots|the squits|
      delhi belly|runny tummy|runny poo|runny stools|travellers tummy`,
  },
  'lactose-intolerance': {
    label: 'lactose intolerance',
    names: 'lactose intolerant|lactose|cannot digest lactose|hypolactasia|lactase deficiency|no lactase',
    abroad: `
      Laktoseintoleranz|Laktose|intolérance au lactose|intolerancia a la lactosa|intolleranza al lattosio|
      intolerância à lactose`,
  },
  'fructose-intolerance': {
    label: 'fructose intolerance',
    names: `
      hereditary fructose intolerance|fructose intolerant|hfi|fructosemia|fructosaemia|aldolase b deficiency|
      fructose malabsorption|cannot tolerate fructose|can't tolerate fructose`,
    abroad: `
      Fruktoseintoleranz|Fructoseintoleranz|Fruchtzuckerunverträglichkeit|intolérance au fructose|
      intolerancia a la fructosa|intolleranza al fruttosio`,
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
