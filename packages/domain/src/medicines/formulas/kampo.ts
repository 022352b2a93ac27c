import { formula, halfKnown } from './formula.ts';

/**
 * Kampo extracts of Japan, with the Korean names of the same formulas. What they hold is fixed by the Japanese
 * Pharmacopoeia (18th edition, monographs of the extracts) and the ministry's list of 294 formulas for sale without
 * prescription. Japanese angelica stands for dong quai, as in the formulas from which they come.
 */
export const kampoFormulas = [
  formula(
    'Kakkonto|Kakkon-to|kakkon to|kakkon tou|Galgeuntang|galgeun-tang',
    'ephedra licorice kudzu jujube cinnamon-cassia white-peony ginger',
  ),
  formula(
    'Kakkonto-ka-senkyu-shini|Kakkontokasenkyushini|kakkonto ka senkyu shini',
    'ephedra licorice kudzu jujube cinnamon-cassia white-peony ginger chuanxiong',
  ),
  formula('Maoto|mao-to|mao to|mao tou', 'ephedra licorice cinnamon-cassia'),
  halfKnown(formula('Maobushisaishinto|mao bushi saishin to', 'ephedra aconite')),
  halfKnown(
    formula(
      'Shoseiryuto|sho-seiryu-to|sho seiryu to|sho seiryu tou|Socheongryongtang|so-cheong-ryong-tang',
      'ephedra licorice white-peony ginger cinnamon-cassia schisandra pinellia',
    ),
  ),
  formula('Eppikajutsuto|eppika jutsu to', 'ephedra licorice ginger jujube atractylodes'),
  formula('Makyokansekito|makyo kanseki to|Gokoto', 'ephedra licorice'),
  formula('Makyoyokukanto|makyo yokukan to', 'ephedra licorice'),
  formula('Yokuininto|yokuinin to', 'ephedra licorice dong-quai atractylodes cinnamon-cassia white-peony'),
  formula('Shimpito|shinpito', 'ephedra licorice magnolia-bark orange-peel bupleurum perilla-leaf'),
  formula(
    'Bofutsushosan|bofu-tsusho-san|bofu tsusho san|Bofutsu-shosan|Bangpungtongseongsan|Naishitoru|Coccoapo',
    'ephedra licorice rhubarb-root dong-quai chuanxiong white-peony peppermint atractylodes baikal-skullcap forsythia ginger',
  ),
  formula('Bakumondoto|bakumondo-to|bakumondo to', 'licorice asian-ginseng pinellia jujube'),
  formula(
    'Chotosan|choto-san|choto san',
    'licorice gou-teng orange-peel pinellia poria asian-ginseng chrysanthemum ginger',
  ),
  formula('Daikenchuto|dai-kenchu-to|daiken chuto|dai kenchu to', 'asian-ginseng ginger'),
  formula('Daiokanzoto|daio-kanzo-to|daio kanzo to', 'rhubarb-root licorice'),
  formula(
    'Daisaikoto|dai-saiko-to|dai saiko to',
    'rhubarb-root bitter-orange bupleurum pinellia ginger baikal-skullcap white-peony jujube',
  ),
  formula('Goreisan|gorei-san|gorei san|Oryeongsan', 'poria atractylodes cinnamon-cassia'),
  formula(
    'Goshajinkigan|gosha-jinki-gan|gosha jinki gan',
    'aconite rehmannia poria tree-peony-bark cinnamon-cassia achyranthes',
  ),
  formula(
    'Hachimijiogan|hachimi-jio-gan|hachimi jio gan|Palmijihwanghwan',
    'aconite rehmannia poria tree-peony-bark cinnamon-cassia',
  ),
  formula('Rokumigan|Yukmijihwangtang', 'rehmannia poria tree-peony-bark'),
  formula(
    'Hangekobokuto|hange-koboku-to|hange koboku to|Banhahubaktang',
    'pinellia poria magnolia-bark perilla-leaf ginger',
  ),
  formula(
    'Hangeshashinto|hange-shashin-to|hange shashin to|Banhasasimtang',
    'licorice pinellia baikal-skullcap ginger asian-ginseng jujube coptis',
  ),
  formula(
    'Hochuekkito|hochu-ekki-to|hochu ekki to|Bojungikgitang|bojung-ikgi-tang',
    'licorice asian-ginseng astragalus atractylodes dong-quai orange-peel jujube bupleurum ginger',
  ),
  formula(
    'Juzentaihoto|juzen-taiho-to|juzen taiho to|Sipjeondaebotang|sipjeondaebo-tang',
    'licorice asian-ginseng astragalus atractylodes poria dong-quai white-peony rehmannia chuanxiong cinnamon-cassia',
  ),
  formula(
    'Kamishoyosan|kami-shoyo-san|kami shoyo san|Gamisoyosan',
    'licorice dong-quai white-peony atractylodes poria bupleurum tree-peony-bark ginger peppermint',
  ),
  formula(
    'Kamikihito|kami-kihi-to|kami kihi to|Kihito|kihi-to|Gwibitang',
    'licorice asian-ginseng astragalus atractylodes poria jujube dong-quai ginger',
  ),
  formula('Kamikihito|kami-kihi-to|kami kihi to', 'bupleurum'),
  formula(
    'Keishibukuryogan|keishi-bukuryo-gan|keishi bukuryo gan',
    'cinnamon-cassia poria tree-peony-bark peach-kernel white-peony',
  ),
  formula('Keishito|keishi-to|keishi to', 'licorice cinnamon-cassia white-peony jujube ginger'),
  formula(
    'Keishikajutsubuto|keishi ka jutsubu to',
    'aconite licorice cinnamon-cassia white-peony jujube ginger atractylodes',
  ),
  formula(
    'Ninjinyoeito|ninjin-yoei-to|ninjin yoei to',
    'licorice asian-ginseng dong-quai white-peony rehmannia atractylodes poria cinnamon-cassia astragalus orange-peel schisandra',
  ),
  formula('Ninjinto|ninjin-to', 'licorice asian-ginseng atractylodes ginger'),
  formula('Otsujito|otsuji-to', 'rhubarb-root licorice dong-quai bupleurum baikal-skullcap'),
  formula('Orengedokuto|oren-gedoku-to|oren gedoku to|Hwangnyeonhaedoktang', 'coptis phellodendron baikal-skullcap'),
  formula(
    'Rikkunshito|rikkunshi-to|rikkunshi to|Yukgunjatang',
    'licorice asian-ginseng atractylodes poria pinellia orange-peel jujube ginger',
  ),
  formula('Ryokeijutsukanto|ryokei jutsukan to', 'licorice poria cinnamon-cassia atractylodes'),
  formula(
    'Saibokuto|saiboku-to|saiboku to',
    'licorice bupleurum pinellia poria baikal-skullcap magnolia-bark jujube asian-ginseng perilla-leaf ginger',
  ),
  formula(
    'Saireito|sairei-to|sairei to',
    'licorice bupleurum pinellia baikal-skullcap jujube asian-ginseng poria atractylodes cinnamon-cassia ginger',
  ),
  formula(
    'Saikokeishito|saiko-keishi-to|saiko keishi to',
    'licorice bupleurum pinellia baikal-skullcap asian-ginseng cinnamon-cassia white-peony jujube ginger',
  ),
  formula(
    'Saikokaryukotsuboreito|saiko-ka-ryukotsu-borei-to|saiko ka ryukotsu borei to',
    'bupleurum pinellia poria cinnamon-cassia baikal-skullcap jujube asian-ginseng ginger',
  ),
  formula(
    'Shosaikoto|sho-saiko-to|sho saiko to|sho saiko tou|Soshihotang|so-si-ho-tang',
    'licorice bupleurum pinellia ginger baikal-skullcap jujube asian-ginseng',
  ),
  formula('Shakuyakukanzoto|shakuyaku-kanzo-to|shakuyaku kanzo to|Jakyakgamchotang', 'licorice white-peony'),
  formula('Shimbuto|shinbuto|shinbu-to', 'aconite poria white-peony atractylodes ginger'),
  formula('Tokakujokito|tokaku-joki-to|tokaku joki to', 'rhubarb-root licorice peach-kernel cinnamon-cassia'),
  formula(
    'Tokishakuyakusan|toki-shakuyaku-san|toki shakuyaku san|Dangguijakyaksan',
    'dong-quai chuanxiong white-peony poria atractylodes',
  ),
  formula(
    'Yokukansan|yokukan-san|yokukan san|Eokgansan',
    'licorice dong-quai gou-teng chuanxiong bupleurum atractylodes poria',
  ),
  formula(
    'Yokukansankachimpihange|yokukansan-ka-chimpi-hange|yokukansan ka chimpi hange',
    'licorice dong-quai gou-teng chuanxiong bupleurum atractylodes poria orange-peel pinellia',
  ),
  formula('Jumihaidokuto|jumi-haidoku-to', 'licorice bupleurum poria chuanxiong ginger'),
  formula('Kanbakutaisoto|kambakutaisoto', 'licorice jujube'),
  formula('Kikyoto|kikyo-to', 'licorice'),
  formula('Boiogito|boi-ogi-to|boi ogi to', 'licorice astragalus atractylodes ginger jujube'),
  formula('Sansoninto|sanso-nin-to', 'licorice jujube poria chuanxiong'),
  formula('Shimotsuto|shimotsu-to|Samultang', 'rehmannia white-peony dong-quai chuanxiong'),
  formula(
    'Ssanghwatang|ssanghwa-tang|ssanghwa tang|ssanghwa tea',
    'licorice white-peony rehmannia astragalus dong-quai chuanxiong cinnamon-cassia ginger jujube',
  ),
  formula(
    'Kyungokgo|kyung-ok-go|kyung ok go|gyeongokgo|gyeong-ok-go|qiong yu gao',
    'asian-ginseng rehmannia poria honey',
  ),
  halfKnown(formula('Gongjindan|gong-jin-dan|gong jin dan', 'deer-antler dong-quai')),
];
