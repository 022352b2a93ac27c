import { formula, halfKnown } from './formula.ts';

/**
 * Compounds of Ayurveda and Unani, by the Ayurvedic Formulary of India and the National Formulary of Unani Medicine.
 * Arishtas and asavas ferment and hold the alcohol that arises in them. Brands whose content journals give: Liv.52 (de
 * Silva and others, Journal of Ethnopharmacology 2003), Cystone (Erickson and others, Explore 2011).
 */
export const indianFormulas = [
  // Made with mercury, arsenic or lead
  formula(
    'Arogyavardhini|Arogyavardhini vati|Arogyavardhini gutika|Arogya vardhini vati',
    'heavy-metal-remedies kutki guggul neem chitrak',
  ),
  formula(
    'Vasant Kusumakar Ras|Vasant Kusumakar|Brihat Vat Chintamani Ras|Vat Chintamani Ras|Yogendra Ras|Smritisagar Ras|Ekangveer Ras|Ekangvir Ras|Laxmi Vilas Ras|Lakshmi Vilas Ras|Laxmivilas Ras|Swarna Vasant Malti Ras|Vasant Malti Ras|Sutshekhar Ras|Sutashekhar Ras|Chaturmukh Ras|Jaimangal Ras|Hridayarnava Ras|Kumar Kalyan Ras|Gandhak Rasayan Kajjali|Kajjali|Rasaraj Ras|Trailokya Chintamani Ras',
    'heavy-metal-remedies',
  ),
  formula(
    'Tribhuvan Kirti Ras|Tribhuvankirti Ras|Tribhuvan Kirti|Anand Bhairav Ras|Anandbhairav Ras',
    'heavy-metal-remedies aconite',
  ),
  // Fermented: with alcohol
  halfKnown(
    formula(
      'Ashokarishta|Ashoka Arishta|Ashokarishtam|Chandanasava|Kutajarishta|Lodhrasava|Babbularishta|Khadirarishta|Balarishta|Parthadyarishta',
      'alcohol',
    ),
  ),
  halfKnown(formula('Dashmularishta|Dashmoolarishta|Dashamoolarishta|Dasamoolarishtam|Dashmoolarishtam', 'alcohol')),
  halfKnown(formula('Arjunarishta|Arjunarishtam', 'alcohol arjuna')),
  halfKnown(formula('Draksharishta|Drakshasava|Drakshasavam', 'alcohol')),
  halfKnown(formula('Abhayarishta|Abhayarishtam', 'alcohol haritaki')),
  halfKnown(formula('Kumaryasava|Kumari Asava|Kumari asav|Kumaryasavam', 'alcohol aloe-latex')),
  halfKnown(formula('Lohasava|Lohasav|Lohasavam', 'alcohol iron')),
  halfKnown(formula('Punarnavasava|Punarnavarishta|Punarnavasavam', 'alcohol punarnava')),
  halfKnown(formula('Saraswatarishta|Saraswatharishtam', 'alcohol bacopa')),
  halfKnown(formula('Ashwagandharishta|Aswagandharishtam', 'alcohol ashwagandha')),
  halfKnown(formula('Amritarishta|Amrutharishtam|Amrutarishta', 'alcohol giloy')),
  halfKnown(formula('Vidangarishta|Vidangasava', 'alcohol vidanga')),
  halfKnown(formula('Kanakasava|Kanakasavam|Kanakasav', 'alcohol jimsonweed vasaka')),
  // Powders and pills
  formula('Trikatu|Trikatu churna|Trikatu choornam', 'long-pepper black-pepper ginger'),
  formula(
    'Sitopaladi|Sitopaladi churna|Sitopaladi choornam|Shitopaladi churna',
    'long-pepper cardamom cinnamon-cassia',
  ),
  formula('Talisadi churna|Talisadi|Talishadi churna', 'long-pepper black-pepper ginger cardamom cinnamon-cassia'),
  formula(
    'Hingvastak|Hingvastak churna|Hingwashtak churna|Hingvashtak churna|Hingashtak churna',
    'asafoetida long-pepper black-pepper ginger ajwain cumin',
  ),
  halfKnown(
    formula(
      'Avipattikar|Avipattikar churna|Avipattikara churna',
      'long-pepper black-pepper ginger triphala clove cardamom',
    ),
  ),
  formula('Triphala Guggulu|Triphala Guggul', 'triphala guggul long-pepper'),
  formula(
    'Kaishore Guggulu|Kaishor Guggul|Kaishora Guggulu|Kaishore Guggul',
    'guggul triphala giloy ginger black-pepper long-pepper',
  ),
  formula(
    'Kanchanar Guggulu|Kanchanar Guggul|Kanchnar Guggul|Kanchanara Guggulu',
    'guggul triphala ginger black-pepper long-pepper',
  ),
  formula(
    'Yograj Guggulu|Yogaraj Guggulu|Yograj Guggul|Yograj Gugal|Yogaraja Guggulu',
    'guggul triphala chitrak long-pepper ajwain',
  ),
  formula('Gokshuradi Guggulu|Gokshuradi Guggul', 'guggul tribulus triphala'),
  halfKnown(formula('Chandraprabha|Chandraprabha vati|Chandra prabha vati', 'shilajit guggul iron turmeric camphor')),
  halfKnown(
    formula('Mahasudarshan|Mahasudarshan churna|Mahasudarshan kadha|Sudarshan churna|Maha Sudarshan churna', 'chirata'),
  ),
  formula('Chyawanprash|Chyavanprash|Chyawanprasha', 'amla long-pepper'),
  halfKnown(formula('Lavan Bhaskar churna|Lavanbhaskar churna', 'pink-salt long-pepper ginger')),
  // Brands
  halfKnown(formula('Liv 52|Liv.52|Liv52|Liv-52|Himalaya Liv 52|Himalaya Liv.52', 'chicory arjuna yarrow iron')),
  halfKnown(formula('Cystone|Himalaya Cystone', 'shilajit')),
  // Unani; Safi by two pages that agree on these, senna far ahead of the others
  halfKnown(
    formula(
      'Safi|Safi syrup|Hamdard Safi|Safi Hamdard|Hamdard Safi syrup|Safi blood purifier',
      'senna neem chirata haritaki holy-basil giloy',
    ),
  ),
  halfKnown(formula('Joshanda|Joshina', 'licorice jujube')),
];
