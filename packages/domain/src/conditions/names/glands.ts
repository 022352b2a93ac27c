import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Diabetes and illnesses of the glands. */
export const glandsNames = {
  diabetes: {
    label: 'diabetes',
    names: `
      diabetic|type 2 diabetes|type 1 diabetes|t2d|t1d|type ii diabetes|sugar diabetes|high blood sugar|prediabetes|
      pre diabetes|insulin resistance|sugar problem|gestational diabetes|diabetes mellitus|high sugar|type 1 diabetic|
      type 2 diabetic|t2dm|t1dm|borderline diabetes|borderline diabetic|high a1c|sugar is high|raised blood sugar|
      niddm|iddm|lada|diabetes type 1|diabetes type 2|diabetes 1|diabetes 2|diabetes type one|diabetes type two|
      type one diabetic|type two diabetic|type one diabetes|type two diabetes|dm2|dm type 2|dm type 1|dmt2|tiidm|
      type ii diabetic|type i diabetic|type i diabetes|juvenile diabetes|juvenile diabetic|adult onset diabetes|
      late onset diabetes|mody|type 3c diabetes|brittle diabetic|brittle diabetes|diabetics|sugar disease|
      sugar illness|sugar diabetic|suffer from sugar|prediabetic|pre diabetic|impaired glucose tolerance|
      impaired fasting glucose|hyperglycemia|hyperglycaemia|high glucose|raised glucose|elevated glucose|
      high blood glucose|elevated blood sugar|high hba1c|raised hba1c|a1c is high|hba1c is high|a1c too high|
      insulin resistant|metabolic syndrome|diabetic neuropathy|diabetic retinopathy|diabetic foot|
      diabetic ketoacidosis|dka|steroid diabetes|pancreatectomy|im type 2|im type 1|i am type 2|i am type 1|
      have the sugar|sugar patient|diabetes mellitus typ 2|closed loop pump|hybrid closed loop|freestyle libre|
      libre sensor|libre 2|libre 3|dexcom|continuous glucose monitor|glucose monitor|glucose sensor|omnipod|
      medtronic pump|borderline sugar|impaired fasting glycaemia|high fasting sugar|high fasting sugars|
      high fasting glucose|diabetic clinic|diabetes clinic|diabetic foot clinic|ketoacidosis|diabetic macular oedema|
      hyperglycaemic|hyperglycemic|type 3c|diet controlled|new onset diabetes after transplant|nodat|
      post transplant diabetes|carb counting|basal bolus|diabetic foot ulcer|diabetic ulcer|diabetic nerve damage|
      diabetic eye disease|diabetic eye screening|diabetic maculopathy|diabetic kidney disease|bronze diabetes|
      diabetic gastroparesis|diabetes nurse|numb feet from diabetes|islet cell transplant|hypo unawareness`,
    abroad: `
      diabète|Zuckerkrankheit|diabético|diabética|Diabetiker|Diabetikerin|zuckerkrank|Altersdiabetes|
      Schwangerschaftsdiabetes|azúcar alta en la sangre|diabetes gestacional|diabétique|diabète de type 2|
      diabète gestationnel|glycémie élevée|diabete di tipo 2|glicemia alta|diabete gestazionale|açúcar alto|
      diabético tipo 2|diabetes tipo 2|suikerziekte|diabeet|zwangerschapsdiabetes|cukrzyca|cukrzycę|cukrzyk|
      sugar ki bimari|sugar ka mareez|madhumeh|sugar badha hua|sugar hai mujhe|kencing manis|penyakit gula|sakit gula|
      diyabet|şeker hastalığı|şeker hastası|şeker hastasıyım|kisukari|ugonjwa wa sukari|tiểu đường|tieu duong|
      tang niao bing|tonyobyo|sukkari disease|maraz al sukkari|azúcar alta|azúcar en la sangre|tengo azúcar|diabetis`,
  },
  'low-blood-sugar': {
    label: 'low blood sugar',
    names: `
      hypoglycemia|hypoglycaemia|hypos|low sugar|blood sugar drops|sugar lows|reactive hypoglycemia|low blood sugars|
      hypoglycemic|hypoglycaemic|hypo attacks|hypo episodes|low glucose|low blood glucose|sugar drops|sugar crashes|
      blood sugar crashes|blood sugar lows|sugar goes low|insulinoma|dumping syndrome|frequent hypos|bad hypos|
      hypo last night|had a hypo|hypo unaware|hypo unawareness|hypoglycemic unawareness|hypoglycemic episodes|
      hypoglycaemic episodes|nesidioblastosis|glycogen storage disease|von gierke|hyperinsulinism|
      post bariatric hypoglycemia`,
    abroad: `
      Unterzuckerung|Unterzucker|hipoglucemia|azúcar baja|bajones de azúcar|hypoglycémie|ipoglicemia|hipoglicemia|
      lage bloedsuiker|hipoglikemia|niski cukier|sugar kam ho jati`,
  },
  hyperthyroidism: {
    label: 'overactive thyroid',
    names: `
      hyperthyroidism|hyperthyroid|graves disease|graves|thyrotoxicosis|thyroid is overactive|high thyroid|
      toxic goitre|hyperactive thyroid|hyperthyroid disease|hyper thyroid|overactive thyroid gland|thyroid overactive|
      over active thyroid|overactive thyriod|thyroid is hyper|thyroid storm|thyrotoxic|graves ophthalmopathy|
      thyroid eye disease|toxic nodule|toxic multinodular goitre|toxic adenoma|hot nodule|hot thyroid nodule|low tsh|
      suppressed tsh|tsh is low|basedow|basedows|thyroid too fast|thyroid works too hard|thyroid works too fast|
      thyroid is too active|hyperthyreosis|thyroid goes too fast|high t4|t4 is high|subclinical hyperthyroidism|
      basedow disease|toxic nodular goitre|toxic nodular goiter|toxic multinodular goiter|tsh suppressed|t4 too high|
      t4 high|t3 too high|t3 high|high t3|graves eye disease|graves orbitopathy|trab positive|plummers disease|
      plummer disease|postpartum thyroiditis|jod basedow|block and replace|hyperthyroidosis|thyroid overactivity|
      thyroid overworking|overworking thyroid|thyroid working too hard|thyroid racing`,
    abroad: `
      Schilddrüsenüberfunktion|hyperthyroïdie|Schilddrüse überaktiv|Schilddrüse zu aktiv|überaktive Schilddrüse|
      tiroides acelerada|thyroïde trop active|Überfunktion der Schilddrüse|Hyperthyreose|Morbus Basedow|
      hipertiroidismo|tiroides hiperactiva|enfermedad de Graves|thyroïde hyperactive|maladie de Basedow|
      ipertiroidismo|tiroide iperattiva|morbo di Basedow|hipertireoidismo|hipertiroidismo tratado|doença de Graves|
      snelle schildklier|overactieve schildklier|te snelle schildklier|nadczynność tarczycy|choroba Gravesa`,
  },
  hypothyroidism: {
    label: 'underactive thyroid',
    names: `
      hypothyroidism|hypothyroid|hashimotos|hashimoto|slow thyroid|low thyroid|thyroid is underactive|
      sluggish thyroid|hashimotos thyroiditis|no thyroid|thyroid removed|thyroidectomy|hypo thyroid|
      underactive thyroid gland|under active thyroid|thyroid underactive|underactive thyriod|myxedema|myxoedema|
      thyroid is slow|thyroid is low|thyroid too slow|thyroid is too slow|thyroid doesnt work|thyroid does not work|
      thyroid barely works|lazy thyroid|thyroid is lazy|hypothyreosis|high tsh|tsh is high|tsh too high|tsh is raised|
      raised tsh|elevated tsh|low t4|subclinical hypothyroidism|hashis|hashi|hashimotos disease|hashimoto thyroiditis|
      thyroid was removed|thyroid taken out|thyroid out|had my thyroid out|without a thyroid|radioactive iodine|
      after radioiodine|autoimmune thyroiditis|chronic thyroiditis|congenital hypothyroidism|rai ablation|radioiodine|
      thyroid ablation|thyroid ablated|thyroid cut out|cretinism|myxoedema coma|tsh high|thyroid underactivity|
      hemithyroidectomy|central hypothyroidism|half a thyroid left|half a thyroid|thyroid lobectomy|iodine 131|i 131|
      i131|i 131 treatment|radio iodine`,
    abroad: `
      Schilddrüsenunterfunktion|hypothyroïdie|Unterfunktion der Schilddrüse|Hypothyreose|hipotiroidismo|
      tiroides lenta|thyroïde lente|ipotiroidismo|tiroide lenta|hipotireoidismo|hipotiroidismo congénito|
      trage schildklier|te trage schildklier|niedoczynność tarczycy|thyroid kam|thyroid ki bimari`,
  },
  'thyroid-disease': {
    label: 'thyroid disease',
    names: `
      thyroid problem|thyroid problems|thyroid condition|goiter|goitre|thyroid nodules|thyroid disorder|
      thyroid cancer|tpo positive|tpo antibodies|thyroid antibodies|antithyroid antibodies|thyroiditis|
      thyroid trouble|thyroid issues|thyroid issue|thyroid illness|thyroid nodule|nodular thyroid|enlarged thyroid|
      swollen thyroid|thyroid is enlarged|thyroid levels are off|thyroid is off|thyroid gone wrong|thyriod problems|
      multinodular goitre|multinodular goiter|thyroid cyst|thyroid lump|thyroid patient|bad thyroid|
      lump on my thyroid|lump in my thyroid|thyroid peroxidase antibodies|de quervain|subacute thyroiditis|
      thyroid surgery|thyroid clinic|thyroid specialist|thyroid growth|thyroid biopsy|medullary thyroid cancer|
      follicular thyroid cancer|papillary thyroid|papillary carcinoma`,
    abroad: `
      Schilddrüsenerkrankung|Schilddrüsenknoten|Kropf|Schilddrüsenkrebs|problemas de tiroides|nódulos tiroideos|
      problèmes de thyroïde|nodules thyroïdiens|problemi alla tiroide|noduli tiroidei|problemas de tireoide|
      problemas na tireoide|nódulos na tireoide|schildklierproblemen|choroba tarczycy|guzki tarczycy|gondok|bosyo|
      guatr|bướu cổ|buou co`,
  },
  'adrenal-insufficiency': {
    label: 'adrenal insufficiency',
    names: `
      addisons disease|addisons|addison|addison disease|addisons crisis|adrenal failure|adrenal glands dont work|
      adrenals dont work|adrenal glands do not work|low cortisol|secondary adrenal insufficiency|adrenal crisis|
      congenital adrenal hyperplasia|adrenalectomy|no adrenal glands|cortisol replacement|cortisol deficiency|
      adrenal suppression|adrenoleukodystrophy|waterhouse friderichsen|21 hydroxylase deficiency|
      bilateral adrenalectomy|adrenals removed|adrenal glands removed|hypopituitarism|panhypopituitarism|sheehans|
      sheehans syndrome|synacthen test failed|acth deficiency|salt wasting|salt losing|nelsons syndrome|
      sick day rules|steroid sick day rules|adrenals do not work`,
    abroad: `
      Nebenniereninsuffizienz|Nebennierenschwäche|Morbus Addison|insuficiencia suprarrenal|enfermedad de Addison|
      insuffisance surrénale|maladie d Addison|insufficienza surrenalica|morbo di Addison|insuficiência adrenal|
      doença de Addison|bijnierinsufficiëntie|niewydolność nadnerczy|choroba Addisona`,
  },
  hyperaldosteronism: {
    label: 'too much aldosterone',
    names: `
      hyperaldosteronism|aldosteronism|conns|conns syndrome|conn syndrome|primary aldosteronism|
      primary hyperaldosteronism|high aldosterone|aldosterone is high|aldosteronoma|adrenal adenoma|liddles|liddle|
      liddles syndrome|liddle syndrome|apparent mineralocorticoid excess|aldosterone producing adenoma|
      aldosterone excess|bartter with high aldosterone|glucocorticoid remediable aldosteronism`,
  },
  'pituitary-disorder': {
    label: 'pituitary disorder',
    names: `
      pituitary|hyperprolactinemia|prolactinoma|pituitary tumour|pituitary tumor|pituitary adenoma|pituitary disease|
      pituitary problem|pituitary problems|pituitary trouble|pituitary gland disorder|high prolactin|raised prolactin|
      hyperprolactinaemia|prolactin is high|prolactin too high|elevated prolactin|acromegaly|pituitary surgery|
      pituitary growth|tumour on my pituitary|tumor on my pituitary|hypopituitarism|microadenoma|macroadenoma|
      sheehan syndrome|craniopharyngioma|empty sella|empty sella syndrome|pituitary removed|transsphenoidal|
      transsphenoidal surgery|hypophysitis|rathkes cleft cyst|rathke cyst|cushings disease|cushing disease|
      pituitary apoplexy|panhypopituitarism|growth hormone excess|diabetes insipidus|arginine vasopressin deficiency|
      high igf1|sheehans|sheehans syndrome|pituitary clinic|pituitary cyst|cushings|cushings syndrome|
      cushing syndrome|prolactin tumour|prolactin tumor`,
  },
  pheochromocytoma: {
    label: 'pheochromocytoma',
    names: `
      phaeochromocytoma|pheo|phaeo|paraganglioma|adrenal tumour that makes adrenaline|adrenaline tumour|
      adrenaline tumor|men2|men 2|men2a|men2b|multiple endocrine neoplasia|adrenaline producing tumour|
      adrenaline producing tumor|adrenaline secreting tumour|adrenaline secreting tumor|catecholamine tumour|
      catecholamine secreting|catecholamine excess|raised metanephrines|high metanephrines|metanephrines high|
      glomus tumour|von hippel lindau|succinate dehydrogenase mutation|sdhb`,
  },
  hypoparathyroidism: {
    label: 'hypoparathyroidism',
    names: `
      hypoparathyroid|underactive parathyroid|underactive parathyroids|low parathyroid|low parathyroid hormone|
      low pth|parathyroid glands were removed|parathyroids were removed|parathyroids removed|no parathyroid glands|
      no parathyroids|pseudohypoparathyroidism|digeorge syndrome|hipoparatiroidismo`,
    abroad: 'Hypoparathyreoidismus|hypoparathyroïdie|Nebenschilddrüsenunterfunktion',
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
