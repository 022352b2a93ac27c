import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Illnesses of the lungs, and smoking. */
export const breathNames = {
  asthma: {
    label: 'asthma',
    names: `
      asthmatic|wheezing|asthma attacks|bronchial asthma|asthmatics|ashtma|allergic asthma|exercise induced asthma|
      brittle asthma|severe asthma|wheezy|wheezy chest|reactive airways|reactive airway disease|
      tight chest and wheeze|hyperreactive airways|aspirin sensitive asthma|samters triad|peak flow|
      aspirin exacerbated respiratory disease|eosinophilic asthma|asthma nurse|asthma clinic|airways hyperreactive|
      exercise induced bronchospasm|bronchospasm|nebuliser at home|nebulizer at home|aerd|
      reversible airway obstruction|reversible airways obstruction|wheezy bronchitis`,
    abroad: `
      Asthma bronchiale|Asthmatiker|asma|asmático|asmática|asthmatique|asthme|astma|astmatyk|dama ki bimari|
      saans ki bimari|asthama|hika|pumu|hen suyễn|hen suyen|astım|semput|rabw`,
  },
  copd: {
    label: 'COPD',
    names: `
      chronic bronchitis|emphysema|chronic obstructive pulmonary disease|chronic lung disease|lung disease|coad|
      chronic obstructive|chronic obstructive airways|smokers lung|smokers lungs|home oxygen|on oxygen|oxygen at home|
      pulmonary fibrosis|lung fibrosis|ipf|scarred lungs|lung scarring|respiratory failure|bronchiectasis|
      cystic fibrosis|bad lungs|weak lungs|interstitial lung disease|fev1|gold stage|gold stage 2|gold stage 3|
      gold stage 4|alpha 1 antitrypsin|alpha 1 antitrypsin deficiency|alpha one antitrypsin|oxygen concentrator|
      lung volume reduction|idiopathic pulmonary fibrosis|asbestosis|silicosis|pneumoconiosis|
      hypersensitivity pneumonitis|farmers lung|primary ciliary dyskinesia|chronic respiratory failure|
      pulmonary rehab|alpha 1 lungs|alpha 1 lung disease|obstructive airways disease|chronic airflow obstruction`,
    abroad: 'Lungenemphysem|EPOC|BPCO|DPOC|bronchite chronique|bronquitis crónica|bronchite cronica|POChP|rozedma',
  },
  'sleep-apnea': {
    label: 'sleep apnea',
    names: `
      sleep apnoea|osa|cpap|obstructive sleep apnea|obstructive sleep apnoea|sleep apnia|apnea|apnoea|cpap machine|
      use a cpap|bipap|osahs|central sleep apnea|central sleep apnoea|obesity hypoventilation|
      stop breathing in my sleep|stops breathing in my sleep|stop breathing at night|stop breathing while asleep|
      stopping breathing at night|stopping breathing in my sleep|wife says i stop breathing|
      husband says i stop breathing|partner says i stop breathing|girlfriend says i stop breathing|
      boyfriend says i stop breathing|she says i stop breathing|he says i stop breathing|apap machine|mandibular splint|
      sleep mask machine|sleep study positive|breathing machine at night`,
    abroad: `
      Schlafapnoe|apnea del sueño|apnée du sommeil|apnées du sommeil|apnea notturna|apnee notturne|apneia do sono|
      slaapapneu|bezdech senny`,
  },
  sarcoidosis: {
    label: 'sarcoidosis',
    names: `
      sarcoid|sarkoidosis|lung sarcoid|neurosarcoidosis|boeck disease|cardiac sarcoid|lofgren|lofgrens|
      lofgren syndrome|lofgrens syndrome|heerfordt|lupus pernio|neurosarcoid|granulomatous disease|sarcoid granulomas|
      high ace level|ocular sarcoid`,
    abroad: 'Sarkoidose|sarcoidosi|sarcoïdose|sarkoidoza',
  },
  tuberculosis: {
    label: 'tuberculosis',
    names: `
      tb|latent tb|tb infection|active tb|mycobacterium tuberculosis|consumption of the lungs|koch disease|
      pulmonary tuberculosis|lung tuberculosis|quantiferon|quantiferon positive|igra positive|positive igra|
      positive tb test|positive mantoux|mantoux positive|mdr tb|xdr tb|potts disease|tb meningitis|tb clinic|
      ripe therapy|latent tuberculosis|miliary tb|scrofula|tb contact|tb prophylaxis`,
    abroad: `
      Tuberkulose|tuberculose|tubercolosi|gruźlica|tuberculosis latente|kshay rog|tb ki bimari|tapedik|batuk kering|
      kifua kikuu|lao phổi|lao phoi`,
  },
  'asbestos-exposure': {
    label: 'asbestos exposure',
    names: 'asbestos|asbestosis|worked with asbestos|exposed to asbestos|asbestos worker|mesothelioma|pleural plaques',
  },
  smoking: {
    label: 'smoking',
    names: `
      smoker|i smoke|ex smoker|smokes|i am a smoker|heavy smoker|cigarettes|tobacco|smoking cigarettes|chain smoker|
      pack a day|a pack a day|packs a day|vape|vaping|vaper|cigs|fags a day|cigarettes a day|tobacco user|pipe smoker|
      roll ups|waterpipe|beedi|cigarillos|light smoker|social smoker|roll your own|rollies|smoking daily|smoke daily|
      smoke every day|smoke a pack|half a pack|half a pack a day|two packs a day|20 a day smoker|20 per day smoker|
      juul|elf bar|disposable vapes|pack years|pack year history|smoked for years|nicotine addict`,
    abroad: `
      Raucher|Raucherin|rauche|fumador|fumadora|fumo todos los días|fumeur|fumeuse|fumatore|fumatrice|fumante|
      fumador diário|roker|palacz|palę papierosy|cigarette peeta|bidi peeta`,
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
