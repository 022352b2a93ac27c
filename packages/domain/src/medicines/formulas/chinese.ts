import { chineseFormula, formula, halfKnown } from './formula.ts';

/**
 * Chinese formulas. What they hold is fixed by the books they come from and by the Pharmacopoeia of the People's
 * Republic of China (2020, volume I). Where makers put codonopsis in the place of ginseng, both stand. Aconite in Yunnan
 * Baiyao: Yao and others, Frontiers in Pharmacology 2021. Glyburide in Xiaoke pills: Ji and others, PLoS ONE 2013.
 */
export const chineseFormulas = [
  // Made with ephedra or aconite
  formula('ma huang tang|mahuang tang|ma huang decoction', 'ephedra licorice cinnamon-cassia'),
  formula(
    'ge gen tang|gegen tang|ge gen decoction',
    'ephedra licorice kudzu jujube cinnamon-cassia white-peony ginger',
  ),
  halfKnown(
    chineseFormula('xiao qing long', 'ephedra licorice white-peony ginger cinnamon-cassia schisandra pinellia'),
  ),
  chineseFormula('da qing long', 'ephedra licorice cinnamon-cassia jujube ginger'),
  chineseFormula('ma xing shi gan|ma xing gan shi|ma xing zhi ke', 'ephedra licorice'),
  halfKnown(chineseFormula('ma huang fu zi xi xin', 'ephedra aconite')),
  chineseFormula('ding chuan', 'ephedra licorice ginkgo-seed pinellia perilla-leaf baikal-skullcap'),
  chineseFormula(
    'fang feng tong sheng',
    'ephedra licorice rhubarb-root dong-quai chuanxiong white-peony peppermint atractylodes baikal-skullcap forsythia ginger',
  ),
  formula(
    'Lianhua Qingwen|lian hua qing wen|lianhua qingwen jiaonang|lianhuaqingwen|Lianhua capsules',
    'ephedra licorice rhubarb-root forsythia honeysuckle-flower isatis rhodiola',
  ),
  chineseFormula('fu zi li zhong', 'aconite licorice codonopsis atractylodes ginger'),
  formula('si ni tang|sini tang', 'aconite licorice ginger'),
  formula('si ni san|sini san', 'licorice bupleurum white-peony bitter-orange'),
  chineseFormula('zhen wu', 'aconite poria white-peony atractylodes ginger'),
  chineseFormula('you gui', 'aconite rehmannia goji-berry eucommia cinnamon-cassia dong-quai'),
  chineseFormula(
    'jin gui shen qi|gui fu di huang|ba wei di huang',
    'aconite rehmannia poria tree-peony-bark cinnamon-cassia',
  ),
  halfKnown(chineseFormula('xiao huo luo', 'aconite frankincense myrrh')),
  halfKnown(
    formula(
      'Yunnan Baiyao|yun nan bai yao|yunnan pai yao|Yunnan Baiyao capsules|Yunnan Baiyao powder',
      'notoginseng aconite',
    ),
  ),
  // Made with cinnabar or realgar
  chineseFormula(
    'tian wang bu xin',
    'heavy-metal-remedies licorice danshen dong-quai calamus codonopsis poria schisandra rehmannia jujube',
  ),
  chineseFormula(
    'bai zi yang xin',
    'heavy-metal-remedies licorice codonopsis astragalus chuanxiong dong-quai poria jujube cinnamon-cassia schisandra pinellia',
  ),
  chineseFormula('zhu sha an shen', 'heavy-metal-remedies coptis rehmannia dong-quai licorice'),
  chineseFormula('niu huang jie du', 'heavy-metal-remedies rhubarb-root licorice baikal-skullcap'),
  halfKnown(
    chineseFormula(
      'niu huang qing xin|tong ren tang niu huang qing xin',
      'heavy-metal-remedies licorice asian-ginseng',
    ),
  ),
  chineseFormula('an gong niu huang', 'heavy-metal-remedies coptis baikal-skullcap'),
  chineseFormula('liu shen', 'heavy-metal-remedies toad-venom'),
  halfKnown(chineseFormula('su he xiang|zi xue|zhi bao', 'heavy-metal-remedies')),
  // With a medicine of the West inside
  formula(
    'Xiao Ke Wan|Xiaoke Wan|Xiaoke pill|Xiaoke pills|xiao ke pill|xiao ke pills|xiaokewan',
    'glyburide kudzu rehmannia astragalus corn-silk schisandra',
  ),
  formula(
    'Zhen Ju Jiang Ya Pian|Zhenju Jiangya|zhen ju jiang ya|Zhenju Jiangya tablet|Zhenju Jiangya tablets',
    'clonidine hydrochlorothiazide',
  ),
  formula(
    'Vitamin C Yin Qiao|Vitamin C Yinqiao|VC Yin Qiao|VC Yinqiao|Wei C Yin Qiao|Wei C Yinqiao|Weicyinqiao|Vc Yinqiao Pian',
    'acetaminophen chlorpheniramine vitamin-c honeysuckle-flower forsythia peppermint burdock licorice',
  ),
  formula(
    '999 Ganmaoling|999 gan mao ling|Ganmaoling granules|ganmaoling keli|gan mao ling ke li|Ganmaoling capsules 999',
    'acetaminophen chlorpheniramine caffeine',
  ),
  // Colds, cough, heat
  chineseFormula(
    'yin qiao|yin chiao|yin qiao jie du|yin chiao jie du',
    'licorice honeysuckle-flower forsythia peppermint burdock',
  ),
  formula('yin qiao|yin chiao|yinqiao|yinchiao', 'licorice honeysuckle-flower forsythia peppermint burdock'),
  chineseFormula('sang ju|sang ju gan mao', 'licorice mulberry-leaf chrysanthemum forsythia peppermint'),
  formula('gui zhi tang|guizhi tang|gui zhi decoction', 'licorice cinnamon-cassia white-peony jujube ginger'),
  chineseFormula('chuan xiong cha tiao', 'licorice chuanxiong peppermint'),
  chineseFormula('yu ping feng', 'astragalus atractylodes'),
  chineseFormula('xiao chai hu', 'licorice bupleurum pinellia ginger baikal-skullcap jujube asian-ginseng codonopsis'),
  chineseFormula(
    'da chai hu',
    'rhubarb-root bitter-orange bupleurum pinellia ginger baikal-skullcap white-peony jujube',
  ),
  chineseFormula('er chen', 'licorice pinellia orange-peel poria'),
  chineseFormula('wen dan', 'licorice bitter-orange pinellia orange-peel poria ginger jujube'),
  chineseFormula('ban xia hou po', 'pinellia poria magnolia-bark perilla-leaf ginger'),
  formula(
    'huo xiang zheng qi|huo xiang zheng qi san|huo xiang zheng qi wan|huoxiang zhengqi|huoxiang zhengqi wan|huo hsiang cheng chi',
    'licorice perilla-leaf atractylodes orange-peel magnolia-bark pinellia poria',
  ),
  formula(
    'huo xiang zheng qi shui|huoxiang zhengqi shui|huoxiang zhengqi water|huoxiang zhengqi tincture',
    'alcohol licorice perilla-leaf atractylodes orange-peel magnolia-bark pinellia poria',
  ),
  chineseFormula('huang lian jie du', 'coptis phellodendron baikal-skullcap'),
  formula('san huang pian|san huang wan|san huang tablets', 'rhubarb-root berberine baikal-skullcap'),
  // Weakness, blood, women
  chineseFormula('si jun zi', 'licorice asian-ginseng codonopsis atractylodes poria'),
  chineseFormula(
    'liu jun zi|xiang sha liu jun zi',
    'licorice asian-ginseng codonopsis atractylodes poria pinellia orange-peel',
  ),
  chineseFormula('si wu', 'rehmannia white-peony dong-quai chuanxiong'),
  chineseFormula('tao hong si wu', 'rehmannia white-peony dong-quai chuanxiong peach-kernel safflower'),
  chineseFormula(
    'ba zhen',
    'licorice asian-ginseng codonopsis atractylodes poria dong-quai white-peony chuanxiong rehmannia',
  ),
  chineseFormula(
    'shi quan da bu',
    'licorice asian-ginseng codonopsis astragalus atractylodes poria dong-quai white-peony rehmannia chuanxiong cinnamon-cassia',
  ),
  chineseFormula(
    'bu zhong yi qi',
    'licorice asian-ginseng codonopsis astragalus atractylodes dong-quai orange-peel bupleurum',
  ),
  chineseFormula(
    'gui pi|kwei pi',
    'licorice asian-ginseng codonopsis astragalus atractylodes poria jujube dong-quai ginger',
  ),
  chineseFormula('sheng mai', 'asian-ginseng codonopsis schisandra'),
  formula('zhi gan cao tang|zhigancao tang', 'licorice asian-ginseng rehmannia cinnamon-cassia ginger jujube'),
  chineseFormula('li zhong', 'licorice asian-ginseng codonopsis atractylodes ginger'),
  chineseFormula('xiao yao|hsiao yao', 'licorice bupleurum dong-quai white-peony atractylodes poria peppermint ginger'),
  formula(
    'free and easy wanderer|free easy wanderer',
    'licorice bupleurum dong-quai white-peony atractylodes poria peppermint ginger',
  ),
  chineseFormula(
    'jia wei xiao yao|dan zhi xiao yao',
    'licorice bupleurum dong-quai white-peony atractylodes poria peppermint tree-peony-bark',
  ),
  chineseFormula('chai hu shu gan', 'licorice bupleurum orange-peel white-peony chuanxiong nut-grass'),
  chineseFormula('dang gui shao yao', 'dong-quai chuanxiong white-peony poria atractylodes'),
  formula(
    "Women's Precious Pills|womens precious pills|women's precious",
    'licorice asian-ginseng codonopsis atractylodes poria dong-quai white-peony chuanxiong rehmannia',
  ),
  formula('Jade Windscreen|Jade Windscreen formula|jade screen formula', 'astragalus atractylodes'),
  chineseFormula('dang gui bu xue', 'astragalus dong-quai'),
  chineseFormula('gui zhi fu ling', 'cinnamon-cassia poria tree-peony-bark peach-kernel white-peony'),
  chineseFormula('sheng hua', 'licorice dong-quai chuanxiong peach-kernel ginger'),
  chineseFormula('shao yao gan cao', 'licorice white-peony'),
  chineseFormula('gan mai da zao', 'licorice jujube'),
  // Heart and vessels, joints
  chineseFormula(
    'xue fu zhu yu',
    'licorice peach-kernel safflower dong-quai chuanxiong white-peony rehmannia bupleurum achyranthes',
  ),
  chineseFormula('bu yang huan wu', 'astragalus dong-quai white-peony chuanxiong peach-kernel safflower'),
  formula(
    'compound danshen|compound danshen tablets|compound danshen dripping pills|compound danshen dripping pill|danshen dripping pill|danshen dripping pills|danshen diwan|fufang danshen|fu fang dan shen|fufang danshen diwan|fu fang dan shen di wan|fufang danshen pian|Dantonic',
    'danshen notoginseng',
  ),
  halfKnown(formula('su xiao jiu xin wan|suxiao jiuxin|suxiao jiuxin wan|suxiao jiuxin pill', 'chuanxiong')),
  halfKnown(
    chineseFormula(
      'du huo ji sheng',
      'licorice eucommia achyranthes asian-ginseng codonopsis dong-quai cinnamon-cassia chuanxiong rehmannia white-peony poria',
    ),
  ),
  // Sleep, stomach, liver, kidneys
  formula('suan zao ren tang|suanzaoren tang|suan zao ren decoction', 'licorice jujube poria chuanxiong'),
  chineseFormula('bao he', 'hawthorn pinellia poria orange-peel forsythia'),
  chineseFormula('ping wei', 'licorice atractylodes magnolia-bark orange-peel'),
  chineseFormula('ban xia xie xin', 'licorice pinellia baikal-skullcap ginger asian-ginseng jujube coptis'),
  chineseFormula('long dan xie gan|lung tan xie gan', 'licorice gentian baikal-skullcap bupleurum dong-quai rehmannia'),
  chineseFormula('da cheng qi|xiao cheng qi', 'rhubarb-root bitter-orange magnolia-bark'),
  chineseFormula('liu wei di huang', 'rehmannia poria tree-peony-bark'),
  chineseFormula('zhi bai di huang', 'rehmannia poria tree-peony-bark phellodendron'),
  chineseFormula('qi ju di huang', 'rehmannia poria tree-peony-bark goji-berry chrysanthemum'),
  halfKnown(chineseFormula('tian ma gou teng', 'gastrodia gou-teng eucommia baikal-skullcap achyranthes motherwort')),
];
